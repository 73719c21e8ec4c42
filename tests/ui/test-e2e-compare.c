/* test-e2e-compare.c - strategies are compared on a puzzle and on a list, with real keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-list.h"

#define WINDOW "Compare Strategies"
#define ENTERED ":0000:x:53+5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::\n"

static void
expect_row (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) row = driver_find (driver, ATSPI_ROLE_LIST_ITEM, pattern);
}

static void
expect_label (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, pattern);
}

/* Rows fill in; by placements, and the table is copied. */
static void
test_puzzle (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  expect_label (driver, "1 puzzle");
  expect_row (driver, "Brute force. *. 4*208 placed · 4*157 taken back · * rejected · * of memory");
  expect_row (driver, "Bit sets. *. 4*208 placed · 4*157 taken back · *. Tries the same digits in the same order as Brute force");
  expect_row (driver, "Fastest (many at once). *. 51 placed · *");
  driver_press (driver, "Placements");
  expect_row (driver, "Brute force. 4*208. *");
  driver_screenshot (driver, "placements");
  driver_chord (driver, "Ctrl+c");
  driver_expect_toast (driver, "Table copied");
  driver_chord (driver, "Ctrl+w");
  driver_expect_closed (driver, WINDOW);
  driver_quit (driver);
}

/* What takes long is cancelled; the window goes while it still runs. */
static void
test_cancel (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "hostile.txt", HOSTILE "\n", -1);

  driver_start (driver, path);
  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  driver_press (driver, "Cancel");
  expect_row (driver, "Brute force. Cancelled");
  driver_chord (driver, "F5");
  expect_row (driver, "Brute force. Running…");
  driver_chord (driver, "Escape");
  expect_row (driver, "Brute force. Cancelled");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, WINDOW);

  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  expect_row (driver, "Brute force. Running…");
  driver_chord (driver, "Ctrl+w");
  driver_expect_closed (driver, WINDOW);
  driver_quit (driver);
}

/* The time that is chosen already begins nothing anew; Escape cancels before it closes a message, and what was found
 * before is back. */
static void
test_again (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  expect_row (driver, "Fastest (many at once). *. 51 placed · *");
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Run Again"));
  driver_chord (driver, "F10");
  driver_act (driver, ATSPI_ROLE_RADIO_MENU_ITEM, "10 Seconds");
  driver_expect_gone (driver, ATSPI_ROLE_RADIO_MENU_ITEM, "10 Seconds");
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Run Again"));
  expect_row (driver, "Fastest (many at once). *. 51 placed · *");
  driver_chord (driver, "Ctrl+c");
  driver_expect_toast (driver, "Table copied");
  driver_chord (driver, "F5");
  driver_chord (driver, "Escape");
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Run Again"));
  expect_row (driver, "Fastest (many at once). *. 51 placed · *");
  driver_expect_toast (driver, "Table copied");
  driver_quit (driver);
}

/* All strategies are one stop. */
static void
test_tab (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);
  g_autoptr (DriverWidget) time = NULL, first = NULL;

  driver_start (driver, path);
  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Run Again"));
  time = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Time");
  first = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "Brute force. *");
  driver_reach (driver, time, "Tab");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Brute force. *");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Look-up table. *");
  driver_chord (driver, "Shift+Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Time");
  driver_chord (driver, "Tab");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Run Again");
  driver_quit (driver);
}

/* There is nothing to search on an empty board: it is said where the same is said of watching. */
static void
test_empty (Driver *driver)
{
  driver_start (driver, NULL);
  driver_chord (driver, "Shift+F8");
  expect_label (driver, "Type or open a puzzle first");
  driver_expect_closed (driver, WINDOW);
  driver_quit (driver);
}

/* All that are shown, of which one is no puzzle. */
static void
test_list (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  driver_activate (driver, "win.compare", NULL);
  driver_expect_window (driver, WINDOW);
  expect_label (driver, "11 puzzles");
  driver_quit (driver);
}

/* What somebody has chosen. */
static void
test_chosen (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 1: *");
  driver_chord (driver, "Home");
  e2e_list_expect_label (driver, "12 puzzles · 1 selected*");
  driver_activate (driver, "win.compare", NULL);
  driver_expect_window (driver, WINDOW);
  expect_label (driver, "1 selected puzzle");
  expect_row (driver, "Fastest (many at once). *");
  driver_chord (driver, "Ctrl+w");
  driver_expect_closed (driver, WINDOW);
  driver_chord (driver, "End");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 12: *");
  driver_activate (driver, "win.compare", NULL);
  driver_expect_toast (driver, "This line of the file is no puzzle: there is nothing to search");
  driver_quit (driver);
}

/* So is the one that was selected by itself, once it is clicked. */
static void
test_clicked (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autoptr (DriverWidget) tile = NULL;

  driver_chord (driver, "Ctrl+2");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 1: *");
  e2e_list_expect_label (driver, "12 puzzles");
  tile = driver_find (driver, E2E_GRID_CELL, "Puzzle 1: *");
  driver_click (driver, tile);
  e2e_list_expect_label (driver, "12 puzzles · 1 selected*");
  driver_quit (driver);
}

/* Own digits, here one that clashes, are set aside, in a window of its own and in a list: each has the counts of the
 * puzzle. */
static void
test_entered (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "entered.txt", ENTERED, -1);

  driver_start (driver, path);
  driver_chord (driver, "Shift+F8");
  driver_expect_window (driver, WINDOW);
  expect_label (driver, "Your own digits are set aside*");
  expect_row (driver, "Brute force. *. 4*208 placed · 4*157 taken back · *");
  driver_quit (driver);
}

static void
test_entered_list (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "entered.txt", ENTERED ENTERED, -1);

  driver_start_list (driver, path, "entered.txt");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 1: *");
  driver_chord (driver, "Ctrl+a");
  e2e_list_expect_label (driver, "2 puzzles · 2 selected*");
  driver_activate (driver, "win.compare", NULL);
  driver_expect_window (driver, WINDOW);
  expect_label (driver, "2 selected puzzles");
  expect_label (driver, "Your own digits are set aside*");
  expect_row (driver, "Brute force. *. 8*416 placed · 8*314 taken back · *");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/compare/puzzle", test_puzzle },
    { "/e2e/compare/cancel", test_cancel },
    { "/e2e/compare/again", test_again },
    { "/e2e/compare/tab", test_tab },
    { "/e2e/compare/empty", test_empty },
    { "/e2e/compare/list", test_list },
    { "/e2e/compare/chosen", test_chosen },
    { "/e2e/compare/clicked", test_clicked },
    { "/e2e/compare/entered", test_entered },
    { "/e2e/compare/entered-list", test_entered_list },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
