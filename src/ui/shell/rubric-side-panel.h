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
 * @open: tells about the puzzle on the desk; called again after each change of an open panel's puzzle. NULL: the panel
 *   has got its subject in another way
 * @close: ends all that the panel does about a puzzle; NULL: nothing is to be done
 * @get_view: FALSE if there is nothing to show instead of the puzzle; NULL: there never is
 * @get_draft: (transfer none) (nullable): a puzzle for the board to edit while the panel is open; NULL: there is none
 * @is_followed: whether the view follows on the one before, so that removed digits may fade; NULL: it never does
 * @focus: gives the keyboard to the panel; NULL: it stays with the board
 * @set_cell: tells that the cursor of the board is on a cell; NULL: no cell matters more than others
 * @keeps_tools: whether the buttons below the controls stay in their place; NULL: never
 * @go_back: TRUE if the panel has gone back from a detail to its first page; NULL: there is no level but one
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
  gboolean (*keeps_tools) (RubricSidePanel *self);
  gboolean (*go_back) (RubricSidePanel *self);
};

/* For the window: each calls the function of the interface, or does as is said there of NULL. */
void rubric_side_panel_open (RubricSidePanel *self, RubricDesk *desk);
void rubric_side_panel_close (RubricSidePanel *self);
gboolean rubric_side_panel_get_view (RubricSidePanel *self, SudView *view);
RubricPuzzle *rubric_side_panel_get_draft (RubricSidePanel *self);
gboolean rubric_side_panel_is_followed (RubricSidePanel *self);
gboolean rubric_side_panel_is_help (RubricSidePanel *self);
gboolean rubric_side_panel_keeps_focus (RubricSidePanel *self);
gboolean rubric_side_panel_focus (RubricSidePanel *self); /* FALSE if the keyboard is for the board instead */
void rubric_side_panel_set_cell (RubricSidePanel *self, int cell);
gboolean rubric_side_panel_keeps_tools (RubricSidePanel *self);
gboolean rubric_side_panel_go_back (RubricSidePanel *self);

/* For the panels that implement it, which may be of any type: emit the signals of the interface. */
void rubric_side_panel_tell_view (gpointer panel);
void rubric_side_panel_want_cell (gpointer panel, int cell);
void rubric_side_panel_tell_closed (gpointer panel);
