/* sud-solve.c - one puzzle, lowest latency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-solve.h"

#include "sud-strategy.h"

static const SudStrategy fastest = { .search = sud_propagate_search };

void
sud_solve_count (const SudGrid *grid, int64_t limit, const atomic_bool *cancel, SudResult *result)
{
  SudSearchOptions options = { .limit = limit, .cancel = cancel };

  sud_strategy_run (&fastest, grid, &options, result);
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
