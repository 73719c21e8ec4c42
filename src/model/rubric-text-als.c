/* rubric-text-als.c - what follows from groups of cells with one digit more than they have cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-als.h"

#include "rubric-text-branch.h"
#include "rubric-text-chain.h"
#include "rubric-text-parts.h"

#include <glib/gi18n.h>

/* "group A, row 1 columns 3 and 4: 2, 7 and 9" */
static char *
name_group (const SudStepSet *set, int i)
{
  g_autofree char *cells = rubric_text_cell_groups (set->cells), *digits = rubric_text_digits (set->digits);

  /* Translators: a group of cells: %1$c is a letter, %2$s are its cells, %3$s the digits that can go there */
  return g_strdup_printf (_ ("%1$c, %2$s: %3$s"), 'A' + i, cells, digits);
}

static char *
say_groups (const SudStep *step)
{
  g_autoptr (GString) groups = g_string_new (NULL);

  for (int i = 0; i < step->n_sets; i++)
    {
      g_autofree char *name = name_group (&step->sets[i], i);

      g_string_append_printf (groups, "%s%s", i > 0 ? C_ ("list", "; ") : "", name);
    }
  /* Translators: %s are two or more groups, each with a letter, its cells and digits: "A, row 1 column 3: 2 and 7; B, …" */
  return g_strdup_printf (_ ("Each of these groups of cells can hold just one digit more than it has cells: %s. So if one of "
                             "its digits is not in a group, all the others are."),
                          groups->str);
}

/* Whether the digit at the ends can stand in only one of the groups, too. */
static gboolean
is_doubly_linked (const SudStep *step)
{
  const SudStepNode *first = &step->nodes[0], *last = &step->nodes[step->n_nodes - 1];

  SUD_EACH_CELL (cell, first->cells)
    if (!sud_cells_within (last->cells, sud_peers_of ((int)cell)))
      return FALSE;
  return TRUE;
}

char *
rubric_text_als_xz (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = say_groups (step), *digits = rubric_text_digits (sud_step_ruled_out (step)), *both = NULL;
  int common = step->nodes[1].digit;

  if (is_doubly_linked (step))
    {
      both = rubric_text_digits ((SudDigits)(SUD_DIGIT_BIT (common) | SUD_DIGIT_BIT (step->nodes[0].digit)));
      /* Translators: %1$s is a sentence about the groups of cells A and B, %2$s are two digits */
      return g_strdup_printf (_ ("%1$s Neither the one nor the other of %2$s can be in both groups, so each group has just one "
                                 "of them, and all its other digits. A cell that shares a row, a column or a box with every "
                                 "place of one of these in its group, or with every place of %2$s in both, cannot have it."),
                              groups, both);
    }
  return g_strdup_printf (
      /* Translators: %1$s is a sentence about the groups of cells A and B, %2$d a digit, %3$s another, or several */
      ngettext ("%1$s The %2$d cannot be in both groups, and the group without it has its %3$s. So one of them has its %3$s, and "
                "a cell that shares a row, a column or a box with every place of the %3$s in both groups cannot be %3$s.",
                "%1$s The %2$d cannot be in both groups, and the group without it has its %3$s. So each of these is in one of "
                "them, and a cell that shares a row, a column or a box with every place of it in both groups cannot have it.",
                sud_digits_count (sud_step_ruled_out (step))),
      groups, common, digits);
}

char *
rubric_text_als_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = say_groups (step), *chain = rubric_text_chain (step, marks);

  return rubric_text_join (groups, chain);
}

char *
rubric_text_death_blossom (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *stem = rubric_text_cell_groups (step->cells), *petals = rubric_text_branches (step, marks);
  g_autofree char *places = NULL, *end = NULL;
  SudStepNode all = { .digit = (uint8_t)sud_digits_first (step->digits) };

  for (int i = 0; i < step->n_nodes; i++)
    if (step->nodes[i].link == SUD_STEP_END)
      all.cells = sud_cells_union (all.cells, step->nodes[i].cells);
  places = rubric_text_node (&all, TRUE);
  end = g_strdup_printf (
      /* Translators: the end of a step of reasoning; %1$s is a cell, %2$s a clause: "one of row 1 columns 2 and 3 is 4", %3$d
       * the digit in it */
      _ ("There is no other candidate in %1$s, so in any case %2$s. A cell that shares a row, a column or a box with each of "
         "these places cannot be %3$d."),
      stem, places, all.digit);
  return rubric_text_join (petals, end);
}
