/* sud-quiet.h - where a technique need not be looked for: it was looked for in vain
 *
 * Most houses stay as they are from one step to the next. What only depends on one house need not be looked for again
 * until a candidate of the house has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-pencilmarks.h"
#include "sud-technique.h"

#include <string.h>

/**
 * SudQuiet:
 * @place: of each technique and house where the digits could go when it was last looked for in vain; all zero where it
 *   never was, which is true of a house that has all digits
 * @cell: candidates of the position that the rest is about
 * @shapes: of rectangles there may be: bit e for those where the corners in e have extra candidates, see sud-rectangles.c
 * @loops: whether there may be unique loops
 * @no_rectangle: cells with two candidates that are in none; they stay so when others lose candidates
 * @no_loop: the same of unique loops
 *
 * Belongs to one thread.
 */
typedef struct
{
  uint16_t place[SUD_N_TECHNIQUES][SUD_HOUSES][SUD_SIZE];
  SudDigits cell[SUD_CELLS];
  uint16_t shapes;
  bool loops;
  SudCells no_rectangle;
  SudCells no_loop;
} SudQuiet;

/** Whether @house is as it was when @technique was looked for there in vain. */
static inline bool
sud_quiet_is (const SudQuiet *self, const SudPencilmarks *marks, int technique, int house)
{
  return memcmp (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]) == 0;
}

/** There is nothing of @technique in @house, whatever the other houses hold. */
static inline void
sud_quiet_note (SudQuiet *self, const SudPencilmarks *marks, int technique, int house)
{
  memcpy (self->place[technique][house], marks->place[house], sizeof self->place[technique][house]);
}

/** Forgets @shapes and @loops of another position than @marks, and the cells in none where one has got candidates. */
static inline void
sud_quiet_follow (SudQuiet *self, const SudPencilmarks *marks)
{
  unsigned more = 0;

  if (memcmp (self->cell, marks->cell, sizeof self->cell) == 0)
    return;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    more |= marks->cell[cell] & ~(unsigned)self->cell[cell];
  if (more != 0)
    self->no_rectangle = self->no_loop = SUD_NO_CELLS;
  memcpy (self->cell, marks->cell, sizeof self->cell);
  self->shapes = UINT16_MAX;
  self->loops = true;
}
