/* sud-climb.h - looks for a puzzle of a pattern that hardly any full grid has, clue by clue
 *
 *     a grid through the pattern     the least of 64 has, say, 3,412 solutions
 *     without the digit of r2c5      they are 31,007: 214 of them have a 4 there      fewest: 4 it is
 *     without those of r1c1, r5c9    the 214 are 9,880: 3 of them have 7 and 2        7 and 2 they are
 *     without those of three cells   … one of them alone has 1, 8 and 5               that is a puzzle
 *
 * Solutions are all counted, never taken first come: so the way does not depend on the order in which they are met.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-random.h"

enum
{
  SUD_CLIMB_CELLS = 3,           /* whose digits change at a time, at most */
  SUD_CLIMB_WAYS = 9 * 9 * 9,
};

/**
 * SudClimb:
 * @puzzle: clues in the cells of the pattern
 * @count: how many solutions it has
 * @cells: @n: those of the pattern
 * @changed: @n_changed: those whose digits are being changed
 * @ways: of the digits that they may have, how many solutions have them there
 *
 * Of one thread.
 */
typedef struct
{
  SudGrid puzzle;
  uint64_t count;
  uint8_t cells[SUD_CELLS];
  int n;
  uint8_t changed[SUD_CLIMB_CELLS];
  int n_changed;
  uint32_t ways[SUD_CLIMB_WAYS];
} SudClimb;

/** @pattern: cells that have clues */
void sud_climb_init (SudClimb *self, SudCells pattern);

/**
 * sud_climb_run:
 * @random: chooses; moves on
 * @cancel: (nullable): as in SudLanesJob
 *
 * Begins anywhere, and goes on as long as there is a way to fewer solutions. Takes milliseconds to a second.
 *
 * Returns: whether @puzzle has one solution now; false where it was cancelled
 */
bool sud_climb_run (SudClimb *self, SudLanes *lanes, SudRandom *random, const atomic_bool *cancel);
