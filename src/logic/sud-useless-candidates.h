/* sud-useless-candidates.h - candidates that are in no way to place a digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_USELESS_PLACEMENTS = 16, /* a digit: as a rule half as many go through all its places */
};

/** SudUselessCandidates: What was found is right for these cells, wherever they come up again: nothing here can grow
 * stale. Zero is a good start. */
typedef struct
{
  SudCells there[SUD_SIZE];   /* for [digit - 1] the cells that could hold it when it was looked at */
  SudCells useless[SUD_SIZE]; /* those of them that were hopeless */
  SudCells ways[SUD_SIZE][SUD_USELESS_PLACEMENTS]; /* for each digit, some ways to place it */
  uint8_t n_ways[SUD_SIZE];   /* how many */
} SudUselessCandidates;

/** Looks at @digit anew: what sud_useless_candidates_find() does where its places have changed. */
void sud_useless_candidates_look (SudUselessCandidates *self, const SudPencilmarks *marks, int digit);

/**
 * sud_useless_candidates_find:
 * @digit: 1 to 9
 *
 * A way to place @digit takes one of its places in each row, column and box that has any.
 *
 * Returns: the places of @digit that are in no such way. Whatever looks at this digit alone, be it fish, colours or chains,
 *   can rule out only these, so where there is none it need not look
 */
static inline SudCells
sud_useless_candidates_find (SudUselessCandidates *self, const SudPencilmarks *marks, int digit)
{
  if (!sud_cells_equal (self->there[digit - 1], marks->digit[digit - 1]))
    sud_useless_candidates_look (self, marks, digit);
  return self->useless[digit - 1];
}
