/* rubric-board-pointer.c - what mouse and finger do on the board
 *
 *     click             the cell alone          Ctrl+click   in or out of the selection
 *     double click      all of its digit        drag, Shift+click   into the selection
 *     right click       the menu of the cell    long press          digits and marks to choose from
 *     with a digit in hand (digit first): a click writes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-pointer.h"

#include "rubric-board-popover.h"

/* At least one cell stays selected. */
static void
toggle_cell (RubricBoard *board, int cell)
{
  SudCells selection = rubric_board_get_selection (board);
  int cursor = rubric_board_get_cursor (board);

  if (!sud_cells_has (selection, cell) || sud_cells_count (selection) == 1)
    {
      rubric_board_set_cursor (board, cell, selection);
      return;
    }
  sud_cells_remove (&selection, cell);
  rubric_board_set_cursor (board, cell == cursor ? sud_cells_next (selection, 0) : cursor, selection);
}

/* Writes the digit in hand; where several cells are selected, into the one that was tapped. */
static void
write_with_pen (RubricBoard *board, int cell)
{
  RubricPuzzle *puzzle = rubric_board_get_puzzle (board);
  gboolean solving = puzzle != NULL && rubric_puzzle_get_mode (puzzle) == RUBRIC_MODE_SOLVING;

  rubric_board_set_cursor (board, cell, SUD_NO_CELLS);
  rubric_board_write (board, solving ? rubric_board_get_entry (board) : RUBRIC_ENTRY_DIGIT,
                      rubric_board_get_pen (board));
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricBoard *board)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  const SudSheet *sheet = rubric_board_get_sheet (board);
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x, y);

  if (cell < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (board));
  if (rubric_board_get_pen (board) != 0)
    write_with_pen (board, cell);
  else if (n_press == 2)
    rubric_board_set_cursor (board, cell, sud_sheet_find (sheet, sheet->digit[cell]));
  else if ((state & GDK_CONTROL_MASK) != 0)
    toggle_cell (board, cell);
  else
    rubric_board_set_cursor (board, cell,
                             (state & GDK_SHIFT_MASK) != 0 ? rubric_board_get_selection (board) : SUD_NO_CELLS);
}

/* The pointer is told of once a frame, and may have crossed several cells since then. */
static void
drag_to (RubricBoard *board, int cell)
{
  int from = rubric_board_get_cursor (board);
  int rows = sud_row (cell) - sud_row (from), columns = sud_column (cell) - sud_column (from);
  int steps = MAX (ABS (rows), ABS (columns));

  for (int i = 1; i <= steps; i++)
    rubric_board_set_cursor (board,
                             sud_cell (sud_row (from) + rows * i / steps, sud_column (from) + columns * i / steps),
                             rubric_board_get_selection (board));
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, RubricBoard *board)
{
  double x, y;
  int cell;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x + dx, y + dy);
  if (cell >= 0)
    drag_to (board, cell);
}

/* A cell of the selection keeps it: the menu is about all of them. */
static void
point_at (RubricBoard *board, double x, double y)
{
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (board), x, y);

  gtk_widget_grab_focus (GTK_WIDGET (board));
  if (cell >= 0)
    rubric_board_set_cursor (board, cell,
                             sud_cells_has (rubric_board_get_selection (board), cell)
                                 ? rubric_board_get_selection (board)
                                 : SUD_NO_CELLS);
}

static void
menu_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricBoard *board)
{
  point_at (board, x, y);
  rubric_board_popover_show_menu (board);
}

static void
long_pressed_cb (GtkGestureLongPress *gesture, double x, double y, RubricBoard *board)
{
  point_at (board, x, y);
  rubric_board_popover_choose_mark (board);
}

void
rubric_board_pointer_attach (RubricBoard *board)
{
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();
  GtkGesture *menu = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect (menu, "pressed", G_CALLBACK (menu_pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (menu));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (long_pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (hold));

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));
}
