/* rubric-cli-explain.c - rubric-cli explain: how a person would solve each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-explain-json.h"
#include "rubric-cli-files.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-reason.h"
#include "rubric-cli-task.h"
#include "rubric-explanation.h"
#include "rubric-text-step.h"
#include "sud-marked.h"

#include <glib/gi18n.h>

typedef struct
{
  RubricCliTask task;
  gboolean all;
  gboolean notation;
  gboolean json;
  SudOrder order;
} Explain;

static void
append_step (const Explain *self, const RubricCliPuzzle *puzzle, RubricExplanation *explanation, guint index, GString *out)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autofree char *text = NULL, *says = NULL;
  g_auto (GStrv) lines = NULL;

  if (self->json)
    {
      rubric_cli_append_step_json (puzzle, explanation, index, !self->notation, out);
      return;
    }
  text = self->notation ? rubric_text_step_notation (step) : rubric_explanation_dup_sentence (explanation, index);
  lines = g_strsplit (text, "\n", -1);
  says = g_strjoinv (" · ", lines); /* a line a step */
  g_string_append_printf (out, "%u\t%s\t%s\n", index + 1, rubric_cli_name_technique (step->technique), says);
}

/* Which puzzle the steps are of; a step for programs says that itself. */
static void
append_head (const Explain *self, const RubricCliPuzzle *puzzle, GString *out)
{
  g_autofree char *file = g_filename_display_name (puzzle->file);
  SudGrid grid = sud_marked_get_puzzle (&puzzle->sheet, rubric_cli_cancel_flag ());
  char line[SUD_LINE_LENGTH + 1] = "";

  if (self->json)
    return;
  sud_grid_format_line (&grid, line);
  g_string_append_printf (out, "# %s:%" G_GUINT64_FORMAT ": %.*s\n", file, puzzle->number, SUD_CELLS, line);
}

/* That there is not exactly one solution: in the words of grade. */
static void
append_solutions (const Explain *self, gboolean none, GString *out)
{
  if (!self->json)
    g_string_append (out, none ? "none\n" : "multiple\n");
}

/* Returns: (transfer full) (nullable): what the reader should know of the steps */
static char *
find_problem (const Explain *self, RubricExplanation *explanation, gboolean complete)
{
  if (rubric_explanation_is_from_givens (explanation))
    return g_strdup (_ ("some digits or marks are wrong, so the explanation begins with the givens"));
  if (rubric_explanation_is_impossible (explanation) && !self->all)
    return rubric_explanation_dup_end (explanation);
  if (rubric_explanation_is_impossible (explanation))
    return g_strdup (_ ("there is no solution, so no reasoning leads to it"));
  if (!rubric_explanation_is_unique (explanation))
    return g_strdup (_ ("there are several solutions, so no reasoning leads to one"));
  if (!complete)
    return g_strdup (_ ("the techniques do not lead to the end"));
  if (rubric_explanation_is_cut (explanation))
    /* Translators: %d is a number */
    return g_strdup_printf (_ ("there are more steps: of each technique only the first %d are printed"), SUD_STEPS_MAX);
  return NULL;
}

static RubricCliStatus
explain_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Explain *self = (const Explain *)task;
  RubricReasoningResult reasoning = { .reason = self->all ? RUBRIC_REASONING_ALL : RUBRIC_REASONING_PATH,
                                .sheet = puzzle->sheet,
                                .marks = puzzle->marked ? RUBRIC_MARKS_RULES : RUBRIC_MARKS_NOTES,
                                .order = &self->order };
  g_autoptr (RubricExplanation) explanation = NULL;
  gboolean complete, unique;
  guint n;

  if (puzzle->error != NULL)
    return RUBRIC_CLI_NOT_ONE;
  if (!rubric_reasoning_run (&reasoning, rubric_cli_cancel_flag ()))
    return RUBRIC_CLI_INTERRUPTED;
  if (reasoning.failed)
    {
      *problem = g_strdup (_ ("there is not enough memory"));
      return RUBRIC_CLI_ERROR;
    }
  append_head (self, puzzle, out);
  if (reasoning.path == NULL)
    {
      append_solutions (self, TRUE, out);
      *problem = g_strdup (_ ("no solution: equal digits share a row, column or box"));
      return RUBRIC_CLI_NOT_ONE;
    }
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
  n = g_list_model_get_n_items (G_LIST_MODEL (explanation));
  for (guint i = 0; i < n; i++)
    append_step (self, puzzle, explanation, i, out);
  unique = rubric_explanation_is_unique (explanation);
  if (!unique)
    append_solutions (self, rubric_explanation_is_impossible (explanation), out);
  complete = unique && (self->all || rubric_explanation_get_grade (explanation)->complete);
  *problem = find_problem (self, explanation, complete);
  return complete ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

RubricCliStatus
rubric_cli_explain (const RubricCliCommand *command, char **argv)
{
  Explain self = { .task = { .answer = explain_cb, .threads = 1 } };
  g_autofree char *from = NULL, *without = NULL, *with = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &self.all, N_ ("Print the steps that are possible now, not the way to the end"),
      NULL },
    { "notation", 0, 0, G_OPTION_ARG_NONE, &self.notation, N_ ("Print the short notation, not sentences"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self.json, N_ ("Print a JSON object for each step, with all that it rests on"), NULL },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { "without", 0, 0, G_OPTION_ARG_STRING, &without, N_ ("Do not use these techniques"), N_ ("ID,ID") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_ ("Use these, too, which are usually left out"), N_ ("ID,ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !rubric_cli_choose_techniques (without, with, &self.order))
    return RUBRIC_CLI_ERROR;
  return rubric_cli_answer_files (&self.task, files);
}
