/* rubric-photo-view.h - a picture with the grid that was found in it, whose corners can be moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "sud-scan.h"

#include <gtk/gtk.h>

/**
 * RubricPhotoView:
 *
 * RubricPhotoView::cell-wanted: @cell, 0 to 80: the person has clicked there
 * RubricPhotoView::quad-moved: the person has moved a corner, and lets go of it
 */
#define RUBRIC_TYPE_PHOTO_VIEW (rubric_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricPhotoView, rubric_photo_view, RUBRIC, PHOTO_VIEW, GtkWidget)

/** Shows @photo (nullable), without a grid. */
void rubric_photo_view_set_photo (RubricPhotoView *self, RubricImage *photo);

/** Shows where @grid (nullable, copied) stands; NULL: nowhere yet, and its corners are to be set. */
void rubric_photo_view_set_grid (RubricPhotoView *self, const SudScan *grid);

/** Whether the corners stand where the grid was found: nobody has moved them since. */
gboolean rubric_photo_view_shows_grid (RubricPhotoView *self);

/** Shows all of the picture, or, at first, only the grid with a margin around it, where there is one. */
void rubric_photo_view_set_whole (RubricPhotoView *self, gboolean whole);

/** Whether there is a grid so small that to see it alone is another view than to see all of the picture. */
gboolean rubric_photo_view_can_zoom (RubricPhotoView *self);

/** Tells where @corner, 0 to 3, is in the widget. Returns: FALSE where there is no picture */
gboolean rubric_photo_view_get_corner (RubricPhotoView *self, int corner, double *x, double *y);

/** Marks the cells that are not certain, and the one that is looked at, 0 to 80. */
void rubric_photo_view_set_cells (RubricPhotoView *self, SudCells doubtful, int current);

/** Returns: (transfer none): four corners, in pixels of the picture, clockwise from where the first cell is */
const SudScanPoint *rubric_photo_view_get_quad (RubricPhotoView *self);

/** Moves @corner, 0 to 3, by pixels of the picture, as the keys do. */
void rubric_photo_view_move_corner (RubricPhotoView *self, int corner, double dx, double dy);
