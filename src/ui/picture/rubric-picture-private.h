/* rubric-picture-private.h - the parts of the picture panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image.h"
#include "rubric-scan.h"

#include <gtk/gtk.h>

/**
 * RubricImageView:
 *
 * A picture with the grid that was found in it, whose corners can be moved.
 *
 * RubricImageView::cell-wanted: @cell, 0 to 80: the person has clicked there
 * RubricImageView::quad-moved: the person has moved a corner, and lets go of it
 */
#define RUBRIC_TYPE_IMAGE_VIEW (rubric_image_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricImageView, rubric_image_view, RUBRIC, IMAGE_VIEW, GtkWidget)

/** rubric_image_view_set_image: Shows @image (nullable), without a grid. */
void rubric_image_view_set_image (RubricImageView *self, RubricImage *image);

/** rubric_image_view_set_grid: Shows where @grid stands; NULL: nowhere yet, and its corners are to be set. */
void rubric_image_view_set_grid (RubricImageView *self, const SudScan *grid);

/** rubric_image_view_shows_grid: Returns: whether the corners stand where the grid was found: nobody has moved them */
gboolean rubric_image_view_shows_grid (RubricImageView *self);

/** rubric_image_view_set_whole: Shows all of the picture; else, as at first, only the grid with a margin, if any. */
void rubric_image_view_set_whole (RubricImageView *self, gboolean whole);

/** rubric_image_view_can_zoom: Returns: whether the grid is so small that all of the picture is another view */
gboolean rubric_image_view_can_zoom (RubricImageView *self);

/** rubric_image_view_set_cells: Marks the cells that are not certain, and the one that is compared, 0 to 80. */
void rubric_image_view_set_cells (RubricImageView *self, SudCells uncertain, int current);

/** rubric_image_view_get_quad: Returns: (transfer none): the corners in pixels of the picture, clockwise from cell 0 */
const SudScanPoint *rubric_image_view_get_quad (RubricImageView *self);

/**
 * rubric_image_cut_cell:
 * @grid: one of @image
 *
 * Returns: (transfer full): the piece of the picture that @cell, 0 to 80, was read from: @side pixels square
 */
GdkTexture *rubric_image_cut_cell (const RubricImage *image, const SudScan *grid, int cell, int side);

/**
 * RubricPicturePages:
 *
 * A sentence about what was left out of a PDF file, and a button that looks at the next pages while the person works on
 * what has been found. It is hidden if nothing was left out.
 *
 * RubricPicturePages::found: @scan, a #RubricScan: of the next pages. The handler calls
 * rubric_picture_pages_set()
 */
#define RUBRIC_TYPE_PICTURE_PAGES (rubric_picture_pages_get_type ())
G_DECLARE_FINAL_TYPE (RubricPicturePages, rubric_picture_pages, RUBRIC, PICTURE_PAGES, GtkBox)

/**
 * rubric_picture_pages_set:
 * @scan: of the first pages, or of the next
 * @n_grids: how many grids of it are shown
 * @n_answers: how many were left out as solutions, besides those that @scan counts
 */
void rubric_picture_pages_set (RubricPicturePages *self, const RubricScan *scan, int n_grids, int n_answers);

/** rubric_picture_pages_has_several: Returns: whether the file has several pages */
gboolean rubric_picture_pages_has_several (RubricPicturePages *self);

/** rubric_picture_pages_clear: Forgets the file, and ends looking at more of it. */
void rubric_picture_pages_clear (RubricPicturePages *self);

/** rubric_picture_drafts_new: Returns: (transfer full): nothing is kept of any of @n grids; g_array_unref() frees it */
GArray *rubric_picture_drafts_new (guint n);

/** rubric_picture_drafts_keep: Keeps @sheet, grid @index as corrected in @touched cells; none: nothing is kept. */
void rubric_picture_drafts_keep (GArray *self, guint index, const SudSheet *sheet, SudCells touched);

/**
 * rubric_picture_drafts_take:
 * @sheet: (inout): what was kept of grid @index, which is kept no more; untouched if that is nothing
 *
 * Returns: which cells have been corrected
 */
SudCells rubric_picture_drafts_take (GArray *self, guint index, SudSheet *sheet);

/** rubric_picture_drafts_begin: Keeps @grid, what grid @index was before it is read anew, and its corrections. */
void rubric_picture_drafts_begin (GArray *self, guint index, const SudScan *grid);

/** rubric_picture_drafts_has_before: Returns: whether there is something to go back to */
gboolean rubric_picture_drafts_has_before (const GArray *self, guint index);

/** rubric_picture_drafts_go_back: Sets @grid to what grid @index was, whose corrections are those of then again. */
void rubric_picture_drafts_go_back (GArray *self, guint index, SudScan *grid);

/** rubric_picture_drafts_any: Returns: whether anything is kept */
gboolean rubric_picture_drafts_any (const GArray *self);

/**
 * rubric_picture_find_uncertain:
 * @now: what stands in the grid now
 *
 * Returns: the cells of @grid that were not read with certainty, or clash: what clashes was misread somewhere, however
 *   certain each of it looks, until the person has put it right
 */
SudCells rubric_picture_find_uncertain (const SudScan *grid, const SudGrid *now);

/**
 * RubricPictureShown:
 * @index: which grid is shown, and not among the drafts
 * @digits: its givens as the person has corrected them
 * @uncertain: its cells that are still to be looked at
 */
typedef struct
{
  guint index;
  SudGrid digits;
  SudCells uncertain;
} RubricPictureShown;

/**
 * rubric_picture_drafts_dup_lines:
 * @found: of #RubricScanFound, as many as there are drafts
 * @taken: whether the person takes them; else it is asked whether that may be, and entries are not looked for in vain
 *
 * A list shows nobody the picture beside it. So there is none as long as any cell is to be looked at.
 *
 * Returns: (transfer full) (nullable): a line for each grid; NULL if there are not several, or a cell is uncertain
 */
GBytes *rubric_picture_drafts_dup_lines (GArray *self, const GArray *found, const RubricPictureShown *shown,
                                         gboolean taken);
