/* sud-propagation.c - naked and hidden singles to a fixpoint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-propagation.h"

#include <string.h>

void
sud_propagation_init (SudPropagation *self, const SudGrid *grid)
{
  memset (self, 0, sizeof *self);
  self->grid = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] == 0)
      self->candidates[cell] = sud_grid_candidates (grid, cell);
}

void
sud_propagation_place (SudPropagation *self, int cell, int digit)
{
  const uint8_t *peers = sud_cell_peers[cell];

  self->grid.digit[cell] = digit;
  self->candidates[cell] = 0;
  self->trail[self->filled++] = cell;
  for (int i = 0; i < SUD_PEERS; i++)
    self->candidates[peers[i]] &= (SudDigits)~SUD_DIGIT_BIT (digit);
}

/* Fills every cell with one candidate. Returns whether any was; *empty is a cell that has none, or -1. */
static bool
fill_naked_singles (SudPropagation *self, int *empty)
{
  bool any = false;

  *empty = -1;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits candidates = self->candidates[cell];

      if (self->grid.digit[cell] != 0)
        continue;
      if (candidates == 0)
        {
          *empty = cell;
          return any;
        }
      if ((candidates & (candidates - 1)) == 0)
        {
          sud_propagation_place (self, cell, sud_digits_first (candidates));
          any = true;
        }
    }
  return any;
}

/* Fills every digit with one place left in @house. Returns whether any was; *missing is the set of digits with no place. */
static bool
fill_hidden_singles (SudPropagation *self, int house, SudDigits *missing)
{
  const uint8_t *cells = sud_house_cells[house];
  unsigned placed = 0, once = 0, twice = 0, single;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      twice |= once & self->candidates[cells[i]];
      once |= self->candidates[cells[i]];
      placed |= (1u << self->grid.digit[cells[i]]) >> 1;
    }
  *missing = SUD_ALL_DIGITS & ~(once | placed);
  single = once & ~twice;
  if (*missing != 0 || single == 0)
    return false;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      SudDigits here = self->candidates[cells[i]] & single;

      /* Two in one cell leave the house short of a place: the next round finds that. */
      if (here != 0)
        sud_propagation_place (self, cells[i], sud_digits_first (here));
    }
  return true;
}

bool
sud_propagation_run (SudPropagation *self, SudContradiction *contradiction)
{
  SudContradiction scrap, *why = contradiction != NULL ? contradiction : &scrap;
  bool again;

  do
    {
      int empty;

      again = fill_naked_singles (self, &empty);
      if (empty >= 0)
        {
          *why = (SudContradiction){ .cell = empty, .filled = self->filled };
          return false;
        }
      for (int house = 0; house < SUD_HOUSES; house++)
        {
          SudDigits missing;

          again |= fill_hidden_singles (self, house, &missing);
          if (missing != 0)
            {
              *why = (SudContradiction){ sud_digits_first (missing), house, 0, self->filled };
              return false;
            }
        }
    }
  while (again);
  return true;
}

int
sud_propagation_branch_cell (const SudPropagation *self)
{
  int best = -1, fewest = SUD_SIZE + 1;

  for (int cell = 0; cell < SUD_CELLS && fewest > 2; cell++)
    {
      int count = sud_digits_count (self->candidates[cell]);

      if (count != 0 && count < fewest)
        {
          fewest = count;
          best = cell;
        }
    }
  return best;
}

/* Before any single is filled: what a person can see on the grid as it stands. */
static bool
find_at_once (const SudPropagation *self, SudContradiction *contradiction)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      unsigned possible = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        {
          int cell = sud_house_cells[house][i];

          if (self->grid.digit[cell] == 0 && self->candidates[cell] == 0)
            {
              *contradiction = (SudContradiction){ .cell = cell };
              return true;
            }
          possible |= self->candidates[cell] | (1u << self->grid.digit[cell]) >> 1;
        }
      if (possible != SUD_ALL_DIGITS)
        {
          *contradiction = (SudContradiction){ .digit = sud_digits_first (SUD_ALL_DIGITS & ~possible), .house = house };
          return true;
        }
    }
  return false;
}

bool
sud_contradiction_find (const SudGrid *grid, SudContradiction *contradiction)
{
  SudPropagation state;

  if (!sud_grid_is_valid (grid))
    return false;
  sud_propagation_init (&state, grid);
  return find_at_once (&state, contradiction) || !sud_propagation_run (&state, contradiction);
}

SudCells
sud_contradiction_cells (const SudContradiction *self, const SudGrid *grid)
{
  SudCells cells = SUD_NO_CELLS;

  if (self->digit == 0)
    sud_cells_add (&cells, self->cell);
  else
    for (int i = 0; i < SUD_SIZE; i++)
      if (grid->digit[sud_house_cells[self->house][i]] == 0)
        sud_cells_add (&cells, sud_house_cells[self->house][i]);
  return cells;
}
