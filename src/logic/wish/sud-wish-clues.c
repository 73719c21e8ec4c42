/* sud-wish-clues.c - as few clues as can be, or as many as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-clues.h"

/* The orbits of a puzzle, in a random order. */
typedef struct
{
  SudCells orbits[SUD_CELLS];
  uint8_t order[SUD_CELLS];
  int n;
} Deck;

static void
deck_init (Deck *self, SudSymmetryId symmetry, SudRandom *random)
{
  self->n = sud_symmetry_orbits (symmetry, self->orbits);
  for (int i = 0; i < self->n; i++)
    self->order[i] = (uint8_t)i;
  sud_random_shuffle (random, self->order, self->n);
}

static void
copy_cells (SudGrid *grid, SudCells cells, const SudGrid *from)
{
  SUD_EACH_CELL (cell, cells)
    grid->digit[cell] = from->digit[cell];
}

/* How many solutions @grid has, at most @limit; 0 where it was cancelled. */
static uint64_t
count_solutions (SudLanes *lanes, const SudGrid *grid, uint64_t limit, SudGrid *first, const atomic_bool *cancel)
{
  const char *puzzle = (const char *)grid->digit;
  uint64_t count = 0;
  SudLanesJob job = { .n = 1, .puzzles = &puzzle, .limit = limit, .counts = &count, .firsts = first, .cancel = cancel };

  return sud_lanes_run (lanes, &job) ? count : 0;
}

/* Takes away what leaves at least @least clues, and one solution, until there are no more than @enough. */
static bool
take_away (const Deck *deck, SudLanes *lanes, SudGrid *puzzle, int least, int enough, const atomic_bool *cancel)
{
  static const SudGrid blank;
  SudGrid before = *puzzle;
  int n = sud_grid_count_filled (puzzle);

  for (int i = 0; i < deck->n && n > enough; i++)
    {
      SudCells cells = deck->orbits[deck->order[i]];
      int size = sud_cells_count (cells);
      uint64_t count;

      if (puzzle->digit[sud_cells_first (cells)] == 0 || n - size < least)
        continue;
      copy_cells (puzzle, cells, &blank);
      count = count_solutions (lanes, puzzle, 2, NULL, cancel);
      if (count == 0)
        return false;
      if (count == 1)
        n -= size;
      else
        copy_cells (puzzle, cells, &before);
    }
  return true;
}

/* Gives clues of the solution until there are @enough, not more than @most. */
static bool
give (const Deck *deck, SudLanes *lanes, SudGrid *puzzle, int enough, int most, const atomic_bool *cancel)
{
  SudGrid solution;
  int n = sud_grid_count_filled (puzzle);

  if (count_solutions (lanes, puzzle, 1, &solution, cancel) == 0)
    return false;
  for (int i = 0; i < deck->n && n < enough; i++)
    {
      SudCells cells = deck->orbits[deck->order[i]];
      int size = sud_cells_count (cells);

      if (puzzle->digit[sud_cells_first (cells)] != 0 || n + size > most)
        continue;
      copy_cells (puzzle, cells, &solution);
      n += size;
    }
  return true;
}

bool
sud_wish_clues_trim (const SudWish *wish, SudLanes *lanes, SudRandom *random, SudGrid *puzzle, const atomic_bool *cancel)
{
  int n = sud_grid_count_filled (puzzle), most = wish->minimal ? 0 : wish->clues_most;
  Deck deck;

  deck_init (&deck, wish->symmetry, random);
  if (n < wish->clues_least && !wish->minimal && !give (&deck, lanes, puzzle, wish->clues_least, wish->clues_most, cancel))
    return false;
  if (n > most && !take_away (&deck, lanes, puzzle, wish->minimal ? 0 : wish->clues_least, most, cancel))
    return false;
  n = sud_grid_count_filled (puzzle);
  return n >= wish->clues_least && n <= wish->clues_most;
}
