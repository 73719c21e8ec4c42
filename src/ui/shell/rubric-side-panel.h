/* rubric-side-panel.h - a panel that takes the place of the controls beside the board and shows a view on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk.h"
#include "sud-view.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_SIDE_PANEL (rubric_side_panel_get_type ())
G_DECLARE_INTERFACE (RubricSidePanel, rubric_side_panel, RUBRIC, SIDE_PANEL, GtkWidget)

/**
 * RubricSidePanelInterface:
 * @is_help: opening it shows a person who solves the puzzle the solution, or the way to it
 * @keeps_focus: the keyboard returns to the panel, not to the board, after a menu has closed
 * @open: see rubric_side_panel_open(); NULL: the panel has got its subject in another way
 * @close: see rubric_side_panel_close(); NULL: nothing is to be done
 * @get_view: see rubric_side_panel_get_view(); NULL: the board always shows its puzzle
 * @get_draft: see rubric_side_panel_get_draft(); NULL: there is none
 * @is_followed: see rubric_side_panel_is_followed(); NULL: it never is
 * @focus: see rubric_side_panel_focus(); NULL: the keyboard stays with the board
 * @set_cell: see rubric_side_panel_set_cell(); NULL: no cell matters more than others
 * @go_back: see rubric_side_panel_go_back(); NULL: there is no level but one
 *
 * The window has at most one panel open. It calls open, then shows the view; it hides the panel, then calls close.
 *
 *     closed ──open──► open ──open: the puzzle has changed──► open
 *       ▲                │ ::view-changed ──► get_view ──► the board
 *       └─────close──────┘ ::closed
 *
 * RubricSidePanel::view-changed: rubric_side_panel_get_view() gives another one
 * RubricSidePanel::cell-wanted: the person wants to see the cell, 0 to 80, on the board
 * RubricSidePanel::closed: the person has closed the panel, or it has nothing more to say
 */
struct _RubricSidePanelInterface
{
  GTypeInterface parent_iface;

  gboolean is_help;
  gboolean keeps_focus;
  void (*open) (RubricSidePanel *self, RubricDesk *desk);
  void (*close) (RubricSidePanel *self);
  gboolean (*get_view) (RubricSidePanel *self, SudView *view);
  RubricPuzzle *(*get_draft) (RubricSidePanel *self);
  gboolean (*is_followed) (RubricSidePanel *self);
  void (*focus) (RubricSidePanel *self);
  void (*set_cell) (RubricSidePanel *self, int cell);
  gboolean (*go_back) (RubricSidePanel *self);
};

/**
 * rubric_side_panel_open:
 *
 * Tells about the puzzle on @desk as it is now. Called again after each change of an open panel's puzzle.
 */
void rubric_side_panel_open (RubricSidePanel *self, RubricDesk *desk);

/**
 * rubric_side_panel_close:
 *
 * Ends all that the panel does about a puzzle.
 */
void rubric_side_panel_close (RubricSidePanel *self);

/**
 * rubric_side_panel_get_view:
 *
 * Returns: FALSE if there is nothing to show instead of the puzzle
 */
gboolean rubric_side_panel_get_view (RubricSidePanel *self, SudView *view);

/**
 * rubric_side_panel_get_draft:
 *
 * Returns: (transfer none) (nullable): a puzzle for the board to edit while the panel is open
 */
RubricPuzzle *rubric_side_panel_get_draft (RubricSidePanel *self);

/**
 * rubric_side_panel_is_followed:
 *
 * Returns: whether the view follows on the one before, so that removed digits may fade
 */
gboolean rubric_side_panel_is_followed (RubricSidePanel *self);

/**
 * rubric_side_panel_is_help:
 *
 * Returns: whether opening it counts as help
 */
gboolean rubric_side_panel_is_help (RubricSidePanel *self);

/**
 * rubric_side_panel_keeps_focus:
 *
 * Returns: whether the keyboard returns to the panel, not to the board
 */
gboolean rubric_side_panel_keeps_focus (RubricSidePanel *self);

/**
 * rubric_side_panel_focus:
 *
 * Gives the keyboard to the panel.
 *
 * Returns: FALSE if it is for the board instead
 */
gboolean rubric_side_panel_focus (RubricSidePanel *self);

/**
 * rubric_side_panel_set_cell:
 *
 * Tells that the cursor of the board is on @cell.
 */
void rubric_side_panel_set_cell (RubricSidePanel *self, int cell);

/**
 * rubric_side_panel_go_back:
 *
 * Returns: TRUE if the panel has gone back from a detail to its first page
 */
gboolean rubric_side_panel_go_back (RubricSidePanel *self);

/* For those who implement it: they emit the signals of the interface. */

/**
 * rubric_side_panel_tell_view:
 *
 * Emits RubricSidePanel::view-changed for @panel, which may be of any type.
 */
void rubric_side_panel_tell_view (gpointer panel);

/**
 * rubric_side_panel_want_cell:
 *
 * Emits RubricSidePanel::cell-wanted.
 */
void rubric_side_panel_want_cell (gpointer panel, int cell);

/**
 * rubric_side_panel_tell_closed:
 *
 * Emits RubricSidePanel::closed.
 */
void rubric_side_panel_tell_closed (gpointer panel);
