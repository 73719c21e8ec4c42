/* scan-testing.h - what the tests of pictures share: a puzzle that is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../sheet-testing.h"

#include "rubric-render.h"
#include "rubric-scan.h"

enum
{
  SIDE = 480,
};

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static inline cairo_status_t
write_cb (void *array, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (array, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns: (transfer full): a PNG of @sheet (nullable: nothing), @margin pixels inside of a ground of grey level @ground,
 * or on no ground at all where that is negative */
static inline GBytes *
draw (const SudSheet *sheet, double margin, double ground)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE * 3 / 4 + (int)margin);
  const RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, ground, ground, ground);
  if (ground >= 0)
    cairo_paint (cr);
  if (sheet != NULL)
    {
      g_autoptr (RubricRender) render = rubric_render_new (cr, TRUE);

      rubric_render_sheet (render, sheet, &options, margin, margin, SIDE * 3 / 4 - margin);
    }
  cairo_destroy (cr);
  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, write_cb, bytes), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

static inline void
assert_reference (const SudScan *grid)
{
  SudGrid read = sud_sheet_get_grid (&grid->sheet, SUD_ORIGINS_ALL);
  char line[SUD_LINE_LENGTH + 1] = { '\0' };

  sud_grid_format_line (&read, line);
  g_assert_cmpstr (line, ==, REFERENCE);
}
