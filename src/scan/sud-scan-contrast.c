/* sud-scan-contrast.c - how much darker or brighter each place of a picture is than what is around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <string.h>

/* The surroundings of a pixel, which are wider than any line and narrower than a cell: pixels at least, and a share
 * of the shorter side of the map. Chosen by trial on 160 photographs, and for thin lines on screenshots. */
enum
{
  MIN_REACH = 6, /* for all lines */
  MEAN_SHARE = 40,
  MIN_THIN = 4,  /* for thin lines alone */
  THIN_SHARE = 100,
};

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* How two lines of pixels lie upon each other: many are averaged to few. */
typedef struct
{
  int from;
  int to; /* the last that is touched */
  float first_share;
  float last_share;
} Span;

static Span
span_of (int pixel, double scale, int length)
{
  double begin = pixel * scale, end = MIN (begin + scale, length);
  int from = MIN ((int)begin, length - 1), to = MIN ((int)end, length - 1);

  return (Span){ from, to, (float)(MIN (end, from + 1) - begin), from == to ? 0 : (float)(end - to) };
}

static float
average_span (const uint8_t *row, Span span, double scale)
{
  uint32_t whole = 0;

  for (int x = span.from + 1; x < span.to; x++)
    whole += row[x];
  return (float)((whole + row[span.from] * span.first_share + row[span.to] * span.last_share) / scale);
}

/* Adds one row of @picture, averaged to @width pixels, to @sums with a weight. */
static void
add_map_row (const SudScanPicture *picture, int y, const Span *spans, double scale, int width, float share, float *sums)
{
  const uint8_t *row = picture->grey + y * picture->stride;

  for (int x = 0; x < width; x++)
    sums[x] += share * average_span (row, spans[x], scale);
}

static bool
shrink_picture (SudScanContrast *self, const SudScanPicture *picture, const atomic_bool *cancel)
{
  int width = self->level[0].width, height = self->level[0].height;
  Span spans[SUD_SCAN_MAP_SIDE];

  for (int x = 0; x < width; x++)
    spans[x] = span_of (x, self->across, picture->width);
  for (int y = 0; y < height; y++)
    {
      Span rows = span_of (y, self->down, picture->height);
      float sums[SUD_SCAN_MAP_SIDE] = { 0 };

      for (int row = rows.from; row <= rows.to; row++)
        {
          float share = row == rows.from ? rows.first_share : row == rows.to ? rows.last_share : 1;

          if (share > 0)
            add_map_row (picture, row, spans, self->across, width, share / (float)self->down, sums);
          if (sud_is_cancelled (cancel))
            return false;
        }
      for (int x = 0; x < width; x++)
        self->grey[(size_t)y * width + x] = (uint8_t)MIN (sums[x] + 0.5f, 255.f);
    }
  return true;
}

static void
sum_grey (SudScanContrast *self, int width, int height)
{
  size_t stride = width + 1;

  memset (self->sums, 0, stride * sizeof *self->sums);
  for (int y = 0; y < height; y++)
    {
      uint32_t sum = 0;

      self->sums[(y + 1) * stride] = 0;
      for (int x = 0; x < width; x++)
        {
          sum += self->grey[(size_t)y * width + x];
          self->sums[(y + 1) * stride + x + 1] = self->sums[y * stride + x + 1] + sum;
        }
    }
}

/* Compares each pixel with the mean of the square that reaches @reach pixels to all sides. */
static void
compare_with_mean (SudScanContrast *self, int reach)
{
  int width = self->level[0].width, height = self->level[0].height;
  size_t stride = width + 1;

  for (int y = 0; y < height; y++)
    {
      int above = MAX (y - reach, 0), below = MIN (y + reach + 1, height);

      for (int x = 0; x < width; x++)
        {
          int left = MAX (x - reach, 0), right = MIN (x + reach + 1, width);
          uint32_t sum = self->sums[below * stride + right] - self->sums[above * stride + right]
                         - self->sums[below * stride + left] + self->sums[above * stride + left];
          float mean = (float)sum / (float)((right - left) * (below - above));

          self->values[(size_t)y * width + x] = (mean - self->grey[(size_t)y * width + x]) / (mean + SUD_SCAN_DIM);
        }
    }
}

static void
halve_map (const SudScanMap *from, SudScanMap *to)
{
  to->width = from->width / 2;
  to->height = from->height / 2;
  to->value = from->value + (size_t)from->width * from->height;
  for (int y = 0; y < to->height; y++)
    for (int x = 0; x < to->width; x++)
      {
        const float *at = from->value + (size_t)2 * y * from->width + 2 * x;

        to->value[(size_t)y * to->width + x] = (at[0] + at[1] + at[from->width] + at[from->width + 1]) / 4;
      }
}

static void
fill_levels (SudScanContrast *self)
{
  for (int k = 1; k < SUD_SCAN_LEVELS; k++)
    halve_map (&self->level[k - 1], &self->level[k]);
}

bool
sud_scan_contrast_measure (SudScanContrast *self, const SudScanPicture *picture, const atomic_bool *cancel)
{
  double scale = MAX (1, (double)MAX (picture->width, picture->height) / SUD_SCAN_MAP_SIDE);
  SudScanMap *map = &self->level[0];

  map->width = MAX (1, MIN ((int)(picture->width / scale + 0.5), SUD_SCAN_MAP_SIDE));
  map->height = MAX (1, MIN ((int)(picture->height / scale + 0.5), SUD_SCAN_MAP_SIDE));
  map->value = self->values;
  self->across = (double)picture->width / map->width;
  self->down = (double)picture->height / map->height;
  if (!shrink_picture (self, picture, cancel))
    return false;
  sum_grey (self, map->width, map->height);
  compare_with_mean (self, MAX (MIN_REACH, MIN (map->width, map->height) / MEAN_SHARE));
  fill_levels (self);
  return !sud_is_cancelled (cancel);
}

/* Returns: the contrast of a pixel with two beside it, if it is darker or brighter than both; else 0. */
static float
compare_with_sides (float here, float one, float other)
{
  float low = MIN (one, other), high = MAX (one, other);

  return here < low ? (low - here) / (low + SUD_SCAN_DIM) : here > high ? (high - here) / (high + SUD_SCAN_DIM) : 0;
}

void
sud_scan_contrast_thin (SudScanContrast *self)
{
  int width = self->level[0].width, height = self->level[0].height;
  int reach = MAX (MIN_THIN, MIN (width, height) / THIN_SHARE);

  memset (self->values, 0, sizeof *self->values * width * height);
  for (int y = reach; y < height - reach; y++)
    for (int x = reach; x < width - reach; x++)
      {
        const uint8_t *at = self->grey + (size_t)y * width + x;
        float across = compare_with_sides (*at, at[-reach], at[reach]);
        float down = compare_with_sides (*at, at[-reach * width], at[reach * width]);

        self->values[(size_t)y * width + x] = across * across > down * down ? across : down;
      }
  fill_levels (self);
}
