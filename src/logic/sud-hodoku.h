/* sud-hodoku.h - how hard a puzzle is on the scale of HoDoKu
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
