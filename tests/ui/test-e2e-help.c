/* test-e2e-help.c - the guide opens without a help viewer, and its pages are turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "e2e.h"

/* With a viewer of the desktop the guide would be a window of that program. */
static gboolean
has_viewer (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");

  return viewer != NULL;
}

static void
expect_heading (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) heading = driver_find (driver, ATSPI_ROLE_HEADING, name);
}

static void
test_guide (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL;

  if (has_viewer ())
    {
      g_test_skip ("this desktop has a help viewer");
      return;
    }
  driver_start (driver, NULL);
  driver_chord (driver, "F1");
  driver_expect_window (driver, "User Guide");
  expect_heading (driver, "Rubric");
  driver_act (driver, ATSPI_ROLE_LIST_ITEM, "Entering a puzzle*"); /* GTK says the title of a row twice */
  expect_heading (driver, "Entering a puzzle");
  row = driver_find (driver, ATSPI_ROLE_LIST_ITEM, "1–9, Writes a given");
  driver_chord (driver, "Alt+Left");
  expect_heading (driver, "Rubric");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "New Puzzle");
  driver_quit (driver);
}

/* Asked for again, the window comes back; there is never a second one. */
static void
test_once (Driver *driver)
{
  if (has_viewer ())
    {
      g_test_skip ("this desktop has a help viewer");
      return;
    }
  driver_start (driver, NULL);
  driver_activate (driver, "app.help", NULL);
  driver_expect_window (driver, "User Guide");
  driver_activate (driver, "app.help", NULL);
  expect_heading (driver, "Rubric");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "New Puzzle");
  driver_expect_gone (driver, ATSPI_ROLE_HEADING, "Rubric");
  driver_quit (driver);
}

int
main (int argc, char *argv[])
{
  static const DriverTest tests[] = {
    { "/e2e/help/guide", test_guide },
    { "/e2e/help/once", test_once },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
