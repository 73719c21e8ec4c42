/* sud-blame.h - the givens to blame for a grid without a solution
 *
 * Threads: safe.
 * Cost: about a millisecond, ten at most with the usual patience.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include "sud-cancel.h"

SUD_BEGIN_DECLS

enum
{
  SUD_BLAME_PATIENCE = 20000, /* placements that one question may take; whole puzzles take a few hundred */
};

/**
 * SudBlame:
 * @cells: filled cells whose digits have no solution together, whatever stands in the others
 * @minimal: whether it is known that without any one of them there is a solution
 * @cancelled: whether it was ended early; @cells are then more than necessary
 */
typedef struct
{
  SudCells cells;
  bool minimal;
  bool cancelled;
} SudBlame;

/**
 * sud_blame_find:
 * @grid: without a solution; its digits may clash
 * @patience: SUD_BLAME_PATIENCE, or how many placements to search for each answer before it is left open
 * @cancel: (nullable): polled at least every 1,024 placements
 *
 * Looks for few digits that already have no solution together: first among digits that clash at once (equal digits in a
 * house, a cell or a house without room), else among all, in several orders. If patience ends a digit stays to blame:
 * the answer is true, but may have more digits than necessary. Allocates nothing.
 */
void sud_blame_find (const SudGrid *grid, uint64_t patience, const SudFlag *cancel, SudBlame *blame);

SUD_END_DECLS
