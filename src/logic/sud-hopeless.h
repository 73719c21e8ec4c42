/* sud-hopeless.h - candidates that are in no way to place a digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_HOPELESS_WAYS = 16, /* a digit: as a rule half as many go through all its places */
};

/**
 * SudHopeless:
 * @there: of [digit - 1] the cells that could hold it when it was looked at
 * @hopeless: those of them that were hopeless
 * @ways: of each digit, some ways to place it; @n_ways: how many
 *
 * What was found is right for these cells, wherever they come up again: nothing here can grow stale. Zero is a good start.
 */
typedef struct
{
  SudCells there[SUD_SIZE];
  SudCells hopeless[SUD_SIZE];
  SudCells ways[SUD_SIZE][SUD_HOPELESS_WAYS];
  uint8_t n_ways[SUD_SIZE];
} SudHopeless;

/** Looks at @digit anew: what sud_hopeless_find() does where its places have changed. */
void sud_hopeless_look (SudHopeless *self, const SudPencilmarks *marks, int digit);

/**
 * sud_hopeless_find:
 * @digit: 1 to 9
 *
 * A way to place @digit takes one of its places in each row, column and box that has any.
 *
 * Returns: the places of @digit that are in no such way. Whatever looks at this digit alone, be it fish, colours or chains,
 *   can rule out only these, so where there is none it need not look
 */
static inline SudCells
sud_hopeless_find (SudHopeless *self, const SudPencilmarks *marks, int digit)
{
  if (!sud_cells_equal (self->there[digit - 1], marks->digit[digit - 1]))
    sud_hopeless_look (self, marks, digit);
  return self->hopeless[digit - 1];
}
