/* sud-lanes-finish.c - one state alone, when there is no room to split it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes-private.h"

typedef struct
{
  const SudDigits *candidates;
  bool (*solution) (const SudGrid *solution, void *data);
  void *data;
  SudGrid grid;
  bool stop;
} Search;

static void
fill (Search *self)
{
  int best = -1, fewest = SUD_SIZE + 1;
  SudDigits digits = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (self->grid.digit[cell] == 0)
      {
        SudDigits allowed = self->candidates[cell] & sud_grid_candidates (&self->grid, cell);

        if (sud_digits_count (allowed) >= fewest)
          continue;
        fewest = sud_digits_count (allowed);
        best = cell;
        digits = allowed;
      }
  if (best < 0)
    self->stop = !self->solution (&self->grid, self->data);
  for (; digits != 0 && !self->stop; digits &= digits - 1)
    {
      self->grid.digit[best] = sud_digits_first (digits);
      fill (self);
      self->grid.digit[best] = 0;
    }
}

void
sud_lanes_finish (const SudDigits candidates[SUD_CELLS], bool (*solution) (const SudGrid *solution, void *data),
                  void *data)
{
  Search search = { .candidates = candidates, .solution = solution, .data = data };

  fill (&search);
}
