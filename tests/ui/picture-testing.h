/* picture-testing.h - pictures for tests of widgets, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../sheet-testing.h"

#include "rubric-render.h"

#include <glib.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum
{
  SIDE = 400,
  MARGIN = 20,
};

static inline cairo_status_t
write_cb (void *array, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (array, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns: (transfer full): a PNG of @sheet @n times below each other on a page so high */
static inline GBytes *
draw_sheet (const SudSheet *sheet, int n, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, height);
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (RubricRender) render = rubric_render_new (cr, TRUE);

      rubric_render_sheet (render, sheet, &options, MARGIN, i * SIDE + MARGIN, SIDE - 2 * MARGIN);
    }
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* The same of @puzzle */
static inline GBytes *
draw_puzzle (const char *puzzle, int n, int height)
{
  SudSheet sheet = sheet_of (puzzle);

  return draw_sheet (&sheet, n, height);
}
