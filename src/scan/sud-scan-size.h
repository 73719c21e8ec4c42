/* sud-scan-size.h - how large digits are written in their cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-cells.h"

/**
 * sud_scan_size_find:
 * @cells: whole cells
 * @window: (out): the part of a cell to look at so that digits are as large as they mostly are
 *
 * Many programs for telephones write small digits into the middle of wide cells: too small for the net, which takes them
 * for candidates.
 *
 * Returns: whether that is so; else @window is the whole cell
 */
bool sud_scan_size_find (const SudScanCells *cells, SudScanWindow *window);

/**
 * sud_scan_size_clean:
 * @cells: (inout): cut with @window
 * @window: that was found
 * @inked: (out): which had something in the place of digits, where that is at the edge; only these are set
 *
 * Leaves nothing but digits, each in the middle: what is lower, candidates and what is cut off, is taken away, and lines around.
 */
void sud_scan_size_clean (SudScanCells *cells, const SudScanWindow *window, bool inked[SUD_CELLS]);

/**
 * sud_scan_size_centre:
 * @cells: (inout): whole cells
 * @inked: (out): which have something in the place of digits; only set where they are moved
 *
 * Spreadsheets and pages set digits to the left or the right of their cells, where the net does not look for them. Moves them
 * to the middle, all by as much: also what hangs together with a line.
 *
 * Returns: whether they stood elsewhere
 */
bool sud_scan_size_centre (SudScanCells *cells, bool inked[SUD_CELLS]);
