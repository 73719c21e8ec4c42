/* test-e2e-collection.c - a file of many puzzles: found, sorted, played from one to the next, and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "e2e.h"

#include <string.h>

#define SLOW_LINES 600000 /* many seconds for the slowest backend */
#define LONG_LINES 20001   /* too many to be graded before somebody asks */
#define STATUS "12 puzzles*"

/* What GTK 4.8 says of a row of a list, and of a picture in a grid. */
#define LIST_ROW ATSPI_ROLE_TABLE_ROW
#define GRID_CELL ATSPI_ROLE_TABLE_CELL

/* Twelve lines: the reference with ever fewer blanks, so that givens grow with the number; one has many solutions, one
 * is no puzzle, and two have a word to be found by. */
static char *
write_list (Driver *driver, const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *line = g_strdup (REFERENCE);

      for (int cell = 80, n = i; n > 0; cell--)
        if (line[cell] == '.')
          {
            line[cell] = REFERENCE_SOLUTION[cell];
            n--;
          }
      g_string_append_printf (text, "%s%s\n", line, i == 4 || i == 7 ? " # Evening" : "");
    }
  g_string_append (text, BLANK "\n53..7\n");
  return driver_write (driver, name, text->str, -1);
}

static void
expect_segment (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) segment = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, name);

  g_assert_nonnull (segment);
}

static void
expect_ring (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) ring = driver_find (driver, ATSPI_ROLE_IMAGE, name);

  g_assert_nonnull (ring);
}

static char *
start_with_list (Driver *driver)
{
  char *path = write_list (driver, "list.sdm");

  driver_start_list (driver, path, "list.sdm");
  e2e_expect_verdict (driver, STATUS);
  expect_segment (driver, "One solution, 10 puzzles");
  return path;
}

/* The puzzle at @position of the list, from 1. */
static void
open_from_list (Driver *driver, int position, const char *title)
{
  driver_chord (driver, "Home");
  for (int i = 1; i < position; i++)
    driver_chord (driver, "Down");
  driver_chord (driver, "Return");
  driver_expect_window (driver, title);
}

/* As narrow as a telephone, also with large letters: what has no place in the header is in the menu. */
static void
test_narrow (Driver *driver)
{
  g_autofree char *path = NULL;

  driver_set_dpi (driver, driver_get_variant (driver));
  path = start_with_list (driver);
  driver_resize (driver, 360, 640);
  driver_expect_gone (driver, ATSPI_ROLE_TOGGLE_BUTTON, "Grid");
  driver_screenshot (driver, "list-narrow");
  driver_chord (driver, "F10");
  driver_act (driver, ATSPI_ROLE_MENU_ITEM, "Grid");
  driver_expect_focus (driver, GRID_CELL, "*");
  driver_set_dpi (driver, 0);
  driver_quit (driver);
}

static void
expect_label (Driver *driver, const char *pattern)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, pattern);

  g_assert_nonnull (label);
}

/* Begun in one run of the program, shown in the list, and taken up in the next. */
static void
test_play (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  g_autofree char *path = start_with_list (driver);

  open_from_list (driver, 1, "Puzzle 1");
  driver_expect_board (driver, REFERENCE, given.text);
  expect_label (driver, "1 of 12 · *");
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
  expect_ring (driver, "1% filled in");
  driver_quit (driver);

  driver_start_list (driver, path, "list.sdm");
  expect_ring (driver, "1% filled in");
  open_from_list (driver, 1, "Puzzle 1");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_quit (driver);
}

/* Solved with the program's help: the list says so, and no file is asked for. */
static void
test_solved (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);

  open_from_list (driver, 2, "Puzzle 2");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  expect_ring (driver, "Solved");
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
  open_from_list (driver, 1, "Puzzle 1");
  driver_expect_cursor (driver, 1, 1);
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_window (driver, "Solved!");
  expect_label (driver, "No mistakes, and no help. Impressive!");
  driver_screenshot (driver, "finished");
  driver_press (driver, "Next Puzzle");
  driver_expect_window (driver, "Puzzle 2");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* The last of the list is no puzzle: it says why, and next goes no further than the one before. */
static void
test_bad_line (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);

  driver_chord (driver, "End");
  expect_label (driver, "Not a puzzle");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Not a Sudoku");
  expect_label (driver, "Line 12*.");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "list.sdm");
  open_from_list (driver, 11, "Puzzle 11");
  expect_label (driver, "11 of 12 · list.sdm");
  driver_chord (driver, "Alt+Right");
  driver_expect_toast (driver, "There are no more puzzles*");
  driver_expect_window (driver, "Puzzle 11");
  driver_quit (driver);
}

/* Next is the next of the list as it stands. */
static void
test_sort (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) header = driver_find (driver, ATSPI_ROLE_LABEL, "Givens");

  driver_click (driver, header); /* fewest first */
  open_from_list (driver, 1, "Puzzle 11");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_activate (driver, "win.descending", NULL); /* most first, as from the menu */
  open_from_list (driver, 1, "Puzzle 10");
  expect_label (driver, "1 of 12 · *");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 9");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_quit (driver);
}

static void
test_search (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);

  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "evening");
  expect_label (driver, "2 of 12 puzzles*");
  driver_chord (driver, "Down"); /* into the list, to what was found first */
  driver_expect_focus (driver, LIST_ROW, "Puzzle 5: *");
  driver_chord (driver, "Down");
  driver_chord (driver, "Ctrl+f");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "evening");
  driver_chord (driver, "Escape"); /* all of them, with what was selected */
  expect_label (driver, "12 puzzles · 1 selected*");
  driver_expect_focus (driver, LIST_ROW, "Puzzle 8: *");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Evening");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "evening");
  expect_label (driver, "2 of 12 puzzles*");
  driver_chord (driver, "Return"); /* what was found is opened from where it was typed */
  driver_expect_window (driver, "Evening");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+f");
  driver_chord (driver, "Ctrl+f");
  driver_text (driver, "nowhere");
  expect_label (driver, "No Matching Puzzles");
  driver_press (driver, "Show All");
  e2e_expect_verdict (driver, STATUS);
  driver_quit (driver);
}

static void
test_filter (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);

  driver_press (driver, "Filter");
  driver_expect_focus (driver, ATSPI_ROLE_CHECK_BOX, "One solution");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_CHECK_BOX, "Several solutions");
  driver_chord (driver, "space");
  expect_label (driver, "1 of 12 puzzles*");
  driver_press (driver, "Show All");
  driver_chord (driver, "Escape");
  e2e_expect_verdict (driver, STATUS);
  driver_quit (driver);
}

/* The first three with their solutions; other programs read that as lines. */
static void
test_save (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autofree char *saved = driver_path (driver, "some.sdm");
  g_autofree char *text = NULL;

  driver_chord (driver, "Home");
  driver_chord (driver, "Shift+Down");
  driver_chord (driver, "Shift+Down");
  expect_label (driver, "12 puzzles · 3 selected*");
  driver_chord (driver, "Shift+Ctrl+s");
  driver_expect_window (driver, "Save Which Puzzles?");
  driver_chord (driver, "Alt+s");
  e2e_save_in (driver, "Alt+f", "Save Puzzles", saved);
  driver_expect_window (driver, "list.sdm");
  g_assert_true (g_file_get_contents (saved, &text, NULL, NULL));
  g_assert_cmpuint (e2e_count (text, '\n'), ==, 3);
  g_assert_true (g_str_has_prefix (text, REFERENCE " " REFERENCE_SOLUTION "\n"));
  driver_quit (driver);
}

/* What is selected is printed, one puzzle too, unless all are chosen. */
static void
test_print (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) row = NULL, all = NULL;

  driver_chord (driver, "Home");
  driver_chord (driver, "Down");
  expect_label (driver, "12 puzzles · 1 selected*");
  driver_chord (driver, "Ctrl+p");
  driver_expect_window (driver, "Print");
  expect_label (driver, "Selection (1)");
  expect_label (driver, "1 page");
  driver_screenshot (driver, "print-selection");
  row = driver_find (driver, ATSPI_ROLE_LABEL, "Which Puzzles");
  driver_click (driver, row);
  all = driver_find (driver, ATSPI_ROLE_LABEL, "All (12)");
  driver_click (driver, all);
  expect_label (driver, "12 pages");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Print");
  driver_quit (driver);
}

static void
test_copy (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  g_autofree char *path = start_with_list (driver);

  driver_chord (driver, "Home");
  driver_chord (driver, "Ctrl+c");
  driver_chord (driver, "Ctrl+n");
  driver_expect_window (driver, "New Puzzle");
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  driver_chord (driver, "Ctrl+a");
  expect_label (driver, "12 puzzles · 12 selected*");
  driver_chord (driver, "Ctrl+c");
  driver_chord (driver, "Ctrl+n");
  driver_expect_window (driver, "New Puzzle");
  driver_chord (driver, "Ctrl+v");
  driver_expect_window (driver, "Several Puzzles");
  driver_press (driver, "Show the List");
  driver_expect_window (driver, "Pasted Puzzles");
  expect_label (driver, "11 puzzles*");
  driver_quit (driver);
}

/* Actions are asked about, for to read a list of hundreds of rows takes longer than what is to be cancelled. */
static gboolean
enabled_condition (Driver *driver, gpointer action)
{
  return driver_is_enabled (driver, action);
}

/* Seconds of looking for verdicts, which Escape ends; what is known by then stays. */
static void
test_cancel (Driver *driver)
{
  g_autofree char *puzzles = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "puzzles", "hard.txt", NULL);
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr (GString) slow = g_string_new (NULL);
  g_autoptr (DriverWidget) all = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (puzzles, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint n = 0, i = 0; n < SLOW_LINES; i = lines[i + 1] != NULL ? i + 1 : 0)
    if (strlen (lines[i]) >= 81 && lines[i][0] != '#')
      {
        g_string_append_printf (slow, "%.81s\n", lines[i]);
        n++;
      }
  path = driver_write (driver, "slow.sdm", slow->str, slow->len);
  driver_set_env (driver, "SUD_BACKEND", "scalar");
  driver_start_list (driver, path, "slow.sdm");
  driver_expect (driver, enabled_condition, (gpointer) "win.cancel", "something to cancel");
  driver_chord (driver, "Escape");
  driver_expect (driver, enabled_condition, (gpointer) "win.survey", "the end of it");
  g_assert_false (driver_is_enabled (driver, "win.cancel"));
  all = driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "One solution, 600000 puzzles");
  g_assert_null (all);
  driver_quit (driver);
}

/* Another program writes the file: the list says so and is read again, and what was begun is still known. */
static void
test_changed (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autofree char *text = NULL;

  open_from_list (driver, 1, "Puzzle 1");
  driver_chord (driver, "Right");
  driver_chord (driver, "Right");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  text = g_strdup (BLANK "\n" REFERENCE "\n");
  g_free (driver_write (driver, "list.sdm", text, -1));
  expect_label (driver, "The file has been changed by another program.");
  driver_screenshot (driver, "list-changed");
  driver_press (driver, "Reload");
  expect_label (driver, "2 puzzles*"); /* by now it is the new list */
  expect_segment (driver, "Several solutions, 1 puzzle");
  expect_ring (driver, "?% filled in");
  open_from_list (driver, 2, "Puzzle 2");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_quit (driver);
}

/* Grid and list by key and by mouse; what was selected stays, and the next window begins as the last one was. */
static void
test_views (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autofree char *other = write_list (driver, "other.sdm");
  g_autoptr (DriverWidget) row = NULL;

  driver_expect_focus (driver, LIST_ROW, "Puzzle 1: One solution, Not started*");
  expect_label (driver, "12 puzzles · 1 selected");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, LIST_ROW, "Puzzle 2: *");
  driver_chord (driver, "Ctrl+2");
  driver_expect_focus (driver, GRID_CELL, "Puzzle 2: *");
  expect_label (driver, "12 puzzles · 1 selected");
  driver_screenshot (driver, "list-grid");
  driver_chord (driver, "Right");
  driver_expect_focus (driver, GRID_CELL, "Puzzle 3: *");
  driver_click_button (driver, "List");
  row = driver_find (driver, LIST_ROW, "Puzzle 3: *");
  driver_expect_focus (driver, LIST_ROW, "Puzzle 3: *");
  driver_click_button (driver, "Grid");
  driver_expect_gone (driver, LIST_ROW, "Puzzle 3: *");
  driver_open_second (driver, other);
  driver_expect_window (driver, "other.sdm");
  driver_expect_focus (driver, GRID_CELL, "Puzzle 1: *");
  driver_quit (driver);
}

/* Who comes back from a puzzle is at that puzzle, wherever it was gone to, in both views. */
static void
test_return (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);

  open_from_list (driver, 2, "Puzzle 2");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 3");
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "list.sdm");
  driver_expect_focus (driver, LIST_ROW, "Puzzle 3: *");
  driver_chord (driver, "Ctrl+2");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "Puzzle 3");
  driver_chord (driver, "Alt+Right");
  driver_expect_window (driver, "Puzzle 4");
  driver_digits (driver, "1");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "list.sdm");
  driver_expect_focus (driver, GRID_CELL, "Puzzle 4: *");
  driver_click_button (driver, "Open Puzzle");
  driver_expect_window (driver, "Puzzle 4");
  driver_quit (driver);
}

/* All puzzles are one stop: Shift+Tab leads to the titles of the columns and on to the summary, from any of them. */
static void
test_stops (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) segment = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "One solution, 10 puzzles");

  for (int i = 0; i < 3; i++)
    driver_chord (driver, "Down");
  driver_reach (driver, segment, "Shift+Tab");
  driver_chord (driver, "Ctrl+2");
  driver_chord (driver, "Tab");
  driver_reach (driver, segment, "Shift+Tab");
  driver_quit (driver);
}

/* Segments of the summary are filters, and the popover says the same. */
static void
test_summary (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) many = NULL, one = NULL, check = NULL;

  many = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Several solutions, 1 puzzle");
  expect_segment (driver, "Not a puzzle, 1 entry");
  driver_click (driver, many);
  expect_label (driver, "1 of 12 puzzles*");
  one = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "One solution, 10 puzzles");
  driver_reach (driver, one, "Left");
  driver_chord (driver, "space");
  expect_label (driver, "11 of 12 puzzles*");
  driver_screenshot (driver, "list-summary");
  driver_press (driver, "Filter");
  check = driver_find (driver, ATSPI_ROLE_CHECK_BOX, "Several solutions");
  driver_do (driver, check);
  expect_label (driver, "10 of 12 puzzles*");
  driver_press (driver, "Show All");
  driver_chord (driver, "Escape");
  e2e_expect_verdict (driver, "12 puzzles*");
  driver_quit (driver);
}

/* A short list is graded by itself: its levels are columns, names of rows, segments and filters. */
static void
test_levels (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) header = NULL, none = NULL, check = NULL, row = NULL;

  expect_segment (driver, "Easy, 10 puzzles");
  row = driver_find (driver, LIST_ROW, "Puzzle 1: One solution, Not started. Easy, up to *");
  g_assert_nonnull (row);
  expect_label (driver, "Hardest Technique");
  header = driver_find (driver, ATSPI_ROLE_LABEL, "Effort");
  driver_click (driver, header); /* least first: that with the fewest blanks; before a popover might take the click */
  none = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "No level, 2 puzzles");
  driver_click (driver, none);
  expect_label (driver, "2 of 12 puzzles*");
  expect_label (driver, "No level");
  driver_screenshot (driver, "list-levels");
  driver_click (driver, none);
  e2e_expect_verdict (driver, STATUS);
  driver_press (driver, "Filter");
  check = driver_find (driver, ATSPI_ROLE_CHECK_BOX, "Easy");
  driver_do (driver, check);
  expect_label (driver, "10 of 12 puzzles*");
  driver_press (driver, "Show All");
  driver_chord (driver, "Escape");
  e2e_expect_verdict (driver, STATUS);
  open_from_list (driver, 1, "Puzzle 10");
  driver_quit (driver);
}

/* ER is a column, whose numbers come by themselves, and an order. */
static void
test_rates (Driver *driver)
{
  g_autofree char *path = start_with_list (driver);
  g_autoptr (DriverWidget) header = NULL;

  expect_segment (driver, "Easy, 10 puzzles");
  expect_label (driver, "1.?");
  header = driver_find (driver, ATSPI_ROLE_LABEL, "ER");
  driver_click (driver, header);
  e2e_expect_verdict (driver, STATUS);
  open_from_list (driver, 1, "Puzzle *");
  driver_quit (driver);
}

/* Of a long list only what is in sight is graded, until somebody asks for all; that can be cancelled and taken up. */
static void
test_grade_all (Driver *driver)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < LONG_LINES; i++)
    g_string_append (text, REFERENCE "\n");
  path = driver_write (driver, "long.sdm", text->str, text->len);
  driver_start_list (driver, path, "long.sdm");
  expect_segment (driver, "Not graded yet, 199?? puzzles");
  g_assert_true (driver_is_enabled (driver, "win.grade"));
  driver_activate (driver, "win.grade", NULL);
  driver_chord (driver, "Escape");
  driver_press (driver, "Grade All");
  expect_segment (driver, "Easy, 20001 puzzles");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Grade All");
  g_assert_false (driver_is_enabled (driver, "win.grade"));
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
  expect_label (driver, "Title");
  expect_label (driver, "Difficulty");
  expect_label (driver, "Evening");
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    driver_expect_gone (driver, ATSPI_ROLE_LABEL, missing[i]);
  open_from_list (driver, 1, "Evening*");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Alt+Up");
  driver_expect_window (driver, "titles.csv");
  expect_label (driver, "Progress");
  expect_ring (driver, "Solved");
  driver_quit (driver);
}

/* Lists and puzzles have windows of their own; a file that is open already comes to the front. */
static void
test_windows (Driver *driver)
{
  g_autofree char *list = start_with_list (driver);
  g_autofree char *other = write_list (driver, "other.sdm");
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

int
main (int argc, char *argv[])
{
  static const DriverTest tests[] = {
    { "/e2e/collection/play", test_play },         { "/e2e/collection/solved", test_solved },
    { "/e2e/collection/finish", test_finish },
    { "/e2e/collection/bad-line", test_bad_line }, { "/e2e/collection/sort", test_sort },
    { "/e2e/collection/search", test_search },     { "/e2e/collection/filter", test_filter },
    { "/e2e/collection/save", test_save },         { "/e2e/collection/copy", test_copy },
    { "/e2e/collection/print", test_print },
    { "/e2e/collection/cancel", test_cancel },     { "/e2e/collection/changed", test_changed },
    { "/e2e/collection/windows", test_windows },   { "/e2e/collection/views", test_views },
    { "/e2e/collection/return", test_return },     { "/e2e/collection/stops", test_stops },
    { "/e2e/collection/summary", test_summary },   { "/e2e/collection/levels", test_levels },
    { "/e2e/collection/rates", test_rates },
    { "/e2e/collection/grade-all", test_grade_all },
    { "/e2e/collection/columns", test_columns },
    { "/e2e/collection/narrow", test_narrow },     { "/e2e/collection/narrow/large-text", test_narrow, 192 },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
