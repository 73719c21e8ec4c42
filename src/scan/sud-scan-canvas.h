/* sud-scan-canvas.h - a grid laid straight, and where its lines really are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-contrast.h"
#include "sud-scan-lattice.h"

enum
{
  SUD_SCAN_CELL = 24,   /* pixels of a cell of the canvas */
  SUD_SCAN_MARGIN = 12, /* pixels around the grid */
  SUD_SCAN_CANVAS = 9 * SUD_SCAN_CELL + 2 * SUD_SCAN_MARGIN,
};

/**
 * SudScanCanvas:
 * @value: contrast where it should be above 0 on lines, row by row; line k is between the pixels before and at
 *   SUD_SCAN_MARGIN + SUD_SCAN_CELL * k
 */
typedef struct
{
  float value[SUD_SCAN_CANVAS * SUD_SCAN_CANVAS];
} SudScanCanvas;

/**
 * SudScanOffsets:
 * @offset: at each crossing how far the line is from where it should be, in cells: across for lines from above to below
 *   [0], down for the others [1]
 * @weight: how clearly it is seen there; 0 = not at all
 */
typedef struct
{
  double offset[2][100];
  double weight[2][100];
} SudScanOffsets;

/** Lays the grid that @lattice says is in the maps straight. */
void sud_scan_canvas_draw (SudScanCanvas *self, const SudScanContrast *contrast, const SudScanLattice *lattice);

/** Looks for lines up to @window cells from where they should be. */
void sud_scan_canvas_measure (const SudScanCanvas *self, double window, SudScanOffsets *offsets);

/**
 * sud_scan_canvas_score:
 * @inside: (out) (nullable): how much is seen of the poorest line inside, 0 to 1
 *
 * How well 20 lines stand where they should, and nothing like them between.
 *
 * Returns: at most 1; below 0.15 there is no grid, above 0.85 it is sure
 */
double sud_scan_canvas_score (const SudScanCanvas *self, double *inside);
