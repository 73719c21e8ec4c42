/* sud-sweep.c - all singles written, round by round, where nobody wants to see them
 *
 *     of digit d     row 1  . * * | * . . | . . .     a row of bits of each digit: all nine digits are looked at in one go,
 *                    row 2  . . . | . . . | . . .     for one bit in a row, in a column of nine rows, in a box of three
 *                    …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-sweep.h"
#include "sud-eight.h"

#include <string.h>

enum
{
  FIRST = 0111, /* the first column of each box */
};

/** Of each row, of [digit - 1], columns, bit by bit. */
typedef uint16_t Rows[SUD_SIZE][16];

/* What of @row is its only bit, or one of @boxes, which are the only ones of a box. */
static inline SudEight
keep_alone (SudEight row, SudEight boxes)
{
  return row & ((SudEight)((row & (row - 1)) == 0) | boxes);
}

/* The same of three rows, @can, into @once; @twice are columns that are in @seen more than once. */
static inline void
look_at_band (const SudEight can[3], SudEight once[3], SudEight *seen, SudEight *twice)
{
  SudEight either = can[0] | can[1], any = either | can[2], more = (can[0] & can[1]) | (either & can[2]);
  SudEight left = any & FIRST, middle = any >> 1 & FIRST, right = any >> 2 & FIRST;
  SudEight many = (left & middle) | ((left | middle) & right) | ((more | more >> 1 | more >> 2) & FIRST);
  SudEight one = (left | middle | right) & ~many, boxes = one | one << 1 | one << 2;

  for (int i = 0; i < 3; i++)
    once[i] = keep_alone (can[i], boxes);
  *twice |= more | (*seen & any);
  *seen |= any;
}

/* The places that are alone in their row, column or box, of eight digits. */
static void
find_alone (const Rows rows, int first, Rows alone)
{
  SudEight seen = { 0 }, twice = { 0 }, can[SUD_SIZE], once[SUD_SIZE];

  for (int row = 0; row < SUD_SIZE; row++)
    can[row] = *(const SudEight *)&rows[row][first];
  for (int row = 0; row < SUD_SIZE; row += 3)
    look_at_band (can + row, once + row, &seen, &twice);
  for (int row = 0; row < SUD_SIZE; row++)
    *(SudEight *)&alone[row][first] = once[row] | (can[row] & ~twice);
}

/* The digits, as bits, that have any place in @row. */
static unsigned
get_digits_in_row (const uint16_t row[16])
{
  uint64_t parts[2];
  unsigned digits = 0;

  memcpy (parts, row, sizeof parts);
  if ((parts[0] | parts[1] | row[8]) == 0)
    return 0;
  for (int index = 0; index < SUD_SIZE; index++)
    digits |= (unsigned)(row[index] != 0) << index;
  return digits;
}

/* Whether a cell is in the row of two of @digits. */
static bool
has_clash (const uint16_t row[16], unsigned digits)
{
  uint32_t seen = 0, twice = 0;

  SUD_EACH_BIT (index, digits)
    {
      twice |= seen & row[index];
      seen |= row[index];
    }
  return twice != 0;
}

static SudSweep
write_hidden (SudPencilmarks *marks)
{
  SudSweep sweep = { SUD_TECHNIQUE_HIDDEN_SINGLE, 0, false };
  unsigned digits[SUD_SIZE];
  Rows rows, once; /* behind digit 9 they need not be anything */

  sud_pencilmarks_get_rows (marks, rows);
  find_alone (rows, 0, once);
  find_alone (rows, 8, once);
  for (int row = 0; row < SUD_SIZE; row++)
    {
      digits[row] = get_digits_in_row (once[row]);
      sweep.unsure |= has_clash (once[row], digits[row]);
    }
  for (int row = 0; row < SUD_SIZE && !sweep.unsure; row++)
    SUD_EACH_BIT (index, digits[row])
      SUD_EACH_BIT (column, once[row][index])
        {
          sud_pencilmarks_write (marks, sud_cell (row, (int)column), (int)index + 1);
          sweep.n++;
        }
  return sweep;
}

/* Whether @cell is the last blank of a house. */
static bool
is_last_of_house (const SudPencilmarks *marks, int cell)
{
  SUD_EACH_BIT (house, sud_cell_houses[cell])
    if (sud_cells_is_single (sud_cells_intersection (marks->blank, sud_house_sets[house])))
      return true;
  return false;
}

static SudCells
find_last (const SudPencilmarks *marks, SudCells cells)
{
  SudCells last = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    if (is_last_of_house (marks, (int)cell))
      sud_cells_add (&last, (int)cell);
  return last;
}

SudSweep
sud_sweep_round (SudPencilmarks *marks)
{
  SudCells single = sud_pencilmarks_with (marks, 1), last;
  SudSweep sweep = { SUD_TECHNIQUE_NAKED_SINGLE, sud_cells_count (single), false };

  if (sweep.n == 0)
    return write_hidden (marks);
  last = find_last (marks, single);
  if (!sud_cells_is_empty (last))
    {
      sweep = (SudSweep){ SUD_TECHNIQUE_FULL_HOUSE, sud_cells_count (last), false };
      single = last;
    }
  for (int index = 0; index < SUD_SIZE; index++)
    {
      SudCells cells = sud_cells_intersection (single, marks->digit[index]);

      SUD_EACH_CELL (cell, cells)
        sud_pencilmarks_write (marks, (int)cell, index + 1);
    }
  return sweep;
}
