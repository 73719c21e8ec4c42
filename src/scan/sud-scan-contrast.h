/* sud-scan-contrast.h - how much darker or brighter each place of a picture is than what is around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan-picture.h"

enum
{
  SUD_SCAN_WORK = 900, /* pixels of the longer side of the map: lines are looked for in so many */
  SUD_SCAN_LEVELS = 4, /* the map, and three that are half as large as the one before */
};

/**
 * SudScanMap:
 * @width: pixels of a row, at most SUD_SCAN_WORK
 * @height: rows
 * @value: of each pixel (mean around it - its grey) / (mean + 24): dark is above 0, whatever the light
 */
typedef struct
{
  int width;
  int height;
  float *value;
} SudScanMap;

/**
 * SudScanContrast:
 * @level: maps of falling size
 * @across: pixels of a row of the picture for one of the first map, at least 1
 * @down: rows for one
 * @values: what the maps hold
 * @grey: the picture as large as the first map
 * @sums: of all of @grey above and left of a place
 */
typedef struct
{
  SudScanMap level[SUD_SCAN_LEVELS];
  double across;
  double down;
  float values[SUD_SCAN_WORK * SUD_SCAN_WORK * 4 / 3];
  uint8_t grey[SUD_SCAN_WORK * SUD_SCAN_WORK];
  uint32_t sums[(SUD_SCAN_WORK + 1) * (SUD_SCAN_WORK + 1)];
} SudScanContrast;

/**
 * sud_scan_contrast_measure:
 * @self: (out): the maps of @picture
 *
 * Returns: false where it was cancelled
 */
bool sud_scan_contrast_measure (SudScanContrast *self, const SudScanPicture *picture, const atomic_bool *cancel);

/** The value at a place of a map in its pixels, weighed between the four around; 0 outside. */
static inline float
sud_scan_map_get (const SudScanMap *self, float x, float y)
{
  x -= 0.5f;
  y -= 0.5f;
  if (!(x >= 0 && y >= 0 && x < self->width - 1 && y < self->height - 1))
    return 0;
  {
    int column = (int)x, row = (int)y;
    float across = x - column, down = y - row;
    const float *at = self->value + (size_t)row * self->width + column;
    float upper = at[0] + across * (at[1] - at[0]);
    float lower = at[self->width] + across * (at[self->width + 1] - at[self->width]);

    return upper + down * (lower - upper);
  }
}

/**
 * sud_scan_contrast_thin:
 *
 * Makes other maps of the picture that was measured: how much darker each place is than what is on both sides of it, beside
 * or above and below. Lines are; what is beside something bright is not, as it is in the first maps.
 */
void sud_scan_contrast_thin (SudScanContrast *self);
