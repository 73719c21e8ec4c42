/* rubric-text-chain.c - chains of reasoning in words: what is supposed, what follows link by link, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-houses.h"
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

/* The place of a clause in an argument, by which some languages order its words */
typedef enum
{
  SUPPOSED,
  FOLLOWING,
  CONCLUDED,
} ClausePlace;

/* "is" of a cell, of one of two, of one of more; "is not" of a cell, of none of several */
static const struct
{
  const char *context, *clause;
} clauses[][5] = {
  [SUPPOSED] = {
    /* Translators: behind "Suppose": %1$s is a cell, %2$s a digit, or a choice ("4 or 7") */
    { "suppose", NC_ ("suppose", "%1$s is %2$s") },
    /* Translators: behind "Suppose": %1$s are two cells, %2$s is a digit */
    { "suppose, of two", NC_ ("suppose, of two", "one of %1$s is %2$s") },
    /* Translators: behind "Suppose": %1$s are three or more cells, %2$s is a digit */
    { "suppose", NC_ ("suppose", "one of %1$s is %2$s") },
    /* Translators: behind "Suppose": %1$s is a cell, %2$s a digit, or "4 or 7" */
    { "suppose", NC_ ("suppose", "%1$s is not %2$s") },
    /* Translators: behind "Suppose": %1$s are cells, %2$s is a digit */
    { "suppose", NC_ ("suppose", "none of %1$s is %2$s") },
  },
  [FOLLOWING] = {
    /* Translators: in a chain, behind "then" and ", so": %1$s is a cell, %2$s a digit */
    { "so", NC_ ("so", "%1$s is %2$s") },
    /* Translators: in a chain, behind "then" and ", so": %1$s are two cells, %2$s is a digit */
    { "so, of two", NC_ ("so, of two", "one of %1$s is %2$s") },
    /* Translators: in a chain, behind "then" and ", so": %1$s are three or more cells, %2$s is a digit */
    { "so", NC_ ("so", "one of %1$s is %2$s") },
    /* Translators: in a chain, behind "then" and ", so": %1$s is a cell, %2$s a digit, or "4 or 7" */
    { "so", NC_ ("so", "%1$s is not %2$s") },
    /* Translators: in a chain, behind "then" and ", so": %1$s are cells, %2$s is a digit */
    { "so", NC_ ("so", "none of %1$s is %2$s") },
  },
  [CONCLUDED] = {
    /* Translators: a conclusion, behind "so", "either", "in any case": %1$s is a cell, %2$s a digit */
    { "at last", NC_ ("at last", "%1$s is %2$s") },
    /* Translators: a conclusion, behind "so", "either", "in any case": %1$s are two cells, %2$s is a digit */
    { "at last, of two", NC_ ("at last, of two", "one of %1$s is %2$s") },
    /* Translators: a conclusion, behind "so", "either", "in any case": %1$s are three or more cells, %2$s is a digit */
    { "at last", NC_ ("at last", "one of %1$s is %2$s") },
    /* Translators: a conclusion, behind "so", "either", "in any case": %1$s is a cell, %2$s a digit */
    { "at last", NC_ ("at last", "%1$s is not %2$s") },
    /* Translators: a conclusion, behind "so", "either", "in any case": %1$s are cells, %2$s is a digit */
    { "at last", NC_ ("at last", "none of %1$s is %2$s") },
  },
};

/* @digits: one; of a single cell at an end of a chain maybe several, for which it stands */
static char *
word_clause (ClausePlace place, SudCells cells, SudDigits digits, gboolean on)
{
  int n = sud_cells_count (cells), i = on ? MIN (n, 3) - 1 : MIN (n, 2) + 2;
  g_autofree char *where = rubric_text_cell_groups (cells);
  g_autofree char *list = on ? rubric_text_choice (digits) : rubric_text_denied (digits);

  return g_strdup_printf (g_dpgettext2 (NULL, clauses[place][i].context, clauses[place][i].clause), where, list);
}

char *
rubric_text_node (const SudStepNode *node, gboolean on)
{
  return word_clause (CONCLUDED, node->cells, SUD_DIGIT_BIT (node->digit), on);
}

static int
end_of_branch (const SudStep *step, int i)
{
  while (step->nodes[i].link != SUD_STEP_END && i + 1 < step->n_nodes)
    i++;
  return i;
}

/* Returns: whether the link after @node is strong by a set of several cells */
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
say_locked_set (Teller *teller, const SudStepNode *gone, const SudStepNode *node)
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
  /* Translators: part of a chain of reasoning, behind "… must hold …, the only digits left for these cells": in these
   * cells; %1$d is a digit, %2$s one or more of the cells */
  g_ptr_array_add (teller->parts, g_strdup_printf (_ ("there the %1$d can only go into %2$s"), node->digit, places));
}

static gboolean
is_of_groups (const SudStep *step)
{
  return step->technique == SUD_TECHNIQUE_ALS_XY_WING || step->technique == SUD_TECHNIQUE_ALS_CHAIN;
}

/* Adds the group by which @clause follows from @node being false, if groups have been named. */
static char *
add_group (const Teller *teller, const SudStepNode *node, char *clause)
{
  g_autofree char *owned = clause;

  if (!is_of_groups (teller->step) || node->link != SUD_STEP_STRONG || node->set == 0)
    return g_steal_pointer (&owned);
  /* Translators: part of a chain of reasoning: %1$s is a clause: "row 1 column 2 is 4", %2$c the letter of the group of
   * cells that it follows from */
  return g_strdup_printf (_ ("%1$s (group %2$c)"), owned, 'A' + node->set - 1);
}

/* A cell that has two digits left: not the one, so the other. */
static char *
say_turn (const Teller *teller, const SudStepNode *node)
{
  g_autofree char *cell = rubric_text_cell_groups (node->cells);

  if (has_two_candidates (teller, node))
    /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d and %3$d are digits */
    return g_strdup_printf (_ ("%1$s is not %2$d but %3$d (its only other candidate)"),
                            cell, node->digit, node[1].digit);
  /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d and %3$d are digits */
  return g_strdup_printf (_ ("%1$s is not %2$d but %3$d"), cell, node->digit, node[1].digit);
}

/* Tells another digit of the cell that was told just before. */
static char *
say_same_cell (const Teller *teller, int i, gboolean on)
{
  const SudStepNode *node = &teller->step->nodes[i];
  g_autofree char *choice = rubric_text_denied (teller->told->digits[i]);

  if (!on)
    /* Translators: part of a chain of reasoning: the cell that was just said to be another digit; %s is a digit, or a
     * choice of them: "4 or 7" */
    return g_strdup_printf (_ ("it is not %s"), choice);
  if (has_two_candidates (teller, node))
    /* Translators: part of a chain of reasoning: the cell that was just supposed not to be another digit; %d is a
     * digit */
    return g_strdup_printf (_ ("it is %d (its only other candidate)"), node->digit);
  /* Translators: part of a chain of reasoning: the cell that was just supposed not to be another digit; %d is a
   * digit */
  return g_strdup_printf (_ ("it is %d"), node->digit);
}

/* A digit that must be here, since it is not at the node before. */
static char *
say_place (const Teller *teller, const SudStepNode *node)
{
  int index = teller->reasons ? find_house (teller->marks, node - 1, node) : -1;
  g_autofree char *cells = rubric_text_cell_groups (node->cells), *house = NULL;

  if (index < 0)
    return word_clause (FOLLOWING, node->cells, SUD_DIGIT_BIT (node->digit), TRUE);
  house = rubric_text_houses (1u << index, RUBRIC_CASE_IN);
  if (sud_cells_is_single (node->cells))
    /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d a digit, %3$s a house: "row 2" */
    return g_strdup_printf (_ ("%1$s is %2$d (the only other place in %3$s)"), cells, node->digit, house);
  /* Translators: part of a chain of reasoning: %1$s are two or three cells, %2$d a digit, %3$s a house: "row 2" */
  return g_strdup_printf (_ ("one of %1$s is %2$d (the only other places in %3$s)"), cells, node->digit, house);
}

/* Tells node @i of the chain from @first on, and the next one with it if a cell is not the one digit, and so the other.
 * Returns: the last node told */
static int
say_next (Teller *teller, int first, int i)
{
  const SudStepNode *node = &teller->step->nodes[i], *before = node - 1;
  gboolean on = before->link == SUD_STEP_STRONG, single = sud_cells_is_single (node->cells);

  if (leads_through_set (teller, before))
    {
      say_locked_set (teller, before, node);
      return i;
    }
  if (!on && node->link == SUD_STEP_STRONG && single && sud_cells_equal (node->cells, node[1].cells)
      && !leads_through_set (teller, node))
    {
      g_ptr_array_add (teller->parts, add_group (teller, node, say_turn (teller, node)));
      return i + 1;
    }
  if (single && sud_cells_equal (node->cells, before->cells)
      && (i < first + 2 || !leads_through_set (teller, before - 1)))
    g_ptr_array_add (teller->parts, add_group (teller, before, say_same_cell (teller, i, on)));
  else
    g_ptr_array_add (teller->parts, on ? add_group (teller, before, say_place (teller, node))
                                       : word_clause (FOLLOWING, node->cells, teller->told->digits[i], FALSE));
  return i;
}

/* Chains whose links all have the same reason tell it beforehand. */
static gboolean
has_one_reason (const SudStep *step)
{
  return step->technique == SUD_TECHNIQUE_XY_CHAIN || step->technique == SUD_TECHNIQUE_X_CHAIN || is_of_groups (step);
}

/* Returns: the consequences of node @i: "a is 4, so b is not 4, so …" */
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
  const SudStepNode *node = &told->step.nodes[i];

  return word_clause (SUPPOSED, node->cells, told->digits[i], node->link == SUD_STEP_WEAK);
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

static int
append_step_branch (GString *text, const SudStep *step, const SudPencilmarks *marks, int i)
{
  Told told;

  sud_step_copy (&told.step, step);
  told.step.n_nodes = 0;
  for (int j = 0; j < step->n_nodes; j++)
    add_node (&told, &step->nodes[j]);
  return append_branch (text, &told, marks, i);
}

/* Joins @end to node @i, the end of a chain: another digit of the cell, or the same digit in other cells. */
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

/* Joins the chain of @n nodes at @nodes to one that differs only at its beginning, or only at its end, and stands for
 * several at most there; whether there is one. */
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
          || (differ == 1L << (n - 1) && sud_digits_count (told->digits[i]) == 1
              && join_end (told, end, &nodes[n - 1])))
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

/* Returns: whether there are several chains, and all suppose the same */
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

/* Tells a common supposition once, and all its consequences. */
static char *
say_supposed_once (const Told *told, const SudPencilmarks *marks)
{
  const SudStep *step = &told->step;
  g_autofree char *first = say_supposition (told, 0);
  g_autoptr (GString) items = g_string_new (NULL);

  for (int i = 0, n = 1; i < step->n_nodes; i = end_of_branch (step, i) + 1, n++)
    {
      g_autofree char *rest = say_consequences (told, marks, i);

      /* Translators: an item of a list inside a sentence: %1$d is its number, %2$s a clause: "row 1 column 2 is not 4,
       * so …" */
      rubric_text_append_item (items, g_strdup_printf (_ ("(%1$d) %2$s"), n, rest));
    }
  /* Translators: %1$s is what is supposed: "row 1 column 2 is 4", %2$s are the numbered things that follow: "(1) …; (2)
   * …" */
  return g_strdup_printf (_ ("Suppose %1$s. Then: %2$s."), first, items->str);
}

static char *
say_reasons (const SudStep *step)
{
  for (int i = 0, end; i < step->n_nodes; i = end + 1)
    {
      end = end_of_branch (step, i);
      if (end - i > LINKS_WITH_REASONS && !has_one_reason (step))
        /* Translators: before a long chain of reasoning; the words in quotes are those of "%1$s is not %2$s" and "%1$s
         * is %2$s" */
        return g_strdup (_ ("Below, each “is not” follows because the two candidates share a cell, a row, a column or "
                            "a box; each “is” because it is the only candidate left in its cell, or the only place "
                            "left in a row, a column or a box."));
    }
  return NULL;
}

char *
rubric_text_branches (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *reasons = say_reasons (step), *once = NULL;
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

/* Two digits of a cell: the others, if any are ruled out there. */
static char *
say_linked_cell (const SudStep *step, const SudStepNode *node)
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
  out = rubric_text_denied (gone);
  /* Translators: what a ring of linked candidates rules out: %1$s is a cell, %2$s its two digits that are linked: "4 or
   * 7", %3$s those that it cannot be, a digit or a choice of them */
  return g_strdup_printf (_ ("So %1$s is %2$s, and not %3$s."), cell, kept, out);
}

/* Two places of a digit, which is ruled out in all cells that see both. */
static char *
say_linked_places (const SudStep *step, const SudStepNode *node)
{
  SudCells both = sud_cells_union (node->cells, node[1].cells);
  g_autofree char *places = rubric_text_cell_groups (both),
                  *houses = rubric_text_no_cell_of (rubric_text_shared_houses (both));

  if (!sud_cells_meet (step->out[node->digit - 1], sud_common_peers (both)))
    return NULL;
  if (rubric_text_shared_houses (both) == 0)
    /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$d a digit */
    return g_strdup_printf (_ ("So one of %1$s is %2$d, and a cell that shares a row, a column or a box with each of "
                               "them cannot be %2$d."),
                            places, node->digit);
  /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$d a digit, %3$s the house
   * that they share, or two: "row 2 or box 1" */
  return g_strdup_printf (_ ("So one of %1$s is %2$d, and no other cell of %3$s can be %2$d."),
                          places, node->digit, houses);
}

/* A set between two linked digits: its others. The digits of a cell beside it, which it leaves just one, are there or
 * in the set. */
static char *
say_linked_set (const SudStep *step, const SudStepNode *node)
{
  const SudStepSet *set = &step->sets[node->set - 1];
  SudDigits linked = (SudDigits)(SUD_DIGIT_BIT (node->digit) | SUD_DIGIT_BIT (node[1].digit));
  SudDigits others = set->digits & sud_step_ruled_out (step) & (SudDigits)~linked;
  SudCells all = sud_cells_union (set->cells, node[1].cells);
  g_autofree char *cells = rubric_text_cell_groups (sud_cells_within (node[1].cells, set->cells) ? set->cells : all);
  g_autofree char *choice = rubric_text_denied (others);

  if (others == 0)
    return NULL;
  /* Translators: what a ring of linked candidates rules out: %1$s are two or more cells, %2$s a digit, or a choice of
   * several: "4 or 7" */
  return g_strdup_printf (_ ("Whichever is right, %1$s hold all their other digits, so no %2$s can stand in a cell "
                             "that shares a row, a column or a box with all its places there."),
                          cells, choice);
}

static char *
say_link (const SudStep *step, const SudStepNode *node)
{
  if (node->link == SUD_STEP_STRONG)
    return node->set != 0 ? say_linked_set (step, node) : NULL;
  if (node->digit == node[1].digit)
    return say_linked_places (step, node);
  return sud_cells_equal (node->cells, node[1].cells) ? say_linked_cell (step, node) : NULL;
}

static char *
say_loop (const SudStep *step)
{
  GString *text = g_string_new (_ ("The chain closes to a ring, which holds in both directions: of every two "
                                   "candidates that are linked just one is right."));

  for (int i = 0; i + 1 < step->n_nodes; i++)
    {
      g_autofree char *sentence = say_link (step, &step->nodes[i]);

      if (sentence != NULL)
        rubric_text_append_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}

/* The conclusion if the ends have different digits; @one says that the first end is true, @other the last. */
static char *
conclude_of_two_digits (const SudStepNode *first, const SudStepNode *last, const char *one, const char *other)
{
  if (sud_cells_equal (first->cells, last->cells) && sud_cells_is_single (first->cells))
    /* Translators: the end of a chain of reasoning; both are clauses of the same cell: "row 1 column 2 is 4" */
    return g_strdup_printf (_ ("So either %1$s or %2$s, and this cell can be nothing else."), one, other);
  if (sud_cells_is_single (first->cells) && sud_cells_is_single (last->cells))
    /* Translators: the end of a chain of reasoning; both are clauses of two cells: "row 1 column 2 is 4" */
    return g_strdup_printf (_ ("So either %1$s or %2$s. The two cells share a row, a column or a box, so neither can "
                               "be the digit of the other: if it is not its own digit, that of the other stands there "
                               "already."),
                            one, other);
  /* Translators: the end of a chain of reasoning; both are clauses: "row 1 column 2 is 4" */
  return g_strdup_printf (_ ("So either %1$s or %2$s. What could not be right beside either of them is ruled out."),
                          one, other);
}

/* The sentence for a chain whose ends are both @node, and contradict each other. */
static char *
conclude_of_one (const SudStep *step, const SudStepNode *node)
{
  g_autofree char *holds = rubric_text_node (node, node->link == SUD_STEP_STRONG);

  if (node->link == SUD_STEP_WEAK)
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %s is a clause: "row 1 column 2 is
     * not 4" */
    return g_strdup_printf (_ ("That contradicts itself, so %s."), holds);
  if (sud_cells_is_empty (step->out[node->digit - 1]))
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %s is a clause: "row 1 column 2 is
     * 4" */
    return g_strdup_printf (_ ("That contradicts itself, so %s, and this cell can be nothing else."), holds);
  if (sud_cells_is_single (node->cells))
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %1$s is a clause: "row 1 column 2 is
     * 4", %2$d its digit */
    return g_strdup_printf (_ ("That contradicts itself, so %1$s. A cell that shares a row, a column or a box with it "
                               "cannot be %2$d."),
                            holds, node->digit);
  /* Translators: the end of a chain of reasoning that contradicts its beginning; %1$s is a clause: "one of row 1
   * columns 2 and 3 is 4", %2$d its digit */
  return g_strdup_printf (_ ("That contradicts itself, so %1$s. A cell that shares a row, a column or a box with each "
                             "of these cannot be %2$d."),
                          holds, node->digit);
}

/* Tells the conclusion of a chain: @first or @last is true, so if both are one candidate, that candidate is. */
static char *
conclude (const SudStep *step, const SudStepNode *first, const SudStepNode *last)
{
  g_autofree char *one = rubric_text_node (first, TRUE), *other = rubric_text_node (last, TRUE);

  if (step->technique == SUD_TECHNIQUE_CONTINUOUS_LOOP || step->technique == SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP)
    return say_loop (step);
  if (first->digit == last->digit && sud_cells_equal (first->cells, last->cells))
    return conclude_of_one (step, first);
  if (first->digit == last->digit)
    /* Translators: the end of a chain of reasoning; %1$s and %2$s are clauses: "row 1 column 2 is 4"; %3$d is the
     * digit */
    return g_strdup_printf (_ ("So either %1$s or %2$s. A cell that shares a row, a column or a box with each of them "
                               "cannot be %3$d."),
                            one, other, first->digit);
  return conclude_of_two_digits (first, last, one, other);
}

/* Tells the reason of the links, if it is the same all along the chain. */
static char *
say_links (const SudStep *step)
{
  switch (step->technique)
    {
    case SUD_TECHNIQUE_XY_CHAIN:
      return g_strdup (_ ("Each cell of this chain has just two candidates: if it is not the one, it is the other."));
    case SUD_TECHNIQUE_X_CHAIN:
      /* Translators: of a chain of cells; %d is a digit */
      return g_strdup_printf (_ ("Where a row, a column or a box has just two places for the %d, it is in the one if "
                                 "it is not in the other."),
                              step->nodes[0].digit);
    default:
      return say_reasons (step);
    }
}

char *
rubric_text_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = NULL, *links = say_links (step);
  GString *text;

  if (step->n_nodes == 0)
    {
      cells = rubric_text_cell_groups (step->cells);
      /* Translators: of a pattern of candidates; %s are its cells */
      return g_strdup_printf (_ ("The candidates of %s leave no other way."), cells);
    }
  text = g_string_new (links);
  for (int i = 0; i < step->n_nodes;)
    {
      int first = i;
      g_autofree char *end = NULL;

      i = append_step_branch (text, step, marks, i);
      end = conclude (step, &step->nodes[first], &step->nodes[i - 1]);
      rubric_text_append_sentence (text, end);
    }
  return g_string_free (text, FALSE);
}

/* The cells of @step that are an odd number of links from the first. */
static SudCells
every_second_cell (const SudStep *step)
{
  SudCells even = step->nodes[0].cells, odd = SUD_NO_CELLS;

  for (int i = 0; i + 1 < step->n_nodes; i++) /* a branch begins at a cell that was told before */
    if (step->nodes[i].link != SUD_STEP_END)
      {
        SudCells *other = sud_cells_within (step->nodes[i].cells, even) ? &odd : &even;

        *other = sud_cells_union (*other, step->nodes[i + 1].cells);
      }
  return odd;
}

char *
rubric_text_remote_pair (const SudStep *step, const SudPencilmarks *marks)
{
  SudCells odd = every_second_cell (step);
  g_autofree char *some = rubric_text_in_cells (sud_cells_difference (step->cells, odd));
  g_autofree char *others = rubric_text_in_cells (odd), *both = rubric_text_choice (step->digits);
  int one = sud_digits_first (step->digits), other = sud_digits_first (step->digits & (step->digits - 1));

  return g_strdup_printf (
      /* Translators: %1$s is a choice of two digits: "4 or 7"; %2$d and %4$d are the two digits, %3$s and %5$s cells */
      _ ("Each cell of this chain can only be %1$s, and shares a row, a column or a box with the next, so the two "
         "digits take turns along it: either %2$d is in %3$s, and %4$d is in %5$s; or the other way round. A cell that "
         "shares a row, a column or a box with one of the former and one of the latter can be neither digit."),
      both, one, some, other, others);
}

/* Tells the contradiction to which several chains lead. */
static char *
say_contradiction (const SudStep *step)
{
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cell = rubric_text_cell_groups (step->cells);

  if (step->houses == 0)
    /* Translators: the end of several chains of reasoning that begin with the same; %s is a cell */
    return g_strdup_printf (_ ("So no digit would be left for %s, and what was supposed is wrong."), cell);
  /* Translators: the end of several chains of reasoning that begin with the same; %1$d is a digit, %2$s a house */
  return g_strdup_printf (_ ("So no place would be left for the %1$d in %2$s, and what was supposed is wrong."),
                          step->nodes[step->n_nodes - 1].digit, house);
}

static char *
say_verity (const SudStep *step)
{
  g_autofree char *house = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cell = rubric_text_in_cells (step->cells);
  g_autofree char *end = rubric_text_node (&step->nodes[step->n_nodes - 1], FALSE);

  if (step->houses == 0)
    /* Translators: the end of chains of reasoning, one for each candidate of a cell; %1$s is the cell, %2$s a clause:
     * "row 1 column 2 is not 4" */
    return g_strdup_printf (_ ("There is no other candidate in %1$s, so in any case %2$s."), cell, end);
  /* Translators: the end of chains of reasoning, one for each place of a digit; %1$d is the digit, %2$s a house, %3$s a
   * clause: "row 1 column 2 is not 4" */
  return g_strdup_printf (_ ("There is no other place for the %1$d in %2$s, so in any case %3$s."),
                          step->nodes[0].digit, house,
                          end);
}

char *
rubric_text_forcing (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *chains = rubric_text_branches (step, marks), *end = NULL;

  end = step->technique == SUD_TECHNIQUE_FORCING_CONTRADICTION ? say_contradiction (step) : say_verity (step);
  return rubric_text_join (chains, end);
}

/* The cells where the branches begin. */
static SudCells
cells_of_choices (const SudStep *step)
{
  SudCells cells = SUD_NO_CELLS;

  for (int i = 0; i < step->n_nodes; i++)
    if (i == 0 || step->nodes[i - 1].link == SUD_STEP_END)
      cells = sud_cells_union (cells, step->nodes[i].cells);
  return cells;
}

/* Tells the conclusion of the fish without its fins. */
static char *
say_whole_fish (const SudStep *step)
{
  g_autofree char *base = rubric_text_houses (step->houses, RUBRIC_CASE_IN);
  g_autofree char *cover = rubric_text_houses (step->covers, RUBRIC_CASE_INTO);
  g_autofree char *of_cover = rubric_text_houses (step->covers, RUBRIC_CASE_OF);
  g_autofree char *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s is a cell; %5$s those of
     * %3$s again */
    return g_strdup_printf (_ ("If %4$s is not %2$d, then in %1$s the %2$d can only go into %3$s, and each of %5$s has "
                               "its %2$d there."),
                            base, digit, cover, fins, of_cover);
  /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s are cells; %5$s those of
   * %3$s again */
  return g_strdup_printf (_ ("If none of %4$s is %2$d, then in %1$s the %2$d can only go into %3$s, and each of %5$s "
                             "has its %2$d there."),
                          base, digit, cover, fins, of_cover);
}

/* Why one of the choices is true, or else the fish is whole. */
static char *
say_fish_of_choices (const SudStep *step)
{
  g_autofree char *base = rubric_text_houses (step->houses, RUBRIC_CASE_IN), *whole = NULL;
  g_autofree char *cover = rubric_text_houses (step->covers, RUBRIC_CASE_INTO);
  g_autofree char *choices = rubric_text_cell_groups (cells_of_choices (step));
  g_autofree char *out = rubric_text_cell_groups (sud_step_affects (step));
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_empty (step->fins))
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s cells */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s, and there are as many of the one as of the "
                               "other. So one of %4$s is %2$d."),
                            base, digit, cover, choices);
  whole = say_whole_fish (step);
  if (step->technique == SUD_TECHNIQUE_KRAKEN_FISH_2)
    /* Translators: of a fish; %1$s is a sentence, %2$s are cells, %3$d is a digit */
    return g_strdup_printf (_ ("%1$s So one of %2$s is %3$d."), whole, choices, digit);
  /* Translators: of a fish; %1$s is a sentence that begins with "If", %2$s is a cell, %3$d a digit */
  return g_strdup_printf (_ ("%1$s Then %2$s is not %3$d."), whole, out, digit);
}

char *
rubric_text_kraken (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *fish = say_fish_of_choices (step), *chains = rubric_text_branches (step, marks);
  g_autofree char *victim = rubric_text_node (&step->nodes[step->n_nodes - 1], FALSE), *end = NULL;
  g_autofree char *choices = rubric_text_join (fish, chains);

  /* Translators: the end of a step of reasoning; %s is a clause: "row 1 column 2 is not 4" */
  end = g_strdup_printf (_ ("So in any case %s."), victim);
  return rubric_text_join (choices, end);
}

/* The lemmas are told one by one elsewhere, in the lines of the proof. */
char *
rubric_text_net (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (sud_step_affects (step));
  g_autoptr (GString) notation = g_string_new (NULL);
  int digit = sud_digits_first (sud_step_ruled_out (step));

  rubric_notation_append_cells (notation, sud_step_affects (step));
  return g_strdup_printf (
      /* Translators: %1$s is a cell, %2$d a digit, %3$u how many lines the proof has, %4$s the cell in short: "r4c8"; r
       * and c are the same in all languages */
      ngettext ("Suppose %1$s were %2$d (%4$s=%2$d for short: r is the row, c the column): that leads to a "
                "contradiction in %3$u step.",
                "Suppose %1$s were %2$d (%4$s=%2$d for short: r is the row, c the column): that leads to a "
                "contradiction in %3$u steps.",
                step->size),
      cells, digit, step->size, notation->str);
}
