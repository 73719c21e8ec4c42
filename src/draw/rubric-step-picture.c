/* rubric-step-picture.c - a step of reasoning as a picture: the board, its evidence and the sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-step-picture.h"

#include "rubric-render.h"

#include <cairo-svg.h>
#include <math.h>

enum
{
  MAX_LINES = 16, /* of the sentence */
};

static const double EDGE = 0.02;      /* of the size, on all sides */
static const double LETTERS = 0.0275; /* of the size */

static RubricRenderText
sentence (const char *text, double size)
{
  return (RubricRenderText){ .text = text, .size = size * LETTERS, .ink = RUBRIC_INK_BLACK,
                             .alignment = PANGO_ALIGN_LEFT };
}

/* How high the picture is. The height of the sentence is that of any surface: letters are not hinted to it. */
static int
measure (const char *text, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);
  RubricRenderText words = sentence (text, size);
  double height = rubric_render_measure (render, &words, size * (1 - 2 * EDGE), MAX_LINES);

  rubric_render_free (render);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return (int)ceil (size + height + size * EDGE);
}

static void
draw (cairo_surface_t *surface, const SudView *view, const char *text, int size, int height)
{
  RubricRenderOptions options = RUBRIC_RENDER_OPTIONS_DEFAULT;
  cairo_t *cr = cairo_create (surface);
  RubricRender *render = rubric_render_new (cr, FALSE);
  RubricRenderText words = sentence (text, size);
  double edge = size * EDGE;

  options.marks_as_grid = TRUE;
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rubric_render_view (render, view, &options, edge, edge, size - 2 * edge);
  rubric_render_paragraph (render, &words, edge, size, size - 2 * edge, height - size - edge);
  rubric_render_free (render);
  cairo_destroy (cr);
}

static cairo_status_t
append_cb (void *out, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
rubric_step_picture_make (const SudView *view, const char *text, RubricStepPictureKind kind, int size)
{
  GByteArray *out = g_byte_array_new ();
  int height = measure (text, size);
  cairo_surface_t *surface = kind == RUBRIC_STEP_PICTURE_SVG
                                 ? cairo_svg_surface_create_for_stream (append_cb, out, size, height)
                                 : cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, height);
  cairo_status_t status;

  draw (surface, view, text, size, height);
  if (kind == RUBRIC_STEP_PICTURE_PNG)
    cairo_surface_write_to_png_stream (surface, append_cb, out);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (out);
  g_byte_array_unref (out);
  return NULL;
}
