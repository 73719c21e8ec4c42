/* test-e2e-start.c - the first minute: what an empty board offers, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

/* Beside the board and below it other buttons make the same offers. */
static const struct
{
  int width;
  const char *other;
} layouts[] = { { 1000, "Learn" }, { 380, "Learn a Technique" } };

static void
start (Driver *driver)
{
  guint i = driver_get_variant (driver);

  driver_start (driver, NULL);
  driver_resize (driver, layouts[i].width, 740);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, layouts[i].other);
}

static void
paste (Driver *driver)
{
  start (driver);
  driver_set_clipboard (driver, "text/plain;charset=utf-8", REFERENCE, strlen (REFERENCE));
  driver_click_button (driver, "Paste");
  driver_expect_board (driver, REFERENCE, NULL);
}

/* A puzzle that arrives is there to be played, from its first blank, and gone with one step back. */
static void
test_paste (Driver *driver)
{
  static const char *const undoing[] = { "win.clear-marks", "win.undo-mistakes", "win.start-over" };

  paste (driver);
  driver_expect_cursor (driver, 1, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (undoing); i++)
    g_assert_false (driver_is_enabled (driver, undoing[i]));
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_activate (driver, "win.fill-marks", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (undoing); i++)
    driver_expect_enabled (driver, undoing[i]);
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  g_object_unref (driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Easy"));
  driver_quit (driver);
}

/* The givens are edited after that has been asked for, and not before; undo comes back to the puzzle that was typed. */
static void
test_edit_givens (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "12");
  driver_expect_cell (driver, 1, 2, "*given 2*");
  driver_set_clipboard (driver, "text/plain;charset=utf-8", REFERENCE, strlen (REFERENCE));
  driver_chord (driver, "Ctrl+v");
  driver_expect_toast (driver, "Pasted an Easy puzzle");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_press (driver, "Edit Givens*");
  e2e_expect_verdict (driver, "One solution");
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*given 4*");
  for (int i = 0; i < 3; i++)
    driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 1, "*given 1*");
  driver_chord (driver, "Ctrl+End");
  driver_digits (driver, "3");
  driver_expect_cell (driver, 9, 9, "*given 3*");
  driver_quit (driver);
}

/* A puzzle of paper: typed, and then played, or solved. */
static void
test_type (Driver *driver)
{
  start (driver);
  driver_click_button (driver, "Just Type It");
  e2e_expect_verdict (driver, "Type the puzzle");
  driver_digits (driver, REFERENCE);
  e2e_expect_verdict (driver, "One solution");
  driver_screenshot (driver, "typed");
  driver_click_button (driver, "Play It");
  driver_expect_cursor (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Ctrl+e");
  driver_chord (driver, "Ctrl+e"); /* comes back to where it was */
  driver_expect_cursor (driver, 1, 3);
  driver_chord (driver, "Delete");
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_quit (driver);
}

/* By keys: from the last stop of the window back to the offer. */
static void
test_keys (Driver *driver)
{
  g_autoptr (DriverWidget) offer = NULL;

  start (driver);
  offer = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Easy");
  driver_reach (driver, offer, "Tab");
  driver_chord (driver, "Return");
  driver_expect_window (driver, "• Easy Puzzle");
  driver_chord (driver, "Escape");
  driver_digit (driver, "", 5);
  driver_expect_enabled (driver, "win.start-over");
  driver_quit (driver);
}

static void
put_away (Driver *driver, const char *digits)
{
  driver_start (driver, NULL);
  driver_digits (driver, digits);
  driver_expect_cell (driver, 1, strlen (digits), "*given*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
}

/* What was put away is offered where there is such a thing, the newest first. */
static void
test_continue (Driver *driver)
{
  gboolean wide = driver_get_variant (driver) == 0;

  driver_start (driver, NULL);
  g_assert_null (driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "Continue"));
  driver_quit (driver);
  put_away (driver, "7134");
  put_away (driver, "52");
  start (driver);
  driver_screenshot (driver, wide ? "continue-wide" : "continue-narrow");
  driver_click_button (driver, wide ? "2 givens" : "Continue");
  driver_expect_cell (driver, 1, 2, "*given 2*");
  driver_chord (driver, "Ctrl+n"); /* puts it away again */
  driver_expect_board (driver, BLANK, NULL);
  driver_click_button (driver, wide ? "4 givens" : "Continue");
  driver_expect_cell (driver, 1, 2, wide ? "*given 1*" : "*given 2*");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/start/paste/wide", test_paste, 0 },
    { "/e2e/start/paste/narrow", test_paste, 1 },
    { "/e2e/start/keys", test_keys, 0 },
    { "/e2e/start/continue/wide", test_continue, 0 },
    { "/e2e/start/continue/narrow", test_continue, 1 },
    { "/e2e/start/edit-givens", test_edit_givens },
    { "/e2e/start/type", test_type },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
