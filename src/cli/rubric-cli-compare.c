/* rubric-cli-compare.c - rubric-cli compare: every strategy on the same puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-input.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "rubric-text-search.h"
#include "sud-marked.h"

#include <glib/gi18n.h>

static const double TIME_LIMIT_MAX = 1e6; /* seconds */

/* Adds puzzle @index of @document to @grids. Returns: RUBRIC_CLI_ERROR, having complained, if it cannot be searched */
static RubricCliStatus
add_puzzle (const char *path, RubricDocument *document, guint index, GArray *grids)
{
  g_autoptr (GError) error = NULL;
  SudSheet sheet;
  SudGrid grid;

  if (!rubric_document_read (document, index, &sheet, NULL, &error))
    return rubric_cli_input_fail_error (path, error);
  if (rubric_cli_puzzle_is_marked (rubric_document_get_format (document), &sheet))
    return rubric_cli_input_fail (path, rubric_document_get_line (document, index), rubric_cli_refuse_marks ());
  grid = sud_marked_get_puzzle (&sheet, rubric_cli_cancel_flag ());
  if (!sud_grid_is_valid (&grid))
    return rubric_cli_input_fail (path, rubric_document_get_line (document, index),
                                  _ ("Some digits clash: there is nothing to search"));
  g_array_append_val (grids, grid);
  return RUBRIC_CLI_OK;
}

/* Reads all puzzles of @path. */
static RubricCliStatus
read_puzzles (const char *path, const RubricFormat *format, GArray *grids)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_read_document (path, format, &error);
  RubricCliStatus status = document != NULL ? RUBRIC_CLI_OK : rubric_cli_input_fail_error (path, error);

  for (guint i = 0; status == RUBRIC_CLI_OK && i < rubric_document_get_n_puzzles (document); i++)
    status = rubric_cli_interrupted () ? RUBRIC_CLI_INTERRUPTED : add_puzzle (path, document, i, grids);
  return status;
}

static void
append_run_object (const char *path, const SudStrategy *strategy, const RubricStrategyRun *trial, GString *text)
{
  const SudStats *stats = &trial->stats;

  rubric_cli_json_begin (text, path, NULL, 0);
  rubric_cli_json_add_word (text, "strategy", strategy->id);
  rubric_cli_json_add_literal (text, "timeout", trial->end == RUBRIC_STRATEGY_RUN_LATE ? "true" : "false");
  rubric_cli_json_add_number (text, "puzzles", trial->puzzles);
  rubric_cli_json_add_number (text, "solutions", (guint64)trial->solutions);
  rubric_cli_json_add_stats (text, stats);
  rubric_cli_json_add_number (text, "bytes", stats->bytes);
  rubric_cli_json_end (text);
}

static RubricCliStatus
compare (const char *path, const RubricStrategyTask *task)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  if (!rubric_cli_json_is_on ())
    rubric_text_append_run_header (text, '\t');
  for (int i = 0; i < n; i++)
    {
      RubricStrategyRun trial;

      g_print ("%s", text->str);
      rubric_strategy_run (&trial, &strategies[i], task);
      if (rubric_cli_interrupted ())
        return RUBRIC_CLI_INTERRUPTED;
      g_string_truncate (text, 0);
      if (rubric_cli_json_is_on ())
        append_run_object (path, &strategies[i], &trial, text);
      else
        rubric_text_append_run (text, &strategies[i], &trial, '\t');
    }
  g_print ("%s", text->str);
  return RUBRIC_CLI_OK;
}

RubricCliStatus
rubric_cli_compare (const RubricCliCommand *command, char **argv)
{
  g_autofree char *from = NULL;
  g_auto (GStrv) files = NULL;
  const char *path;
  const RubricFormat *format;
  RubricCliStatus status;
  gint64 limit = 1;
  double seconds = 10;
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudGrid));
  const GOptionEntry entries[] = {
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Look for this many solutions, 1 by default"), N_ ("LIMIT") },
    { "time-limit", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_ ("Stop a strategy after this many seconds, 10 by default"),
      N_ ("SECONDS") },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &format)
      || !rubric_cli_check_range ("--limit", limit, 1, G_MAXINT32) || !rubric_cli_check_one_file (command, files))
    return RUBRIC_CLI_ERROR;
  if (!(seconds > 0 && seconds <= TIME_LIMIT_MAX))
    {
      rubric_cli_complain (_ ("--time-limit takes a number of seconds above 0, at most %.0f"), TIME_LIMIT_MAX);
      return RUBRIC_CLI_ERROR;
    }
  path = files != NULL ? files[0] : "-";
  status = read_puzzles (path, format, grids);
  if (status != RUBRIC_CLI_OK)
    return status;
  return compare (path, &(RubricStrategyTask){ (const SudGrid *)(gpointer)grids->data, grids->len, limit, seconds,
                                               rubric_cli_cancel_flag () });
}
