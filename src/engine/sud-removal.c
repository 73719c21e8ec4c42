/* sud-removal.c - the removal of clues from one full grid, as far as one solution is left, and the weight of the puzzle
 *
 * Some questions answer themselves. A set of cells is unavoidable if other digits fit them, the rest being as it is:
 * one of it has to stay. Those of two lines are found in a few steps, each of which mostly ends it: at a clue that is
 * left.
 *
 *      two rows of a band    . 4 . . 7 . . 1 .      4 over 1, 1 over 7, 7 over 4: exchange the rows of these columns.
 *      (columns of a stack)  . 1 . . 4 . . 7 .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-generate-private.h"

#include <string.h>

enum
{
  LEAP = 38, /* cells, without symmetry: most puzzles have one solution still, whatever goes first */
};

/* The next row of the same band, round and round; columns of a stack likewise. */
static const uint8_t next_of_three[SUD_SIZE] = { 1, 2, 0, 4, 5, 3, 7, 8, 6 };

/* All cells that are not in the pattern lose their clues at once, or there is no puzzle. */
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
  memset (self->gone, 0, sizeof self->gone);
}

/* Takes the clues of an orbit away, or puts them back. */
static inline void
flip_orbit (SudRemoval *self, const SudRemovalPlan *plan, int orbit, bool put)
{
  for (int i = 0; i < plan->sizes[orbit]; i++)
    {
      int cell = plan->cells[orbit][i];
      SudDigits bit = SUD_DIGIT_BIT (self->solution.digit[cell]);

      self->puzzle.digit[cell] = put ? self->solution.digit[cell] : 0;
      self->gone[0][sud_row (cell)] ^= bit;
      self->gone[1][sud_column (cell)] ^= bit;
    }
  self->clues = (int8_t)(self->clues + (put ? plan->sizes[orbit] : -plan->sizes[orbit]));
}

/* If just one cell is its own image, the wanted number of clues tells whether that cell has one: every other orbit has
 * an even number. It goes first, or has the last turn, which is too late.
 */
static void
place_centre (SudRemoval *self, const SudRemovalPlan *plan)
{
  int place = (SUD_CELLS - self->min_clues) % 2 == 1 ? 0 : plan->n - 1, at = 0;

  while (self->order[at] != plan->centre)
    at++;
  self->order[at] = self->order[place];
  self->order[place] = (uint8_t)plan->centre;
}

void
sud_removal_begin (SudRemoval *self, const SudRemovalPlan *plan, SudRandom *random, const SudGrid *solution,
                   int min_clues)
{
  self->solution = *solution;
  self->min_clues = (int8_t)min_clues;
  self->leap = (int8_t)plan->leap;
  for (int i = 0; i < plan->n; i++)
    self->order[i] = (uint8_t)i;
  if (!plan->whole)
    sud_random_shuffle (random, self->order, plan->n);
  if (min_clues > 0 && plan->centre >= 0)
    place_centre (self, plan);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = solution->digit[cell] - 1;

      self->place[0][sud_row (cell)][digit] = (uint8_t)sud_column (cell);
      self->place[1][sud_column (cell)][digit] = (uint8_t)sud_row (cell);
    }
  put_all (self);
}

/* Goes from place @at on between two rows (or columns, with @across), over and over to the place where @line has the
 * digit that @other has here. @gone are the digits of which neither has its clue any more. Returns: whether it comes
 * back without meeting another
 */
static inline bool
is_cycle (const SudRemoval *self, bool across, int line, int other, int at, SudDigits gone)
{
  int start = at;

  do
    {
      int digit = self->solution.digit[across ? sud_cell (at, other) : sud_cell (other, at)];

      if ((gone & SUD_DIGIT_BIT (digit)) == 0)
        return false;
      at = self->place[across][line][digit - 1];
    }
  while (at != start);
  return true;
}

/* Returns: whether both digits are in @gone; without a branch */
static inline unsigned
are_in (SudDigits gone, int a, int b)
{
  return (unsigned)gone >> (a - 1) & (unsigned)gone >> (b - 1) & 1;
}

/* Returns: whether a set that @cell is in has no clue left. Mostly the digit of the cell or that beside it ends it at
 * once: of all four ways that is one question
 */
static bool
is_missed (const SudRemoval *self, int cell)
{
  int row = sud_row (cell), column = sud_column (cell), digit = self->solution.digit[cell];
  int r1 = next_of_three[row], r2 = next_of_three[r1], c1 = next_of_three[column], c2 = next_of_three[c1];
  const uint8_t *digits = self->solution.digit;
  const SudDigits *rows = self->gone[0], *columns = self->gone[1];
  SudDigits gone[4] = { rows[row] & rows[r1], rows[row] & rows[r2], columns[column] & columns[c1],
                        columns[column] & columns[c2] };
  unsigned any = are_in (gone[0], digit, digits[sud_cell (r1, column)])
                 | are_in (gone[1], digit, digits[sud_cell (r2, column)])
                 | are_in (gone[2], digit, digits[sud_cell (row, c1)])
                 | are_in (gone[3], digit, digits[sud_cell (row, c2)]);

  return any != 0
         && (is_cycle (self, false, row, r1, column, gone[0]) || is_cycle (self, false, row, r2, column, gone[1])
             || is_cycle (self, true, column, c1, row, gone[2]) || is_cycle (self, true, column, c2, row, gone[3]));
}

/* Takes an orbit away if no set is known that needs it. */
static bool
try_orbit (SudRemoval *self, const SudRemovalPlan *plan, int orbit)
{
  flip_orbit (self, plan, orbit, false);
  for (int i = 0; i < plan->sizes[orbit]; i++)
    if (is_missed (self, plan->cells[orbit][i]))
      {
        flip_orbit (self, plan, orbit, true);
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
      if (self->clues - plan->sizes[orbit] >= self->min_clues && !try_orbit (self, plan, orbit) && plan->whole)
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
  for (; self->at < plan->n && self->clues > self->min_clues; self->at++)
    {
      int orbit = self->order[self->at];

      if (self->clues - plan->sizes[orbit] >= self->min_clues && try_orbit (self, plan, orbit))
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
    flip_orbit (self, plan, orbit, true);
  self->part = 0;
  self->at++;
}

/* The weight of a puzzle makes all minimal puzzles count alike. Before each clue that went, some number r of clues
 * could have gone, each as likely as the others: so this way to the puzzle has the probability 1 / Π r. All m! orders
 * of the m clues that went are ways to it. So with the weight Π r / m! each minimal puzzle of the grid counts 1 in the
 * mean, by whatever way it is met.
 *
 *     clues that went     0   1   2   …   i   …   m
 *     one that stays     yes yes yes yes yes no  no      A clue that cannot go now never can again: for each clue that
 *     another            yes yes no  no  no  no  no      stays that is one place, and halving finds it soon.
 */

/* Any one clue can go from a full grid; at the end none of the clues that stay can. */
static void
begin_cell (SudWeighing *self)
{
  self->low = 0;
  self->high = (int8_t)self->tried[self->at];
}

void
sud_weighing_begin (SudWeighing *self, const SudRemovalPlan *plan, const SudRemoval *removal)
{
  self->solution = self->puzzle = removal->solution;
  self->n = self->n_stays = self->taken = self->at = 0;
  memset (self->held, 0, sizeof self->held);
  for (int i = 0; i < plan->n; i++)
    {
      uint8_t cell = plan->cells[removal->order[i]][0];

      if (removal->puzzle.digit[cell] == 0)
        self->gone[self->n++] = cell;
      else
        {
          self->tried[self->n_stays] = (uint8_t)self->n;
          self->stays[self->n_stays++] = cell;
        }
    }
  begin_cell (self);
}

/* Takes away the first @n clues that went, and no others. */
static void
take_first (SudWeighing *self, int n)
{
  for (; self->taken < n; self->taken++)
    self->puzzle.digit[self->gone[self->taken]] = 0;
  for (; self->taken > n; self->taken--)
    self->puzzle.digit[self->gone[self->taken - 1]] = self->solution.digit[self->gone[self->taken - 1]];
}

bool
sud_weighing_ask (SudWeighing *self)
{
  int cell;

  for (; self->at < self->n_stays && self->high - self->low == 1; begin_cell (self))
    {
      cell = self->stays[self->at++];
      self->puzzle.digit[cell] = self->solution.digit[cell];
      self->held[self->high]++;
    }
  if (self->at == self->n_stays)
    return false;
  cell = self->stays[self->at];
  take_first (self, (self->low + self->high) / 2);
  self->puzzle.digit[cell] = 0;
  self->ban = (SudLanesBan){ (uint8_t)cell, SUD_DIGIT_BIT (self->solution.digit[cell]) };
  return true;
}

void
sud_weighing_answer (SudWeighing *self, uint64_t count)
{
  if (count == 0)
    self->low = self->taken;
  else
    self->high = self->taken;
}

double
sud_weighing_get (const SudWeighing *self)
{
  double weight = 1;
  int staying = self->n_stays;

  for (int i = 0; i < self->n; i++)
    {
      staying -= self->held[i];
      weight *= (double)(self->n - i + staying) / (self->n - i);
    }
  return weight;
}
