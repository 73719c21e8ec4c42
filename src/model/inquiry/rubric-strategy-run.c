/* rubric-strategy-run.c - what a strategy takes for some puzzles: its counts, and the median of repeated runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-strategy-run.h"

#include "rubric-deadline.h"
#include "sud-cancel.h"

enum
{
  ENOUGH_NS = 50 * 1000 * 1000,
  RUNS_LEAST = 3, /* as the time allows: of one or two, something that came between would be half of it or all */
  RUNS_MAX = 999, /* of puzzles that are solved in no time */
};

/** One run; @puzzles that were searched to the end. */
typedef struct
{
  gsize puzzles;
  gint64 solutions;
  SudStats stats;
} Run;

static void
add (Run *run, const SudResult *result)
{
  run->solutions += result->solutions;
  run->stats.placements += result->stats.placements;
  run->stats.backtracks += result->stats.backtracks;
  run->stats.rejected += result->stats.rejected;
  run->stats.ns += result->stats.ns;
  run->stats.bytes = MAX (run->stats.bytes, result->stats.bytes);
}

/* Whether all puzzles were searched to the end. */
static gboolean
run_once (Run *run, const SudStrategy *strategy, const RubricStrategyTask *task, const atomic_bool *flag)
{
  SudSearchOptions options = { .limit = task->limit, .cancel = flag };

  *run = (Run){ 0 };
  for (gsize i = 0; i < task->n; i++)
    {
      SudResult result;

      sud_strategy_run (strategy, &task->grids[i], &options, &result);
      add (run, &result);
      if (sud_is_cancelled (flag))
        return FALSE;
      run->puzzles++;
    }
  return TRUE;
}

static int
compare_ns (const void *a, const void *b)
{
  guint64 x = *(const guint64 *)a, y = *(const guint64 *)b;

  return x < y ? -1 : x > y;
}

static guint64
median (guint64 *ns, guint n)
{
  qsort (ns, n, sizeof *ns, compare_ns);
  return n % 2 == 1 ? ns[n / 2] : (ns[n / 2 - 1] + ns[n / 2]) / 2;
}

static void
take (RubricStrategyRun *self, const Run *run)
{
  self->puzzles = run->puzzles;
  self->solutions = run->solutions;
  self->stats = run->stats;
}

void
rubric_strategy_run (RubricStrategyRun *self, const SudStrategy *strategy, const RubricStrategyTask *task)
{
  RubricDeadline *deadline = rubric_deadline_start (task->seconds, task->cancel);
  const atomic_bool *flag = rubric_deadline_get_flag (deadline);
  guint64 ns[RUNS_MAX], sum = 0;
  gboolean late;
  Run run = { 0 };

  *self = (RubricStrategyRun){ .end = RUBRIC_STRATEGY_RUN_WHOLE };
  while (self->runs < RUNS_MAX && (self->runs < RUNS_LEAST || sum < ENOUGH_NS) && run_once (&run, strategy, task, flag))
    {
      take (self, &run);
      sum += ns[self->runs++] = run.stats.ns;
    }
  late = rubric_deadline_end (deadline);
  if (self->runs > 0)
    {
      self->stats.ns = median (ns, self->runs);
      return;
    }
  take (self, &run);
  self->end = late ? RUBRIC_STRATEGY_RUN_LATE : RUBRIC_STRATEGY_RUN_CANCELLED;
}
