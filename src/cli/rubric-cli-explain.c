/* rubric-cli-explain.c - rubric-cli explain: how a person would solve each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "rubric-explanation.h"
#include "rubric-text-explanation.h"
#include "rubric-text-step.h"
#include "rubric-text-why.h"
#include "rubric-text.h"
#include "sud-marked.h"

#include <glib/gi18n.h>
#include <stdio.h>

enum
{
  EXPLAIN_N_SCALES = 2,
};

typedef struct
{
  RubricCliTask task;
  gboolean all;
  gboolean hodoku; /* in the order of HoDoKu, with its techniques */
  gboolean notation;
  RubricWhy why; /* a digit of 0: the way to the end is asked for, not why */
  SudOrder order;
} Explain;

static void
add_cells (GString *json, const char *member, SudCells cells)
{
  rubric_cli_json_open (json, member, '[');
  SUD_EACH_CELL (cell, cells)
    rubric_cli_json_add_cell (json, NULL, (int)cell);
  g_string_append_c (json, ']');
}

static void
add_digits (GString *json, const char *member, SudDigits digits)
{
  rubric_cli_json_open (json, member, '[');
  SUD_EACH_BIT (index, digits)
    rubric_cli_json_add_number (json, NULL, index + 1);
  g_string_append_c (json, ']');
}

static void
add_house_name (GString *json, int house)
{
  static const char *const kinds[] = { "row", "column", "box" };
  g_autofree char *name = g_strdup_printf ("%s %d", kinds[sud_house_kind (house)], sud_house_index (house) + 1);

  rubric_cli_json_add_word (json, NULL, name);
}

static void
add_houses (GString *json, const char *member, uint32_t houses)
{
  rubric_cli_json_open (json, member, '[');
  SUD_EACH_BIT (house, houses)
    add_house_name (json, (int)house);
  g_string_append_c (json, ']');
}

static void
add_placements (GString *json, const SudStep *step)
{
  rubric_cli_json_open (json, "placements", '[');
  if (step->digit != 0)
    SUD_EACH_CELL (cell, sud_step_writes (step))
      rubric_cli_json_add_candidate (json, NULL, (int)cell, step->digit);
  g_string_append_c (json, ']');
}

static void
add_eliminations (GString *json, const SudStep *step)
{
  rubric_cli_json_open (json, "eliminations", '[');
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      rubric_cli_json_add_candidate (json, NULL, (int)cell, digit);
  g_string_append_c (json, ']');
}

static void
add_sets (GString *json, const SudStep *step)
{
  rubric_cli_json_open (json, "sets", '[');
  for (int i = 0; i < step->n_sets; i++)
    {
      rubric_cli_json_open (json, NULL, '{');
      add_cells (json, "cells", step->sets[i].cells);
      add_digits (json, "digits", step->sets[i].digits);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

/* "link" says how a node is linked to the one after it; it is null at the end of a chain. */
static void
add_chain (GString *json, const SudStep *step)
{
  static const char *const links[] = { [SUD_STEP_STRONG] = "strong", [SUD_STEP_WEAK] = "weak" };

  rubric_cli_json_open (json, "chain", '[');
  for (int i = 0; i < step->n_nodes; i++)
    {
      const SudStepNode *node = &step->nodes[i];

      rubric_cli_json_open (json, NULL, '{');
      add_cells (json, "cells", node->cells);
      rubric_cli_json_add_number (json, "digit", node->digit);
      if (node->link == SUD_STEP_END || i + 1 == step->n_nodes)
        rubric_cli_json_add_literal (json, "link", "null");
      else
        rubric_cli_json_add_word (json, "link", links[node->link]);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

static void
add_evidence (GString *json, const SudStep *step)
{
  rubric_cli_json_open (json, "evidence", '{');
  add_digits (json, "digits", step->digits);
  add_cells (json, "cells", step->cells);
  add_cells (json, "fins", step->fins);
  add_houses (json, "houses", step->houses);
  add_houses (json, "covers", step->covers);
  add_sets (json, step);
  add_chain (json, step);
  g_string_append_c (json, '}');
}

static void
add_premises (GString *json, const SudLemma *lemma)
{
  rubric_cli_json_open (json, "suppose", '[');
  for (int i = 0; i < lemma->n_premises; i++)
    rubric_cli_json_add_candidate (json, NULL, sud_candidate_cell (lemma->premise[i]),
                                   sud_candidate_digit (lemma->premise[i]));
  g_string_append_c (json, ']');
}

/* Adds where an earlier step has shown what @lemma says. */
static void
add_shown (GString *json, RubricExplanation *explanation, const SudLemma *lemma)
{
  guint line, step = rubric_explanation_find_line (explanation, lemma, &line);

  rubric_cli_json_open (json, "shown", '{');
  rubric_cli_json_add_number (json, "step", step + 1);
  rubric_cli_json_add_number (json, "line", line + 1);
  g_string_append_c (json, '}');
}

static void
add_lemma (GString *json, RubricExplanation *explanation, guint index, guint line, gboolean sentences)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (explanation, index);
  g_autofree char *sentence = sentences ? rubric_text_proof_line (explanation, index, line) : NULL;
  guint n;
  g_autofree guint *reasons = rubric_proof_list_reasons (lemmas, line, &n);
  const SudLemma *lemma = &lemmas[line];

  rubric_cli_json_open (json, NULL, '{');
  rubric_cli_json_add_number (json, "line", line + 1);
  if (sentences)
    rubric_cli_json_add_text (json, "sentence", sentence);
  add_premises (json, lemma);
  if (lemma->conclusion == SUD_NO_CANDIDATE)
    rubric_cli_json_add_literal (json, "follows", "null");
  else
    rubric_cli_json_add_candidate (json, "follows", sud_candidate_cell (lemma->conclusion),
                                   sud_candidate_digit (lemma->conclusion));
  rubric_cli_json_open (json, "rests_on", '[');
  for (guint i = 0; i < n; i++)
    rubric_cli_json_add_number (json, NULL, reasons[i] + 1);
  g_string_append_c (json, ']');
  if (lemma->kind == SUD_CLAUSE_SHOWN)
    add_shown (json, explanation, lemma);
  g_string_append_c (json, '}');
}

static void
add_proof (GString *json, RubricExplanation *explanation, guint index, gboolean sentences)
{
  rubric_cli_json_open (json, "proof", '[');
  if (rubric_explanation_get_proof (explanation, index) != NULL)
    for (guint line = 0; line < rubric_explanation_get_step (explanation, index)->size; line++)
      add_lemma (json, explanation, index, line, sentences);
  g_string_append_c (json, ']');
}

/* Appends the answer: one line before its steps. */
static void
append_why (const Explain *self, const RubricCliPuzzle *puzzle, const RubricReasoningResult *reasoning, GString *out)
{
  static const char *const words[RUBRIC_WHY_N] = {
    [RUBRIC_WHY_NOT] = "not",   [RUBRIC_WHY_MUST] = "must",   [RUBRIC_WHY_EITHER] = "either",
    [RUBRIC_WHY_SEEN] = "seen", [RUBRIC_WHY_GIVEN] = "given", [RUBRIC_WHY_NONE] = "none",
  };
  const RubricWhy *why = &reasoning->why;
  g_autofree char *sentence = rubric_text_why (reasoning);

  if (!rubric_cli_json_is_on ())
    {
      g_string_append_printf (out, "0\t%s\t%s\n", words[why->answer], sentence);
      return;
    }
  rubric_cli_json_begin (out, puzzle->file, "puzzle", puzzle->number);
  rubric_cli_json_add_candidate (out, "why", why->cell, why->digit);
  rubric_cli_json_add_word (out, "answer", words[why->answer]);
  if (!self->notation)
    rubric_cli_json_add_text (out, "sentence", sentence);
  rubric_cli_json_end (out);
}

/* Adds the digits before the step as 81 characters. */
static void
add_position (GString *json, RubricExplanation *explanation, guint index)
{
  SudView view;
  SudGrid grid;

  rubric_explanation_get_view (explanation, index, &view);
  grid = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);
  rubric_cli_json_add_grid (json, "position", &grid);
}

/* Appends step @index as one object on a line of its own; see rubric-cli(1). */
static void
append_step_json (const RubricCliPuzzle *puzzle, RubricExplanation *explanation, guint index,
                  gboolean sentences, GString *out)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autofree char *notation = rubric_text_step_notation (step);
  g_autofree char *sentence = sentences ? rubric_text_explanation_claim (explanation, index) : NULL;

  rubric_cli_json_begin (out, puzzle->file, "puzzle", puzzle->number);
  rubric_cli_json_add_number (out, "step", index + 1);
  if (puzzle->uncertain != NULL)
    rubric_cli_json_add_text (out, "not_certain", puzzle->uncertain);
  rubric_cli_json_add_word (out, "technique", sud_technique_get (step->technique)->id);
  add_position (out, explanation, index);
  rubric_cli_json_add_text (out, "notation", notation);
  if (sentences)
    rubric_cli_json_add_text (out, "sentence", sentence);
  add_placements (out, step);
  add_eliminations (out, step);
  add_evidence (out, step);
  add_proof (out, explanation, index, sentences);
  rubric_cli_json_end (out);
}

static void
append_step (const Explain *self, const RubricCliPuzzle *puzzle, RubricExplanation *explanation, guint index,
             GString *out)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autofree char *text = NULL, *says = NULL;
  g_auto (GStrv) lines = NULL;

  if (rubric_cli_json_is_on ())
    {
      append_step_json (puzzle, explanation, index, !self->notation, out);
      return;
    }
  text = self->notation ? rubric_text_step_notation (step) : rubric_text_explanation_step (explanation, index);
  lines = g_strsplit (text, "\n", -1);
  says = g_strjoinv (" · ", lines); /* one line */
  g_string_append_printf (out, "%u\t%s\t%s\n", index + 1, rubric_cli_name_technique (step->technique), says);
}

/* Names the puzzle of the steps; a JSON step names it itself. */
static void
append_head (const RubricCliPuzzle *puzzle, GString *out)
{
  g_autofree char *file = g_filename_display_name (puzzle->file);
  SudGrid grid = sud_marked_get_puzzle (&puzzle->sheet, rubric_cli_cancel_flag ());
  char line[SUD_LINE_LENGTH + 1] = "";

  if (rubric_cli_json_is_on ())
    return;
  sud_grid_format_line (&grid, line);
  g_string_append_printf (out, "# %s:%" G_GUINT64_FORMAT ": %.*s\n", file, puzzle->number, SUD_CELLS, line);
}

/* Appends the word that "grade" uses if there is not exactly one solution. */
static void
append_solution_word (const RubricCliPuzzle *puzzle, gboolean none, GString *out)
{
  const char *word = none ? "none" : "multiple";

  if (!rubric_cli_json_is_on ())
    {
      g_string_append_printf (out, "%s\n", word);
      return;
    }
  rubric_cli_json_begin (out, puzzle->file, "puzzle", puzzle->number);
  rubric_cli_json_add_word (out, "verdict", word);
  rubric_cli_json_end (out);
}

/* Returns: (transfer full) (nullable): why these steps are not the whole way */
static char *
dup_warning (const Explain *self, RubricExplanation *explanation, gboolean complete)
{
  if (rubric_explanation_get_reasoning (explanation)->from_givens)
    return g_strdup (_ ("some digits or marks are wrong, so the explanation begins with the givens"));
  if (rubric_explanation_get_reasoning (explanation)->impossible && !self->all)
    return rubric_text_explanation_end (explanation);
  if (rubric_explanation_get_reasoning (explanation)->impossible)
    return g_strdup (_ ("there is no solution, so no reasoning leads to it"));
  if (!rubric_explanation_get_reasoning (explanation)->unique)
    return g_strdup (_ ("there are several solutions, so no reasoning leads to one"));
  if (!complete)
    return g_strdup (_ ("the techniques do not lead to the end"));
  if (rubric_explanation_is_cut (explanation))
    /* Translators: %d is a number */
    return g_strdup_printf (_ ("there are more steps: of each technique only the first %d are printed"),
                            SUD_STEPS_MAX);
  return NULL;
}

/* Prints the steps of @reasoning, whose path it takes. Returns: (transfer full): the steps */
static RubricExplanation *
append_steps (const Explain *self, const RubricCliPuzzle *puzzle, RubricReasoningResult *reasoning, GString *out)
{
  RubricExplanation *explanation = rubric_explanation_new (reasoning);
  guint n = rubric_explanation_get_n_steps (explanation);

  g_clear_pointer (&reasoning->path, sud_path_unref);
  for (guint i = 0; i < n; i++)
    append_step (self, puzzle, explanation, i, out);
  return explanation;
}

/* Prints why a cell cannot be a digit, or must. */
static RubricCliStatus
answer_why (const Explain *self, const RubricCliPuzzle *puzzle, RubricReasoningResult *reasoning, GString *out)
{
  RubricWhyAnswer answer = reasoning->why.answer;
  gboolean shown = reasoning->path != NULL && sud_path_get_n_steps (reasoning->path) > 0;

  append_why (self, puzzle, reasoning, out);
  if (reasoning->path != NULL)
    g_object_unref (append_steps (self, puzzle, reasoning, out));
  return shown || answer == RUBRIC_WHY_SEEN || answer == RUBRIC_WHY_GIVEN ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

static RubricCliStatus
explain_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Explain *self = (const Explain *)task;
  RubricReasoningKind kind = self->why.digit != 0 ? RUBRIC_REASONING_WHY
                             : self->all          ? RUBRIC_REASONING_ALL
                             : self->hodoku       ? RUBRIC_REASONING_HODOKU
                                                  : RUBRIC_REASONING_PATH;
  RubricReasoningResult reasoning = { .kind = kind,
                                      .why = self->why,
                                .sheet = puzzle->sheet,
                                .marks = puzzle->marked ? RUBRIC_MARKS_RULES : RUBRIC_MARKS_NOTES,
                                .order = &self->order };
  g_autoptr (RubricExplanation) explanation = NULL;
  gboolean complete, unique;

  if (puzzle->error != NULL)
    return RUBRIC_CLI_NOT_ONE;
  if (!rubric_reasoning_run (&reasoning, rubric_cli_cancel_flag ()))
    return RUBRIC_CLI_INTERRUPTED;
  if (reasoning.failed)
    {
      *problem = g_strdup (_ ("there is not enough memory"));
      return RUBRIC_CLI_ERROR;
    }
  append_head (puzzle, out);
  if (kind == RUBRIC_REASONING_WHY)
    return answer_why (self, puzzle, &reasoning, out);
  if (reasoning.path == NULL)
    {
      append_solution_word (puzzle, TRUE, out);
      *problem = g_strdup (_ ("no solution: equal digits share a row, column or box"));
      return RUBRIC_CLI_NOT_ONE;
    }
  explanation = append_steps (self, puzzle, &reasoning, out);
  unique = rubric_explanation_get_reasoning (explanation)->unique;
  if (!unique)
    append_solution_word (puzzle, rubric_explanation_get_reasoning (explanation)->impossible, out);
  complete = unique && (self->all || rubric_explanation_get_grade (explanation)->complete);
  *problem = dup_warning (self, explanation, complete);
  return complete ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

static const char *
get_explain_scale (int i)
{
  static const char *const names[EXPLAIN_N_SCALES] = { "rubric", "hodoku" };

  return names[i];
}

/* Finds the scale called @scale (NULL: Rubric's). Returns: FALSE, having complained, if there is none, or if it is one
 * with @others that do not go with it */
static gboolean
choose_scale (Explain *self, const char *scale, gboolean others)
{
  int found = scale == NULL ? 0
                            /* Translators: %1$s is what was typed, %2$s a list of names */
                            : rubric_cli_find_name (_ ("there is no scale “%1$s”; the scales are %2$s"), scale,
                                                    EXPLAIN_N_SCALES, get_explain_scale);

  self->hodoku = found == 1;
  if (self->hodoku && others)
    /* Translators: %s is the name of a scale */
    rubric_cli_complain (_ ("the scale “%s” has techniques and an order of its own: leave out --all, --why, --with and "
                            "--without"),
                         scale);
  return found >= 0 && !(self->hodoku && others);
}

/* Reads "r3c5=4", or NULL: nothing. Returns: FALSE with a message if it is nothing of the kind, or @all steps are
 * wanted as well */
static gboolean
parse_why (const char *text, gboolean all, RubricWhy *why)
{
  unsigned row = 0, column = 0, digit = 0;
  char rest;

  if (text == NULL)
    return TRUE;
  if (all)
    {
      rubric_cli_complain (_ ("--why and --all cannot be used together"));
      return FALSE;
    }
  if (sscanf (text, "%*1[rR]%1u%*1[cC]%1u=%1u%c", &row, &column, &digit, &rest) == 3 && row > 0 && column > 0
      && digit > 0)
    {
      *why = (RubricWhy){ .cell = (int)((row - 1) * SUD_SIZE + column - 1), .digit = (int)digit };
      return TRUE;
    }
  /* Translators: %s is what the person has written */
  rubric_cli_complain (_ ("--why: expected a cell and a digit such as r3c5=4, not “%s”"), text);
  return FALSE;
}

RubricCliStatus
rubric_cli_explain (const RubricCliCommand *command, char **argv)
{
  Explain self = { .task = { .answer = explain_cb, .threads = 1 } };
  g_autofree char *from = NULL, *scale = NULL, *without = NULL, *with = NULL, *why = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &self.all, N_ ("Print the steps that are possible now, not the way to the end"),
      NULL },
    { "why", 0, 0, G_OPTION_ARG_STRING, &why, N_ ("Print why a cell cannot be a digit, or must"), N_ ("r3c5=4") },
    { "notation", 0, 0, G_OPTION_ARG_NONE, &self.notation, N_ ("Print the short notation, not sentences"), NULL },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &scale, N_ ("Whose order of steps: rubric or hodoku"), N_ ("SCALE") },
    { "without", 0, 0, G_OPTION_ARG_STRING, &without, N_ ("Do not use these techniques"), N_ ("ID,ID") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_ ("Use these, too, which are usually left out"), N_ ("ID,ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !choose_scale (&self, scale, self.all || why != NULL || without != NULL || with != NULL)
      || !rubric_cli_choose_techniques (without, with, &self.order)
      || !parse_why (why, self.all, &self.why))
    return RUBRIC_CLI_ERROR;
  return rubric_cli_answer_files (&self.task, files);
}
