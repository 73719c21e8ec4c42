/* test-e2e-collection.c - a file of many puzzles: found, sorted, played from one to the next, and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-list.h"

#include <string.h>

/* Begun in one run of the program, shown in the list, and taken up in the next. */
static void
test_play (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  g_autofree char *path = e2e_list_start (driver);

  e2e_list_open (driver, 1, "Puzzle 1");
  driver_expect_board (driver, REFERENCE, given.text);
  e2e_list_expect_label (driver, "1 of 12 · *");
  driver_expect_cursor (driver, 1, 1);
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 2");
  driver_expect_cell (driver, 1, 3, "*blank*");
  driver_chord (driver, "Alt+Left");
  driver_expect_window (driver, "Puzzle 1");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 3, "*blank*");
  driver_chord (driver, "Shift+Ctrl+z");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  e2e_list_expect_ring (driver, "1% filled in");
  driver_quit (driver);

  driver_start_list (driver, path, "list.sdm");
  e2e_list_expect_ring (driver, "1% filled in");
  e2e_list_open (driver, 1, "Puzzle 1");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_quit (driver);
}

/* A puzzle is in the place of its list. Who comes back is at that puzzle, wherever it was gone to, in both views. */
static void
return_to_list (Driver *driver)
{
  e2e_list_open (driver, 2, "Puzzle 2");
  driver_expect_closed (driver, "list.sdm");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 3");
  driver_click_button (driver, "Back to the List");
  driver_expect_closed (driver, "Puzzle 3");
  driver_expect_window (driver, "list.sdm");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 3: *");
  driver_chord (driver, "Ctrl+2");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Puzzle 3");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 4");
  driver_digits (driver, "1");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  driver_expect_focus (driver, E2E_GRID_CELL, "Puzzle 4: *");
  driver_click_button (driver, "Open Puzzle");
  driver_expect_window (driver, "Puzzle 4");
}

/* Solved with the program's help: the list says so, and no file is asked for. */
static void
test_solved (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  e2e_list_open (driver, 2, "Puzzle 2");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  e2e_list_expect_ring (driver, "Solved");
  return_to_list (driver);
  driver_quit (driver);
}

/* The last digit by hand, and on to the next. */
static void
test_finish (Driver *driver)
{
  char nearly[82] = REFERENCE_SOLUTION;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  nearly[2] = '.';
  text = g_strconcat (nearly, "\n" REFERENCE "\n", NULL);
  path = driver_write (driver, "two.sdm", text, -1);
  driver_start_list (driver, path, "two.sdm");
  e2e_list_open (driver, 1, "Puzzle 1");
  driver_expect_cursor (driver, 1, 1);
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  e2e_list_expect_label (driver, "No mistakes, and no help. Impressive!");
  driver_screenshot (driver, "finished");
  driver_press (driver, "Next Puzzle");
  driver_expect_window (driver, "Puzzle 2");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* Next is the next of the list as it stands. */
static void
sort (Driver *driver)
{
  g_autoptr (DriverWidget) header = driver_find (driver, ATSPI_ROLE_LABEL, "Givens");

  driver_click (driver, header); /* fewest first */
  e2e_list_open (driver, 1, "Puzzle 11");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_activate (driver, "win.descending", NULL); /* most first, as from the menu */
  e2e_list_open (driver, 1, "Puzzle 10");
  e2e_list_expect_label (driver, "1 of 12 · *");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 9");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
}

/* The last of the list is no puzzle: it says why, and next goes no further than the one before. */
static void
test_bad_line (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  driver_chord (driver, "End");
  e2e_list_expect_label (driver, "Not a puzzle");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Not a Sudoku");
  e2e_list_expect_label (driver, "Line 12*.");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "list.sdm");
  e2e_list_open (driver, 11, "Puzzle 11");
  e2e_list_expect_label (driver, "11 of 12 · list.sdm");
  driver_chord (driver, "Alt+Right");
  driver_expect_toast (driver, "There are no more puzzles*");
  driver_expect_window (driver, "Puzzle 11");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  sort (driver);
  driver_quit (driver);
}

/* What is typed before the entry is there goes to the list. */
static void
open_search (Driver *driver)
{
  driver_chord (driver, "Ctrl+f");
  g_object_unref (driver_find (driver, ATSPI_ROLE_ENTRY, "*"));
}

static void
test_search (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);

  open_search (driver);
  driver_text (driver, "evening");
  e2e_list_expect_label (driver, "2 of 12 puzzles*");
  driver_chord (driver, "Down"); /* into the list, to what was found first */
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 5: *");
  driver_chord (driver, "Down");
  driver_chord (driver, "Ctrl+f");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "evening");
  driver_chord (driver, "Escape"); /* all of them, with what was selected */
  e2e_list_expect_label (driver, "12 puzzles · 1 selected*");
  driver_expect_focus (driver, E2E_LIST_ROW, "Puzzle 8: *");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Evening");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  open_search (driver);
  driver_text (driver, "evening");
  e2e_list_expect_label (driver, "2 of 12 puzzles*");
  driver_chord (driver, "Return"); /* what was found is opened from where it was typed */
  driver_expect_window (driver, "Evening");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+f");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "evening");
  driver_chord (driver, "Down"); /* goes into what is found, however fast somebody types */
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Evening");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+f");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "nowhere");
  e2e_list_expect_label (driver, "No Matching Puzzles");
  driver_press (driver, "Show All");
  e2e_expect_verdict (driver, E2E_LIST_STATUS);
  driver_quit (driver);
}

/* What is selected is printed, one puzzle too, unless all are chosen. */
static void
print (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL, all = NULL;

  driver_chord (driver, "Home");
  driver_chord (driver, "Down");
  e2e_list_expect_label (driver, "12 puzzles · 1 selected*");
  driver_chord (driver, "Ctrl+p");
  driver_expect_window (driver, "Print");
  e2e_list_expect_label (driver, "Selection (1)");
  e2e_list_expect_label (driver, "1 page");
  driver_screenshot (driver, "print-selection");
  row = driver_find (driver, ATSPI_ROLE_LABEL, "Which Puzzles");
  driver_click (driver, row);
  all = driver_find (driver, ATSPI_ROLE_LABEL, "All (12)");
  driver_click (driver, all);
  e2e_list_expect_label (driver, "2 pages");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Print");
}

/* The first three with their solutions; other programs read that as lines. */
static void
test_save (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autofree char *saved = driver_path (driver, "some.sdm");
  g_autofree char *text = NULL;

  driver_chord (driver, "Home");
  driver_chord (driver, "Shift+Down");
  driver_chord (driver, "Shift+Down");
  e2e_list_expect_label (driver, "12 puzzles · 3 selected*");
  driver_chord (driver, "Shift+Ctrl+s");
  driver_expect_window (driver, "Save Which Puzzles?");
  driver_chord (driver, "Alt+s");
  e2e_save_in (driver, "Alt+f", "Save Puzzles", saved);
  driver_expect_window (driver, "list.sdm");
  g_assert_true (g_file_get_contents (saved, &text, NULL, NULL));
  g_assert_cmpuint (e2e_count (text, '\n'), ==, 3);
  g_assert_true (g_str_has_prefix (text, REFERENCE " " REFERENCE_SOLUTION "\n"));
  print (driver);
  driver_quit (driver);
}

static void
test_copy (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  g_autofree char *path = e2e_list_start (driver);

  driver_chord (driver, "Home");
  driver_chord (driver, "Ctrl+c");
  driver_activate (driver, "app.new-window", NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+a");
  e2e_list_expect_label (driver, "12 puzzles · 12 selected*");
  driver_chord (driver, "Ctrl+c");
  driver_activate (driver, "app.new-window", NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_chord (driver, "Ctrl+v");
  driver_expect_window (driver, "Several Puzzles");
  driver_press (driver, "Show the List");
  driver_expect_window (driver, "Pasted Puzzles");
  e2e_list_expect_label (driver, "11 puzzles*");
  driver_quit (driver);
}

/* Another program writes the file: the list says so and is read again, and what was begun is still known. */
static void
test_changed (Driver *driver)
{
  g_autofree char *path = e2e_list_start (driver);
  g_autofree char *text = NULL;

  e2e_list_open (driver, 1, "Puzzle 1");
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  text = g_strdup (BLANK "\n" REFERENCE "\n");
  g_free (driver_write (driver, "list.sdm", text, -1));
  e2e_list_expect_label (driver, "The file has been changed by another program.");
  driver_screenshot (driver, "list-changed");
  driver_press (driver, "Reload");
  e2e_list_expect_label (driver, "2 puzzles*"); /* by now it is the new list */
  e2e_list_expect_segment (driver, "Several solutions, 1 puzzle");
  e2e_list_expect_ring (driver, "?% filled in");
  e2e_list_open (driver, 2, "Puzzle 2");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_quit (driver);
}

/* Lists and puzzles have windows of their own; a file that is open already comes to the front. */
static void
test_windows (Driver *driver)
{
  g_autofree char *list = e2e_list_start (driver);
  g_autofree char *other = e2e_list_write (driver, "other.sdm");
  g_autofree char *puzzle = driver_write (driver, "puzzle.txt", REFERENCE "\n", -1);

  driver_open_second (driver, other);
  driver_expect_window (driver, "other.sdm");
  driver_open_second (driver, puzzle);
  driver_expect_window (driver, "puzzle.txt");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_open_second (driver, list);
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+w");
  driver_expect_closed (driver, "list.sdm");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/collection/play", test_play },
    { "/e2e/collection/solved-and-back", test_solved },
    { "/e2e/collection/finish", test_finish },
    { "/e2e/collection/bad-line-and-sort", test_bad_line },
    { "/e2e/collection/search", test_search },
    { "/e2e/collection/save-and-print", test_save },
    { "/e2e/collection/copy", test_copy },
    { "/e2e/collection/changed", test_changed },
    { "/e2e/collection/windows", test_windows, 0, "no launcher is here that may bring a window to the front" },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
