/* rubric-comparison-row.h - a strategy in a comparison, and how its trial went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-strategy-run.h"

#include <gio/gio.h>

/**
 * RubricComparisonRow:
 *
 * RubricComparisonRow::changed: its trial has begun or ended, or is none again
 */
#define RUBRIC_TYPE_COMPARISON_ROW (rubric_comparison_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricComparisonRow, rubric_comparison_row, RUBRIC, COMPARISON_ROW, GObject)

/** Returns: (transfer full): a row without a trial */
RubricComparisonRow *rubric_comparison_row_new (const SudStrategy *strategy);

/** Returns: (transfer none): constant */
const SudStrategy *rubric_comparison_row_get_strategy (RubricComparisonRow *self);

/** Returns: (transfer none): how it went; its end is RUBRIC_STRATEGY_RUN_NONE while nothing is known */
const RubricStrategyRun *rubric_comparison_row_get_run (RubricComparisonRow *self);

/** Whether its trial runs. */
gboolean rubric_comparison_row_get_running (RubricComparisonRow *self);

/** @trial: (nullable): NULL = none. For RubricComparison. */
void rubric_comparison_row_set (RubricComparisonRow *self, const RubricStrategyRun *trial, gboolean running);

/** Has the trial come back, if it has one, where the next one is cancelled; or, not @kept, forgets it. */
void rubric_comparison_row_keep (RubricComparisonRow *self, gboolean kept);

/** Where its trial has not ended it is cancelled: the one that was kept is back. */
void rubric_comparison_row_cancel (RubricComparisonRow *self);
