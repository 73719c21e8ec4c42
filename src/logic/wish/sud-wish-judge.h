/* sud-wish-judge.h - whether a puzzle is as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grade.h"
#include "sud-wish.h"

/**
 * SudWishPuzzle:
 * @puzzle: with one solution
 * @index: which of the puzzles of the seed it is
 * @grade: of the usual techniques
 * @er: its rating in tenths, where one was wished, or else 0
 */
typedef struct
{
  SudGrid puzzle;
  uint64_t index;
  SudGrade grade;
  uint8_t er;
} SudWishPuzzle;

/**
 * SudWishJudge:
 * @wish: what was wished
 * @order: the usual techniques without those that are too hard: where they do not lead to the end, the puzzle does not fit,
 *   and where they do, all would have done the same
 *
 * A plain value; any number of threads may use one at a time.
 */
typedef struct
{
  SudWish wish;
  SudOrder order;
} SudWishJudge;

void sud_wish_judge_init (SudWishJudge *self, const SudWish *wish);

/**
 * sud_wish_judge_grade:
 * @logic: its rules say that there is one solution
 * @puzzle: which has one solution
 * @grade: (out): undefined where the answer is false
 *
 * Returns: whether @puzzle needs what it is to need, and nothing too hard; false where the flag of @logic cancelled it
 */
bool sud_wish_judge_grade (const SudWishJudge *self, SudLogic *logic, const SudGrid *puzzle, SudGrade *grade);

/**
 * sud_wish_judge_fits:
 * @made: (inout): the puzzle, with one solution; the rest is undefined where the answer is false
 *
 * As sud_wish_judge_grade(), and whether level, effort and rating are as wished. Nobody looks at clues and symmetry.
 */
bool sud_wish_judge_fits (const SudWishJudge *self, SudLogic *logic, SudWishPuzzle *made);
