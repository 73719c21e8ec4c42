/* sud-sheet.c - the paper itself: digits, who wrote them, marks and colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-sheet.h"

#include "sud-houses.h"

#include <string.h>

_Static_assert (sizeof (SudSheet) == 1540, "a sheet has no hidden bytes, so memcmp compares it");

void
sud_sheet_clear (SudSheet *sheet)
{
  memset (sheet, 0, sizeof *sheet);
}

bool
sud_sheet_equal (const SudSheet *a, const SudSheet *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

void
sud_sheet_from_grid (SudSheet *sheet, const SudGrid *grid, SudOrigin origin)
{
  sud_sheet_clear (sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    sud_sheet_set_digit (sheet, cell, grid->digit[cell], origin);
}

void
sud_sheet_set_digit (SudSheet *sheet, int cell, int digit, SudOrigin origin)
{
  sheet->digit[cell] = digit;
  sheet->origin[cell] = digit != 0 ? origin : SUD_ORIGIN_BLANK;
}

SudGrid
sud_sheet_get_grid (const SudSheet *sheet, unsigned origins)
{
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = (origins >> sheet->origin[cell]) & 1 ? sheet->digit[cell] : 0;
  return grid;
}

SudGrid
sud_sheet_get_puzzle (const SudSheet *sheet)
{
  bool has_givens = sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0;

  return sud_sheet_get_grid (sheet, has_givens ? SUD_ORIGINS_GIVEN : SUD_ORIGINS_PERSON);
}

SudCells
sud_sheet_difference (const SudSheet *a, const SudSheet *b)
{
  SudCells cells = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (a->digit[cell] != b->digit[cell] || a->origin[cell] != b->origin[cell] || a->colours[cell] != b->colours[cell]
        || a->centre[cell] != b->centre[cell] || a->corner[cell] != b->corner[cell]
        || a->eliminated[cell] != b->eliminated[cell]
        || memcmp (a->mark_colour[cell], b->mark_colour[cell], SUD_SIZE) != 0)
      sud_cells_add (&cells, cell);
  return cells;
}

int
sud_sheet_count (const SudSheet *sheet, SudOrigin origin)
{
  int count = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    count += sheet->origin[cell] == origin;
  return count;
}

SudCells
sud_sheet_find (const SudSheet *sheet, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS && digit != 0; cell++)
    if (sheet->digit[cell] == digit)
      sud_cells_add (&cells, cell);
  return cells;
}

void
sud_sheet_fill (SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0)
      sud_sheet_set_digit (sheet, cell, solution->digit[cell], SUD_ORIGIN_SOLVED);
}

void
sud_sheet_erase (SudSheet *sheet, SudOrigin origin)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->origin[cell] == origin)
      sud_sheet_set_digit (sheet, cell, 0, SUD_ORIGIN_BLANK);
}

SudDigits
sud_sheet_candidates (const SudSheet *sheet, int cell)
{
  SudGrid grid;

  if (sheet->digit[cell] != 0)
    return 0;
  if (sheet->centre[cell] != 0)
    return sheet->centre[cell];
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  return sud_grid_candidates (&grid, cell) & (SudDigits)~sheet->eliminated[cell];
}

SudCells
sud_sheet_filter (const SudSheet *sheet, int digit)
{
  SudCells cells = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits candidates = sud_sheet_candidates (sheet, cell);

      if (digit >= 1 && digit <= SUD_SIZE ? (candidates & SUD_DIGIT_BIT (digit)) != 0
                                          : sud_digits_count (candidates) == 2)
        sud_cells_add (&cells, cell);
    }
  return cells;
}

int
sud_sheet_get_colour (const SudSheet *sheet, int cell)
{
  return sheet->colours[cell] != 0 ? sud_digits_first (sheet->colours[cell]) : 0;
}

bool
sud_sheet_has_mark_colours (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int i = 0; i < SUD_SIZE; i++)
      if (sheet->mark_colour[cell][i] != 0)
        return true;
  return false;
}

void
sud_sheet_clean_marks (SudSheet *sheet, int cell)
{
  int digit = sheet->digit[cell];
  SudDigits others = digit != 0 ? (SudDigits)~SUD_DIGIT_BIT (digit) : SUD_ALL_DIGITS;
  /* If a peer holds the digit as well, either may be wrong. */
  bool clean = digit != 0 && !sud_cells_meet (sud_sheet_find (sheet, digit), sud_peers_of (cell));

  for (int i = 0; i < SUD_PEERS && clean; i++)
    {
      int peer = sud_cell_peers[cell][i];

      sheet->centre[peer] &= others;
      sheet->corner[peer] &= others;
      sheet->mark_colour[peer][digit - 1] = 0;
    }
}

void
sud_sheet_fill_marks (SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0)
      sheet->centre[cell] = sud_grid_candidates (&grid, cell) & (SudDigits)~sheet->eliminated[cell];
}

void
sud_sheet_clear_marks (SudSheet *sheet)
{
  memset (sheet->centre, 0, sizeof sheet->centre);
  memset (sheet->corner, 0, sizeof sheet->corner);
  memset (sheet->eliminated, 0, sizeof sheet->eliminated);
  memset (sheet->mark_colour, 0, sizeof sheet->mark_colour);
}
