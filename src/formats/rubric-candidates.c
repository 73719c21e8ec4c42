/* rubric-candidates.c - candidates in formats that name those ruled out, not those left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"

SudDigits
rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell)
{
  SudGrid grid;

  if (sheet->digit[cell] != 0)
    return 0;
  if (sheet->centre[cell] == 0)
    return sheet->eliminated[cell];
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  return sud_grid_candidates (&grid, cell) & ~sheet->centre[cell];
}

RubricFormatHolds
rubric_candidates_reduce (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatHolds lost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] != 0)
      {
        sheet->eliminated[cell] = rubric_candidates_get_ruled_out (sheet, cell);
        sheet->centre[cell] = 0;
        lost = RUBRIC_FORMAT_HOLDS_CENTRE;
      }
  return lost;
}
