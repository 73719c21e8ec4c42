/* sud-isomorph.h - the symmetries of Sudoku, and the canonical form of puzzles that differ by symmetries alone
 *
 * There are 1,218,998,108,160 of them, 9! · 6⁸ · 2, and each makes another puzzle that is as hard.
 *
 * Threads: safe.
 * Cost: a tenth of a microsecond, where nothing else is said; nothing is allocated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"
#include "sud-random.h"

#include "sud-cancel.h"

SUD_BEGIN_DECLS

enum
{
  SUD_AUTOMORPHISMS_MAX = 648, /* no full grid has more */
};

/**
 * SudIsomorph:
 * @digit: the digit that each becomes; 0 stays 0
 * @row: where each row goes; the rows of a band stay together
 * @column: the same of columns and stacks
 * @transposed: whether rows and columns are exchanged before that
 *
 * A plain value. Rows, columns and boxes become rows, columns and boxes, so solutions become solutions.
 */
typedef struct
{
  uint8_t digit[SUD_SIZE + 1];
  uint8_t row[SUD_SIZE];
  uint8_t column[SUD_SIZE];
  bool transposed;
} SudIsomorph;

/** sud_isomorph_init: Makes @self the one that changes nothing. */
void sud_isomorph_init (SudIsomorph *self);

/** sud_isomorph_init_random: Draws one of all, each as likely. */
void sud_isomorph_init_random (SudIsomorph *self, SudRandom *random);

/** sud_isomorph_move: Returns: the cell that @cell goes to */
int sud_isomorph_move (const SudIsomorph *self, int cell);

/**
 * sud_isomorph_apply:
 * @grid: not modified
 * @image: (out): not @grid
 */
void sud_isomorph_apply (const SudIsomorph *self, const SudGrid *grid, SudGrid *image);

/**
 * sud_grid_find_canonical:
 * @grid: 81 digits, 0 = blank: a puzzle with any number of solutions, or a full grid
 * @cancel: (nullable): polled at least once in 1,024 rows tried
 * @form: (out): its canonical form
 *
 * Two grids have the same form if and only if one becomes the other by a #SudIsomorph. The form is *minlex*, of all
 * these grids the first in the order of their 81 cells, row by row, with a blank before 1: other programs call it the
 * row-minimal form. The form of a form is itself.
 *
 * Cost: 5 to 50 microseconds.
 *
 * Returns: false if it was cancelled, or digits of @grid clash
 */
bool sud_grid_find_canonical (const SudGrid *grid, const SudFlag *cancel, SudGrid *form);

/**
 * sud_grid_find_automorphisms:
 * @grid: digits of which at most one is nowhere, or nothing is found
 * @found: (out): all isomorphs of @grid to itself but for the one that changes nothing, in an order that depends on
 *   @grid alone
 *
 * Cost: some 10 microseconds.
 *
 * Returns: how many there are; 0 also if there are too many, as in some grids that have many solutions
 */
int sud_grid_find_automorphisms (const SudGrid *grid, SudIsomorph found[SUD_AUTOMORPHISMS_MAX]);

SUD_END_DECLS
