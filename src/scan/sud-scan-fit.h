/* sud-scan-fit.h - from four rough corners to a lattice that lies on the lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-canvas.h"

/**
 * sud_scan_fit:
 * @corners: in pixels of the first map, within a third of a cell, in order
 * @sign: 1 where lines are dark, -1 where they are bright
 * @canvas: room to work in
 * @lattice: (out): the best that there is, in pixels of the first map, with its score
 *
 * Returns: false where the corners make no grid
 */
bool sud_scan_fit (const SudScanContrast *contrast, const SudScanPoint corners[4], int sign, SudScanCanvas *canvas,
                   SudScanLattice *lattice);
