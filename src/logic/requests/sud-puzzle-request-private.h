/* sud-puzzle-request-private.h - puzzles that fit a request, walks to such, and neighbours on the way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-puzzle-request.h"

/* Neighbours: puzzles that have one clue in another place, or another clue in one place. */

enum
{
  /* solutions that are listed at most; chosen: a puzzle with more without the clue has few neighbours, and takes
   * long */
  SUD_NEIGHBOURS_LISTED = 1000,
  SUD_NEIGHBOURS_WAYS = 2048,
  SUD_NEIGHBOURS_SLOTS = 8191, /* prime; more than four digits have combinations */
};

typedef struct
{
  uint16_t solution; /* index of the solution that it leaves */
  uint8_t orbit;     /* index of the cells that get clues */
} SudNeighboursWay;

/** SudNeighbours: The neighbours of one puzzle, and room to find them; 120 KB. Belongs to one thread. */
typedef struct
{
  SudCells orbits[SUD_CELLS]; /* the sets of cells that have a clue each, or none; @n_orbits of them */
  int n_orbits;
  SudGrid base;               /* the puzzle without the clues that were taken away */
  int n;                      /* how many ways there are */
  int n_kept;                 /* how many neighbours leave the solution of the puzzle: they come first */
  /* their order depends on the puzzle alone, not on the order in which solutions were met */
  SudNeighboursWay ways[SUD_NEIGHBOURS_WAYS];
  int n_solutions;
  SudGrid solutions[SUD_NEIGHBOURS_LISTED];
  uint16_t counts[SUD_NEIGHBOURS_SLOTS];
  uint16_t last[SUD_NEIGHBOURS_SLOTS];
} SudNeighbours;

/** For puzzles whose clues are placed with @symmetry. */
void sud_neighbours_init (SudNeighbours *self, SudSymmetryId symmetry);

/** Returns: whether there are clues in orbit @index of @puzzle. */
bool sud_neighbours_has_clues (const SudNeighbours *self, const SudGrid *puzzle, int index);

/**
 * sud_neighbours_find:
 * @puzzle: with one solution, and the symmetry
 * @orbit: index of the clues that are taken away
 * @cancel: (nullable): as in SudLanesJob
 *
 * Takes the clues away and lists the solutions of what is left. Digits in the cells of an orbit that just one of these
 * solutions has make a puzzle with that solution alone. Only orbits of as many cells are looked at, so the neighbours
 * have as many clues. Allocates nothing.
 *
 * Returns: how many there are; 0 also if too many solutions are left, or it was cancelled
 */
int sud_neighbours_find (SudNeighbours *self, SudLanes *lanes, const SudGrid *puzzle, int orbit,
                         const atomic_bool *cancel);

/**
 * sud_neighbours_take:
 * @kept: true to prefer one that has the solution of the puzzle: these are more alike
 * @neighbour: (out): one of those found, any of them as likely
 *
 * Returns: false if all are taken
 */
bool sud_neighbours_take (SudNeighbours *self, SudRandom *random, bool kept, SudGrid *neighbour);

/* Requests. */

enum
{
  SUD_LOW_CLUE_MAX = 20, /* a few of a million random puzzles have as few */
  SUD_PUZZLE_WALK_STARTS = 640,
};

/** SudPuzzleSeed: A puzzle whose hardest step is of a rare technique: our own find. build/tests/logic/wish-seeds prints
 * such rows, and its head tells how it finds them. Its clues stand without symmetry, or as in a half turn. */
typedef struct
{
  const char *technique; /* id of the technique of the hardest step */
  const char *puzzle;    /* 81 cells; it has one solution */
} SudPuzzleSeed;

/** SudPuzzleFilter: A plain value; any number of threads may use one at a time. */
typedef struct
{
  SudPuzzleRequest request; /* the request itself */
  /* the usual techniques without those that are too hard: if these lead to the end, so would all usual ones; if not,
   * the puzzle does not fit */
  SudOrder order;
} SudPuzzleFilter;

/** SudPuzzleWalk: Belongs to one thread. */
typedef struct
{
  SudPuzzleFilter filter; /* passes the puzzle in the end */
  SudPuzzleFilter way;    /* passes each puzzle on the way, if it is a walk for a technique */
  bool low_clue;          /* true if the walk is for few clues; else it is for a technique */
  const char *starts[SUD_PUZZLE_WALK_STARTS]; /* the puzzles where walks begin, 81 cells each; @n_starts of them */
  int n_starts;
  SudLanes *lanes;        /* those of the thread */
  SudLogic *logic;        /* that of the thread; its flag cancels the walk */
  SudRandom random;       /* for the walk that is under way */
  SudNeighbours neighbours;
} SudPuzzleWalk;

void sud_puzzle_filter_init (SudPuzzleFilter *self, const SudPuzzleRequest *request);

/**
 * sud_puzzle_filter_grade:
 * @logic: its rules say that there is one solution
 * @puzzle: a puzzle with one solution
 * @grade: (out): undefined if the answer is false
 *
 * Returns: whether @puzzle needs what it is to need, and nothing too hard; false if the flag of @logic cancelled it
 */
bool sud_puzzle_filter_grade (const SudPuzzleFilter *self, SudLogic *logic, const SudGrid *puzzle, SudGrade *grade);

/**
 * sud_puzzle_filter_passes:
 * @made: (inout): the puzzle, with one solution; the rest is undefined if the answer is false
 *
 * Returns: as sud_puzzle_filter_grade(), and whether level, effort and rating are as requested; it does not look at
 *   clues and symmetry
 */
bool sud_puzzle_filter_passes (const SudPuzzleFilter *self, SudLogic *logic, SudRequestedPuzzle *made);

/**
 * sud_puzzle_seeds_find:
 * @n: (out): how many there are, one after the other
 *
 * Returns: (nullable) (transfer none): the first puzzle for @technique with @symmetry
 */
const SudPuzzleSeed *sud_puzzle_seeds_find (SudTechniqueId technique, SudSymmetryId symmetry, int *n);

/**
 * sud_puzzle_walk_is_for:
 *
 * Returns: whether a walk makes such puzzles sooner than chance: they have few clues, or need something rare that may
 *   be the hardest step
 */
bool sud_puzzle_walk_is_for (const SudPuzzleRequest *request);

/**
 * sud_puzzle_walk_init:
 * @lanes: (transfer none)
 * @logic: (transfer none)
 *
 * Returns: whether such requests are met by walks; with few clues there may be no puzzle to start at, since none will
 *   fit
 */
bool sud_puzzle_walk_init (SudPuzzleWalk *self, const SudPuzzleRequest *request, SudLanes *lanes, SudLogic *logic);

/**
 * sud_puzzle_walk_run:
 * @made: (out): undefined if the answer is false
 *
 * Draws a start, and walks from it to puzzles that have one clue elsewhere. For a technique it walks at least ten
 * steps, to puzzles that need the technique as well, and further until one fits, but not too far. For few clues it
 * walks ten steps, unless there are 17, and only looks at the last. Then digits, rows and columns are exchanged.
 *
 * The same for the same numbers, on every machine.
 *
 * Returns: whether it came to a puzzle that fits; false if it was cancelled
 */
bool sud_puzzle_walk_run (SudPuzzleWalk *self, uint64_t seed, uint64_t index, SudRequestedPuzzle *made);
