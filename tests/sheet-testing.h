/* sheet-testing.h - a sheet of paper with a puzzle on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <glib.h>

/** The digits of @line, 81 cells, as givens. */
static inline SudSheet
sheet_of (const char *line)
{
  SudGrid grid;
  SudSheet sheet;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  return sheet;
}
