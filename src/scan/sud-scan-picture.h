/* sud-scan-picture.h - grey levels in rows, and places in them
 *
 * Threads: safe: values.
 * Cost: none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-api.h"

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
