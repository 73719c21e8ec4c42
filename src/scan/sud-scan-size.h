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

/** Leaves nothing but digits in @cells cut with a window that was found, each in the middle: what is lower, candidates and what
 * is cut off, is taken away. */
void sud_scan_size_clean (SudScanCells *cells);
