/* rubric-text-chain.c - chains of reasoning: what is supposed, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-chain.h"

#include "rubric-text-branch.h"
#include "rubric-text-loop.h"
#include "rubric-text-parts.h"
#include "sud-technique.h"

#include <glib/gi18n.h>

/* The ends are of two digits; @one and @other say that they are true. */
static char *
conclude_of_two_digits (const SudStepNode *first, const SudStepNode *last, const char *one, const char *other)
{
  if (sud_cells_equal (first->cells, last->cells) && sud_cells_is_single (first->cells))
    /* Translators: the end of a chain of reasoning; both are clauses of the same cell: "row 1 column 2 is 4" */
    return g_strdup_printf (_ ("So either %1$s or %2$s, and this cell can be nothing else."), one, other);
  if (sud_cells_is_single (first->cells) && sud_cells_is_single (last->cells))
    /* Translators: the end of a chain of reasoning; both are clauses of two cells: "row 1 column 2 is 4" */
    return g_strdup_printf (_ ("So either %1$s or %2$s. The two cells share a row, a column or a box, so neither can be the digit "
                               "of the other: if it is not its own digit, that of the other stands there already."),
                            one, other);
  /* Translators: the end of a chain of reasoning; both are clauses: "row 1 column 2 is 4" */
  return g_strdup_printf (_ ("So either %1$s or %2$s. What could not be right beside either of them is ruled out."), one, other);
}

/* Both ends are @node, and one contradicts the other. */
static char *
conclude_of_one (const SudStep *step, const SudStepNode *node)
{
  g_autofree char *holds = rubric_text_node (node, node->link == SUD_STEP_STRONG);

  if (node->link == SUD_STEP_WEAK)
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %s is a clause: "row 1 column 2 is not 4" */
    return g_strdup_printf (_ ("That contradicts itself, so %s."), holds);
  if (sud_cells_is_empty (step->out[node->digit - 1]))
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %s is a clause: "row 1 column 2 is 4" */
    return g_strdup_printf (_ ("That contradicts itself, so %s, and this cell can be nothing else."), holds);
  if (sud_cells_is_single (node->cells))
    /* Translators: the end of a chain of reasoning that contradicts its beginning; %1$s is a clause: "row 1 column 2 is 4",
     * %2$d its digit */
    return g_strdup_printf (_ ("That contradicts itself, so %1$s. A cell that shares a row, a column or a box with it cannot be "
                               "%2$d."),
                            holds, node->digit);
  /* Translators: the end of a chain of reasoning that contradicts its beginning; %1$s is a clause: "one of row 1 columns 2 and
   * 3 is 4", %2$d its digit */
  return g_strdup_printf (_ ("That contradicts itself, so %1$s. A cell that shares a row, a column or a box with each of these "
                             "cannot be %2$d."),
                          holds, node->digit);
}

/* What a chain from @first to @last shows: one of the ends is true; where both are one candidate, that one. */
static char *
conclude (const SudStep *step, const SudStepNode *first, const SudStepNode *last)
{
  g_autofree char *one = rubric_text_node (first, TRUE), *other = rubric_text_node (last, TRUE);

  if (step->technique == SUD_TECHNIQUE_CONTINUOUS_LOOP || step->technique == SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP)
    return rubric_text_loop (step);
  if (first->digit == last->digit && sud_cells_equal (first->cells, last->cells))
    return conclude_of_one (step, first);
  if (first->digit == last->digit)
    /* Translators: the end of a chain of reasoning; %1$s and %2$s are clauses: "row 1 column 2 is 4"; %3$d is the digit */
    return g_strdup_printf (_ ("So either %1$s or %2$s. A cell that shares a row, a column or a box with each of them cannot be "
                               "%3$d."),
                            one, other, first->digit);
  return conclude_of_two_digits (first, last, one, other);
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
      return rubric_text_reasons (step);
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

      i = rubric_text_append_branch (text, step, marks, i);
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
  g_autofree char *some = rubric_text_cell_groups (sud_cells_difference (step->cells, odd));
  g_autofree char *others = rubric_text_cell_groups (odd), *both = rubric_text_choice (step->digits);
  int one = sud_digits_first (step->digits), other = sud_digits_first (step->digits & (step->digits - 1));

  return g_strdup_printf (
      /* Translators: %1$s is a choice of two digits: "4 or 7"; %2$d and %4$d are the two digits, %3$s and %5$s cells */
      _ ("Each cell of this chain can only be %1$s, and shares a row, a column or a box with the next, so the two digits take "
         "turns along it: either %2$d is in %3$s, and %4$d is in %5$s; or the other way round. A cell that shares a row, a "
         "column or a box with one of the former and one of the latter can be neither digit."),
      both, one, some, other, others);
}

/* What several chains come to. */
static char *
say_contradiction (const SudStep *step)
{
  g_autofree char *house = rubric_text_houses (step->houses), *cell = rubric_text_cell_groups (step->cells);

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
  g_autofree char *house = rubric_text_houses (step->houses), *cell = rubric_text_cell_groups (step->cells);
  g_autofree char *end = rubric_text_node (&step->nodes[step->n_nodes - 1], FALSE);

  if (step->houses == 0)
    /* Translators: the end of chains of reasoning, one for each candidate of a cell; %1$s is the cell, %2$s a clause: "row 1
     * column 2 is not 4" */
    return g_strdup_printf (_ ("There is no other candidate in %1$s, so in any case %2$s."), cell, end);
  /* Translators: the end of chains of reasoning, one for each place of a digit; %1$d is the digit, %2$s a house, %3$s a
   * clause: "row 1 column 2 is not 4" */
  return g_strdup_printf (_ ("There is no other place for the %1$d in %2$s, so in any case %3$s."), step->nodes[0].digit, house,
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

/* What would be without the fins. */
static char *
say_whole_fish (const SudStep *step)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers);
  g_autofree char *fins = rubric_text_cell_groups (step->fins);
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_single (step->fins))
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s is a cell */
    return g_strdup_printf (_ ("If %4$s is not %2$d, then in %1$s the %2$d can only go into %3$s, and each of %3$s has its %2$d "
                               "there."),
                            base, digit, cover, fins);
  /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s are cells */
  return g_strdup_printf (_ ("If none of %4$s is %2$d, then in %1$s the %2$d can only go into %3$s, and each of %3$s has its "
                             "%2$d there."),
                          base, digit, cover, fins);
}

/* Why one of the choices is true, or else the fish is whole. */
static char *
say_fish_of_choices (const SudStep *step)
{
  g_autofree char *base = rubric_text_houses (step->houses), *cover = rubric_text_houses (step->covers), *whole = NULL;
  g_autofree char *choices = rubric_text_cell_groups (cells_of_choices (step));
  g_autofree char *out = rubric_text_cell_groups (sud_step_affects (step));
  int digit = sud_digits_first (step->digits);

  if (sud_cells_is_empty (step->fins))
    /* Translators: %1$s are rows or columns, %2$d a digit, %3$s as many that cross them, %4$s cells */
    return g_strdup_printf (_ ("In %1$s the %2$d can only go into %3$s, and there are as many of the one as of the other. So "
                               "one of %4$s is %2$d."),
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

/* The lemmas themselves are told one by one where there is room for them. */
char *
rubric_text_net (const SudStep *step, const SudPencilmarks *marks)
{
  g_autofree char *cells = rubric_text_cell_groups (sud_step_affects (step));
  g_autoptr (GString) notation = g_string_new (NULL);
  int digit = sud_digits_first (sud_step_ruled_out (step));

  rubric_notation_append_cells (notation, sud_step_affects (step));
  return g_strdup_printf (
      /* Translators: %1$s is a cell, %2$d a digit, %3$u how many lines the proof has, %4$s the cell in short: "r4c8"; r and
       * c are the same in all languages */
      ngettext ("Suppose %1$s were %2$d (%4$s=%2$d for short: r is the row, c the column): that leads to a contradiction in "
                "%3$u step.",
                "Suppose %1$s were %2$d (%4$s=%2$d for short: r is the row, c the column): that leads to a contradiction in "
                "%3$u steps.",
                step->size),
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
