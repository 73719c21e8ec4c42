/* rubric-image-view.h - a picture with the grid that was found in it, whose corners can be moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "sud-scan.h"

#include <gtk/gtk.h>

/**
 * RubricImageView:
 *
 * RubricImageView::cell-wanted: @cell, 0 to 80: the person has clicked there
 * RubricImageView::quad-moved: the person has moved a corner, and lets go of it
 */
#define RUBRIC_TYPE_IMAGE_VIEW (rubric_image_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricImageView, rubric_image_view, RUBRIC, IMAGE_VIEW, GtkWidget)

/** Shows @image (nullable), without a grid. */
void rubric_image_view_set_image (RubricImageView *self, RubricImage *image);

/** Shows where @grid (nullable, copied) stands; NULL: nowhere yet, and its corners are to be set. */
void rubric_image_view_set_grid (RubricImageView *self, const SudScan *grid);

/** Whether the corners stand where the grid was found: nobody has moved them since. */
gboolean rubric_image_view_shows_grid (RubricImageView *self);

/** Shows all of the picture, or, at first, only the grid with a margin around it, where there is one. */
void rubric_image_view_set_whole (RubricImageView *self, gboolean whole);

/** Whether there is a grid so small that to see it alone is another view than to see all of the picture. */
gboolean rubric_image_view_can_zoom (RubricImageView *self);

/** Tells where @corner, 0 to 3, is in the widget. Returns: FALSE where there is no picture */
gboolean rubric_image_view_get_corner (RubricImageView *self, int corner, double *x, double *y);

/** Marks the cells that are not certain, and the one that is looked at, 0 to 80. */
void rubric_image_view_set_cells (RubricImageView *self, SudCells doubtful, int current);

/** Returns: (transfer none): four corners, in pixels of the picture, clockwise from where the first cell is */
const SudScanPoint *rubric_image_view_get_quad (RubricImageView *self);

/** Moves @corner, 0 to 3, by pixels of the picture, as the keys do. */
void rubric_image_view_move_corner (RubricImageView *self, int corner, double dx, double dy);
