/* sud-hopeless.c - candidates that are in no way to place a digit
 *
 *     1 . . | 2 . . | . * .      A way takes a place in each row, none of which see each other: 1 is one, 2 is another.
 *     . 2 . | . 1 . | . . .      It prefers places that are in none so far, so a few ways go through all that have any.
 *     . . . | . . . | 1 . 2      With * the row below it, which has its places in that box, were without: it is hopeless
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-hopeless.h"

enum
{
  BAND = 3, /* rows, or columns of a stack */
};

/**
 * Ways:
 * @can: of each row the columns where the digit can go, without those known to be hopeless
 * @fresh: those that are in no way so far
 * @open: of each row what a way may take
 * @way: what it takes, one bit in each row that has any
 */
typedef struct
{
  uint16_t can[SUD_SIZE];
  uint16_t fresh[SUD_SIZE];
  uint16_t open[SUD_SIZE];
  uint16_t way[SUD_SIZE];
} Ways;

/* The columns that are in a box with @column, which is a bit. */
static uint32_t
stack_of (uint32_t column)
{
  return 7u << __builtin_ctz (column) / BAND * BAND;
}

/* Goes on with @row, where @columns are taken, and in rows of the band before it the boxes that @stacks lie in. */
static bool
walk (Ways *self, int row, uint32_t columns, uint32_t stacks)
{
  uint32_t open;

  if (row == SUD_SIZE)
    return true;
  if (self->can[row] == 0)
    return walk (self, row + 1, columns, (row + 1) % BAND == 0 ? 0 : stacks);
  open = self->open[row] & ~(columns | stacks);
  while (open != 0)
    {
      uint32_t best = (open & self->fresh[row]) != 0 ? open & self->fresh[row] : open, bit = best & -best;

      self->way[row] = (uint16_t)bit;
      if (walk (self, row + 1, columns | bit, (row + 1) % BAND == 0 ? 0 : stacks | stack_of (bit)))
        return true;
      open &= ~bit;
    }
  return false;
}

/* Whether there is a way through @column, a bit, of @row: then it is in @way. */
static bool
find_way (Ways *self, int row, uint32_t column)
{
  uint32_t stack = stack_of (column);

  for (int other = 0; other < SUD_SIZE; other++)
    {
      uint32_t seen = column | (other / BAND == row / BAND ? stack : 0);

      self->open[other] = (uint16_t)(other == row ? column : self->can[other] & ~seen);
      self->way[other] = 0;
      if (self->open[other] == 0 && self->can[other] != 0)
        return false;
    }
  return walk (self, 0, 0, 0);
}

/* Whether as many rows as columns and boxes have places of digit @index: else there is no way at all. */
static bool
is_square (const SudPencilmarks *marks, int index)
{
  int n[3] = { 0 };

  for (int house = 0; house < SUD_HOUSES; house++)
    n[sud_house_kind (house)] += marks->place[house][index] != 0;
  return n[SUD_HOUSE_ROW] == n[SUD_HOUSE_COLUMN] && n[SUD_HOUSE_ROW] == n[SUD_HOUSE_BOX];
}

static SudCells
look (const SudPencilmarks *marks, int index)
{
  SudCells hopeless = SUD_NO_CELLS;
  Ways ways;

  if (!is_square (marks, index))
    return marks->digit[index];
  for (int row = 0; row < SUD_SIZE; row++)
    ways.can[row] = ways.fresh[row] = marks->place[row][index];
  for (int row = 0; row < SUD_SIZE; row++)
    while (ways.fresh[row] != 0)
      {
        uint32_t column = ways.fresh[row] & -(uint32_t)ways.fresh[row];

        if (find_way (&ways, row, column))
          for (int other = 0; other < SUD_SIZE; other++)
            ways.fresh[other] &= (uint16_t)~ways.way[other];
        else
          {
            sud_cells_add (&hopeless, sud_cell (row, __builtin_ctz (column)));
            ways.fresh[row] &= (uint16_t)~column;
          }
      }
  return hopeless;
}

SudCells
sud_hopeless_find (SudHopeless *self, const SudPencilmarks *marks, int digit)
{
  int index = digit - 1;

  if (!sud_cells_equal (self->there[index], marks->digit[index]))
    {
      self->there[index] = marks->digit[index];
      self->hopeless[index] = look (marks, index);
    }
  return self->hopeless[index];
}
