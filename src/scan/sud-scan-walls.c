/* sud-scan-walls.c - the heavy lines of a grid, and the regions of a jigsaw that they draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A wall is the piece of a line between two cells. How heavy it is, thickness times contrast, is what is seen across it
 * that differs from the ground on both sides:
 *
 *        ground   line   ground
 *      |--------|........|--------|
 *     -0.16   -0.1       0.1    0.16   of a cell
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
  WALLS = 144,  /* the first 72 stand between cells side by side, the rest between cells one below the other */
  ALONG = 13,   /* places of a wall that are looked at */
  ACROSS = 49,  /* samples at each of them */
  GROUND = 9,   /* samples on each side that are the ground */
  MIN_HEAVY = 36,     /* heavy walls of a grid with nine regions, as boxes have: no other nine regions have fewer */
  MIN_HEAVY_EACH = 9, /* upright ones, and lying ones */
  MAX_MISCOUNT = 3,   /* cells that a region has too few or too many, if the author has counted wrong */
};

/* Chosen by trial on drawn jigsaws, and on photographs and drawings of classic puzzles, of which none is one */
#define REACH 0.16       /* a share of a cell, to both sides of a wall */
#define ENDS 0.2         /* a share of a wall at both ends that belongs to the crossings */
#define MIN_RATIO 1.5f   /* the weight of the lightest heavy wall by the weight of the heaviest other wall */
#define CLEAR_RATIO 3.0f /* the same if nobody can mistake one for the other */
#define MIN_WEIGHT 4.0f  /* grey levels times pixels; a lighter wall has no line */

typedef struct
{
  int cell[2];
  float weight;
} Wall;

static int
compare_walls (const void *left, const void *right)
{
  float a = ((const Wall *)left)->weight, b = ((const Wall *)right)->weight;

  return a < b ? -1 : a > b;
}

static float
average (const float *values, int n)
{
  float sum = 0;

  for (int k = 0; k < n; k++)
    sum += values[k] / n;
  return sum;
}

/* Returns: the difference from the ground on the way through @place, which is @across from one cell to the next. */
static float
weigh_place (const SudScanPicture *picture, SudScanPoint place, SudScanPoint across)
{
  float grey[ACROSS], before, after, sum = 0;

  for (int k = 0; k < ACROSS; k++)
    {
      double way = REACH * (2.0 * k / (ACROSS - 1) - 1);

      grey[k] = sud_scan_picture_get (picture, place.x + way * across.x, place.y + way * across.y);
    }
  before = average (grey, GROUND);
  after = average (grey + ACROSS - GROUND, GROUND);
  for (int k = GROUND; k < ACROSS - GROUND; k++)
    {
      float share = (float)(k - GROUND) / (ACROSS - 2 * GROUND - 1);

      sum += fabsf (grey[k] - before - share * (after - before));
    }
  return sum * (float)(2 * REACH / (ACROSS - 1));
}

/* Returns: the weight of a wall, grey levels times pixels: the median along it, as a digit that touches it is no
 * part. */
static float
weigh_wall (const SudScanPicture *picture, const SudScan *scan, const Wall *wall)
{
  const SudScanPoint *end = scan->node + wall->cell[1] / SUD_SIZE * SUD_SCAN_LINES + wall->cell[1] % SUD_SIZE;
  const SudScanPoint *other = end + (wall->cell[1] == wall->cell[0] + 1 ? SUD_SCAN_LINES : 1);
  SudScanPoint from = sud_scan_map_cell (scan, wall->cell[0], 0.5, 0.5);
  SudScanPoint to = sud_scan_map_cell (scan, wall->cell[1], 0.5, 0.5);
  float weights[ALONG];

  for (int k = 0; k < ALONG; k++)
    {
      double way = ENDS + (1 - 2 * ENDS) * k / (ALONG - 1);

      weights[k] = weigh_place (picture, sud_scan_between (*end, *other, way),
                                (SudScanPoint){ to.x - from.x, to.y - from.y });
    }
  sud_scan_sort (weights, ALONG);
  return weights[ALONG / 2] * (float)sud_scan_distance (from, to);
}

static void
weigh_walls (const SudScanPicture *picture, const SudScan *scan, Wall walls[WALLS])
{
  for (int k = 0; k < WALLS; k++)
    {
      int place = k % (WALLS / 2), cell = k < WALLS / 2 ? place / 8 * SUD_SIZE + place % 8 : place;

      walls[k] = (Wall){ { cell, cell + (k < WALLS / 2 ? 1 : SUD_SIZE) }, 0 };
      walls[k].weight = weigh_wall (picture, scan, &walls[k]);
    }
  qsort (walls, WALLS, sizeof *walls, compare_walls);
}

/* Returns: the first of @walls, from light to heavy, that is heavy; WALLS if none are. */
static int
find_heavy (const Wall walls[WALLS])
{
  float widest = MIN_RATIO;
  int first = WALLS;

  for (int k = MIN_HEAVY; k <= WALLS - MIN_HEAVY; k++)
    {
      float ratio = walls[k].weight / fmaxf (walls[k - 1].weight, MIN_WEIGHT);

      if (ratio >= widest)
        {
          widest = ratio;
          first = k;
        }
    }
  return first;
}

/* Gives cells without one of the @n walls between them the same region, the number of its first cell. */
static void
join_cells (const Wall *walls, int n, int region[SUD_CELLS])
{
  bool changed = true;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    region[cell] = cell;
  while (changed)
    {
      changed = false;
      for (int k = 0; k < n; k++)
        {
          int *one = &region[walls[k].cell[0]], *other = &region[walls[k].cell[1]];

          changed |= *one != *other;
          *one = *other = *one < *other ? *one : *other;
        }
    }
}

/* Returns: whether there are nine regions that are not the boxes, of nine cells each, or of about as many if walls are
 * @clear. */
static bool
are_regions (const int region[SUD_CELLS], bool clear)
{
  int count[SUD_CELLS] = { 0 }, regions = 0, off = clear ? MAX_MISCOUNT : 0;
  bool boxes = true;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      count[region[cell]]++;
      boxes &= region[cell] == cell / 27 * 27 + cell % SUD_SIZE / 3 * 3;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      regions += count[cell] > 0;
      if (count[cell] > 0 && abs (count[cell] - SUD_SIZE) > off)
        return false;
    }
  return regions == SUD_SIZE && !boxes;
}

bool
sud_scan_is_jigsaw (const SudScanPicture *picture, const SudScan *scan)
{
  int region[SUD_CELLS], heavy, upright = 0;
  Wall walls[WALLS];

  if (scan->kind == SUD_SCAN_NOTHING)
    return false;
  weigh_walls (picture, scan, walls);
  heavy = find_heavy (walls);
  if (heavy == WALLS)
    return false;
  join_cells (walls, heavy, region);
  for (int k = heavy; k < WALLS; k++)
    {
      upright += walls[k].cell[1] == walls[k].cell[0] + 1;
      if (region[walls[k].cell[0]] == region[walls[k].cell[1]])
        return false;
    }
  if (upright < MIN_HEAVY_EACH || WALLS - heavy - upright < MIN_HEAVY_EACH) /* bars between rows or columns */
    return false;
  return are_regions (region, walls[heavy].weight >= CLEAR_RATIO * fmaxf (walls[heavy - 1].weight, MIN_WEIGHT));
}
