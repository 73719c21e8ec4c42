/* rubric-puzzle-testing.h - the uncertain cells of a puzzle, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

/**
 * RubricUncertainCells:
 * @cells: cells that may have been misread
 * @read: the puzzle as it was read
 *
 * All zero: nothing is uncertain.
 */
typedef struct
{
  SudCells cells;
  SudSheet read;
} RubricUncertainCells;

/**
 * rubric_uncertain_cells_find:
 * @sheet: the puzzle as it stands now
 *
 * Filling a blank, by entry or solution, is no change of the puzzle. If many cells have changed it is another puzzle,
 * of which nothing is uncertain.
 *
 * Returns: the cells that still hold a digit that may have been misread
 */
SudCells rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet);
