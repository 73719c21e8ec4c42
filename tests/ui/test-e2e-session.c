/* test-e2e-session.c - the program is killed and started again, or closed with a puzzle that is in no file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <glib/gstdio.h>
#include <string.h>

/* Whether some record of the session has @board, 81 characters: a record holds the digits of its sheet in order. */
static gboolean
kept_condition (Driver *driver, gpointer board)
{
  g_autofree char *folder = driver_path (driver, "state/rubric/windows");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = NULL;
  char digits[81];
  gboolean found = FALSE;

  for (gsize i = 0; i < sizeof digits; i++)
    digits[i] = g_ascii_isdigit (((const char *) board)[i]) ? ((const char *) board)[i] - '0' : 0;
  while (dir != NULL && !found && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *record = NULL;
      gsize length;

      found = g_str_has_suffix (name, ".record") && g_file_get_contents (path, &record, &length, NULL)
              && memmem (record, length, digits, sizeof digits) != NULL;
    }
  return found;
}

/* Within a second of a change, on a machine that has time for it; test-rubric-session-kill sees to that. */
static void
kill_when_kept (Driver *driver, const char *board)
{
  driver_expect (driver, kept_condition, (gpointer) board, "the board to be kept");
  driver_kill (driver);
}

/* Board, mode and what can be undone are as they were. */
static void
test_killed (Driver *driver)
{
  Origins origins = e2e_origins (REFERENCE, '.');
  char wanted[82] = REFERENCE;

  driver_start (driver, NULL);
  driver_digits (driver, REFERENCE);
  driver_chord (driver, "Ctrl+e");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  wanted[2] = '4';
  origins.text[2] = 'e';
  driver_expect_board (driver, wanted, origins.text);
  kill_when_kept (driver, wanted);

  driver_start (driver, NULL);
  driver_expect_window (driver, "• Untitled Puzzle");
  driver_expect_board (driver, wanted, origins.text);
  driver_expect_toast (driver, "Restored as you left it");
  driver_screenshot (driver, "recovered");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Shift+Ctrl+z");
  driver_expect_board (driver, wanted, origins.text);
  driver_chord (driver, "Ctrl+Home"); /* undo and redo have led elsewhere */
  driver_digits (driver, "9"); /* r1c1 is locked: still solving */
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5*");
  for (guint i = 0; i < 31; i++)
    driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

static gboolean
has_locks (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "state/rubric/windows");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".lock"))
      return TRUE;
  return FALSE;
}

/* However it ends, its session is closed: nothing of it is left for the next one to clear away. */
static void
test_closed (Driver *driver)
{
  static const char *const ends[] = { "Ctrl+w", "Ctrl+q" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      driver_start (driver, NULL);
      g_assert_true (has_locks (driver));
      driver_chord (driver, ends[i]);
      driver_expect_exit (driver);
      g_assert_false (has_locks (driver));
    }
}

/* The end of the desktop session may follow a key at once. */
static void
test_terminated (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "12");
  driver_expect_cell (driver, 1, 2, "*given 2*");
  driver_terminate (driver);
  driver_start (driver, NULL);
  driver_expect_cell (driver, 1, 2, "*given 2*");
  driver_expect_toast (driver, "Restored as you left it");
  driver_quit (driver);
}

/* What was killed once and then ended as it should is not restored again. */
static void
test_restored_once (Driver *driver)
{
  char board[82] = BLANK;

  driver_start (driver, NULL);
  driver_digits (driver, "123");
  memcpy (board, "123", 3);
  kill_when_kept (driver, board);
  driver_start (driver, NULL);
  driver_expect_cell (driver, 1, 3, "*given 3*");
  driver_quit (driver);
  driver_start (driver, NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* Two windows, one of them with changes to a file, come back beside the file that is asked for now. */
static void
test_every_window (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "changed.txt", REFERENCE "\n", -1);
  g_autofree char *other = driver_write (driver, "other.txt", HOSTILE "\n", -1);
  g_autofree char *text = NULL;
  char board[82] = BLANK;

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_activate (driver, "app.new-window", NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_digits (driver, "8");
  driver_expect_cell (driver, 1, 1, "*given 8*");
  board[0] = '8';
  kill_when_kept (driver, board);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, REFERENCE "\n"); /* nobody asked to save */

  driver_start (driver, other);
  driver_expect_window (driver, "other.txt");
  driver_expect_board (driver, HOSTILE, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "• Untitled Puzzle");
  driver_expect_cell (driver, 1, 1, "*given 8*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "• changed.txt");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  e2e_quit_discarding (driver);
}

/* What is no record is told of, and kept for somebody who can make something of it. */
static void
test_damaged (Driver *driver)
{
  g_autofree char *windows = driver_path (driver, "state/rubric/windows");
  g_autofree char *aside = driver_path (driver, "state/rubric/aside"), *body = NULL;
  g_autoptr (DriverWidget) label = NULL;
  g_autofree char *kept = NULL, *path = NULL;
  g_autoptr (GDir) dir = NULL;

  g_assert_no_errno (g_mkdir_with_parents (windows, 0700));
  g_free (driver_write (driver, "state/rubric/windows/0123-0.record", "half a record", -1));
  driver_start (driver, NULL);
  driver_expect_window (driver, "A Puzzle Cannot Be Restored");
  body = g_strdup_printf ("What was kept of it is damaged. The file is now in the folder “%s”.", aside);
  label = driver_find (driver, ATSPI_ROLE_LABEL, body);
  driver_screenshot (driver, "damaged");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_board (driver, BLANK, NULL);
  dir = g_dir_open (aside, 0, NULL);
  g_assert_nonnull (dir);
  path = g_build_filename (aside, g_dir_read_name (dir), NULL);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "half a record");
  driver_quit (driver);

  driver_start (driver, NULL); /* told once */
  driver_expect_window (driver, "Untitled Puzzle");
  driver_digits (driver, "5");
  driver_expect_cell (driver, 1, 1, "*given 5*");
  driver_quit (driver);
}

/* A puzzle that is in no file closes without a question and is there another day, until it is in a file. */
static void
test_continue (Driver *driver)
{
  g_autofree char *path = driver_path (driver, "kept.sdk");
  g_autoptr (DriverWidget) item = NULL;

  driver_start (driver, NULL);
  driver_digits (driver, "7134");
  driver_expect_cell (driver, 1, 4, "*given 4*");
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);

  for (guint i = 0; i < 2; i++)
    {
      driver_start (driver, NULL);
      driver_expect_board (driver, BLANK, NULL);
      driver_screenshot (driver, "continue");
      driver_click_button (driver, "4 givens");
      driver_expect_cell (driver, 1, 4, "*given 4*");
      driver_expect_window (driver, "• Untitled Puzzle");
      driver_chord (driver, "Ctrl+z");
      driver_expect_cell (driver, 1, 4, "*blank");
      driver_chord (driver, "Shift+Ctrl+z");
      driver_expect_cell (driver, 1, 4, "*given 4*");
      if (i == 0)
        driver_quit (driver);
    }
  e2e_save_as (driver, "Ctrl+s", path);
  driver_expect_window (driver, "kept.sdk");
  driver_quit (driver);

  driver_start (driver, NULL);
  driver_press (driver, "Recent Puzzles");
  item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Continue");
  driver_do (driver, item);
  g_object_unref (driver_find (driver, ATSPI_ROLE_MENU_ITEM, "No Puzzles to Continue"));
  driver_chord (driver, "Escape");
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "4 givens");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/session/killed", test_killed },
    { "/e2e/session/closed", test_closed },
    { "/e2e/session/terminated", test_terminated },
    { "/e2e/session/restored-once", test_restored_once },
    { "/e2e/session/every-window", test_every_window, 0, "which window comes after one that closes is not for us to say" },
    { "/e2e/session/continue", test_continue },
    { "/e2e/session/damaged", test_damaged },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
