/* sud-scan-geometry.c - corners, outlines and perspective, and numbers in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Swaps the row with the largest coefficient of @column to row @column; false if all are 0. */
static bool
swap_pivot_row (double *matrix, double *values, int size, int column)
{
  int best = column;

  for (int row = column + 1; row < size; row++)
    if (fabs (matrix[row * size + column]) > fabs (matrix[best * size + column]))
      best = row;
  if (!(fabs (matrix[best * size + column]) > 1e-12))
    return false;
  for (int k = 0; best != column && k <= size; k++)
    {
      double *a = k < size ? &matrix[best * size + k] : &values[best];
      double *b = k < size ? &matrix[column * size + k] : &values[column];
      double kept = *a;

      *a = *b;
      *b = kept;
    }
  return true;
}

bool
sud_scan_solve (double *matrix, double *values, int size)
{
  for (int column = 0; column < size; column++)
    {
      if (!swap_pivot_row (matrix, values, size, column))
        return false;
      for (int row = 0; row < size; row++)
        {
          double share = matrix[row * size + column] / matrix[column * size + column];

          if (row == column || share == 0)
            continue;
          for (int k = column; k < size; k++)
            matrix[row * size + k] -= share * matrix[column * size + k];
          values[row] -= share * values[column];
        }
    }
  for (int row = 0; row < size; row++)
    values[row] /= matrix[row * size + row];
  return true;
}

/* Returns: whether nothing of the grid lies on the horizon or beyond, nor of what is looked at around it, half a
 * cell and a little more. */
static bool
is_before_horizon (const double matrix[9])
{
  const double first = -0.7, last = 9.7;

  for (int k = 0; k < 4; k++)
    if (matrix[6] * (k & 1 ? last : first) + matrix[7] * (k & 2 ? last : first) + 1 < 0.05)
      return false;
  return true;
}

bool
sud_scan_perspective (const SudScanPoint corners[4], double matrix[9])
{
  static const double places[4][2] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 9 } };
  double equations[8 * 8] = { 0 }, values[8];

  for (int k = 0; k < 4; k++)
    {
      double u = places[k][0], v = places[k][1];
      double *across = equations + 16 * k, *down = across + 8;

      memcpy (across, (double[8]){ u, v, 1, 0, 0, 0, -u * corners[k].x, -v * corners[k].x }, 8 * sizeof (double));
      memcpy (down, (double[8]){ 0, 0, 0, u, v, 1, -u * corners[k].y, -v * corners[k].y }, 8 * sizeof (double));
      values[2 * k] = corners[k].x;
      values[2 * k + 1] = corners[k].y;
    }
  if (!sud_scan_solve (equations, values, 8))
    return false;
  memcpy (matrix, values, sizeof values);
  matrix[8] = 1;
  return is_before_horizon (matrix);
}

double
sud_scan_cross (SudScanPoint a, SudScanPoint b, SudScanPoint c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

double
sud_scan_distance (SudScanPoint a, SudScanPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

double
sud_scan_area (const SudScanPoint *corners, int n)
{
  double twice = 0;

  for (int k = 0; k < n; k++)
    {
      SudScanPoint a = corners[k], b = corners[(k + 1) % n];

      twice += a.x * b.y - a.y * b.x;
    }
  return fabs (twice) / 2;
}

void
sud_scan_order_corners (SudScanPoint corners[4])
{
  SudScanPoint middle = { 0, 0 }, ordered[4];
  int first = 0;

  for (int k = 0; k < 4; k++)
    {
      middle.x += corners[k].x / 4;
      middle.y += corners[k].y / 4;
    }
  for (int k = 1; k < 4; k++)
    for (int i = k; i > 0 && atan2 (corners[i].y - middle.y, corners[i].x - middle.x)
                               < atan2 (corners[i - 1].y - middle.y, corners[i - 1].x - middle.x); i--)
      {
        SudScanPoint kept = corners[i];

        corners[i] = corners[i - 1];
        corners[i - 1] = kept;
      }
  for (int k = 1; k < 4; k++)
    if (corners[k].x + corners[k].y < corners[first].x + corners[first].y)
      first = k;
  for (int k = 0; k < 4; k++)
    ordered[k] = corners[(first + k) % 4];
  memcpy (corners, ordered, sizeof ordered);
}

static int
compare_points (const void *left, const void *right)
{
  const SudScanPoint *a = left, *b = right;

  if (a->x != b->x)
    return a->x < b->x ? -1 : 1;
  return a->y < b->y ? -1 : a->y > b->y;
}

int
sud_scan_hull (SudScanPoint *points, int n, SudScanPoint *hull)
{
  int count = 0, kept;

  qsort (points, n, sizeof *points, compare_points);
  for (int k = 0; k < n; k++)
    {
      while (count >= 2 && sud_scan_cross (hull[count - 2], hull[count - 1], points[k]) <= 0)
        count--;
      hull[count++] = points[k];
    }
  kept = count + 1;
  for (int k = n - 2; k >= 0; k--)
    {
      while (count >= kept && sud_scan_cross (hull[count - 2], hull[count - 1], points[k]) <= 0)
        count--;
      hull[count++] = points[k];
    }
  return count > 1 ? count - 1 : count;
}

static int
compare_floats (const void *left, const void *right)
{
  float a = *(const float *)left, b = *(const float *)right;

  return a < b ? -1 : a > b;
}

void
sud_scan_sort (float *values, int n)
{
  qsort (values, n, sizeof *values, compare_floats);
}
