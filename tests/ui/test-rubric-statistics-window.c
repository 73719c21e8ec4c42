/* test-rubric-statistics-window.c - what the window says of puzzles that were solved, and how they are erased
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-adaptations-testing.h"
#include "rubric-statistics-window.h"
#include "widget-testing.h"

#include <glib/gstdio.h>
#include <string.h>

static const char SOLVED[]
    = "date,level,seconds,mistakes,cells,checks,rewinds,hints,daily,puzzle\n"
      "2020-02-29,Hard,245,0,0,0,0,0,,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "2020-03-01,Hard,0,1,0,0,0,2,,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "2020-03-02,Hard,3845,0,0,0,0,0,,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "what is this\n";

static GtkApplication *application;

/* A level is a row, which is read as one. */
static void
test_rows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("rubric-statistics-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "solved.csv", NULL);
  g_autoptr (RubricSolvedLog) log = rubric_solved_log_new (file);
  GtkWidget *window;

  window = rubric_statistics_window_show (NULL, log);
  widget_expect (window, "No Puzzles Solved Yet");
  g_assert_true (g_file_replace_contents (file, SOLVED, strlen (SOLVED), NULL, FALSE, 0, NULL, NULL, NULL));
  g_signal_emit_by_name (log, "changed");
  widget_expect (window, "4:05");
  widget_expect (window, "0 puzzles on 0 days"); /* long ago */
  widget_expect (window, "1 line *");
  g_assert_false (widget_says (window, "1:04:05")); /* the median is the lower one of two */
  g_assert_false (widget_says (window, "Other"));
  gtk_widget_activate_action (window, "statistics.erase", NULL);
  widget_turn (100);
  g_assert_true (rubric_has_dialog (GTK_WINDOW (window)));
  rubric_solved_log_erase (log);
  widget_expect (window, "No Puzzles Solved Yet");
  g_signal_emit_by_name (log, "failed");
  widget_expect (window, "The statistics cannot be written*");
  gtk_window_destroy (GTK_WINDOW (window));
  widget_finish ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  application = widget_create_application ();
  g_test_add_func ("/statistics/rows", test_rows);
  return g_test_run ();
}
