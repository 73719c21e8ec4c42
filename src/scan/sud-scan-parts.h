/* sud-scan-parts.h - what hangs together in a map: parts of pixels that touch one another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-contrast.h"

enum
{
  /* No two pixels that begin a part touch: one in each square of four at most. */
  SUD_SCAN_MAX_PARTS = ((SUD_SCAN_WORK + 1) / 2) * ((SUD_SCAN_WORK + 1) / 2),
};

/* What a part of pixels spans; both ends are inside. */
typedef struct
{
  uint16_t left;
  uint16_t top;
  uint16_t right;
  uint16_t bottom;
} SudScanBox;

/**
 * SudScanParts:
 * @width: pixels of a row
 * @height: rows
 * @label: of each pixel its part, -1 where it belongs to none
 * @parent: of each part one that it hangs together with, or itself
 * @box: of each part that is its own parent
 * @count: how many parts were begun
 */
typedef struct
{
  int width;
  int height;
  int32_t label[SUD_SCAN_WORK * SUD_SCAN_WORK];
  int32_t parent[SUD_SCAN_MAX_PARTS];
  SudScanBox box[SUD_SCAN_MAX_PARTS];
  int count;
} SudScanParts;

/**
 * sud_scan_parts_find:
 * @threshold: above 0: pixels whose value is at least as much belong to parts
 * @sign: 1 for what is dark, -1 for what is bright
 *
 * Finds the parts of a map. Pixels that touch at a corner hang together.
 */
void sud_scan_parts_find (SudScanParts *self, const SudScanMap *map, float threshold, int sign);

/**
 * sud_scan_parts_outline:
 * @part: one that is its own parent
 * @points: (out): room for two points of each of its rows: the outermost
 *
 * Returns: how many points there are
 */
int sud_scan_parts_outline (const SudScanParts *self, int part, SudScanPoint *points);
