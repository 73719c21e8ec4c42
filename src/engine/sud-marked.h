/* sud-marked.h - a puzzle whose marks say what its cells can hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"
#include "sud-sheet.h"

#include <stdatomic.h>

/** Whether the centre marks of @sheet, where a blank cell has any, rule out digits that its peers would allow. */
bool sud_marked_restricts (const SudSheet *sheet);

/**
 * sud_marked_solve:
 * @sheet: digits of the program count as blank
 * @limit: stop once this many solutions are found, at least 1
 * @cancel: (nullable): polled at each choice
 * @result: (out): the first solution is the lexicographically smallest; of the statistics only the placements
 *
 * Finds the solutions that have one of its centre marks in each blank cell that has any. Readable, not fast: nobody has
 * many such puzzles. Thread-safe; allocates nothing.
 */
void sud_marked_solve (const SudSheet *sheet, int64_t limit, const atomic_bool *cancel, SudResult *result);
