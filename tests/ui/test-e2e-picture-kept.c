/* test-e2e-picture-kept.c - a picture stands beside the board: what was read and corrected there is not lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-picture.h"

#include <string.h>

#define CORRECTED "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Writes a digit beside the picture of the reference. */
static void
correct (Driver *driver)
{
  driver_expect_board (driver, REFERENCE, NULL);
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_board (driver, CORRECTED, NULL);
}

static void
expect_taken (Driver *driver)
{
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, CORRECTED, NULL);
}

static void
expect_file (const char *path, const char *puzzle)
{
  g_autofree char *text = NULL;
  GString *digits = g_string_new (NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (const char *c = text; *c != '\0'; c++)
    if ((c == text || c[-1] == '\n') && strlen (c) >= 9 && strspn (c, ".123456789") >= 9)
      g_string_append_len (digits, c, 9);
  g_assert_cmpstr (digits->str, ==, puzzle);
  g_string_free (digits, TRUE);
}

/* What is seen is what is saved: it is taken first, in one step. */
static void
test_save (Driver *driver)
{
  g_autofree char *path = driver_path (driver, "seen.sdk");

  driver_start (driver, NULL);
  driver_digits (driver, "7");
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  e2e_save_as (driver, "Ctrl+s", path);
  expect_taken (driver);
  driver_expect_toast (driver, "Saved");
  expect_file (path, CORRECTED);
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 1, "*given 7*");
  driver_expect_cell (driver, 1, 2, "*blank*");
  e2e_quit_discarding (driver);
}

/* The same in another file; where nothing was found there is nothing to be saved. */
static void
test_save_as (Driver *driver)
{
  g_autofree char *path = driver_path (driver, "seen.sdk");

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 200));
  driver_find (driver, ATSPI_ROLE_LABEL, "No Sudoku was found: no grid of 9 × 9 cells*");
  g_assert_false (driver_is_enabled (driver, "win.save"));
  g_assert_false (driver_is_enabled (driver, "win.save-as"));
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  e2e_save_as (driver, "Shift+Ctrl+s", path);
  expect_taken (driver);
  driver_expect_toast (driver, "Saved");
  expect_file (path, CORRECTED);
  driver_quit (driver);
}

/* Who closes the window is asked about corrections, once: they are taken, or not, or the picture stays. */
static void
test_close (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Take What Was Read?");
  driver_press (driver, "Cancel");
  driver_expect_closed (driver, "Take What Was Read?");
  driver_expect_board (driver, CORRECTED, NULL);
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_chord (driver, "Ctrl+q");
  driver_expect_window (driver, "Take What Was Read?");
  driver_press (driver, "Discard");
  driver_expect_exit (driver);
}

/* What is taken so is there to be continued. */
static void
test_close_taking (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  driver_chord (driver, "Ctrl+w");
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Take");
  driver_chord (driver, "Return");
  driver_expect_exit (driver);
  driver_start (driver, NULL);
  driver_press (driver, "3? givens");
  driver_expect_board (driver, CORRECTED, NULL);
  driver_quit (driver);
}

/* A picture that nobody has corrected asks nothing. */
static void
test_close_plain (Driver *driver)
{
  driver_start (driver, NULL);
  paste_picture (driver, draw (REFERENCE));
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_exit (driver);
}

/* Who only presses Enter keeps the corrections. */
static void
test_replace (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  paste_picture (driver, draw (OTHER));
  driver_expect_focus (driver, ATSPI_ROLE_PUSH_BUTTON, "Cancel");
  driver_chord (driver, "Return");
  driver_expect_closed (driver, "Replace the Picture?");
  driver_expect_board (driver, CORRECTED, NULL);
  driver_chord (driver, "Ctrl+Return");
  expect_taken (driver);
  driver_quit (driver);
}

/* A list takes the place of a window in which nothing was done, not of a picture. */
static void
test_list (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "list.txt", REFERENCE "\n" OTHER "\n", -1);

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  driver_open_second (driver, path);
  driver_expect_window (driver, "list.txt");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_board (driver, CORRECTED, NULL);
  driver_chord (driver, "Escape");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* A file has a window of its own: saving would write what was read of the picture over it. */
static void
test_file (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "other.txt", OTHER "\n", -1);

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  driver_expect_board (driver, REFERENCE, NULL);
  driver_open_second (driver, path);
  driver_expect_window (driver, "other.txt");
  driver_expect_board (driver, OTHER, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "Untitled Puzzle");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* What is taken into a window with a file is another puzzle, with a window and a file of its own. */
static void
test_beside_file (Driver *driver)
{
  g_autofree char *path = driver_write (driver, "other.txt", OTHER "\n", -1);
  g_autofree char *seen = driver_path (driver, "seen.sdk"), *text = NULL;

  driver_start (driver, path);
  driver_expect_board (driver, OTHER, NULL);
  paste_picture (driver, draw (REFERENCE));
  correct (driver);
  e2e_save_as (driver, "Ctrl+s", seen);
  driver_expect_window (driver, "seen.sdk");
  expect_taken (driver);
  expect_file (seen, CORRECTED);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, OTHER "\n");
  driver_chord (driver, "Ctrl+w");
  driver_expect_window (driver, "other.txt");
  driver_expect_board (driver, OTHER, NULL);
  driver_quit (driver);
}

/* That is for the puzzle below the picture: the button is off, whatever was typed there. */
static void
test_solve (Driver *driver)
{
  e2e_start_solving (driver, REFERENCE);
  paste_picture (driver, draw (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  g_assert_false (driver_is_sensitive (driver, "Solve"));
  driver_press (driver, "Done");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  g_assert_true (driver_is_sensitive (driver, "Solve"));
  driver_quit (driver);
}

static cairo_surface_t *
draw_both (void)
{
  cairo_surface_t *one = draw (REFERENCE), *other = draw (OTHER);
  int side = cairo_image_surface_get_width (one);
  cairo_surface_t *both = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, 2 * side);
  cairo_t *cr = cairo_create (both);

  cairo_set_source_surface (cr, one, 0, 0);
  cairo_paint (cr);
  cairo_set_source_surface (cr, other, 0, side);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  return both;
}

/* Who has taken one of several puzzles comes back for the others. */
static void
test_next (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw_both ());
  driver_expect_board (driver, REFERENCE, NULL);
  driver_press (driver, "Done");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_toast (driver, "Puzzle taken");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_press (driver, "Bring Back");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Take All Puzzles of the Picture");
  driver_chord (driver, "Escape");
  driver_expect_toast (driver, "Picture closed");
  driver_quit (driver);
}

/* Several at once: a window each. */
static void
test_several (Driver *driver)
{
  g_autofree char *first = write_picture (driver, "first.png", draw (REFERENCE));
  g_autofree char *second = write_picture (driver, "second.png", draw (REFERENCE));
  const char *const files[] = { first, second, NULL };

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  driver_open_files (driver, files);
  for (int i = 0; i < 2; i++)
    {
      driver_expect_board (driver, REFERENCE, NULL);
      driver_chord (driver, "Ctrl+w");
    }
  driver_expect_exit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/picture-kept/save", test_save },
    { "/picture-kept/save-as", test_save_as },
    { "/picture-kept/close", test_close },
    { "/picture-kept/close-taking", test_close_taking },
    { "/picture-kept/close-plain", test_close_plain },
    { "/picture-kept/replace", test_replace },
    { "/picture-kept/list", test_list },
    { "/picture-kept/file", test_file },
    { "/picture-kept/beside-file", test_beside_file },
    { "/picture-kept/solve", test_solve },
    { "/picture-kept/next", test_next },
    { "/picture-kept/several", test_several },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
