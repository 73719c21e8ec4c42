/* sud-ratings.h - how hard a puzzle is on the scales of other programs: HoDoKu, and Sudoku Explainer (ER, EP, ED)
 *
 * The dialect of Explainer is that of Sukaku Explainer, which knows more patterns below the chains than the original.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

/** SudHodoku: HoDoKu takes one step at a time, the one that its search for the easiest technique comes across first or
 * sorts first: unlike SudGrade this depends on the order of cells and digits. */
typedef struct
{
  bool complete;                    /* true if the techniques led to the solution */
  uint8_t level;                    /* SudLevel of the hardest step, or a higher one that the score fits */
  uint32_t score;                   /* the sum of the scores of all steps */
  uint16_t steps[SUD_N_TECHNIQUES]; /* for each technique how many steps there were */
} SudHodoku;

/**
 * sud_hodoku_run:
 * @start: the position; of a puzzle its givens
 * @grade: (out): undefined if it was cancelled
 *
 * Goes on from @start with the techniques that HoDoKu uses by default, in its order. The rules of @logic say whether
 * there is one solution.
 *
 * Returns: false if the flag of @logic cancelled it
 */
bool sud_hodoku_run (SudLogic *logic, const SudPencilmarks *start, SudHodoku *grade);

typedef struct
{
  uint8_t tenths; /* 45 is 4.5; 0 = there was nothing to do */
  /* it is estimated: behind its chains Explainer counts what depends on the order in which it looks, we tell from the
   * size of our nets */
  bool about;
} SudExplainerRate;

typedef struct
{
  SudExplainerRate er; /* the hardest step */
  SudExplainerRate ep; /* the hardest up to the first digit that is written */
  SudExplainerRate ed; /* the first step */
  bool complete;       /* true if the way led to the solution */
} SudExplainerRating;

/**
 * sud_explainer_rate:
 * @start: the position; of a puzzle its givens
 * @rating: (out): undefined if it was cancelled
 *
 * Goes on from @start as Explainer would: in each round the first of its rules that finds anything, of this all steps
 * with the lowest rating together, so that isomorphic puzzles have equal ratings. The rules of @logic say whether there
 * is one solution; they are as they were afterwards.
 *
 * Returns: false if the flag of @logic cancelled it
 */
bool sud_explainer_rate (SudLogic *logic, const SudPencilmarks *start, SudExplainerRating *rating);
