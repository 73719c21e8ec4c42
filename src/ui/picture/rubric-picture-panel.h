/* rubric-picture-panel.h - a picture beside the board: the grids read from it, to be compared cell by cell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

#include <gtk/gtk.h>

/**
 * RubricPicturePanel:
 *
 * A RubricSidePanel. What was read stands in a puzzle of its own, a draft, which the board shows meanwhile: nothing
 * of what the person works on changes before the person is done with the picture.
 *
 * RubricPicturePanel::changed: the draft, its uncertain cells, or whether its corners can be put back have changed
 * RubricPicturePanel::failed: @error, a `const GError *`: the picture cannot be read
 * RubricPicturePanel::text-found: @scan, a #RubricScan: the text of a PDF file has puzzles; nothing is shown
 * RubricPicturePanel::all-wanted: @text, a #GBytes: the person wants all grids, a line each
 * RubricPicturePanel::done: the person wants the draft
 */
#define RUBRIC_TYPE_PICTURE_PANEL (rubric_picture_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricPicturePanel, rubric_picture_panel, RUBRIC, PICTURE_PANEL, GtkBox)

/**
 * rubric_picture_panel_read:
 * @file: (nullable): a picture or PDF file, or where @bytes are from
 * @bytes: (nullable): a picture or PDF file in memory; NULL: the content of @file
 * @first: the first page to look at, if @bytes are a PDF file; 0: look at all pages
 *
 * Reads the picture in a thread.
 */
void rubric_picture_panel_read (RubricPicturePanel *self, GFile *file, GBytes *bytes, int first);

/** rubric_picture_panel_get_file: Returns: (transfer none) (nullable): where the picture is from, until another one
 * is read */
GFile *rubric_picture_panel_get_file (RubricPicturePanel *self);

/** rubric_picture_panel_clear: Forgets the picture, and one that is being read. */
void rubric_picture_panel_clear (RubricPicturePanel *self);

/** rubric_picture_panel_is_corrected: Returns: whether the person has written anything into a draft */
gboolean rubric_picture_panel_is_corrected (RubricPicturePanel *self);

/** rubric_picture_panel_has_several: Returns: whether there are grids or pages besides the one shown */
gboolean rubric_picture_panel_has_several (RubricPicturePanel *self);

/**
 * rubric_picture_panel_is_worth_keeping:
 *
 * Returns: whether more would be lost than the reading of one grid: corrections, corners, other grids or pages
 */
gboolean rubric_picture_panel_is_worth_keeping (RubricPicturePanel *self);

/** rubric_picture_panel_wants_room: Returns: whether the person is to mark the corners of the grid, for which the
 * picture should be as large as possible */
gboolean rubric_picture_panel_wants_room (RubricPicturePanel *self);

/** rubric_picture_panel_step: Shows the grid beside the one shown, by @step (-1 or 1), if there is one. */
void rubric_picture_panel_step (RubricPicturePanel *self, int step);

/** rubric_picture_panel_has_neighbour: Returns: whether there is a grid beside the one shown, by @step */
gboolean rubric_picture_panel_has_neighbour (RubricPicturePanel *self, int step);

/** rubric_picture_panel_can_take: Returns: whether the draft has a digit and is not being read */
gboolean rubric_picture_panel_can_take (RubricPicturePanel *self);

/**
 * rubric_picture_panel_get_uncertain:
 *
 * Returns: the cells that were read without certainty or clash, except cells that the person has written
 */
SudCells rubric_picture_panel_get_uncertain (RubricPicturePanel *self);

/** rubric_picture_panel_confirm: Makes the digit of the compared cell certain. */
void rubric_picture_panel_confirm (RubricPicturePanel *self);

/** rubric_picture_panel_take_second: Writes the second choice into the compared cell; again: the first. */
void rubric_picture_panel_take_second (RubricPicturePanel *self);

/** rubric_picture_panel_go_on: Asks for the next uncertain cell after the one that is compared. */
void rubric_picture_panel_go_on (RubricPicturePanel *self);

/** rubric_picture_panel_can_undo: Returns: whether a digit or a corner can be taken back */
gboolean rubric_picture_panel_can_undo (RubricPicturePanel *self);

/** rubric_picture_panel_undo: Takes back what the person did last. */
void rubric_picture_panel_undo (RubricPicturePanel *self);
