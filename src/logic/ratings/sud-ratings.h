/* sud-ratings.h - how hard a puzzle is on the scales of other programs: HoDoKu, and Sudoku Explainer (ER, EP, ED)
 *
 * The dialect of Explainer is that of Sukaku Explainer, which knows more patterns below the chains than the first program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/**
 * SudHodoku:
 * @complete: whether the techniques led to the solution
 * @level: SudLevel of the hardest step, or a higher one that the score fits
 * @score: the sum of the scores of all steps
 * @steps: of each technique how many steps there were
 *
 * HoDoKu takes one step at a time, the one that its search for the easiest technique comes across first or sorts first:
 * unlike SudGrade this depends on the order of cells and digits.
 */
typedef struct
{
  bool complete;
  uint8_t level;
  uint32_t score;
  uint16_t steps[SUD_N_TECHNIQUES];
} SudHodoku;

/**
 * sud_hodoku_run:
 * @start: the position; of a puzzle its givens
 * @grade: (out): undefined where it was cancelled
 *
 * Goes on from @start with the techniques that HoDoKu uses by default, in its order. The rules of @logic say whether
 * there is one solution.
 *
 * Returns: false where the flag of @logic cancelled it
 */
bool sud_hodoku_run (SudLogic *logic, const SudPencilmarks *start, SudHodoku *grade);

/**
 * SudExplainerRate:
 * @tenths: 45 is 4.5; 0 = there was nothing to do
 * @about: it is estimated: behind its chains Explainer counts what depends on the order in which it looks, we tell from the
 *   size of our nets
 */
typedef struct
{
  uint8_t tenths;
  bool about;
} SudExplainerRate;

/**
 * SudExplainerRating:
 * @er: the hardest step
 * @ep: the hardest up to the first digit that is written
 * @ed: the first step
 * @complete: whether the way led to the solution
 */
typedef struct
{
  SudExplainerRate er;
  SudExplainerRate ep;
  SudExplainerRate ed;
  bool complete;
} SudExplainerRating;

/**
 * sud_explainer_rate:
 * @start: the position; of a puzzle its givens
 * @rating: (out): undefined where it was cancelled
 *
 * Goes on from @start as Explainer would: in each round the first of its rules that finds anything, of this all steps with
 * the lowest rating together, so that isomorphic puzzles have equal ratings. The rules of @logic say whether there is one
 * solution; they are as they were afterwards.
 *
 * Returns: false where the flag of @logic cancelled it
 */
bool sud_explainer_rate (SudLogic *logic, const SudPencilmarks *start, SudExplainerRating *rating);
