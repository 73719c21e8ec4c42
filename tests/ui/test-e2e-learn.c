/* test-e2e-learn.c - a technique is looked up, read and tried with real keys, and what was solved is still so next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

static void
expect_label (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, pattern);
}

static void
open_technique (Driver *driver, const char *name)
{
  driver_expect_window (driver, "Learn Techniques");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, name);
  driver_chord (driver, "Return");
}

/* The position is the second Naked Single of data/techniques/positions.txt; the cursor begins in the middle. */
static void
test_learn (Driver *driver)
{
  driver_start (driver, NULL);
  driver_chord (driver, "Ctrl+l");
  open_technique (driver, "naked single");
  expect_label (driver, "A cell has only one candidate left*");
  expect_label (driver, "Position 1 of 4 · 0 solved");
  expect_label (driver, "Naked Single leads on*");
  driver_screenshot (driver, "lesson");
  driver_chord (driver, "Tab"); /* the example */
  driver_chord (driver, "Tab"); /* to be tried */
  driver_chord (driver, "Up");
  driver_chord (driver, "End");
  driver_digits (driver, "8");
  expect_label (driver, "8 is not a candidate in row 4 column 9, because that cell sees the 8 in *");
  driver_digits (driver, "7");
  expect_label (driver, "Well done*");
  expect_label (driver, "Position 1 of 4 · 1 solved");
  driver_screenshot (driver, "solved");
  driver_press (driver, "Next");
  expect_label (driver, "Position 2 of 4 · 1 solved");
  driver_press (driver, "Hint");
  expect_label (driver, "Look at *");
  driver_press (driver, "Show Me");
  expect_label (driver, "Position 2 of 4 · 1 solved"); /* it was told, not found */
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

/* From the search Down goes to the first that was found. */
static void
test_search (Driver *driver)
{
  driver_start (driver, NULL);
  driver_chord (driver, "Ctrl+l");
  driver_expect_window (driver, "Learn Techniques");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "x-wing");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "X-Wing*");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

/* After a click the arrows go on in the list; Right leads to the lesson, and Left back. */
static void
test_list (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL;
  int x, y;

  driver_start (driver, NULL);
  driver_chord (driver, "Ctrl+l");
  driver_expect_window (driver, "Learn Techniques");
  row = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "Naked Single*");
  driver_point (driver, row, &x, &y);
  input_click (driver_get_input (driver), x, y, 1);
  expect_label (driver, "A cell has only one candidate left*");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Naked Single*");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Hidden Single*");
  expect_label (driver, "In some row, column or box a digit*");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, ATSPI_ROLE_PANEL, "Hidden Single");
  driver_chord (driver, "Down"); /* reads on */
  driver_chord (driver, "Left");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Hidden Single*");
  driver_chord (driver, "Return");
  driver_expect_focus (driver, ATSPI_ROLE_PANEL, "Hidden Single");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

static void
test_kept (Driver *driver)
{
  test_learn (driver);
  driver_start (driver, NULL);
  driver_chord (driver, "Ctrl+l");
  driver_expect_window (driver, "Learn Techniques");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LIST_ITEM, "Naked Single, 1 of 4 solved"));
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

/* Beside the candidate, which is all that a cell of a narrow window has room for; and not in the middle of the cell. */
static void
test_pointer (Driver *driver)
{
  g_autoptr (DriverWidget) cell = NULL;
  int x, y, rect[4];

  driver_start (driver, NULL);
  driver_chord (driver, "Ctrl+l");
  open_technique (driver, "naked single");
  expect_label (driver, "Naked Single leads on*");
  driver_chord (driver, "Tab");
  driver_chord (driver, "Tab");
  driver_chord (driver, "Up");
  driver_chord (driver, "End");
  cell = driver_find (driver, ATSPI_ROLE_TABLE_CELL, "Row 4, column 9, *centre marks 7*");
  driver_point (driver, cell, &x, &y);
  g_assert_true (driver_place (driver, cell, rect));
  input_click (driver_get_input (driver), x, y, 1);
  expect_label (driver, "Naked Single leads on*");
  input_click (driver_get_input (driver), x - rect[2] / 3 + rect[2] / 8, y + rect[3] / 3, 1);
  expect_label (driver, "Well done*");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

/* From a hint to the lesson about its technique. */
static void
test_from_hint (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  driver_chord (driver, "F9");
  driver_press (driver, "Learn Hidden Single");
  driver_expect_window (driver, "Learn Techniques");
  expect_label (driver, "In some row, column or box a digit has only one place*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

/* Whoever asks on the bus for a lesson finds a board behind it. */
static void
test_from_outside (Driver *driver)
{
  driver_start_service (driver);
  driver_activate (driver, "app.learn", g_variant_new_string ("x-wing"));
  driver_expect_window (driver, "Learn Techniques");
  expect_label (driver, "In two rows a digit has its only places*");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Learn Techniques");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/learn/kept", test_kept },
    { "/e2e/learn/search", test_search },
    { "/e2e/learn/list", test_list },
    { "/e2e/learn/pointer", test_pointer },
    { "/e2e/learn/from-hint", test_from_hint },
    { "/e2e/learn/from-outside", test_from_outside },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
