/* rubric-text-single.c - why a digit goes into a cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-single.h"

#include "rubric-text-parts.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

char *
rubric_text_full_house (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *house = rubric_text_houses (step->houses), *cell = rubric_text_cell (step->cell);

  /* Translators: %1$s is a house, %2$s a cell, %3$d a digit */
  return g_strdup_printf (_ ("In %1$s only %2$s is blank, and only %3$d is missing: it goes there."), house, cell,
                          step->digit);
}

/* The digits that stand in cells that @cell sees. */
static SudDigits
digits_seen (const SudPencilmarks *marks, int cell)
{
  SudDigits seen = 0;

  for (int i = 0; i < SUD_PEERS; i++)
    if (marks->value[sud_cell_peers[cell][i]] != 0)
      seen |= SUD_DIGIT_BIT (marks->value[sud_cell_peers[cell][i]]);
  return seen;
}

char *
rubric_text_naked_single (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cell = rubric_text_cell (step->cell);
  SudDigits seen = digits_seen (marks, step->cell);
  SudDigits others = (SudDigits)(SUD_ALL_DIGITS & ~seen & ~SUD_DIGIT_BIT (step->digit));
  g_autofree char *list = rubric_text_digits (seen), *ruled_out = rubric_text_digits (others);

  if (others == 0)
    /* Translators: %1$s is a cell, %2$d a digit */
    return g_strdup_printf (_ ("All digits but %2$d already stand in the row, the column or the box of %1$s, so it is "
                               "%2$d."),
                            cell, step->digit);
  /* Translators: %1$s is a cell, %2$d a digit, %3$s digits that stand already, %4$s digits that were ruled out before */
  return g_strdup_printf (
      ngettext ("%3$s already stand in the row, the column or the box of %1$s, and %4$s was ruled out there before, so it "
                "is %2$d.",
                "%3$s already stand in the row, the column or the box of %1$s, and %4$s were ruled out there before, so it "
                "is %2$d.",
                sud_digits_count (others)),
      cell, step->digit, list, ruled_out);
}

/* How many of @left cell @from sees. */
static int
count_covered (SudCells left, int from)
{
  return sud_cells_count (sud_cells_intersection (left, sud_peers_of (from)));
}

/* Few cells with @digit that together see all of @left; what they do not see stays in it. */
static SudCells
find_blockers (const SudPencilmarks *marks, int digit, SudCells *left)
{
  SudCells blockers = SUD_NO_CELLS;

  while (!sud_cells_is_empty (*left))
    {
      int best = -1;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (marks->value[cell] == digit
            && (best < 0 || count_covered (*left, cell) > count_covered (*left, best)))
          best = cell;
      if (best < 0 || count_covered (*left, best) == 0)
        break;
      sud_cells_add (&blockers, best);
      *left = sud_cells_difference (*left, sud_peers_of (best));
    }
  return blockers;
}

char *
rubric_text_hidden_single (const SudStep *step, const SudPencilmarks *marks)
{
  int house = __builtin_ctz (step->houses);
  SudCells left = sud_cells_intersection (marks->blank, sud_house_sets[house]);
  SudCells blockers;
  g_autofree char *name = rubric_text_houses (step->houses), *cell = rubric_text_cell (step->cell);
  g_autofree char *in_the_way = NULL;

  sud_cells_remove (&left, step->cell);
  blockers = find_blockers (marks, step->digit, &left);
  in_the_way = rubric_text_cell_groups (blockers);
  if (!sud_cells_is_empty (left))
    /* Translators: %1$s is a house, %2$d a digit, %3$s a cell */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s: in its other blank cells it has been ruled out."),
                            name, step->digit, cell);
  return g_strdup_printf (
      /* Translators: %1$s is a house, %2$d a digit, %3$s a cell, %4$s the cell or cells in which the digit stands */
      ngettext ("In %1$s the %2$d can only go into %3$s: the %2$d in %4$s keeps it out of the other blank cells.",
                "In %1$s the %2$d can only go into %3$s: the %2$ds in %4$s keep it out of the other blank cells.",
                sud_cells_count (blockers)),
      name, step->digit, cell, in_the_way);
}
