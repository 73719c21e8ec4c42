/* rubric-cli-check.c - rubric-cli check: how many solutions each puzzle has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-puzzles.h"
#include "sud-batch.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

/* For programs: not translated. */
static const char *const words[] = { "none\n", "unique\n", "multiple\n" };

static RubricCliStatus
check_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  SudResult result;
  SudGrid grid;

  if (puzzle->error != NULL)
    {
      g_string_append (out, "invalid\n");
      return RUBRIC_CLI_NOT_ONE;
    }
  grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  g_string_append (out, words[result.solutions]);
  return result.solutions == 1 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

RubricCliStatus
rubric_cli_check (const RubricCliCommand *command, char **argv)
{
  RubricCliTask task = { .answer = check_cb, .threads = rubric_cli_default_threads (), .quick = TRUE };
  g_autofree char *from = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_("The format of the files, found out by default"), N_("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &task.threads, N_("Check this many puzzles at once"), N_("THREADS") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &task.from)
      || !rubric_cli_check_range ("--threads", task.threads, 1, SUD_BATCH_MAX_THREADS))
    return RUBRIC_CLI_ERROR;
  return rubric_cli_answer_files (&task, files);
}
