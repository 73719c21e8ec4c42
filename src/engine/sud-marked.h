/* sud-marked.h - a puzzle whose marks say what its cells can hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"
#include "sud-sheet.h"

#include <stdatomic.h>

/** Whether the centre marks of @sheet, where a blank cell has any, or else what is ruled out there, leave out digits that its
 * peers would allow. Digits of the program count as blank here, and in all that follows. */
bool sud_marked_restricts (const SudSheet *sheet);

/** Returns: the first blank cell for which nothing is left, neither by its peers nor by what is written; -1 where there is none */
int sud_marked_find_empty (const SudSheet *sheet);

/**
 * sud_marked_get_puzzle:
 * @cancel: (nullable):
 *
 * Returns: the puzzle itself: the givens, whatever has been filled in; where these have several solutions, or nobody said
 * which they are, all that was entered. Thread-safe.
 */
SudGrid sud_marked_get_puzzle (const SudSheet *sheet, const atomic_bool *cancel);

/**
 * sud_marked_solve:
 * @limit: stop once this many solutions are found, at least 1
 * @cancel: (nullable): polled at each choice
 * @result: (out): the first solution is the lexicographically smallest; of the statistics only the placements
 *
 * Finds the solutions that have one of its centre marks in each blank cell that has any, and nothing that is ruled out in the
 * others. Readable, not fast: nobody has
 * many such puzzles. Thread-safe; allocates nothing.
 */
void sud_marked_solve (const SudSheet *sheet, int64_t limit, const atomic_bool *cancel, SudResult *result);
