/* sud-typo.h - which single wrong digit would explain that a grid has no solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stdatomic.h>

enum
{
  SUD_TYPOS_MAX = SUD_CELLS * SUD_SIZE, /* each cell has eight other digits, or is left blank */
};

/**
 * SudTypo:
 * @cell: whose digit is changed
 * @digit: what stands there instead, 1 to 9, or 0 for a blank
 */
typedef struct
{
  uint8_t cell;
  uint8_t digit;
} SudTypo;

/**
 * sud_typos_find:
 * @grid: without a solution
 * @suspects: filled cells that have no solution together, see #SudBlame: a single change elsewhere cannot help
 * @cancel: (nullable): polled every few microseconds
 * @typos: (out): room for SUD_TYPOS_MAX
 *
 * Finds every change of a single digit, and every one that can be left out, that gives @grid exactly one solution.
 * Changes come first, then what can be left out, each in reading order. Thread-safe; allocates nothing but, once a
 * thread, what sud_lanes_for_thread() keeps.
 *
 * Returns: how many there are, or -1 where it was cancelled or there is no memory
 */
int sud_typos_find (const SudGrid *grid, SudCells suspects, const atomic_bool *cancel, SudTypo typos[SUD_TYPOS_MAX]);
