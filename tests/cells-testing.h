/* cells-testing.h - cells as tests write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cells.h"

/** @names: row and column, from 1, of each cell: "1159" */
static inline SudCells
cells_of (const char *names)
{
  SudCells cells = SUD_NO_CELLS;

  for (const char *at = names; *at != '\0'; at += 2)
    sud_cells_add (&cells, sud_cell (at[0] - '1', at[1] - '1'));
  return cells;
}
