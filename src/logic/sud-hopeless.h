/* sud-hopeless.h - candidates that are in no way to place a digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

/**
 * SudHopeless:
 * @there: of [digit - 1] the cells that could hold it when it was looked at
 * @hopeless: those of them that were hopeless
 *
 * What was found is right for these cells, wherever they come up again: nothing here can grow stale. Zero is a good start.
 */
typedef struct
{
  SudCells there[SUD_SIZE];
  SudCells hopeless[SUD_SIZE];
} SudHopeless;

/**
 * sud_hopeless_find:
 * @digit: 1 to 9
 *
 * A way to place @digit takes one of its places in each row, column and box that has any.
 *
 * Returns: the places of @digit that are in no such way. Whatever looks at this digit alone, be it fish, colours or chains,
 *   can rule out only these, so where there is none it need not look
 */
SudCells sud_hopeless_find (SudHopeless *self, const SudPencilmarks *marks, int digit);
