/* rubric-cli-explain.c - rubric-cli explain: how a person would solve each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-explain-json.h"
#include "rubric-cli-files.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-task.h"
#include "rubric-explanation.h"
#include "rubric-text-step.h"

#include <glib/gi18n.h>

typedef struct
{
  RubricCliTask task;
  gboolean all;
  gboolean notation;
  gboolean json;
} Explain;

static void
append_step (const Explain *self, RubricExplanation *explanation, guint index, GString *out)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autofree char *text = NULL;

  if (self->json)
    {
      rubric_cli_append_step_json (explanation, index, out);
      return;
    }
  text = self->notation ? rubric_text_step_notation (step) : rubric_explanation_dup_sentence (explanation, index);
  g_strdelimit (text, "\n", ' '); /* a line a step */
  g_string_append_printf (out, "%u\t%s\t%s\n", index + 1, sud_technique_get (step->technique)->id, text);
}

static RubricCliStatus
explain_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Explain *self = (const Explain *)task;
  RubricReasoning reasoning = { .reason = self->all ? RUBRIC_REASON_ALL : RUBRIC_REASON_PATH, .sheet = puzzle->sheet };
  g_autoptr (RubricExplanation) explanation = NULL;
  gboolean complete;
  guint n;

  if (puzzle->error != NULL)
    return RUBRIC_CLI_NOT_ONE;
  if (!rubric_reasoning_run (&reasoning, rubric_cli_cancel_flag ()))
    return RUBRIC_CLI_INTERRUPTED;
  if (reasoning.path == NULL)
    {
      *problem = g_strdup (_ ("no solution: equal digits share a row, column or box"));
      return RUBRIC_CLI_NOT_ONE;
    }
  if (reasoning.from_givens)
    *problem = g_strdup (_ ("some digits or marks are wrong, so the explanation begins with the givens"));
  explanation = rubric_explanation_new (&reasoning);
  sud_path_unref (reasoning.path);
  n = g_list_model_get_n_items (G_LIST_MODEL (explanation));
  for (guint i = 0; i < n; i++)
    append_step (self, explanation, i, out);
  complete = self->all || rubric_explanation_get_grade (explanation)->complete;
  if (!complete && *problem == NULL)
    *problem = g_strdup (reasoning.unique ? _ ("the techniques do not lead to the end")
                                          : _ ("there is not exactly one solution, so no reasoning leads to it"));
  return complete ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

RubricCliStatus
rubric_cli_explain (const RubricCliCommand *command, char **argv)
{
  Explain self = { .task = { .answer = explain_cb, .threads = 1 } };
  g_autofree char *from = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &self.all, N_ ("Print the steps that are possible now, not the way to the end"),
      NULL },
    { "notation", 0, 0, G_OPTION_ARG_NONE, &self.notation, N_ ("Print the short notation, not sentences"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self.json, N_ ("Print a JSON object for each step, with all that it rests on"), NULL },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from))
    return RUBRIC_CLI_ERROR;
  return rubric_cli_answer_files (&self.task, files);
}
