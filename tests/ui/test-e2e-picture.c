/* test-e2e-picture.c - a picture is pasted or opened, compared, corrected, and taken, or left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "e2e.h"

#include <cairo.h>
#include <string.h>

enum
{
  CELL = 48,   /* pixels */
  MARGIN = 32,
};

/* A screenshot of @puzzle. */
static cairo_surface_t *
draw (const char *puzzle)
{
  int side = 9 * CELL + 2 * MARGIN;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = 0; i <= 9; i++)
    {
      cairo_set_line_width (cr, i % 3 == 0 ? 3 : 1);
      cairo_move_to (cr, MARGIN + i * CELL, MARGIN);
      cairo_line_to (cr, MARGIN + i * CELL, side - MARGIN);
      cairo_move_to (cr, MARGIN, MARGIN + i * CELL);
      cairo_line_to (cr, side - MARGIN, MARGIN + i * CELL);
      cairo_stroke (cr);
    }
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, 0.7 * CELL);
  for (int cell = 0; cell < 81 && puzzle != NULL; cell++)
    {
      const char text[] = { puzzle[cell], '\0' };

      cairo_move_to (cr, MARGIN + cell % 9 * CELL + 0.28 * CELL, MARGIN + cell / 9 * CELL + 0.76 * CELL);
      if (puzzle[cell] != '.')
        cairo_show_text (cr, text);
    }
  cairo_destroy (cr);
  return surface;
}

/* Returns: (transfer full): the path of a PNG, whatever its name says */
static char *
write_picture (Driver *driver, const char *name, cairo_surface_t *surface)
{
  char *path = driver_path (driver, name);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return path;
}

static void
paste_picture (Driver *driver, cairo_surface_t *surface)
{
  g_autofree char *path = write_picture (driver, "pasted.png", surface);
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  driver_set_clipboard (driver, "image/png", data, length);
  driver_chord (driver, "Ctrl+v");
}

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

/* Escape leaves the puzzle as it was, whatever was corrected in the picture's. */
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
  driver_quit (driver);
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

/* A picture without a grid asks for its corners, and takes nothing. */
static void
test_nothing (Driver *driver)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 200);

  driver_start (driver, NULL);
  driver_expect_board (driver, BLANK, NULL);
  paste_picture (driver, surface);
  driver_find (driver, ATSPI_ROLE_LABEL, "No Sudoku was found. Drag the four corners onto those of the grid.");
  driver_chord (driver, "Ctrl+Return");
  driver_find (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_press (driver, "Close the Picture");
  driver_expect_gone (driver, ATSPI_ROLE_PUSH_BUTTON, "Close the Picture");
  driver_expect_board (driver, BLANK, NULL);
  driver_quit (driver);
}

int
main (int argc, char *argv[])
{
  static const DriverTest tests[] = {
    { "/picture/paste", test_paste },
    { "/picture/leave", test_leave },
    { "/picture/second", test_second },
    { "/picture/nothing", test_nothing },
  };

  return driver_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
