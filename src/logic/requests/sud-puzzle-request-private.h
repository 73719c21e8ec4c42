/* sud-puzzle-request-private.h - puzzles that fit a request, and walks from known puzzles to such
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-neighbours.h"
#include "sud-puzzle-request.h"

enum
{
  SUD_LOW_CLUE_MAX = 20, /* a few of a million random puzzles have as few */
  SUD_PUZZLE_WALK_STARTS = 640,
};

/** SudPuzzleSeed: A puzzle whose hardest step is of a rare technique: our own find. build/tests/logic/wish-seeds
 * prints such rows, and its head tells how it finds them. */
typedef struct
{
  const char *technique; /* id of that of the hardest step */
  const char *symmetry;  /* id of that of the places of the clues */
  const char *puzzle;    /* 81 cells; it has one solution */
} SudPuzzleSeed;

/** SudLowCluePuzzle: A puzzle with fewer clues than random ones have: our own find. build/tests/logic/few-clues prints
 * such rows, and its head tells how it finds them. Some 49,000 kinds of puzzles with 17 clues are known to people;
 * what comes of ours is always one of them, in other words. */
typedef struct
{
  const char *symmetry; /* id of that of the places of the clues */
  const char *puzzle;   /* 81 cells; it has one solution */
} SudLowCluePuzzle;

/** SudPuzzleFilter: A plain value; any number of threads may use one at a time. */
typedef struct
{
  SudPuzzleRequest request; /* the request itself */
  /* the usual techniques without those that are too hard: if they do not lead to the end, the puzzle does not fit,
   * and if they do, all would have done the same */
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
 * Returns: whether walks are for such requests; with few clues there may be no puzzle to start at, as none will fit
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
