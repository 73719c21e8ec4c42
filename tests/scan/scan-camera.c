/* scan-camera.c - what a camera makes of a page: perspective, curl, blur, shade and noise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "scan-camera.h"

#include "scan-drawing.h"
#include "sud-scan-private.h"

#include <math.h>
#include <string.h>

/* Lays the picture on a larger page, with words above and below. */
static void
lay_on_page (SudScanPicture *picture, GRand *random)
{
  int width = picture->width * 3 / 2, height = picture->height * 17 / 10;
  cairo_surface_t *surface = scan_paper_new (width, height, 0xf6f4ee);
  SudScanPicture page;

  scan_draw_prose (surface, random, "Serif", width / 40.0, width * 3 / 20, height / 50, width * 7 / 10, height / 7);
  scan_draw_prose (surface, random, "Serif", width / 40.0, width * 3 / 20, height * 17 / 20, width * 7 / 10, height / 9);
  scan_take_grey (surface, &page);
  cairo_surface_destroy (surface);
  for (int y = 0; y < picture->height; y++)
    memcpy ((guint8 *)page.grey + (gsize)(y + height / 5) * page.stride + width / 6,
            picture->grey + (gsize)y * picture->stride, picture->width);
  g_free ((gpointer)picture->grey);
  *picture = page;
}

static void
add_scaled (float *to, const float *from, int n, float factor)
{
  for (int k = 0; k < n; k++)
    to[k] += factor * from[k];
}

/* Along a row, which goes on at both ends as it ends. */
static void
blur_row (float *row, int width, const float *kernel, int reach, float *padded)
{
  for (int k = 0; k < width + 2 * reach; k++)
    padded[k] = row[CLAMP (k - reach, 0, width - 1)];
  memset (row, 0, width * sizeof *row);
  for (int k = 0; k <= 2 * reach; k++)
    add_scaled (row, padded + k, width, kernel[k]);
}

/* A Gaussian, along rows and then along columns. */
static void
blur (float *values, int width, int height, double sigma)
{
  int reach = (int)ceil (3 * sigma);
  g_autofree float *kernel = g_new (float, 2 * reach + 1), *padded = g_new (float, width + 2 * reach);
  g_autofree float *across = NULL;
  float sum = 0;

  for (int k = -reach; k <= reach; k++)
    sum += kernel[k + reach] = (float)exp (-k * k / (2 * sigma * sigma));
  for (int k = 0; k <= 2 * reach; k++)
    kernel[k] /= sum;
  for (int y = 0; y < height; y++)
    blur_row (values + (gsize)y * width, width, kernel, reach, padded);
  across = g_memdup2 (values, (gsize)width * height * sizeof *values);
  memset (values, 0, (gsize)width * height * sizeof *values);
  for (int y = 0; y < height; y++)
    for (int k = -reach; k <= reach; k++)
      add_scaled (values + (gsize)y * width, across + (gsize)CLAMP (y + k, 0, height - 1) * width, width,
                  kernel[k + reach]);
}

/* Where the corners of the page come to lie. */
static void
place_corners (GRand *random, int width, int height, gboolean hard, SudScanPoint corners[4])
{
  double angle = g_rand_double_range (random, -0.06, 0.06) * (hard ? 3 : 1), reach = hard ? 0.08 : 0.035;

  for (int k = 0; k < 4; k++)
    {
      double x = (k == 0 || k == 3 ? -0.48 : 0.48) + g_rand_double_range (random, -reach, reach);
      double y = (k < 2 ? -0.48 : 0.48) + g_rand_double_range (random, -reach, reach);

      corners[k] = (SudScanPoint){ (0.5 + 0.95 * (x * cos (angle) - y * sin (angle))) * width,
                                   (0.5 + 0.95 * (x * sin (angle) + y * cos (angle))) * height };
    }
}

/* From places of the photograph to those of the page: the other way round than sud_scan_perspective() goes. */
static void
invert (const double m[9], double inverse[9])
{
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 3; column++)
      {
        int a = (column + 1) % 3, b = (column + 2) % 3, c = (row + 1) % 3, d = (row + 2) % 3;

        inverse[3 * row + column] = m[3 * a + c] * m[3 * b + d] - m[3 * a + d] * m[3 * b + c];
      }
}

static void
project (const SudScanPicture *page, GRand *random, gboolean hard, float *values, int width, int height)
{
  SudScanPoint corners[4];
  double matrix[9], m[9], bend = g_rand_double_range (random, -0.03, 0.03) * height * (hard ? 1.6 : 1);
  double sway = g_rand_double_range (random, -0.01, 0.01) * width;
  g_autofree double *bends = g_new (double, width), *sways = g_new (double, height);

  place_corners (random, width, height, hard, corners);
  g_assert_true (sud_scan_perspective (corners, matrix));
  invert (matrix, m);
  for (int y = 0; y < height; y++)
    sways[y] = sway * sin (3.0 * y / height);
  for (int x = 0; x < width; x++)
    bends[x] = bend * sin (3.14 * x / width);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        double at_x = x + sways[y], at_y = y + bends[x];
        double depth = m[6] * at_x + m[7] * at_y + m[8];
        double u = (m[0] * at_x + m[1] * at_y + m[2]) / depth / 9, v = (m[3] * at_x + m[4] * at_y + m[5]) / depth / 9;
        gboolean inside = u >= 0 && u < 1 && v >= 0 && v < 1;

        values[(gsize)y * width + x] = inside ? sud_scan_picture_get (page, u * page->width, v * page->height) : 60;
      }
}

static void
add_light (float *values, int width, int height, GRand *random, gboolean hard)
{
  double across = g_rand_double_range (random, 0.1, 0.35), down = g_rand_double_range (random, 0, 0.3);
  double slant = g_rand_double_range (random, -0.5, 0.5), edge = width * g_rand_double_range (random, 0.3, 0.7);
  double shade = hard ? g_rand_double_range (random, 0.5, 0.8) : 1;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        double depth = 1 / (1 + exp (-(x + slant * y - edge) / 6));

        values[(gsize)y * width + x] *= (float)((1 - across * x / width - down * y / height) * (1 - (1 - shade) * depth));
      }
}

/* The eight bytes of a random number, added up, make a bell. It is quick: there are millions of pixels. */
static float
throw_bell (guint64 *state)
{
  const guint64 even = G_GUINT64_CONSTANT (0x00ff00ff00ff00ff), ones = G_GUINT64_CONSTANT (0x0001000100010001);
  const float middle = 8 * 127.5f, deviation = 209;

  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return ((((*state & even) + (*state >> 8 & even)) * ones >> 48) - middle) / deviation;
}

/* Noise of single pixels, and grains that are larger. */
static void
add_noise (float *values, int width, int height, GRand *random, gboolean hard)
{
  float fine = (float)g_rand_double_range (random, 2, 5) * (hard ? 2 : 1);
  guint64 state = g_rand_int (random) | 1;
  g_autofree float *grain = g_new (float, (gsize)width * height);

  for (gsize k = 0; k < (gsize)width * height; k++)
    grain[k] = throw_bell (&state);
  blur (grain, width, height, 2);
  for (gsize k = 0; k < (gsize)width * height; k++)
    values[k] += 6 * grain[k] + fine * throw_bell (&state);
}

void
scan_photograph (SudScanPicture *page, GRand *random, gboolean hard)
{
  int width = hard ? 900 : 1200, height = hard ? 1050 : 1400;
  g_autofree float *values = g_new (float, (gsize)width * height);
  guint8 *grey = g_malloc ((gsize)width * height);

  lay_on_page (page, random);
  project (page, random, hard, values, width, height);
  blur (values, width, height, hard ? g_rand_double_range (random, 1.5, 3) : g_rand_double_range (random, 0.6, 1.3));
  add_light (values, width, height, random, hard);
  add_noise (values, width, height, random, hard);
  for (gsize k = 0; k < (gsize)width * height; k++)
    grey[k] = (guint8)CLAMP (values[k] + 0.5f, 0, 255);
  g_free ((gpointer)page->grey);
  *page = (SudScanPicture){ grey, width, height, width };
}

void
scan_turn (SudScanPicture *picture, int turns)
{
  for (; turns > 0; turns--)
    {
      int width = picture->height, height = picture->width;
      guint8 *grey = g_malloc ((gsize)width * height);

      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
          grey[(gsize)y * width + x] = picture->grey[(gsize)(picture->height - 1 - x) * picture->stride + y];
      g_free ((gpointer)picture->grey);
      *picture = (SudScanPicture){ grey, width, height, width };
    }
}
