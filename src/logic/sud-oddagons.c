/* sud-oddagons.c - trivalue oddagons: twelve cells that three digits cannot fill
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-oddagons.h"

enum
{
  CELLS = 12,
  SLOPES = 6,
};

/* A slope is a permutation of three; the first three are even, the others odd. */
static const uint8_t slope_column[SLOPES][3]
    = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 } };

/* Three digits that may make oddagons. */
typedef struct
{
  const SudPencilmarks *marks;
  SudCells slope[SUD_SIZE][SLOPES]; /* for each box */
  SudDigits digits;
  SudCells wide; /* the cells that can hold two of the digits, or all */
  /* for each box and slope how many there are; more than SUD_ODDAGON_GUARDIANS if it is no part of any */
  int guardians[SUD_SIZE][SLOPES];
  unsigned boxes; /* the boxes that have a slope that may be part of one */
} Oddagons;

static void
list_slopes (SudCells slope[SUD_SIZE][SLOPES])
{
  for (int box = 0; box < SUD_SIZE; box++)
    for (int k = 0; k < SLOPES; k++)
      {
        slope[box][k] = SUD_NO_CELLS;
        for (int i = 0; i < 3; i++)
          sud_cells_add (&slope[box][k], sud_cell (box / 3 * 3 + i, box % 3 * 3 + slope_column[k][i]));
      }
}

static int
count_guardians (const Oddagons *self, SudCells cells)
{
  int n = 0;

  if (!sud_cells_within (cells, self->wide))
    return SUD_ODDAGON_GUARDIANS + 1;
  SUD_EACH_CELL (cell, cells)
    n += __builtin_popcount (self->marks->cell[cell] & ~self->digits);
  return n;
}

/* Counts the guardians of the slopes of @box. */
static void
measure_slopes (Oddagons *self, int box)
{
  for (int slope = 0; slope < SLOPES; slope++)
    {
      self->guardians[box][slope] = count_guardians (self, self->slope[box][slope]);
      if (self->guardians[box][slope] <= SUD_ODDAGON_GUARDIANS)
        self->boxes |= 1u << box;
    }
}

/* Calls @func for the oddagons of four boxes. Returns: false if it did */
static bool
try_boxes (const Oddagons *self, const int box[4], SudOddagonFunc func, void *data)
{
  for (int code = 0; code < SLOPES * SLOPES * SLOPES * SLOPES; code++)
    {
      int slope[4] = { code % SLOPES, code / SLOPES % SLOPES, code / (SLOPES * SLOPES) % SLOPES,
                       code / (SLOPES * SLOPES * SLOPES) };
      int odd = 0, guardians = 0;
      SudCells cells = SUD_NO_CELLS;

      for (int k = 0; k < 4; k++)
        {
          odd += slope[k] > 2;
          guardians += self->guardians[box[k]][slope[k]];
        }
      if (odd % 2 == 0 || guardians > SUD_ODDAGON_GUARDIANS)
        continue;
      for (int k = 0; k < 4; k++)
        cells = sud_cells_union (cells, self->slope[box[k]][slope[k]]);
      if (!func (data, cells, self->digits))
        return false;
    }
  return true;
}

/* Calls @func for the oddagons of the digits with the numbers @a, @b and @c. Returns: false if it did */
static bool
try_digits (Oddagons *self, int a, int b, int c, SudOddagonFunc func, void *data)
{
  const SudCells *digit = self->marks->digit;

  self->digits = (SudDigits)(1u << a | 1u << b | 1u << c);
  self->wide = sud_cells_union (sud_cells_intersection (digit[a], digit[b]),
                                sud_cells_intersection (sud_cells_union (digit[a], digit[b]), digit[c]));
  self->boxes = 0;
  for (int box = 0; box < SUD_SIZE && sud_cells_count (self->wide) >= CELLS; box++)
    measure_slopes (self, box);
  for (int left_out = 0; left_out < SUD_SIZE && self->boxes != 0; left_out++)
    {
      int rows = left_out / 3, columns = left_out % 3; /* the band and the stack that have no part in it */
      int top = rows == 0 ? 1 : 0, bottom = rows == 2 ? 1 : 2;
      int left = columns == 0 ? 1 : 0, right = columns == 2 ? 1 : 2;
      int box[4] = { top * 3 + left, top * 3 + right, bottom * 3 + left, bottom * 3 + right };

      if (((1u << box[0] | 1u << box[1] | 1u << box[2] | 1u << box[3]) & ~self->boxes) == 0
          && !try_boxes (self, box, func, data))
        return false;
    }
  return true;
}

bool
sud_oddagons_each (const SudPencilmarks *marks, SudOddagonFunc func, void *data)
{
  Oddagons oddagons = { .marks = marks };

  list_slopes (oddagons.slope);
  for (int a = 0; a < SUD_SIZE; a++)
    for (int b = a + 1; b < SUD_SIZE; b++)
      for (int c = b + 1; c < SUD_SIZE; c++)
        if (!try_digits (&oddagons, a, b, c, func, data))
          return false;
  return true;
}
