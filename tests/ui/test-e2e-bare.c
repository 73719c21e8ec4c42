/* test-e2e-bare.c - what a person meets where parts of a desktop are missing: a bus, fonts, icons, a home
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

static gboolean
ended_condition (Driver *driver, gpointer ended)
{
  g_autofree char *failure = NULL, *errors = NULL;

  if (!driver_has_ended (driver, &failure, &errors))
    return FALSE;
  *(char **) ended = g_strdup_printf ("%s: %s", failure != NULL ? failure : "success", errors);
  return TRUE;
}

/* Waits until the program ends; what it said, after "success: " or how else it ended. */
static char *
expect_end (Driver *driver)
{
  char *ended = NULL;

  driver_expect (driver, ended_condition, &ended, "the program to end");
  return ended;
}

/* A puzzle is entered and solved. */
static void
solve_one (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.sdk", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
}

/* GTK says once that there is no bus; nothing else does. Without one there is no screen reader, which the driver is. */
static void
test_no_bus (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "reference.sdk", REFERENCE "\n", -1), *ended = NULL;

  driver_set_env (driver, "G_DEBUG", "fatal-criticals");
  driver_set_env (driver, "GTK_A11Y", "none");
  driver_set_env (driver, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
  driver_launch (driver, path);
  driver_expect_window (driver, "reference.sdk");
  driver_chord (driver, "Ctrl+q");
  ended = expect_end (driver);
  g_assert_true (g_str_has_prefix (ended, "success: "));
}

static void
test_no_icons (Driver *driver)
{
  driver_set_env (driver, "XDG_DATA_DIRS", "/nonexistent");
  solve_one (driver);
  driver_chord (driver, "Ctrl+o");
  driver_expect_window (driver, "Cannot Open the File");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Cannot Open the File");
  e2e_quit_discarding (driver);
}

/* A window of boxes would help nobody. */
static void
test_no_fonts (Driver *driver)
{
  g_autofree char *fonts = driver_write (driver, "fonts.conf", "<?xml version=\"1.0\"?><fontconfig/>", -1);
  g_autofree char *ended = NULL;

  driver_set_env (driver, "FONTCONFIG_FILE", fonts);
  driver_launch (driver, NULL);
  ended = expect_end (driver);
  g_assert_true (g_str_has_prefix (ended, "status 1: "));
  g_assert_nonnull (strstr (ended, "There are no fonts"));
}

/* Nothing can be kept, which GTK says as well, and the puzzle is solved all the same. */
static void
test_no_home (Driver *driver)
{
  static const char *const homes[]
      = { "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME" };
  g_autofree char *ended = NULL;

  driver_set_env (driver, "G_DEBUG", "");
  driver_set_env (driver, "GSETTINGS_BACKEND", "memory");
  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    driver_set_env (driver, homes[i], "/proc/nowhere");
  solve_one (driver);
  driver_expect_toast (driver, "Your progress cannot be kept for later*");
  driver_chord (driver, "Ctrl+q");
  driver_expect_window (driver, "Save *");
  driver_press (driver, "Discard");
  ended = expect_end (driver);
  g_assert_true (g_str_has_prefix (ended, "success: "));
}

/* What can be read is used, impossible values are not; and what cannot be read is not lost with the next change. */
static void
test_damaged_settings (Driver *driver)
{
  static const char text[] = "[io/github/rubric_sudoku/Rubric]\n"
                             "window-width=2000000000\nzoom=-7\nstrategy='nobody'\ncollection-view='pie'\n"
                             "techniques=['-', 'nobody', '--x']\npractice-solved=['/', 'x']\ntimer='late'\n"
                             "this is no line of such a file\nshow-peers=false\n";
  g_autofree char *folder = driver_path (driver, "config/glib-2.0/settings");
  g_autofree char *copy = driver_path (driver, "config/glib-2.0/settings/keyfile.damaged");
  g_autofree char *body = NULL, *kept = NULL;
  g_autoptr (DriverWidget) label = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_free (driver_write (driver, "config/glib-2.0/settings/keyfile", text, -1));
  driver_start (driver, NULL);
  driver_expect_window (driver, "The Preferences Are Damaged");
  body = g_strdup_printf ("Those that could be read are used, the others are as usual. All that there was is in “%s”.",
                          copy);
  label = driver_find (driver, ATSPI_ROLE_LABEL, body);
  driver_screenshot (driver, "damaged-settings");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_digits (driver, REFERENCE);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  g_assert_true (g_file_get_contents (copy, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/bare/no-bus", test_no_bus, 0, "a program without a bus tells nobody which windows it has" },
    { "/e2e/bare/no-icons", test_no_icons },
    { "/e2e/bare/no-fonts", test_no_fonts },
    { "/e2e/bare/no-home", test_no_home },
    { "/e2e/bare/damaged-settings", test_damaged_settings },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
