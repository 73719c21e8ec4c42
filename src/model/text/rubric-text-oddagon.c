/* rubric-text-oddagon.c - oddagons in words: cells that a few digits cannot fill
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* "row 1 column 1, row 1 column 5, …, and row 1 column 1 again": the way round the ring */
static char *
list_ring (const SudStep *step)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < step->n_nodes; i++)
    rubric_text_append_item (list, rubric_text_cell (sud_cells_first (step->nodes[i].cells)));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
rubric_text_bivalue_oddagon (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *ring = list_ring (step), *digits = rubric_text_choice (step->digits);
  g_autofree char *end = rubric_text_extras (step, marks);

  /* Translators: %1$s are cells, the first again at the end; %2$d is their number, which is odd, at least five; %3$s
   * are two digits ("4 or 7"), %4$s is one or more sentences */
  return g_strdup_printf (_ ("Go round these cells, each of which shares a row, a column or a box with the next: %1$s. "
                             "If they held nothing but %3$s, the two digits would have to take turns. But there are "
                             "%2$d cells, an odd number, so that does not come out even. %4$s"),
                          ring, step->size, digits, end);
}

/* @end: one or more sentences that follow */
static char *
say_twelve_cells (const SudStep *step, const char *end)
{
  g_autofree char *cells = rubric_text_cell_groups (step->cells), *digits = rubric_text_choice (step->digits);

  /* Translators: %1$s are twelve cells, three in each of four boxes, %2$s three digits ("1, 4 or 7"), %3$s is one or
   * more sentences */
  return g_strdup_printf (_ ("Look at three cells in each of four boxes: %1$s. Suppose they hold nothing but %2$s. "
                             "Then boxes side by side have the three digits in the same order of rows, only moved "
                             "on, for no row can have a digit twice; and boxes above each other in the same order of "
                             "columns. But from top to bottom the cells of a box stand left, middle, right, or moved "
                             "on like that; or else in the opposite order. One or three of the four boxes differ in "
                             "this from the rest, so once round the four boxes the order of the digits would become "
                             "the opposite one, which cannot be. %3$s"),
                          cells, digits, end);
}

char *
rubric_text_trivalue_oddagon (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *end = rubric_text_extras (step, marks);

  return say_twelve_cells (step, end);
}

char *
rubric_text_oddagon_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *chains = rubric_text_branches (step, marks), *end = NULL;
  g_autofree char *out = rubric_text_node (&step->nodes[step->n_nodes - 1], FALSE);

  SUD_EACH_CELL (cell, step->fins)
    {
      g_autofree char *digits = rubric_text_choice ((SudDigits)(marks->cell[cell] & ~step->digits));
      g_autofree char *name = rubric_text_in_cell ((int)cell);

      /* Translators: %1$s is a digit, or several, %2$s the cells where it stands, or where they cannot stand */
      rubric_text_append_item (others, g_strdup_printf (_ ("%1$s in %2$s"), digits, name));
    }
  /* Translators: %1$s are candidates: "4 in row 5 column 3; 4 or 7 in row 5 column 8"; %2$s are chains of reasoning,
   * one for each; %3$s is a clause: "row 1 column 2 is not 4" */
  end = g_strdup_printf (_ ("So one of the other candidates is true: %1$s. %2$s So in any case %3$s."), others->str,
                         chains, out);
  return say_twelve_cells (step, end);
}
