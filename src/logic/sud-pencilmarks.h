/* sud-pencilmarks.h - all that each cell can still hold, seen from three sides that are kept in step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-houses.h"
#include "sud-sheet.h"

/**
 * SudPencilmarks: The candidates that reasoning sees. The marks that a person writes are in SudSheet. A plain value of
 * some 1,400 bytes, copied by assignment. The three views say the same: that cell c can hold d stands in @cell, in
 * @place of its three houses, and in @digit. All functions below keep them so but sud_pencilmarks_place_lazily().
 *
 *     cell   96 x 16   three loads of 32 lanes: naked singles
 *     place  27 x 16 x 16   one load a house: hidden singles, subsets, fish
 *     digit   9 x 128   links, wings: what sees a, sees b and can hold d is two ands
 */
typedef struct
{
  SudDigits cell[96]; /* the candidates of each cell, none if it holds a digit; those after cell 80 are always 0 */
  /* for [house][digit - 1] the positions that can still hold the digit: bit i for sud_house_cells[house][i]; none if
   * the house has it already; those after digit 9 are always 0 */
  uint16_t place[SUD_HOUSES][16];
  SudCells digit[SUD_SIZE];       /* for [digit - 1] the cells that can still hold it */
  SudCells blank;                 /* the cells without a digit */
  /* cells whose digit is part of the puzzle, not written by the solver */
  SudCells given;
  uint8_t value[SUD_CELLS];       /* the digits of the cells, 0 = blank */
  bool broken;                    /* true if a digit was placed in a cell that could not hold it */
} SudPencilmarks;

/** sud_pencilmarks_clear: Makes every cell blank, with every candidate. */
void sud_pencilmarks_clear (SudPencilmarks *self);

/**
 * sud_pencilmarks_from_grid:
 * @grid: digits of the puzzle
 *
 * Places the digits of @grid as givens, with all candidates that they leave.
 *
 * Returns: whether the digits fit; not whether there is a solution
 */
bool sud_pencilmarks_from_grid (SudPencilmarks *self, const SudGrid *grid);

/**
 * sud_pencilmarks_parse:
 * @cells: 81 cells, each a digit of the puzzle, a blank as sud_cell_value() knows them, or + and a digit placed since
 * @gone: candidates that are ruled out though no digit does: digit, row and column, 1 to 9 each, parted by spaces; "413
 *   576"
 *
 * A position as libraries of techniques write it down.
 *
 * Returns: whether both texts have this form, and the digits fit
 */
bool sud_pencilmarks_parse (SudPencilmarks *self, const char *cells, const char *gone);

/**
 * sud_pencilmarks_from_sheet:
 *
 * Reads the paper: digits of all origins, and the candidates of sud_sheet_candidates(), which are the marks of the
 * person where there are any.
 *
 * Returns: whether the digits fit
 */
bool sud_pencilmarks_from_sheet (SudPencilmarks *self, const SudSheet *sheet);

/**
 * sud_pencilmarks_to_sheet:
 *
 * Writes digits onto @sheet, and candidates as its centre marks. The givens of @sheet stay, other digits become entered
 * ones, and its corner marks, which are no candidates, go.
 */
void sud_pencilmarks_to_sheet (const SudPencilmarks *self, SudSheet *sheet);

/** sud_pencilmarks_remove: Rules out @digit, 1 to 9, in @cell; nothing happens if it is ruled out already. */
void sud_pencilmarks_remove (SudPencilmarks *self, int cell, int digit);

/** sud_pencilmarks_remove_all: Rules out @digit, 1 to 9, in all of @cells. */
void sud_pencilmarks_remove_all (SudPencilmarks *self, int digit, SudCells cells);

/** sud_pencilmarks_place: Writes @digit, 1 to 9, into @cell, and rules it out in the peers; an impossible one makes
 * @self broken. */
void sud_pencilmarks_place (SudPencilmarks *self, int cell, int digit);

/**
 * sud_pencilmarks_place_lazily:
 *
 * As sud_pencilmarks_place(), but in a fraction of the time: of the three views only @digit is kept in step. Before
 * anybody looks at @cell and @place there is to be a sud_pencilmarks_catch_up().
 */
void sud_pencilmarks_place_lazily (SudPencilmarks *self, int cell, int digit);

/** sud_pencilmarks_get_rows: Fills [row][digit - 1], up to digit 9, with the columns that can hold it, as bits. */
void sud_pencilmarks_get_rows (const SudPencilmarks *self, uint16_t rows[SUD_SIZE][16]);

/** sud_pencilmarks_catch_up: Brings the views @cell and @place in step with the view @digit. */
void sud_pencilmarks_catch_up (SudPencilmarks *self);

/** sud_pencilmarks_find_homeless: Returns: whether a house has no place for a digit that it lacks: (out) the first
 * @house and @digit */
bool sud_pencilmarks_find_homeless (const SudPencilmarks *self, int *house, int *digit);

/** sud_pencilmarks_is_dead: Returns: whether a blank has no candidate, or a house no place for a digit: there is no
 * solution */
bool sud_pencilmarks_is_dead (const SudPencilmarks *self);

/** sud_pencilmarks_with_at_least: Returns: the cells with at least @n candidates, 0 to 9 */
SudCells sud_pencilmarks_with_at_least (const SudPencilmarks *self, int n);

/** sud_pencilmarks_with: Returns: the cells with exactly @n candidates, 1 to 8 */
SudCells sud_pencilmarks_with (const SudPencilmarks *self, int n);

static inline bool
sud_pencilmarks_is_solved (const SudPencilmarks *self)
{
  return sud_cells_is_empty (self->blank);
}

/* Returns: whether @cell, a blank, is the last blank of a house */
static inline bool
sud_pencilmarks_is_last_blank (const SudPencilmarks *self, int cell)
{
  SUD_EACH_BIT (house, sud_cell_houses[cell])
    if (sud_cells_is_single (sud_cells_intersection (self->blank, sud_house_sets[house])))
      return true;
  return false;
}

/* Returns: whether @cell can still hold @digit, 1 to 9. */
static inline bool
sud_pencilmarks_has (const SudPencilmarks *self, int cell, int digit)
{
  return (self->cell[cell] >> (digit - 1)) & 1;
}

/* The cells of @house that can still hold @digit, 1 to 9. */
static inline SudCells
sud_pencilmarks_places (const SudPencilmarks *self, int house, int digit)
{
  return sud_cells_intersection (self->digit[digit - 1], sud_house_sets[house]);
}
