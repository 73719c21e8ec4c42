/* test-rubric-mistakes.c - wrong digits are shown when the person wants to see them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-board.h"
#include "rubric-config.h"
#include "rubric-jobs-testing.h"
#include "rubric-settings.h"
#include "rubric-window.h"

enum
{
  BLANK = 2, /* 1, 2 and 4 fit, and 4 is right */
};

static const char puzzle_line[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static gboolean
is_wrong (GtkWidget *window)
{
  RubricGridView *board = RUBRIC_GRID_VIEW (widget_find (window, RUBRIC_TYPE_BOARD));

  return gtk_widget_has_css_class (rubric_grid_view_get_cell (board, BLANK), "wrong");
}

static void
load (RubricPuzzle *puzzle)
{
  SudSheet sheet;
  SudGrid grid;

  sud_grid_parse_line (&grid, puzzle_line);
  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  rubric_puzzle_load (puzzle, &sheet, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
}

static void
test_mistakes (void)
{
  static const struct
  {
    const char *when;
    gboolean at_once;
    gboolean on_check;
  } rows[] = { { "never", FALSE, FALSE }, { "on-check", FALSE, TRUE }, { "at-once", TRUE, TRUE } };
  g_autoptr (GSettings) settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, NULL);
  GtkApplication *application = widget_create_application ();
  GtkWidget *window = GTK_WIDGET (rubric_window_new (application, settings));
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (window)));

  load (puzzle);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].when);
      g_settings_set_string (settings, "show-mistakes", rows[i].when);
      rubric_puzzle_enter (puzzle, sud_cells_of (BLANK), 2);
      g_assert_true (is_wrong (window) == rows[i].at_once);
      gtk_widget_activate_action (window, "win.check", NULL);
      g_assert_true (is_wrong (window) == rows[i].on_check);
      rubric_puzzle_enter (puzzle, sud_cells_of (BLANK), 4);
      g_assert_false (is_wrong (window));
      rubric_puzzle_undo (puzzle);
      g_assert_true (is_wrong (window) == rows[i].at_once);
      rubric_puzzle_undo (puzzle);
      g_assert_false (is_wrong (window));
    }
  /* What was silent shows as soon as that is wanted, and the other way round */
  g_settings_set_string (settings, "show-mistakes", "never");
  rubric_puzzle_enter (puzzle, sud_cells_of (BLANK), 2);
  g_settings_set_string (settings, "show-mistakes", "at-once");
  g_assert_true (is_wrong (window));
  g_settings_set_string (settings, "show-mistakes", "never");
  g_assert_false (is_wrong (window));
  gtk_window_destroy (GTK_WINDOW (window));
  widget_finish ();
  g_settings_reset (settings, "show-mistakes");
  g_object_unref (application);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/mistakes", test_mistakes);
  return g_test_run ();
}
