/* rubric-board-wave.c - light that runs over the board: over all of it at the end, else over what is just complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-private.h"

#include "rubric-board-testing.h"
#include "rubric-widgets.h"
#include "sud-houses.h"

#include <math.h>

#define FRONT_US (500 * G_TIME_SPAN_MILLISECOND)
#define GLOW_US (200 * G_TIME_SPAN_MILLISECOND)
#define FADE_US (200 * G_TIME_SPAN_MILLISECOND)

/* A wave of light; its task holds the board.
 *
 *     0                    700  900 ms
 *     |--- front ---|         |    |     reaches the cell that is farthest away
 *                   |- glow --|    |     of each cell
 *                             |fade|     is the style sheet's, while the board has the class "waving"
 */
typedef struct
{
  RubricPuzzle *puzzle;
  SudCells cells; /* the light runs over them */
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

static double
find_farthest (int origin)
{
  double farthest = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    farthest = MAX (farthest, find_distance (origin, cell));
  return farthest;
}

SudCells
rubric_board_find_wave (int origin, gint64 us)
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
end_wave (GTask *task, gboolean unchanged)
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
wave_changed_cb (GTask *task)
{
  end_wave (task, FALSE);
}

/* A pause may cover the board, which is as finished as before. */
static void
wave_unmap_cb (GTask *task)
{
  end_wave (task, TRUE);
}

/* The wave goes by the time of frames: a slow machine shows fewer of them, and the same wave. */
static gboolean
wave_tick_cb (GtkWidget *board, GdkFrameClock *clock, gpointer task)
{
  Wave *wave = g_task_get_task_data (task);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (wave->since == 0)
    wave->since = now;
  if (now - wave->since < FRONT_US + GLOW_US + FADE_US)
    {
      rubric_board_point_at (RUBRIC_BOARD (board), RUBRIC_CELL_LIT,
                             sud_cells_intersection (wave->cells,
                                                     rubric_board_find_wave (wave->origin, now - wave->since)));
      return G_SOURCE_CONTINUE;
    }
  wave->tick = 0;
  end_wave (task, TRUE);
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
can_see_wave (RubricBoard *board)
{
  return rubric_widget_wants_animations (board) && gtk_widget_get_mapped (GTK_WIDGET (board))
         && rubric_board_get_puzzle (board) != NULL;
}

static void
run_wave (RubricBoard *board, SudCells cells, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;
  Wave *wave;

  task = g_task_new (board, NULL, callback, user_data);
  g_task_set_source_tag (task, rubric_board_run_wave_async);
  if (!can_see_wave (board))
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  wave = g_new0 (Wave, 1);
  wave->puzzle = g_object_ref (rubric_board_get_puzzle (board));
  wave->cells = cells;
  wave->origin = rubric_board_get_cursor (board);
  g_task_set_task_data (task, wave, wave_free);
  wave->changed = g_signal_connect_swapped (wave->puzzle, "changed", G_CALLBACK (wave_changed_cb), task);
  wave->unmapped = g_signal_connect_swapped (board, "unmap", G_CALLBACK (wave_unmap_cb), task);
  wave->tick = gtk_widget_add_tick_callback (GTK_WIDGET (board), wave_tick_cb, task, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (board), "waving");
}

void
rubric_board_run_wave_async (RubricBoard *board, GAsyncReadyCallback callback, gpointer user_data)
{
  run_wave (board, SUD_ALL_CELLS, callback, user_data);
}

gboolean
rubric_board_run_wave_finish (RubricBoard *board, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, board), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static gboolean
is_free_of (SudCells conflicts, SudCells cells)
{
  return sud_cells_is_empty (sud_cells_intersection (conflicts, cells));
}

SudCells
rubric_board_find_completed (const SudGrid *grid, SudCells written)
{
  SudCells conflicts = sud_grid_conflicts (grid), digits[SUD_SIZE + 1] = { SUD_NO_CELLS }, found = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    sud_cells_add (&digits[grid->digit[cell]], cell);
  for (int house = 0; house < SUD_HOUSES; house++)
    if (!is_free_of (written, sud_house_sets[house]) && is_free_of (digits[0], sud_house_sets[house])
        && is_free_of (conflicts, sud_house_sets[house]))
      found = sud_cells_union (found, sud_house_sets[house]);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (!is_free_of (written, digits[digit]) && sud_cells_count (digits[digit]) == SUD_SIZE
        && is_free_of (conflicts, digits[digit]))
      found = sud_cells_union (found, digits[digit]);
  return found;
}

/* The end of the puzzle has a wave of its own. */
void
rubric_board_flash (RubricPuzzle *puzzle, const SudCells *written, RubricBoard *self)
{
  SudGrid grid = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_ALL);
  SudCells completed = rubric_board_find_completed (&grid, *written);

  if (!sud_cells_is_empty (completed) && !sud_grid_is_solved (&grid))
    run_wave (self, completed, NULL, NULL);
}
