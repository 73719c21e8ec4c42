/* rubric-figure.c - a drawing as a file: pixels or curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-figure.h"

#include "rubric-picture.h"

#include <cairo-svg.h>

static int
measure_on_nothing (RubricFigureMeasure measure, int width, gconstpointer data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);
  int height = measure (render, width, data);

  rubric_render_free (render);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return height;
}

static cairo_status_t
append_cb (void *out, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_on (cairo_surface_t *surface, int width, int height, RubricFigureDraw draw, gconstpointer data)
{
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw (render, cr, width, height, data);
  rubric_render_free (render);
  cairo_destroy (cr);
}

GBytes *
rubric_figure_make (RubricFigureKind kind, int width, RubricFigureMeasure measure, RubricFigureDraw draw,
                    gconstpointer data)
{
  GByteArray *out = g_byte_array_new ();
  int height = measure_on_nothing (measure, width, data);
  cairo_surface_t *surface = kind == RUBRIC_FIGURE_SVG
                                 ? cairo_svg_surface_create_for_stream (append_cb, out, width, height)
                                 : cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_status_t status;

  draw_on (surface, width, height, draw, data);
  if (kind == RUBRIC_FIGURE_PNG)
    cairo_surface_write_to_png_stream (surface, append_cb, out);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (out);
  g_byte_array_unref (out);
  return NULL;
}

RubricFigureKind
rubric_figure_kind_for_name (const char *name)
{
  const RubricPictureFormat *format = rubric_picture_format_for_name (name);

  return format != NULL && g_str_equal (format->suffix, ".svg") ? RUBRIC_FIGURE_SVG : RUBRIC_FIGURE_PNG;
}
