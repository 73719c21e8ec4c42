/* sud-explainer.h - ratings on the scale of Sudoku Explainer: ER, EP, ED
 *
 * The dialect is that of Sukaku Explainer, which knows more patterns below the chains than the first program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

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
