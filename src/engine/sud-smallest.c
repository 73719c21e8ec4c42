/* sud-smallest.c - the lexicographically smallest solution of each of many puzzles
 *
 * Each cell in turn is fixed to the smallest digit that leaves a solution, and no search is needed if the solution in
 * hand has the smallest candidate already. A search in order would have to branch on the first blank, which can take
 * forever on a hard puzzle; this is at most a few hundred searches without order. All puzzles take part in a round, one
 * trial each: lanes are slow with one state and quick with many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-smallest.h"

void
sud_smallest_init_item (SudSmallest *self, size_t index, const char *puzzle, SudGrid *solution)
{
  SudSmallestItem *item = &self->items[index];

  *item = (SudSmallestItem){ .solution = solution, .cell = -1 };
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      unsigned digit = ((unsigned char)puzzle[cell] | 0x30u) - '0';

      item->fixed.digit[cell] = digit <= SUD_SIZE ? digit : 0;
    }
}

/* Puts the next digit to try into the grid. Returns: false when all cells are fixed */
static bool
next_trial (SudSmallestItem *item)
{
  while (item->smaller == 0)
    {
      if (item->cell >= 0)
        item->fixed.digit[item->cell] = item->solution->digit[item->cell];
      do
        if (++item->cell == SUD_CELLS)
          return false;
      while (item->fixed.digit[item->cell] != 0);
      item->smaller = sud_grid_candidates (&item->fixed, item->cell)
                      & (SUD_DIGIT_BIT (item->solution->digit[item->cell]) - 1);
    }
  item->fixed.digit[item->cell] = sud_digits_first (item->smaller);
  item->smaller &= item->smaller - 1;
  return true;
}

/* Keeps the open items, of @n, that have something to try. Returns: how many */
static size_t
collect_trials (SudSmallest *self, size_t n)
{
  size_t n_open = 0;

  for (size_t i = 0; i < n; i++)
    if (next_trial (self->open[i]))
      {
        self->trials[n_open] = (const char *)self->open[i]->fixed.digit;
        self->open[n_open++] = self->open[i];
      }
  return n_open;
}

bool
sud_smallest_run (SudSmallest *self, SudLanes *lanes, size_t n, const atomic_bool *cancel)
{
  for (size_t i = 0; i < n; i++)
    self->open[i] = &self->items[i];
  while ((n = collect_trials (self, n)) > 0)
    {
      SudLanesJob job = { .n = n, .puzzles = self->trials, .limit = 1, .counts = self->counts, .firsts = self->found,
                          .cancel = cancel };

      if (!sud_lanes_run (lanes, &job))
        return false;
      for (size_t i = 0; i < n; i++)
        if (self->counts[i] > 0)
          {
            *self->open[i]->solution = self->found[i];
            self->open[i]->smaller = 0;
          }
    }
  return true;
}
