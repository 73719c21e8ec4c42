/* sud-unique.c - what could be added to a grid with several solutions so that one is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-unique.h"

#include "sud-cancel.h"
#include "sud-strategy.h"

#include <string.h>

enum
{
  SAMPLE = 500, /* solutions that are looked at: with more the choice is hardly better, and takes longer */
};

/* In how many of the solutions each cell has each digit. */
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

/* Not by the fast engine: which solutions it meets first depends on the machine. Returns: false where it was cancelled */
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

/* Returns: how many are left of what was added, or -1 where it was cancelled */
static int
leave_out (SudGrid *grid, const atomic_bool *cancel, SudGrid *added)
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
  return sample.n == 1 && !sud_is_cancelled (cancel) ? leave_out (&fixed, cancel, added) : -1;
}
