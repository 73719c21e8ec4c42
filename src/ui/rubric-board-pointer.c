/* rubric-board-pointer.c - what mouse and finger do on the board
 *
 *     click             the cell alone          Ctrl+click   in or out of the selection
 *     double click      all of its digit        drag, Shift+click   into the selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-pointer.h"

static SudCells
cells_of_digit (RubricBoard *board, int digit)
{
  const SudSheet *sheet = rubric_board_get_sheet (board);
  SudCells cells = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (digit != 0 && sheet->digit[cell] == digit)
      sud_cells_add (&cells, cell);
  return cells;
}

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

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RubricBoard *board)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  int cell = rubric_board_get_cell_at (board, x, y);

  if (cell < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (board));
  if (n_press == 2)
    rubric_board_set_cursor (board, cell, cells_of_digit (board, rubric_board_get_sheet (board)->digit[cell]));
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
  cell = rubric_board_get_cell_at (board, x + dx, y + dy);
  if (cell >= 0)
    drag_to (board, cell);
}

void
rubric_board_pointer_attach (RubricBoard *board)
{
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (drag));
}
