/* sud-scan-picture.h - grey levels in rows, and places in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  SUD_SCAN_MIN_SIDE = 48,          /* pixels of the shorter side of a picture: below it no digit can be told */
  SUD_SCAN_MAX_SIDE = 32768,       /* pixels of the longer side */
  SUD_SCAN_MAX_PIXELS = 200000000, /* width times height */
};

/**
 * SudScanPicture:
 * @grey: of each pixel, 0 = black to 255 = white: @height rows of @width bytes, a row every @stride bytes
 * @width: pixels of a row
 * @height: rows, the first is the uppermost
 * @stride: bytes from one row to the next, at least @width
 *
 * Grey levels that belong to the caller and are only looked at. A picture with alpha is laid upon white before.
 */
typedef struct
{
  const uint8_t *grey;
  int width;
  int height;
  size_t stride;
} SudScanPicture;

/**
 * SudScanPoint:
 * @x: pixels from the left edge of the picture; the middle of the first pixel is at 0.5
 * @y: pixels from its upper edge
 */
typedef struct
{
  double x;
  double y;
} SudScanPoint;

/** sud_scan_accepts: Returns: whether @width by @height pixels are within the limits: asked before decoding */
static inline bool
sud_scan_accepts (int width, int height)
{
  return width >= SUD_SCAN_MIN_SIDE && height >= SUD_SCAN_MIN_SIDE && width <= SUD_SCAN_MAX_SIDE
         && height <= SUD_SCAN_MAX_SIDE && (int64_t)width * height <= SUD_SCAN_MAX_PIXELS;
}

/* Returns: whether nobody wants the result any more */
static inline bool
sud_scan_is_cancelled (const atomic_bool *cancel)
{
  return cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed);
}

/**
 * sud_scan_picture_get:
 *
 * Returns: the grey level at a place, 0 to 255, weighed between the four pixels around; outside of the picture that of
 * its nearest edge
 */
static inline float
sud_scan_picture_get (const SudScanPicture *self, double x, double y)
{
  double right = self->width - 1, bottom = self->height - 1;

  x = x - 0.5 > 0 ? x - 0.5 : 0;
  y = y - 0.5 > 0 ? y - 0.5 : 0;
  x = x < right ? x : right;
  y = y < bottom ? y : bottom;
  {
    int column = (int)x, row = (int)y;
    float across = (float)(x - column), down = (float)(y - row);
    const uint8_t *at = self->grey + row * self->stride + column;
    size_t below = row < self->height - 1 ? self->stride : 0;
    size_t beside = column < self->width - 1 ? 1 : 0;
    float upper = at[0] + across * (at[beside] - at[0]);
    float lower = at[below] + across * (at[below + beside] - at[below]);

    return upper + down * (lower - upper);
  }
}
