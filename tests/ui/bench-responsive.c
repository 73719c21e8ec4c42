/* bench-responsive.c - is the window free while a slow search runs?
 *
 * Solves a puzzle that costs brute force 69,175,316 placements, and prints the longest time in which the main loop did
 * not come round and the longest between two frames; then the time from Cancel to the end of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window.h"

#include <glib/gstdio.h>
#include <unistd.h>

static const char hostile[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";

typedef struct
{
  gint64 last;    /* µs, 0 before the first */
  gint64 longest; /* µs */
  guint count;
} Gaps;

static void
gap (Gaps *gaps)
{
  gint64 now = g_get_monotonic_time ();

  if (gaps->last != 0)
    gaps->longest = MAX (gaps->longest, now - gaps->last);
  gaps->last = now;
  gaps->count++;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer gaps)
{
  gap (gaps);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
loop_cb (gpointer gaps)
{
  gap (gaps);
  return G_SOURCE_CONTINUE;
}

static gboolean
is_busy (GtkWidget *window)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "cancel");
}

/* A timer keeps the loop turning: without one an iteration waits for ever. */
static void
run_until (gint64 deadline, GtkWidget *window)
{
  while (g_get_monotonic_time () < deadline && (window == NULL || is_busy (window)))
    g_main_context_iteration (NULL, TRUE);
}

static void
measure (GtkWidget *window)
{
  Gaps frames = { 0 }, loop = { 0 };
  guint timeout, ticks;
  gint64 start = g_get_monotonic_time ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  ticks = gtk_widget_add_tick_callback (window, tick_cb, &frames, NULL);
  timeout = g_timeout_add (1, loop_cb, &loop);
  run_until (start + 60 * G_TIME_SPAN_SECOND, window);
  g_print ("search %.2f s: longest gap in the main loop %.1f ms (%u rounds), between frames %.1f ms (%u frames)\n",
           (g_get_monotonic_time () - start) / 1e6, loop.longest / 1e3, loop.count, frames.longest / 1e3, frames.count);
  gtk_widget_remove_tick_callback (window, ticks);

  g_action_group_activate_action (G_ACTION_GROUP (window), "undo", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  run_until (g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2, NULL);
  start = g_get_monotonic_time ();
  g_action_group_activate_action (G_ACTION_GROUP (window), "cancel", NULL);
  run_until (start + 10 * G_TIME_SPAN_SECOND, window);
  g_print ("cancelled after %.1f ms\n", (g_get_monotonic_time () - start) / 1e3);
  g_source_remove (timeout);
}

static void
activate_cb (GApplication *application, gpointer settings)
{
  GtkWidget *window = GTK_WIDGET (rubric_window_new (GTK_APPLICATION (application), settings));
  g_autofree char *path = NULL;
  Gaps unused = { 0 };
  guint timer;
  int descriptor = g_file_open_tmp ("rubric-XXXXXX.txt", &path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_cmpint (descriptor, >=, 0);
  g_assert_true (g_file_set_contents (path, hostile, -1, NULL));
  timer = g_timeout_add (1, loop_cb, &unused);
  gtk_window_present (GTK_WINDOW (window));
  rubric_window_open (RUBRIC_WINDOW (window), &file, 1);
  run_until (g_get_monotonic_time () + G_TIME_SPAN_SECOND, NULL);
  g_source_remove (timer);
  measure (window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_unlink (path);
  close (descriptor);
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
  g_settings_set_string (settings, "strategy", "brute-force");
  application = adw_application_new ("io.github.rubric_sudoku.Rubric.Bench", G_APPLICATION_NON_UNIQUE);
  g_application_set_resource_base_path (G_APPLICATION (application), "/io/github/rubric_sudoku/Rubric");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), settings);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
