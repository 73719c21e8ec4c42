/* test-e2e-picture.c - a picture is pasted or opened, compared, corrected, and taken, or left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "e2e-picture.h"

#include "rubric-config.h"

#include <cairo-pdf.h>
#include <string.h>

enum
{
  HANDLE = 6,  /* that the view leaves around the picture */
  INSET = 10,  /* percent of the picture: where corners wait that were not found */
};

/* From a screenshot in the clipboard to a puzzle; one step takes it back. */
static void
test_paste (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, draw (REFERENCE));
  driver_expect_board (driver, REFERENCE, NULL);
  g_assert_false (driver_is_enabled (driver, "win.undo"));
  driver_chord (driver, "Ctrl+Return");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* Escape leaves the puzzle as it was, whatever was corrected in the picture's: that can be brought back, as it was. */
static void
test_leave (Driver *driver)
{
  driver_start (driver, NULL);
  driver_digits (driver, "7");
  paste_picture (driver, draw (REFERENCE));
  driver_expect_cell (driver, 1, 1, "*given 5*");
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 3, "*given 4*");
  driver_chord (driver, "Escape");
  driver_expect_cell (driver, 1, 1, "*given 7*");
  driver_expect_cell (driver, 1, 3, "*blank*");
  driver_press (driver, "Bring Back");
  driver_expect_cell (driver, 1, 3, "*given 4*");
  driver_expect_cell (driver, 1, 1, "*given 5*");
  driver_chord (driver, "Ctrl+z");
  driver_expect_cell (driver, 1, 3, "*blank*");
  driver_chord (driver, "Ctrl+y");
  driver_press (driver, "Close the Picture");
  driver_expect_cell (driver, 1, 1, "*given 7*");
  driver_expect_toast (driver, "Picture closed");
  paste_picture (driver, draw (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "*Bring Back");
  driver_expect_board (driver, OTHER, NULL);
  driver_quit (driver);
}

/* Pastes a picture, corrects it and closes it: it may be brought back. */
static void
close_corrected (Driver *driver)
{
  paste_picture (driver, draw (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  driver_click_cell (driver, 1, 1);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 1, "*given 4*");
  driver_chord (driver, "Escape");
}

/* The window goes while the button is still there, or just comes. */
static void
test_close_hidden (Driver *driver)
{
  for (int settled = 1; settled >= 0; settled--)
    {
      g_autoptr (DriverWidget) button = NULL;

      driver_start (driver, NULL);
      driver_expect_board (driver, BLANK, NULL);
      close_corrected (driver);
      if (settled)
        button = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "*Bring Back");
      driver_chord (driver, "Ctrl+w");
      driver_expect_exit (driver);
    }
}

/* Whoever wants the picture again while the clock stands sees it, and no cover. */
static void
test_paused (Driver *driver)
{
  g_autoptr (DriverWidget) cover = NULL;
  char wanted[82] = REFERENCE;

  wanted[2] = '4';
  e2e_set (driver, "timer", "true");
  e2e_start_solving (driver, REFERENCE);
  driver_click_cell (driver, 1, 3);
  driver_digits (driver, "4");
  driver_expect_board (driver, wanted, NULL);
  close_corrected (driver);
  driver_expect_board (driver, wanted, NULL);
  driver_chord (driver, "Pause");
  cover = driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Paused*");
  driver_press (driver, "Bring Back");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Paused*");
  driver_expect_cell (driver, 1, 1, "*given 4*");
  driver_chord (driver, "Escape");
  driver_expect_board (driver, wanted, NULL);
  driver_chord (driver, "Ctrl+w");
  driver_press (driver, "Discard");
  driver_expect_exit (driver);
}

/* The second choice, and the first again. */
static void
test_second (Driver *driver)
{
  g_autofree char *path = write_picture (driver, "no-suffix", draw (REFERENCE));

  driver_start (driver, path);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_click_cell (driver, 1, 1);
  driver_chord (driver, "s");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Perhaps 5 (S)");
  driver_chord (driver, "s");
  driver_expect_cell (driver, 1, 1, "Row 1, column 1, given 5*");
  driver_press (driver, "Done");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

static void
draw_lines (cairo_t *cr, const char *puzzle)
{
  cairo_select_font_face (cr, "monospace", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  for (int row = 0; row < 9; row++)
    {
      g_autofree char *line = g_strndup (&puzzle[row * 9], 9);

      cairo_move_to (cr, MARGIN, MARGIN + CELL * (row + 1));
      cairo_show_text (cr, line);
    }
}

static void
draw_text (cairo_t *cr)
{
  draw_lines (cr, REFERENCE);
}

/* Returns: (transfer full): the path of a PDF file with a puzzle in the text of each page, and a frame on the second */
static char *
write_text_pages (Driver *driver, int n_pages)
{
  char *path = driver_path (driver, "book.pdf");
  cairo_surface_t *surface = cairo_pdf_surface_create (path, 2 * MARGIN + 9 * CELL, 2 * MARGIN + 9 * CELL);
  cairo_t *cr = cairo_create (surface);

  for (int page = 0; page < n_pages; page++)
    {
      draw_text (cr);
      cairo_rectangle (cr, 1, 1, MARGIN, MARGIN);
      if (page == 1)
        cairo_stroke (cr);
      cairo_new_path (cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return path;
}

/* Returns: (transfer full): the path of a PDF file with a puzzle in the text of its first page, and a picture on its last */
static char *
write_pages (Driver *driver, int n_pages)
{
  char *path = driver_path (driver, "pages.pdf");
  cairo_surface_t *picture = draw (OTHER);
  double side = cairo_image_surface_get_width (picture);
  cairo_surface_t *surface = cairo_pdf_surface_create (path, side, side);
  cairo_t *cr = cairo_create (surface);

  draw_text (cr);
  for (int page = 1; page < n_pages; page++)
    cairo_show_page (cr);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (picture);
  return path;
}

/* A file with several puzzles in the text of its first page, and pages behind that nobody has looked at: who takes these
 * puzzles is not asked again, and the list has the name of the file. */
static void
test_take (Driver *driver)
{
  g_autofree char *path = driver_path (driver, "magazine.pdf");
  cairo_surface_t *surface = cairo_pdf_surface_create (path, 400, 1100);
  cairo_t *cr = cairo_create (surface);

  draw_text (cr);
  cairo_translate (cr, 0, 550);
  draw_lines (cr, OTHER);
  for (int page = 1; page < 27; page++)
    cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  driver_start (driver, path);
  driver_expect_window (driver, "Puzzles in the Text");
  driver_press (driver, "Take the Puzzles");
  driver_expect_window (driver, "magazine.pdf");
  driver_quit (driver);
}

/* Where puzzles are in the text, the pages that nobody has looked at are still offered. */
static void
test_pages (Driver *driver)
{
  g_autofree char *path = write_pages (driver, 27);

  driver_start (driver, path);
  driver_expect_window (driver, "Puzzles in the Text");
  driver_press (driver, "Next Pages");
  driver_expect_board (driver, OTHER, NULL);
  driver_quit (driver);
}

/* Of a long file that few pages were looked at as pictures; the list has the name of the file. */
static void
test_text_pages (Driver *driver)
{
  g_autofree char *path = write_text_pages (driver, 25);

  driver_start (driver, path);
  driver_expect_window (driver, "Several Puzzles");
  driver_find (driver, ATSPI_ROLE_LABEL, "There are 25 puzzles in the text.\n"
               "Not all pages with puzzles in their text were looked at as pictures.");
  driver_press (driver, "Show the List");
  driver_expect_window (driver, "book.pdf");
  driver_quit (driver);
}

/* The cell that is compared is that of the cursor, also before the cursor moves, and where a second picture comes. */
static void
test_cursor (Driver *driver)
{
  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  driver_click_cell (driver, 3, 8);
  paste_picture (driver, draw (REFERENCE));
  driver_find (driver, ATSPI_ROLE_LABEL, "Row 3, column 8: 6");
  paste_picture (driver, draw (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  driver_find (driver, ATSPI_ROLE_LABEL, "Row 3, column 8: 6");
  driver_chord (driver, "s");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Perhaps 6 (S)");
  driver_expect_cell (driver, 1, 1, "*blank*");
  driver_chord (driver, "Escape");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* A picture without a grid asks for its corners, and takes nothing. */
static void
test_nothing (Driver *driver)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 200);

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, surface);
  driver_find (driver, ATSPI_ROLE_LABEL, "No Sudoku was found: no grid of 9 × 9 cells*");
  driver_chord (driver, "Ctrl+Return");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_press (driver, "Close the Picture");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* A second one takes the place of the first; corrections are asked about. */
static void
test_again (Driver *driver)
{
  driver_start (driver, NULL);
  paste_picture (driver, draw (REFERENCE));
  driver_expect_board (driver, REFERENCE, NULL);
  paste_picture (driver, draw (OTHER));
  driver_expect_board (driver, OTHER, NULL);
  driver_click_cell (driver, 1, 1);
  driver_digits (driver, "4");
  driver_expect_cell (driver, 1, 1, "*given 4*");
  paste_picture (driver, draw (REFERENCE));
  driver_press (driver, "Replace");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Escape");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

/* Drags the lower right corner of what is 10% away from the edges of the picture to that of the grid. */
static void
drag_corner (Driver *driver, DriverWidget *view)
{
  const double side = 9 * CELL + 2 * LOOSE_MARGIN;
  int rect[4], x, y, from, to;
  double scale;

  driver_point (driver, view, &x, &y);
  g_assert_true (driver_place (driver, view, rect));
  scale = MIN (rect[2] - 2 * HANDLE, rect[3] - 2 * HANDLE) / side;
  from = (int)(scale * side * (50 - INSET) / 100);
  to = (int)(scale * (side / 2 - LOOSE_MARGIN));
  input_drag (driver_get_input (driver), x + from, y + from, x + to, y + to);
}

/* Digits without any lines: the person says where the grid is, takes that back, and says it again. */
static void
test_corners (Driver *driver)
{
  g_autoptr (DriverWidget) view = NULL;

  driver_start (driver, NULL);
  paste_picture (driver, draw_with_lines (REFERENCE, FALSE));
  driver_find (driver, ATSPI_ROLE_LABEL, "No Sudoku was found: no grid of 9 × 9 cells*");
  view = driver_find (driver, ATSPI_ROLE_IMAGE, "The picture");
  drag_corner (driver, view);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_chord (driver, "Ctrl+z");
  driver_expect_board (driver, BLANK, NULL);
  driver_find (driver, ATSPI_ROLE_LABEL, "No Sudoku was found: no grid of 9 × 9 cells*");
  g_assert_false (driver_is_enabled (driver, "win.undo"));
  drag_corner (driver, view);
  driver_expect_board (driver, REFERENCE, NULL);
  driver_press (driver, "Done");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, REFERENCE, NULL);
  driver_quit (driver);
}

/* From a file manager, and from a browser, which gives the picture itself. */
static void
test_drop (Driver *driver)
{
  g_autofree char *path = write_picture (driver, "dropped", draw (REFERENCE)), *uri = NULL, *list = NULL, *png = NULL;
  gsize length;

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  uri = g_filename_to_uri (path, NULL, NULL);
  list = g_strconcat (uri, "\r\n", NULL);
  driver_drop (driver, "text/uri-list", list, strlen (list));
  driver_expect_board (driver, REFERENCE, NULL);
  png = make_png (driver, draw (OTHER), &length);
  driver_drop (driver, "image/png", png, length);
  driver_expect_board (driver, OTHER, NULL);
  driver_press (driver, "Close the Picture");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

TEST_FILE (argc, argv)
{
  static const DriverTest tests[] = {
    { "/picture/paste", test_paste },
    { "/picture/leave", test_leave },
    { "/picture/second", test_second },
    { "/picture/cursor", test_cursor },
    { "/picture/nothing", test_nothing },
    { "/picture/again", test_again },
    { "/picture/corners", test_corners },
    { "/picture/drop", test_drop, 0, "there is no other program to drop anything" },
    { "/picture/pages", test_pages },
    { "/picture/take", test_take },
    { "/picture/close-hidden", test_close_hidden },
    { "/picture/paused", test_paused },
    { "/picture/text-pages", test_text_pages },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests) - 2 * !RUBRIC_HAS_PDF);
}
