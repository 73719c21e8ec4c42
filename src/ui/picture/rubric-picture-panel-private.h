/* rubric-picture-panel-private.h - what the files of the picture panel share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-image-view.h"
#include "rubric-picture-drafts.h"
#include "rubric-picture-pages.h"
#include "rubric-picture-panel.h"
#include "rubric-scan.h"

struct _RubricPicturePanel
{
  GtkWidget parent_instance;

  RubricJobs *jobs;
  GFile *file;    /* nullable: the picture has no name */
  GArray *found;  /* of RubricScanFound; nullable: nothing has been read */
  GArray *drafts; /* of those that are not shown; NULL with @found */
  guint chosen;   /* of them, the one that is shown */
  guint moved;    /* of them, the one that is read again */
  RubricPuzzle *draft;
  SudCells touched; /* by the person */
  SudSheet held;    /* what stood in the draft when the corners were moved */
  SudCells inks;    /* what is printed in a second colour, or on a second ground */
  int cell;
  gboolean missed;  /* there was no Sudoku between the corners that the person has placed */
  gboolean filling; /* the draft changes, and not by the person */

  GtkStack *stack;
  GtkProgressBar *progress;
  GtkDropDown *choice;
  GtkToggleButton *whole_button;
  GtkButton *close_button, *back_button, *second_button, *next_button, *done_button, *all_button;
  RubricImageView *view;
  RubricPicturePages *pages;
  GtkLabel *cell_label, *sentence;
  GtkPicture *piece;
  GtkCheckButton *entries_check;
};

/** Returns: (transfer none) (nullable): the row that is shown; NULL where nothing has been read */
RubricScanFound *rubric_picture_panel_get_row (RubricPicturePanel *self);

/** Returns: (transfer none) (nullable): its grid; NULL where there is none */
const SudScan *rubric_picture_panel_get_grid (RubricPicturePanel *self);

/** Shows the row that is chosen, as it was read, and then corrected. */
void rubric_picture_panel_show_row (RubricPicturePanel *self);

/** Shows the cell that is compared, and marks it and those that are to be looked at in the picture. */
void rubric_picture_panel_show_cell (RubricPicturePanel *self);

/** Offers the rows that there are, where there is a choice. */
void rubric_picture_panel_offer_rows (RubricPicturePanel *self);

/** Shows the row that is selected. */
void rubric_picture_panel_choose (RubricPicturePanel *self);

/** Takes what there is on further @pages. */
void rubric_picture_panel_add_rows (RubricPicturePages *pages, const RubricScan *scan, RubricPicturePanel *self);

/** Shows the cell that is compared, tells what there is to be said of all of it, and which buttons work. */
void rubric_picture_panel_show (RubricPicturePanel *self);

/** Tells whether all grids can be taken at once, where there are several. */
void rubric_picture_panel_offer_all (RubricPicturePanel *self);

/** Tells the owner that the picture cannot be read. */
void rubric_picture_panel_fail (RubricPicturePanel *self, const GError *error);

/** Whether the corners stand elsewhere than the grid that was read. */
gboolean rubric_picture_panel_is_astray (RubricPicturePanel *self);

/** Reads what is between the corners, where the person has moved them. */
void rubric_picture_panel_read_corners (RubricPicturePanel *self);
