/* test-rubric-givens-panels.c - what is told about the givens has room beside the board, and goes when it should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../sheet-testing.h"
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-contradiction-panel.h"
#include "rubric-board.h"
#include "rubric-side-panel.h"
#include "rubric-solutions-panel.h"
#include "rubric-window.h"

#define WRONG "53..7....6..295....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SEVERAL ".3..7....6...95....98....6.8...6...3...8.3..17...2...6.6....28....4.9..5.......79"

enum
{
  WAIT_SECONDS = 20,
};

typedef struct
{
  GtkWidget *window, *board;
  RubricPuzzle *puzzle;
} Fixture;

typedef gboolean (*Condition) (Fixture *fixture);

static GtkApplication *application;
static GSettings *settings;

static void
expect (Fixture *fixture, Condition condition)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;

  while (!condition (fixture) && g_get_monotonic_time () < end)
    test_turn ();
  g_assert_true (condition (fixture));
}

static void
load (Fixture *fixture, const char *line)
{
  SudSheet sheet = sheet_of (line);

  rubric_puzzle_load (fixture->puzzle, &sheet, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const int *size = data;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * size[2] / 100, NULL);
  fixture->window = GTK_WIDGET (rubric_window_new (application, settings));
  fixture->board = widget_find (fixture->window, RUBRIC_TYPE_BOARD);
  fixture->puzzle = rubric_desk_get_puzzle (rubric_window_get_desk (RUBRIC_WINDOW (fixture->window)));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), size[0], size[1]);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_settle (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_finish ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static gboolean
is_enabled (Fixture *fixture, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static gboolean
may_blame (Fixture *fixture)
{
  return is_enabled (fixture, "blame");
}

static gboolean
may_compare (Fixture *fixture)
{
  return is_enabled (fixture, "solutions");
}

static GtkWidget *
find_blame (Fixture *fixture)
{
  return widget_find (fixture->window, RUBRIC_TYPE_CONTRADICTION_PANEL);
}

static GtkWidget *
find_solutions (Fixture *fixture)
{
  return widget_find (fixture->window, RUBRIC_TYPE_SOLUTIONS_PANEL);
}

/* A panel that was never wanted is not there. */
static gboolean
shows_panel (GtkWidget *panel)
{
  return panel != NULL && gtk_widget_get_visible (panel);
}

static gboolean
shows_blame (Fixture *fixture)
{
  SudView view;

  return shows_panel (find_blame (fixture))
         && rubric_side_panel_get_view (RUBRIC_SIDE_PANEL (find_blame (fixture)), &view);
}

static gboolean
shows_solutions (Fixture *fixture)
{
  SudView view;

  return shows_panel (find_solutions (fixture))
         && rubric_side_panel_get_view (RUBRIC_SIDE_PANEL (find_solutions (fixture)), &view);
}

static gboolean
shows_neither (Fixture *fixture)
{
  return !shows_panel (find_blame (fixture)) && !shows_panel (find_solutions (fixture));
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->window, action, NULL));
}

/* The panel lies in the window, and wants no more than it has. */
static void
assert_room (Fixture *fixture, GtkWidget *panel)
{
  graphene_rect_t bounds;
  int minimum;

  widget_settle (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (panel, fixture->window, &bounds));
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%d of %g × %g at %g, %g", minimum, bounds.size.width, bounds.size.height, bounds.origin.x,
                  bounds.origin.y);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (minimum, <=, bounds.size.width);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (fixture->window));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (fixture->window));
}

static void
test_room (Fixture *fixture, gconstpointer data)
{
  const int *size = data;

  load (fixture, WRONG);
  expect (fixture, may_blame);
  act (fixture, "win.blame");
  expect (fixture, shows_blame);
  assert_room (fixture, find_blame (fixture));
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, size[0]);
  load (fixture, SEVERAL);
  expect (fixture, shows_neither);
  expect (fixture, may_compare);
  act (fixture, "win.solutions");
  expect (fixture, shows_solutions);
  assert_room (fixture, find_solutions (fixture));
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, size[0]);
}

static GtkWidget *
find_button (GtkWidget *parent, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (parent) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (parent)), label) == 0)
    return parent;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

static gboolean
offers_to_add (Fixture *fixture)
{
  GtkWidget *button = find_button (find_solutions (fixture), "Add It"); /* one given is enough for it */

  return button != NULL && gtk_widget_get_visible (button);
}

/* What is told below the list makes the board no smaller. */
static void
test_unique (Fixture *fixture, gconstpointer data)
{
  int before;

  load (fixture, SEVERAL);
  expect (fixture, may_compare);
  act (fixture, "win.solutions");
  expect (fixture, shows_solutions);
  widget_settle (fixture->window);
  before = gtk_widget_get_width (fixture->board);
  g_signal_emit_by_name (find_button (find_solutions (fixture), "_Make Unique"), "clicked");
  expect (fixture, offers_to_add);
  assert_room (fixture, find_solutions (fixture));
  g_assert_cmpint (gtk_widget_get_width (fixture->board), ==, before);
}

/* One panel at a time; a pause, and another one, take it away. */
static void
test_one (Fixture *fixture, gconstpointer data)
{
  load (fixture, WRONG);
  expect (fixture, may_blame);
  g_assert_false (may_compare (fixture));
  act (fixture, "win.blame");
  expect (fixture, shows_blame);
  act (fixture, "win.explain");
  g_assert_true (shows_neither (fixture));
  act (fixture, "win.blame");
  expect (fixture, shows_blame);
  act (fixture, "win.blame");
  g_assert_true (shows_neither (fixture));
  g_settings_set_boolean (settings, "timer", TRUE);
  act (fixture, "win.blame");
  expect (fixture, shows_blame);
  rubric_puzzle_set_mode (fixture->puzzle, RUBRIC_MODE_SOLVING);
  g_assert_true (shows_panel (find_blame (fixture)));
  act (fixture, "win.pause");
  g_assert_true (shows_neither (fixture));
  g_assert_false (may_blame (fixture));
  g_settings_reset (settings, "timer");
}

TEST_FILE (argc, argv)
{
  static const int sizes[][3] = { { 1000, 760, 100 }, { 360, 640, 100 }, { 1000, 760, 200 }, { 400, 760, 200 } };
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *room = g_strdup_printf ("/givens-panels/room/%d/%d", sizes[i][0], sizes[i][2]);
      g_autofree char *unique = g_strdup_printf ("/givens-panels/unique/%d/%d", sizes[i][0], sizes[i][2]);

      g_test_add (room, Fixture, sizes[i], set_up, test_room, tear_down);
      g_test_add (unique, Fixture, sizes[i], set_up, test_unique, tear_down);
    }
  g_test_add ("/givens-panels/one", Fixture, sizes[0], set_up, test_one, tear_down);
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
