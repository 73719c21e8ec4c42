/* rubric-trial-text.c - what strategies took, as lines of a table that programs read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-trial-text.h"

static const char *const columns[] = {
  "strategy", "solutions", "placements", "backtracks", "rejected", "microseconds", "bytes",
};

void
rubric_trial_text_append_header (GString *text, char separator)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_string_append (text, columns[i]);
      g_string_append_c (text, i + 1 < G_N_ELEMENTS (columns) ? separator : '\n');
    }
}

void
rubric_trial_text_append (GString *text, const SudStrategy *strategy, const RubricTrial *trial, char separator)
{
  const SudStats *stats = &trial->stats;
  const guint64 counts[] = { stats->placements, stats->backtracks, stats->rejected, (stats->ns + 500) / 1000, stats->bytes };

  if (trial->end == RUBRIC_TRIAL_NONE || trial->end == RUBRIC_TRIAL_CANCELLED)
    return;
  g_string_append (text, strategy->id);
  if (trial->end == RUBRIC_TRIAL_LATE)
    g_string_append_printf (text, "%ctimeout", separator);
  else
    g_string_append_printf (text, "%c%" G_GINT64_FORMAT, separator, trial->solutions);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, separator, counts[i]);
  g_string_append_c (text, '\n');
}
