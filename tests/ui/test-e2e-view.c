/* test-e2e-view.c - larger and smaller, the preferences, and the time with its pause
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

/* From the first column to the last. */
static int
board_width (Driver *driver)
{
  g_autoptr (DriverWidget) first = driver_find (driver, ATSPI_ROLE_TABLE_CELL, "Row 1, column 1,*");
  g_autoptr (DriverWidget) last = driver_find (driver, ATSPI_ROLE_TABLE_CELL, "Row 1, column 9,*");
  int left[4] = { 0 }, right[4] = { 0 };

  driver_place (driver, first, left);
  driver_place (driver, last, right);
  return right[0] - left[0];
}

typedef struct
{
  int least, most;
} Range;

static gboolean
width_condition (Driver *driver, gpointer data)
{
  const Range *range = data;
  int width = board_width (driver);

  return width >= range->least && width <= range->most;
}

static void
expect_width (Driver *driver, int least, int most)
{
  Range range = { least, most };

  driver_expect (driver, width_condition, &range, "the board in its new size");
}

static void
test_zoom (Driver *driver)
{
  static const char *const larger[] = { "Ctrl+plus", "Ctrl+equal", "Ctrl+KP_Add" };
  int fits, width;

  driver_start (driver, NULL);
  fits = width = board_width (driver);
  g_assert_cmpint (fits, >, 100);
  for (gsize i = 0; i < G_N_ELEMENTS (larger); i++)
    {
      driver_chord (driver, larger[i]);
      expect_width (driver, width + 10, 2 * fits);
      width = board_width (driver);
    }
  driver_screenshot (driver, "zoomed-in");
  driver_chord (driver, "Ctrl+End"); /* out of sight until now */
  driver_digits (driver, "7");
  driver_expect_cell (driver, 9, 9, "*given 7");
  driver_click_cell (driver, 9, 8);
  driver_expect_cursor (driver, 9, 8);
  driver_chord (driver, "Ctrl+0");
  expect_width (driver, fits, fits);
  driver_chord (driver, "Ctrl+minus");
  expect_width (driver, 10, fits - 10);
  driver_screenshot (driver, "zoomed-out");
  driver_chord (driver, "Ctrl+0");
  expect_width (driver, fits, fits);
  driver_quit (driver);
}

static gboolean
runs_condition (Driver *driver, gpointer data)
{
  g_autoptr (DriverWidget) timer = driver_look (driver, ATSPI_ROLE_TIMER, "0:0?");
  g_autofree char *time = timer != NULL ? atspi_accessible_get_name (timer, NULL) : NULL;

  return time != NULL && g_strcmp0 (time, "0:00") != 0;
}

/* Whether a screen reader can get at a cell, shown or not. */
static gboolean
has_cells (DriverWidget *widget)
{
  if (atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_TABLE_CELL)
    return TRUE;
  for (int i = atspi_accessible_get_child_count (widget, NULL) - 1; i >= 0; i--)
    {
      g_autoptr (DriverWidget) child = atspi_accessible_get_child_at_index (widget, i, NULL);

      if (child != NULL && has_cells (child))
        return TRUE;
    }
  return FALSE;
}

/* The cover lies beside what holds the board. */
static gboolean
cover_condition (Driver *driver, gpointer covered)
{
  g_autoptr (DriverWidget) cover = driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "Paused*");
  g_autoptr (DriverWidget) cell = driver_look (driver, ATSPI_ROLE_TABLE_CELL, "Row *");
  g_autoptr (DriverWidget) area = NULL;

  if ((cover != NULL) != GPOINTER_TO_INT (covered) || (cell == NULL) != GPOINTER_TO_INT (covered))
    return FALSE;
  area = atspi_accessible_get_parent (cover != NULL ? cover : cell, NULL);
  return area != NULL && has_cells (area) != GPOINTER_TO_INT (covered);
}

static void
expect_covered (Driver *driver, gboolean covered)
{
  driver_expect (driver, cover_condition, GINT_TO_POINTER (covered), covered ? "the cover" : "the board");
}

static gboolean
timer_has_state (Driver *driver, AtspiStateType state)
{
  g_autoptr (DriverWidget) widget = driver_look (driver, ATSPI_ROLE_CHECK_BOX, "Timer");
  AtspiStateSet *states = widget != NULL ? atspi_accessible_get_state_set (widget) : NULL;
  gboolean has = states != NULL && atspi_state_set_contains (states, state);

  g_clear_object (&states);
  return has;
}

static gboolean
checked_condition (Driver *driver, gpointer checked)
{
  return timer_has_state (driver, ATSPI_STATE_CHECKED) == GPOINTER_TO_INT (checked);
}

/* By the keyboard alone: every preference can be reached with Tab. A switch takes a moment to slide over. */
static void
switch_timer (Driver *driver, gboolean on)
{
  g_autoptr (DriverWidget) timer = NULL;

  driver_chord (driver, "Ctrl+comma");
  driver_expect_window (driver, "Preferences");
  driver_screenshot (driver, "preferences-board");
  driver_act (driver, ATSPI_ROLE_PAGE_TAB, "Solving");
  timer = driver_find (driver, ATSPI_ROLE_CHECK_BOX, "Timer");
  driver_reach (driver, timer, "Tab");
  driver_screenshot (driver, "preferences");
  driver_chord (driver, "space");
  driver_expect (driver, checked_condition, GINT_TO_POINTER (on), "the switch");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Preferences");
}

/* While paused there is nothing to see and nothing to read, and no key writes on what is hidden. */
static void
test_pause (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);
  g_autoptr (DriverWidget) timer = NULL;
  char wanted[82] = REFERENCE;

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  g_assert_null (driver_look (driver, ATSPI_ROLE_TIMER, "*"));
  switch_timer (driver, TRUE);
  timer = driver_find (driver, ATSPI_ROLE_TIMER, "0:00");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  wanted[2] = '4';
  driver_expect (driver, runs_condition, NULL, "the time to run");

  driver_chord (driver, "Pause");
  expect_covered (driver, TRUE);
  driver_screenshot (driver, "paused");
  driver_digits (driver, "8");
  driver_chord (driver, "Return");
  expect_covered (driver, FALSE);
  driver_expect_board (driver, wanted, NULL);
  driver_chord (driver, "Delete"); /* the keys go to the board again */
  driver_expect_board (driver, REFERENCE, NULL);

  driver_press (driver, "Pause");
  expect_covered (driver, TRUE);
  switch_timer (driver, FALSE); /* takes the cover away, and the button */
  expect_covered (driver, FALSE);
  g_assert_null (driver_look (driver, ATSPI_ROLE_TIMER, "*"));
  driver_quit (driver);
}

/* What changes or reveals the board waits until the person continues; what has nothing to do with it does not. */
static void
test_pause_stops (Driver *driver)
{
  static const char *const stopped[] = {
    "win.undo", "win.redo", "win.solve", "win.solve-cell", "win.digit", "win.erase", "win.fill-marks",
    "win.clear-marks", "win.check", "win.undo-mistakes", "win.add-savepoint", "win.return-to-savepoint",
    "win.start-over", "win.filter", "win.clear-answers", "win.paste", "win.copy", "win.copy-givens", "win.copy-as",
    "win.print", "win.export", "win.edit-givens", "win.play", "win.entry", "win.digit-first",
  };
  static const char *const going[]
      = { "win.open", "win.save", "win.save-as", "win.preferences", "win.pause", "app.new", "app.solve" };
  char wanted[82] = REFERENCE;

  e2e_set (driver, "timer", "true");
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  wanted[2] = '4';
  driver_expect_board (driver, wanted, NULL);
  driver_activate (driver, "win.add-savepoint", NULL);
  driver_chord (driver, "Pause");
  expect_covered (driver, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (stopped); i++)
    {
      g_test_message ("%s", stopped[i]);
      g_assert_false (driver_is_enabled (driver, stopped[i]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (going); i++)
    {
      g_test_message ("%s", going[i]);
      driver_expect_enabled (driver, going[i]);
    }
  driver_chord (driver, "F5");
  driver_chord (driver, "Ctrl+z");
  driver_chord (driver, "Ctrl+e");
  expect_covered (driver, TRUE);
  driver_chord (driver, "F10");
  g_object_unref (driver_find (driver, ATSPI_ROLE_MENU_ITEM, "About Rubric"));
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_MENU_ITEM, "About Rubric");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Paused*"); /* as a menu gives the keys back to the board */
  driver_chord (driver, "Return");
  expect_covered (driver, FALSE);
  driver_expect_board (driver, wanted, NULL);
  driver_expect_enabled (driver, "win.undo");
  g_assert_false (driver_is_enabled (driver, "win.redo"));
  driver_expect_enabled (driver, "win.solve");
  driver_expect_enabled (driver, "win.return-to-savepoint");
  e2e_quit_discarding (driver);
}

static gboolean
works_condition (Driver *driver, gpointer works)
{
  return driver_is_enabled (driver, "win.cancel") == GPOINTER_TO_INT (works);
}

/* Whoever pauses does not want to find the answer when they come back. */
static void
test_pause_ends_search (Driver *driver)
{
  e2e_set (driver, "timer", "true");
  e2e_start_solving (driver, HOSTILE);
  driver_activate (driver, "app.strategy", g_variant_new_string ("brute-force"));
  driver_chord (driver, "F5");
  driver_expect (driver, works_condition, GINT_TO_POINTER (TRUE), "the search");
  driver_chord (driver, "Pause");
  expect_covered (driver, TRUE);
  driver_expect (driver, works_condition, GINT_TO_POINTER (FALSE), "the end of the search");
  driver_chord (driver, "Return");
  expect_covered (driver, FALSE);
  driver_expect_board (driver, HOSTILE, NULL);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/view/zoom", test_zoom },
    { "/e2e/view/pause", test_pause },
    { "/e2e/view/pause-stops", test_pause_stops },
    { "/e2e/view/pause-ends-search", test_pause_ends_search },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
