/* sud-scan-quads.h - four-sided outlines in a map, that may be the edge of a grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-parts.h"

enum
{
  SUD_SCAN_MAX_QUADS = 32, /* of one threshold */
};

typedef struct
{
  SudScanPoint corner[4];
} SudScanQuad;

/**
 * sud_scan_quads_find:
 * @parts: of the map
 * @quads: (out): SUD_SCAN_MAX_QUADS of them, the corners in pixels of the map and in order
 *
 * Finds the parts that span enough of the map and puts four corners to their outlines: one with as much of the outline
 * inside as four of its points can have, and, where that leaves much outside, one whose sides are the longest of the
 * outline, made to meet: so are grids without a frame, or with round corners, found.
 *
 * Returns: how many there are
 */
int sud_scan_quads_find (const SudScanParts *parts, const atomic_bool *cancel, SudScanQuad *quads);

/**
 * sud_scan_quad_inscribe:
 * @hull: an outline of @n corners, at least 4
 *
 * The largest quad between corners of an outline.
 */
SudScanQuad sud_scan_quad_inscribe (const SudScanPoint *hull, int n);

/**
 * sud_scan_quad_extend:
 * @quad: (out): where the four longest sides of the outline meet
 *
 * Returns: false where they do not enclose it well
 */
bool sud_scan_quad_extend (const SudScanPoint *hull, int n, SudScanQuad *quad);
