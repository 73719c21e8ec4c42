/* sud-scan-unseen.h - which cells of a lattice cannot be seen whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-cells.h"

/**
 * sud_scan_unseen_find:
 * @cells: whole cells of @lattice
 * @unseen: (out): those whose middle is not all in the picture, those that something lies on, and, where no lines are seen,
 *   those with ink across their edge: a person has to look at them, also where nothing was read
 */
void sud_scan_unseen_find (const SudScanCells *cells, const SudScanPicture *picture, const SudScanLattice *lattice,
                           bool unseen[SUD_CELLS]);
