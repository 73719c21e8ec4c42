/* rubric-comparison-text.c - what a person reads about strategies that were compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-comparison-text.h"

#include "rubric-collection-text.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

char *
rubric_text_comparison_value (RubricComparisonRow *row, RubricComparisonBy by)
{
  const RubricTrial *trial = rubric_comparison_row_get_trial (row);

  if (rubric_comparison_row_get_running (row))
    return g_strdup (_ ("Running…"));
  switch (trial->end)
    {
    case RUBRIC_TRIAL_LATE:
      return g_strdup (_ ("Took too long"));
    case RUBRIC_TRIAL_CANCELLED:
      return g_strdup (_ ("Cancelled"));
    case RUBRIC_TRIAL_WHOLE:
      return by == RUBRIC_COMPARISON_TIME ? rubric_text_duration (trial->stats.ns)
                                          : rubric_text_number (trial->stats.placements);
    case RUBRIC_TRIAL_NONE:
    default:
      return g_strdup ("");
    }
}

char *
rubric_text_comparison_detail (RubricComparisonRow *row, RubricComparisonBy by)
{
  const RubricTrial *trial = rubric_comparison_row_get_trial (row);
  const SudStats *stats = &trial->stats;
  g_autofree char *placements = rubric_text_number (stats->placements), *time = rubric_text_duration (stats->ns);
  g_autofree char *backtracks = rubric_text_number (stats->backtracks), *rejected = rubric_text_number (stats->rejected);
  g_autofree char *size = g_format_size (stats->bytes);

  if (trial->end != RUBRIC_TRIAL_WHOLE && trial->end != RUBRIC_TRIAL_LATE)
    return g_strdup ("");
  if (trial->end == RUBRIC_TRIAL_WHOLE && by == RUBRIC_COMPARISON_PLACEMENTS)
    /* Translators: a time, two counts, and an amount of memory */
    return g_strdup_printf (_ ("%s · %s taken back · %s rejected · %s of memory"), time, backtracks, rejected, size);
  /* Translators: three counts, and an amount of memory */
  return g_strdup_printf (_ ("%s placed · %s taken back · %s rejected · %s of memory"), placements, backtracks, rejected,
                          size);
}

char *
rubric_text_comparison_alike (RubricComparison *self, guint index)
{
  RubricComparisonRow *first = rubric_comparison_find_alike (self, index);

  /* Translators: %s is the name of a strategy */
  return first != NULL ? g_strdup_printf (_ ("Tries the same digits in the same order as %s"), _ (rubric_comparison_row_get_strategy (first)->name))
                       : NULL;
}
