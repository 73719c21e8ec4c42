/* sud-oddagons.c - trivalue oddagons: twelve cells that three digits cannot fill
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-oddagons.h"

enum
{
  SLOPES = 6,
};

/* A slope is a permutation of three; the first three are even, the others odd. */
static const uint8_t slope_column[SLOPES][3]
    = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 } };

/* Three digits and four boxes that may make oddagons. */
typedef struct
{
  SudDigits digits;
  SudCells wide; /* the cells that can hold two of the digits, or all */
  int box[4];
  /* for each box and slope how many there are; more than SUD_ODDAGON_GUARDIANS if it is no part of any */
  int guardians[4][SLOPES];
} Oddagon;

static SudCells
slope_cells (int box, int slope)
{
  SudCells cells = SUD_NO_CELLS;

  for (int i = 0; i < 3; i++)
    sud_cells_add (&cells, sud_cell (box / 3 * 3 + i, box % 3 * 3 + slope_column[slope][i]));
  return cells;
}

static int
count_guardians (const SudPencilmarks *marks, const Oddagon *oddagon, int box, int slope)
{
  SudCells cells = slope_cells (box, slope);
  int n = 0;

  if (!sud_cells_within (cells, oddagon->wide))
    return SUD_ODDAGON_GUARDIANS + 1;
  SUD_EACH_CELL (cell, cells)
    n += __builtin_popcount (marks->cell[cell] & ~oddagon->digits);
  return n;
}

/* Calls @func for the oddagons of the four boxes of @oddagon. Returns: false if it did */
static bool
try_slopes (const Oddagon *oddagon, SudOddagonFunc func, void *data)
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
          guardians += oddagon->guardians[k][slope[k]];
        }
      if (odd % 2 == 0 || guardians > SUD_ODDAGON_GUARDIANS)
        continue;
      for (int k = 0; k < 4; k++)
        cells = sud_cells_union (cells, slope_cells (oddagon->box[k], slope[k]));
      if (!func (data, cells, oddagon->digits))
        return false;
    }
  return true;
}

/* Counts the guardians. Returns: whether each box has a slope that may be part of an oddagon */
static bool
measure_slopes (const SudPencilmarks *marks, Oddagon *oddagon)
{
  for (int k = 0; k < 4; k++)
    {
      int least = SUD_ODDAGON_GUARDIANS + 1;

      for (int slope = 0; slope < SLOPES; slope++)
        {
          int n = count_guardians (marks, oddagon, oddagon->box[k], slope);

          oddagon->guardians[k][slope] = n;
          least = n < least ? n : least;
        }
      if (least > SUD_ODDAGON_GUARDIANS)
        return false;
    }
  return true;
}

/* Calls @func for the oddagons of the digits with the numbers @a, @b and @c. Returns: false if it did */
static bool
try_digits (const SudPencilmarks *marks, int a, int b, int c, SudOddagonFunc func, void *data)
{
  SudCells both = sud_cells_intersection (marks->digit[a], marks->digit[b]),
           any = sud_cells_union (marks->digit[a], marks->digit[b]);
  Oddagon oddagon = { .digits = (SudDigits)(1u << a | 1u << b | 1u << c),
                      .wide = sud_cells_union (both, sud_cells_intersection (any, marks->digit[c])) };

  for (int box = 0; box < SUD_SIZE && sud_cells_count (oddagon.wide) >= 12; box++)
    {
      int rows = box / 3, columns = box % 3; /* the band and the stack that have no part in it */
      int top = rows == 0 ? 1 : 0, bottom = rows == 2 ? 1 : 2;
      int left = columns == 0 ? 1 : 0, right = columns == 2 ? 1 : 2;
      int boxes[4] = { top * 3 + left, top * 3 + right, bottom * 3 + left, bottom * 3 + right };

      for (int k = 0; k < 4; k++)
        oddagon.box[k] = boxes[k];
      if (measure_slopes (marks, &oddagon) && !try_slopes (&oddagon, func, data))
        return false;
    }
  return true;
}

bool
sud_oddagons_each (const SudPencilmarks *marks, SudOddagonFunc func, void *data)
{
  for (int a = 0; a < SUD_SIZE; a++)
    for (int b = a + 1; b < SUD_SIZE; b++)
      for (int c = b + 1; c < SUD_SIZE; c++)
        if (!try_digits (marks, a, b, c, func, data))
          return false;
  return true;
}
