/* rubric-puzzle-commands.c - what a person does to the puzzle: each command is one step that can be undone
 *
 * A command makes another sheet of the current one and puts it in its place; only a digit that goes asks the history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle.h"
#include "sud-houses.h"

#include <string.h>

static SudCells
cells_with_other_digits (const SudSheet *before, const SudSheet *after)
{
  SudCells cells = SUD_NO_CELLS;
  const int n = memcmp (before->digit, after->digit, sizeof after->digit) == 0 ? 0 : SUD_CELLS;

  for (int cell = 0; cell < n; cell++)
    if (after->digit[cell] != before->digit[cell])
      sud_cells_add (&cells, cell);
  return cells;
}

static gboolean
has_marks (const SudSheet *sheet)
{
  SudDigits all = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    all |= sheet->centre[cell] | sheet->corner[cell];
  return all != 0;
}

/* A digit that goes gives back the mark that cleaning up took from @cell for it, unless another one still sees @cell. That
 * must be the last that happened to the mark: not so if the person has changed it since, or cleared all marks, of @cell or of
 * the board. A step that wrote several digits was no command, but put another puzzle there. */
static void
give_mark_back (RubricPuzzle *self, SudSheet *sheet, int cell, int digit)
{
  const SudDigits bit = SUD_DIGIT_BIT (digit);
  gboolean open = ((sheet->centre[cell] | sheet->corner[cell]) & bit) == 0
                  && !sud_cells_meet (sud_sheet_find (sheet, digit), sud_peers_of (cell));
  guint n, position;
  const SudSheet *sheets = rubric_puzzle_get_history (self, &n, &position);

  for (const SudSheet *after = &sheets[position], *before; open && after > sheets; after = before)
    {
      SudCells written = cells_with_other_digits (before = after - 1, after);
      SudDigits had = before->centre[cell] | before->corner[cell], has = after->centre[cell] | after->corner[cell];
      SudDigits digits = 0;

      SUD_EACH_CELL (other, written)
        digits |= (1u << after->digit[other]) >> 1;
      open = (had & bit) == 0 && sud_digits_count (digits) <= 1 && (digits != 0 || had == 0 || has != 0)
             && (digits != 0 || has_marks (after) || !has_marks (before));
      written = sud_cells_intersection (written, sud_sheet_find (after, digit));
      if ((had & bit) == 0 || digits != bit || !sud_cells_meet (written, sud_peers_of (cell)))
        continue;
      sheet->centre[cell] |= before->centre[cell] & bit;
      sheet->corner[cell] |= before->corner[cell] & bit;
      sheet->mark_colour[cell][digit - 1] = before->mark_colour[cell][digit - 1];
    }
}

gboolean
rubric_puzzle_enter (RubricPuzzle *self, SudCells cells, int digit)
{
  gboolean setup = rubric_puzzle_get_mode (self) == RUBRIC_MODE_SETUP;
  SudOrigin origin = setup ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED;
  SudCells written = SUD_NO_CELLS;
  SudSheet sheet, before;

  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), FALSE);
  g_return_val_if_fail (digit >= 0 && digit <= SUD_SIZE, FALSE);

  before = sheet = *rubric_puzzle_get_sheet (self);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (setup || sheet.origin[cell] != SUD_ORIGIN_GIVEN)
      {
        sud_cells_add (&written, cell);
        sud_sheet_set_digit (&sheet, cell, digit, origin);
      }
  if (setup && !sud_sheet_equal (&sheet, &before))
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  SUD_EACH_CELL (cell, written)
    SUD_EACH_CELL (peer, before.digit[cell] == 0 ? SUD_NO_CELLS : sud_peers_of (cell))
      give_mark_back (self, &sheet, peer, before.digit[cell]);
  SUD_EACH_CELL (cell, rubric_puzzle_get_clean_marks (self) ? written : SUD_NO_CELLS)
    sud_sheet_clean_marks (&sheet, cell);
  rubric_puzzle_replace (self, &sheet);
  if (!setup && digit != 0)
    rubric_puzzle_tell_entered (self, cells_with_other_digits (&before, &sheet));
  rubric_puzzle_tell_written (self, written);
  return !sud_sheet_equal (&sheet, &before);
}

/* The blank cells among @cells: only they take marks. */
static SudCells
blank_cells (const SudSheet *sheet, SudCells cells)
{
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (sheet->digit[cell] != 0)
      sud_cells_remove (&cells, cell);
  return cells;
}

void
rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit)
{
  SudSheet sheet;
  SudDigits *marks, bit, all;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);

  bit = all = SUD_DIGIT_BIT (digit);
  sheet = *rubric_puzzle_get_sheet (self);
  marks = mark == RUBRIC_MARK_CENTRE ? sheet.centre : sheet.corner;
  cells = blank_cells (&sheet, cells);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all &= marks[cell];
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    marks[cell] = all != 0 ? marks[cell] & (SudDigits)~bit : marks[cell] | bit;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour)
{
  SudSheet sheet;
  SudDigits bit;
  gboolean all = TRUE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *rubric_puzzle_get_sheet (self);
  bit = SUD_DIGIT_BIT (colour);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all = all && (sheet.colours[cell] & bit) != 0;
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    sheet.colours[cell] = all ? sheet.colours[cell] & (SudDigits)~bit : sheet.colours[cell] | bit;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour)
{
  SudSheet sheet;
  gboolean all = TRUE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));
  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);
  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  sheet = *rubric_puzzle_get_sheet (self);
  cells = blank_cells (&sheet, cells);
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    all = all && sheet.mark_colour[cell][digit - 1] == colour;
  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    sheet.mark_colour[cell][digit - 1] = all ? 0 : colour;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_fill_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_marks (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_clear_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_start_over (RubricPuzzle *self)
{
  SudSheet sheet;
  SudGrid givens;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  givens = sud_sheet_get_grid (rubric_puzzle_get_sheet (self), SUD_ORIGINS_GIVEN);
  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace (self, &sheet);
  rubric_puzzle_begin_stats (self);
}

/* By layers: digits, then the marks that are seen, then colours. Marks below a digit wait for it to go. */
void
rubric_puzzle_erase (RubricPuzzle *self, SudCells cells)
{
  SudSheet sheet;
  SudCells blank;
  gboolean marks = FALSE;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  if (rubric_puzzle_enter (self, cells, 0))
    return;
  sheet = *rubric_puzzle_get_sheet (self);
  blank = blank_cells (&sheet, cells);
  for (int cell = sud_cells_next (blank, 0); cell >= 0; cell = sud_cells_next (blank, cell + 1))
    {
      marks = marks || (sheet.centre[cell] | sheet.corner[cell]) != 0;
      sheet.centre[cell] = sheet.corner[cell] = 0;
    }
  for (int cell = sud_cells_next (cells, 0); cell >= 0 && !marks; cell = sud_cells_next (cells, cell + 1))
    sheet.colours[cell] = 0;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill (RubricPuzzle *self, const SudGrid *solution)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  sud_sheet_fill (&sheet, solution);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_answers (RubricPuzzle *self)
{
  SudSheet sheet;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  sheet = *rubric_puzzle_get_sheet (self);
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self, &sheet);
}
