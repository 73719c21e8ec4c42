/* rubric-board.h - the board: a grid bound to a puzzle, with a cursor, and keys and pointer that write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-grid-view.h"
#include "rubric-puzzle.h"

/** RubricEntry: What a digit key writes while solving. */
typedef enum
{
  RUBRIC_ENTRY_DIGIT,
  RUBRIC_ENTRY_CORNER,
  RUBRIC_ENTRY_CENTRE,
  RUBRIC_ENTRY_COLOUR,
  RUBRIC_N_ENTRIES,
} RubricEntry;

/** RubricMove: The ways of the cursor. */
typedef enum
{
  RUBRIC_MOVE_LEFT,
  RUBRIC_MOVE_RIGHT,
  RUBRIC_MOVE_UP,
  RUBRIC_MOVE_DOWN,
  RUBRIC_MOVE_BOX_LEFT,
  RUBRIC_MOVE_BOX_RIGHT,
  RUBRIC_MOVE_BOX_UP,
  RUBRIC_MOVE_BOX_DOWN,
  RUBRIC_MOVE_ROW_START,
  RUBRIC_MOVE_ROW_END,
  RUBRIC_MOVE_FIRST,
  RUBRIC_MOVE_LAST,
  RUBRIC_MOVE_NEXT, /* reading order, stays at the last cell */
  RUBRIC_MOVE_BACK,
} RubricMove;

enum
{
  RUBRIC_FILTER_NONE = 0,   /* 1 to 9: cells where that digit can still go */
  RUBRIC_FILTER_PAIRS = 10, /* cells with two candidates */
};

#define RUBRIC_TYPE_BOARD (rubric_board_get_type ())
G_DECLARE_FINAL_TYPE (RubricBoard, rubric_board, RUBRIC, BOARD, RubricGridView)

GtkWidget *rubric_board_new (void);

/**
 * rubric_board_set_puzzle:
 * @puzzle: (nullable): the puzzle, or NULL for an empty board
 *
 * Shows @puzzle and follows its changes.
 */
void rubric_board_set_puzzle (RubricBoard *self, RubricPuzzle *puzzle);

/** rubric_board_get_puzzle: Returns: (nullable) (transfer none): the puzzle */
RubricPuzzle *rubric_board_get_puzzle (RubricBoard *self);

/**
 * rubric_board_set_view:
 * @view: (nullable): copied
 *
 * Shows @view and takes no digits until it is reset to NULL.
 */
void rubric_board_set_view (RubricBoard *self, const SudView *view);

/**
 * rubric_board_point_at:
 * @how: RUBRIC_CELL_SHADED, RUBRIC_CELL_BLAMED, RUBRIC_CELL_WRONG, RUBRIC_CELL_HINTED or RUBRIC_CELL_LIT
 *
 * Flags @cells instead of those flagged before, until the puzzle changes. RUBRIC_CELL_WRONG is kept, while solving,
 * until that cell changes.
 */
void rubric_board_point_at (RubricBoard *self, RubricCellFlag how, SudCells cells);

/** rubric_board_follow: Shows what the preferences of @settings want, from now on. */
void rubric_board_follow (RubricBoard *self, GSettings *settings);

/** rubric_board_get_sheet: Returns: (transfer none): the sheet of the view or of the puzzle, or an empty one */
const SudSheet *rubric_board_get_sheet (RubricBoard *self);

/** rubric_board_get_cursor: Returns: the cell of the cursor, 0 to 80, which is notified as RubricBoard:cursor */
int rubric_board_get_cursor (RubricBoard *self);

/** rubric_board_get_selection: Returns: the selected cells: at least that of the cursor */
SudCells rubric_board_get_selection (RubricBoard *self);

/** rubric_board_set_cursor: Puts the cursor on @cell, and selects it and @selection. */
void rubric_board_set_cursor (RubricBoard *self, int cell, SudCells selection);

/** rubric_board_move: Moves the cursor; @extend adds the new cell to the selection. */
void rubric_board_move (RubricBoard *self, RubricMove move, gboolean extend);

/**
 * rubric_board_press_digit:
 * @digit: 1 to 9, or 0 for a blank
 *
 * Acts as a digit key: in setup it writes a given and moves on, while solving it writes by RubricBoard:entry.
 */
void rubric_board_press_digit (RubricBoard *self, int digit);

/**
 * rubric_board_write:
 * @digit: 1 to 9
 *
 * Writes into the selected cells while solving: a digit, a mark, or the colour of that number. With a filter for one
 * digit the colour goes to that candidate, not to the cell. If all of them are givens nothing is written but colours,
 * and RubricBoard::refused is emitted unless a digit is held.
 */
void rubric_board_write (RubricBoard *self, RubricEntry entry, int digit);

/** rubric_board_set_entry: Sets what a digit key writes while solving. Notified as RubricBoard:entry. */
void rubric_board_set_entry (RubricBoard *self, RubricEntry entry);

RubricEntry rubric_board_get_entry (RubricBoard *self);

/** rubric_board_toggle_filter: Tints the cells of @filter, or resets it. Notified as RubricBoard:filter. */
void rubric_board_toggle_filter (RubricBoard *self, int filter);

/** rubric_board_get_filter: Returns: a digit, RUBRIC_FILTER_NONE or RUBRIC_FILTER_PAIRS */
int rubric_board_get_filter (RubricBoard *self);

/** rubric_board_set_pen: Holds @digit, so that a tap on a cell writes it; 0 for none. Notified as RubricBoard:pen. */
void rubric_board_set_pen (RubricBoard *self, int digit);

/** rubric_board_get_pen: Returns: the digit that a tap writes, or 0 */
int rubric_board_get_pen (RubricBoard *self);

/** rubric_board_press_backspace: Clears the cells; in setup, from a blank cell, steps back and clears there. */
void rubric_board_press_backspace (RubricBoard *self);

void rubric_board_press_delete (RubricBoard *self);

/**
 * rubric_board_run_wave_async:
 *
 * Lights up the cells one after another, from the cursor outward, for less than a second: the board is finished. It
 * ends at once when the puzzle changes or the board is hidden, or if animations are turned off.
 */
void rubric_board_run_wave_async (RubricBoard *self, GAsyncReadyCallback callback, gpointer user_data);

/** rubric_board_run_wave_finish: Returns: FALSE if a change of the puzzle has ended the wave */
gboolean rubric_board_run_wave_finish (RubricBoard *self, GAsyncResult *result);

int rubric_move_from (int cell, RubricMove move);

/**
 * rubric_digit_of_key:
 * @keyval: the meaning of the key in the layout
 * @keycode: the key of the keyboard (X11 and Wayland: the kernel's number + 8)
 *
 * Returns: 0 to 9 if the key has the place, or else the meaning, of a digit; -1 for any other
 */
int rubric_digit_of_key (guint keyval, guint keycode);

/**
 * rubric_key_writes:
 *
 * Returns: whether a key with the modifiers of @state writes a digit or a mark, or erases, while solving
 */
gboolean rubric_key_writes (guint keyval, guint keycode, GdkModifierType state);

/**
 * rubric_keys_bind_moves:
 *
 * Binds arrows, Home and End, with @modifiers added, to @move, which gets the #RubricMove as "u".
 */
void rubric_keys_bind_moves (GtkWidgetClass *widget_class, GdkModifierType modifiers, GtkShortcutFunc move);
