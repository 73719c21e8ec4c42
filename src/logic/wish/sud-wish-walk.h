/* sud-wish-walk.h - from a puzzle that needs a rare technique to many others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-neighbours.h"
#include "sud-random.h"
#include "sud-wish-judge.h"
#include "sud-wish-seeds.h"

/**
 * SudWishWalk:
 * @judge: what the puzzle is to be in the end
 * @way: what each puzzle on the way is to be
 * @seeds: @n_seeds: where to begin
 * @lanes: of the thread
 * @logic: of the thread; its flag cancels the walk
 * @random: for the walk that is under way
 *
 * Of one thread.
 */
typedef struct
{
  SudWishJudge judge;
  SudWishJudge way;
  const SudWishSeed *seeds;
  int n_seeds;
  SudLanes *lanes;
  SudLogic *logic;
  SudRandom random;
  SudNeighbours neighbours;
} SudWishWalk;

/**
 * sud_wish_walk_seeds:
 * @n: (out): how many there are
 *
 * A walk pays where something rare is needed, and may be the hardest step.
 *
 * Returns: (nullable) (transfer none): where to begin; NULL where chance does it
 */
const SudWishSeed *sud_wish_walk_seeds (const SudWish *wish, int *n);

/**
 * sud_wish_walk_init:
 * @lanes: (transfer none)
 * @logic: (transfer none)
 *
 * Returns: whether there is anywhere to begin
 */
bool sud_wish_walk_init (SudWishWalk *self, const SudWish *wish, SudLanes *lanes, SudLogic *logic);

/**
 * sud_wish_walk_init_at:
 * @seeds: (transfer none): where to begin, instead of rows of the table: puzzles for one technique, with the symmetry of @wish
 * @n: how many they are, at least 1
 */
void sud_wish_walk_init_at (SudWishWalk *self, const SudWish *wish, const SudWishSeed *seeds, int n, SudLanes *lanes,
                            SudLogic *logic);

/**
 * sud_wish_walk_run:
 * @made: (out): undefined where the answer is false
 *
 * Walks at least ten steps from one of the puzzles, from each to a neighbour that needs the technique as well, and further
 * until it is as wished, but not too far. What comes out gets other names: digits, rows and columns are exchanged.
 *
 * The same for the same numbers, on every machine.
 *
 * Returns: whether it came to a puzzle that fits; false where it was cancelled
 */
bool sud_wish_walk_run (SudWishWalk *self, uint64_t seed, uint64_t index, SudWishPuzzle *made);
