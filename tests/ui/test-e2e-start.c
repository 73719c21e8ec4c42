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
  const char *example;
  const char *other;
} layouts[] = { { 1000, "Try an Example", "Example" }, { 380, "Example", "Try an Example" } };

static void
start (Driver *driver)
{
  guint i = driver_get_variant (driver);

  driver_start (driver, NULL);
  driver_resize (driver, layouts[i].width, 740);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, layouts[i].other);
}

/* An example is there with one click, to be solved from its first blank, and gone with one step back; the next one is
 * another. */
static void
test_example (Driver *driver)
{
  const char *name = layouts[driver_get_variant (driver)].example;
  static const char *const undoing[] = { "win.clear-marks", "win.undo-mistakes", "win.start-over" };
  char digits[82], origins[82];

  start (driver);
  driver_click_button (driver, name);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_expect_cursor (driver, 1, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (undoing); i++)
    g_assert_false (driver_is_enabled (driver, undoing[i]));
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4*");
  driver_activate (driver, "win.fill-marks", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (undoing); i++)
    driver_expect_enabled (driver, undoing[i]);
  driver_chord (driver, "Ctrl+z");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, name);
  driver_chord (driver, "Ctrl+z");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  driver_click_button (driver, name);
  driver_expect_cell (driver, 1, 1, "*given 1*");
  driver_read_board (driver, digits, origins);
  g_assert_cmpstr (digits, !=, REFERENCE);
  driver_screenshot (driver, "example");
  driver_quit (driver);
}

static void
test_paste (Driver *driver)
{
  start (driver);
  driver_set_clipboard (driver, "text/plain;charset=utf-8", REFERENCE, strlen (REFERENCE));
  driver_click_button (driver, "Paste");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* By keys: from the last stop of the window back to the offer. */
static void
test_keys (Driver *driver)
{
  g_autoptr (DriverWidget) offer = NULL;

  start (driver);
  offer = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Try an Example");
  driver_reach (driver, offer, "Tab");
  driver_chord (driver, "Return");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Escape");
  driver_digit (driver, "", 5);
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

/* What was put away is offered where there is such a thing: one puzzle at once, of several a choice. */
static void
test_continue (Driver *driver)
{
  g_autoptr (DriverWidget) item = NULL;

  driver_start (driver, NULL);
  g_assert_null (driver_look (driver, ATSPI_ROLE_PUSH_BUTTON, "Continue"));
  driver_quit (driver);
  put_away (driver, "7134");
  start (driver);
  driver_click_button (driver, "Continue");
  driver_expect_cell (driver, 1, 4, "*given 4*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
  put_away (driver, "52");
  start (driver);
  driver_screenshot (driver, driver_get_variant (driver) == 0 ? "continue-wide" : "continue-narrow");
  driver_click_button (driver, "Continue");
  item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "4 givens, *");
  driver_do (driver, item);
  driver_expect_cell (driver, 1, 4, "*given 4*");
  driver_quit (driver);
}

/* Nothing to fill in: Solving is off until there is, and what the two are is said until the person has changed once. */
static void
test_modes_explained (Driver *driver)
{
  static const char explanation[] = "Setup: type *";

  start (driver);
  e2e_expect_verdict (driver, explanation);
  driver_chord (driver, "Ctrl+e"); /* does as little as the button, and says why */
  e2e_expect_verdict (driver, "*Type the puzzle first*");
  driver_digits (driver, "53");
  driver_expect_cell (driver, 1, 2, "*given 3");
  driver_chord (driver, "Down");
  driver_chord (driver, "Ctrl+e");
  driver_expect_cursor (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*entered 4");
  driver_chord (driver, "Down");
  driver_chord (driver, "Ctrl+e");
  driver_chord (driver, "Ctrl+e");
  driver_expect_cursor (driver, 2, 3);
  driver_chord (driver, "Ctrl+e");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, explanation);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/start/example/wide", test_example, 0 },
    { "/e2e/start/example/narrow", test_example, 1 },
    { "/e2e/start/paste/wide", test_paste, 0 },
    { "/e2e/start/paste/narrow", test_paste, 1 },
    { "/e2e/start/keys", test_keys, 0 },
    { "/e2e/start/continue/wide", test_continue, 0 },
    { "/e2e/start/continue/narrow", test_continue, 1 },
    { "/e2e/start/modes", test_modes_explained, 0 },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
