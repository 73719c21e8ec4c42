/* rubric-collection-summary.h - a bar of how many puzzles of each verdict or level there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_COLLECTION_SUMMARY (rubric_collection_summary_get_type ())
G_DECLARE_FINAL_TYPE (RubricCollectionSummary, rubric_collection_summary, RUBRIC, COLLECTION_SUMMARY, GtkWidget)

/**
 * RubricCollectionSummary:levels:
 *
 * Whether it counts levels, not verdicts. Construct-only.
 */

/** Shows the counts of @totals. */
void rubric_collection_summary_update (RubricCollectionSummary *self, const RubricTotals *totals);

/** Returns: (transfer none): the segment of @value, a verdict or a level; active where only its like are to be shown */
GtkToggleButton *rubric_collection_summary_get_segment (RubricCollectionSummary *self, guint value);
