/* sud-scan-locate.h - where there may be grids in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-canvas.h"
#include "sud-scan-parts.h"

enum
{
  SUD_SCAN_MAX_LATTICES = 64,
};

/**
 * SudScanLocate:
 * @contrast: the maps of the picture
 * @parts: room for what hangs together in them
 * @canvas: room for a grid laid straight
 * @lattice: what was found, in pixels of the picture, the best score first
 * @n: how many
 */
typedef struct
{
  SudScanContrast contrast;
  SudScanParts parts;
  SudScanCanvas canvas;
  SudScanLattice lattice[SUD_SCAN_MAX_LATTICES];
  int n;
} SudScanLocate;

/**
 * sud_scan_locate_find:
 *
 * Looks for grids in @picture, first with dark lines, then, if none of these is clear, with bright ones.
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_locate_find (SudScanLocate *self, const SudScanPicture *picture, const atomic_bool *cancel);

/**
 * sud_scan_locate_thin:
 *
 * Looks once more, for thin lines alone, in the picture that was looked at: the edge of a bright grid in a dark window, or
 * the other way round, seems to hang together with what is beside it, or to be where it is not.
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_locate_thin (SudScanLocate *self, const atomic_bool *cancel);

/**
 * sud_scan_locate_corners:
 * @corners: of a grid, in order, in pixels of @picture
 *
 * Puts a lattice to corners that somebody knows: as if its lines were dark, as if they were bright, and, last, just as
 * the corners say; there is none where they make no grid.
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_locate_corners (SudScanLocate *self, const SudScanPicture *picture, const SudScanPoint corners[4],
                              const atomic_bool *cancel);
