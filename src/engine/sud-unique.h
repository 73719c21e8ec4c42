/* sud-unique.h - what could be added to a grid with several solutions so that one is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stdatomic.h>

/**
 * sud_unique_find:
 * @grid: with at least one solution
 * @target: (nullable): the solution that is to be left; NULL: any
 * @cancel: (nullable): polled at least every 1,024 placements
 * @added: (out): the digits to add, blank elsewhere
 *
 * Looks for few digits that leave one solution of @grid: always that which the fewest solutions have, as far as these are
 * looked at, and in the end those that are not needed are left out again. That is greedy: there may be fewer, but without
 * any one of them there are several solutions. The same each time. Thread-safe; allocates nothing.
 *
 * Returns: how many there are, 0 where there is one solution already; -1 where it was cancelled, or there is none
 */
int sud_unique_find (const SudGrid *grid, const SudGrid *target, const atomic_bool *cancel, SudGrid *added);
