/* sud-ratings.h - how hard a puzzle is on the scales of other programs: HoDoKu, and Sudoku Explainer (ER, EP, ED)
 *
 * The dialect of Explainer is that of Sukaku Explainer, which knows more patterns below the chains than the original.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-path.h"

/** SudHodoku: HoDoKu takes one step at a time, of the easiest technique the one that it finds first or sorts first: so,
 * unlike SudGrade, this depends on the order of cells and digits. */
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

/**
 * sud_hodoku_explain:
 *
 * Keeps the steps of sud_hodoku_run() in their order. Nets stand where HoDoKu has its own, or guesses.
 *
 * Returns: (transfer full) (nullable): the path; its grade has the level and, as effort, the score of HoDoKu. NULL if
 *   it was cancelled, or without memory
 */
SudPath *sud_hodoku_explain (SudLogic *logic, const SudPencilmarks *start);

typedef struct
{
  uint8_t tenths; /* 45 is 4.5; 0 = there was nothing to do */
  /* true if it is estimated: beyond chains the ratings of Explainer depend on the order of its search, and we estimate
   * them from the cost of our nets */
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
 * Goes on from @start as Explainer would: in each round it takes the first rule that finds anything, and all of its
 * steps with the lowest rating together, so that isomorphic puzzles have equal ratings. The rules of @logic say whether
 * there is one solution; they stay.
 *
 * Returns: false if the flag of @logic cancelled it
 */
bool sud_explainer_rate (SudLogic *logic, const SudPencilmarks *start, SudExplainerRating *rating);
