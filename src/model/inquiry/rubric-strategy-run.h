/* rubric-strategy-run.h - what a strategy takes for some puzzles: its counts, and the median of repeated runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

#include <glib.h>

/** How a trial has ended. */
typedef enum
{
  RUBRIC_STRATEGY_RUN_NONE,      /* not yet */
  RUBRIC_STRATEGY_RUN_WHOLE,     /* all puzzles were searched */
  RUBRIC_STRATEGY_RUN_LATE,      /* the time was over before the first run was */
  RUBRIC_STRATEGY_RUN_CANCELLED,
} RubricStrategyRunEnd;

/**
 * RubricStrategyRun:
 * @puzzles: how many of them were searched to the end, in the order of the list
 * @runs: how often, each time all of them; 0 where not even the first run came to its end
 * @solutions: found by one run, of all puzzles together
 * @stats: of one run, of all puzzles together; @ns: the median of the runs; @bytes: the most that any puzzle needed
 *
 * Counts and time of a run that was not whole are of what was done until then.
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
 * Searches all puzzles one after the other, again and again until 50 ms are over and it was done three times, or the time
 * is over: what comes between once is not the median.
 * Blocks; for a worker. Thread-safe.
 */
void rubric_strategy_run (RubricStrategyRun *self, const SudStrategy *strategy, const RubricStrategyTask *task);
