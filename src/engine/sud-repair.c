/* sud-repair.c - the changes that give a grid without a solution, or with several, exactly one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-repair.h"

#include "sud-cancel.h"
#include "sud-lanes.h"
#include "sud-propagation.h"
#include "sud-strategy.h"

#include <string.h>

enum
{
  SAMPLE = 500, /* solutions that are looked at: with more the choice is hardly better, and takes longer */
};

/* All typos that singles do not rule out go to the fast engine as one batch: usually some hundred puzzles, less than a
 * millisecond.
 */
typedef struct
{
  SudGrid grids[SUD_MAX_TYPOS];
  const char *puzzles[SUD_MAX_TYPOS];
  uint64_t counts[SUD_MAX_TYPOS];
} TypoBatch;

/* Digits that still clash have no solution, and singles see most of the others. */
static bool
is_plainly_unsolvable (const SudGrid *grid)
{
  SudContradiction why;

  return !sud_grid_is_valid (grid) || sud_contradiction_find (grid, &why);
}

static int
list_changes (const SudGrid *grid, SudCells suspects, SudTypo typos[SUD_MAX_TYPOS])
{
  int n = 0;

  SUD_EACH_CELL (cell, suspects)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      if (digit != grid->digit[cell])
        typos[n++] = (SudTypo){ (uint8_t)cell, (uint8_t)digit };
  SUD_EACH_CELL (cell, suspects)
    typos[n++] = (SudTypo){ (uint8_t)cell, 0 };
  return n;
}

/* Returns: how many of @typos are worth a search; they come first then */
static int
prepare_typos (TypoBatch *self, const SudGrid *grid, SudTypo typos[SUD_MAX_TYPOS], int n)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    {
      SudGrid *changed = &self->grids[kept];

      *changed = *grid;
      changed->digit[typos[i].cell] = typos[i].digit;
      if (sud_grid_count_filled (changed) < SUD_MIN_CLUES || is_plainly_unsolvable (changed))
        continue;
      self->puzzles[kept] = (const char *)changed->digit;
      typos[kept++] = typos[i];
    }
  return kept;
}

int
sud_typos_find (const SudGrid *grid, SudCells suspects, const atomic_bool *cancel, SudTypo typos[SUD_MAX_TYPOS])
{
  SudLanes *lanes = sud_lanes_for_thread ();
  int n = list_changes (grid, suspects, typos), found = 0;
  TypoBatch batch;
  SudLanesJob job = { .puzzles = batch.puzzles, .limit = 2, .counts = batch.counts, .cancel = cancel };

  n = prepare_typos (&batch, grid, typos, n);
  job.n = (size_t)n;
  if (lanes == NULL || !sud_lanes_run (lanes, &job))
    return -1;
  for (int i = 0; i < n; i++)
    if (batch.counts[i] == 1)
      typos[found++] = typos[i];
  return found;
}

/* The numbers of solutions that have each digit in each cell. */
typedef struct
{
  uint32_t counts[SUD_CELLS][SUD_SIZE];
  int n;
} Sample;

static bool
count_solution (const SudGrid *solution, void *data)
{
  Sample *sample = data;

  sample->n++;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sample->counts[cell][solution->digit[cell] - 1]++;
  return true;
}

/* Not by the fast engine: the solutions that it meets first depend on the machine. Returns: false if it was cancelled
 */
static bool
take_sample (const SudGrid *grid, int limit, const atomic_bool *cancel, Sample *sample)
{
  SudSearchOptions options = { .limit = limit, .cancel = cancel, .solution = count_solution, .data = sample };
  SudResult result;

  memset (sample, 0, sizeof *sample);
  sud_strategy_run (sud_strategy_find ("propagate"), grid, &options, &result);
  return result.solutions == limit || !sud_is_cancelled (cancel);
}

/* Adds the digit of the fewest solutions. */
static void
add_rarest (SudGrid *grid, const SudGrid *target, const Sample *sample, SudGrid *added)
{
  uint32_t fewest = UINT32_MAX;
  int rarest = 0, digit = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int d = 1; d <= SUD_SIZE && grid->digit[cell] == 0; d++)
      {
        uint32_t count = sample->counts[cell][d - 1];

        if (target != NULL ? target->digit[cell] != d : count == 0)
          continue;
        if (count < fewest)
          {
            fewest = count;
            rarest = cell;
            digit = d;
          }
      }
  grid->digit[rarest] = added->digit[rarest] = (uint8_t)digit;
}

/* Takes back additions that are not needed. Returns: how many are left, or -1 if it was cancelled */
static int
thin_additions (SudGrid *grid, const atomic_bool *cancel, SudGrid *added)
{
  Sample sample;
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (added->digit[cell] == 0)
        continue;
      grid->digit[cell] = 0;
      if (!take_sample (grid, 2, cancel, &sample))
        return -1;
      if (sample.n > 1)
        {
          grid->digit[cell] = added->digit[cell];
          n++;
        }
      else
        added->digit[cell] = 0;
    }
  return n;
}

int
sud_unique_find (const SudGrid *grid, const SudGrid *target, const atomic_bool *cancel, SudGrid *added)
{
  SudGrid fixed = *grid;
  Sample sample;

  memset (added, 0, sizeof *added);
  while (take_sample (&fixed, SAMPLE, cancel, &sample) && sample.n > 1)
    add_rarest (&fixed, target, &sample, added);
  return sample.n == 1 && !sud_is_cancelled (cancel) ? thin_additions (&fixed, cancel, added) : -1;
}
