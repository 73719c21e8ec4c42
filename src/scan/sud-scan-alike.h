/* sud-scan-alike.h - whether a digit looks like the others of its kind in the same grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-readings.h"

/**
 * sud_scan_alike_weigh:
 * @cells: as they stand in the picture
 * @costs: (inout): of the same cells, what the net says of each by itself
 *
 * What a cell may be by itself, but looks unlike the digits of that kind that are plain elsewhere in the grid, becomes
 * dearer.
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_alike_weigh (const SudScanCells *cells, const atomic_bool *cancel, SudScanCosts *costs);
