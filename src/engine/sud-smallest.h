/* sud-smallest.h - the lexicographically smallest solution of each of many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"

enum
{
  SUD_MAX_SMALLEST = 128, /* puzzles at once: several to a lane */
};

/**
 * SudSmallestItem:
 * @solution: (inout): any solution; in the end the smallest
 * @fixed: the givens, and the cells that are known already
 * @smaller: digits still to be tried in @cell
 * @cell: being lowered
 */
typedef struct
{
  SudGrid *solution;
  SudGrid fixed;
  SudDigits smaller;
  int cell;
} SudSmallestItem;

/* The room to work in: about 35 KB, of one thread; need not be cleared. */
typedef struct
{
  SudSmallestItem items[SUD_MAX_SMALLEST];
  SudSmallestItem *open[SUD_MAX_SMALLEST];
  const char *trials[SUD_MAX_SMALLEST];
  uint64_t counts[SUD_MAX_SMALLEST];
  SudGrid found[SUD_MAX_SMALLEST];
} SudSmallest;

/**
 * sud_smallest_init_item:
 * @index: below SUD_MAX_SMALLEST
 * @puzzle: 81 characters of cells as in SudLanesJob
 * @solution: of it
 */
void sud_smallest_init_item (SudSmallest *self, size_t index, const char *puzzle, SudGrid *solution);

/**
 * sud_smallest_run:
 * @n: how many items are initialised
 * @cancel: (nullable): as in SudLanesJob
 *
 * Lowers the solutions of all items, from whichever they begin.
 *
 * Returns: false if it was cancelled
 */
bool sud_smallest_run (SudSmallest *self, SudLanes *lanes, size_t n, const atomic_bool *cancel);
