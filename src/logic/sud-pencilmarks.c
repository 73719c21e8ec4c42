/* sud-pencilmarks.c - all that each cell can still hold, seen from three sides that are kept in step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-pencilmarks.h"
#include "sud-u16x8.h"

#include <string.h>

static inline int
position_in_box (int cell)
{
  return sud_row (cell) % 3 * 3 + sud_column (cell) % 3;
}

/* Takes candidate @index, 0 to 8, of @cell, which is there, out of all three views. */
static inline void
take_candidate (SudPencilmarks *self, int cell, int index)
{
  int row = sud_row (cell), column = sud_column (cell);

  self->cell[cell] &= (SudDigits) ~(1u << index);
  self->place[row][index] &= (uint16_t) ~(1u << column);
  self->place[SUD_SIZE + column][index] &= (uint16_t) ~(1u << row);
  self->place[2 * SUD_SIZE + sud_box (cell)][index] &= (uint16_t) ~(1u << position_in_box (cell));
  sud_cells_remove (&self->digit[index], cell);
}

void
sud_pencilmarks_clear (SudPencilmarks *self)
{
  memset (self, 0, sizeof *self);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    self->cell[cell] = SUD_ALL_DIGITS;
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int index = 0; index < SUD_SIZE; index++)
      self->place[house][index] = SUD_ALL_DIGITS;
  for (int index = 0; index < SUD_SIZE; index++)
    self->digit[index] = SUD_ALL_CELLS;
  self->blank = SUD_ALL_CELLS;
}

void
sud_pencilmarks_remove (SudPencilmarks *self, int cell, int digit)
{
  if (sud_pencilmarks_has (self, cell, digit))
    take_candidate (self, cell, digit - 1);
}

void
sud_pencilmarks_remove_all (SudPencilmarks *self, int digit, SudCells cells)
{
  SudCells there = sud_cells_intersection (cells, self->digit[digit - 1]);

  SUD_EACH_CELL (cell, there)
    take_candidate (self, (int)cell, digit - 1);
}

/* Takes all candidates out of @cell: of all digits at once, for most of them are there at the start. */
static void
empty_cell (SudPencilmarks *self, int cell)
{
  uint16_t *in_row = self->place[sud_row (cell)], *in_column = self->place[SUD_SIZE + sud_column (cell)];
  uint16_t *in_box = self->place[2 * SUD_SIZE + sud_box (cell)];
  uint16_t not_column = (uint16_t) ~(1u << sud_column (cell)), not_row = (uint16_t) ~(1u << sud_row (cell));
  uint16_t not_position = (uint16_t) ~(1u << position_in_box (cell));

  for (int index = 0; index < 16; index++)
    in_row[index] &= not_column;
  for (int index = 0; index < 16; index++)
    in_column[index] &= not_row;
  for (int index = 0; index < 16; index++)
    in_box[index] &= not_position;
  for (int index = 0; index < SUD_SIZE; index++)
    sud_cells_remove (&self->digit[index], cell);
  self->cell[cell] = 0;
}

/* Takes candidate @index out of all peers of @cell, without a look at whether they have it: at the start most have. */
static void
take_from_peers (SudPencilmarks *self, int cell, int index)
{
  int row = sud_row (cell), column = sud_column (cell), band = row / 3, stack = column / 3;
  uint16_t not_there = (uint16_t) ~(1u << index), not_column = (uint16_t) ~(1u << column);
  uint16_t not_row = (uint16_t) ~(1u << row);
  uint16_t(*place)[16] = self->place;

  for (int i = 0; i < SUD_PEERS; i++)
    self->cell[sud_cell_peers[cell][i]] &= not_there;
  for (int i = 0; i < SUD_SIZE; i++)
    {
      place[i][index] &= not_column;
      place[SUD_SIZE + i][index] &= not_row;
    }
  for (int i = 0; i < 3; i++)
    {
      place[band * 3 + i][index] &= (uint16_t) ~(0x7u << stack * 3);
      place[SUD_SIZE + stack * 3 + i][index] &= (uint16_t) ~(0x7u << band * 3);
      place[2 * SUD_SIZE + band * 3 + i][index] &= (uint16_t) ~(0x7u << row % 3 * 3);
      place[2 * SUD_SIZE + i * 3 + stack][index] &= (uint16_t) ~(0x49u << column % 3);
    }
  place[row][index] = place[SUD_SIZE + column][index] = place[2 * SUD_SIZE + band * 3 + stack][index] = 0;
  self->digit[index] = sud_cells_difference (self->digit[index], sud_peer_sets[cell]);
}

void
sud_pencilmarks_place (SudPencilmarks *self, int cell, int digit)
{
  if (!sud_pencilmarks_has (self, cell, digit))
    {
      self->broken = true;
      return;
    }
  empty_cell (self, cell);
  take_from_peers (self, cell, digit - 1);
  self->value[cell] = (uint8_t)digit;
  sud_cells_remove (&self->blank, cell);
}

void
sud_pencilmarks_place_lazily (SudPencilmarks *self, int cell, int digit)
{
  SudCells others = sud_cells_difference (SUD_ALL_CELLS, sud_cells_of (cell));

  if (!sud_cells_has (self->digit[digit - 1], cell))
    {
      self->broken = true;
      return;
    }
  self->digit[digit - 1] = sud_cells_difference (self->digit[digit - 1], sud_peer_sets[cell]);
  for (int index = 0; index < SUD_SIZE; index++)
    self->digit[index] = sud_cells_intersection (self->digit[index], others);
  self->value[cell] = (uint8_t)digit;
  self->blank = sud_cells_intersection (self->blank, others);
}

/* Fills the candidates of the cells, eight cells at once. */
static void
fill_cell_candidates (SudPencilmarks *self)
{
  static const SudU16x8 bits = { 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7 };
  SudU16x8 *cells = (SudU16x8 *)self->cell;

  for (int part = 0; part < 12; part++)
    {
      SudU16x8 digits = { 0 };

      for (int index = 0; index < SUD_SIZE; index++)
        {
          uint16_t there = self->digit[index].word[part / 8] >> part % 8 * 8 & 0xff;

          digits |= (SudU16x8)((bits & there) != 0) & (uint16_t)(1u << index);
        }
      cells[part] = digits;
    }
}

void
sud_pencilmarks_get_rows (const SudPencilmarks *self, uint16_t rows[SUD_SIZE][16])
{
  for (int index = 0; index < SUD_SIZE; index++)
    {
      uint64_t low = self->digit[index].word[0], high = self->digit[index].word[1];

      for (int row = 0; row < 7; row++)
        rows[row][index] = low >> SUD_SIZE * row & SUD_ALL_DIGITS;
      rows[7][index] = (low >> 63 | high << 1) & SUD_ALL_DIGITS;
      rows[8][index] = high >> 8 & SUD_ALL_DIGITS;
    }
}

/* Fills column @column, or box @column, of eight digits, from their @rows. */
static void
fill_column (const SudU16x8 rows[SUD_SIZE], int column, SudU16x8 *in_column, SudU16x8 *in_box)
{
  SudU16x8 places = { 0 };
  const SudU16x8 *band = rows + column / 3 * 3;
  int first = column % 3 * 3;

  for (int row = 0; row < SUD_SIZE; row++)
    places |= (rows[row] >> column & 1) << row;
  *in_column = places;
  *in_box = (band[0] >> first & 7) | (band[1] >> first & 7) << 3 | (band[2] >> first & 7) << 6;
}

/* Fills the places of the houses, all digits at once. */
static void
fill_houses (SudPencilmarks *self)
{
  sud_pencilmarks_get_rows (self, self->place);
  for (int first = 0; first < 16; first += 8)
    {
      SudU16x8 rows[SUD_SIZE];

      for (int row = 0; row < SUD_SIZE; row++)
        rows[row] = *(SudU16x8 *)&self->place[row][first];
      for (int i = 0; i < SUD_SIZE; i++)
        fill_column (rows, i, (SudU16x8 *)&self->place[SUD_SIZE + i][first],
                     (SudU16x8 *)&self->place[2 * SUD_SIZE + i][first]);
    }
}

void
sud_pencilmarks_catch_up (SudPencilmarks *self)
{
  if (sud_pencilmarks_is_solved (self))
    {
      memset (self->cell, 0, sizeof self->cell);
      memset (self->place, 0, sizeof self->place);
      return;
    }
  fill_cell_candidates (self);
  fill_houses (self);
}

bool
sud_pencilmarks_from_grid (SudPencilmarks *self, const SudGrid *grid)
{
  sud_pencilmarks_clear (self);
  for (int cell = 0; cell < SUD_CELLS && !self->broken; cell++)
    if (grid->digit[cell] != 0)
      {
        sud_pencilmarks_place_lazily (self, cell, grid->digit[cell]);
        sud_cells_add (&self->given, cell);
      }
  sud_pencilmarks_catch_up (self);
  return !self->broken;
}

static bool
parse_cells (SudPencilmarks *self, const char *text)
{
  for (int cell = 0; cell < SUD_CELLS; cell++, text++)
    {
      bool placed = *text == '+';
      int value = sud_cell_value (placed ? *++text : *text);

      if (value < 0)
        return false;
      if (value > 0)
        sud_pencilmarks_place (self, cell, value);
      if (value > 0 && !placed)
        sud_cells_add (&self->given, cell);
    }
  return *text == '\0' && !self->broken;
}

static bool
parse_gone (SudPencilmarks *self, const char *text)
{
  while (*(text += strspn (text, " ")) != '\0')
    {
      if (strcspn (text, " ") != 3 || strspn (text, "123456789") != 3)
        return false;
      sud_pencilmarks_remove (self, sud_cell (text[1] - '1', text[2] - '1'), text[0] - '0');
      text += 3;
    }
  return true;
}

bool
sud_pencilmarks_parse (SudPencilmarks *self, const char *cells, const char *gone)
{
  sud_pencilmarks_clear (self);
  return parse_cells (self, cells) && parse_gone (self, gone);
}

bool
sud_pencilmarks_from_sheet (SudPencilmarks *self, const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  sud_pencilmarks_from_grid (self, &grid);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        sud_cells_remove (&self->given, cell);
      SUD_EACH_BIT (index, self->cell[cell] & ~sud_sheet_candidates (sheet, cell))
        take_candidate (self, cell, (int)index);
    }
  return !self->broken;
}

void
sud_pencilmarks_to_sheet (const SudPencilmarks *self, SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      sheet->centre[cell] = self->cell[cell];
      sheet->corner[cell] = 0;
      if (sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        sud_sheet_set_digit (sheet, cell, self->value[cell],
                             self->value[cell] != 0 ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_BLANK);
    }
}

/* Returns: whether some cell of @house holds @digit */
static bool
has_digit (const SudPencilmarks *self, int house, int digit)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (self->value[sud_house_cells[house][i]] == digit)
      return true;
  return false;
}

bool
sud_pencilmarks_find_homeless (const SudPencilmarks *self, int *house, int *digit)
{
  for (*house = 0; *house < SUD_HOUSES; ++*house)
    for (*digit = 1; *digit <= SUD_SIZE; ++*digit)
      if (self->place[*house][*digit - 1] == 0 && !has_digit (self, *house, *digit))
        return true;
  return false;
}

bool
sud_pencilmarks_is_dead (const SudPencilmarks *self)
{
  int house, digit;

  SUD_EACH_CELL (cell, self->blank)
    if (self->cell[cell] == 0)
      return true;
  return sud_pencilmarks_find_homeless (self, &house, &digit) || self->broken;
}

/* Counts candidates in all cells at once, digit by digit: @least [k] becomes the cells with k or more, up to @most. */
static inline void
count_at_least (const SudPencilmarks *self, int most, SudCells least[SUD_SIZE + 1])
{
  least[0] = SUD_ALL_CELLS;
  for (int k = 1; k <= most; k++)
    least[k] = SUD_NO_CELLS;
  for (int index = 0; index < SUD_SIZE; index++)
    for (int k = most; k > 0; k--)
      least[k] = sud_cells_union (least[k], sud_cells_intersection (least[k - 1], self->digit[index]));
}

SudCells
sud_pencilmarks_with_at_least (const SudPencilmarks *self, int n)
{
  SudCells least[SUD_SIZE + 1];

  count_at_least (self, n, least);
  return least[n];
}

SudCells
sud_pencilmarks_with (const SudPencilmarks *self, int n)
{
  SudCells least[SUD_SIZE + 1];

  /* For the counts that are asked for most often the compiler unrolls the loop */
  if (n == 1)
    count_at_least (self, 2, least);
  else if (n == 2)
    count_at_least (self, 3, least);
  else
    count_at_least (self, n + 1, least);
  return sud_cells_difference (least[n], least[n + 1]);
}
