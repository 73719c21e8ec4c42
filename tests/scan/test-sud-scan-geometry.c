/* test-sud-scan-geometry.c - corners, outlines, equations, and what hangs together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "sud-scan-testing.h"

#include <glib.h>
#include <math.h>
#include <string.h>

static void
test_solve (void)
{
  double matrix[9] = { 0, 2, 1, 1, 1, 1, 4, -1, 2 }, values[3] = { 7, 6, 8 };
  double twice[4] = { 1, 2, 2, 4 }, none[2] = { 1, 3 };

  g_assert_true (sud_scan_solve (matrix, values, 3));
  for (int k = 0; k < 3; k++)
    g_assert_cmpfloat_with_epsilon (values[k], k + 1, 1e-9);
  g_assert_false (sud_scan_solve (twice, none, 2));
}

static void
test_perspective (void)
{
  const SudScanPoint corners[4] = { { 100, 90 }, { 700, 130 }, { 650, 720 }, { 80, 600 } };
  const double places[4][2] = { { 0, 0 }, { 9, 0 }, { 9, 9 }, { 0, 9 } };
  const SudScanPoint line[4] = { { 0, 0 }, { 10, 0 }, { 20, 0 }, { 0, 30 } };
  const SudScanPoint crossed[4] = { { 0, 0 }, { 50, 50 }, { 50, 0 }, { 0, 50 } };
  double m[9];

  g_assert_true (sud_scan_perspective (corners, m));
  for (int k = 0; k < 4; k++)
    {
      double u = places[k][0], v = places[k][1], depth = m[6] * u + m[7] * v + m[8];

      g_assert_cmpfloat_with_epsilon ((m[0] * u + m[1] * v + m[2]) / depth, corners[k].x, 1e-6);
      g_assert_cmpfloat_with_epsilon ((m[3] * u + m[4] * v + m[5]) / depth, corners[k].y, 1e-6);
    }
  g_assert_false (sud_scan_perspective (line, m));
  g_assert_false (sud_scan_perspective (crossed, m));
}

static void
test_order (void)
{
  const SudScanPoint right[4] = { { 1, 2 }, { 9, 1 }, { 10, 11 }, { 0, 10 } };
  static const int orders[][4] = { { 0, 1, 2, 3 }, { 3, 1, 0, 2 }, { 2, 3, 0, 1 }, { 1, 0, 3, 2 } };

  for (guint k = 0; k < G_N_ELEMENTS (orders); k++)
    {
      SudScanPoint corners[4];

      for (int i = 0; i < 4; i++)
        corners[i] = right[orders[k][i]];
      sud_scan_order_corners (corners);
      g_assert_cmpmem (corners, sizeof corners, right, sizeof right);
    }
}

/* The hull of any points turns one way only, and has all of them inside. */
static void
test_hull (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (int round = 0; round < 200; round++)
    {
      SudScanPoint points[60], hull[120];
      int n = g_rand_int_range (random, 3, 60), corners;

      for (int k = 0; k < n; k++) /* few values: many on one line, some twice */
        points[k] = (SudScanPoint){ g_rand_int_range (random, 0, 12), g_rand_int_range (random, 0, 12) };
      points[0] = (SudScanPoint){ 0, 0 };
      points[1] = (SudScanPoint){ 11, 0 };
      points[2] = (SudScanPoint){ 0, 11 };
      corners = sud_scan_hull (points, n, hull);
      g_assert_cmpint (corners, >=, 3);
      for (int side = 0; side < corners; side++)
        {
          SudScanPoint a = hull[side], b = hull[(side + 1) % corners];

          g_assert_true (sud_scan_cross (a, b, hull[(side + 2) % corners]) > 0);
          for (int k = 0; k < n; k++)
            g_assert_true (sud_scan_cross (a, b, points[k]) >= 0);
        }
    }
}

static void
test_quads_of_outline (void)
{
  /* A square with its corners cut off: what fits inside leaves them out, what its sides make has them. */
  const SudScanPoint hull[8] = { { 20, 0 }, { 80, 0 }, { 100, 20 }, { 100, 80 }, { 80, 100 }, { 20, 100 }, { 0, 80 }, { 0, 20 } };
  const SudScanPoint square[4] = { { 0, 0 }, { 100, 0 }, { 100, 100 }, { 0, 100 } };
  SudScanQuad quad = sud_scan_quad_inscribe (hull, 8);

  g_assert_cmpfloat (sud_scan_area (quad.corner, 4), >=, 6800);
  g_assert_cmpfloat (sud_scan_area (quad.corner, 4), <, 9000);
  g_assert_true (sud_scan_quad_extend (hull, 8, &quad));
  for (int k = 0; k < 4; k++)
    g_assert_cmpfloat (sud_scan_distance (quad.corner[k], square[k]), <, 1e-6);
}

/* What hangs together by filling it pixel by pixel: the slow way. */
static int
fill (const float *values, int width, int height, int *label, int at, int part)
{
  g_autofree int *stack = g_new (int, width * height * 8 + 8);
  int n = 0, count = 0;

  stack[n++] = at;
  while (n > 0)
    {
      int place = stack[--n], x = place % width, y = place / width;

      if (label[place] >= 0 || values[place] < 0.5f)
        continue;
      label[place] = part;
      count++;
      for (int k = 0; k < 9; k++)
        {
          int beside = x + k % 3 - 1, below = y + k / 3 - 1;

          if (beside >= 0 && beside < width && below >= 0 && below < height)
            stack[n++] = below * width + beside;
        }
    }
  return count;
}

static void
test_parts (void)
{
  enum { WIDTH = 23, HEIGHT = 17 };
  g_autofree SudScanParts *parts = g_new0 (SudScanParts, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (8);

  for (int round = 0; round < 100; round++)
    {
      float values[WIDTH * HEIGHT];
      int label[WIDTH * HEIGHT], of[WIDTH * HEIGHT];
      SudScanMap map = { WIDTH, HEIGHT, values };

      for (int k = 0; k < WIDTH * HEIGHT; k++)
        {
          values[k] = g_rand_double (random) < round / 150.0 ? 1 : 0;
          label[k] = -1;
        }
      sud_scan_parts_find (parts, &map, 0.5f, 1);
      for (int k = 0; k < WIDTH * HEIGHT; k++)
        if (fill (values, WIDTH, HEIGHT, label, k, k) > 0)
          of[k] = parts->label[k];
      for (int k = 0; k < WIDTH * HEIGHT; k++)
        g_assert_cmpint (parts->label[k], ==, label[k] < 0 ? -1 : of[label[k]]);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/geometry/solve", test_solve);
  g_test_add_func ("/scan/geometry/perspective", test_perspective);
  g_test_add_func ("/scan/geometry/order", test_order);
  g_test_add_func ("/scan/geometry/hull", test_hull);
  g_test_add_func ("/scan/geometry/quads-of-outline", test_quads_of_outline);
  g_test_add_func ("/scan/geometry/parts", test_parts);
  return g_test_run ();
}
