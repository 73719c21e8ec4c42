/* test-e2e-change.c - another program writes the file that is open: the person decides, nothing is written over unasked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <glib/gstdio.h>
#include <string.h>

#define NAME "shared.sdk"
#define SENTENCE "The file has been changed by another program."

/* Longer than the window waits before it looks at the file. */
#define QUIET_SECONDS 1.0

/* The reference puzzle without its first given. */
#define THEIRS ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static char *
write_file (Driver *driver, const char *puzzle)
{
  g_autoptr (GString) text = g_string_new ("[Puzzle]\n");

  for (int row = 0; row < 9; row++)
    g_string_append_printf (text, "%.9s\n", puzzle + 9 * row);
  return driver_write (driver, NAME, text->str, -1);
}

static char *
start (Driver *driver)
{
  char *path = write_file (driver, REFERENCE);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  return path;
}

static void
expect_sentence (Driver *driver, const char *sentence)
{
  g_autoptr (DriverWidget) label = driver_find (driver, ATSPI_ROLE_LABEL, sentence);

  g_assert_nonnull (label);
}

static gboolean
can_reload_condition (Driver *driver, gpointer unused)
{
  return driver_is_enabled (driver, "win.reload");
}

/* A bar that is just folding up still says what it said. */
static void
change_file (Driver *driver)
{
  g_autofree char *path = write_file (driver, THEIRS);

  driver_expect (driver, can_reload_condition, NULL, "Reload");
  expect_sentence (driver, SENTENCE);
}

static gboolean
holds_condition (Driver *driver, gpointer row)
{
  g_autofree char *path = driver_path (driver, NAME);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, row) != NULL;
}

static void
expect_file (Driver *driver, const char *row)
{
  driver_expect (driver, holds_condition, (gpointer) row, row);
}

static gboolean
never_condition (Driver *driver, gpointer unused)
{
  return FALSE;
}

static void
expect_quiet (Driver *driver)
{
  g_assert_false (driver_wait (driver, QUIET_SECONDS, never_condition, NULL));
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Reload");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Save Again");
}

/* What was here comes back by undoing, and is then something to be saved. */
static void
test_reload (Driver *driver)
{
  g_autofree char *path = start (driver);

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  change_file (driver);
  driver_screenshot (driver, "changed");
  driver_press (driver, "Reload");
  driver_expect_board (driver, THEIRS, NULL);
  driver_expect_window (driver, NAME);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Reload");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_expect_window (driver, "• " NAME);
  driver_chord (driver, "Shift+Ctrl+z");
  driver_expect_window (driver, NAME);
  driver_quit (driver);
}

/* Nothing has been done here, but what stands here is in no file now; to save it is no surprise to anybody. */
static void
test_keep (Driver *driver)
{
  g_autofree char *path = start (driver);

  change_file (driver);
  driver_press (driver, "Keep Mine");
  driver_expect_window (driver, "• " NAME);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Keep Mine");
  driver_expect_board (driver, REFERENCE, NULL);
  expect_file (driver, ".3..7....");
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, NAME);
  expect_file (driver, "53..7....");
  expect_quiet (driver);
  change_file (driver); /* noticed once more */
  driver_press (driver, "Reload");
  driver_expect_board (driver, THEIRS, NULL);
  driver_quit (driver);
}

static void
test_save_asks (Driver *driver)
{
  g_autofree char *path = start (driver);
  g_autofree char *elsewhere = driver_path (driver, "elsewhere.sdk");

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  change_file (driver);
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Overwrite*");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "• " NAME);
  expect_file (driver, ".3..7....");

  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Overwrite*");
  driver_press (driver, "Save As…");
  driver_expect_window (driver, "Save Puzzle");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "• " NAME);
  expect_file (driver, ".3..7....");

  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Overwrite*");
  driver_press (driver, "Overwrite");
  expect_file (driver, "53..7....");
  driver_expect_window (driver, NAME);
  expect_quiet (driver);
  driver_quit (driver);
}

/* The file is written between two looks at it: the save finds out by itself. */
static void
test_close_asks (Driver *driver)
{
  g_autofree char *path = start (driver);

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Save Changes*");
  g_free (write_file (driver, THEIRS));
  driver_press (driver, "Save");
  driver_expect_window (driver, "Overwrite*");
  driver_press (driver, "Overwrite");
  driver_expect_exit (driver);
  expect_file (driver, "53..7....");
}

static void
test_deleted (Driver *driver)
{
  g_autofree char *path = start (driver);

  g_assert_no_errno (g_unlink (path));
  expect_sentence (driver, "The file has been deleted or moved.");
  driver_expect_window (driver, "• " NAME);
  driver_screenshot (driver, "deleted");
  driver_press (driver, "Save Again");
  expect_file (driver, "53..7....");
  driver_expect_window (driver, NAME);
  expect_quiet (driver);

  g_assert_no_errno (g_unlink (path));
  driver_expect_window (driver, "• " NAME);
  g_free (write_file (driver, THEIRS)); /* somebody puts another one there */
  expect_sentence (driver, SENTENCE);
  driver_press (driver, "Reload");
  driver_expect_board (driver, THEIRS, NULL);
  driver_quit (driver);
}

/* Neither what the window writes nor what changes nothing is told of. */
static void
test_silence (Driver *driver)
{
  g_autofree char *path = start (driver);
  g_autofree char *text = NULL;
  gsize length;

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, NAME);
  expect_quiet (driver);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, length, NULL));
  expect_quiet (driver);
  driver_quit (driver);
}

/* What has become of the file while the program was gone. */
static void
test_recovered (Driver *driver)
{
  g_autofree char *path = start (driver);

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  g_usleep (QUIET_SECONDS * G_USEC_PER_SEC);
  driver_kill (driver);
  g_free (write_file (driver, THEIRS));
  driver_start (driver, NULL);
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  expect_sentence (driver, SENTENCE);
  driver_press (driver, "Reload");
  driver_expect_board (driver, THEIRS, NULL);
  driver_quit (driver);
}

/* What cannot be read is not taken for a puzzle, and leaves the question open. */
static void
test_reload_nonsense (Driver *driver)
{
  g_autofree char *path = start (driver);

  g_free (driver_write (driver, NAME, "[Puzzle]\n53..7....\n", -1));
  expect_sentence (driver, SENTENCE);
  driver_press (driver, "Reload");
  driver_expect_window (driver, "Cannot Open the File");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, NAME);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_press (driver, "Keep Mine");
  driver_expect_window (driver, "• " NAME);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Keep Mine");
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, NAME);
  expect_file (driver, "6..195...");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/change/reload", test_reload },
    { "/e2e/change/keep", test_keep },
    { "/e2e/change/save-asks", test_save_asks },
    { "/e2e/change/close-asks", test_close_asks },
    { "/e2e/change/deleted", test_deleted },
    { "/e2e/change/silence", test_silence },
    { "/e2e/change/recovered", test_recovered },
    { "/e2e/change/reload-nonsense", test_reload_nonsense },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
