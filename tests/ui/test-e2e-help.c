/* test-e2e-help.c - the guide opens without a help viewer, and its pages are turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

static void
expect_heading (Driver *driver, const char *name)
{
  g_autoptr (DriverWidget) heading = driver_find (driver, ATSPI_ROLE_HEADING, name);
}

static void
test_guide (Driver *driver)
{
  g_autoptr (DriverWidget) row = NULL;

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
  driver_expect_window (driver, "Untitled Puzzle");
  driver_quit (driver);
}

/* Asked for again, the window comes back; there is never a second one. */
static void
test_once (Driver *driver)
{
  driver_start (driver, NULL);
  driver_activate (driver, "app.help", NULL);
  driver_expect_window (driver, "User Guide");
  driver_activate (driver, "app.help", NULL);
  expect_heading (driver, "Rubric");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_gone (driver, ATSPI_ROLE_HEADING, "Rubric");
  driver_quit (driver);
}

static void
write_file (Driver *driver, const char *name, const char *text)
{
  g_autofree char *path = driver_path (driver, name), *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* A desktop with the guide installed, where @id shows help: it writes a file when it is asked to. */
static char *
set_up_viewer (Driver *driver, const char *id)
{
  g_autofree char *share = driver_path (driver, "share"), *folders = g_strconcat (share, ":", g_getenv ("XDG_DATA_DIRS"), NULL);
  g_autofree char *desktop = g_strdup_printf ("share/applications/%s", id);
  g_autofree char *defaults = g_strdup_printf ("[Default Applications]\nx-scheme-handler/help=%s\n", id);
  char *asked = driver_path (driver, "asked");
  g_autofree char *entry = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Help\nExec=touch %s\n"
                                            "MimeType=x-scheme-handler/help;\n", asked);

  write_file (driver, "share/help/C/rubric/index.page", "");
  write_file (driver, desktop, entry);
  write_file (driver, "share/applications/mimeapps.list", defaults);
  driver_set_env (driver, "XDG_DATA_DIRS", folders);
  return asked;
}

static gboolean
exists_condition (Driver *driver, gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_viewer (Driver *driver)
{
  g_autofree char *asked = set_up_viewer (driver, "org.gnome.Yelp.desktop");

  driver_start (driver, NULL);
  driver_chord (driver, "F1");
  driver_expect (driver, exists_condition, asked, "the help viewer is started");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_quit (driver);
}

static void
test_other_viewer (Driver *driver)
{
  g_autofree char *asked = set_up_viewer (driver, "org.kde.khelpcenter.desktop");

  driver_start (driver, NULL);
  driver_chord (driver, "F1");
  driver_expect_window (driver, "User Guide");
  g_assert_false (g_file_test (asked, G_FILE_TEST_EXISTS));
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/help/guide", test_guide },
    { "/e2e/help/once", test_once },
    { "/e2e/help/viewer", test_viewer },
    { "/e2e/help/other-viewer", test_other_viewer },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
