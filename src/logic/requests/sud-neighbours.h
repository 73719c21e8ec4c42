/* sud-neighbours.h - puzzles that have one clue in another place, or another clue in one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-random.h"
#include "sud-symmetry.h"

enum
{
  SUD_NEIGHBOURS_LISTED = 1000, /* solutions; what has more without the clue has few neighbours, and takes long */
  SUD_NEIGHBOURS_WAYS = 2048,
  SUD_NEIGHBOURS_SLOTS = 8191, /* prime; more than four digits have combinations */
};

typedef struct
{
  uint16_t solution; /* index of the solution that it leaves */
  uint8_t orbit;     /* index of the cells that get clues */
} SudNeighboursWay;

/** SudNeighbours: What is found for one puzzle, with room to find it: 120 KB, of one thread. */
typedef struct
{
  SudCells orbits[SUD_CELLS]; /* the sets of cells that have a clue each, or none; @n_orbits of them */
  int n_orbits;
  SudGrid base;               /* the puzzle without the clues that were taken away */
  int n;                      /* how many ways there are */
  int n_kept;                 /* how many of them leave the solution of the puzzle: they come first */
  /* their order depends on the puzzle alone, not on the order in which solutions were met */
  SudNeighboursWay ways[SUD_NEIGHBOURS_WAYS];
  int n_solutions;
  SudGrid solutions[SUD_NEIGHBOURS_LISTED];
  uint16_t counts[SUD_NEIGHBOURS_SLOTS];
  uint16_t last[SUD_NEIGHBOURS_SLOTS];
} SudNeighbours;

/** For puzzles whose clues are placed with @symmetry. */
void sud_neighbours_init (SudNeighbours *self, SudSymmetryId symmetry);

/** Returns whether there are clues in orbit @index of @puzzle. */
bool sud_neighbours_has_clues (const SudNeighbours *self, const SudGrid *puzzle, int index);

/**
 * sud_neighbours_find:
 * @puzzle: with one solution, and the symmetry
 * @orbit: index of the clues that are taken away
 * @cancel: (nullable): as in SudLanesJob
 *
 * Lists the solutions of what is left. What just one of them has in the cells of an orbit makes it the only one: other
 * puzzles with one solution and, as only orbits of as many cells are looked at, as many clues. Allocates nothing.
 *
 * Returns: how many there are; 0 also where too many solutions are left, or it was cancelled
 */
int sud_neighbours_find (SudNeighbours *self, SudLanes *lanes, const SudGrid *puzzle, int orbit,
                         const atomic_bool *cancel);

/** Returns: puzzle @index of those found, below @n */
SudGrid sud_neighbours_get (const SudNeighbours *self, int index);

/**
 * sud_neighbours_take:
 * @kept: whether one that has the solution of the puzzle is preferred: these are more alike
 * @neighbour: (out): one of those found, any of them as likely
 *
 * Returns: false where all are taken
 */
bool sud_neighbours_take (SudNeighbours *self, SudRandom *random, bool kept, SudGrid *neighbour);
