/* rubric-wave.c - a wave of light over a board that has been finished
 *
 *     0                    700  900 ms
 *     |--- front ---|         |    |     reaches the cell that is farthest away
 *                   |- glow --|    |     of each cell
 *                             |fade|     is the style sheet's, while the board has the class "waving"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-wave.h"

#include <math.h>

#define FRONT_US (500 * G_TIME_SPAN_MILLISECOND)
#define GLOW_US (200 * G_TIME_SPAN_MILLISECOND)
#define FADE_US (200 * G_TIME_SPAN_MILLISECOND)

/* What a task is about; the task keeps the board. */
typedef struct
{
  RubricPuzzle *puzzle;
  int origin;
  gint64 since; /* 0: there was no frame yet */
  guint tick;
  gulong changed;
  gulong unmapped;
} Wave;

static double
find_distance (int a, int b)
{
  return hypot (a / SUD_SIZE - b / SUD_SIZE, a % SUD_SIZE - b % SUD_SIZE);
}

/* One of the corners is. */
static double
find_farthest (int origin)
{
  double farthest = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    farthest = MAX (farthest, find_distance (origin, cell));
  return farthest;
}

SudCells
rubric_wave_find_lit (int origin, gint64 us)
{
  double farthest = find_farthest (origin);
  SudCells lit = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      gint64 begin = FRONT_US * find_distance (origin, cell) / farthest;

      if (us >= begin && us < begin + GLOW_US)
        sud_cells_add (&lit, cell);
    }
  return lit;
}

static void
end (GTask *task, gboolean unchanged)
{
  RubricBoard *board = g_task_get_source_object (task);
  Wave *wave = g_task_get_task_data (task);

  g_clear_signal_handler (&wave->changed, wave->puzzle);
  g_clear_signal_handler (&wave->unmapped, board);
  if (wave->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (board), wave->tick);
  gtk_widget_remove_css_class (GTK_WIDGET (board), "waving");
  rubric_board_point_at (board, RUBRIC_CELL_LIT, SUD_NO_CELLS);
  g_task_return_boolean (task, unchanged);
  g_object_unref (task);
}

static void
changed_cb (GTask *task)
{
  end (task, FALSE);
}

/* A pause covers the board, for instance: there is nothing more to see, and it is as finished as before. */
static void
unmap_cb (GTask *task)
{
  end (task, TRUE);
}

/* In the time of frames: a slow machine shows fewer of them, and the same wave. */
static gboolean
tick_cb (GtkWidget *board, GdkFrameClock *clock, gpointer task)
{
  Wave *wave = g_task_get_task_data (task);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (wave->since == 0)
    wave->since = now;
  if (now - wave->since < FRONT_US + GLOW_US + FADE_US)
    {
      rubric_board_point_at (RUBRIC_BOARD (board), RUBRIC_CELL_LIT,
                             rubric_wave_find_lit (wave->origin, now - wave->since));
      return G_SOURCE_CONTINUE;
    }
  wave->tick = 0;
  end (task, TRUE);
  return G_SOURCE_REMOVE;
}

static void
wave_free (gpointer data)
{
  Wave *wave = data;

  g_object_unref (wave->puzzle);
  g_free (wave);
}

static gboolean
can_be_seen (RubricBoard *board)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (board)), "gtk-enable-animations", &animations, NULL);
  return animations && gtk_widget_get_mapped (GTK_WIDGET (board)) && rubric_board_get_puzzle (board) != NULL;
}

void
rubric_wave_run_async (RubricBoard *board, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;
  Wave *wave;

  g_return_if_fail (RUBRIC_IS_BOARD (board));

  task = g_task_new (board, NULL, callback, user_data);
  g_task_set_source_tag (task, rubric_wave_run_async);
  if (!can_be_seen (board))
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  wave = g_new0 (Wave, 1);
  wave->puzzle = g_object_ref (rubric_board_get_puzzle (board));
  wave->origin = rubric_board_get_cursor (board);
  g_task_set_task_data (task, wave, wave_free);
  wave->changed = g_signal_connect_swapped (wave->puzzle, "changed", G_CALLBACK (changed_cb), task);
  wave->unmapped = g_signal_connect_swapped (board, "unmap", G_CALLBACK (unmap_cb), task);
  wave->tick = gtk_widget_add_tick_callback (GTK_WIDGET (board), tick_cb, task, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (board), "waving");
}

gboolean
rubric_wave_run_finish (RubricBoard *board, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, board), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
