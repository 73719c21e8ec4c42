/* sud-neighbours.c - puzzles that have one clue in another place
 *
 *     one clue of the puzzle taken away:      612 solutions, say, are left
 *     r4c5 is a 1 in 300 of them, a 6 in 311, and an 8 in one
 *     8 in r4c5 in place of the clue:         that one is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-puzzle-request-private.h"

#include "sud-cancel.h"
#include "sud-puzzle-request-testing.h"

#include <string.h>

static bool
keep_solution (size_t puzzle, const SudGrid *solution, void *data)
{
  SudNeighbours *self = data;

  if (self->n_solutions == SUD_NEIGHBOURS_LISTED)
    return false;
  self->solutions[self->n_solutions++] = *solution;
  return true;
}

/* Returns: whether all solutions are there */
static bool
list_solutions (SudNeighbours *self, SudLanes *lanes, const atomic_bool *cancel)
{
  const char *puzzle = (const char *)self->base.digit;
  uint64_t count;
  SudLanesJob job = {
    .n = 1, .puzzles = &puzzle, .limit = SUD_NEIGHBOURS_LISTED, .counts = &count,
    .solution = keep_solution, .data = self, .cancel = cancel,
  };

  self->n_solutions = 0;
  return sud_lanes_run (lanes, &job) && count < SUD_NEIGHBOURS_LISTED;
}

/* Returns: how many slots the digits of @n cells need; with many cells some share a slot */
static int
count_slots (int n)
{
  int slots = 1;

  while (n-- > 0 && slots <= SUD_NEIGHBOURS_SLOTS)
    slots *= SUD_SIZE;
  return slots < SUD_NEIGHBOURS_SLOTS ? slots : SUD_NEIGHBOURS_SLOTS;
}

static int
get_slot (const SudGrid *solution, SudCells cells, int slots)
{
  int slot = 0;

  SUD_EACH_CELL (cell, cells)
    slot = (slot * SUD_SIZE + solution->digit[cell] - 1) % slots;
  return slot;
}

/* Adds the neighbours with clues in @orbit. A solution that is alone in its slot differs in these cells from all other
 * solutions; if two share a slot, both are left out, whatever their order. */
static void
add_ways (SudNeighbours *self, int orbit)
{
  SudCells cells = self->orbits[orbit];
  int slots = count_slots (sud_cells_count (cells));

  memset (self->counts, 0, (size_t)slots * sizeof *self->counts);
  for (int i = 0; i < self->n_solutions; i++)
    {
      int slot = get_slot (&self->solutions[i], cells, slots);

      self->counts[slot]++;
      self->last[slot] = (uint16_t)i;
    }
  for (int slot = 0; slot < slots && self->n < SUD_NEIGHBOURS_WAYS; slot++)
    if (self->counts[slot] == 1)
      self->ways[self->n++] = (SudNeighboursWay){ self->last[slot], (uint8_t)orbit };
}

/* Moves the ways that leave the solution of @puzzle before the others, and drops the one that is the puzzle itself. */
static void
sort_ways (SudNeighbours *self, const SudGrid *puzzle)
{
  SudNeighboursWay others[SUD_NEIGHBOURS_WAYS];
  int n_others = 0;

  self->n_kept = 0;
  for (int i = 0; i < self->n; i++)
    {
      SudNeighboursWay way = self->ways[i];
      SudGrid neighbour = sud_neighbours_get (self, i);

      if (memcmp (&neighbour, puzzle, sizeof neighbour) == 0)
        continue;
      if (sud_grid_keeps (&self->solutions[way.solution], puzzle))
        self->ways[self->n_kept++] = way;
      else
        others[n_others++] = way;
    }
  memcpy (self->ways + self->n_kept, others, (size_t)n_others * sizeof *others);
  self->n = self->n_kept + n_others;
}

void
sud_neighbours_init (SudNeighbours *self, SudSymmetryId symmetry)
{
  self->n = self->n_kept = 0;
  self->n_orbits = sud_symmetry_orbits (symmetry, self->orbits);
}

bool
sud_neighbours_has_clues (const SudNeighbours *self, const SudGrid *puzzle, int index)
{
  return puzzle->digit[sud_cells_first (self->orbits[index])] != 0;
}

int
sud_neighbours_find (SudNeighbours *self, SudLanes *lanes, const SudGrid *puzzle, int orbit, const atomic_bool *cancel)
{
  int size = sud_cells_count (self->orbits[orbit]);

  self->n = self->n_kept = 0;
  self->base = *puzzle;
  SUD_EACH_CELL (cell, self->orbits[orbit])
    self->base.digit[cell] = 0;
  if (!list_solutions (self, lanes, cancel))
    return 0;
  for (int i = 0; i < self->n_orbits; i++)
    if (!sud_neighbours_has_clues (self, &self->base, i) && sud_cells_count (self->orbits[i]) == size)
      add_ways (self, i);
  sort_ways (self, puzzle);
  return self->n;
}

SudGrid
sud_neighbours_get (const SudNeighbours *self, int index)
{
  SudNeighboursWay way = self->ways[index];
  SudGrid puzzle = self->base;

  SUD_EACH_CELL (cell, self->orbits[way.orbit])
    puzzle.digit[cell] = self->solutions[way.solution].digit[cell];
  return puzzle;
}

bool
sud_neighbours_take (SudNeighbours *self, SudRandom *random, bool kept, SudGrid *neighbour)
{
  int n_others = self->n - self->n_kept;
  bool first = self->n_kept > 0 && (kept || n_others == 0);
  uint32_t index;

  if (self->n == 0)
    return false;
  index = sud_random_below (random, (uint32_t)(first ? self->n_kept : n_others));
  index += first ? 0 : (uint32_t)self->n_kept;
  *neighbour = sud_neighbours_get (self, (int)index);
  if (first)
    {
      self->ways[index] = self->ways[--self->n_kept];
      index = (uint32_t)self->n_kept;
    }
  self->ways[index] = self->ways[--self->n];
  return true;
}
