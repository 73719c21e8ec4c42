/* sud-scan-covered.h - where something lies on a grid: its lines stop there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-lattice.h"

#include "sud-grid.h"

/**
 * sud_scan_covered_find:
 * @covered: (inout): set to true for cells at whose edge a line stops that is seen clearly elsewhere
 *
 * A dialog, a finger or a blot may hide a digit: what is left looks like a blank. It mostly hides part of a line, too.
 */
void sud_scan_covered_find (const SudScanPicture *picture, const SudScanLattice *lattice, bool covered[SUD_CELLS]);
