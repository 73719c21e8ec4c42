/* sud-isomorph.h - one of the 1,218,998,108,160 × 2 ways to make another puzzle of a puzzle that is as hard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"
#include "sud-random.h"

/**
 * SudIsomorph:
 * @digit: what each digit becomes; 0 stays 0
 * @row: @column: where each row and column goes: those of a band or stack stay together
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

/** The one that changes nothing. */
void sud_isomorph_init (SudIsomorph *self);

/** Any one, each as likely as the others. */
void sud_isomorph_init_random (SudIsomorph *self, SudRandom *random);

/** Returns: where @cell goes */
int sud_isomorph_get_cell (const SudIsomorph *self, int cell);

/**
 * sud_isomorph_apply:
 * @grid: not modified
 * @image: (out): not @grid
 */
void sud_isomorph_apply (const SudIsomorph *self, const SudGrid *grid, SudGrid *image);
