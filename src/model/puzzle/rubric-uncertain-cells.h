/* rubric-uncertain-cells.h - cells of a puzzle that may have been misread, for as long as they hold what was read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"
#include "sud-sheet.h"

/** All zero: nothing is doubted. */
typedef struct
{
  SudCells cells;
  SudSheet read; /* the puzzle as it was then */
} RubricUncertainCells;

/**
 * rubric_uncertain_cells_find:
 * @sheet: the puzzle as it stands now
 *
 * Which cells still hold what may have been misread. What fills a blank, entered or solved, is no change of the puzzle;
 * where many cells have changed it is another puzzle, of which none is doubted.
 */
SudCells rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet);
