/* hodoku-rated.c - compares level and score on the scale of HoDoKu with its own: hodoku-rated [--verbose] FILE…
 *
 * Prints for each level how many puzzles have the same level and score, with the median difference of the scores, and the
 * time that grades take; the exit status is 1 where less than --levels or --scores percent are equal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rated-list.h"

static gboolean verbose;
static double least_levels;
static double least_scores;
static char **files;

static const GOptionEntry entries[] = {
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &verbose, "Print the puzzles that differ, and how", NULL },
  { "levels", 0, 0, G_OPTION_ARG_DOUBLE, &least_levels, "Fail where fewer have the same level", "PERCENT" },
  { "scores", 0, 0, G_OPTION_ARG_DOUBLE, &least_scores, "Fail where fewer of those up to HARD have the same score",
    "PERCENT" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
  { NULL },
};

/* Whether enough puzzles of the file are equal. */
static gboolean
run_file (SudLogic *logic, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_auto (RatedReport) report = { 0 };

  if (!rated_list_run (logic, path, verbose, &report, &error))
    {
      g_printerr ("hodoku-rated: %s\n", error->message);
      return FALSE;
    }
  rated_report_print (&report, path);
  return rated_report_levels (&report) >= least_levels && rated_report_scores (&report, SUD_LEVEL_HARD) >= least_scores;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- compares with what HoDoKu says");
  g_autoptr (GError) error = NULL;
  SudLogic *logic = sud_logic_new ();
  gboolean enough = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL)
    {
      g_printerr ("hodoku-rated: %s\n", error != NULL ? error->message : "which file?");
      return 2;
    }
  logic->rules = SUD_RULE_UNIQUE;
  for (int i = 0; files[i] != NULL; i++)
    enough = run_file (logic, files[i]) && enough;
  sud_logic_free (logic);
  g_strfreev (files);
  return enough ? 0 : 1;
}
