/* rubric-swatch.c - the nine colours of cells and candidates
 *
 *     1 ● blue    2 ■ green   3 ▲ yellow   4 ◆ orange   5 ▼ purple   6 ✚ brown   7 ✖ red   8 ◯ cyan   9 ▬ grey
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-swatch.h"

#include <glib/gi18n.h>

enum
{
  MAX_POINTS = 12,
  N_SWATCHES = 9,
};

static const double SHAPE_SIZE = 0.86; /* share of the height of its strip */

/* The fills behind digits, on light ground and on dark, are not the colour itself: every ink can be read on them.
 * Corners in percent of the box, up to the first pair of -1; none for round shapes. */
typedef struct
{
  const char *name;
  double red, green, blue;
  guint32 fills[2];
  gboolean ring;
  gint8 corners[MAX_POINTS + 1][2];
} Swatch;

#define END { -1, -1 }

static const Swatch swatches[N_SWATCHES] = {
  { N_ ("blue circle"), 0.21, 0.52, 0.89, { 0xb9d8fb, 0x1d4370 }, FALSE, { END } },
  { N_ ("green square"),
    0.18, 0.76, 0.49, { 0xb4ecc6, 0x1c5132 }, FALSE,
    { { 8, 8 }, { 92, 8 }, { 92, 92 }, { 8, 92 }, END } },
  { N_ ("yellow triangle"),
    0.97, 0.83, 0.18, { 0xfbe98a, 0x53480f }, FALSE,
    { { 50, 4 }, { 98, 92 }, { 2, 92 }, END } },
  { N_ ("orange diamond"),
    1.00, 0.47, 0.00, { 0xffcf9c, 0x66390f }, FALSE,
    { { 50, 0 }, { 100, 50 }, { 50, 100 }, { 0, 50 }, END } },
  { N_ ("purple triangle, point down"),
    0.57, 0.25, 0.67, { 0xe3c9f3, 0x4f2c66 }, FALSE,
    { { 2, 8 }, { 98, 8 }, { 50, 96 }, END } },
  { N_ ("brown plus"),
    0.60, 0.42, 0.27, { 0xdec7b0, 0x4a3a2a }, FALSE,
    { { 34, 0 }, { 66, 0 }, { 66, 34 }, { 100, 34 }, { 100, 66 }, { 66, 66 }, { 66, 100 }, { 34, 100 }, { 34, 66 },
      { 0, 66 }, { 0, 34 }, { 34, 34 }, END } },
  { N_ ("red cross"),
    0.93, 0.20, 0.23, { 0xffbdbd, 0x682828 }, FALSE,
    { { 20, 0 }, { 50, 30 }, { 80, 0 }, { 100, 20 }, { 70, 50 }, { 100, 80 }, { 80, 100 }, { 50, 70 }, { 20, 100 },
      { 0, 80 }, { 30, 50 }, { 0, 20 }, END } },
  { N_ ("cyan ring"), 0.20, 0.78, 0.78, { 0xaeecec, 0x124e50 }, TRUE, { END } },
  { N_ ("grey bar"),
    0.47, 0.46, 0.48, { 0xd0d0d4, 0x48484c }, FALSE,
    { { 0, 30 }, { 100, 30 }, { 100, 70 }, { 0, 70 }, END } },
};

static void
trace (cairo_t *cr, const Swatch *swatch, double side)
{
  cairo_new_path (cr);
  if (swatch->corners[0][0] < 0)
    cairo_arc (cr, side / 2, side / 2, side / 2 * (swatch->ring ? 0.7 : 1), 0, 2 * G_PI);
  for (int i = 0; swatch->corners[i][0] >= 0; i++)
    cairo_line_to (cr, swatch->corners[i][0] * side / 100, swatch->corners[i][1] * side / 100);
  cairo_close_path (cr);
}

void
rubric_swatch_draw (cairo_t *cr, int colour, double x, double y, double side, const RubricInk *ink)
{
  const Swatch *swatch = &swatches[colour - 1];

  cairo_save (cr);
  cairo_translate (cr, x, y);
  trace (cr, swatch, side);
  cairo_set_source_rgb (cr, swatch->red, swatch->green, swatch->blue);
  if (swatch->ring)
    {
      cairo_set_line_width (cr, side * 0.3);
      cairo_stroke (cr);
    }
  else
    {
      cairo_fill_preserve (cr);
      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.5);
      cairo_set_line_width (cr, side * 0.06);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
rubric_swatch_fill (cairo_t *cr, SudDigits colours, gboolean dark, double x, double y, double width, double height)
{
  double part = width / sud_digits_count (colours);

  cairo_save (cr);
  for (; colours != 0; colours &= colours - 1, x += part)
    {
      guint32 fill = swatches[sud_digits_first (colours) - 1].fills[dark != FALSE];

      cairo_rectangle (cr, x, y, part, height);
      cairo_set_source_rgb (cr, (fill >> 16) / 255.0, (fill >> 8 & 255) / 255.0, (fill & 255) / 255.0);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
rubric_swatch_draw_shapes (cairo_t *cr, SudDigits colours, double x, double y, double width, double height,
                           const RubricInk *ink)
{
  double part = width / sud_digits_count (colours), shape = MIN (part, height) * SHAPE_SIZE;

  for (; colours != 0; colours &= colours - 1, x += part)
    rubric_swatch_draw (cr, sud_digits_first (colours), x + (part - shape) / 2, y + (height - shape) / 2, shape, ink);
}

const char *
rubric_swatch_get_name (int colour)
{
  return _ (swatches[colour - 1].name);
}
