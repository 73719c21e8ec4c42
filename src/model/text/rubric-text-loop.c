/* rubric-text-loop.c - what a chain that closes to a ring rules out, link by link
 *
 *     a = b - c = d - a   just one of b and c is true, and just one of d and a: what sees both of either pair goes
 *     a =[A]= b           a set of one digit more than cells lacks one of the two linked ones: its others stay in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-loop.h"

#include "rubric-text-parts.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

/* Two digits of a cell: the others, if any are ruled out there. */
static char *
say_cell (const SudStep *step, const SudStepNode *node)
{
  SudDigits both = (SudDigits)(SUD_DIGIT_BIT (node->digit) | SUD_DIGIT_BIT (node[1].digit)), gone = 0;
  g_autofree char *cell = NULL, *kept = NULL, *out = NULL;

  SUD_EACH_BIT (index, sud_step_ruled_out (step) & ~both)
    if (sud_cells_meet (step->out[index], node->cells))
      gone |= (SudDigits)(1u << index);
  if (gone == 0)
    return NULL;
  cell = rubric_text_cell_groups (node->cells);
  kept = rubric_text_choice (both);
  out = rubric_text_choice (gone);
  /* Translators: what a ring of linked candidates rules out: %1$s is a cell, %2$s its two digits that are linked: "4 or 7",
   * %3$s those that it cannot be, a digit or a choice of them */
  return g_strdup_printf (_ ("So %1$s is %2$s, and not %3$s."), cell, kept, out);
}

/* Two places of a digit: other cells, if it is ruled out in any that see both. */
static char *
say_places (const SudStep *step, const SudStepNode *node)
{
  SudCells both = sud_cells_union (node->cells, node[1].cells);
  g_autofree char *places = rubric_text_cell_groups (both), *houses = rubric_text_houses (rubric_text_shared_houses (both));

  if (!sud_cells_meet (step->out[node->digit - 1], sud_common_peers (both)))
    return NULL;
  if (rubric_text_shared_houses (both) == 0)
    /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$d a digit */
    return g_strdup_printf (_ ("So one of %1$s is %2$d, and a cell that shares a row, a column or a box with each of them cannot "
                               "be %2$d."),
                            places, node->digit);
  /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$d a digit, %3$s the house that
   * they share, or two */
  return g_strdup_printf (_ ("So one of %1$s is %2$d, and no other cell of %3$s can be %2$d."), places, node->digit, houses);
}

/* A set between two linked digits: its others. The digits of a cell beside it, which it leaves just one, are there or in the
 * set. */
static char *
say_set (const SudStep *step, const SudStepNode *node)
{
  const SudStepSet *set = &step->sets[node->set - 1];
  SudDigits linked = (SudDigits)(SUD_DIGIT_BIT (node->digit) | SUD_DIGIT_BIT (node[1].digit));
  SudDigits others = set->digits & sud_step_ruled_out (step) & (SudDigits)~linked;
  SudCells all = sud_cells_union (set->cells, node[1].cells);
  g_autofree char *cells = rubric_text_cell_groups (sud_cells_within (node[1].cells, set->cells) ? set->cells : all);
  g_autofree char *choice = rubric_text_choice (others);

  if (others == 0)
    return NULL;
  /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$s a digit, or a choice of several:
   * "4 or 7" */
  return g_strdup_printf (_ ("Whichever is right, %1$s hold all their other digits, so no %2$s can stand in a cell that shares "
                             "a row, a column or a box with all its places there."),
                          cells, choice);
}

static char *
say_link (const SudStep *step, const SudStepNode *node)
{
  if (node->link == SUD_STEP_STRONG)
    return node->set != 0 ? say_set (step, node) : NULL;
  if (node->digit == node[1].digit)
    return say_places (step, node);
  return sud_cells_equal (node->cells, node[1].cells) ? say_cell (step, node) : NULL;
}

char *
rubric_text_loop (const SudStep *step)
{
  GString *text = g_string_new (_ ("The chain closes to a ring, which holds in both directions: of every two candidates that are "
                                   "linked just one is right."));

  for (int i = 0; i + 1 < step->n_nodes; i++)
    {
      g_autofree char *sentence = say_link (step, &step->nodes[i]);

      if (sentence != NULL)
        rubric_text_append_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}
