/* sud-useless-candidates.h - candidates that are in no template of their digit
 *
 * A template places a digit once in each row, column and box that lacks it. All that fish, colours, chains and other
 * patterns of one digit can rule out are candidates that are in no template, so if there are no such candidates, these
 * finders need not look: that saves most of their time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"

enum
{
  SUD_TEMPLATES_KEPT = 16, /* for a digit; as a rule some eight go through all its candidates */
};

/** SudUselessCandidates: What is kept from one position to the next, for positions differ by a few candidates only. A
 * template is one as long as its cells can hold the digit, so nothing here grows stale when other positions are looked
 * at. All zero at the start. */
typedef struct
{
  SudCells candidates[SUD_SIZE]; /* for [digit - 1] the cells that could hold it when it was looked at last */
  SudCells useless[SUD_SIZE];    /* those of them that were in no template */
  SudCells templates[SUD_SIZE][SUD_TEMPLATES_KEPT]; /* for [digit - 1] templates of those cells, but not all of them */
  uint8_t n_templates[SUD_SIZE]; /* how many */
} SudUselessCandidates;

/** sud_useless_candidates_find: Returns: the cells that can hold @digit, 1 to 9, in @marks but in no template; all if
 * there is no template */
SudCells sud_useless_candidates_find (SudUselessCandidates *self, const SudPencilmarks *marks, int digit);
