/* sud-solve.c - one puzzle, lowest latency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-solve.h"

#include "sud-smallest.h"
#include "sud-strategy.h"

/* Hands solutions on, and keeps the first. */
typedef struct
{
  bool (*solution) (const SudGrid *solution, void *data);
  void *data;
  SudResult *result;
} Listener;

static bool
listener_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Listener *self = data;

  if (self->result->solutions++ == 0)
    self->result->first = *solution;
  return self->solution (solution, self->data);
}

void
sud_solve_all (const SudGrid *grid, int64_t limit, const atomic_bool *cancel,
               bool (*solution) (const SudGrid *solution, void *data), void *data, SudResult *result)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  const char *puzzle = (const char *)grid->digit;
  Listener listener = { solution, data, result };
  uint64_t count = 0;
  SudLanesJob job = {
    .n = 1,
    .puzzles = &puzzle,
    .limit = (uint64_t)limit,
    .counts = &count,
    .firsts = solution == NULL ? &result->first : NULL,
    .solution = solution != NULL ? listener_cb : NULL,
    .data = &listener,
    .cancel = cancel,
  };
  bool complete;

  if (lanes == NULL) /* no memory for a context */
    {
      const SudSearchOptions options = { limit, cancel, NULL, solution, data };

      sud_strategy_run (sud_strategy_find ("propagate"), grid, &options, result);
      return;
    }
  result->solutions = 0;
  result->stats = (SudStats){ .bytes = sud_lanes_get_size (lanes) };
  complete = limit > 0 && sud_lanes_run (lanes, &job);
  if (solution == NULL)
    result->solutions = (int64_t)count;
  result->verdict = sud_verdict_of (result->solutions, !complete);
  if (result->solutions == 0 && !sud_grid_is_valid (grid))
    result->verdict = SUD_VERDICT_INVALID;
}

void
sud_solve_count (const SudGrid *grid, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  sud_solve_all (grid, limit, cancel, NULL, NULL, result);
}

void
sud_solve_smallest (const SudGrid *grid, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  SudSmallest smallest;

  sud_solve_count (grid, limit, cancel, result);
  if (result->solutions == 0 || (result->verdict == SUD_VERDICT_ONE && limit > 1))
    return;
  sud_smallest_init_item (&smallest, 0, (const char *)grid->digit, &result->first);
  if (lanes == NULL || !sud_smallest_run (&smallest, lanes, 1, cancel))
    result->verdict = SUD_VERDICT_CANCELLED;
}
