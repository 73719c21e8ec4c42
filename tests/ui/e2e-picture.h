/* e2e-picture.h - pictures that the scenarios share, drawn, and put on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "e2e.h"

#include <cairo.h>

#define OTHER ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  CELL = 48,   /* pixels */
  MARGIN = 32,
  LOOSE_MARGIN = 62, /* where there are no lines: the corners wait a little outside of the grid */
};

/* A screenshot of @puzzle, with the lines of its grid or without. */
static inline cairo_surface_t *
draw_with_lines (const char *puzzle, gboolean lines)
{
  int margin = lines ? MARGIN : LOOSE_MARGIN, side = 9 * CELL + 2 * margin;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = 0; i <= 9 && lines; i++)
    {
      cairo_set_line_width (cr, i % 3 == 0 ? 3 : 1);
      cairo_move_to (cr, margin + i * CELL, margin);
      cairo_line_to (cr, margin + i * CELL, side - margin);
      cairo_move_to (cr, margin, margin + i * CELL);
      cairo_line_to (cr, side - margin, margin + i * CELL);
      cairo_stroke (cr);
    }
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, 0.7 * CELL);
  for (int cell = 0; cell < 81 && puzzle != NULL; cell++)
    {
      const char text[] = { puzzle[cell], '\0' };

      cairo_move_to (cr, margin + cell % 9 * CELL + 0.28 * CELL, margin + cell / 9 * CELL + 0.76 * CELL);
      if (puzzle[cell] != '.')
        cairo_show_text (cr, text);
    }
  cairo_destroy (cr);
  return surface;
}

static inline cairo_surface_t *
draw (const char *puzzle)
{
  return draw_with_lines (puzzle, TRUE);
}

/* Returns: (transfer full): the path of a PNG, whatever its name says */
static inline char *
write_picture (Driver *driver, const char *name, cairo_surface_t *surface)
{
  char *path = driver_path (driver, name);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return path;
}

/* Returns: (transfer full): a PNG */
static inline char *
make_png (Driver *driver, cairo_surface_t *surface, gsize *length)
{
  g_autofree char *path = write_picture (driver, "pasted.png", surface);
  char *data;

  g_assert_true (g_file_get_contents (path, &data, length, NULL));
  return data;
}

static inline void
paste_picture (Driver *driver, cairo_surface_t *surface)
{
  gsize length;
  g_autofree char *data = make_png (driver, surface, &length);

  driver_set_clipboard (driver, "image/png", data, length);
  driver_chord (driver, "Ctrl+v");
}
