/* sud-propagation.h - naked and hidden singles to a fixpoint, and why a grid cannot be completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"
#include "sud-houses.h"

/**
 * SudContradiction:
 * @digit: the digit that has no place in @house, or 0 if a cell has no digit left
 * @house: 0 to 26, if @digit is not 0
 * @cell: the cell that has no candidate, if @digit is 0
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
 * @candidates: the candidates of each blank cell; 0 for filled cells
 * @places: for each digit d, at [d - 1], the blank cells that have it as a candidate
 * @open: the houses that do not have the digit yet, as bits
 * @changed: the houses that have lost a place for the digit since they were last looked at, as bits
 * @stale: the digits that have changed houses
 * @singles: cells that have come down to one candidate; some may have been filled since
 * @empty: a blank cell that has lost its last candidate, or -1
 * @trail: the cells filled, in order
 * @filled: the length of @trail
 *
 * A plain value of 584 bytes: a search keeps a copy of it to come back to. @singles and @changed are the work left to
 * do, so that nothing is looked at again that has not changed. Going over all cells and houses until nothing more is
 * found needs neither them nor @places, but takes 1.1 (easy) to 1.9 times as long.
 */
typedef struct
{
  SudGrid grid;
  SudDigits candidates[SUD_CELLS];
  SudCells places[SUD_SIZE];
  uint32_t open[SUD_SIZE];
  uint32_t changed[SUD_SIZE];
  SudDigits stale;
  SudCells singles;
  int empty;
  uint8_t trail[SUD_CELLS];
  int filled;
} SudPropagation;

/** sud_propagation_init: Starts from @grid, whose digits fit. */
void sud_propagation_init (SudPropagation *self, const SudGrid *grid);

/** sud_propagation_init_candidates: Starts from a blank grid with these candidates: of a given just its digit. */
void sud_propagation_init_candidates (SudPropagation *self, const SudDigits candidates[SUD_CELLS]);

/** sud_propagation_place: Writes @digit into the blank @cell and takes it from the peers' candidates. */
void sud_propagation_place (SudPropagation *self, int cell, int digit);

/**
 * sud_propagation_run:
 * @contradiction: (out) (optional): why not, written only if the result is false
 *
 * Fills naked and hidden singles until there are no more.
 *
 * Returns: false if a cell has no candidate or a house no place for a digit; the singles found before stay filled
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

/** sud_contradiction_cells: Returns: the cells a contradiction is about: the one cell, or the blank cells of the house
 */
SudCells sud_contradiction_cells (const SudContradiction *self, const SudGrid *grid);
