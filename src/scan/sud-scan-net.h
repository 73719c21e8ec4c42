/* sud-scan-net.h - which digit stands in a cell, by its looks alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-cells.h"

enum
{
  SUD_SCAN_VALUES = 10, /* what a cell can hold: 0 = blank, 1 to 9 */

  SUD_SCAN_CHANNELS1 = 8,
  SUD_SCAN_CHANNELS2 = 16,
  SUD_SCAN_CHANNELS3 = 24,
  SUD_SCAN_HIDDEN = 48,
};

/**
 * SudScanNet:
 *
 * What was learned, unpacked. A cell goes through three convolutions, each followed by the maximum of squares of four
 * pixels, and two full layers; no value but the last is below 0:
 *
 *     28 x 28 x 1 -- 5 x 5 --> 14 x 14 x 8 -- 3 x 3 --> 7 x 7 x 16 -- 3 x 3 --> 3 x 3 x 24 ----> 48 ----> 10
 *
 * Weights lie as [row][column][channel in][channel out], so that those of one input stand side by side.
 */
typedef struct
{
  float conv1[5 * 5 * SUD_SCAN_CHANNELS1];
  float conv2[3 * 3 * SUD_SCAN_CHANNELS1 * SUD_SCAN_CHANNELS2];
  float conv3[3 * 3 * SUD_SCAN_CHANNELS2 * SUD_SCAN_CHANNELS3];
  float full1[3 * 3 * SUD_SCAN_CHANNELS3 * SUD_SCAN_HIDDEN];
  float full2[SUD_SCAN_HIDDEN * SUD_SCAN_VALUES];
} SudScanNet;

void sud_scan_net_unpack (SudScanNet *self);

/**
 * sud_scan_net_read:
 * @cell: SUD_SCAN_CELL_PIXELS values as in #SudScanCells
 * @costs: (out): of each value minus the logarithm of its probability: 0 = certain
 */
void sud_scan_net_read (const SudScanNet *self, const float *cell, float costs[SUD_SCAN_VALUES]);
