/* sud-explainer.h - ratings on the scale of Sudoku Explainer: ER, EP, ED
 *
 * The dialect is that of Sukaku Explainer, which knows more patterns below the chains than the first program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-logic.h"

enum
{
  SUD_EXPLAINER_EXACT = 62, /* the highest rating below the chains */
};

/**
 * SudExplainerRating:
 * @er: the hardest step, in tenths
 * @ep: the hardest up to the first digit that is written
 * @ed: the first step
 * @about: @er is estimated: Explainer counts the links of chains in its own way, we tell from the size of ours
 * @complete: whether the way led to the solution
 *
 * All three are 0 where there was nothing to do.
 */
typedef struct
{
  uint8_t er;
  uint8_t ep;
  uint8_t ed;
  bool about;
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
