/* sud-canon.h - one form for all puzzles that are the same but for symmetry
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stdatomic.h>

/**
 * sud_canon_find:
 * @grid: 81 digits, 0 = blank: a puzzle with any number of solutions, or a full grid
 * @cancel: (nullable): polled at least every 1,024 rows that are looked at
 * @form: (out): its canonical form
 *
 * Two grids have the same form just where one becomes the other by exchanging digits, bands, stacks, rows of a band and
 * columns of a stack, and by reflecting it at its diagonal: 2 × 6⁸ × 9! ways. The form is *minlex*, of all these grids
 * the first in the order of their 81 cells, row by row, with a blank before 1: what other programs call the row-minimal
 * form. The form of a form is itself. Thread-safe; allocates nothing.
 *
 * Returns: false where it was cancelled, or digits of @grid clash
 */
bool sud_canon_find (const SudGrid *grid, const atomic_bool *cancel, SudGrid *form);
