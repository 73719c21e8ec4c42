/* rubric-text-chain.c - chains of reasoning, link by link
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-chain.h"

#include "rubric-text-parts.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* "4 is in row 1 column 2", "4 is not in …" */
static char *
say_node (const SudStepNode *node, gboolean on)
{
  g_autofree char *cells = rubric_text_cell_groups (node->cells);
  gboolean single = sud_cells_is_single (node->cells);

  if (on)
    /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
    return g_strdup_printf (single ? _ ("%1$s is %2$d") : _ ("one of %1$s is %2$d"), cells, node->digit);
  /* Translators: part of a chain of reasoning: %1$s is a cell, or, in the second, several; %2$d a digit */
  return g_strdup_printf (single ? _ ("%1$s is not %2$d") : _ ("none of %1$s is %2$d"), cells, node->digit);
}

/* What follows at node @i; where a cell is not the one digit, and so the other, both at once. Returns: the last node told */
static int
say_next (GPtrArray *parts, const SudStep *step, int i)
{
  const SudStepNode *node = &step->nodes[i], *next = node + 1;
  gboolean on = node[-1].link == SUD_STEP_STRONG;
  gboolean turns = !on && node->link == SUD_STEP_STRONG && sud_cells_is_single (node->cells)
                   && sud_cells_equal (node->cells, next->cells);
  g_autofree char *cell = turns ? rubric_text_cell_groups (node->cells) : NULL;

  if (turns)
    /* Translators: part of a chain of reasoning: %1$s is a cell, %2$d and %3$d are digits */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s is not %2$d but %3$d"), cell, node->digit, next->digit));
  else if (on && i == 1 && sud_cells_is_single (node->cells) && sud_cells_equal (node->cells, node[-1].cells))
    /* Translators: part of a chain of reasoning: the cell that was just supposed not to be another digit; %d is a digit */
    g_ptr_array_add (parts, g_strdup_printf (_ ("it is %d"), node->digit));
  else
    g_ptr_array_add (parts, say_node (node, on));
  return turns ? i + 1 : i;
}

/* One chain from node @i on; returns the node after its end. */
static int
say_branch (GString *text, const SudStep *step, int i)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = say_node (&step->nodes[i], step->nodes[i].link == SUD_STEP_WEAK);
  g_autofree char *rest = NULL;

  while (step->nodes[i].link != SUD_STEP_END && i + 1 < step->n_nodes)
    i = say_next (parts, step, i + 1);
  g_ptr_array_add (parts, NULL);
  /* Translators: between the parts of a chain of reasoning: "a is 4, so b is not 4, so …" */
  rest = g_strjoinv (_ (", so "), (char **)parts->pdata);
  /* Translators: a chain of reasoning; %1$s is what is supposed, %2$s what follows, with ", so " between its parts */
  g_string_append_printf (text, _ ("Suppose %1$s: then %2$s."), first, rest);
  return i + 1;
}

static GString *
say_branches (const SudStep *step)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < step->n_nodes;)
    {
      if (text->len > 0)
        /* Translators: between two sentences */
        g_string_append (text, C_ ("sentences", " "));
      i = say_branch (text, step, i);
    }
  return text;
}

/* What a chain from end to end shows: one of the ends is true; where both are one candidate, that one. */
static char *
conclude (const SudStep *step)
{
  const SudStepNode *first = &step->nodes[0], *last = &step->nodes[step->n_nodes - 1];
  g_autofree char *one = say_node (first, TRUE), *other = say_node (last, TRUE);

  if (step->technique == SUD_TECHNIQUE_CONTINUOUS_LOOP || step->technique == SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP)
    return g_strdup (_ ("The chain closes to a ring, which holds in both directions: of every two that are linked just one "
                        "is true. What clashes with both of them is ruled out."));
  if (first->digit == last->digit && sud_cells_equal (first->cells, last->cells))
    {
      g_autofree char *denied = say_node (first, FALSE);

      /* Translators: the end of a chain of reasoning that contradicts its beginning; %s is a clause: "row 1 column 2 is 4" */
      return g_strdup_printf (_ ("That contradicts itself, so %s."), first->link == SUD_STEP_WEAK ? denied : one);
    }
  if (first->digit == last->digit)
    /* Translators: the end of a chain of reasoning; %1$s and %2$s are clauses: "row 1 column 2 is 4"; %3$d is the digit */
    return g_strdup_printf (_ ("So either %1$s or %2$s. A cell that shares a row, a column or a box with each of them cannot be "
                               "%3$d."),
                            one, other, first->digit);
  /* Translators: the end of a chain of reasoning; both are clauses: "row 1 column 2 is 4" */
  return g_strdup_printf (_ ("So either %1$s or %2$s."), one, other);
}

static gboolean
has_one_branch (const SudStep *step)
{
  for (int i = 0; i + 1 < step->n_nodes; i++)
    if (step->nodes[i].link == SUD_STEP_END)
      return FALSE;
  return step->n_nodes > 1;
}

/* What makes one thing follow from another, where it is the same all along the chain. */
static char *
say_links (const SudStep *step)
{
  switch (step->technique)
    {
    case SUD_TECHNIQUE_XY_CHAIN:
      return g_strdup (_ ("Each cell of this chain has just two candidates: if it is not the one, it is the other."));
    case SUD_TECHNIQUE_X_CHAIN:
      /* Translators: of a chain of cells; %d is a digit */
      return g_strdup_printf (_ ("Where a row, a column or a box has just two places for the %d, it is in the one if it is not in "
                               "the other."),
                              step->nodes[0].digit);
    default:
      return NULL;
    }
}

char *
rubric_text_chain (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *end = NULL, *cells = NULL, *links = say_links (step);
  GString *text;

  if (step->n_nodes > 0)
    {
      text = say_branches (step);
      end = has_one_branch (step) ? conclude (step) : g_strdup (_ ("It comes out the same each way."));
      g_string_append_printf (text, "%s%s", C_ ("sentences", " "), end);
      if (links != NULL)
        {
          g_string_prepend (text, C_ ("sentences", " "));
          g_string_prepend (text, links);
        }
      return g_string_free (text, FALSE);
    }
  cells = rubric_text_cell_groups (step->cells);
  /* Translators: of a pattern of candidates; %s are its cells */
  return g_strdup_printf (_ ("The candidates of %s leave no other way."), cells);
}

char *
rubric_text_forcing (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *places = rubric_text_cell_groups (step->cells);
  GString *text = say_branches (step);

  g_string_append (text, C_ ("sentences", " "));
  if (step->technique == SUD_TECHNIQUE_FORCING_CONTRADICTION)
    /* Translators: the end of several chains of reasoning that begin with the same; %s is a cell, or cells of a house */
    g_string_append_printf (text, _ ("Then nothing would be left for %s, so what was supposed is wrong."), places);
  else
    /* Translators: the end of several chains of reasoning, one for each choice; %s is a cell, or cells of a house */
    g_string_append_printf (text, _ ("These are all the choices that %s leave, and the end is the same each time."), places);
  return g_string_free (text, FALSE);
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

/* Why one of the choices is true, or else the fish is whole. */
static char *
say_fish_of_choices (const SudStep *step)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers);
  g_autofree char *fins = rubric_text_cell_groups (step->fins), *out = rubric_text_cell_groups (sud_step_affects (step));
  g_autofree char *choices = rubric_text_cell_groups (cells_of_choices (step));
  int digit = sud_digits_first (step->digits), n = sud_cells_count (step->fins);

  if (n == 0)
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s cells */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s, and there are as many of the one as of the other. So "
                               "one of %4$s is %2$d."),
                            base, digit, cover, choices);
  if (step->technique == SUD_TECHNIQUE_KRAKEN_FISH_2)
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s and %5$s cells */
    return g_strdup_printf (ngettext ("Except for %4$s, in %1$s the %2$d can only go into %3$s. Either that cell is %2$d, or "
                                      "each of %3$s has its %2$d in %1$s. So one of %5$s is %2$d.",
                                      "Except for %4$s, in %1$s the %2$d can only go into %3$s. Either one of these cells is "
                                      "%2$d, or each of %3$s has its %2$d in %1$s. So one of %5$s is %2$d.",
                                      n),
                            base, digit, cover, fins, choices);
  return g_strdup_printf (
      /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s cells, %5$s a cell */
      ngettext ("Except for %4$s, in %1$s the %2$d can only go into %3$s. Either that cell is %2$d, or each of %3$s has its "
                "%2$d in %1$s, and so %5$s is not %2$d.",
                "Except for %4$s, in %1$s the %2$d can only go into %3$s. Either one of these cells is %2$d, or each of %3$s "
                "has its %2$d in %1$s, and so %5$s is not %2$d.",
                n),
      base, digit, cover, fins, out);
}

char *
rubric_text_kraken (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *fish = say_fish_of_choices (step);
  g_autoptr (GString) chains = say_branches (step);

  return g_strjoin (C_ ("sentences", " "), fish, chains->str, _ ("It comes out the same each way."), NULL);
}

/* The lemmas themselves are told one by one where there is room for them. */
char *
rubric_text_net (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (sud_step_affects (step));
  g_autoptr (GString) notation = g_string_new (NULL);
  int digit = sud_digits_first (sud_step_ruled_out (step));

  rubric_notation_append_cells (notation, sud_step_affects (step));
  return g_strdup_printf (
      /* Translators: %1$s is a cell, %2$d a digit, %3$u how many lines the proof has, %4$s the cell in short: "r4c8" */
      ngettext ("Suppose %1$s were %2$d (%4$s=%2$d for short): that leads to a contradiction in %3$u step.",
                "Suppose %1$s were %2$d (%4$s=%2$d for short): that leads to a contradiction in %3$u steps.", step->size),
      cells, digit, step->size, notation->str);
}

void
rubric_notation_append_chain (GString *text, const SudStep *step)
{
  static const char *const links[] = { [SUD_STEP_END] = "; ", [SUD_STEP_STRONG] = " = ", [SUD_STEP_WEAK] = " - " };

  for (int i = 0; i < step->n_nodes; i++)
    {
      g_string_append_printf (text, "(%d)", step->nodes[i].digit);
      rubric_notation_append_cells (text, step->nodes[i].cells);
      if (i + 1 < step->n_nodes)
        g_string_append (text, links[step->nodes[i].link]);
    }
}
