/* sud-scan-quads.c - four-sided outlines of what hangs together in a map, that may be the edge of a grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The parts of a map that hang together: sets of pixels that touch one another. */

static int32_t
find_root (int32_t *parent, int32_t part)
{
  while (parent[part] != part)
    part = parent[part] = parent[parent[part]];
  return part;
}

/* Joins two parts. Returns: the part that both become, which was begun first */
static int32_t
join_parts (int32_t *parent, int32_t a, int32_t b)
{
  int32_t first = a < b ? a : b;

  parent[a] = first;
  parent[b] = first;
  return first;
}

/* Returns: the part that a pixel joins by its neighbours to the left and above, or a new one. */
static int32_t
label_of (SudScanParts *self, int x, int y)
{
  const int32_t *row = self->label + (size_t)y * self->width + x, *above = row - self->width;
  int32_t neighbours[4] = {
    x > 0 ? row[-1] : -1,
    y > 0 && x > 0 ? above[-1] : -1,
    y > 0 ? above[0] : -1,
    y > 0 && x < self->width - 1 ? above[1] : -1,
  };
  int32_t label = -1;

  for (int k = 0; k < 4; k++)
    if (neighbours[k] >= 0)
      {
        int32_t root = find_root (self->parent, neighbours[k]);

        label = label < 0 ? root : join_parts (self->parent, label, root);
      }
  if (label < 0)
    {
      label = self->count++;
      self->parent[label] = label;
      self->box[label] = (SudScanBox){ UINT16_MAX, UINT16_MAX, 0, 0 };
    }
  return label;
}

/* Gives each pixel the first of the parts that it hangs together with, and finds the box of each part. */
static void
settle_labels (SudScanParts *self)
{
  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      {
        int32_t *label = &self->label[(size_t)y * self->width + x];
        SudScanBox *box;

        if (*label < 0)
          continue;
        *label = find_root (self->parent, *label);
        box = &self->box[*label];
        box->left = x < box->left ? x : box->left;
        box->right = x > box->right ? x : box->right;
        box->top = y < box->top ? y : box->top;
        box->bottom = y;
      }
}

void
sud_scan_parts_find (SudScanParts *self, const SudScanMap *map, float threshold, int sign)
{
  self->width = map->width;
  self->height = map->height;
  self->count = 0;
  for (int y = 0; y < map->height; y++)
    for (int x = 0; x < map->width; x++)
      {
        size_t at = (size_t)y * map->width + x;

        self->label[at] = map->value[at] * sign >= threshold ? label_of (self, x, y) : -1;
      }
  settle_labels (self);
}

static int
find_outline (const SudScanParts *self, int part, SudScanPoint *points)
{
  const SudScanBox *box = &self->box[part];
  int n = 0;

  for (int y = box->top; y <= box->bottom; y++)
    {
      const int32_t *row = self->label + (size_t)y * self->width;
      int left = box->left, right = box->right;

      while (left <= right && row[left] != part)
        left++;
      while (right > left && row[right] != part)
        right--;
      if (left > right)
        continue;
      points[n++] = (SudScanPoint){ left + 0.5, y + 0.5 };
      points[n++] = (SudScanPoint){ right + 0.5, y + 0.5 };
    }
  return n;
}

/* Four-sided outlines in a map, that may be the edge of a grid. */

enum
{
  MAX_OUTLINE = 2 * SUD_SCAN_MAP_SIDE, /* two points of each row */
  N_STARTS = 8,
  MAX_SIDES = 64,
};

/* Chosen by trial on 160 photographs and 18 kinds of drawn pictures */
#define MIN_EXTENT 0.18       /* the extent of a grid, as a share of the shorter side of the map */
#define MIN_AREA 0.6          /* the area of a quad, by the square of that extent */
#define MAX_RATIO 2.5         /* the ratio of neighbouring sides: perspective shortens some */
#define MAX_BOX_SKEW 0.05     /* the skew of the box of a grid: the difference of its sides by its width */
#define MIN_BOX_FILLED 0.9    /* the share of such a box that the outline takes */
#define WELL_FILLED 0.985     /* the share of an outline that a quad between its corners takes if it has no others */
#define CORNER_TOLERANCE 0.006 /* a share of the way around an outline: corners that stick out less are no corners */
#define MIN_SIDE 0.1          /* a share of the way around: the fourth of the longest sides has at least that */
#define MIN_MET 0.9           /* the area of the quad where four sides meet, by that of the outline */
#define MAX_MET 1.4

/* Returns: the corner of an outline that lies farthest in a direction. */
static int
find_farthest (const SudScanPoint *hull, int n, double angle)
{
  double x = cos (angle), y = sin (angle);
  int best = 0;

  for (int k = 1; k < n; k++)
    if (hull[k].x * x + hull[k].y * y > hull[best].x * x + hull[best].y * y)
      best = k;
  return best;
}

/* Moves one corner of a quad to the corner of the outline that makes it largest; false if it is there. */
static bool
move_corner (const SudScanPoint *hull, int n, SudScanQuad *quad, int k)
{
  double best = sud_scan_area (quad->corner, 4);
  SudScanPoint kept = quad->corner[k];
  bool moved = false;

  for (int i = 0; i < n; i++)
    {
      double area;

      quad->corner[k] = hull[i];
      area = sud_scan_area (quad->corner, 4);
      if (area > best + 1e-9)
        {
          best = area;
          kept = hull[i];
          moved = true;
        }
    }
  quad->corner[k] = kept;
  return moved;
}

SudScanQuad
sud_scan_quad_inscribe (const SudScanPoint *hull, int n)
{
  SudScanQuad best = { 0 };

  for (int start = 0; start < N_STARTS; start++)
    {
      SudScanQuad quad;
      bool moved = true;

      for (int k = 0; k < 4; k++)
        quad.corner[k] = hull[find_farthest (hull, n, (start / (double)N_STARTS + k) * M_PI / 2)];
      for (int round = 0; moved && round < 20; round++)
        {
          moved = false;
          for (int k = 0; k < 4; k++)
            moved |= move_corner (hull, n, &quad, k);
        }
      if (sud_scan_area (quad.corner, 4) > sud_scan_area (best.corner, 4))
        best = quad;
    }
  sud_scan_order_corners (best.corner);
  return best;
}

/* Returns: how far an outline leaves the chord from one of its corners to another. */
static double
chord_error (const SudScanPoint *hull, int n, int from, int to)
{
  SudScanPoint a = hull[from], b = hull[to % n];
  double length = sud_scan_distance (a, b) + 1e-9, error = 0;

  for (int k = from + 1; k < to; k++)
    error = fmax (error, fabs (sud_scan_cross (a, b, hull[k])) / length);
  return error;
}

/* Leaves out corners that stick out little, so that few long sides remain. Returns: how many corners */
static int
simplify (const SudScanPoint *hull, int n, double tolerance, SudScanPoint *corners)
{
  int count = 0;

  for (int from = 0; from < n && count < MAX_SIDES;)
    {
      int to = from + 1;

      corners[count++] = hull[from];
      while (to + 1 <= n && chord_error (hull, n, from, to + 1) <= tolerance)
        to++;
      from = to;
    }
  return count;
}

/* Finds the four longest sides, as indices of their first corners in the order of the outline; false if one is
 * short. */
static bool
find_longest (const SudScanPoint *corners, int n, double shortest, int sides[4])
{
  bool chosen[MAX_SIDES] = { false };
  int count = 0;

  for (int k = 0; k < 4; k++)
    {
      int best = -1;
      double longest = shortest;

      for (int side = 0; side < n; side++)
        {
          double length = sud_scan_distance (corners[side], corners[(side + 1) % n]);

          if (!chosen[side] && length >= longest)
            {
              longest = length;
              best = side;
            }
        }
      if (best < 0)
        return false;
      chosen[best] = true;
    }
  for (int side = 0; side < n; side++)
    if (chosen[side])
      sides[count++] = side;
  return true;
}

/* Finds the point in which the lines through two sides meet; false if they are parallel. */
static bool
intersect_sides (const SudScanPoint *corners, int n, int one, int other, SudScanPoint *place)
{
  SudScanPoint a = corners[one], b = corners[(one + 1) % n], c = corners[other], d = corners[(other + 1) % n];
  double sine = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  double share;

  if (fabs (sine) < 1e-6)
    return false;
  share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / sine;
  *place = (SudScanPoint){ a.x + share * (b.x - a.x), a.y + share * (b.y - a.y) };
  return true;
}

bool
sud_scan_quad_extend (const SudScanPoint *hull, int n, SudScanQuad *quad)
{
  SudScanPoint corners[MAX_SIDES], met[4];
  double around = 0, area;
  int count, sides[4];

  for (int k = 0; k < n; k++)
    around += sud_scan_distance (hull[k], hull[(k + 1) % n]);
  count = simplify (hull, n, CORNER_TOLERANCE * around, corners);
  if (count < 5 || !find_longest (corners, count, MIN_SIDE * around, sides))
    return false;
  for (int k = 0; k < 4; k++)
    if (!intersect_sides (corners, count, sides[k], sides[(k + 1) % 4], &met[k]))
      return false;
  sud_scan_order_corners (met);
  memcpy (quad->corner, met, sizeof met);
  area = sud_scan_area (met, 4) / sud_scan_area (hull, n);
  return area > MIN_MET && area < MAX_MET;
}

/* Returns: whether neighbouring sides are not too different, and the quad not too small */
static bool
is_likely (const SudScanQuad *quad, double smallest)
{
  double across = sud_scan_distance (quad->corner[0], quad->corner[1]);
  double down = sud_scan_distance (quad->corner[1], quad->corner[2]);

  return sud_scan_area (quad->corner, 4) > MIN_AREA * smallest * smallest && across < MAX_RATIO * down
         && down < MAX_RATIO * across;
}

/* Takes the box of an outline that has no corners, as a grid without a frame: a screen shows grids upright. Returns:
 * whether it is a square, and the outline fills it */
static bool
take_box (const SudScanBox *box, double area, SudScanQuad *quad)
{
  int width = box->right - box->left, height = box->bottom - box->top;
  double left = box->left + 0.5, right = box->right + 0.5, top = box->top + 0.5, bottom = box->bottom + 0.5;

  *quad = (SudScanQuad){ { { left, top }, { right, top }, { right, bottom }, { left, bottom } } };
  return abs (width - height) < MAX_BOX_SKEW * width && area > MIN_BOX_FILLED * width * height;
}

static int
add_quads (const SudScanParts *parts, int part, double smallest, SudScanQuad *quads, int n)
{
  SudScanPoint points[MAX_OUTLINE], hull[2 * MAX_OUTLINE];
  int corners = sud_scan_hull (points, find_outline (parts, part, points), hull);
  double area;

  if (corners < 4)
    return n;
  quads[n] = sud_scan_quad_inscribe (hull, corners);
  if (!is_likely (&quads[n], smallest))
    return n;
  n++;
  area = sud_scan_area (hull, corners);
  if (n < SUD_SCAN_MAX_QUADS && sud_scan_area (quads[n - 1].corner, 4) < WELL_FILLED * area)
    {
      n += sud_scan_quad_extend (hull, corners, &quads[n]);
      if (n < SUD_SCAN_MAX_QUADS)
        n += take_box (&parts->box[part], area, &quads[n]);
    }
  return n;
}

int
sud_scan_quads_find (const SudScanParts *parts, const atomic_bool *cancel, SudScanQuad *quads)
{
  double smallest = MIN_EXTENT * (parts->width < parts->height ? parts->width : parts->height);
  int n = 0;

  for (int part = 0; part < parts->count && n < SUD_SCAN_MAX_QUADS && !sud_is_cancelled (cancel); part++)
    {
      const SudScanBox *box = &parts->box[part];
      int width = box->right - box->left + 1, height = box->bottom - box->top + 1;

      if (parts->parent[part] == part && width >= smallest && height >= smallest && width <= 3 * height
          && height <= 3 * width)
        n = add_quads (parts, part, smallest, quads, n);
    }
  return n;
}
