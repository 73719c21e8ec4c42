/* rubric-image-piece.h - the piece of a picture that a cell was read from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "sud-scan.h"

#include <gdk/gdk.h>

/** Returns: (transfer full): what stands in @cell, 0 to 80, of @grid, which is one of @image: @side pixels square */
GdkTexture *rubric_image_cut_piece (const RubricImage *image, const SudScan *grid, int cell, int side);
