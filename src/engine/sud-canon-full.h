/* sud-canon-full.h - where the canonical form of a full grid may begin
 *
 * Internal to sud-canon.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-canon-state.h"

enum
{
  SUD_CANON_BEGINNINGS = 18,
};

/**
 * sud_canon_full_begin:
 * @rows: of a full grid
 * @first: the row that is written first
 * @second: one of the same band, below it
 * @states: (out): with @first written
 *
 * The first row of a full grid is 123456789 whatever the order of its columns: 1,296 ways. Here are those among them
 * with which @second gets as small as it can be.
 *
 * Returns: how many there are
 */
int sud_canon_full_begin (const uint8_t rows[SUD_SIZE][SUD_SIZE], int first, int second, bool turned,
                          SudCanonState states[SUD_CANON_BEGINNINGS]);
