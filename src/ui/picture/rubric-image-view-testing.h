/* rubric-image-view-testing.h - the corners in the view of a picture, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-picture-private.h"

/** rubric_image_view_get_corner: Sets @x and @y to where @corner, 0 to 3, is in the widget. */
void rubric_image_view_get_corner (RubricImageView *self, int corner, double *x, double *y);

/** rubric_image_view_move_corner: Moves @corner, 0 to 3, by pixels of the picture, as the keys do. */
void rubric_image_view_move_corner (RubricImageView *self, int corner, double dx, double dy);
