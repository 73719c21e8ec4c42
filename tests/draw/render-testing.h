/* render-testing.h - pictures as pixels, for the tests of drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../sheet-testing.h"

#include "rubric-picture.h"

#define RENDER_PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define RENDER_UNSOLVABLE "12345678.........9..............................................................."

/** Returns: (transfer full): @sheet drawn as a PNG, and read back */
cairo_surface_t *render_picture (const SudSheet *sheet, const RubricRenderOptions *options, int size,
                                 gboolean transparent);

/** Returns: (transfer full): the page at one pixel a point */
cairo_surface_t *render_page (const RubricPictureRequest *request, guint number);

/** Returns: 0xAARRGGBB */
guint32 render_pixel (cairo_surface_t *surface, int x, int y);

/** How many pixels of the box have about the colour of @ink. */
guint render_count_ink (cairo_surface_t *surface, RubricInkName ink, int x, int y, int width, int height);
