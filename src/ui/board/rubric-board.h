/* rubric-board.h - the board: 81 cells bound to a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-entry.h"
#include "rubric-grid-view.h"
#include "rubric-move.h"
#include "rubric-puzzle.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_BOARD (rubric_board_get_type ())
G_DECLARE_FINAL_TYPE (RubricBoard, rubric_board, RUBRIC, BOARD, RubricGridView)

/** Returns: (transfer floating): a board without a puzzle */
GtkWidget *rubric_board_new (void);

/**
 * rubric_board_set_puzzle:
 * @puzzle: (nullable): the puzzle to show, or NULL for an empty board
 *
 * Shows @puzzle and follows its changes.
 */
void rubric_board_set_puzzle (RubricBoard *self, RubricPuzzle *puzzle);

/** Returns: (nullable) (transfer none) */
RubricPuzzle *rubric_board_get_puzzle (RubricBoard *self);

/**
 * rubric_board_set_view:
 * @view: (nullable): copied; while it is set the board shows it and takes no digits
 */
void rubric_board_set_view (RubricBoard *self, const SudView *view);

/**
 * rubric_board_point_at:
 * @how: RUBRIC_CELL_SHADED, RUBRIC_CELL_BLAMED, RUBRIC_CELL_WRONG, RUBRIC_CELL_HINTED or
 *   RUBRIC_CELL_LIT
 *
 * Marks @cells, and no others, until the puzzle's next change; wrong ones, while solving, until they change themselves.
 */
void rubric_board_point_at (RubricBoard *self, RubricCellFlag how, SudCells cells);

/** Returns: (transfer none): what the board shows: the view's sheet, the puzzle's, or an empty one */
const SudSheet *rubric_board_get_sheet (RubricBoard *self);

/** The cell of the cursor, 0 to 80. Notified as RubricBoard:cursor. */
int rubric_board_get_cursor (RubricBoard *self);

/** The selected cells: at least the cursor's. */
SudCells rubric_board_get_selection (RubricBoard *self);

/** Puts the cursor on @cell and selects @selection as well. */
void rubric_board_set_cursor (RubricBoard *self, int cell, SudCells selection);

/** Moves the cursor; @extend keeps what was selected and adds the new cell. */
void rubric_board_move (RubricBoard *self, RubricMove move, gboolean extend);

enum
{
  RUBRIC_FILTER_NONE = 0, /* 1 to 9: cells where that digit can still go */
  RUBRIC_FILTER_PAIRS = 10, /* cells with two candidates */
};

/**
 * rubric_board_press_digit:
 * @digit: 1 to 9, or 0 for a blank
 *
 * What a digit key does: in setup writes a given and moves on, while solving writes what RubricBoard:entry says.
 */
void rubric_board_press_digit (RubricBoard *self, int digit);

/**
 * rubric_board_write:
 * @digit: 1 to 9
 *
 * Writes into the selected cells while solving: a digit, a mark, or the colour of that number. With a filter for one
 * digit the colour goes to that candidate, not to the cell.
 */
void rubric_board_write (RubricBoard *self, RubricEntry entry, int digit);

/** What a digit key writes while solving. Notified as RubricBoard:entry. */
void rubric_board_set_entry (RubricBoard *self, RubricEntry entry);
RubricEntry rubric_board_get_entry (RubricBoard *self);

/** Tints the cells of @filter; the same again takes it away. Notified as RubricBoard:filter. */
void rubric_board_toggle_filter (RubricBoard *self, int filter);
int rubric_board_get_filter (RubricBoard *self);

/** Holds @digit, 1 to 9, so that a tap on a cell writes it; 0 for none. Notified as RubricBoard:pen. */
void rubric_board_set_pen (RubricBoard *self, int digit);
int rubric_board_get_pen (RubricBoard *self);

/** What Backspace does: clears; in setup, where there is nothing to clear, steps back and clears there. */
void rubric_board_press_backspace (RubricBoard *self);

/** What Delete does: clears in place. */
void rubric_board_press_delete (RubricBoard *self);

/** Sets what a screen reader says of the cell under the cursor after its label: the verdict. */
void rubric_board_set_description (RubricBoard *self, const char *description);
