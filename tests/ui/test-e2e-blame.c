/* test-e2e-blame.c - why there is no solution, and which change would mend it, by mouse and by key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

/* The reference with a 2 for the 1 of row 2 column 4: it fits, and leaves no solution. */
#define WRONG "53..7....6..295....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The reference with a blank too many in row 4, and all that follows a cell later. */
#define SKIPPED "53..7....6..195....98....6.8....6...34..8.3..17...2...6.6....28....419..5....8..7"

#define TITLE "Why There Is No Solution"

static void
start (Driver *driver, const char *puzzle)
{
  g_autofree char *path = driver_write (driver, "wrong.txt", puzzle, -1);

  driver_start (driver, path);
}

/* The board shows what the selected row says; Apply makes the change, which can be undone. */
static void
test_mouse (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL;

  start (driver, WRONG);
  e2e_expect_verdict (driver, "No solution*");
  driver_click_button (driver, "Why?");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "These 11 givens cannot all be right*"));
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "One of these may have happened*"));
  driver_expect_cell (driver, 2, 4, "*given 2, highlight 1");
  driver_expect_cell (driver, 1, 1, "*given 5");
  driver_screenshot (driver, "blame");
  row = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "Row 2 column 4: 1 instead of 2");
  driver_click (driver, row);
  driver_expect_cell (driver, 2, 4, "*given 1, highlight 3");
  driver_screenshot (driver, "change");
  driver_click_button (driver, "Apply");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, TITLE);
  driver_expect_cell (driver, 2, 4, "*given 1");
  e2e_expect_verdict (driver, "One solution*");
  driver_expect_cursor (driver, 2, 4);
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 2, 4, "*given 2");
  e2e_expect_verdict (driver, "No solution*");
  driver_quit (driver);
}

/* All that follows a skipped cell moves with one click, and back with one key. */
static void
test_shift (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL;

  start (driver, SKIPPED);
  driver_activate (driver, "win.blame", NULL);
  row = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "A cell was skipped at row 4 column 2: *");
  driver_click (driver, row);
  driver_expect_cell (driver, 4, 5, "*given 6, highlight 3");
  driver_screenshot (driver, "shift");
  driver_click_button (driver, "Shift the Rest");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, TITLE);
  driver_expect_cell (driver, 9, 9, "*given 9");
  driver_expect_cursor (driver, 4, 2);
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 9, 9, "*given 7");
  driver_quit (driver);
}

/* From the menu; the arrows go through the changes, Escape leaves all as it was, in a narrow window, too. */
static void
test_keys (Driver *driver)
{
  start (driver, WRONG);
  e2e_expect_verdict (driver, "No solution*");
  driver_resize (driver, 360, 640);
  driver_activate (driver, "win.blame", NULL);
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "As it is");
  driver_chord (driver, "Down");
  driver_expect_cell (driver, 2, 4, "*given 1, highlight 3");
  driver_chord (driver, "Down");
  driver_expect_cell (driver, 3, 3, "*given 7, highlight 3");
  driver_screenshot (driver, "narrow");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, TITLE);
  driver_expect_cell (driver, 3, 3, "*given 8");
  driver_activate (driver, "win.blame", NULL);
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "As it is");
  driver_chord (driver, "End");
  driver_expect_cell (driver, 7, 7, "*blank, highlight 3");
  driver_chord (driver, "Return");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, TITLE);
  driver_expect_cell (driver, 7, 7, "*blank");
  e2e_expect_verdict (driver, "One solution*");
  e2e_quit_discarding (driver);
}

/* Who asks for the solution is told that there is none, and led to why; the changes are one stop. */
static void
test_solve (Driver *driver)
{
  start (driver, WRONG);
  e2e_expect_verdict (driver, "No solution*");
  driver_chord (driver, "F5");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "It cannot be completed: *"));
  driver_press (driver, "Why?"); /* a key would be lost while the dialog has not got the keyboard */
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "As it is");
  driver_chord (driver, "Down");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Row 2 column 4: 1 instead of 2");
  driver_chord (driver, "Tab");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Apply");
  driver_chord (driver, "Shift+Tab");
  driver_expect_focus (driver, ATSPI_ROLE_LIST_ITEM, "Row 2 column 4: 1 instead of 2");
  driver_quit (driver);
}

/* What is typed meanwhile writes nowhere, for no cell is marked; a puzzle with a solution has nothing to ask about. */
static void
test_typed (Driver *driver)
{
  start (driver, "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  e2e_expect_verdict (driver, "2 cells clash*");
  driver_click_cell (driver, 1, 2);
  driver_click_button (driver, "Why?");
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL,
                               "Row 1 column 1 and row 1 column 2 both hold 5, and both are in row 1 and box 1."));
  driver_digits (driver, "3");
  driver_expect_cell (driver, 1, 2, "*given 5*");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, TITLE);
  driver_expect_cell (driver, 1, 2, "*given 5*");
  driver_digits (driver, "3");
  driver_expect_cell (driver, 1, 2, "*given 3");
  e2e_expect_verdict (driver, "One solution*");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Why?");
  g_assert_false (driver_is_enabled (driver, "win.blame"));
  e2e_quit_discarding (driver);
}

/* The desk may go while it is being looked for. */
static void
test_close (Driver *driver)
{
  start (driver, WRONG);
  e2e_expect_verdict (driver, "No solution*");
  driver_activate (driver, "win.blame", NULL);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/blame/mouse", test_mouse },
    { "/e2e/blame/shift", test_shift },
    { "/e2e/blame/keys", test_keys },
    { "/e2e/blame/solve", test_solve },
    { "/e2e/blame/typed", test_typed },
    { "/e2e/blame/close", test_close },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
