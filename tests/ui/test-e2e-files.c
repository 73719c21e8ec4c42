/* test-e2e-files.c - opening, what is wrong with a file, and changes that are not saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
write_reference (Driver *driver)
{
  return driver_write (driver, "reference.txt", REFERENCE "\n", -1);
}

/* Solving is one step back and one step forth. */
static void
test_argument_and_undo (Driver *driver)
{
  const Origins given = e2e_origins (REFERENCE, '.');
  const Origins solved = e2e_origins (REFERENCE, 's');
  g_autofree char *path = write_reference (driver);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, given.text);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_expect_inks (driver, given.text);
  driver_chord (driver, "Shift+Ctrl+z");
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, REFERENCE, given.text);
  driver_quit (driver);
}

static void
test_open_dialog (Driver *driver)
{
  g_autofree char *path = write_reference (driver);

  driver_start (driver, NULL);
  e2e_open (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* Each is refused with one sentence that names the file and, where there is one, the place. */
static const struct
{
  const char *name;
  const char *text; /* NULL: there is no such file */
  gssize      length;
  const char *says;
} malformed[] = {
  { "empty.txt", "", 0, "*no puzzle*" },
  { "truncated.sdk", "[Puzzle]\n53..7....\n6..195...\n", -1, "*. Line 3, column 10: *." },
  { "eighty-two.txt", REFERENCE "1\n", -1, "*. Line 1, column 82: *." },
  { "letter.txt", "53..7....6..1?5....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", -1,
    "*. Line 1, column 14: *." },
  { "short-row.txt", "53..7....\n6..195..\n", -1, "*. Line 2, column 9: *." },
  { "binary.txt", "\177ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0", 18, "*" },
  { "board.json", "[[\"5\",\"3\"", -1, "*. Line 1, column 10: *." },
  { "no-such-file.txt", NULL, 0, " does not exist." },
};

static char *
write_malformed (Driver *driver, gsize i)
{
  if (malformed[i].text == NULL)
    return driver_path (driver, malformed[i].name);
  return driver_write (driver, malformed[i].name, malformed[i].text, malformed[i].length);
}

/* Escape takes the one dialog away, and then the window called @title is there as it was. */
static void
expect_refused (Driver *driver, const char *name, const char *says, const char *title)
{
  g_autofree char *pattern = g_strdup_printf ("*“%s”%s", name, says);
  g_autoptr (DriverWidget) sentence = NULL;

  driver_expect_window (driver, "Cannot Open the File");
  sentence = driver_find (driver, ATSPI_ROLE_LABEL, pattern);
  driver_chord (driver, "Escape");
  driver_expect_window (driver, title);
}

static void
test_malformed (Driver *driver)
{
  const Origins solved = e2e_origins (REFERENCE, 's');
  g_autofree char *good = write_reference (driver);

  driver_start (driver, good);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  for (gsize i = 0; i < G_N_ELEMENTS (malformed); i++)
    {
      g_autofree char *path = write_malformed (driver, i);

      g_test_message ("%s", malformed[i].name);
      driver_open_second (driver, path);
      expect_refused (driver, malformed[i].name, malformed[i].says, "• reference.txt");
      driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
    }
  driver_chord (driver, "Ctrl+z"); /* not even the history has changed */
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

static void
test_malformed_at_start (Driver *driver)
{
  g_autofree char *path = write_malformed (driver, 1);

  driver_start (driver, path);
  expect_refused (driver, malformed[1].name, malformed[1].says, "Untitled Puzzle");
  driver_expect_board (driver, BLANK, NULL);
  e2e_open (driver, path);
  expect_refused (driver, malformed[1].name, malformed[1].says, "Untitled Puzzle");
  driver_quit (driver);
}

static char *
write_sdk (Driver *driver, const char *name)
{
  GString *text = g_string_new ("[Puzzle]\n");
  char *path;

  for (int row = 0; row < 9; row++)
    g_string_append_printf (text, "%.9s\n", REFERENCE + 9 * row);
  path = driver_write (driver, name, text->str, -1);
  g_string_free (text, TRUE);
  return path;
}

static void
open_and_solve (Driver *driver, const char *path)
{
  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
}

static void
answer_on_closing (Driver *driver, const char *button)
{
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Save Changes*");
  driver_press (driver, button);
}

/* The three answers to the question that a changed puzzle asks before its window closes. */
static void
test_unsaved_changes (Driver *driver)
{
  const Origins solved = e2e_origins (REFERENCE, 's');
  g_autofree char *path = write_sdk (driver, "changed.sdk");

  open_and_solve (driver, path);
  answer_on_closing (driver, "Cancel");
  driver_expect_window (driver, "• changed.sdk");
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  answer_on_closing (driver, "Discard");
  driver_expect_exit (driver);

  open_and_solve (driver, path); /* discarded: not solved in the file */
  answer_on_closing (driver, "Save");
  driver_expect_exit (driver);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE_SOLUTION, solved.text);
  driver_quit (driver);
}

/* The folder has gone meanwhile: the puzzle stays, and stays unsaved; saving elsewhere helps. */
static void
test_failed_save (Driver *driver)
{
  g_autofree char *folder = driver_path (driver, "folder");
  g_autofree char *elsewhere = driver_path (driver, "elsewhere.sdk");
  g_autofree char *path = NULL;

  g_assert_no_errno (g_mkdir (folder, 0700));
  path = write_sdk (driver, "folder/lost.sdk");
  open_and_solve (driver, path);
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Cannot Save the Puzzle");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "• lost.sdk");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Cannot Save the Puzzle");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Save As…");
  e2e_save_as (driver, "Return", elsewhere);
  driver_expect_window (driver, "elsewhere.sdk");
  driver_quit (driver);
}

static void
expect_text (const char *path, const char *text)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, text));
}

/* The name decides the format, and what that cannot hold is said before anything is written. */
static void
test_save_formats (Driver *driver)
{
  g_autofree char *path = write_reference (driver);
  g_autofree char *ipuz = driver_path (driver, "solved.ipuz");
  g_autofree char *line = driver_path (driver, "solved.sdm");

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  e2e_save_as (driver, "Shift+Ctrl+s", ipuz);
  driver_expect_window (driver, "solved.ipuz");
  expect_text (ipuz, "http://ipuz.org/sudoku");

  driver_chord (driver, "F5");
  driver_expect_board (driver, REFERENCE_SOLUTION, NULL);
  driver_chord (driver, "Ctrl+s"); /* it does not tell what is an answer */
  driver_expect_window (driver, "“solved.ipuz” Cannot Hold Everything");
  e2e_expect_verdict (driver, "A file of the kind “ipuz” cannot hold: which digits are answers.*");
  driver_press (driver, "Save As…");
  driver_expect_window (driver, "Save Puzzle");
  driver_chord (driver, "Ctrl+a");
  driver_text (driver, line);
  driver_chord (driver, "Return");
  driver_expect_window (driver, "“solved.sdm” Cannot Hold Everything");
  g_assert_false (g_file_test (line, G_FILE_TEST_EXISTS));
  driver_press (driver, "Save Without Them");
  driver_expect_window (driver, "solved.sdm");
  expect_text (line, REFERENCE_SOLUTION);
  driver_chord (driver, "Ctrl+s"); /* what is lost is lost in the file, not in the window */
  driver_expect_window (driver, "“solved.sdm” Cannot Hold Everything");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "solved.sdm");
  driver_quit (driver);
}

/* Ctrl+S says why the file cannot take what was added; it does so where the person wants the rest saved there. */
static void
test_save_without (Driver *driver)
{
  g_autofree char *path = write_reference (driver);
  char wanted[82] = REFERENCE;

  driver_start (driver, path);
  e2e_expect_verdict (driver, "* to go");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_click_cell (driver, 1, 4);
  driver_digit (driver, "Ctrl", 2);
  driver_expect_cell (driver, 1, 4, "*blank, centre marks 2");
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "“reference.txt” Cannot Hold Everything");
  e2e_expect_verdict (driver, "A file of the kind “*” cannot hold: *entries*, centre marks*SadMan*");
  driver_screenshot (driver, "cannot-hold");
  driver_press (driver, "Cancel");
  driver_expect_window (driver, "• reference.txt");
  expect_text (path, REFERENCE "\n");
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "“reference.txt” Cannot Hold Everything");
  driver_press (driver, "Save Without Them");
  driver_expect_window (driver, "reference.txt");
  wanted[2] = '4';
  expect_text (path, wanted);
  driver_quit (driver);
}

/* A link stands among other words, which nobody wants to lose. */
static void
test_save_link (Driver *driver)
{
  const char *text = "Solve this: https://www.sudokuwiki.org/sudoku.htm?bd=" REFERENCE " by noon\n";
  g_autofree char *path = driver_write (driver, "mail.txt", text, -1);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+s");
  driver_expect_window (driver, "Save as Another File?");
  e2e_expect_verdict (driver, "“mail.txt” holds the puzzle as “SudokuWiki*”*");
  driver_press (driver, "Save As…");
  driver_expect_window (driver, "Save Puzzle");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "mail.txt");
  expect_text (path, "by noon");
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/files/argument-and-undo", test_argument_and_undo },
    { "/e2e/files/open-dialog", test_open_dialog },
    { "/e2e/files/malformed", test_malformed },
    { "/e2e/files/malformed-at-start", test_malformed_at_start },
    { "/e2e/files/unsaved-changes", test_unsaved_changes },
    { "/e2e/files/failed-save", test_failed_save },
    { "/e2e/files/save-formats", test_save_formats },
    { "/e2e/files/save-without", test_save_without },
    { "/e2e/files/save-link", test_save_link },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
