/* sud-scan-cells.h - the 81 cells of a grid as small pictures in which only what is written differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-lattice.h"

#include "sud-grid.h"

enum
{
  SUD_SCAN_CELL_SIDE = 28,
  SUD_SCAN_CELL_PIXELS = SUD_SCAN_CELL_SIDE * SUD_SCAN_CELL_SIDE,
};

/**
 * SudScanCells:
 * @value: of each cell its pixels, row by row: 0 where the paper is bare, about 1 where there is ink, -0.5 to 1.5
 * @murky: which cells may have something on a ground of their own that cannot be told from noise
 * @strength: of each cell how strong its ink is against that of most digits: about 1, less where it is pale
 */
typedef struct
{
  float value[SUD_CELLS][SUD_SCAN_CELL_PIXELS];
  bool murky[SUD_CELLS];
  float strength[SUD_CELLS];
} SudScanCells;

/**
 * SudScanWindow:
 * @left: from the left edge of a cell, in cells
 * @top: from its upper edge
 * @side: 1 is the whole cell
 *
 * The part of each cell that is cut out.
 */
typedef struct
{
  double left;
  double top;
  double side;
} SudScanWindow;

/**
 * sud_scan_cells_cut:
 * @self: (out): the cells of @picture in the order that they stand in it
 * @window: (nullable): the part of each; NULL is all of it
 * @flipped: whether ink is bright where it seems to be dark, and the other way round
 *
 * Cuts all cells out, as large as one another, and evens out light, ink and paper: whether a grid is black on white,
 * white on black, red on yellow or in the shade.
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_cells_cut (SudScanCells *self, const SudScanPicture *picture, const SudScanLattice *lattice,
                         const SudScanWindow *window, bool flipped, const atomic_bool *cancel);

/** One cell as it looks when the picture is turned by a quarter clockwise @turns times, 0 to 3. */
void sud_scan_cells_turn (const float *cell, int turns, float *turned);
