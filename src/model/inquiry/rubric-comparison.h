/* rubric-comparison.h - every strategy on the same puzzles, one after the other in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

#include <glib-object.h>

/** RubricStrategyRunEnd: the end of a run */
typedef enum
{
  RUBRIC_STRATEGY_RUN_NONE,      /* not yet */
  RUBRIC_STRATEGY_RUN_WHOLE,     /* all puzzles were searched */
  RUBRIC_STRATEGY_RUN_LATE,      /* the time was over before the first run was */
  RUBRIC_STRATEGY_RUN_CANCELLED,
} RubricStrategyRunEnd;

/**
 * RubricStrategyRun:
 * @puzzles: how many puzzles were searched to the end, in the order of the list
 * @runs: how often, each time all of them; 0 if not even the first run came to its end
 * @solutions: found by one run, of all puzzles together
 * @stats: of one run, of all puzzles together; @ns: the median of the runs; @bytes: the most that any puzzle needed
 *
 * Counts and time of a run that was not whole cover the part that was done.
 */
typedef struct
{
  RubricStrategyRunEnd end;
  gsize puzzles;
  guint runs;
  gint64 solutions;
  SudStats stats;
} RubricStrategyRun;

/**
 * RubricStrategyTask:
 * @grids: @n puzzles; not modified
 * @limit: stop at so many solutions of a puzzle, at least 1
 * @seconds: for all runs together, above 0
 * @cancel: (nullable): polled by the search
 */
typedef struct
{
  const SudGrid *grids;
  gsize n;
  gint64 limit;
  double seconds;
  const atomic_bool *cancel;
} RubricStrategyTask;

/**
 * rubric_strategy_run:
 *
 * Searches all puzzles one after the other, again and again until 50 ms are over and it was done three times, or the
 * time is over. The median ignores a single interruption. Blocks; for a worker. Thread-safe.
 */
void rubric_strategy_run (RubricStrategyRun *self, const SudStrategy *strategy, const RubricStrategyTask *task);

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

/** rubric_comparison_row_get_run: Returns: (transfer none): its run, which is RUBRIC_STRATEGY_RUN_NONE until it ends */
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
 * Cancels the runs that have not finished: they show the run before again, if that was of the same puzzles.
 */
void rubric_comparison_cancel (RubricComparison *self);

gboolean rubric_comparison_get_busy (RubricComparison *self);

guint rubric_comparison_get_n_rows (RubricComparison *self);

/** rubric_comparison_get_row: Returns: (transfer none): row @index */
RubricComparisonRow *rubric_comparison_get_row (RubricComparison *self, guint index);

/**
 * rubric_comparison_find_alike:
 *
 * Strategies that fill the same cells in the same order go through the same tree, at another price. Equal counts alone
 * say nothing: they may come from another way.
 *
 * Returns: (transfer none) (nullable): the first row above @index that goes the same way, both runs being whole
 */
RubricComparisonRow *rubric_comparison_find_alike (RubricComparison *self, guint index);

/** rubric_comparison_measure: Returns: the ns or placements that @run took; 0 if it was not whole */
guint64 rubric_comparison_measure (const RubricStrategyRun *run, RubricComparisonBy by);
