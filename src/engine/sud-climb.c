/* sud-climb.c - looks for a puzzle of a pattern, clue by clue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-climb.h"

#include "sud-cancel.h"
#include "sud-uniform.h"

#include <string.h>

enum
{
  STARTS = 64,         /* grids of which that with the fewest solutions is the start */
  STARTS_AT_ONCE = 8,
  START_MOST = 200000, /* solutions at a start */
  LISTED = 400000,     /* solutions without the digits that change: what has more is left alone */
  TWO_BELOW = 200,     /* solutions: then two digits change at a time */
  THREE_BELOW = 30,
  FLAT_MOST = 60,      /* changes in a row that lead to no fewer */
};

static const int n_ways[SUD_CLIMB_CELLS + 1] = { 1, 9, 9 * 9, 9 * 9 * 9 };

void
sud_climb_init (SudClimb *self, SudCells pattern)
{
  memset (self, 0, sizeof *self);
  SUD_EACH_CELL (cell, pattern)
    self->cells[self->n++] = (uint8_t)cell;
}

/* Draws grids, and keeps the one with the fewest solutions. Returns: false where all have too many, or it was cancelled */
static bool
start (SudClimb *self, SudLanes *lanes, SudRandom *random, const atomic_bool *cancel)
{
  SudGrid grids[STARTS_AT_ONCE];
  const char *puzzles[STARTS_AT_ONCE];
  uint64_t counts[STARTS_AT_ONCE];

  self->count = START_MOST;
  for (int drawn = 0; drawn < STARTS; drawn += STARTS_AT_ONCE)
    {
      SudLanesJob job = { .n = STARTS_AT_ONCE, .puzzles = puzzles, .limit = self->count, .counts = counts, .cancel = cancel };

      memset (grids, 0, sizeof grids);
      for (int i = 0; i < STARTS_AT_ONCE; i++)
        {
          SudGrid solution;

          sud_uniform_draw (random, &solution);
          for (int j = 0; j < self->n; j++)
            grids[i].digit[self->cells[j]] = solution.digit[self->cells[j]];
          puzzles[i] = (const char *)grids[i].digit;
        }
      if (!sud_lanes_run (lanes, &job))
        return false;
      for (int i = 0; i < STARTS_AT_ONCE; i++)
        if (counts[i] < self->count)
          {
            self->count = counts[i];
            self->puzzle = grids[i];
          }
    }
  return self->count < START_MOST;
}

static int
get_way (const SudClimb *self, const SudGrid *grid)
{
  int way = 0;

  for (int i = 0; i < self->n_changed; i++)
    way = way * SUD_SIZE + grid->digit[self->changed[i]] - 1;
  return way;
}

static void
set_way (SudClimb *self, int way)
{
  for (int i = self->n_changed - 1; i >= 0; i--, way /= SUD_SIZE)
    self->puzzle.digit[self->changed[i]] = (uint8_t)(way % SUD_SIZE + 1);
}

static void
choose_changed (SudClimb *self, SudRandom *random)
{
  SudCells chosen = { 0 };

  self->n_changed = self->count <= THREE_BELOW ? 3 : self->count <= TWO_BELOW ? 2 : 1;
  for (int i = 0; i < self->n_changed; i++)
    {
      do
        self->changed[i] = self->cells[sud_random_below (random, (uint32_t)self->n)];
      while (sud_cells_has (chosen, self->changed[i]));
      sud_cells_add (&chosen, self->changed[i]);
    }
}

static bool
tally_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  SudClimb *self = data;

  (void)puzzle;
  self->ways[get_way (self, solution)]++;
  return true;
}

/* Counts what the cells that are changed may have. Returns: false where that is too much, or it was cancelled */
static bool
tally (SudClimb *self, SudLanes *lanes, const atomic_bool *cancel)
{
  SudGrid grid = self->puzzle;
  const char *puzzle = (const char *)grid.digit;
  uint64_t count;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = LISTED, .counts = &count, .solution = tally_cb, .data = self,
                      .cancel = cancel };

  for (int i = 0; i < self->n_changed; i++)
    grid.digit[self->changed[i]] = 0;
  memset (self->ways, 0, (size_t)n_ways[self->n_changed] * sizeof *self->ways);
  return sud_lanes_run (lanes, &job) && count < LISTED;
}

/* Any of the ways with the fewest solutions, but the one that was gone; -1 where there is none. */
static int
choose_way (const SudClimb *self, SudRandom *random)
{
  int gone = get_way (self, &self->puzzle), chosen = -1;
  uint32_t ties = 0;

  for (int way = 0; way < n_ways[self->n_changed]; way++)
    {
      if (self->ways[way] == 0 || way == gone)
        continue;
      if (chosen < 0 || self->ways[way] < self->ways[chosen])
        ties = 0;
      else if (self->ways[way] > self->ways[chosen])
        continue;
      if (sud_random_below (random, ++ties) == 0)
        chosen = way;
    }
  return chosen;
}

bool
sud_climb_run (SudClimb *self, SudLanes *lanes, SudRandom *random, const atomic_bool *cancel)
{
  if (!start (self, lanes, random, cancel))
    return false;
  for (int flat = 0; self->count > 1 && flat < FLAT_MOST && !sud_is_cancelled (cancel); flat++)
    {
      int way;

      choose_changed (self, random);
      if (!tally (self, lanes, cancel))
        continue;
      way = choose_way (self, random);
      if (way < 0 || self->ways[way] > self->count)
        continue;
      if (self->ways[way] < self->count)
        flat = -1;
      self->count = self->ways[way];
      set_way (self, way);
    }
  return self->count == 1 && !sud_is_cancelled (cancel);
}
