/* rubric-picture-panel.h - a picture beside the board: what was read of it, cell by cell, to be compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

#include <gtk/gtk.h>

/**
 * RubricPicturePanel:
 *
 * A RubricSidePanel. What was read stands in a puzzle of its own, a draft, which the board shows meanwhile: nothing of what the person works
 * on changes before the person is done with the picture.
 *
 * RubricPicturePanel::changed: the draft, what is doubtful in it, or whether its corners can be put back is another one
 * RubricPicturePanel::failed: @error, a `const GError *`: the picture cannot be read
 * RubricPicturePanel::text: @scan, a `const RubricScan *`: there are puzzles in the text of a PDF file, and nothing is shown
 * RubricPicturePanel::done: the person wants the draft
 */
#define RUBRIC_TYPE_PICTURE_PANEL (rubric_picture_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricPicturePanel, rubric_picture_panel, RUBRIC, PICTURE_PANEL, GtkWidget)

/**
 * rubric_picture_panel_read:
 * @file: (nullable): a picture or PDF file, or where @bytes are from
 * @bytes: (nullable): those of one; NULL: those of @file
 * @first: of the pages that are looked at, where @bytes are a PDF file; 0: all of it
 *
 * Reads it in a thread.
 */
void rubric_picture_panel_read (RubricPicturePanel *self, GFile *file, GBytes *bytes, int first);

/** Returns: (transfer none) (nullable): where the picture is from, until another one is read */
GFile *rubric_picture_panel_get_file (RubricPicturePanel *self);

/** Forgets the picture, and what is on its way. */
void rubric_picture_panel_clear (RubricPicturePanel *self);

/** Returns: (transfer none): what was read, as the person has corrected it */
RubricPuzzle *rubric_picture_panel_get_draft (RubricPicturePanel *self);

/** Whether the person has written anything into it. */
gboolean rubric_picture_panel_is_corrected (RubricPicturePanel *self);

/** Whether there are other grids or pages than what is shown. */
gboolean rubric_picture_panel_has_several (RubricPicturePanel *self);

/** Whether more would be lost than the reading of one grid: corrections, corners, other grids or pages. */
gboolean rubric_picture_panel_is_worth_keeping (RubricPicturePanel *self);

/** Whether the person has to find the grid, for which the picture can't be too large. */
gboolean rubric_picture_panel_wants_room (RubricPicturePanel *self);

/** Whether what is shown is being read, or read again: the draft is not what the person wants yet. */
gboolean rubric_picture_panel_is_reading (RubricPicturePanel *self);

/** Returns: (transfer full) (nullable): all grids of the picture, a line each, as they were read and corrected; NULL where there
 * are not several, or a cell of any is to be looked at */
GBytes *rubric_picture_panel_dup_all (RubricPicturePanel *self);

/** Shows the grid beside the one that is shown, by @step. */
void rubric_picture_panel_step (RubricPicturePanel *self, int step);

/** Returns: whether there is one */
gboolean rubric_picture_panel_has_neighbour (RubricPicturePanel *self, int step);

/** Whether there is anything in the draft, and it is what the person wants. */
gboolean rubric_picture_panel_can_take (RubricPicturePanel *self);

/** The cells that were not read with certainty, or clash as they were read, less those that the person has written. */
SudCells rubric_picture_panel_get_doubtful (RubricPicturePanel *self);

/** Shows the piece of the picture that @cell, 0 to 80, was read from. */
void rubric_picture_panel_set_cell (RubricPicturePanel *self, int cell);

/** Lets what stands in the cell that is shown be certain, where it is doubtful. */
void rubric_picture_panel_confirm (RubricPicturePanel *self);

/** Writes the second choice into the cell that is shown; again: the first. */
void rubric_picture_panel_take_second (RubricPicturePanel *self);

/** Whether a corner of the grid has been moved. */
gboolean rubric_picture_panel_can_put_back (RubricPicturePanel *self);

/** Puts the corners back to where they were, with all that was read and corrected then. */
void rubric_picture_panel_put_back (RubricPicturePanel *self);

/** Whether there is anything to be taken back: a digit, or a corner. */
gboolean rubric_picture_panel_can_undo (RubricPicturePanel *self);

/** Takes back what the person did last. */
void rubric_picture_panel_undo (RubricPicturePanel *self);

/** Whether there is a digit that was taken back. */
gboolean rubric_picture_panel_can_redo (RubricPicturePanel *self);

/** Writes again what was taken back. */
void rubric_picture_panel_redo (RubricPicturePanel *self);

/** Asks for the next doubtful cell after the one that is shown. */
void rubric_picture_panel_go_on (RubricPicturePanel *self);
