/* rubric-cli-convert.c - rubric-cli convert: puzzles in another format
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-options.h"

#include <glib/gi18n.h>

/* A line that is no puzzle ends the work, as it would be missing from the result. Digits that a program filled in are
 * no part of a puzzle: they are left out if the format cannot tell them from others. */
static RubricCliStatus
convert_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  SudSheet sheet = puzzle->sheet;

  if (puzzle->error != NULL)
    return RUBRIC_CLI_ERROR;
  if (!(task->to->features & RUBRIC_FORMAT_FEATURE_SOLVED))
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  return rubric_cli_append_sheet (task, &sheet, puzzle->info, out, problem) ? RUBRIC_CLI_OK : RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_convert (const RubricCliCommand *command, char **argv)
{
  RubricCliTask task
      = { .answer = convert_cb, .threads = rubric_cli_default_threads (), .quick = TRUE, .tells_losses = TRUE };
  g_autofree char *from = NULL, *to = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &to, N_ ("The format to write, “line” by default"), N_ ("FORMAT") },
    { "strict", 0, 0, G_OPTION_ARG_NONE, &task.strict, N_ ("Write nothing if the format cannot hold everything") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &task.from)
      || !rubric_cli_find_format_to_write (to, &task.to) || !rubric_cli_check_one_file (command, files))
    return RUBRIC_CLI_ERROR;
  if (task.to == NULL)
    task.to = rubric_format_find ("line");
  return rubric_cli_answer_files (&task, files);
}
