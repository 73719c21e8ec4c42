/* sud-sweep.h - all singles written, round by round, where nobody wants to see them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"
#include "sud-technique.h"

/**
 * SudSweep:
 * @technique: of the singles of the round
 * @n: how many there are; 0 = there are none in the position
 * @unsure: a cell is the only place of two digits: nothing was written, since it depends on the order of steps what follows
 *
 * A round of singles.
 */
typedef struct
{
  SudTechniqueId technique;
  int n;
  bool unsure;
} SudSweep;

/**
 * sud_sweep_round:
 * @marks: afterwards only those views are right that sud_pencilmarks_write() keeps; sud_pencilmarks_catch_up() does the rest
 *
 * Writes what the first of full house, naked and hidden single finds in @marks, as the steps of the finders would, without
 * making any.
 */
SudSweep sud_sweep_round (SudPencilmarks *marks);
