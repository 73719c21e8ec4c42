/* sud-solve.c - one puzzle, lowest latency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-solve.h"

#include "sud-lanes.h"
#include "sud-search.h"
#include "sud-strategy.h"

/* Hands solutions on, and keeps the first. */
typedef struct
{
  bool (*solution) (const SudGrid *solution, void *data);
  void *data;
  SudResult *result;
} Listing;

static bool
solution_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  Listing *self = data;

  if (self->result->solutions++ == 0)
    self->result->first = *solution;
  return self->solution (solution, self->data);
}

/* Only where there is no memory for a context of the fast engine. */
static void
solve_without_lanes (const SudGrid *grid, const SudSearchOptions *options, SudResult *result)
{
  const SudStrategy propagate = { .search = sud_propagate_search };

  sud_strategy_run (&propagate, grid, options, result);
}

void
sud_solve_all (const SudGrid *grid, int64_t limit, const atomic_bool *cancel,
               bool (*solution) (const SudGrid *solution, void *data), void *data, SudResult *result)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  const char *puzzle = (const char *)grid->digit;
  Listing listing = { solution, data, result };
  uint64_t count = 0;
  SudLanesJob job = {
    .n = 1,
    .puzzles = &puzzle,
    .limit = (uint64_t)limit,
    .counts = &count,
    .firsts = solution == NULL ? &result->first : NULL,
    .solution = solution != NULL ? solution_cb : NULL,
    .data = &listing,
    .cancel = cancel,
  };
  bool complete;

  if (lanes == NULL)
    {
      solve_without_lanes (grid, &(SudSearchOptions){ limit, cancel, NULL, solution, data }, result);
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

/* Fixes the cells one by one to the smallest digit that leaves a solution. An ordered search would have to branch on the
 * first blank, which can take forever on a hard puzzle; this is at most a few hundred unordered ones. Cells that one
 * solution in hand already has at their smallest candidate need no search.
 */
static bool
lower_to_smallest (const SudGrid *grid, SudGrid *solution, const atomic_bool *cancel)
{
  SudGrid fixed = *grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits smaller;

      if (fixed.digit[cell] != 0)
        continue;
      smaller = sud_grid_candidates (&fixed, cell) & (SUD_DIGIT_BIT (solution->digit[cell]) - 1);
      for (; smaller != 0; smaller &= smaller - 1)
        {
          SudResult trial;

          fixed.digit[cell] = sud_digits_first (smaller);
          sud_solve_count (&fixed, 1, cancel, &trial);
          if (trial.verdict == SUD_VERDICT_CANCELLED)
            return false;
          if (trial.solutions == 1)
            {
              *solution = trial.first;
              break;
            }
        }
      fixed.digit[cell] = solution->digit[cell];
    }
  return true;
}

void
sud_solve_smallest (const SudGrid *grid, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  sud_solve_count (grid, limit, cancel, result);
  if (result->solutions == 0 || (result->verdict == SUD_VERDICT_ONE && limit > 1))
    return;
  if (!lower_to_smallest (grid, &result->first, cancel))
    result->verdict = SUD_VERDICT_CANCELLED;
}
