/* sud-repair.h - the changes that give a grid without a solution, or with several, exactly one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stdatomic.h>

enum
{
  SUD_MAX_TYPOS = SUD_CELLS * SUD_SIZE, /* each cell has eight other digits, or is left blank */
};

/**
 * SudTypo:
 * @cell: whose digit is changed
 * @digit: the digit instead, 1 to 9, or 0 for a blank
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
 * @typos: (out): room for SUD_MAX_TYPOS
 *
 * Finds each single digit whose change, or whose omission, gives @grid exactly one solution. Changes come first, then
 * omissions, each in reading order. Thread-safe; allocates nothing but, once a thread, the context of
 * sud_lanes_for_thread().
 *
 * Returns: how many there are, or -1 if it was cancelled or there is no memory
 */
int sud_typos_find (const SudGrid *grid, SudCells suspects, const atomic_bool *cancel, SudTypo typos[SUD_MAX_TYPOS]);

/**
 * sud_unique_find:
 * @grid: with at least one solution
 * @target: (nullable): the solution that is to be left; NULL: any
 * @cancel: (nullable): polled at least every 1,024 placements
 * @added: (out): the digits to add, blank elsewhere
 *
 * Looks for few digits that leave one solution of @grid: adds the digit that the fewest solutions have, of a sample,
 * until one solution is left, and in the end takes back those that are not needed. That is greedy: fewer might do, but
 * without any one of them there are several solutions. The same each time. Thread-safe; allocates nothing.
 *
 * Returns: how many there are, 0 if there is one solution already; -1 if it was cancelled, or there is none
 */
int sud_unique_find (const SudGrid *grid, const SudGrid *target, const atomic_bool *cancel, SudGrid *added);
