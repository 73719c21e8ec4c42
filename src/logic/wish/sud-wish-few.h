/* sud-wish-few.h - THE TABLE of puzzles with hardly any clues, which chance does not make, and how others come of them
 *
 * Our own finds: build/tests/logic/few-clues prints such rows, and its head tells how it finds them. Some 49,000 kinds of puzzles
 * with 17 clues are known to people; what comes of ours is always one of them, in other words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-neighbours.h"
#include "sud-wish-judge.h"

enum
{
  SUD_WISH_FEW_CLUES_MOST = 20, /* a few of a million puzzles of chance have as many */
  SUD_WISH_FEW_ROWS = 640,
};

/**
 * SudWishFewRow:
 * @symmetry: id of that of the places of the clues
 * @puzzle: 81 cells; it has one solution
 */
typedef struct
{
  const char *symmetry;
  const char *puzzle;
} SudWishFewRow;

/** How many rows there are, at most SUD_WISH_FEW_ROWS. */
int sud_wish_few_count (void);

/** Returns: (transfer none): row @index, 0 to sud_wish_few_count() - 1; constant */
const SudWishFewRow *sud_wish_few_get (int index);

/** Returns: how many rows have the symmetry that is wished, and such a number of clues; 0 also where chance does it */
int sud_wish_few_count_for (const SudWish *wish);

/** Whether only what has 17 clues fits: then nothing new comes of the table, only other words. */
bool sud_wish_few_is_known (const SudWish *wish);

/**
 * SudWishFew:
 * @judge: what the puzzle is to be
 * @rows: @n: where to begin; with 17 clues only those that fit
 * @lanes: of the thread
 * @logic: of the thread; its flag cancels it
 *
 * Of one thread.
 */
typedef struct
{
  SudWishJudge judge;
  uint16_t rows[SUD_WISH_FEW_ROWS];
  int n;
  SudLanes *lanes;
  SudLogic *logic;
  SudNeighbours neighbours;
} SudWishFew;

/**
 * sud_wish_few_init:
 * @lanes: (transfer none)
 * @logic: (transfer none)
 *
 * Returns: whether the table is for such wishes; @n is 0 where none of it fits
 */
bool sud_wish_few_init (SudWishFew *self, const SudWish *wish, SudLanes *lanes, SudLogic *logic);

/**
 * sud_wish_few_run:
 * @made: (out): undefined where the answer is false
 *
 * Draws a row, walks some steps from it, each to a puzzle with one clue elsewhere, unless it has 17, and gives it other names.
 *
 * The same for the same numbers, on every machine.
 *
 * Returns: whether what came of it fits; false where it was cancelled
 */
bool sud_wish_few_run (SudWishFew *self, uint64_t seed, uint64_t index, SudWishPuzzle *made);
