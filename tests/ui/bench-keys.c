/* bench-keys.c - how long a key takes, what it draws, and what the window costs when nobody types
 *
 * Types 100 digits at full speed into the window: one a frame, each handed to the board as its key handler does. Prints
 * the time from the key to the end of the frame that shows it, the cells that were drawn, and the processor time of ten
 * idle seconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-board-testing.h"
#include "rubric-window.h"

#include "rubric-board.h"

#include <stdlib.h>
#include <time.h>

enum
{
  N_KEYS = 100,
  IDLE_SECONDS = 10,
  FRAME_US = 16000, /* what is aimed at */
};

static const char puzzle[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

typedef struct
{
  double median, worst;
  guint over;
} Times;

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static Times
summarize (double *ms)
{
  Times times = { 0 };

  qsort (ms, N_KEYS, sizeof *ms, compare);
  times.median = (ms[N_KEYS / 2 - 1] + ms[N_KEYS / 2]) / 2;
  times.worst = ms[N_KEYS - 1];
  for (guint i = 0; i < N_KEYS; i++)
    times.over += ms[i] > FRAME_US / 1000.0;
  return times;
}

static RubricBoard *
find_board (GtkWidget *widget)
{
  RubricBoard *board = RUBRIC_IS_BOARD (widget) ? RUBRIC_BOARD (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && board == NULL;
       child = gtk_widget_get_next_sibling (child))
    board = find_board (child);
  return board;
}

static guint
count_snapshots (RubricBoard *board)
{
  guint count = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    count += rubric_cell_get_snapshots (RUBRIC_CELL (rubric_grid_view_get_cell (RUBRIC_GRID_VIEW (board), cell)));
  return count;
}

static void
run_for (double seconds)
{
  gint64 end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

static void
painted_cb (GdkFrameClock *clock, gpointer painted)
{
  *(gboolean *) painted = TRUE;
}

static double
cpu_ms (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* From the key to the end of the frame that shows it, in three ways: what this thread computes, that and what others do
 * to it meanwhile, and that and the wait for the beat of the frame clock.
 */
static void
press (RubricBoard *board, int digit, double *computed, double *worked, double *waited)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (board));
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  gint64 start = g_get_monotonic_time (), idle = 0;
  double cpu = cpu_ms (CLOCK_THREAD_CPUTIME_ID);

  rubric_board_press_digit (board, digit);
  while (!painted && g_get_monotonic_time () < start + G_USEC_PER_SEC)
    {
      gint64 before = g_get_monotonic_time ();

      if (!g_main_context_iteration (NULL, FALSE))
        {
          g_usleep (100);
          idle += g_get_monotonic_time () - before;
        }
    }
  g_signal_handler_disconnect (clock, handler);
  *computed = cpu_ms (CLOCK_THREAD_CPUTIME_ID) - cpu;
  *waited = (g_get_monotonic_time () - start) / 1e3;
  *worked = *waited - idle / 1e3;
}

static void
clear (RubricBoard *board)
{
  rubric_puzzle_enter (rubric_board_get_puzzle (board), SUD_ALL_CELLS, 0);
  rubric_board_set_cursor (board, 0, SUD_NO_CELLS);
  run_for (0.2);
}

static void
tell (const char *what, double *ms)
{
  Times times = summarize (ms);

  g_print ("  %-32s median %5.1f ms, worst %5.1f ms, %u over %d ms\n", what, times.median, times.worst, times.over,
           FRAME_US / 1000);
}

static void
type (RubricBoard *board, const char *what)
{
  double computed[N_KEYS], worked[N_KEYS], waited[N_KEYS];
  guint drawn = 0;

  for (guint i = 0; i < N_KEYS; i++)
    {
      guint before;

      if (i % SUD_CELLS == 0)
        clear (board);
      before = count_snapshots (board);
      press (board, puzzle[i % SUD_CELLS] != '.' ? puzzle[i % SUD_CELLS] - '0' : 0, &computed[i], &worked[i],
             &waited[i]);
      drawn += count_snapshots (board) - before;
    }
  g_print ("%s: %d keys, %.1f of %d cells drawn a key\n", what, N_KEYS, drawn / (double) N_KEYS, SUD_CELLS);
  tell ("processor time of the thread", computed);
  tell ("key to frame", worked);
  tell ("with the wait for the frame clock", waited);
}

static gboolean
time_up_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  gboolean over = FALSE;
  double start = cpu_ms (CLOCK_PROCESS_CPUTIME_ID);
  guint rounds = 0;

  g_timeout_add_seconds (IDLE_SECONDS, time_up_cb, &over);
  for (; !over; rounds++)
    g_main_context_iteration (NULL, TRUE);
  g_print ("idle: %.1f ms of processor time in %d s, %u rounds of the main loop\n",
           cpu_ms (CLOCK_PROCESS_CPUTIME_ID) - start, IDLE_SECONDS, rounds);
}

static void
activate_cb (GApplication *application, gpointer settings)
{
  GtkWidget *window = GTK_WIDGET (rubric_window_new (GTK_APPLICATION (application), settings));
  RubricBoard *board = find_board (window);

  gtk_window_present (GTK_WINDOW (window));
  run_for (1);
  type (board, "setup with tints");
  g_object_set (board, "show-peers", FALSE, "show-same-digits", FALSE, NULL);
  run_for (0.5);
  type (board, "setup without tints");
  run_for (2);
  rest ();
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (!gtk_init_check ())
    {
      g_print ("no display: nothing measured\n");
      return 77;
    }
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = adw_application_new ("io.github.rubric_sudoku.Rubric.Bench", G_APPLICATION_NON_UNIQUE);
  g_application_set_resource_base_path (G_APPLICATION (application), "/io/github/rubric_sudoku/Rubric");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), settings);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
