/* scan-digits.c - digits of our own: the same pixels on every machine, whatever its fonts and libraries are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A digit is a few curves that a round pen follows. They are in a box with 62 units across and 100 from above to
 * below, and cut into short pieces; a pixel is as dark as it is near to one of these.
 */
#include "scan-digits.h"

#include <math.h>
#include <string.h>

enum
{
  WIDE = 62,   /* units of the box */
  HIGH = 100,
  CURVES = 4,  /* of a digit, at most */
  PIECES = 12, /* of a curve */
};

/**
 * Curve:
 * @x: of a cubic Bézier curve, from its start to its end; the two between pull
 *
 * All zero where there is none.
 */
typedef struct
{
  double x[4];
  double y[4];
} Curve;

/* A straight stroke is a curve that nothing pulls aside. */
#define LINE(x0, y0, x1, y1) { { x0, x0, x1, x1 }, { y0, y0, y1, y1 } }

static const Curve curves[10][CURVES] = {
  [1] = { LINE (13, 20, 35, 4), LINE (35, 4, 35, 96) },
  [2] = { { { 8, 8, 56, 54 }, { 30, -4, -6, 32 } }, { { 54, 52, 22, 6 }, { 32, 54, 70, 96 } }, LINE (6, 96, 56, 96) },
  [3] = { { { 8, 24, 56, 52 }, { 13, -2, 0, 26 } },
          { { 52, 50, 36, 24 }, { 26, 46, 47, 47 } },
          { { 24, 42, 58, 56 }, { 47, 47, 52, 72 } },
          { { 56, 54, 20, 5 }, { 72, 102, 104, 86 } } },
  [4] = { LINE (42, 4, 4, 70), LINE (4, 70, 60, 70), LINE (42, 4, 42, 96) },
  [5] = { LINE (52, 4, 14, 4), LINE (14, 4, 11, 46), { { 11, 26, 58, 56 }, { 46, 34, 36, 66 } },
          { { 56, 54, 18, 5 }, { 66, 104, 102, 88 } } },
  [6] = { { { 52, 36, 4, 6 }, { 8, -2, 2, 67 } }, { { 6, 6, 56, 56 }, { 67, 29, 29, 67 } },
          { { 56, 56, 6, 6 }, { 67, 106, 106, 67 } } },
  [7] = { LINE (6, 4, 56, 4), LINE (56, 4, 22, 96) },
  [8] = { { { 10, 10, 52, 52 }, { 26, -3, -3, 26 } },
          { { 52, 52, 10, 10 }, { 26, 55, 55, 26 } },
          { { 6, 6, 56, 56 }, { 72, 40, 40, 72 } },
          { { 56, 56, 6, 6 }, { 72, 104, 104, 72 } } },
  [9] = { { { 10, 26, 58, 56 }, { 92, 102, 98, 33 } }, { { 56, 56, 6, 6 }, { 33, 71, 71, 33 } },
          { { 6, 6, 56, 56 }, { 33, -6, -6, 33 } } },
};

static const Curve foot = LINE (15, 96, 55, 96);

static const struct
{
  const char *name;
  ScanHand hand;
} hands[SCAN_HANDS] = {
  { "plain hand", { 0.13, 1, 0, FALSE } },
  { "bold hand", { 0.19, 1.1, 0, TRUE } },
  { "fine hand", { 0.09, 1, 0, TRUE } },
  { "narrow hand", { 0.12, 0.85, 0, FALSE } },
  { "slanted hand", { 0.12, 1, 0.15, FALSE } },
};

const ScanHand *
scan_hand_find (const char *name)
{
  for (guint i = 0; i < SCAN_HANDS; i++)
    if (strcmp (hands[i].name, name) == 0)
      return &hands[i].hand;
  return NULL;
}

const char *
scan_hand_get_name (guint i)
{
  return hands[i].name;
}

static double
curve_at (const double points[4], double t)
{
  double s = 1 - t;

  return s * s * s * points[0] + 3 * s * s * t * points[1] + 3 * s * t * t * points[2] + t * t * t * points[3];
}

/**
 * Strokes:
 * @x: where piece k begins and ends, in pixels from the middle of the digit, at [2 * k] and [2 * k + 1]
 */
typedef struct
{
  int n;
  double x[2 * PIECES * (CURVES + 1)];
  double y[2 * PIECES * (CURVES + 1)];
} Strokes;

static void
add_curve (Strokes *strokes, const Curve *curve, const ScanHand *hand, double height)
{
  gboolean straight = curve->x[1] == curve->x[0] && curve->y[1] == curve->y[0];
  int pieces = straight ? 1 : PIECES;

  for (int k = 0; k < 2 * pieces; k++)
    {
      double t = (double)((k + 1) / 2) / pieces;
      double x = curve_at (curve->x, t) - WIDE / 2.0, y = curve_at (curve->y, t) - HIGH / 2.0;
      int at = 2 * strokes->n + k;

      strokes->x[at] = (x * hand->width - y * hand->slant) * height / HIGH;
      strokes->y[at] = y * height / HIGH;
    }
  strokes->n += pieces;
}

/* The square of the distance. */
static double
get_distance (const Strokes *strokes, int piece, double x, double y)
{
  const double *px = &strokes->x[2 * piece], *py = &strokes->y[2 * piece];
  double dx = px[1] - px[0], dy = py[1] - py[0], square = dx * dx + dy * dy;
  double t = square > 0 ? CLAMP (((x - px[0]) * dx + (y - py[0]) * dy) / square, 0, 1) : 0;
  double right = x - px[0] - t * dx, down = y - py[0] - t * dy;

  return right * right + down * down;
}

/* How much of the pixel with its middle at a place the pen has blackened, 0 to 1. */
static double
get_cover (const Strokes *strokes, double pen, double x, double y)
{
  double nearest = (pen + 1) * (pen + 1);

  for (int piece = 0; piece < strokes->n; piece++)
    nearest = MIN (nearest, get_distance (strokes, piece, x, y));
  return CLAMP (0.5 + pen - sqrt (nearest), 0, 1);
}

static guint32
blend (guint32 paper, guint32 ink, double cover)
{
  guint32 pixel = 0xff000000;

  for (int shift = 0; shift < 24; shift += 8)
    {
      int under = paper >> shift & 255, over = ink >> shift & 255;

      pixel |= (guint32)(under + (over - under) * cover + 0.5) << shift;
    }
  return pixel;
}

void
scan_digit_draw (cairo_surface_t *surface, const ScanHand *hand, int digit, double height, guint32 ink, double x,
                 double y)
{
  int width = cairo_image_surface_get_width (surface), rows = cairo_image_surface_get_height (surface);
  double pen = hand->weight * height / 2, reach = height * 0.62 + 1; /* with the pen, and the slant */
  Strokes strokes = { 0 };

  for (int k = 0; k < CURVES; k++)
    if (curves[digit][k].x[3] > 0)
      add_curve (&strokes, &curves[digit][k], hand, height);
  if (digit == 1 && hand->serifs)
    add_curve (&strokes, &foot, hand, height);
  cairo_surface_flush (surface);
  for (int row = MAX (0, (int)(y - reach)); row < MIN (rows, (int)(y + reach)); row++)
    {
      guint32 *pixels = (guint32 *)(gpointer)(cairo_image_surface_get_data (surface)
                                              + (gsize)row * cairo_image_surface_get_stride (surface));

      for (int column = MAX (0, (int)(x - reach)); column < MIN (width, (int)(x + reach)); column++)
        {
          double cover = get_cover (&strokes, pen, column + 0.5 - x, row + 0.5 - y);

          if (cover > 0)
            pixels[column] = blend (pixels[column], ink, cover);
        }
    }
  cairo_surface_mark_dirty (surface);
}
