/* sud-marked.h - a puzzle whose marks limit the digits of its cells
 *
 * A blank cell allows its centre marks if it has any, or else all digits that are not ruled out there. Digits of the
 * program count as blank.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"
#include "sud-sheet.h"

#include <stdatomic.h>

/** sud_marked_restricts: Returns: whether any blank cell does not allow a digit that its peers would */
bool sud_marked_restricts (const SudSheet *sheet);

/** sud_marked_find_empty: Returns: the first blank cell that allows no digit that its peers do; -1 if there is none */
int sud_marked_find_empty (const SudSheet *sheet);

/**
 * sud_marked_get_puzzle:
 * @cancel: (nullable):
 *
 * Returns: the puzzle itself: the givens, whatever has been filled in; if the givens have several solutions, or nobody
 * said which digits they are, all that was entered. Thread-safe.
 */
SudGrid sud_marked_get_puzzle (const SudSheet *sheet, const atomic_bool *cancel);

/**
 * sud_marked_solve:
 * @limit: stop once this many solutions are found, at least 1
 * @cancel: (nullable): polled at each choice
 * @result: (out): the first solution is the lexicographically smallest; of the statistics only the choices, as
 *   placements
 *
 * Finds the solutions with a digit that it allows in each blank cell. Thread-safe; allocates nothing.
 */
void sud_marked_solve (const SudSheet *sheet, int64_t limit, const atomic_bool *cancel, SudResult *result);
