/* bench-frames.c - what a frame takes while a search is watched that runs as fast as it goes
 *
 * Watches brute force on a puzzle that costs it 69,175,316 placements and some hundred million more steps, and prints of
 * all frames until its end the median, the 99th percentile and the worst: what the main thread computed for a frame, and
 * how long that took by the clock while the search had the other processors; and the longest from one frame to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"

#include "rubric-watch-panel.h"
#include "rubric-watch-private.h"
#include "rubric-watch.h"
#include "rubric-window.h"
#include "widget-testing.h"

#include <time.h>

static const char hostile[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

enum
{
  MAX_SECONDS = 60,
};

typedef struct
{
  gint64 begun;          /* µs */
  gint64 begun_computed;
  gint64 last;
  GArray *taken, *computed, *gaps; /* µs of each frame */
} Frames;

static gint64
get_computed (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64)time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
begin_cb (Frames *frames)
{
  frames->begun = g_get_monotonic_time ();
  frames->begun_computed = get_computed ();
}

static void
end_cb (Frames *frames)
{
  gint64 now = g_get_monotonic_time (), taken = now - frames->begun;
  gint64 computed = get_computed () - frames->begun_computed, gap = now - frames->last;

  g_array_append_val (frames->taken, taken);
  g_array_append_val (frames->computed, computed);
  if (frames->last != 0)
    g_array_append_val (frames->gaps, gap);
  frames->last = now;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first > second) - (first < second);
}

static void
tell (const char *what, GArray *times)
{
  guint n = times->len;

  if (n == 0)
    return;
  g_array_sort (times, compare);
  g_print ("%-34s median %5.2f ms, 99 %% below %5.2f ms, worst %5.2f ms of %u\n", what,
           g_array_index (times, gint64, n / 2) / 1e3, g_array_index (times, gint64, n * 99 / 100) / 1e3,
           g_array_index (times, gint64, n - 1) / 1e3, n);
  g_array_unref (times);
}

/* The button that @action belongs to. */
static GtkWidget *
find_button (GtkWidget *parent, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (parent) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (parent)), action) == 0)
    return parent;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static void
measure (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  GtkWidget *panel = widget_make_panel (window, "win.watch", RUBRIC_TYPE_WATCH_PANEL);
  Frames frames = {
    .taken = g_array_new (FALSE, FALSE, sizeof (gint64)),
    .computed = g_array_new (FALSE, FALSE, sizeof (gint64)),
    .gaps = g_array_new (FALSE, FALSE, sizeof (gint64)),
  };
  GtkWidget *to_end = find_button (panel, "watch.end");
  gint64 start;

  g_action_group_activate_action (G_ACTION_GROUP (window), "watch", NULL);
  g_object_set (widget_find (panel, RUBRIC_TYPE_WATCH_SPEED), "speed", RUBRIC_WATCH_UNTHROTTLED, NULL);
  widget_settle (window);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (begin_cb), &frames);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (end_cb), &frames);
  gtk_widget_activate_action (panel, "watch.play", NULL);
  start = g_get_monotonic_time ();
  while (gtk_widget_is_sensitive (to_end) && g_get_monotonic_time () < start + MAX_SECONDS * G_USEC_PER_SEC)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &frames);
  g_print ("watched for %.2f s\n", (g_get_monotonic_time () - start) / 1e6);
  tell ("a frame computes", frames.computed);
  tell ("and takes", frames.taken);
  tell ("from one to the next", frames.gaps);
}

static void
activate_cb (GApplication *application, gpointer settings)
{
  GtkWidget *window = GTK_WIDGET (rubric_window_new (GTK_APPLICATION (application), settings));
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (window)));
  SudSheet sheet = sheet_of (hostile);

  rubric_puzzle_load (puzzle, &sheet, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 760);
  gtk_window_present (GTK_WINDOW (window));
  widget_settle (window);
  measure (window);
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
