/* rubric-window-dragging.c - the puzzle, pulled out of the window by its board
 *
 * On the board, a pointer that is held selects cells. Only well outside of the window does it take the puzzle along.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-format.h"
#include "rubric-puzzle-content.h"

#include <glib/gi18n.h>

enum
{
  OUTSIDE = 32, /* pixels from the window: who selects a row to its end may miss the edge */
};

static gboolean
is_outside (RubricWindow *self, double x, double y)
{
  GtkWidget *window = GTK_WIDGET (self);

  gtk_widget_translate_coordinates (GTK_WIDGET (self->board), window, x, y, &x, &y);
  return x < -OUTSIDE || y < -OUTSIDE || x > gtk_widget_get_width (window) + OUTSIDE
         || y > gtk_widget_get_height (window) + OUTSIDE;
}

/* Returns: (transfer full): the puzzle as a file, text and pictures */
static GdkContentProvider *
create_dragged (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  const RubricInfo *info = rubric_puzzle_get_info (self->puzzle);
  const RubricFormat *format = rubric_format_native ();
  g_autoptr (GBytes) bytes = rubric_format_write (format, sheet, info);
  g_autofree char *known = rubric_window_dup_name (self);
  /* Translators: the name of a file with a puzzle that has no name */
  g_autofree char *name = g_strconcat (known != NULL ? known : _ ("Sudoku"), format->suffixes[0], NULL);

  return rubric_puzzle_content_add_file (rubric_puzzle_content_new (sheet, info, SUD_ORIGINS_ALL), name, bytes);
}

/* GTK asks at each motion, until it gets something. The cells on the way were not meant to be selected. */
static GdkContentProvider *
board_prepare_cb (GtkDragSource *source, double start_x, double start_y, gpointer window)
{
  RubricWindow *self = window;
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (source));
  int cell = rubric_grid_view_find_cell (RUBRIC_GRID_VIEW (self->board), start_x, start_y);
  double x, y;

  if (cell < 0 || !gtk_gesture_get_point (GTK_GESTURE (source), sequence, &x, &y) || !is_outside (self, x, y)
      || !g_action_group_get_action_enabled (G_ACTION_GROUP (self), "copy"))
    return NULL;
  rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
  rubric_puzzle_content_set_icon (source, rubric_puzzle_get_sheet (self->puzzle));
  return create_dragged (self);
}

void
rubric_window_init_dragging (RubricWindow *self)
{
  rubric_puzzle_content_offer (self->board, board_prepare_cb, self);
}
