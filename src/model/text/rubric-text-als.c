/* rubric-text-als.c - what follows from groups of cells with one digit more than they have cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-als.h"

#include "rubric-text-branch.h"
#include "rubric-text-chain.h"
#include "rubric-text-parts.h"
#include "sud-houses.h"

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
  return g_strdup_printf (_ ("In each of these groups the cells have one candidate more than there are cells: %s. So a group "
                             "that goes without one of its digits must have all the others."),
                          groups->str);
}

/* Why a digit whose places in the two groups are those of @one and @other cannot be in both. */
static char *
say_why_not_both (const SudStepNode *one, const SudStepNode *other)
{
  SudCells places = sud_cells_union (one->cells, other->cells);
  uint32_t houses = rubric_text_shared_houses (places);
  g_autofree char *house = rubric_text_houses (houses & -houses);

  if (houses == 0)
    /* Translators: why a digit cannot be in both of the groups of cells A and B */
    return g_strdup (_ ("each of its places in A shares a row, a column or a box with each of its places in B"));
  /* Translators: why a digit cannot be in both of the groups of cells A and B; %s is a house: "row 3" */
  return g_strdup_printf (_ ("all its places in A and B share %s"), house);
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

/* Two groups have one digit of two each, and all their others: what that rules out of the two, and of those of each group. */
static void
append_locked (GString *text, const SudStep *step, SudDigits links)
{
  SudDigits out = sud_step_ruled_out (step);
  g_autofree char *linked = rubric_text_choice (out & links), *sentence = NULL;

  if ((out & links) != 0)
    {
      /* Translators: of the groups of cells A and B; %s is a digit, or a choice of two: "4 or 7" */
      sentence = g_strdup_printf (_ ("No %s can stand in a cell that shares a row, a column or a box with all its places in A and "
                                     "B."),
                                  linked);
      rubric_text_append_sentence (text, sentence);
    }
  for (int i = 0; i < step->n_sets; i++)
    {
      SudDigits others = step->sets[i].digits & out & (SudDigits)~links;
      g_autofree char *choice = rubric_text_choice (others), *kept = NULL;

      if (others == 0)
        continue;
      /* Translators: of a group of cells; %1$c is its letter, %2$s a digit, or a choice of several: "4 or 7" */
      kept = g_strdup_printf (_ ("Group %1$c has all its other digits, so no %2$s can stand in a cell that shares a row, a column "
                                 "or a box with all its places in %1$c."),
                              'A' + i, choice);
      rubric_text_append_sentence (text, kept);
    }
}

static char *
say_doubly_linked (const SudStep *step)
{
  const SudStepNode *nodes = step->nodes;
  int one = nodes[1].digit, other = nodes[0].digit;
  g_autofree char *groups = say_groups (step), *why = say_why_not_both (&nodes[1], &nodes[2]);
  g_autofree char *why_other = say_why_not_both (&nodes[0], &nodes[3]);
  GString *text = g_string_new (NULL);

  /* Translators: %1$s is a sentence about the groups of cells A and B, %2$d and %4$d are two digits, %3$s and %5$s say why:
   * "all its places in A and B share row 3" */
  g_string_printf (text, _ ("%1$s The %2$d cannot be in both groups, because %3$s. Nor can the %4$d, because %5$s. A group lacks "
                            "only one of its digits, so one group lacks the %2$d, and the other the %4$d."),
                   groups, one, why, other, why_other);
  append_locked (text, step, (SudDigits)(SUD_DIGIT_BIT (one) | SUD_DIGIT_BIT (other)));
  return g_string_free (text, FALSE);
}

char *
rubric_text_als_xz (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = NULL, *digits = NULL, *why = NULL;

  if (is_doubly_linked (step))
    return say_doubly_linked (step);
  groups = say_groups (step);
  digits = rubric_text_digits (sud_step_ruled_out (step));
  why = say_why_not_both (&step->nodes[1], &step->nodes[2]);
  return g_strdup_printf (
      /* Translators: %1$s is a sentence about the groups of cells A and B, %2$d a digit, %3$s says why: "all its places in A
       * and B share row 3", %4$s is another digit, or several */
      ngettext ("%1$s The %2$d cannot be in both groups, because %3$s. The group without it has its %4$s. So one of the groups "
                "has its %4$s, and a cell that shares a row, a column or a box with every place of the %4$s in both groups "
                "cannot be %4$s.",
                "%1$s The %2$d cannot be in both groups, because %3$s. The group without it has its %4$s. So each of these is in "
                "one of the groups, and a cell that shares a row, a column or a box with every place of it in both groups "
                "cannot have it.",
                sud_digits_count (sud_step_ruled_out (step))),
      groups, step->nodes[1].digit, why, digits);
}

/* The chain holds for each digit that the groups at its ends have in common: what was told of one is told of another. */
static char *
say_again (const SudStep *step, const SudPencilmarks *marks, int digit)
{
  const SudStepSet *first = &step->sets[0], *last = &step->sets[step->n_sets - 1];
  SudStepNode one = { .cells = sud_cells_intersection (first->cells, marks->digit[digit - 1]), .digit = (uint8_t)digit };
  SudStepNode other = { .cells = sud_cells_intersection (last->cells, marks->digit[digit - 1]), .digit = (uint8_t)digit };
  g_autofree char *start = rubric_text_node (&one, TRUE), *end = rubric_text_node (&other, TRUE);

  /* Translators: of a chain of reasoning over groups of cells that was just told with another digit; %1$d is the digit now,
   * %2$d the other, %3$s and %4$s are clauses: "row 1 column 2 is 4" */
  return g_strdup_printf (_ ("The chain holds just as well with %1$d in the place of %2$d in its first and its last group: either "
                             "%3$s or %4$s, and a cell that shares a row, a column or a box with each of them cannot be %1$d."),
                          digit, step->nodes[0].digit, start, end);
}

char *
rubric_text_als_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *groups = say_groups (step), *chain = rubric_text_chain (step, marks);
  GString *text = g_string_new (groups);

  rubric_text_append_sentence (text, chain);
  SUD_EACH_BIT (index, sud_step_ruled_out (step) & ~SUD_DIGIT_BIT (step->nodes[0].digit))
    {
      g_autofree char *again = say_again (step, marks, (int)index + 1);

      rubric_text_append_sentence (text, again);
    }
  return g_string_free (text, FALSE);
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
