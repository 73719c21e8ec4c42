/* test-e2e-list.c - a window of many puzzles: its views, columns and filters, and how hard its puzzles are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-list.h"

#define LONG_LINES 20001 /* too many to be graded before somebody asks */

/* What is to be cancelled must not end by itself, however late the keys come: a third of a second to grade, and seconds to
 * be refuted by the slowest backend, for each line of a long list. */
#define SLOW_TO_GRADE "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3.."
#define SLOW_TO_REFUTE "..9.......38.........25.16.................................................14..7."

/* Grid and list by key and by mouse; what was selected stays, and the next window begins as the last one was. */
static void
test_views (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autofree char *other = e2e_list_write (driver, "other.sdm");
  g_autoptr (DriverWidget) row = NULL;

  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 1: One solution, Not started*");
  e2e_list_expect_label (driver, "12 puzzles"); /* nobody has selected one */
  driver_chord (driver, "Down");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 2: *");
  driver_chord (driver, "Ctrl+2");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 2: *");
  e2e_list_expect_label (driver, "12 puzzles · 1 selected");
  driver_screenshot (driver, "list-grid");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 3: *");
  driver_click_button (driver, "List");
  row = driver_find (driver, E2E_LIST_ROW, "Puzzle 3: *");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 3: *");
  driver_click_button (driver, "Grid");
  driver_expect_gone (driver, E2E_LIST_ROW, "Puzzle 3: *");
  driver_open_second (driver, other);
  driver_expect_window (driver, "other.sdm");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 1: *");
  driver_quit (driver);
}

/* All puzzles are one stop: Shift+Tab leads to the titles of the columns and on to the summary, from any of them. */
static void
test_stops (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autoptr (DriverWidget) segment = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "One solution, 10 puzzles");

  for (int i = 0; i < 3; i++)
    driver_chord (driver, "Down");
  driver_reach (driver, segment, "Shift+Tab");
  driver_chord (driver, "Ctrl+2");
  driver_chord (driver, "Tab");
  driver_reach (driver, segment, "Shift+Tab");
  driver_quit (driver);
}

/* As narrow as a telephone, also with large letters: what has no place in the header is in the menu. */
static void
test_narrow (Driver *driver)
{
  g_autofree char *path = NULL;

  driver_set_dpi (driver, driver_get_variant (driver));
  path = e2e_list_start (driver);
  driver_resize (driver, 360, 640);
  driver_expect_gone (driver, ATSPI_ROLE_TOGGLE_BUTTON, "Grid");
  driver_screenshot (driver, "list-narrow");
  driver_press (driver, "Sort By");
  driver_act (driver, ATSPI_ROLE_MENU_ITEM, "Givens");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 11: *");
  driver_chord (driver, "F10");
  driver_act (driver, ATSPI_ROLE_MENU_ITEM, "Grid");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 1: *");
  driver_set_dpi (driver, 0);
  driver_quit (driver);
}

/* Columns are there for what the file has, and for progress once there is some. */
static void
test_columns (Driver *driver)
{
  const char *const text = "puzzle,title,level\n" REFERENCE ",Evening,Hard\n" BLANK ",,\n";
  g_autofree char *path = driver_write (driver, "titles.csv", text, -1);
  const char *const missing[] = { "Author", "Source", "Description", "Progress" };

  driver_start_list (driver, path, "titles.csv");
  e2e_list_expect_label (driver, "Title");
  e2e_list_expect_label (driver, "Difficulty");
  e2e_list_expect_label (driver, "Evening");
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    driver_expect_gone (driver, ATSPI_ROLE_LABEL, missing[i]);
  e2e_list_open (driver, 1, "Evening*");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "titles.csv");
  e2e_list_expect_label (driver, "Progress");
  e2e_list_expect_ring (driver, "Solved");
  driver_quit (driver);
}

/* From the popover of the filter, or below it. */
static void
show_all (Driver *driver)
{
  driver_press (driver, "Show All");
  driver_chord (driver, "Escape");
  e2e_expect_verdict (driver, E2E_LIST_STATUS);
}

static void
test_filter (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  driver_press (driver, "Filter");
  driver_expect_focus (driver, ATSPI_ROLE_CHECK_BOX, "One solution");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_CHECK_BOX, "Several solutions");
  driver_chord (driver, "space");
  e2e_list_expect_label (driver, "1 of 12 puzzles*");
  show_all (driver);
  driver_quit (driver);
}

/* Segments of the summary are filters, and the popover says the same. */
static void
test_summary (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autoptr (DriverWidget) many = NULL, one = NULL, check = NULL;

  many = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Several solutions, 1 puzzle");
  e2e_list_expect_segment (driver, "Not a puzzle, 1 entry");
  driver_click (driver, many);
  e2e_list_expect_label (driver, "1 of 12 puzzles*");
  one = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "One solution, 10 puzzles");
  driver_reach (driver, one, "Left");
  driver_chord (driver, "space");
  e2e_list_expect_label (driver, "11 of 12 puzzles*");
  driver_screenshot (driver, "list-summary");
  driver_press (driver, "Filter");
  check = driver_find (driver, ATSPI_ROLE_CHECK_BOX, "Several solutions");
  driver_do (driver, check);
  e2e_list_expect_label (driver, "10 of 12 puzzles*");
  show_all (driver);
  driver_quit (driver);
}

/* A short list is graded by itself: its levels are columns, names of rows, segments and filters. */
static void
test_levels (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autoptr (DriverWidget) header = NULL, none = NULL, check = NULL, row = NULL;

  e2e_list_expect_segment (driver, "Easy, 10 puzzles");
  row = driver_find (driver, E2E_LIST_ROW, "Puzzle 1: One solution, Not started. Easy, up to *");
  g_assert_nonnull (row);
  e2e_list_expect_label (driver, "Hardest Technique");
  driver_activate (driver, "win.list-ratings", NULL);
  header = driver_find (driver, ATSPI_ROLE_LABEL, "Effort");
  driver_click (driver, header); /* least first: that with the fewest blanks; before a popover might take the click */
  none = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "No level, 2 puzzles");
  driver_click (driver, none);
  e2e_list_expect_label (driver, "2 of 12 puzzles*");
  e2e_list_expect_label (driver, "No level");
  driver_screenshot (driver, "list-levels");
  driver_click (driver, none);
  e2e_expect_verdict (driver, E2E_LIST_STATUS);
  driver_press (driver, "Filter");
  check = driver_find (driver, ATSPI_ROLE_CHECK_BOX, "Easy");
  driver_do (driver, check);
  e2e_list_expect_label (driver, "10 of 12 puzzles*");
  show_all (driver);
  e2e_list_open (driver, 1, "Puzzle 10");
  driver_quit (driver);
}

/* ER is, for who wants it, a column, whose numbers come by themselves, an order, and a filter: its bounds are as people write them, and what
 * has no ER is outside. */
static void
test_rates (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autoptr (DriverWidget) header = NULL, lowest = NULL;

  e2e_list_expect_segment (driver, "Easy, 10 puzzles");
  driver_activate (driver, "win.list-ratings", NULL);
  e2e_list_expect_label (driver, "1.?");
  header = driver_find (driver, ATSPI_ROLE_LABEL, "ER");
  driver_click (driver, header);
  e2e_expect_verdict (driver, E2E_LIST_STATUS);
  driver_press (driver, "Filter");
  lowest = driver_find (driver, ATSPI_ROLE_SPIN_BUTTON, "Lowest ER");
  driver_reach (driver, lowest, "Tab");
  driver_chord (driver, "Up"); /* 1.1: a list that is full has nothing to do, and more is harder than that */
  e2e_list_expect_label (driver, "?* of 12 puzzles*");
  driver_chord (driver, "Ctrl+a");
  driver_text (driver, "11.9");
  driver_chord (driver, "Return");
  e2e_list_expect_label (driver, "No Matching Puzzles");
  show_all (driver);
  e2e_list_open (driver, 1, "Puzzle *");
  driver_quit (driver);
}

static void
start_long (Driver *driver, const char *line)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < LONG_LINES; i++)
    g_string_append_printf (text, "%s\n", line);
  path = driver_write (driver, "long.sdm", text->str, text->len);
  driver_start_list (driver, path, "long.sdm");
}

/* Of a long list only what is in sight is graded, until somebody asks for all. */
static void
test_grade_all (Driver *driver)
{
  start_long (driver, REFERENCE);
  e2e_list_expect_segment (driver, "Not graded yet, 19,9?? puzzles");
  driver_expect_enabled (driver, "win.grade");
  driver_press (driver, "Grade All");
  e2e_list_expect_segment (driver, "Easy, 20,001 puzzles");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Grade All");
  g_assert_false (driver_is_enabled (driver, "win.grade"));
  driver_quit (driver);
}

/* Actions are asked about, for to read a list of hundreds of rows takes longer than what is to be cancelled. */
static gboolean
enabled_condition (Driver *driver, gpointer action)
{
  return driver_is_enabled (driver, action);
}

static void
cancel (Driver *driver, const char *again)
{
  driver_expect (driver, enabled_condition, (gpointer) "win.cancel", "something to cancel");
  driver_chord (driver, "Escape");
  driver_expect (driver, enabled_condition, (gpointer) again, "the end of it");
  g_assert_false (driver_is_enabled (driver, "win.cancel"));
}

/* Escape ends it, and it can be taken up. */
static void
test_grade_cancel (Driver *driver)
{
  start_long (driver, SLOW_TO_GRADE);
  driver_press (driver, "Grade All");
  cancel (driver, "win.grade");
  driver_press (driver, "Grade All");
  cancel (driver, "win.grade");
  driver_quit (driver);
}

/* Hours of looking for verdicts, which Escape ends. */
static void
test_cancel (Driver *driver)
{
  driver_set_env (driver, "SUD_BACKEND", "scalar");
  start_long (driver, SLOW_TO_REFUTE);
  cancel (driver, "win.survey");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/list/views", test_views },
    { "/e2e/list/stops", test_stops },
    { "/e2e/list/columns", test_columns },
    { "/e2e/list/filter", test_filter },
    { "/e2e/list/summary", test_summary },
    { "/e2e/list/levels", test_levels },
    { "/e2e/list/rates", test_rates },
    { "/e2e/list/grade-all", test_grade_all },
    { "/e2e/list/grade-cancel", test_grade_cancel },
    { "/e2e/list/cancel", test_cancel },
    { "/e2e/list/narrow", test_narrow },
    { "/e2e/list/narrow/large-text", test_narrow, 192 },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
