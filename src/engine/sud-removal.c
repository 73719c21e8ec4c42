/* sud-removal.c - the clues of one full grid are taken away, as far as one solution is left
 *
 * Some questions answer themselves. A set of cells is unavoidable where other digits fit them, the rest being as it is: one
 * of it has to stay. Those of two lines are found in a few steps, each of which mostly ends it: at a clue that is left.
 *
 *      two rows of a band    . 4 . . 7 . . 1 .      4 over 1, 1 over 7, 7 over 4: exchange the rows of these columns.
 *      (columns of a stack)  . 1 . . 4 . . 7 .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-removal.h"

#include <string.h>

enum
{
  LEAP = 38, /* cells, without symmetry: most puzzles have one solution still, whatever goes first */
};

/* The row after it in its band, round and round; as well for columns. */
static const uint8_t next_of_three[SUD_SIZE] = { 1, 2, 0, 4, 5, 3, 7, 8, 6 };

/* All that is not in the pattern goes at once, or it is no puzzle. */
static void
plan_pattern (SudRemovalPlan *self, SudCells pattern)
{
  *self = (SudRemovalPlan){ .centre = -1, .leap = SUD_CELLS, .whole = true };
  SUD_EACH_CELL (cell, sud_cells_difference (SUD_ALL_CELLS, pattern))
    {
      self->cells[self->n][0] = (uint8_t)cell;
      self->sizes[self->n++] = 1;
    }
}

static void
plan_symmetry (SudRemovalPlan *self, SudSymmetryId symmetry)
{
  SudCells orbits[SUD_CELLS];
  int singles = 0;

  *self = (SudRemovalPlan){ .n = sud_symmetry_orbits (symmetry, orbits), .leap = LEAP };
  for (int i = 0; i < self->n; i++)
    {
      SUD_EACH_CELL (cell, orbits[i])
        self->cells[i][self->sizes[i]++] = (uint8_t)cell;
      singles += self->sizes[i] == 1;
      if (self->sizes[i] == 1)
        self->centre = i;
    }
  if (singles != 1)
    self->centre = -1;
}

void
sud_removal_plan_init (SudRemovalPlan *self, SudSymmetryId symmetry, SudCells pattern)
{
  if (sud_cells_is_empty (pattern))
    plan_symmetry (self, symmetry);
  else
    plan_pattern (self, pattern);
}

static void
put_all (SudRemoval *self)
{
  self->puzzle = self->solution;
  self->clues = SUD_CELLS;
  self->at = self->part = 0;
  for (int i = 0; i < SUD_SIZE; i++)
    self->rows[i] = self->columns[i] = 0;
}

static void
exchange (SudRemoval *self, int cell)
{
  SudDigits bit = SUD_DIGIT_BIT (self->solution.digit[cell]);

  self->rows[sud_row (cell)] ^= bit;
  self->columns[sud_column (cell)] ^= bit;
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

/* A wanted number of clues tells whether a cell that is its own image has one, where there is just one such cell: every other
 * orbit has an even number. It goes first, or has the last turn, which is too late.
 */
static void
place_centre (SudRemoval *self, const SudRemovalPlan *plan)
{
  int place = (SUD_CELLS - self->least) % 2 == 1 ? 0 : plan->n - 1, at = 0;

  while (self->order[at] != plan->centre)
    at++;
  self->order[at] = self->order[place];
  self->order[place] = (uint8_t)plan->centre;
}

void
sud_removal_begin (SudRemoval *self, const SudRemovalPlan *plan, SudRandom *random, const SudGrid *solution, int least)
{
  self->solution = *solution;
  self->least = (int8_t)least;
  self->leap = (int8_t)plan->leap;
  for (int i = 0; i < plan->n; i++)
    self->order[i] = (uint8_t)i;
  if (!plan->whole)
    sud_random_shuffle (random, self->order, plan->n);
  if (least > 0 && plan->centre >= 0)
    place_centre (self, plan);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = solution->digit[cell] - 1;

      self->in_row[sud_row (cell)][digit] = (uint8_t)sud_column (cell);
      self->in_column[sud_column (cell)][digit] = (uint8_t)sud_row (cell);
    }
  put_all (self);
}

/* From @column on, between two rows: over and over to the column where the upper one has the digit of the lower. @gone are
 * digits of which neither has its clue any more. Returns whether it comes back without meeting another.
 */
static bool
is_cycle_of_rows (const SudRemoval *self, int row, int other, int column, SudDigits gone)
{
  int start = column;

  do
    {
      int digit = self->solution.digit[sud_cell (other, column)];

      if ((gone & SUD_DIGIT_BIT (digit)) == 0)
        return false;
      column = self->in_row[row][digit - 1];
    }
  while (column != start);
  return true;
}

static bool
is_cycle_of_columns (const SudRemoval *self, int column, int other, int row, SudDigits gone)
{
  int start = row;

  do
    {
      int digit = self->solution.digit[sud_cell (row, other)];

      if ((gone & SUD_DIGIT_BIT (digit)) == 0)
        return false;
      row = self->in_column[column][digit - 1];
    }
  while (row != start);
  return true;
}

/* Whether both digits are in @gone; without a branch. */
static inline unsigned
are_in (SudDigits gone, int a, int b)
{
  return (unsigned)gone >> (a - 1) & (unsigned)gone >> (b - 1) & 1;
}

/* Whether a set that @cell is in has no clue left. Mostly the digit of the cell or that beside it ends it at once: of all four
 * ways that is one question.
 */
static bool
is_missed (const SudRemoval *self, int cell)
{
  int row = sud_row (cell), column = sud_column (cell), digit = self->solution.digit[cell];
  int r1 = next_of_three[row], r2 = next_of_three[r1], c1 = next_of_three[column], c2 = next_of_three[c1];
  const uint8_t *digits = self->solution.digit;
  SudDigits gone[4] = { self->rows[row] & self->rows[r1], self->rows[row] & self->rows[r2],
                        self->columns[column] & self->columns[c1], self->columns[column] & self->columns[c2] };
  unsigned any = are_in (gone[0], digit, digits[sud_cell (r1, column)])
                 | are_in (gone[1], digit, digits[sud_cell (r2, column)])
                 | are_in (gone[2], digit, digits[sud_cell (row, c1)])
                 | are_in (gone[3], digit, digits[sud_cell (row, c2)]);

  return any != 0
         && (is_cycle_of_rows (self, row, r1, column, gone[0]) || is_cycle_of_rows (self, row, r2, column, gone[1])
             || is_cycle_of_columns (self, column, c1, row, gone[2])
             || is_cycle_of_columns (self, column, c2, row, gone[3]));
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
      if (self->clues - plan->sizes[orbit] >= self->least && !try_orbit (self, plan, orbit) && plan->whole)
        return SUD_REMOVAL_DONE;
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
answer_leap (SudRemoval *self, const SudRemovalPlan *plan, uint64_t count)
{
  int at = self->at;

  self->leap = (int8_t)(count != 1 && !plan->whole && self->leap > 8 ? self->leap * 3 / 4 : 0);
  if (count == 1)
    return;
  put_all (self);
  if (plan->whole)
    self->at = (int8_t)at;
}

void
sud_removal_answer (SudRemoval *self, const SudRemovalPlan *plan, uint64_t count)
{
  int orbit, cell;

  if (self->question == SUD_REMOVAL_LEAP)
    {
      answer_leap (self, plan, count);
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
