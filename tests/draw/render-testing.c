/* render-testing.c - pictures as pixels, for the tests of drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render-testing.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const guchar *data;
  gsize left;
} Reading;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  Reading *reading = closure;

  g_assert_cmpuint (length, <=, reading->left);
  memcpy (data, reading->data, length);
  reading->data += length;
  reading->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *
render_picture (const SudSheet *sheet, const RubricRenderOptions *options, int size, gboolean transparent)
{
  g_autoptr (RubricRenderSource) source = rubric_render_source_new_sheet (sheet, NULL);
  RubricPictureRequest request = { .format = rubric_picture_format_find ("png"), .source = source, .size = size,
                                   .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT, .transparent = transparent };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface;
  Reading reading;

  request.options.sheet = *options;
  bytes = rubric_picture_make (&request, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  reading.data = g_bytes_get_data (bytes, &reading.left);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &reading);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, size);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, size);
  return surface;
}

cairo_surface_t *
render_page (const RubricPictureRequest *request, guint number)
{
  const RubricPaper *paper = &request->paper;
  g_autoptr (RubricRenderPage) page = rubric_picture_request_get_page (request, number, NULL);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)paper->width, (int)paper->height);
  cairo_t *cr = cairo_create (surface);

  g_assert_nonnull (page);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, paper->margin, paper->margin);
  rubric_render_page_draw (page, cr, paper->width - 2 * paper->margin, paper->height - 2 * paper->margin);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

guint32
render_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
  guint32 pixel;

  memcpy (&pixel, row + x * sizeof pixel, sizeof pixel);
  return cairo_image_surface_get_format (surface) == CAIRO_FORMAT_ARGB32 ? pixel : pixel | 0xff000000;
}

static gboolean
is_near (guint32 pixel, int shift, double part)
{
  return abs ((int)(pixel >> shift & 0xff) - (int)(part * 255 + 0.5)) <= 2;
}

guint
render_count_ink (cairo_surface_t *surface, RubricInkName name, int x, int y, int width, int height)
{
  static const RubricInk inks[RUBRIC_N_INKS] = {
    [RUBRIC_INK_BLACK] = { 0, 0, 0 },
    [RUBRIC_INK_ENTERED] = { 0x1c / 255.0, 0x71 / 255.0, 0xd8 / 255.0 },
    [RUBRIC_INK_SOLVED] = { 0xc0 / 255.0, 0x1c / 255.0, 0x28 / 255.0 },
    [RUBRIC_INK_GREY] = { 0x5e / 255.0, 0x5c / 255.0, 0x64 / 255.0 },
  };
  const RubricInk *ink = &inks[name];
  guint count = 0;

  for (int row = y; row < y + height; row++)
    for (int column = x; column < x + width; column++)
      {
        guint32 pixel = render_pixel (surface, column, row);

        count += is_near (pixel, 16, ink->red) && is_near (pixel, 8, ink->green) && is_near (pixel, 0, ink->blue);
      }
  return count;
}
