/* test-e2e-paste.c - whatever is on the clipboard, and several files at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e.h"

#include <string.h>

#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  LONG_LINES = 3000,
};

static void
paste (Driver *driver, const char *type, const char *text)
{
  driver_set_clipboard (driver, type, text, strlen (text));
  driver_chord (driver, "Ctrl+v");
}

static void
start_blank (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
}

/* The table of a web page; its blank cells are empty. */
static char *
html_of (const char *puzzle)
{
  GString *html = g_string_new ("<style>td { width: 9em }</style><table>");

  for (int cell = 0; cell < 81; cell++)
    {
      g_string_append (html, cell % 9 == 0 ? "<tr>" : "");
      g_string_append_printf (html, puzzle[cell] != '.' ? "<td class=\"g\"><b>%c</b></td>" : "<td>&nbsp;</td>",
                              puzzle[cell]);
      g_string_append (html, cell % 9 == 8 ? "</tr>\n" : "");
    }
  g_string_append (html, "</table>");
  return g_string_free (html, FALSE);
}

static void
test_text (Driver *driver)
{
  g_autofree char *html = html_of (REFERENCE);
  g_autoptr (GString) text = g_string_new (NULL);

  start_blank (driver);
  paste (driver, "text/plain;charset=utf-8", "  " REFERENCE "\r\n\r\n");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  paste (driver, "text/html", html);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+z");
  paste (driver, driver_get_text_type (driver), OTHER);
  driver_expect_board (driver, OTHER, NULL);
  for (guint i = 0; i < LONG_LINES; i++)
    g_string_append (text, "# a line about the puzzle\n");
  g_string_append (text, REFERENCE "\n");
  paste (driver, "text/plain;charset=utf-8", text->str); /* too long to be read between two frames */
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* Entries, marks and the title come along, and go again by undoing. */
static void
test_marks_and_title (Driver *driver)
{
  const char *text = "#T Pasted\n[Puzzle]\n5........\n.........\n.........\n.........\n.........\n.........\n.........\n"
                     ".........\n.........\n[State]\n53.......\n.........\n.........\n.........\n.........\n.........\n"
                     ".........\n.........\n.........\n[PencilMarks]\n,,127,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                     ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n";

  start_blank (driver);
  paste (driver, "text/plain;charset=utf-8", text);
  driver_expect_cell (driver, 1, 1, "*given 5*");
  driver_expect_cell (driver, 1, 2, "*entered 3*");
  driver_expect_cell (driver, 1, 3, "*1*2*7*");
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  driver_expect_cell (driver, 1, 3, "Row 1, column 3, blank");
  driver_quit (driver);
}

/* One digit is for the cell that is selected, in setup and while solving. */
static void
test_digit (Driver *driver)
{
  start_blank (driver);
  driver_click_cell (driver, 2, 3);
  paste (driver, "text/plain;charset=utf-8", "7\n");
  driver_expect_cell (driver, 2, 3, "*given 7*");
  driver_chord (driver, "Ctrl+e");
  driver_click_cell (driver, 5, 5);
  paste (driver, "text/plain;charset=utf-8", "4");
  driver_expect_cell (driver, 5, 5, "*entered 4*");
  driver_quit (driver);
}

/* A browser gives the address of a link as a list of files. */
static void
test_link (Driver *driver)
{
  g_autofree char *link = g_strdup_printf ("https://www.sudokuwiki.org/sudoku.htm?bd=%s", REFERENCE);
  g_autofree char *list = g_strconcat (link, "\r\n", NULL);

  start_blank (driver);
  paste (driver, "text/plain;charset=utf-8", link);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  paste (driver, "text/uri-list", list);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* Files that a file manager has copied, as such and as text. */
static void
test_files (Driver *driver)
{
  g_autofree char *first = driver_write (driver, "first.txt", REFERENCE "\n", -1);
  g_autofree char *second = driver_write (driver, "second one.txt", OTHER "\n", -1);
  g_autofree char *list = g_strdup_printf ("file://%s\r\n", first);
  g_autofree char *escaped = g_filename_to_uri (second, NULL, NULL);

  start_blank (driver);
  paste (driver, "text/uri-list", list);
  driver_expect_window (driver, "first.txt");
  driver_expect_board (driver, REFERENCE, NULL);
  paste (driver, "text/plain;charset=utf-8", escaped);
  driver_expect_window (driver, "second one.txt");
  driver_expect_board (driver, OTHER, NULL);
  driver_quit (driver);
}

/* The window goes on as before, with a message above or below the board. */
static void
expect_refused (Driver *driver)
{
  g_object_unref (driver_find (driver, ATSPI_ROLE_LABEL, "Not a Sudoku"));
}

static void
test_nonsense (Driver *driver)
{
  static const char picture[] = "\x89PNG\r\n\x1a\n";

  start_blank (driver);
  driver_set_clipboard (driver, "image/png", picture, sizeof picture);
  driver_chord (driver, "Ctrl+v");
  driver_expect_window (driver, "Cannot Read the Picture");
  driver_chord (driver, "Escape");
  driver_set_clipboard (driver, "application/x-nothing", picture, sizeof picture);
  driver_chord (driver, "Ctrl+v");
  driver_expect_toast (driver, "There is no text and no picture to paste");
  paste (driver, "text/plain;charset=utf-8", "");
  expect_refused (driver);
  driver_chord (driver, "Escape");
  paste (driver, "text/plain;charset=utf-8", "[[[[[[[[1");
  expect_refused (driver);
  driver_chord (driver, "Escape");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* What a viewer of PDF files copies has no blanks: the file is asked for. */
static void
test_pdf_text (Driver *driver)
{
  static const char text[] = "No. 141\n5\n3\n7\n6\n1\n9\n5\n9\n8\n6\n8\n6\n3\n4\n8\n3\n1\n7\n2\n6\n6\n2\n8\n4\n1\n9\n5\n8\n7\n9\n";

  start_blank (driver);
  paste (driver, "text/plain;charset=utf-8", text);
  expect_refused (driver);
  driver_press (driver, "Open File…");
  driver_expect_window (driver, "From a Picture");
  driver_chord (driver, "Escape");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_quit (driver);
}

static void
expect_untouched (const char *path, const char *text)
{
  g_autofree char *now = NULL;

  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, text);
}

/* A puzzle of a file stays in its window, with what is not saved yet: what is pasted is another puzzle, in no file. */
static void
test_beside_file (Driver *driver)
{
  static const char text[] = "# About the reference\n" REFERENCE "\n";
  g_autofree char *path = driver_write (driver, "reference.txt", text, -1);
  g_autofree char *other = driver_path (driver, "other.sdk");

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  paste (driver, "text/plain;charset=utf-8", OTHER "\n");
  driver_expect_window (driver, "• Untitled Puzzle");
  driver_expect_board (driver, OTHER, NULL);
  driver_expect_toast (driver, "Your other puzzle stays open in its own window");
  e2e_save_as (driver, "Ctrl+s", other);
  driver_expect_window (driver, "other.sdk");
  expect_untouched (path, text);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "reference.txt");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* What is copied in each way is read back as the same digits. */
static void
test_copy_as (Driver *driver)
{
  static const char *const ids[] = { "line", "grid", "marks", "leetcode", "sudokuwiki", "sudokupad" };
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_test_message ("%s", ids[i]);
      driver_activate (driver, "win.copy-as", g_variant_new_string (ids[i]));
      driver_activate (driver, "app.new-window", NULL);
      driver_expect_window (driver, "Untitled Puzzle");
      driver_chord (driver, "Ctrl+v");
      driver_expect_board (driver, REFERENCE, NULL);
      driver_chord (driver, "Ctrl+w");
      driver_expect_window (driver, "reference.txt");
    }
  driver_quit (driver);
}

/* From the menu of the board, with keys. */
static void
test_copy_menu (Driver *driver)
{
  g_autoptr (DriverWidget) submenu = NULL;
  g_autoptr (DriverWidget) item = NULL;
  g_autofree char *path = driver_write (driver, "reference.txt", REFERENCE "\n", -1);

  driver_start (driver, path);
  driver_chord (driver, "Shift+F10");
  submenu = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "Copy As");
  driver_do (driver, submenu);
  item = driver_find (driver, ATSPI_ROLE_MENU_ITEM, "LeetCode Board");
  driver_screenshot (driver, "copy-as");
  driver_do (driver, item);
  driver_expect_toast (driver, "Copied");
  driver_activate (driver, "app.new-window", NULL);
  driver_expect_window (driver, "Untitled Puzzle");
  driver_chord (driver, "Ctrl+v");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* A table that is dropped is read as one that is pasted, also without plain text beside it. */
static void
test_drop_page (Driver *driver)
{
  g_autofree char *html = html_of (REFERENCE);

  start_blank (driver);
  driver_drop (driver, "text/html", html, strlen (html));
  driver_expect_board (driver, REFERENCE, NULL);
  driver_drop (driver, "text/plain;charset=utf-8", OTHER, strlen (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  driver_drop (driver, "text/plain;charset=utf-8", "nothing", strlen ("nothing"));
  expect_refused (driver);
  driver_chord (driver, "Escape");
  driver_expect_gone (driver, ATSPI_ROLE_LABEL, "Not a Sudoku");
  driver_expect_board (driver, OTHER, NULL);
  driver_quit (driver);
}

/* Several files: a window each, one dialog for all that cannot be opened, and none twice. */
static void
test_several_files (Driver *driver)
{
  g_autofree char *first = driver_write (driver, "first.txt", REFERENCE "\n", -1);
  g_autofree char *second = driver_write (driver, "second.txt", OTHER "\n", -1);
  g_autofree char *missing = driver_path (driver, "missing.sdk");
  g_autofree char *broken = driver_write (driver, "broken.sdk", "[Puzzle]\n5\n", -1);
  const char *const files[] = { first, missing, second, broken, NULL };
  const char *const again[] = { first, NULL };
  g_autoptr (DriverWidget) sentences = NULL;

  start_blank (driver);
  driver_open_files (driver, files);
  driver_expect_window (driver, "Cannot Open 2 Files");
  sentences = driver_find (driver, ATSPI_ROLE_LABEL, "*“missing.sdk”*");
  g_clear_object (&sentences);
  sentences = driver_find (driver, ATSPI_ROLE_LABEL, "*“broken.sdk”*");
  driver_screenshot (driver, "several-files");
  driver_chord (driver, "Escape");
  driver_expect_closed (driver, "Cannot Open 2 Files");
  driver_open_files (driver, again);
  driver_expect_window (driver, "first.txt");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "second.txt");
  driver_expect_board (driver, OTHER, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/e2e/paste/text", test_text },
    { "/e2e/paste/marks-and-title", test_marks_and_title },
    { "/e2e/paste/digit", test_digit },
    { "/e2e/paste/link", test_link },
    { "/e2e/paste/files", test_files },
    { "/e2e/paste/nonsense", test_nonsense },
    { "/e2e/paste/pdf-text", test_pdf_text },
    { "/e2e/paste/beside-file", test_beside_file },
    { "/e2e/paste/copy-as", test_copy_as },
    { "/e2e/paste/copy-menu", test_copy_menu },
    { "/e2e/paste/drop-page", test_drop_page, 0, "there is no other program to drop anything" },
    { "/e2e/paste/several-files", test_several_files },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
