/* rubric-comparison.h - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-strategy-run.h"

#include <gio/gio.h>

typedef enum
{
  RUBRIC_COMPARISON_TIME,
  RUBRIC_COMPARISON_PLACEMENTS,
} RubricComparisonBy;

/**
 * RubricComparisonRow:
 *
 * A strategy in a comparison.
 *
 * RubricComparisonRow::changed: its run has begun or ended, or is none again
 */
#define RUBRIC_TYPE_COMPARISON_ROW (rubric_comparison_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricComparisonRow, rubric_comparison_row, RUBRIC, COMPARISON_ROW, GObject)

/** rubric_comparison_row_get_strategy: Returns: (transfer none): constant */
const SudStrategy *rubric_comparison_row_get_strategy (RubricComparisonRow *self);

/** rubric_comparison_row_get_run: Returns: (transfer none): its run; of the end RUBRIC_STRATEGY_RUN_NONE until it is known */
const RubricStrategyRun *rubric_comparison_row_get_run (RubricComparisonRow *self);

gboolean rubric_comparison_row_get_running (RubricComparisonRow *self);

/**
 * RubricComparison:
 *
 * It has a row for each strategy of the table, in its order. Rows fill in as they finish.
 *
 * RubricComparison:busy: whether any strategy is still to run
 */
#define RUBRIC_TYPE_COMPARISON (rubric_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RubricComparison, rubric_comparison, RUBRIC, COMPARISON, GObject)

/** rubric_comparison_new: Returns: (transfer full): nothing has run yet */
RubricComparison *rubric_comparison_new (void);

/**
 * rubric_comparison_start:
 * @grids: @n puzzles, at least 1; copied
 * @seconds: for each strategy, above 0
 *
 * Begins anew: each strategy looks for the first solution of each puzzle.
 */
void rubric_comparison_start (RubricComparison *self, const SudGrid *grids, gsize n, double seconds);

/**
 * rubric_comparison_cancel:
 *
 * Cancels the runs that have not finished: they have again the result of the run before, if that was of the same puzzles.
 */
void rubric_comparison_cancel (RubricComparison *self);

gboolean rubric_comparison_get_busy (RubricComparison *self);

guint rubric_comparison_get_n_rows (RubricComparison *self);

/** rubric_comparison_get_row: Returns: (transfer none): row @index */
RubricComparisonRow *rubric_comparison_get_row (RubricComparison *self, guint index);

/**
 * rubric_comparison_find_alike:
 *
 * Strategies that fill the same cells in the same order go through the same tree, at another price. Equal counts alone say
 * nothing: they may come from another way.
 *
 * Returns: (transfer none) (nullable): the first row above @index that goes the same way, both runs being whole
 */
RubricComparisonRow *rubric_comparison_find_alike (RubricComparison *self, guint index);

/** rubric_comparison_measure: Returns: the ns or placements that @run took; 0 if it was not whole */
guint64 rubric_comparison_measure (const RubricStrategyRun *run, RubricComparisonBy by);
