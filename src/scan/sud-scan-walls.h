/* sud-scan-walls.h - whether the heavy lines of a grid draw other regions than boxes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan.h"

/**
 * sud_scan_is_jigsaw:
 * @scan: read of @picture
 *
 * Looks at the 144 pieces of lines between two cells of the grid. A jigsaw is one only where it is sure: some are heavier than
 * all others, and draw nine regions of nine cells, which are not the boxes, and nothing else.
 */
bool sud_scan_is_jigsaw (const SudScanPicture *picture, const SudScan *scan);
