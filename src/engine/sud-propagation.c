/* sud-propagation.c - naked and hidden singles to a fixpoint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-propagation.h"

#include <string.h>

static void
note_change (SudPropagation *self, int digit, int cell)
{
  self->changed[digit - 1] |= sud_cell_houses[cell];
  self->stale |= SUD_DIGIT_BIT (digit);
}

/* The blank @cell has just lost a candidate, or got its first ones. */
static void
note_candidates (SudPropagation *self, int cell)
{
  SudDigits candidates = self->candidates[cell];

  if (candidates == 0)
    self->empty = cell;
  else if ((candidates & (candidates - 1)) == 0)
    sud_cells_add (&self->singles, cell);
}

static void
begin_blank (SudPropagation *self)
{
  memset (self, 0, sizeof *self);
  self->empty = -1;
  self->stale = SUD_ALL_DIGITS;
  for (int i = 0; i < SUD_SIZE; i++)
    self->open[i] = self->changed[i] = (1u << SUD_HOUSES) - 1;
}

static void
begin_cell_with (SudPropagation *self, int cell, SudDigits candidates)
{
  self->candidates[cell] = candidates;
  note_candidates (self, cell);
  for (; candidates != 0; candidates &= candidates - 1)
    sud_cells_add (&self->places[sud_digits_first (candidates) - 1], cell);
}

void
sud_propagation_init (SudPropagation *self, const SudGrid *grid)
{
  begin_blank (self);
  self->grid = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      self->open[grid->digit[cell] - 1] &= ~sud_cell_houses[cell];
    else
      begin_cell_with (self, cell, sud_grid_candidates (grid, cell));
}

void
sud_propagation_init_candidates (SudPropagation *self, const SudDigits candidates[SUD_CELLS])
{
  begin_blank (self);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    begin_cell_with (self, cell, candidates[cell]);
}

/* @cell is filled with @digit: it is no place for other digits any more. */
static void
close_cell (SudPropagation *self, int cell, int digit)
{
  SudDigits others = self->candidates[cell] & ~SUD_DIGIT_BIT (digit);

  self->candidates[cell] = 0;
  sud_cells_remove (&self->places[digit - 1], cell);
  for (; others != 0; others &= others - 1)
    {
      int other = sud_digits_first (others);

      sud_cells_remove (&self->places[other - 1], cell);
      note_change (self, other, cell);
    }
}

void
sud_propagation_place (SudPropagation *self, int cell, int digit)
{
  const SudCells *row = &sud_house_sets[sud_row (cell)], *column = &sud_house_sets[SUD_SIZE + sud_column (cell)],
                 *box = &sud_house_sets[2 * SUD_SIZE + sud_box (cell)];
  SudCells *places = &self->places[digit - 1];

  self->grid.digit[cell] = digit;
  self->trail[self->filled++] = cell;
  self->open[digit - 1] &= ~sud_cell_houses[cell];
  close_cell (self, cell, digit);
  for (int i = 0; i < 2; i++)
    {
      uint64_t lost = places->word[i] & (row->word[i] | column->word[i] | box->word[i]);

      places->word[i] ^= lost;
      for (; lost != 0; lost &= lost - 1)
        {
          int peer = i * 64 + __builtin_ctzll (lost);

          self->candidates[peer] ^= SUD_DIGIT_BIT (digit);
          note_change (self, digit, peer);
          note_candidates (self, peer);
        }
    }
}

static void
fill_naked_single (SudPropagation *self)
{
  int cell = sud_cells_next (self->singles, 0);

  sud_cells_remove (&self->singles, cell);
  if (self->candidates[cell] != 0)
    sud_propagation_place (self, cell, sud_digits_first (self->candidates[cell]));
}

/* Looks for @digit in the houses that have changed, and fills it if one place is left. Returns: a house that has no
 * place for it, or -1
 */
static int
fill_hidden_singles (SudPropagation *self, int digit)
{
  uint32_t *changed = &self->changed[digit - 1];

  while ((*changed &= self->open[digit - 1]) != 0)
    {
      int house = __builtin_ctz (*changed);
      SudCells places = sud_cells_intersection (self->places[digit - 1], sud_house_sets[house]);

      *changed &= *changed - 1;
      if (sud_cells_is_empty (places))
        return house;
      if (sud_cells_is_single (places))
        sud_propagation_place (self, sud_cells_next (places, 0), digit);
    }
  self->stale &= (SudDigits)~SUD_DIGIT_BIT (digit);
  return -1;
}

bool
sud_propagation_run (SudPropagation *self, SudContradiction *contradiction)
{
  SudContradiction why = { .house = -1 };

  while (self->empty < 0 && why.house < 0)
    {
      if (!sud_cells_is_empty (self->singles))
        fill_naked_single (self);
      else if (self->stale != 0)
        {
          why.digit = sud_digits_first (self->stale);
          why.house = fill_hidden_singles (self, why.digit);
        }
      else
        return true;
    }
  if (self->empty >= 0)
    why = (SudContradiction){ .cell = self->empty };
  why.filled = self->filled;
  if (contradiction != NULL)
    *contradiction = why;
  return false;
}

/* Finds the cells with exactly two candidates. */
static SudCells
find_pairs (const SudPropagation *self)
{
  SudCells pairs;

  for (int i = 0; i < 2; i++)
    {
      uint64_t one = 0, two = 0, three = 0;

      for (int j = 0; j < SUD_SIZE; j++)
        {
          uint64_t places = self->places[j].word[i];

          three |= two & places;
          two |= one & places;
          one |= places;
        }
      pairs.word[i] = two & ~three;
    }
  return pairs;
}

int
sud_propagation_branch_cell (const SudPropagation *self)
{
  int best = sud_cells_next (find_pairs (self), 0), fewest = SUD_SIZE + 1;

  if (best >= 0)
    return best;
  for (int cell = 0; cell < SUD_CELLS && fewest > 3; cell++)
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

/* Finds a contradiction that a person can see on the grid as it stands, before any single is filled. */
static bool
find_visible (const SudPropagation *self, SudContradiction *contradiction)
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
  return find_visible (&state, contradiction) || !sud_propagation_run (&state, contradiction);
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
