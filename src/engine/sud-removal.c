/* sud-removal.c - the clues of one full grid are taken away, as far as one solution is left
 *
 * Some questions answer themselves. A set of cells is unavoidable where other digits fit them, the rest being as it is: one
 * of it has to stay. Of two kinds of such sets those of a cell are found in a few steps, each of which mostly ends it: at a
 * clue that is left.
 *
 *      two rows of a band    . 4 . . 7 . . 1 .      4 over 1, 1 over 7, 7 over 4: exchange the rows of these columns.
 *      (columns of a stack)  . 1 . . 4 . . 7 .
 *
 *      two digits            all cells with one of them that can be reached from one to the other through rows, columns
 *                            and boxes: exchange the digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-removal.h"

#include <string.h>

enum
{
  LEAP = 38, /* cells, without symmetry: most puzzles have one solution still, whatever goes first */
};

void
sud_removal_plan_init (SudRemovalPlan *self, SudSymmetryId symmetry)
{
  SudCells orbits[SUD_CELLS];

  self->n = sud_symmetry_orbits (symmetry, orbits);
  self->leap = LEAP;
  for (int i = 0; i < self->n; i++)
    {
      self->sizes[i] = 0;
      SUD_EACH_CELL (cell, orbits[i])
        self->cells[i][self->sizes[i]++] = (uint8_t)cell;
    }
}

static void
put_all (SudRemoval *self)
{
  self->puzzle = self->solution;
  self->clues = SUD_CELLS;
  self->at = self->part = 0;
  for (int i = 0; i < SUD_SIZE; i++)
    self->rows[i] = self->columns[i] = self->boxes[i] = SUD_ALL_DIGITS;
}

static void
exchange (SudRemoval *self, int cell)
{
  SudDigits bit = SUD_DIGIT_BIT (self->solution.digit[cell]);

  self->rows[sud_row (cell)] ^= bit;
  self->columns[sud_column (cell)] ^= bit;
  self->boxes[sud_box (cell)] ^= bit;
}

static void
take_orbit (SudRemoval *self, const SudRemovalPlan *plan, int orbit)
{
  for (int i = 0; i < plan->sizes[orbit]; i++)
    {
      int cell = plan->cells[orbit][i];

      self->puzzle.digit[cell] = 0;
      exchange (self, cell);
    }
  self->clues = (int8_t)(self->clues - plan->sizes[orbit]);
}

static void
put_orbit (SudRemoval *self, const SudRemovalPlan *plan, int orbit)
{
  for (int i = 0; i < plan->sizes[orbit]; i++)
    {
      int cell = plan->cells[orbit][i];

      self->puzzle.digit[cell] = self->solution.digit[cell];
      exchange (self, cell);
    }
  self->clues = (int8_t)(self->clues + plan->sizes[orbit]);
}

void
sud_removal_begin (SudRemoval *self, const SudRemovalPlan *plan, SudRandom *random, const SudGrid *solution, int least)
{
  self->solution = *solution;
  self->least = (int8_t)least;
  self->leap = (int8_t)plan->leap;
  for (int i = 0; i < plan->n; i++)
    self->order[i] = (uint8_t)i;
  sud_random_shuffle (random, self->order, plan->n);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = solution->digit[cell] - 1;

      self->in_row[sud_row (cell)][digit] = (uint8_t)sud_column (cell);
      self->in_column[sud_column (cell)][digit] = (uint8_t)sud_row (cell);
      self->in_box[sud_box (cell)][digit] = (uint8_t)cell;
    }
  put_all (self);
}

/* From @cell, between its row and @other: over and over to the column where the upper digit has the lower. Returns whether it
 * comes back without meeting a clue. */
static bool
is_cycle_of_rows (const SudRemoval *self, int cell, int other)
{
  int row = sud_row (cell), start = sud_column (cell), column = start;

  do
    {
      int digit = self->solution.digit[sud_cell (other, column)];

      if ((self->rows[row] | self->rows[other]) & SUD_DIGIT_BIT (digit))
        return false;
      column = self->in_row[row][digit - 1];
    }
  while (column != start);
  return true;
}

static bool
is_cycle_of_columns (const SudRemoval *self, int cell, int other)
{
  int column = sud_column (cell), start = sud_row (cell), row = start;

  do
    {
      int digit = self->solution.digit[sud_cell (row, other)];

      if ((self->columns[column] | self->columns[other]) & SUD_DIGIT_BIT (digit))
        return false;
      row = self->in_column[column][digit - 1];
    }
  while (row != start);
  return true;
}

/* Whether a set that @cell is in has no clue left. */
static bool
is_missed (const SudRemoval *self, int cell)
{
  int row = sud_row (cell), column = sud_column (cell);

  for (int i = 1; i < 3; i++)
    if (is_cycle_of_rows (self, cell, row / 3 * 3 + (row + i) % 3)
        || is_cycle_of_columns (self, cell, column / 3 * 3 + (column + i) % 3))
      return true;
  return false;
}

/* Takes an orbit away, if no set is known that needs it. */
static bool
try_orbit (SudRemoval *self, const SudRemovalPlan *plan, int orbit)
{
  take_orbit (self, plan, orbit);
  for (int i = 0; i < plan->sizes[orbit]; i++)
    if (is_missed (self, plan->cells[orbit][i]))
      {
        put_orbit (self, plan, orbit);
        return false;
      }
  return true;
}

static SudRemovalQuestion
ask_leap (SudRemoval *self, const SudRemovalPlan *plan)
{
  int leap = self->leap;

  for (; leap > 0 && self->at < plan->n; self->at++)
    {
      int orbit = self->order[self->at];

      leap -= plan->sizes[orbit];
      if (self->clues - plan->sizes[orbit] >= self->least)
        try_orbit (self, plan, orbit);
    }
  return SUD_REMOVAL_LEAP;
}

static SudRemovalQuestion
ask_step (SudRemoval *self, const SudRemovalPlan *plan)
{
  const uint8_t *cells = plan->cells[self->order[self->at]];

  self->ban = (SudLanesBan){ cells[self->part], SUD_DIGIT_BIT (self->solution.digit[cells[self->part]]) };
  return SUD_REMOVAL_STEP;
}

SudRemovalQuestion
sud_removal_ask (SudRemoval *self, const SudRemovalPlan *plan)
{
  if (self->leap > 0)
    return self->question = ask_leap (self, plan);
  if (self->part > 0)
    return self->question = ask_step (self, plan);
  for (; self->at < plan->n && self->clues > self->least; self->at++)
    {
      int orbit = self->order[self->at];

      if (self->clues - plan->sizes[orbit] >= self->least && try_orbit (self, plan, orbit))
        return self->question = ask_step (self, plan);
    }
  return self->question = SUD_REMOVAL_DONE;
}

static void
answer_leap (SudRemoval *self, uint64_t count)
{
  if (count == 1)
    {
      self->leap = 0;
      return;
    }
  self->leap = (int8_t)(self->leap > 8 ? self->leap * 3 / 4 : 0);
  put_all (self);
}

void
sud_removal_answer (SudRemoval *self, const SudRemovalPlan *plan, uint64_t count)
{
  int orbit, cell;

  if (self->question == SUD_REMOVAL_LEAP)
    {
      answer_leap (self, count);
      return;
    }
  orbit = self->order[self->at];
  cell = plan->cells[orbit][self->part];
  if (count == 0 && ++self->part < plan->sizes[orbit])
    {
      self->puzzle.digit[cell] = self->solution.digit[cell];
      return;
    }
  if (count == 0)
    for (int i = 0; i < plan->sizes[orbit]; i++)
      self->puzzle.digit[plan->cells[orbit][i]] = 0;
  else
    put_orbit (self, plan, orbit);
  self->part = 0;
  self->at++;
}
