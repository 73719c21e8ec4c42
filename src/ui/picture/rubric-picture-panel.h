/* rubric-picture-panel.h - a picture beside the board: the grids that were read of it, cell by cell, to be compared
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
 * RubricPicturePanel::text: @scan, a #RubricScan: there are puzzles in the text of a PDF file, and nothing
 * is shown
 * RubricPicturePanel::all: @text, a #GBytes: the person wants all grids, a line each
 * RubricPicturePanel::done: the person wants the draft
 */
#define RUBRIC_TYPE_PICTURE_PANEL (rubric_picture_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricPicturePanel, rubric_picture_panel, RUBRIC, PICTURE_PANEL, GtkBox)

/**
 * rubric_picture_panel_read:
 * @file: (nullable): a picture or PDF file, or where @bytes are from
 * @bytes: (nullable): those of one; NULL: those of @file
 * @first: of the pages that are looked at, if @bytes are a PDF file; 0: all of it
 *
 * Reads it in a thread.
 */
void rubric_picture_panel_read (RubricPicturePanel *self, GFile *file, GBytes *bytes, int first);

/** rubric_picture_panel_get_file: Returns: (transfer none) (nullable): where the picture is from, until another one
 * is read */
GFile *rubric_picture_panel_get_file (RubricPicturePanel *self);

/** rubric_picture_panel_clear: Forgets the picture, and what is on its way. */
void rubric_picture_panel_clear (RubricPicturePanel *self);

/** rubric_picture_panel_is_corrected: Returns: whether the person has written anything into a draft */
gboolean rubric_picture_panel_is_corrected (RubricPicturePanel *self);

/** rubric_picture_panel_has_several: Returns: whether there are other grids or pages than what is shown */
gboolean rubric_picture_panel_has_several (RubricPicturePanel *self);

/**
 * rubric_picture_panel_is_worth_keeping:
 *
 * Returns: whether more would be lost than the reading of one grid: corrections, corners, other grids or pages
 */
gboolean rubric_picture_panel_is_worth_keeping (RubricPicturePanel *self);

/** rubric_picture_panel_wants_room: Returns: whether the person has to find the grid: no picture is too large for it */
gboolean rubric_picture_panel_wants_room (RubricPicturePanel *self);

/** rubric_picture_panel_step: Shows the grid beside the one that is shown, by @step, if there is one. */
void rubric_picture_panel_step (RubricPicturePanel *self, int step);

/** rubric_picture_panel_has_neighbour: Returns: whether there is one */
gboolean rubric_picture_panel_has_neighbour (RubricPicturePanel *self, int step);

/** rubric_picture_panel_can_take: Returns: whether there is anything in the draft, and nothing of it is being read */
gboolean rubric_picture_panel_can_take (RubricPicturePanel *self);

/**
 * rubric_picture_panel_get_uncertain:
 *
 * Returns: the cells that were not read with certainty, or clash as they were read, but those that the person has
 * written
 */
SudCells rubric_picture_panel_get_uncertain (RubricPicturePanel *self);

/** rubric_picture_panel_confirm: Makes what stands in the compared cell certain, if it is not. */
void rubric_picture_panel_confirm (RubricPicturePanel *self);

/** rubric_picture_panel_take_second: Writes the second choice into the compared cell; again: the first. */
void rubric_picture_panel_take_second (RubricPicturePanel *self);

/** rubric_picture_panel_go_on: Asks for the next uncertain cell after the one that is compared. */
void rubric_picture_panel_go_on (RubricPicturePanel *self);

/** rubric_picture_panel_can_undo: Returns: whether there is anything to be taken back: a digit, or a corner */
gboolean rubric_picture_panel_can_undo (RubricPicturePanel *self);

/** rubric_picture_panel_undo: Takes back what the person did last. */
void rubric_picture_panel_undo (RubricPicturePanel *self);
