/* rubric-uncertain-cells.c - cells of a puzzle that may have been misread, for as long as they hold what was read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-uncertain-cells.h"

enum
{
  ANOTHER = 9, /* so many cells that differ make it another puzzle */
};

static bool
still_holds (const SudSheet *sheet, const SudSheet *read, int cell)
{
  return sheet->digit[cell] == read->digit[cell]
         || (read->digit[cell] == 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN);
}

SudCells
rubric_uncertain_cells_find (const RubricUncertainCells *self, const SudSheet *sheet)
{
  SudCells doubted = self->cells;
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (!still_holds (sheet, &self->read, cell))
      {
        sud_cells_remove (&doubted, cell);
        n++;
      }
  return n < ANOTHER ? doubted : SUD_NO_CELLS;
}
