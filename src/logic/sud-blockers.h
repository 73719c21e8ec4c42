/* sud-blockers.h - the digits on the board by which a single or a hidden subset is seen: as few as suffice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

/**
 * sud_blockers_of_hidden:
 * @step: a hidden single
 * @marks: the position before it
 * @left: (out): the other blank cells of the house that no such digit sees: the digit was ruled out there before
 *
 * Returns: a few cells that hold the digit, and together see all other blank cells of the house but @left
 */
SudCells sud_blockers_of_hidden (const SudStep *step, const SudPencilmarks *marks, SudCells *left);

/** sud_blockers_of_house: As sud_blockers_of_hidden(), for a @digit whose places in @house, 0 to 26, are @places. */
SudCells sud_blockers_of_house (int house, SudCells places, int digit, const SudPencilmarks *marks, SudCells *left);

/**
 * sud_blockers_of_naked:
 * @cell: a blank cell
 * @seen: (out): the digits in its row, column or box
 *
 * Returns: one cell for each of @seen
 */
SudCells sud_blockers_of_naked (int cell, const SudPencilmarks *marks, SudDigits *seen);
