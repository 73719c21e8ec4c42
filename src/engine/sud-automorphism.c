/* sud-automorphism.c - the symmetries of one puzzle: ways to turn it into itself
 *
 * Rows go first, a band at a time, each to a row that looks alike: as many digits in each of its boxes, and these
 * digits as frequent. Most puzzles have no other such rows than their own, so it is soon over. Then each column can
 * only go where its digits stand in the same rows; it tells what each digit becomes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-isomorph.h"

#include <string.h>

typedef struct
{
  uint8_t from[SUD_SIZE][SUD_SIZE]; /* the rows of the grid, which are columns if the isomorph is transposed */
  uint8_t to[SUD_SIZE][SUD_SIZE];   /* its rows */
  uint32_t from_look[SUD_SIZE];     /* for each row a number, the same for rows that look alike */
  uint32_t to_look[SUD_SIZE];
  unsigned rows, columns;           /* those of @to that are taken */
  unsigned digits;                  /* the digits that others have become, as bits */
  SudIsomorph isomorph;
  SudIsomorph *found;
  int n;
} Search;

/* Returns: a number that no isomorph of the row changes: it counts the digits of each box by how often they stand in
 * the grid */
static uint32_t
look_at_row (const uint8_t row[SUD_SIZE], const uint8_t frequency[SUD_SIZE + 1])
{
  uint32_t look = 0;

  for (int stack = 0; stack < 3; stack++)
    {
      uint32_t box = 0;

      for (int i = 3 * stack; i < 3 * stack + 3; i++)
        if (row[i] != 0)
          box += 1u << (3 * frequency[row[i]] % 29);
      look += box * (box + 77);
    }
  return look;
}

/* Returns: whether line @i may go to @target: lines of a band or stack stay together, and none is @taken */
static bool
may_go (const uint8_t lines[SUD_SIZE], unsigned taken, int i, int target)
{
  if ((taken >> target & 1) != 0)
    return false;
  return i % 3 != 0 ? lines[i - 1] / 3 == target / 3 : (taken >> (target / 3 * 3) & 7) == 0;
}

/* Makes @digit, 0 to 9, become @image, unless it has become another. Returns: whether it has */
static bool
map_digit (Search *self, int digit, int image)
{
  uint8_t *becomes = &self->isomorph.digit[digit];

  if (digit == 0 || image == 0 || *becomes != 0)
    return *becomes == image;
  if ((self->digits >> image & 1) != 0)
    return false;
  self->digits |= 1u << image;
  *becomes = (uint8_t)image;
  return true;
}

static bool
map_column (Search *self, int column, int target)
{
  for (int row = 0; row < SUD_SIZE; row++)
    if (!map_digit (self, self->from[row][column], self->to[self->isomorph.row[row]][target]))
      return false;
  return true;
}

static bool
is_identity (const SudIsomorph *isomorph)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (isomorph->row[i] != i || isomorph->column[i] != i)
      return false;
  return !isomorph->transposed;
}

/* Notes the isomorph; a digit that stands nowhere becomes the one that is left. */
static void
note_isomorph (Search *self)
{
  SudIsomorph isomorph = self->isomorph;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (isomorph.digit[digit] == 0)
      isomorph.digit[digit] = (uint8_t)__builtin_ctz (~self->digits & (SUD_ALL_DIGITS << 1));
  if (is_identity (&isomorph))
    return;
  if (self->n < SUD_AUTOMORPHISMS_MAX)
    self->found[self->n] = isomorph;
  self->n++;
}

static void
choose_columns (Search *self, int column)
{
  Search kept = *self;

  if (column == SUD_SIZE)
    {
      note_isomorph (self);
      return;
    }
  for (int target = 0; target < SUD_SIZE && self->n <= SUD_AUTOMORPHISMS_MAX; target++)
    {
      int n = self->n;

      if (!may_go (kept.isomorph.column, kept.columns, column, target))
        continue;
      *self = kept;
      self->n = n;
      self->isomorph.column[column] = (uint8_t)target;
      self->columns |= 1u << target;
      if (map_column (self, column, target))
        choose_columns (self, column + 1);
    }
}

static void
choose_rows (Search *self, int row)
{
  if (row == SUD_SIZE)
    {
      Search columns = *self;

      choose_columns (&columns, 0);
      self->n = columns.n;
      return;
    }
  for (int target = 0; target < SUD_SIZE && self->n <= SUD_AUTOMORPHISMS_MAX; target++)
    {
      if (self->from_look[row] != self->to_look[target] || !may_go (self->isomorph.row, self->rows, row, target))
        continue;
      self->isomorph.row[row] = (uint8_t)target;
      self->rows |= 1u << target;
      choose_rows (self, row + 1);
      self->rows &= ~(1u << target);
    }
}

int
sud_grid_find_automorphisms (const SudGrid *grid, SudIsomorph found[SUD_AUTOMORPHISMS_MAX])
{
  Search search = { .found = found };
  uint8_t frequency[SUD_SIZE + 1] = { 0 };
  int missing = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      frequency[grid->digit[cell]]++;
      search.to[sud_row (cell)][sud_column (cell)] = grid->digit[cell];
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    missing += frequency[digit] == 0;
  for (int transposed = 0; transposed < 2 && missing <= 1; transposed++)
    {
      search.isomorph.transposed = transposed != 0;
      for (int i = 0; i < SUD_CELLS; i++)
        search.from[i / SUD_SIZE][i % SUD_SIZE] = grid->digit[transposed ? sud_cell (i % SUD_SIZE, i / SUD_SIZE) : i];
      for (int i = 0; i < SUD_SIZE; i++)
        {
          search.from_look[i] = look_at_row (search.from[i], frequency);
          search.to_look[i] = look_at_row (search.to[i], frequency);
        }
      choose_rows (&search, 0);
    }
  return search.n <= SUD_AUTOMORPHISMS_MAX ? search.n : 0;
}
