/* test-e2e-play.c - a puzzle is solved by hand: checks, ways back, the finish, and Solve where entries are wrong
 *
 * In the reference puzzle 1, 2 and 4 fit r1c3, and 4 is right; 2 and 6 fit r1c4, and 6 is right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-list.h"

#include <string.h>

static void
enter (Driver *driver, int row, int column, guint digit)
{
  g_autofree char *wanted = g_strdup_printf ("Row %d, column %d, entered %u*", row, column, digit);

  driver_click_cell (driver, row, column);
  driver_digit (driver, "", digit);
  driver_expect_cell (driver, row, column, wanted);
}

static void
start (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
}

/* A wrong entry that fits is silent until Check; then the bar and the cell under the cursor say it. */
static void
test_check (Driver *driver)
{
  start (driver);
  enter (driver, 1, 4, 6);
  driver_activate (driver, "win.check", NULL);
  e2e_expect_verdict (driver, "No mistakes so far");
  enter (driver, 1, 3, 2);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, entered 2");
  e2e_expect_verdict (driver, "49 to go");
  driver_expect_description (driver, 1, 3, "49 to go*");
  driver_activate (driver, "win.check", NULL);
  e2e_expect_verdict (driver, "1 entry is wrong");
  e2e_expect_verdict (driver, "row 1 column 3");
  driver_expect_description (driver, 1, 3, "1 entry is wrong · row 1 column 3");
  driver_screenshot (driver, "check");
  e2e_quit_discarding (driver);
}

/* What is new is said of the cell with the keyboard, on GTK 4.8 the only way to hear it, and not of the next one. */
static void
test_verdict_follows (Driver *driver)
{
  start (driver);
  enter (driver, 1, 4, 6);
  driver_expect_description (driver, 1, 4, "50 to go");
  enter (driver, 1, 3, 2);
  driver_expect_description (driver, 1, 3, "49 to go");
  driver_expect_description (driver, 1, 4, "");
  driver_chord (driver, "Home");
  driver_chord (driver, "Down");
  driver_chord (driver, "Ctrl+e");
  driver_digit (driver, "", 5);
  driver_expect_cursor (driver, 2, 2);
  driver_expect_description (driver, 2, 2, "3 cells clash · row 1 column 1, row 2 column 1, row 2 column 6");
  e2e_quit_discarding (driver);
}

static void
test_undo_mistakes (Driver *driver)
{
  start (driver);
  enter (driver, 1, 4, 6);
  enter (driver, 1, 3, 2);
  enter (driver, 5, 5, 5);
  driver_activate (driver, "win.undo-mistakes", NULL);
  driver_expect_cell (driver, 5, 5, "*blank");
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_expect_cell (driver, 1, 4, "*entered 6");
  driver_expect_toast (driver, "2 steps undone: the first mistake was in row 1 column 3");
  driver_activate (driver, "win.undo-mistakes", NULL);
  driver_expect_toast (driver, "No mistakes so far: nothing was undone");
  driver_chord (driver, "Ctrl+y");
  driver_chord (driver, "Ctrl+y");
  driver_expect_cell (driver, 5, 5, "*entered 5");
  driver_expect_cell (driver, 1, 3, "*entered 2");
  e2e_quit_discarding (driver);
}

static void
test_savepoint (Driver *driver)
{
  start (driver);
  g_assert_false (driver_is_enabled (driver, "win.return-to-savepoint"));
  enter (driver, 1, 4, 6);
  driver_activate (driver, "win.add-savepoint", NULL);
  driver_expect_toast (driver, "Savepoint set");
  enter (driver, 1, 3, 2);
  driver_digit (driver, "Ctrl+Shift", 3);
  enter (driver, 5, 5, 5);
  driver_activate (driver, "win.return-to-savepoint", NULL);
  driver_expect_cell (driver, 5, 5, "Row 5, column 5, blank");
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
  driver_expect_cell (driver, 1, 4, "*entered 6");
  g_assert_false (driver_is_enabled (driver, "win.return-to-savepoint"));
  driver_chord (driver, "Ctrl+z"); /* one step */
  driver_expect_cell (driver, 1, 3, "*entered 2, colour 3");
  driver_expect_cell (driver, 5, 5, "*entered 5");
  e2e_quit_discarding (driver);
}

static void
test_start_over (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');

  start (driver);
  enter (driver, 1, 3, 2);
  driver_click_cell (driver, 5, 5);
  driver_digit (driver, "Ctrl", 5);
  driver_digit (driver, "Ctrl+Shift", 1);
  driver_expect_cell (driver, 5, 5, "*blank, centre marks 5, colour 1");
  driver_activate (driver, "win.start-over", NULL);
  driver_expect_cell (driver, 5, 5, "Row 5, column 5, blank");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 5, 5, "*blank, centre marks 5, colour 1");
  driver_expect_cell (driver, 1, 3, "*entered 2");
  e2e_quit_discarding (driver);
}

static void
append_section (GString *text, const char *name, const char *digits)
{
  g_string_append_printf (text, "[%s]\n", name);
  for (int row = 0; row < 9; row++)
    g_string_append_printf (text, "%.9s\n", digits + 9 * row);
}

/* A game in which all but r1c3 and r1c4 is entered. */
static void
start_nearly_solved (Driver *driver)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char state[82] = REFERENCE_SOLUTION;
  g_autofree char *path = NULL;

  state[2] = state[3] = '.';
  append_section (text, "Puzzle", REFERENCE);
  append_section (text, "State", state);
  path = driver_write (driver, "puzzle.sdk", text->str, text->len);
  driver_start (driver, path);
  e2e_expect_verdict (driver, "2 to go*");
  driver_expect_cursor (driver, 1, 1);
}

/* The last right digit is noticed; a last digit that clashes is not. */
static void
test_finish (Driver *driver)
{
  start_nearly_solved (driver);
  enter (driver, 1, 3, 4);
  enter (driver, 1, 4, 4);
  e2e_expect_verdict (driver, "* cells clash*");
  g_assert_null (driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "Next Easy"));
  driver_digit (driver, "", 6);
  e2e_expect_verdict (driver, "All on your own. Well done!");
  driver_screenshot (driver, "finished");
  driver_chord (driver, "Return"); /* the next one, which Enter wants, has the keyboard */
  driver_press (driver, "Cancel"); /* the file has changes */
  driver_activate (driver, "app.statistics", NULL);
  driver_expect_window (driver, "Statistics");
  e2e_list_expect_label (driver, "1 puzzle on 1 day");
  driver_screenshot (driver, "statistics");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Statistics");
  driver_expect_window (driver, "• puzzle.sdk");
  driver_press (driver, "Next Easy");
  driver_press (driver, "Discard");
  driver_expect_window (driver, "• Easy Puzzle");
  driver_quit (driver);
}

/* What Solve fills in is not the person's finish. */
static void
test_no_finish (Driver *driver)
{
  start_nearly_solved (driver);
  driver_chord (driver, "F5");
  driver_press (driver, "Show");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  g_assert_null (driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "Next Easy"));
  e2e_quit_discarding (driver);
}

/* Solve with a wrong entry: the one question names it, and says what will be done. */
static void
ask_with_wrong_entry (Driver *driver, const char *answer)
{
  start (driver);
  enter (driver, 1, 4, 6);
  enter (driver, 1, 3, 2);
  driver_chord (driver, "F5");
  driver_expect_window (driver, "Show the Whole Solution?");
  e2e_expect_verdict (driver, "One of your entries is wrong: row 1 column 3.*");
  driver_screenshot (driver, "wrong-entries");
  driver_press (driver, answer);
  driver_expect_closed (driver, "Show the Whole Solution?");
}

static void
test_replace_wrong (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, 's');

  ask_with_wrong_entry (driver, "Replace It");
  origins.text[3] = 'e';
  driver_expect_board (driver, REFERENCE_SOLUTION, origins.text);
  driver_chord (driver, "Ctrl+z"); /* one step */
  driver_expect_cell (driver, 1, 3, "*entered 2");
  driver_expect_cell (driver, 5, 5, "*blank");
  e2e_quit_discarding (driver);
}

static void
test_keep_wrong (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, 's');
  char wanted[82] = REFERENCE_SOLUTION;

  ask_with_wrong_entry (driver, "Keep It");
  wanted[2] = '2';
  origins.text[2] = origins.text[3] = 'e';
  driver_expect_board (driver, wanted, origins.text);
  driver_expect_cell (driver, 1, 3, "*entered 2, conflicts*");
  e2e_quit_discarding (driver);
}

static void
test_cancel_wrong (Driver *driver)
{
  ask_with_wrong_entry (driver, "Cancel");
  driver_expect_cell (driver, 1, 3, "*entered 2");
  driver_expect_cell (driver, 5, 5, "*blank");
  e2e_quit_discarding (driver);
}

/* Shift+F5 with a wrong entry fills what is selected and nothing else, as the givens want it. */
static void
test_solve_cell_wrong (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, '.');
  char wanted[82] = REFERENCE;

  start (driver);
  enter (driver, 1, 3, 2);
  driver_click_cell (driver, 1, 4);
  driver_chord (driver, "Shift+F5");
  wanted[2] = '2';
  wanted[3] = '6';
  origins.text[2] = 'e';
  origins.text[3] = 's';
  driver_expect_board (driver, wanted, origins.text);
  e2e_quit_discarding (driver);
}

/* Shift+F5 fills what is selected and nothing else. */
static void
test_solve_cell (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, '.');
  char wanted[82] = REFERENCE;

  start (driver);
  driver_click_cell (driver, 1, 3);
  driver_chord (driver, "Shift+Right");
  driver_chord (driver, "Shift+Right");
  driver_chord (driver, "Shift+F5");
  memcpy (wanted, "53467", 5);
  memcpy (origins.text, "ggssg", 5);
  driver_expect_board (driver, wanted, origins.text);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* Digit first: a button takes a digit in hand, clicks write it, and Escape puts it down. */
static void
test_digit_first (Driver *driver)
{
  start (driver);
  driver_activate (driver, "win.digit-first", NULL);
  driver_click_button (driver, "Digit 4, 7 missing");
  driver_expect_cell (driver, 1, 1, "*given 5");
  driver_click_cell (driver, 1, 3);
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_click_cell (driver, 4, 6);
  driver_expect_cell (driver, 4, 6, "*entered 4");
  driver_click_cell (driver, 1, 1);
  driver_expect_cursor (driver, 1, 1);
  driver_expect_cell (driver, 1, 1, "*given 5");
  driver_chord (driver, "Escape");
  driver_click_cell (driver, 9, 2);
  driver_expect_cursor (driver, 9, 2);
  driver_expect_cell (driver, 9, 2, "*blank");
  e2e_quit_discarding (driver);
}

/* The digits on the screen say how many are missing, and write in the mode chosen. */
static void
test_digits_on_screen (Driver *driver)
{
  start (driver);
  driver_click_cell (driver, 1, 3);
  driver_press (driver, "Digit 4, 7 missing");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Digit 4, 6 missing"));
  driver_press (driver, "Erase");
  driver_expect_cell (driver, 1, 3, "*blank");
  driver_chord (driver, "c");
  driver_press (driver, "Digit 1, 6 missing");
  driver_press (driver, "Digit 2, 7 missing");
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 1 2");
  driver_chord (driver, "v");
  driver_press (driver, "Colour 5, purple triangle, point down");
  driver_expect_cell (driver, 1, 3, "*blank, centre marks 1 2, colour 5");
  e2e_quit_discarding (driver);
}

/* Every kind of step, all of them undone, and all done again. */
static void
test_undo_everything (Driver *driver)
{
  static const char *const actions[] = { "win.fill-marks", "win.check", "win.add-savepoint", "win.clear-marks" };
  const Origins given = e2e_origins (REFERENCE, '.');
  guint undone = 0, redone = 0;
  char digits[82], origins[82];
  g_autofree char *marked = NULL;

  start (driver);
  enter (driver, 1, 4, 6);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    driver_activate (driver, actions[i], NULL);
  enter (driver, 5, 5, 7);
  driver_activate (driver, "win.return-to-savepoint", NULL);
  driver_click_cell (driver, 1, 3);
  driver_digit (driver, "Shift", 1);
  driver_digit (driver, "Ctrl+Shift", 2);
  driver_digit (driver, "Alt", 4);
  driver_digit (driver, "Ctrl+Shift", 9);
  driver_chord (driver, "Shift+F5");
  driver_expect_cell (driver, 1, 3, "*solved 4*");
  driver_chord (driver, "Delete");
  driver_chord (driver, "Ctrl+e");
  driver_chord (driver, "Ctrl+Home");
  driver_digit (driver, "", 1);
  driver_chord (driver, "BackSpace");
  driver_expect_cell (driver, 1, 2, "*blank*");
  driver_read_board (driver, digits, origins);
  marked = driver_cell_name (driver, 1, 3);

  for (; driver_is_enabled (driver, "win.undo"); undone++)
    driver_activate (driver, "win.undo", NULL);
  driver_expect_board (driver, REFERENCE, given.text);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank, can still hold 4");
  for (; driver_is_enabled (driver, "win.redo"); redone++)
    driver_activate (driver, "win.redo", NULL);
  driver_expect_board (driver, digits, origins);
  driver_expect_cell (driver, 1, 3, marked);
  g_assert_cmpuint (undone, ==, redone);
  g_assert_cmpuint (undone, >=, 10);
  e2e_quit_discarding (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/play/check", test_check },
    { "/e2e/play/verdict-follows", test_verdict_follows },
    { "/e2e/play/undo-mistakes", test_undo_mistakes },
    { "/e2e/play/savepoint", test_savepoint },
    { "/e2e/play/start-over", test_start_over },
    { "/e2e/play/finish", test_finish },
    { "/e2e/play/no-finish", test_no_finish },
    { "/e2e/play/replace-wrong", test_replace_wrong },
    { "/e2e/play/keep-wrong", test_keep_wrong },
    { "/e2e/play/cancel-wrong", test_cancel_wrong },
    { "/e2e/play/solve-cell", test_solve_cell },
    { "/e2e/play/solve-cell-wrong", test_solve_cell_wrong },
    { "/e2e/play/digit-first", test_digit_first },
    { "/e2e/play/digits-on-screen", test_digits_on_screen },
    { "/e2e/play/undo-everything", test_undo_everything },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
