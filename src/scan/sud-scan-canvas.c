/* sud-scan-canvas.c - a grid laid straight, and where its lines really are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-canvas.h"

#include <math.h>

enum
{
  BLOCK = 8, /* pixels of the canvas between places that are really computed */
  BLOCKS = SUD_SCAN_CANVAS / BLOCK,
  SHOULDER = 4,                            /* pixels to both sides that a line is compared with */
  ALONG = SUD_SCAN_CELL * 42 / 100,        /* pixels to both sides of a crossing that a line is followed */
  CROSSING = 3,                            /* pixels around the crossing that are the other line's */
  MAX_PROFILE = SUD_SCAN_CELL + 2 * SHOULDER,
};

/* A line is no better for being black, and a halo no worse for being white. */
#define BRIGHTEST -0.15f
#define DARKEST 0.35f

/* What a row of a block adds to its pixels: places between four that are known lie evenly. @down is that of the row. */
static void
add_row (float *sums, const SudScanMap *map, const SudScanPoint *corner, float down, int samples)
{
  const SudScanPoint *below = corner + BLOCKS + 1;
  float left_x = (float)(corner[0].x + down * (below[0].x - corner[0].x));
  float left_y = (float)(corner[0].y + down * (below[0].y - corner[0].y));
  float right_x = (float)(corner[1].x + down * (below[1].x - corner[1].x));
  float right_y = (float)(corner[1].y + down * (below[1].y - corner[1].y));

  for (int k = 0; k < BLOCK * samples; k++)
    {
      float across = (k + 0.5f) / (BLOCK * samples);

      sums[k / samples] += sud_scan_map_get (map, left_x + across * (right_x - left_x), left_y + across * (right_y - left_y));
    }
}

/* One block; each of its pixels is the mean of samples by @samples. */
static void
draw_block (SudScanCanvas *self, const SudScanMap *map, const SudScanPoint *corner, int x, int y, int samples, float sign)
{
  float share = sign / (samples * samples);

  for (int row = 0; row < BLOCK; row++)
    {
      float *out = self->value + (y + row) * SUD_SCAN_CANVAS + x, sums[BLOCK] = { 0 };

      for (int k = 0; k < samples; k++)
        add_row (sums, map, corner, (row * samples + k + 0.5f) / (BLOCK * samples), samples);
      for (int column = 0; column < BLOCK; column++)
        {
          float value = share * sums[column];

          out[column] = value < BRIGHTEST ? BRIGHTEST : value > DARKEST ? DARKEST : value;
        }
    }
}

/* The map whose cells are about as large as those of the canvas. Where lines are bright, up to twice as large: in a smaller one
 * the two edges of a gap between tiles would be one with it. Returns: how many samples there are of a pixel, so that no line
 * falls between */
static int
choose_level (const SudScanLattice *lattice, int *level)
{
  double cell = sud_scan_lattice_cell (lattice), most = (lattice->sign < 0 ? 2 : 1.5) * SUD_SCAN_CELL;

  for (*level = 0; *level < SUD_SCAN_LEVELS - 1 && cell > most; cell /= 2)
    (*level)++;
  return cell > 1.5 * SUD_SCAN_CELL ? 2 : 1;
}

void
sud_scan_canvas_draw (SudScanCanvas *self, const SudScanContrast *contrast, const SudScanLattice *lattice)
{
  SudScanPoint places[(BLOCKS + 1) * (BLOCKS + 1)];
  double first = -(double)SUD_SCAN_MARGIN / SUD_SCAN_CELL;
  int level, samples = choose_level (lattice, &level);
  double scale = 1 << level;

  sud_scan_lattice_trace (lattice, first, first, (double)BLOCK / SUD_SCAN_CELL, BLOCKS + 1, places);
  for (int k = 0; k < (BLOCKS + 1) * (BLOCKS + 1); k++)
    places[k] = (SudScanPoint){ places[k].x / scale, places[k].y / scale };
  for (int row = 0; row < BLOCKS; row++)
    for (int column = 0; column < BLOCKS; column++)
      draw_block (self, &contrast->level[level], places + row * (BLOCKS + 1) + column, column * BLOCK, row * BLOCK,
                  samples, lattice->sign);
}

/* How dark each line of pixels near a crossing is, along the line that is looked for. */
static void
profile_at (const SudScanCanvas *self, int direction, int across, int along, int reach, double *profile)
{
  int begin = SUD_SCAN_MARGIN - 1, end = SUD_SCAN_CANVAS - SUD_SCAN_MARGIN;
  int step = direction == 0 ? SUD_SCAN_CANVAS : 1, aside = direction == 0 ? 1 : SUD_SCAN_CANVAS;

  for (int k = -reach; k <= reach; k++)
    {
      int place = across + k < 0 ? 0 : across + k >= SUD_SCAN_CANVAS ? SUD_SCAN_CANVAS - 1 : across + k;
      double sum = 0;
      int n = 0;

      for (int at = along - ALONG; at < along + ALONG; at++)
        {
          if (at < begin || at > end || (at > along - CROSSING && at < along + CROSSING))
            continue;
          sum += self->value[place * aside + at * step];
          n++;
        }
      profile[k + reach] = sum / n;
    }
}

/* How much a place of a profile stands out of what is three and four pixels beside it. */
static double
ridge_at (const double *profile)
{
  return profile[0] + 0.5 * (profile[-1] + profile[1])
         - 0.5 * (profile[-3] + profile[3] + profile[-4] + profile[4]);
}

/* Where between two pixels the top of a profile is, by a parabola through three of them. */
static double
find_top (const double *profile)
{
  double left = profile[-1], middle = profile[0], right = profile[1];

  return middle > left && middle > right ? 0.5 * (left - right) / (left - 2 * middle + right) : 0;
}

static void
measure_crossing (const SudScanCanvas *self, int direction, int across, int along, int reach, double *offset,
                  double *weight)
{
  double profile[MAX_PROFILE + 1], best = -1e9;
  int top = 0, first = reach + SHOULDER;

  profile_at (self, direction, across, along, first, profile);
  for (int k = -reach; k <= reach; k++)
    {
      double ridge = ridge_at (profile + first + k) - 0.0005 * k * k; /* rather where it is expected */

      if (ridge > best)
        {
          best = ridge;
          top = k;
        }
    }
  *offset = (top + 0.5 + find_top (profile + first + top)) / SUD_SCAN_CELL;
  *weight = best > 0.01 ? fmin (best, 0.15) : 0;
}

void
sud_scan_canvas_measure (const SudScanCanvas *self, double window, SudScanOffsets *offsets)
{
  int reach = (int)(window * SUD_SCAN_CELL + 0.5);

  for (int node = 0; node < 100; node++)
    {
      int x = SUD_SCAN_MARGIN + node % 10 * SUD_SCAN_CELL, y = SUD_SCAN_MARGIN + node / 10 * SUD_SCAN_CELL;

      measure_crossing (self, 0, x, y, reach, &offsets->offset[0][node], &offsets->weight[0][node]);
      measure_crossing (self, 1, y, x, reach, &offsets->offset[1][node], &offsets->weight[1][node]);
    }
}
