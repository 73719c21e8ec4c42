/* sud-free-digits.h - the digits each row, column and box can still take, as three sets of sets
 *
 * What the set strategies share. A digit fits a cell exactly if it is in all three of the cell's sets:
 *
 *     row 0 {1,2,4,6,8,9}  ∩  column 2 {1,2,3,4,6,7,9}  ∩  box 0 {1,2,4,7}  =  {1,2,4}
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

typedef struct
{
  SudDigits row[SUD_SIZE];
  SudDigits column[SUD_SIZE];
  SudDigits box[SUD_SIZE];
} SudFreeDigits;

/* The digits that fit the blank @cell. */
static inline SudDigits
sud_free_digits_at (const SudFreeDigits *self, int cell)
{
  return self->row[sud_row (cell)] & self->column[sud_column (cell)] & self->box[sud_box (cell)];
}

/* Moves @digit out of the three sets of @cell where it is in them, into them where it is not. */
static inline void
sud_free_digits_flip (SudFreeDigits *self, int cell, int digit)
{
  self->row[sud_row (cell)] ^= SUD_DIGIT_BIT (digit);
  self->column[sud_column (cell)] ^= SUD_DIGIT_BIT (digit);
  self->box[sud_box (cell)] ^= SUD_DIGIT_BIT (digit);
}

/* Starts from @grid, whose digits fit. */
static inline void
sud_free_digits_init (SudFreeDigits *self, const SudGrid *grid)
{
  for (int i = 0; i < SUD_SIZE; i++)
    self->row[i] = self->column[i] = self->box[i] = SUD_ALL_DIGITS;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      sud_free_digits_flip (self, cell, grid->digit[cell]);
}
