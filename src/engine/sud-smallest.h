/* sud-smallest.h - of many puzzles with several solutions the lexicographically smallest each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"

enum
{
  SUD_SMALLEST_MAX = 128, /* puzzles at once: several to a lane */
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

/* What it works in: about 35 KB, of one thread; need not be cleared. */
typedef struct
{
  SudSmallestItem items[SUD_SMALLEST_MAX];
  SudSmallestItem *open[SUD_SMALLEST_MAX];
  const char *trials[SUD_SMALLEST_MAX];
  uint64_t counts[SUD_SMALLEST_MAX];
  SudGrid found[SUD_SMALLEST_MAX];
} SudSmallest;

/**
 * sud_smallest_init_item:
 * @index: below SUD_SMALLEST_MAX
 * @puzzle: 81 characters of cells
 * @solution: of it
 */
void sud_smallest_init_item (SudSmallest *self, size_t index, const char *puzzle, SudGrid *solution);

/**
 * sud_smallest_run:
 * @n: how many items are initialised
 * @cancel: (nullable): as in SudLanesJob
 *
 * Lowers the solutions of all items; with which they begin makes no difference.
 *
 * Returns: false where it was cancelled
 */
bool sud_smallest_run (SudSmallest *self, SudLanes *lanes, size_t n, const atomic_bool *cancel);
