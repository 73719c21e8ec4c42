/* rubric-text-branch.c - one supposition, what follows from it, and why, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-branch.h"

#include "rubric-text-parts.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

enum
{
  LINKS_WITH_REASONS = 10, /* in a longer chain nobody reads them */
};

/**
 * Told:
 * @step: chains, of which some stand for several
 * @digits: of each node its digit; where a chain begins or ends, several of the same cell, if it stands for several
 */
typedef struct
{
  SudStep step;
  SudDigits digits[SUD_STEP_NODES];
} Told;

/**
 * Teller:
 * @step: that of @told
 * @reasons: whether a plain strong link is told with its reason
 * @sets: whether a link through a set is told with its reason
 * @parts: clauses so far
 */
typedef struct
{
  const Told *told;
  const SudStep *step;
  const SudPencilmarks *marks;
  gboolean reasons;
  gboolean sets;
  GPtrArray *parts;
} Teller;

char *
rubric_text_node (const SudStepNode *node, gboolean on)
{
  g_autofree char *cells = rubric_text_cell_groups (node->cells);
  gboolean single = sud_cells_is_single (node->cells);

  if (on)
    /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
    return g_strdup_printf (single ? _ ("%1$s is %2$d") : _ ("one of %1$s is %2$d"), cells, node->digit);
  /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
  return g_strdup_printf (single ? _ ("%1$s is not %2$d") : _ ("none of %1$s is %2$d"), cells, node->digit);
}

static int
end_of_branch (const SudStep *step, int i)
{
  while (step->nodes[i].link != SUD_STEP_END && i + 1 < step->n_nodes)
    i++;
  return i;
}

/* Whether the link behind @node is strong by a set of several cells. */
static gboolean
leads_through_set (const Teller *teller, const SudStepNode *node)
{
  return teller->sets && node->link == SUD_STEP_STRONG && node->set != 0
         && !sud_cells_is_single (teller->step->sets[node->set - 1].cells);
}

/* A house where the digit of @a and @b can stand nowhere else; -1 if there is none. */
static int
find_house (const SudPencilmarks *marks, const SudStepNode *a, const SudStepNode *b)
{
  SudCells both = sud_cells_union (a->cells, b->cells);

  for (int house = 0; a->digit == b->digit && house < SUD_HOUSES; house++)
    if (sud_cells_within (both, sud_house_sets[house])
        && sud_cells_within (sud_cells_intersection (marks->digit[a->digit - 1], sud_house_sets[house]), both))
      return house;
  return -1;
}

static gboolean
has_two_candidates (const Teller *teller, const SudStepNode *node)
{
  return teller->reasons && sud_digits_count (teller->marks->cell[sud_cells_first (node->cells)]) == 2;
}

/* A set that a digit has left: with as many digits as cells. */
static void
say_set (Teller *teller, const SudStepNode *gone, const SudStepNode *node)
{
  const SudStepSet *set = &teller->step->sets[gone->set - 1];
  g_autofree char *cells = rubric_text_cell_groups (set->cells), *places = NULL;
  g_autofree char *digits = rubric_text_digits ((SudDigits)(set->digits & ~SUD_DIGIT_BIT (gone->digit)));

  g_ptr_array_add (teller->parts,
                   /* Translators: part of a chain of reasoning: %1$s are two or more cells, %2$s as many digits */
                   g_strdup_printf (_ ("%1$s must hold %2$s, the only digits left for these cells"), cells, digits));
  if (sud_cells_equal (set->cells, node->cells))
    return;
  places = rubric_text_cell_groups (node->cells);
  /* Translators: part of a chain of reasoning, behind "… must hold …, the only digits left for these cells": in these cells;
   * %1$d is a digit, %2$s one or more of the cells */
  g_ptr_array_add (teller->parts, g_strdup_printf (_ ("there the %1$d can only go into %2$s"), node->digit, places));
}

static gboolean
is_of_groups (const SudStep *step)
{
  return step->technique == SUD_TECHNIQUE_ALS_XY_WING || step->technique == SUD_TECHNIQUE_ALS_CHAIN;
}

/* What follows from @node being false, with the group by which it does, if they have been named. */
static char *
add_group (const Teller *teller, const SudStepNode *node, char *clause)
{
  g_autofree char *owned = clause;

  if (!is_of_groups (teller->step) || node->link != SUD_STEP_STRONG || node->set == 0)
    return g_steal_pointer (&owned);
  /* Translators: part of a chain of reasoning: %1$s is a clause: "row 1 column 2 is 4", %2$c the letter of the group of cells
   * that it follows from */
  return g_strdup_printf (_ ("%1$s (group %2$c)"), owned, 'A' + node->set - 1);
}

/* A cell that is not the one digit, and so the other. */
static char *
say_turn (const Teller *teller, const SudStepNode *node)
{
  g_autofree char *cell = rubric_text_cell_groups (node->cells);

  if (has_two_candidates (teller, node))
    /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d and %3$d are digits */
    return g_strdup_printf (_ ("%1$s is not %2$d but %3$d (its only other candidate)"), cell, node->digit, node[1].digit);
  /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d and %3$d are digits */
  return g_strdup_printf (_ ("%1$s is not %2$d but %3$d"), cell, node->digit, node[1].digit);
}

/* Of the cell that was told just before, another digit. */
static char *
say_it (const Teller *teller, int i, gboolean on)
{
  const SudStepNode *node = &teller->step->nodes[i];
  g_autofree char *choice = rubric_text_choice (teller->told->digits[i]);

  if (!on)
    /* Translators: part of a chain of reasoning: the cell that was just said to be another digit; %s is a digit, or a choice
     * of them: "4 or 7" */
    return g_strdup_printf (_ ("it is not %s"), choice);
  if (has_two_candidates (teller, node))
    /* Translators: part of a chain of reasoning: the cell that was just supposed not to be another digit; %d is a digit */
    return g_strdup_printf (_ ("it is %d (its only other candidate)"), node->digit);
  /* Translators: part of a chain of reasoning: the cell that was just supposed not to be another digit; %d is a digit */
  return g_strdup_printf (_ ("it is %d"), node->digit);
}

/* A node at an end of a chain, which stands for several digits of its cell, or for one. */
static char *
say_end (const Told *told, int i, gboolean on)
{
  g_autofree char *cell = NULL, *choice = NULL;

  if (sud_digits_count (told->digits[i]) == 1)
    return rubric_text_node (&told->step.nodes[i], on);
  cell = rubric_text_cell_groups (told->step.nodes[i].cells);
  choice = rubric_text_choice (told->digits[i]);
  /* Translators: part of a chain of reasoning: %1$s is a cell, %2$s a choice of digits: "4, 5 or 7" */
  return g_strdup_printf (on ? _ ("%1$s is %2$s") : _ ("%1$s is not %2$s"), cell, choice);
}

/* A digit that must be here, since it is not at the node before. */
static char *
say_place (const Teller *teller, const SudStepNode *node)
{
  int index = teller->reasons ? find_house (teller->marks, node - 1, node) : -1;
  g_autofree char *cells = rubric_text_cell_groups (node->cells), *house = NULL;

  if (index < 0)
    return rubric_text_node (node, TRUE);
  house = rubric_text_houses (1u << index);
  if (sud_cells_is_single (node->cells))
    /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d a digit, %3$s a house: "row 2" */
    return g_strdup_printf (_ ("%1$s is %2$d (the only other place in %3$s)"), cells, node->digit, house);
  /* Translators: part of a chain of reasoning: %1$s are two or three cells, %2$d a digit, %3$s a house: "row 2" */
  return g_strdup_printf (_ ("one of %1$s is %2$d (the only other places in %3$s)"), cells, node->digit, house);
}

/* What follows at node @i of the chain from @first on; where a cell is not the one digit, and so the other, both at once.
 * Returns: the last node told */
static int
say_next (Teller *teller, int first, int i)
{
  const SudStepNode *node = &teller->step->nodes[i], *before = node - 1;
  gboolean on = before->link == SUD_STEP_STRONG, single = sud_cells_is_single (node->cells);

  if (leads_through_set (teller, before))
    {
      say_set (teller, before, node);
      return i;
    }
  if (!on && node->link == SUD_STEP_STRONG && single && sud_cells_equal (node->cells, node[1].cells)
      && !leads_through_set (teller, node))
    {
      g_ptr_array_add (teller->parts, add_group (teller, node, say_turn (teller, node)));
      return i + 1;
    }
  if (single && sud_cells_equal (node->cells, before->cells) && (i < first + 2 || !leads_through_set (teller, before - 1)))
    g_ptr_array_add (teller->parts, add_group (teller, before, say_it (teller, i, on)));
  else
    g_ptr_array_add (teller->parts, on ? add_group (teller, before, say_place (teller, node))
                                       : say_end (teller->told, i, FALSE));
  return i;
}

/* Chains whose links all have the same reason tell it beforehand. */
static gboolean
has_one_reason (const SudStep *step)
{
  return step->technique == SUD_TECHNIQUE_XY_CHAIN || step->technique == SUD_TECHNIQUE_X_CHAIN || is_of_groups (step);
}

/* What follows from node @i on: "a is 4, so b is not 4, so …" */
static char *
say_consequences (const Told *told, const SudPencilmarks *marks, int i)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const SudStep *step = &told->step;
  int first = i, end = end_of_branch (step, i);
  Teller teller = {
    .told = told,
    .step = step,
    .marks = marks,
    .reasons = !has_one_reason (step) && end - i <= LINKS_WITH_REASONS,
    .sets = !is_of_groups (step),
    .parts = parts,
  };

  while (i < end)
    i = say_next (&teller, first, i + 1);
  g_ptr_array_add (parts, NULL);
  /* Translators: between the parts of a chain of reasoning: "a is 4, so b is not 4, so …" */
  return g_strjoinv (_ (", so "), (char **)parts->pdata);
}

static char *
say_supposition (const Told *told, int i)
{
  return say_end (told, i, told->step.nodes[i].link == SUD_STEP_WEAK);
}

static int
append_branch (GString *text, const Told *told, const SudPencilmarks *marks, int i)
{
  g_autofree char *first = say_supposition (told, i), *rest = say_consequences (told, marks, i), *branch = NULL;

  /* Translators: a chain of reasoning; %1$s is what is supposed, %2$s what follows, with ", so " between its parts */
  branch = g_strdup_printf (_ ("Suppose %1$s: then %2$s."), first, rest);
  rubric_text_append_sentence (text, branch);
  return end_of_branch (&told->step, i) + 1;
}

static void
add_node (Told *told, const SudStepNode *node)
{
  told->digits[told->step.n_nodes] = SUD_DIGIT_BIT (node->digit);
  told->step.nodes[told->step.n_nodes++] = *node;
}

int
rubric_text_append_branch (GString *text, const SudStep *step, const SudPencilmarks *marks, int i)
{
  Told told;

  sud_step_copy (&told.step, step);
  told.step.n_nodes = 0;
  for (int j = 0; j < step->n_nodes; j++)
    add_node (&told, &step->nodes[j]);
  return append_branch (text, &told, marks, i);
}

/* Joins @end to the end of a chain at node @i: another digit of its cell, or its digit in other cells. */
static gboolean
join_end (Told *told, int i, const SudStepNode *end)
{
  SudStepNode *node = &told->step.nodes[i];

  if (sud_cells_equal (node->cells, end->cells) && sud_cells_is_single (node->cells))
    told->digits[i] |= SUD_DIGIT_BIT (end->digit);
  else if (told->digits[i] == SUD_DIGIT_BIT (end->digit))
    node->cells = sud_cells_union (node->cells, end->cells);
  else
    return FALSE;
  return TRUE;
}

/* Where two chains of @n nodes differ: bit i for node i; -1 where by more than cells, and digits of the ends */
static long
compare_chains (const SudStepNode *a, const SudStepNode *b, int n)
{
  long differ = 0;

  for (int i = 0; i < n; i++)
    {
      if ((i > 0 && i < n - 1 && a[i].digit != b[i].digit) || a[i].link != b[i].link || a[i].set != b[i].set)
        return -1;
      differ |= (long)(a[i].digit != b[i].digit || !sud_cells_equal (a[i].cells, b[i].cells)) << i;
    }
  return differ;
}

/* Joins the chain of @n nodes at @nodes to one that differs only at its beginning, or only at its end, and stands for several
 * at most there; whether there is one. */
static gboolean
join_branch (Told *told, const SudStepNode *nodes, int n)
{
  if (n < 2 || nodes[0].link != SUD_STEP_WEAK || nodes[n - 2].link != SUD_STEP_WEAK)
    return FALSE;
  for (int i = 0, end; i < told->step.n_nodes; i = end + 1)
    {
      long differ;

      end = end_of_branch (&told->step, i);
      differ = end - i + 1 == n ? compare_chains (&told->step.nodes[i], nodes, n) : -1;
      if ((differ == 1 && sud_digits_count (told->digits[end]) == 1 && join_end (told, i, nodes))
          || (differ == 1L << (n - 1) && sud_digits_count (told->digits[i]) == 1 && join_end (told, end, &nodes[n - 1])))
        return TRUE;
    }
  return FALSE;
}

/* The chains of @step, with those joined that can be told as one. */
static void
join_branches (Told *told, const SudStep *step)
{
  sud_step_copy (&told->step, step);
  told->step.n_nodes = 0;
  for (int i = 0, end; i < step->n_nodes; i = end + 1)
    {
      end = end_of_branch (step, i);
      if (join_branch (told, &step->nodes[i], end - i + 1))
        continue;
      for (int j = i; j <= end; j++)
        add_node (told, &step->nodes[j]);
    }
}

/* Whether there are several chains, and all suppose the same. */
static gboolean
begin_alike (const Told *told)
{
  const SudStep *step = &told->step;
  const SudStepNode *first = &step->nodes[0];

  for (int i = 0; i < step->n_nodes; i = end_of_branch (step, i) + 1)
    if (told->digits[i] != told->digits[0] || step->nodes[i].link != first->link
        || !sud_cells_equal (step->nodes[i].cells, first->cells))
      return FALSE;
  return end_of_branch (step, 0) + 1 < step->n_nodes;
}

/* What is supposed once, and all that follows from it. */
static char *
say_supposed_once (const Told *told, const SudPencilmarks *marks)
{
  const SudStep *step = &told->step;
  g_autofree char *first = say_supposition (told, 0);
  g_autoptr (GString) items = g_string_new (NULL);

  for (int i = 0, n = 1; i < step->n_nodes; i = end_of_branch (step, i) + 1, n++)
    {
      g_autofree char *rest = say_consequences (told, marks, i);

      if (n > 1)
        /* Translators: between items that have commas themselves */
        g_string_append (items, C_ ("list", "; "));
      /* Translators: an item of a list inside a sentence: %1$d is its number, %2$s a clause: "row 1 column 2 is not 4, so …" */
      g_string_append_printf (items, _ ("(%1$d) %2$s"), n, rest);
    }
  /* Translators: %1$s is what is supposed: "row 1 column 2 is 4", %2$s are the numbered things that follow: "(1) …; (2) …" */
  return g_strdup_printf (_ ("Suppose %1$s. Then: %2$s."), first, items->str);
}

char *
rubric_text_reasons (const SudStep *step)
{
  for (int i = 0, end; i < step->n_nodes; i = end + 1)
    {
      end = end_of_branch (step, i);
      if (end - i > LINKS_WITH_REASONS && !has_one_reason (step))
        /* Translators: before a long chain of reasoning; the words in quotes are those of "%1$s is not %2$d" and "%1$s is
         * %2$d" */
        return g_strdup (_ ("Below, each “is not” follows because the two candidates share a cell, a row, a column or a box; "
                            "each “is” because it is the only candidate left in its cell, or the only place left in a row, a "
                            "column or a box."));
    }
  return NULL;
}

char *
rubric_text_branches (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *reasons = rubric_text_reasons (step), *once = NULL;
  GString *text = g_string_new (reasons);
  Told told;

  join_branches (&told, step);
  if (begin_alike (&told))
    {
      once = say_supposed_once (&told, marks);
      rubric_text_append_sentence (text, once);
      return g_string_free (text, FALSE);
    }
  for (int i = 0; i < told.step.n_nodes;)
    i = append_branch (text, &told, marks, i);
  return g_string_free (text, FALSE);
}
