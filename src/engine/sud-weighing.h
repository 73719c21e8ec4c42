/* sud-weighing.h - how much a puzzle that a removal led to has to count, for all minimal puzzles to count alike
 *
 * Before each clue that went, some number r of clues could have gone, each as likely as the others: so this way to the puzzle
 * has the chance 1 / Π r. All m! orders of the m clues that went are ways to it. So with the weight Π r / m! each minimal
 * puzzle of the grid counts 1 in the mean, by whatever way it is met.
 *
 *     clues that went     0   1   2   …   i   …   m      What can go no more never can again: for each clue that stays
 *     one that stays     yes yes yes yes yes no  no      that is one place, and halving finds it in a few questions.
 *     another            yes yes no  no  no  no  no
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-removal.h"

/**
 * SudWeighing:
 * @solution: the full grid
 * @puzzle: @ban: of the question: is there a solution without this digit?
 * @gone: the @n cells that went, in turn
 * @stays: the @n_stays cells that stayed
 * @tried: how many had gone when each of these was tried in vain
 * @held: how many of these can go no more since so many have gone, and not before
 * @taken: how many of @gone are taken from @puzzle
 * @at: of @stays, the cell that is asked about
 * @low: @high: it can go when so many have gone, and it cannot
 */
typedef struct
{
  SudGrid solution;
  SudGrid puzzle;
  SudLanesBan ban;
  uint8_t gone[SUD_CELLS];
  uint8_t stays[SUD_CELLS];
  uint8_t tried[SUD_CELLS];
  uint8_t held[SUD_CELLS + 1];
  int8_t n;
  int8_t n_stays;
  int8_t taken;
  int8_t at;
  int8_t low;
  int8_t high;
} SudWeighing;

/** @removal: done, with no number of clues to end at, and by a @plan whose orbits are single cells */
void sud_weighing_begin (SudWeighing *self, const SudRemovalPlan *plan, const SudRemoval *removal);

/** Returns: whether there is a question; else the weight is known */
bool sud_weighing_ask (SudWeighing *self);

/** Goes on with the answer to it: @count solutions. */
void sud_weighing_answer (SudWeighing *self, uint64_t count);

/** Returns: the weight: the same to the last bit on every machine */
double sud_weighing_get (const SudWeighing *self);
