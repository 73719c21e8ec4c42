/* rubric-puzzle-commands.c - commands of a person: each makes another sheet of the current one, as one step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-private.h"

#include "sud-houses.h"

#include <string.h>

static SudCells
find_other_digits (const SudSheet *before, const SudSheet *after)
{
  SudCells cells = SUD_NO_CELLS;

  if (memcmp (before->digit, after->digit, sizeof after->digit) == 0)
    return cells;
  for (int cell = 0; cell < SUD_CELLS; cell++)
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

/* A digit that goes gives back the mark that cleaning up took from @cell for it, unless another one still sees @cell.
 * Nothing else may have happened to the mark since: the person may have changed it, or cleared all marks of @cell or
 * of the board. A step that wrote several digits was no command, but put another puzzle there. */
static void
give_mark_back (RubricPuzzle *self, SudSheet *sheet, int cell, int digit)
{
  const SudDigits bit = SUD_DIGIT_BIT (digit);
  gboolean open = ((sheet->centre[cell] | sheet->corner[cell]) & bit) == 0
                  && !sud_cells_meet (sud_sheet_find (sheet, digit), sud_peers_of (cell));
  guint n, position;
  const SudSheet *oldest = rubric_puzzle_get_history (self, &n, &position);

  for (const SudSheet *after = rubric_puzzle_get_sheet (self), *before; open && after > oldest; after = before)
    {
      SudCells written = find_other_digits (before = after - 1, after);
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
  SudCells written = SUD_NO_CELLS;
  SudSheet sheet = *rubric_puzzle_get_sheet (self), before = sheet;
  gboolean setup = rubric_puzzle_get_mode (self) == RUBRIC_MODE_SETUP;
  SudOrigin origin = setup ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED;

  g_return_val_if_fail (digit >= 0 && digit <= SUD_SIZE, FALSE);

  SUD_EACH_CELL (cell, cells)
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
    rubric_puzzle_emit_entered (self, find_other_digits (&before, &sheet));
  if (setup) /* a cell that holds another digit is no longer uncertain, until that is undone */
    rubric_puzzle_confirm (self, sud_cells_intersection (written, rubric_puzzle_get_uncertain (self)));
  rubric_puzzle_emit_written (self, written);
  return !sud_sheet_equal (&sheet, &before);
}

/* Returns: the blank cells among @cells, for only these take marks */
static SudCells
keep_blank_cells (const SudSheet *sheet, SudCells cells)
{
  SudCells blank = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, cells)
    if (sheet->digit[cell] == 0)
      sud_cells_add (&blank, cell);
  return blank;
}

/* Adds @number to the sets of @cells, or removes it if all of them have it. */
static void
toggle_in_cells (SudDigits *sets, SudCells cells, int number)
{
  const SudDigits bit = SUD_DIGIT_BIT (number);
  SudDigits all = bit;

  SUD_EACH_CELL (cell, cells)
    all &= sets[cell];
  SUD_EACH_CELL (cell, cells)
    sets[cell] = all != 0 ? sets[cell] & (SudDigits)~bit : sets[cell] | bit;
}

void
rubric_puzzle_toggle_mark (RubricPuzzle *self, SudCells cells, RubricMark mark, int digit)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);

  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE);

  toggle_in_cells (mark == RUBRIC_MARK_CENTRE ? sheet.centre : sheet.corner, keep_blank_cells (&sheet, cells), digit);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_colour (RubricPuzzle *self, SudCells cells, int colour)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);

  g_return_if_fail (colour >= 1 && colour <= SUD_COLOURS);

  toggle_in_cells (sheet.colours, cells, colour);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_toggle_mark_colour (RubricPuzzle *self, SudCells cells, int digit, int colour)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);
  gboolean all = TRUE;

  g_return_if_fail (digit >= 1 && digit <= SUD_SIZE && colour >= 1 && colour <= SUD_COLOURS);

  cells = keep_blank_cells (&sheet, cells);
  SUD_EACH_CELL (cell, cells)
    all = all && sheet.mark_colour[cell][digit - 1] == colour;
  SUD_EACH_CELL (cell, cells)
    sheet.mark_colour[cell][digit - 1] = all ? 0 : colour;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_fill_marks (RubricPuzzle *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);

  sud_sheet_fill_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_marks (RubricPuzzle *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);

  sud_sheet_clear_marks (&sheet);
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_start_over (RubricPuzzle *self)
{
  SudGrid givens = rubric_puzzle_get_grid (self, SUD_ORIGINS_GIVEN);
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &givens, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace (self, &sheet);
  rubric_puzzle_begin_stats (self);
}

/* Erases one layer: digits, else the marks that are seen, else colours. Marks below a digit wait for it to go. */
void
rubric_puzzle_erase (RubricPuzzle *self, SudCells cells)
{
  gboolean marks = FALSE;
  SudSheet sheet;
  SudCells blank;

  if (rubric_puzzle_enter (self, cells, 0))
    return;
  sheet = *rubric_puzzle_get_sheet (self);
  blank = keep_blank_cells (&sheet, cells);
  SUD_EACH_CELL (cell, blank)
    {
      marks = marks || (sheet.centre[cell] | sheet.corner[cell]) != 0;
      sheet.centre[cell] = sheet.corner[cell] = 0;
    }
  SUD_EACH_CELL (cell, marks ? SUD_NO_CELLS : cells)
    sheet.colours[cell] = 0;
  rubric_puzzle_replace (self, &sheet);
}

void
rubric_puzzle_clear_answers (RubricPuzzle *self)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self);

  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self, &sheet);
}
