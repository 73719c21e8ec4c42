/* rubric-text-search.c - searches in words: one that is watched, several that are compared, and what a person needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-search.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* By SudSearchEvent. Translators: %1$d is a digit, %2$s a cell: "row 3 column 5" */
static const char *const event_sentences[] = {
  N_ ("%1$d written in %2$s"),
  N_ ("%1$d taken back from %2$s"),
  N_ ("%1$d does not fit %2$s"),
};

/* By SudVerdict; a search that is watched looks for one solution. */
static const char *const verdict_sentences[] = {
  [SUD_VERDICT_NONE] = N_ ("No solution: all ways were tried"),
  [SUD_VERDICT_ONE] = N_ ("Solved"),
  [SUD_VERDICT_MANY] = N_ ("Solved"),
  [SUD_VERDICT_CANCELLED] = N_ ("Stopped"),
  [SUD_VERDICT_INVALID] = N_ ("Some digits clash: there is nothing to search"),
};

char *
rubric_text_watch (RubricWatch *watch, const RubricWatchSample *seen, gboolean followed)
{
  const SudResult *result = rubric_watch_get_result (watch);
  g_autofree char *cell = NULL;

  if (result != NULL)
    return g_strdup (_ (verdict_sentences[result->verdict]));
  if (rubric_watch_get_state (watch) == RUBRIC_WATCH_NONE)
    return g_strdup ("");
  if (!followed)
    return g_strdup (_ ("Searching…"));
  if (seen->steps == 0)
    return g_strdup (rubric_watch_has_set_aside (watch)
                         ? _ ("Before the first step. Your own digits are set aside: the search starts from the "
                              "givens.")
                         : _ ("Before the first step"));
  cell = rubric_text_cell (seen->cell);
  return g_strdup_printf (_ (event_sentences[seen->event]), seen->digit, cell);
}

char *
rubric_text_comparison_value (RubricComparisonRow *row, RubricComparisonBy by)
{
  const RubricStrategyRun *run = rubric_comparison_row_get_run (row);

  if (rubric_comparison_row_get_running (row))
    return g_strdup (_ ("Running…"));
  switch (run->end)
    {
    case RUBRIC_STRATEGY_RUN_LATE:
      return g_strdup (_ ("Took too long"));
    case RUBRIC_STRATEGY_RUN_CANCELLED:
      return g_strdup (_ ("Cancelled"));
    case RUBRIC_STRATEGY_RUN_WHOLE:
      return by == RUBRIC_COMPARISON_TIME ? rubric_text_duration (run->stats.ns)
                                          : rubric_text_number (run->stats.placements);
    case RUBRIC_STRATEGY_RUN_NONE:
    default:
      return g_strdup ("");
    }
}

char *
rubric_text_comparison_detail (RubricComparisonRow *row, RubricComparisonBy by)
{
  const RubricStrategyRun *run = rubric_comparison_row_get_run (row);
  const SudStats *stats = &run->stats;
  g_autofree char *placements = rubric_text_number (stats->placements), *time = rubric_text_duration (stats->ns);
  g_autofree char *backtracks = rubric_text_number (stats->backtracks),
                  *rejected = rubric_text_number (stats->rejected);
  g_autofree char *size = g_format_size (stats->bytes);

  if (run->end != RUBRIC_STRATEGY_RUN_WHOLE && run->end != RUBRIC_STRATEGY_RUN_LATE)
    return g_strdup ("");
  if (run->end == RUBRIC_STRATEGY_RUN_WHOLE && by == RUBRIC_COMPARISON_PLACEMENTS)
    /* Translators: a time, two counts, and an amount of memory */
    return g_strdup_printf (_ ("%s · %s taken back · %s rejected · %s of memory"), time, backtracks, rejected, size);
  /* Translators: three counts, and an amount of memory */
  return g_strdup_printf (_ ("%s placed · %s taken back · %s rejected · %s of memory"),
                          placements, backtracks, rejected,
                          size);
}

char *
rubric_text_comparison_alike (RubricComparison *self, guint index)
{
  RubricComparisonRow *first = rubric_comparison_find_alike (self, index);

  /* Translators: %s is the name of a strategy */
  return first != NULL ? g_strdup_printf (_ ("Tries the same digits in the same order as %s"),
                                          _ (rubric_comparison_row_get_strategy (first)->name))
                       : NULL;
}

static const char *const run_columns[] = {
  "strategy", "solutions", "placements", "backtracks", "rejected", "microseconds", "bytes",
};

void
rubric_text_append_run_header (GString *text, char separator)
{
  for (guint i = 0; i < G_N_ELEMENTS (run_columns); i++)
    {
      g_string_append (text, run_columns[i]);
      g_string_append_c (text, i + 1 < G_N_ELEMENTS (run_columns) ? separator : '\n');
    }
}

void
rubric_text_append_run (GString *text, const SudStrategy *strategy, const RubricStrategyRun *run, char separator)
{
  const SudStats *stats = &run->stats;
  const guint64 counts[]
      = { stats->placements, stats->backtracks, stats->rejected, (stats->ns + 500) / 1000, stats->bytes };

  if (run->end == RUBRIC_STRATEGY_RUN_NONE || run->end == RUBRIC_STRATEGY_RUN_CANCELLED)
    return;
  g_string_append (text, strategy->id);
  if (run->end == RUBRIC_STRATEGY_RUN_LATE)
    g_string_append_printf (text, "%ctimeout", separator);
  else
    g_string_append_printf (text, "%c%" G_GINT64_FORMAT, separator, run->solutions);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, separator, counts[i]);
  g_string_append_c (text, '\n');
}

char *
rubric_text_comparison (RubricComparison *comparison, char separator)
{
  GString *text = g_string_new (NULL);

  rubric_text_append_run_header (text, separator);
  for (guint i = 0; i < rubric_comparison_get_n_rows (comparison); i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (comparison, i);

      rubric_text_append_run (text, rubric_comparison_row_get_strategy (row), rubric_comparison_row_get_run (row),
                              separator);
    }
  return g_string_free (text, FALSE);
}

const char *
rubric_text_solve_stats_praise (const RubricSolveStats *stats)
{
  if (!rubric_solve_stats_has_help (stats))
    return stats->mistakes == 0 ? _ ("No mistakes, and no help. Impressive!") : _ ("All on your own. Well done!");
  return stats->mistakes == 0 ? _ ("Not a single mistake. Well done!") : _ ("You made it. Well done!");
}

static void
append_with (GString *list, const char *separator, char *item)
{
  if (list->len > 0)
    g_string_append (list, separator);
  g_string_append (list, item);
  g_free (item);
}

/* @words: with a slot for @n */
static void
append_help (GString *list, guint n, const char *words)
{
  if (n > 0)
    /* Translators: between the items of a list: "r1c1, r3c5" */
    append_with (list, C_ ("list", ", "), g_strdup_printf (words, n));
}

char *
rubric_text_solve_stats_detail (const RubricSolveStats *stats, const char *time)
{
  g_autoptr (GString) list = g_string_new (time), help = g_string_new (NULL);

  if (stats->mistakes > 0)
    append_with (list, " · ",
                 g_strdup_printf (ngettext ("%u mistake", "%u mistakes", stats->mistakes), stats->mistakes));
  append_help (help, stats->cells, ngettext ("%u cell filled in", "%u cells filled in", stats->cells));
  append_help (help, stats->hints, ngettext ("%u hint", "%u hints", stats->hints));
  append_help (help, stats->checks, ngettext ("%u check", "%u checks", stats->checks));
  append_help (help, stats->rewinds,
               /* Translators: how often "Undo to Before the First Mistake" was used */
               ngettext ("%u return to before a mistake", "%u returns to before a mistake", stats->rewinds));
  if (help->len > 0)
    append_with (list, " · ", g_strdup (help->str));
  return list->len > 0 ? g_strdup (list->str) : NULL;
}
