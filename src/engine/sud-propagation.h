/* sud-propagation.h - naked and hidden singles to a fixpoint, and why a grid cannot be completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-houses.h"

/**
 * SudContradiction:
 * @digit: the digit that has no place in @house, or 0 where a cell has no digit left
 * @house: 0 to 26, where @digit is not 0
 * @cell: the cell that has no candidate, where @digit is 0
 * @filled: how many singles had to be filled in before it showed; 0: the grid as it stands shows it
 */
typedef struct
{
  int digit;
  int house;
  int cell;
  int filled;
} SudContradiction;

/**
 * SudPropagation:
 * @grid: the digits so far
 * @candidates: what each blank cell can still hold; 0 for filled cells
 * @trail: the cells filled, in order
 * @filled: the length of @trail
 *
 * A plain value of 332 bytes: a search keeps a copy of it to come back to.
 */
typedef struct
{
  SudGrid grid;
  SudDigits candidates[SUD_CELLS];
  uint8_t trail[SUD_CELLS];
  int filled;
} SudPropagation;

/** Starts from @grid, whose digits fit. */
void sud_propagation_init (SudPropagation *self, const SudGrid *grid);

/** Writes @digit into the blank @cell and takes it from the peers' candidates. */
void sud_propagation_place (SudPropagation *self, int cell, int digit);

/**
 * sud_propagation_run:
 * @contradiction: (out) (optional): why not, written only where the result is false
 *
 * Fills naked and hidden singles until there are no more.
 *
 * Returns: false where a cell has no candidate or a house no place for a digit; the singles found before stay filled
 */
bool sud_propagation_run (SudPropagation *self, SudContradiction *contradiction);

/**
 * sud_propagation_branch_cell:
 *
 * Returns: the first of the blank cells with the fewest candidates, or -1 when all are filled
 */
int sud_propagation_branch_cell (const SudPropagation *self);

/**
 * sud_contradiction_find:
 * @grid: any grid
 * @contradiction: (out): why @grid has no solution
 *
 * Returns: whether filling singles shows that @grid cannot be completed; false says nothing. A grid whose digits clash
 * gives false: sud_grid_conflicts() tells more
 */
bool sud_contradiction_find (const SudGrid *grid, SudContradiction *contradiction);

/** The cells a contradiction is about: the one cell, or the blank cells of the house. */
SudCells sud_contradiction_cells (const SudContradiction *self, const SudGrid *grid);
