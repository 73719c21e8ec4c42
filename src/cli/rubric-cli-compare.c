/* rubric-cli-compare.c - rubric-cli compare: every strategy on one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-input.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-task.h"
#include "rubric-cli-terminal.h"

#include <glib/gi18n.h>

static const double TIME_LIMIT_MAX = 1e6; /* seconds */

static gboolean
fail (const char *name, guint64 line, const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rubric_cli_append_message (text, name, line, message);
  rubric_cli_write_messages (text->str, text->len);
  return FALSE;
}

/* Reads the one puzzle of @path. Returns FALSE, having complained, where there is not just that. */
static gboolean
read_puzzle (const char *path, const RubricFormat *format, SudGrid *grid)
{
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  RubricCliInput input;
  SudSheet sheet;

  if (rubric_cli_input_open (&input, path, format, &error))
    {
      document = rubric_cli_input_read_document (&input, &error);
      rubric_cli_input_close (&input);
    }
  if (rubric_cli_interrupted ())
    return FALSE;
  if (document == NULL)
    return fail (path, rubric_format_error_get_line (error), rubric_format_error_get_problem (error));
  if (rubric_document_get_n_puzzles (document) > 1)
    return fail (path, rubric_document_get_line (document, 1),
                 _("this is a second puzzle, and only one can be compared"));
  if (!rubric_document_read (document, 0, &sheet, NULL, &error))
    return fail (path, rubric_format_error_get_line (error), rubric_format_error_get_problem (error));
  if (rubric_cli_puzzle_is_marked (rubric_document_get_format (document), &sheet))
    return fail (path, rubric_document_get_line (document, 0), rubric_cli_refuse_marks ());
  *grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
  return TRUE;
}

static void
print_row (const SudStrategy *strategy, const SudResult *result, gboolean timed_out)
{
  g_autofree char *solutions = g_strdup_printf ("%" G_GINT64_FORMAT, result->solutions);
  const SudStats *stats = &result->stats;

  g_print ("%s\t%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%zu\n",
           strategy->id, timed_out ? "timeout" : solutions, stats->placements, stats->backtracks, stats->rejected,
           (stats->ns + 500) / 1000, stats->bytes);
}

static RubricCliStatus
compare (const SudGrid *grid, gint64 limit, double seconds)
{
  const SudStrategy *strategies;
  int n;

  strategies = sud_strategies (&n);
  g_print ("strategy\tsolutions\tplacements\tbacktracks\trejected\tmicroseconds\tbytes\n");
  for (int i = 0; i < n; i++)
    {
      SudSearchOptions options = { .limit = limit, .cancel = rubric_cli_cancel_flag () };
      SudResult result;
      gboolean late;

      rubric_cli_start_time_limit (seconds);
      sud_strategy_run (&strategies[i], grid, &options, &result);
      late = rubric_cli_stop_time_limit ();
      if (rubric_cli_interrupted ())
        return RUBRIC_CLI_INTERRUPTED;
      print_row (&strategies[i], &result, late);
    }
  return RUBRIC_CLI_OK;
}

RubricCliStatus
rubric_cli_compare (const RubricCliCommand *command, char **argv)
{
  g_autofree char *from = NULL;
  g_auto (GStrv) files = NULL;
  const RubricFormat *format;
  gint64 limit = 1;
  double seconds = 10;
  SudGrid grid;
  const GOptionEntry entries[] = {
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_("Look for this many solutions, 1 by default"), N_("LIMIT") },
    { "time-limit", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("Stop a strategy after this many seconds, 10 by default"),
      N_("SECONDS") },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_("The format of the file, detected by default"), N_("FORMAT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &format)
      || !rubric_cli_check_range ("--limit", limit, 1, G_MAXINT32) || !rubric_cli_check_one_file (command, files))
    return RUBRIC_CLI_ERROR;
  if (!(seconds > 0 && seconds <= TIME_LIMIT_MAX))
    {
      rubric_cli_complain (_("--time-limit takes a number of seconds above 0, at most %.0f"), TIME_LIMIT_MAX);
      return RUBRIC_CLI_ERROR;
    }
  if (!read_puzzle (files != NULL ? files[0] : "-", format, &grid))
    return rubric_cli_interrupted () ? RUBRIC_CLI_INTERRUPTED : RUBRIC_CLI_ERROR;
  return compare (&grid, limit, seconds);
}
