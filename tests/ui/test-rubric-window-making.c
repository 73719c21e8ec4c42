/* test-rubric-window-making.c - puzzles that are made come to the board: at once, as variants, and again as they were wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-config.h"
#include "rubric-jobs-testing.h"
#include "rubric-make-dialog.h"
#include "rubric-puzzle-pool-testing.h"
#include "rubric-settings.h"
#include "rubric-window.h"

enum
{
  MANY = 44, /* givens that are not usual */
};

#define VARIED "As hard as before*"
#define TOAST_US (3 * G_USEC_PER_SEC) /* by itself it would go later */

static GSettings *settings;
static GtkApplication *application;

static void
wait_for_threads (void)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  widget_finish ();
}

static int
count_givens (RubricWindow *window)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (window));

  return sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_GIVEN);
}

/* The puzzle that is ready stands on the board when the action returns */
static gint64
make_easy (RubricWindow *window)
{
  gint64 start = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.make", "i", SUD_LEVEL_EASY);
  while (count_givens (window) == 0)
    g_main_context_iteration (NULL, TRUE);
  return g_get_monotonic_time () - start;
}

/* Undo leads to the blank board, redo back to the puzzle as it was: being solved */
static void
expect_undo (RubricWindow *window)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (window));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpint (count_givens (window), ==, 0);
  g_assert_cmpint (rubric_puzzle_get_mode (puzzle), ==, RUBRIC_MODE_SETUP);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  g_assert_cmpint (count_givens (window), >, 30);
  g_assert_cmpint (rubric_puzzle_get_mode (puzzle), ==, RUBRIC_MODE_SOLVING);
}

/* What is said of a variant goes when the variant does, and not only when it has been there for some seconds. */
static void
expect_withdrawn (GtkWidget *window)
{
  gint64 end;

  gtk_widget_activate_action (window, "win.vary", NULL);
  widget_expect (window, VARIED);
  widget_turn (700);
  end = g_get_monotonic_time () + TOAST_US;
  gtk_widget_activate_action (window, "win.undo", NULL);
  while (widget_says (window, VARIED))
    test_turn ();
  g_assert_cmpint (g_get_monotonic_time (), <, end);
}

static void
test_window (void)
{
  RubricWindow *window = rubric_window_new (application, settings);
  RubricPuzzlePool *stock = rubric_puzzle_pool_new ();

  gtk_window_present (GTK_WINDOW (window));
  widget_settle (GTK_WIDGET (window));
  g_test_message ("the first one: %d us", (int)make_easy (window));
  g_assert_cmpint (count_givens (window), >, 30);
  expect_undo (window);
  rubric_puzzle_undo (rubric_desk_get_puzzle (rubric_window_get_desk (window)));
  rubric_window_join (window, NULL, NULL, stock);
  rubric_puzzle_pool_open (stock, NULL);
  while (rubric_puzzle_pool_count (stock, SUD_LEVEL_EASY) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("one that was ready: %d us", (int)make_easy (window));
  expect_withdrawn (GTK_WIDGET (window));
  rubric_puzzle_pool_close (stock);
  g_object_unref (stock);
  rubric_desk_discard (rubric_window_get_desk (window));
  wait_for_threads ();
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = RUBRIC_IS_MAKE_DIALOG (window) ? window : NULL;
    }
  return found;
}

static const char *
get_description (RubricWindow *window)
{
  return rubric_puzzle_get_info (rubric_desk_get_puzzle (rubric_window_get_desk (window)))->field[RUBRIC_INFO_DESCRIPTION];
}

static int
make_another (RubricWindow *window)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (window));
  const SudSheet before = *rubric_puzzle_get_sheet (puzzle);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.make-another", "i", SUD_LEVEL_EASY);
  while (sud_sheet_equal (&before, rubric_puzzle_get_sheet (puzzle)))
    g_main_context_iteration (NULL, TRUE);
  return count_givens (window);
}

/* Undo of a variant or of another puzzle leads back to one that was wished so, too. */
static void
expect_wish_after_undo (RubricWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.vary", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpint (make_another (window), ==, MANY);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  widget_expect (GTK_WIDGET (window), "Easy · Naked Single");
  g_assert_cmpint (make_another (window), ==, MANY);
}

/* Another of what was wished is as it was wished; of what was not, of the level. */
static void
test_another (void)
{
  RubricWindow *window = rubric_window_new (application, settings);

  g_settings_set_int (settings, "make-level", 1 + SUD_LEVEL_EASY);
  g_settings_set_string (settings, "make-clues", "range");
  g_settings_set_int (settings, "make-least", MANY);
  g_settings_set_int (settings, "make-most", MANY);
  g_settings_set_string (settings, "make-technique", "naked-single");
  gtk_window_present (GTK_WINDOW (window));
  widget_settle (GTK_WIDGET (window));
  g_assert_cmpint (make_another (window), <, MANY);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.make-wished", NULL);
  gtk_widget_activate_action (find_dialog (), "make.create", NULL);
  while (count_givens (window) != MANY)
    g_main_context_iteration (NULL, TRUE);
  wait_for_threads ();
  widget_expect (GTK_WIDGET (window), "Easy · Naked Single");
  g_assert_cmpint (make_another (window), ==, MANY);
  g_assert_cmpint (make_another (window), ==, MANY);
  g_assert_cmpstr (get_description (window), ==, "Easy · Naked Single");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.vary", NULL);
  g_assert_cmpint (make_another (window), ==, MANY);
  expect_wish_after_undo (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.make", "i", SUD_LEVEL_EASY);
  while (count_givens (window) == MANY)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (make_another (window), <, MANY);
  g_assert_cmpstr (get_description (window), ==, NULL);
  g_assert_false (widget_says (GTK_WIDGET (window), "Easy · Naked Single"));
  rubric_desk_discard (rubric_window_get_desk (window));
  wait_for_threads ();
}

TEST_FILE (argc, argv)
{
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, NULL);
  g_test_add_func ("/window-making/window", test_window);
  g_test_add_func ("/window-making/another", test_another);
  application = widget_create_application ();
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
