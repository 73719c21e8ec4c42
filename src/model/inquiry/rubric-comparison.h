/* rubric-comparison.h - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison-row.h"

/** What strategies are compared by. */
typedef enum
{
  RUBRIC_COMPARISON_TIME,
  RUBRIC_COMPARISON_PLACEMENTS,
} RubricComparisonBy;

/**
 * RubricComparison:
 *
 * A list model of RubricComparisonRow, a row for each strategy of the table, in its order. Rows fill in as they finish.
 *
 * RubricComparison:busy: whether any strategy is still to run
 */
#define RUBRIC_TYPE_COMPARISON (rubric_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RubricComparison, rubric_comparison, RUBRIC, COMPARISON, GObject)

/** Returns: (transfer full): nothing has run yet */
RubricComparison *rubric_comparison_new (void);

/**
 * rubric_comparison_start:
 * @grids: @n puzzles, at least 1; copied
 * @seconds: for each strategy, above 0
 *
 * Begins anew: each strategy looks for the first solution of each puzzle.
 */
void rubric_comparison_start (RubricComparison *self, const SudGrid *grids, gsize n, double seconds);

/** What has not finished is cancelled, and has again what a run before has found of the same puzzles; what has stays. */
void rubric_comparison_cancel (RubricComparison *self);

gboolean rubric_comparison_get_busy (RubricComparison *self);

/** Returns: (transfer none): row @index, below the number of items */
RubricComparisonRow *rubric_comparison_get_row (RubricComparison *self, guint index);

/**
 * rubric_comparison_find_alike:
 *
 * Strategies that fill the same cells in the same order go through the same tree, at another price. Who has the same
 * counts by chance may have gone another way.
 *
 * Returns: (transfer none) (nullable): the first row above @index that does what it does, both being whole
 */
RubricComparisonRow *rubric_comparison_find_alike (RubricComparison *self, guint index);

/** Returns: what @trial took, in ns or placements; 0 where it has no whole run */
guint64 rubric_comparison_measure (const RubricStrategyRun *trial, RubricComparisonBy by);

/** Returns: (transfer full): all rows that have run, with a header, as lines with @separator between the fields */
char *rubric_comparison_dup_table (RubricComparison *self, char separator);
