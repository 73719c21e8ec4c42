/* rubric-text-explanation.c - how an explanation begins and ends, its steps, and their proofs sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-explanation.h"

#include "rubric-solver.h"
#include "rubric-text-step.h"
#include "rubric-text-why.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MOST_NAMED = 3, /* cells */
};

/* "r4c4=8": short, for there are many, and the same in all languages */
static char *
name_candidate (int candidate)
{
  GString *text = g_string_new (NULL);

  rubric_notation_append_cells (text, sud_cells_of (sud_candidate_cell (candidate)));
  g_string_append_printf (text, "=%d", sud_candidate_digit (candidate));
  return g_string_free (text, FALSE);
}

static char *
name_premises (const SudLemma *lemma)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < lemma->n_premises; i++)
    g_ptr_array_add (items, name_candidate (lemma->premise[i]));
  return rubric_text_list (items);
}

/* Tells what would be left without a digit, or without a place, but for the conclusion if there is one; or where it has
 * been shown. */
static char *
say_clause (RubricExplanation *self, const SudLemma *lemma)
{
  gboolean other = lemma->conclusion != SUD_NO_CANDIDATE;
  g_autoptr (GString) cells = g_string_new (NULL);
  g_autofree char *name = NULL;
  guint step, line;

  switch (lemma->kind)
    {
    case SUD_CLAUSE_SHOWN:
      step = rubric_explanation_find_line (self, lemma, &line);
      /* Translators: part of a proof, instead of a reason; %1$u is the number of an earlier step, %2$u of a line of its
       * proof */
      return g_strdup_printf (_ ("step %1$u has shown it (line %2$u)"), step + 1, line + 1);
    case SUD_CLAUSE_CELL:
      rubric_notation_append_cells (cells, sud_cells_of (lemma->where));
      /* Translators: part of a proof; %s is a cell such as "r4c4" */
      return g_strdup_printf (other ? _ ("no other digit would be left for %s") : _ ("no digit would be left for %s"),
                              cells->str);
    case SUD_CLAUSE_HOUSE:
      name = rubric_text_houses (1u << lemma->where, RUBRIC_CASE_IN);
      /* Translators: part of a proof; %1$d is a digit, %2$s a house such as "row 3" */
      return g_strdup_printf (other ? _ ("no other place would be left for the %1$d in %2$s")
                                    : _ ("no place would be left for the %1$d in %2$s"),
                              sud_digits_first (lemma->digits), name);
    default:
      rubric_notation_append_cells (cells, lemma->cells);
      name = rubric_text_digits (lemma->digits);
      /* Translators: part of a proof; %1$s are digits, %2$s cells such as "r1c1, r2c2" */
      return g_strdup_printf (_ ("nothing but %1$s would be left for %2$s, and these cannot be filled so"),
                              name, cells->str);
    }
}

static char *
say_lemma (RubricExplanation *self, const SudLemma *lemma)
{
  g_autofree char *premises = name_premises (lemma), *clause = say_clause (self, lemma), *conclusion = NULL;

  if (lemma->conclusion != SUD_NO_CANDIDATE)
    {
      conclusion = name_candidate (lemma->conclusion);
      /* Translators: a line of a proof: %1$s is what is supposed, %2$s what follows, %3$s why: "no other digit would be
       * …" */
      return g_strdup_printf (_ ("If %1$s, then %2$s: %3$s"), premises, conclusion, clause);
    }
  if (lemma->n_premises == 1)
    /* Translators: a line of a proof: %1$s is what is supposed, %2$s why: "no digit would be left for r4c4" */
    return g_strdup_printf (_ ("%1$s is impossible: %2$s"), premises, clause);
  /* Translators: a line of a proof: %1$s are two or more suppositions, %2$s why: "no digit would be left for r4c4" */
  return g_strdup_printf (_ ("%1$s cannot be true together: %2$s"), premises, clause);
}

char *
rubric_text_proof_line (RubricExplanation *self, guint step, guint line)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (self, step);
  guint n;
  g_autofree guint *reasons = rubric_proof_list_reasons (lemmas, line, &n);
  g_autofree char *says = say_lemma (self, &lemmas[line]);
  g_autoptr (GString) rests_on = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (rests_on, "%s%u", i > 0 ? C_ ("list", ", ") : "", reasons[i] + 1);
  g_string_append_printf (text, "%u. %s", line + 1, says);
  if (n > 0)
    /* Translators: at the end of a line of a proof; %s are the numbers of lines before it that it rests on */
    g_string_append_printf (text, _ (" (see %s)"), rests_on->str);
  return g_string_free (text, FALSE);
}

/* "3. r4c4=8 and r2c5=9 cannot both be true: …": a numbered line for each lemma of step @index */
static char *
format_proof (RubricExplanation *self, guint index)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rubric_explanation_get_step (self, index)->size; i++)
    {
      g_autofree char *line = rubric_text_proof_line (self, index, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}

/* "The 5 in row 3 column 4 is wrong, so this begins with the givens." */
static char *
say_wrong (const RubricReasoningResult *reasoning)
{
  int n = sud_cells_count (reasoning->wrong);
  g_autofree char *cells = rubric_text_cells_as (reasoning->wrong, MOST_NAMED,
                                                 n == 1 ? rubric_text_in_cell : rubric_text_cell);

  if (n == 1)
    /* Translators: above an explanation: %1$d is a digit, %2$s a cell: "row 3 column 4" */
    return g_strdup_printf (_ ("The %1$d in %2$s is wrong, so this begins with the givens."),
                            reasoning->sheet.digit[sud_cells_first (reasoning->wrong)], cells);
  /* Translators: above an explanation: %1$d is how many, at least two, %2$s the cells */
  return g_strdup_printf (ngettext ("%1$d digit is wrong (%2$s), so this begins with the givens.",
                                    "%1$d digits are wrong (%2$s), so this begins with the givens.", n), n, cells);
}

char *
rubric_text_explanation_beginning (RubricExplanation *self)
{
  const RubricReasoningResult *reasoning = rubric_explanation_get_reasoning (self);
  g_autofree char *cells = NULL;

  if (!reasoning->from_givens)
    return NULL;
  if (!sud_cells_is_empty (reasoning->wrong))
    return say_wrong (reasoning);
  cells = rubric_text_cells_as (reasoning->lost, MOST_NAMED, rubric_text_in_cell);
  /* Translators: above an explanation: a pencil mark of the right digit is missing; %s is the cell, or the cells */
  return g_strdup_printf (ngettext ("A mark is missing in %s, so this begins with the givens.",
                                    "Marks are missing in %s, so this begins with the givens.",
                                    sud_cells_count (reasoning->lost)), cells);
}

/* "Reasoning ends here: the puzzle has 12 solutions, …" */
static char *
say_several (gint64 solutions)
{
  g_autofree char *count = rubric_text_number ((guint64)MIN (solutions, RUBRIC_SOLVER_COUNT_MAX));

  if (solutions > RUBRIC_SOLVER_COUNT_MAX)
    /* Translators: %s is a number such as 1,000 */
    return g_strdup_printf (
        _ ("Reasoning ends here: the puzzle has more than %s solutions, and what is left can be filled in "
           "more than one way."),
        count);
  return g_strdup_printf (
      /* Translators: %s is a number, at least 2 */
      ngettext (
          "Reasoning ends here: the puzzle has %s solution, and what is left can be filled in more than one way.",
          "Reasoning ends here: the puzzle has %s solutions, and what is left can be filled in more than one way.",
          solutions),
      count);
}

/* Returns: (transfer full) (nullable): why the path ends in a dead end; NULL if nothing on the board shows it */
static char *
say_dead (RubricExplanation *self)
{
  SudPencilmarks marks;
  SudCells empty;
  int house, digit;

  rubric_explanation_get_marks (self, rubric_explanation_get_n_steps (self), &marks);
  empty = sud_cells_difference (marks.blank, sud_pencilmarks_with_at_least (&marks, 1));
  if (!sud_cells_is_empty (empty))
    {
      g_autofree char *cell = rubric_text_cell (sud_cells_first (empty));

      /* Translators: %s is a cell: "row 9 column 3" */
      return g_strdup_printf (_ ("Reasoning ends here: no digit is left for %s, so there is no solution."), cell);
    }
  if (sud_pencilmarks_find_homeless (&marks, &house, &digit))
    {
      g_autofree char *name = rubric_text_houses (1u << house, RUBRIC_CASE_IN);

      /* Translators: %1$d is a digit, %2$s a house: "row 9" */
      return g_strdup_printf (_ ("Reasoning ends here: no place is left for %1$d in %2$s, so there is no solution."),
                              digit, name);
    }
  return NULL;
}

char *
rubric_text_explanation_end (RubricExplanation *self)
{
  const RubricReasoningResult *reasoning = rubric_explanation_get_reasoning (self);
  char *dead;

  if (rubric_explanation_is_complete (self))
    return NULL;
  if (reasoning->impossible)
    {
      dead = say_dead (self);
      return dead != NULL ? dead : g_strdup (_ ("Reasoning ends here: no solution is left."));
    }
  if (!reasoning->unique)
    return say_several (reasoning->solutions);
  return g_strdup (_ ("Reasoning ends here: no technique that is on goes on. Preferences say which are on."));
}

char *
rubric_text_explanation_claim (RubricExplanation *self, guint index)
{
  const RubricReasoningResult *reasoning = rubric_explanation_get_reasoning (self);
  gboolean last = index + 1 == rubric_explanation_get_n_steps (self);
  g_autofree char *text = NULL, *end = NULL;
  SudPencilmarks marks;

  rubric_explanation_get_marks (self, index, &marks);
  text = rubric_text_step (rubric_explanation_get_step (self, index), &marks);
  if (reasoning->kind == RUBRIC_REASONING_WHY && last)
    end = rubric_text_why_end (reasoning->path, reasoning->why.cell, reasoning->why.digit);
  return end != NULL ? rubric_text_join (text, end) : g_steal_pointer (&text);
}

char *
rubric_text_explanation_step (RubricExplanation *self, guint index)
{
  g_autofree char *claim = rubric_text_explanation_claim (self, index), *proof = NULL;

  if (rubric_explanation_get_proof (self, index) == NULL)
    return g_steal_pointer (&claim);
  proof = format_proof (self, index);
  return g_strconcat (claim, "\n", proof, NULL);
}

/* At first only the last of the steps that the claim speaks of stand below it. */
static char *
say_proof_claim (RubricProofLine *row)
{
  guint step, n = rubric_proof_line_count_folded (row);
  RubricExplanation *explanation = rubric_proof_line_get_explanation (row, &step);
  g_autofree char *claim = rubric_text_explanation_claim (explanation, step), *folded = NULL;

  if (n == 0)
    return g_steal_pointer (&claim);
  /* Translators: below the claim of a proof; its lines are a list, in which arrows unfold what a line rests on */
  folded = g_strdup_printf (ngettext ("%u of the steps is folded: the arrows unfold it.",
                                      "%u of the steps are folded: the arrows unfold them.", n), n);
  return g_strconcat (claim, "\n", folded, NULL);
}

char *
rubric_text_proof_row (RubricProofLine *row)
{
  RubricExplanation *explanation;
  guint step;

  if (rubric_proof_line_is_claim (row))
    return say_proof_claim (row);
  explanation = rubric_proof_line_get_explanation (row, &step);
  return rubric_text_proof_line (explanation, step, rubric_proof_line_get_index (row));
}

/* Appends the puzzle as a line of 81 characters. */
static void
append_givens (RubricExplanation *self, GString *text)
{
  char line[SUD_LINE_LENGTH + 1] = "";
  SudView view;
  SudGrid grid;

  rubric_explanation_get_view (self, 0, &view);
  grid = sud_sheet_get_puzzle (&view.sheet);
  sud_grid_format_line (&grid, line);
  g_string_append_printf (text, "%.*s\n", SUD_CELLS, line);
}

char *
rubric_text_explanation (RubricExplanation *self)
{
  GString *text;

  text = g_string_new (NULL);
  append_givens (self, text);
  if (rubric_explanation_get_reasoning (self)->kind == RUBRIC_REASONING_WHY)
    {
      g_autofree char *answer = rubric_text_why (rubric_explanation_get_reasoning (self));

      g_string_append_printf (text, "%s\n", answer);
    }
  for (guint i = 0; i < rubric_explanation_get_n_steps (self); i++)
    {
      g_autofree char *notation = rubric_text_step_notation (rubric_explanation_get_step (self, i));
      g_autofree char *sentence = rubric_text_explanation_step (self, i);

      g_string_append_printf (text, "%u. %s\n   %s\n", i + 1, notation, sentence);
    }
  return g_string_free (text, FALSE);
}

static SudCells
list_step_cells (const SudStep *step)
{
  SudCells cells = sud_cells_union (sud_cells_union (step->cells, step->fins), sud_step_affects (step));

  for (int i = 0; i < step->n_sets; i++)
    cells = sud_cells_union (cells, step->sets[i].cells);
  for (int i = 0; i < step->n_nodes; i++)
    cells = sud_cells_union (cells, step->nodes[i].cells);
  return cells;
}

static SudDigits
list_step_digits (const SudStep *step)
{
  return (SudDigits)(step->digits | sud_step_ruled_out (step) | (step->digit != 0 ? SUD_DIGIT_BIT (step->digit) : 0));
}

static gboolean
is_place_letter (char letter)
{
  return letter >= '1' && letter <= '9';
}

static gboolean
matches_word (const SudStep *step, const char *text, const char *word)
{
  if (is_place_letter (word[0]) && word[1] == '\0')
    return (list_step_digits (step) & SUD_DIGIT_BIT (word[0] - '0')) != 0;
  if (strlen (word) == 4 && word[0] == 'r' && is_place_letter (word[1]) && word[2] == 'c' && is_place_letter (word[3]))
    return sud_cells_has (list_step_cells (step), (word[1] - '1') * SUD_SIZE + word[3] - '1');
  return strstr (text, word) != NULL;
}

gboolean
rubric_step_row_matches (RubricRow *row, const char *search)
{
  const SudStep *step = rubric_explanation_get_row_step (row);
  g_autofree char *outcome = rubric_text_step_outcome (step), *notation = rubric_text_step_notation (step);
  g_autofree char *all = g_strdup_printf ("%u. %s\n%s\n%s\n%s", rubric_row_get_index (row) + 1,
                                          rubric_text_technique (step->technique),
                                          sud_technique_get (step->technique)->name, outcome, notation);
  g_autofree char *text = g_utf8_casefold (all, -1), *key = g_utf8_casefold (search, -1);
  g_auto (GStrv) words = g_strsplit_set (key, " \t,", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!matches_word (step, text, words[i]))
      return FALSE;
  return TRUE;
}
