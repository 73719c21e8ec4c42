/* test-rubric-geometry.c - places of lines, cells and candidates, and the way of links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-link-curve-private.h"

#include "sud-houses.h"

#include <math.h>

/* Nothing overlaps, nothing is left over, and each point of a cell is found again. */
static void
test_fit (void)
{
  for (int size = 250; size < 1300; size += 37)
    for (int whole = 0; whole < 2; whole++)
      {
        RubricGeometry geometry = rubric_geometry_fit (10, 20, size, size + 50, 4, 1, whole);
        double side = rubric_geometry_get_offset (&geometry, SUD_SIZE);

        g_assert_cmpfloat (side, <=, size + 1e-9);
        g_assert_cmpfloat (side, >, size - (whole ? 9 : 1e-6));
        g_assert_cmpfloat (fabs (geometry.x + side / 2 - 10 - size / 2.), <=, 1);
        g_assert_cmpfloat (fabs (geometry.y + side / 2 - 20 - size / 2. - 25), <=, 1);
        for (int cell = 0; cell < SUD_CELLS; cell++)
          {
            double x, y;

            rubric_geometry_get_cell (&geometry, cell, &x, &y);
            if (whole)
              g_assert_true (x == floor (x) && y == floor (y));
            g_assert_cmpint (rubric_geometry_find_cell (&geometry, x + 0.01, y + 0.01), ==, cell);
            g_assert_cmpint (rubric_geometry_find_cell (&geometry, x + geometry.cell - 0.01, y + geometry.cell - 0.01),
                             ==, cell);
          }
        g_assert_cmpint (rubric_geometry_find_cell (&geometry, 9, 30), ==, -1);
        g_assert_cmpint (rubric_geometry_find_cell (&geometry, geometry.x + side + 0.5, geometry.y + 9), ==, -1);
      }
}

static void
test_lines (void)
{
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 500, 500, 4, 1, TRUE);
  double before = 0;

  for (int i = 0; i <= SUD_SIZE; i++)
    {
      double at, width = rubric_geometry_get_line (&geometry, i, &at);

      g_assert_cmpfloat (width, ==, i % 3 == 0 ? 4 : 1);
      if (i > 0)
        g_assert_cmpfloat (at - before, ==, geometry.cell);
      before = at + width;
    }
}

/* No two candidates touch, nor do they leave the cell, nor cover the shape of a colour. */
static void
test_candidates (void)
{
  for (int shapes = 0; shapes < 2; shapes++)
    {
      double radius = rubric_geometry_get_candidate_radius (shapes);

      for (int a = 1; a <= SUD_SIZE; a++)
        {
          double ax, ay;

          rubric_geometry_place_candidate (a, shapes, &ax, &ay);
          if (!shapes)
            g_assert_cmpint (rubric_geometry_find_candidate (ax - radius * 0.9, ay + radius * 0.9), ==, a);
          g_assert_cmpfloat (MIN (ax, ay), >=, radius);
          g_assert_cmpfloat (ax, <=, 1 - radius);
          g_assert_cmpfloat (ay, <=, (shapes ? 0.8 : 1) - radius);
          for (int b = 1; b < a; b++)
            {
              double bx, by;

              rubric_geometry_place_candidate (b, shapes, &bx, &by);
              g_assert_cmpfloat (MAX (fabs (ax - bx), fabs (ay - by)), >=, 2 * radius - 1e-9);
            }
        }
    }
}

/* Centre marks stand in the middle of the cell, in one line that keeps its height however many there are, and none leaves
 * its room or touches a corner mark. */
static void
test_centre (void)
{
  for (int n = 1; n <= SUD_SIZE; n++)
    {
      double width, height, before = 0, sum = 0;

      rubric_geometry_get_mark_room (n, FALSE, &width, &height);
      for (int i = 0; i < n; i++)
        {
          double x, y, corner_x, corner_y;

          rubric_geometry_place_centre (i, n, FALSE, &x, &y);
          rubric_geometry_place_corner (i, FALSE, &corner_x, &corner_y);
          g_assert_cmpfloat (y, ==, 0.5);
          g_assert_cmpfloat (fabs (corner_y - y), >=, height);
          g_assert_cmpfloat (x - before, >=, i == 0 ? width / 2 : width - 1e-9);
          before = x;
          sum += x;
        }
      g_assert_cmpfloat (before + width / 2, <, 1);
      g_assert_cmpfloat (fabs (sum / n - 0.5), <, 1e-9);
    }
}

static double
curve_at (const double *points, double t)
{
  double s = 1 - t;

  return s * s * s * points[0] + 3 * s * s * t * points[1] + 3 * s * t * t * points[2] + t * t * t * points[3];
}

/* Of the samples of a link, how many lie on digits. */
static int
count_covered (const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  RubricLinkCurve curve = rubric_link_find_curve (geometry, view, link);
  int n = 0;

  for (int i = 0; i <= 100; i++)
    {
      double x = curve_at (curve.x, i / 100.), y = curve_at (curve.y, i / 100.), left, top;
      int cell = rubric_geometry_find_cell (geometry, x, y);

      g_assert_cmpint (cell, >=, 0); /* within the board */
      rubric_geometry_get_cell (geometry, cell, &left, &top);
      n += view->sheet.digit[cell] != 0
           && hypot (x - left - geometry->cell / 2, y - top - geometry->cell / 2) < geometry->cell * 0.25;
    }
  return n;
}

/* From r1c1 to r1c9 along a row full of digits: there is room above or below them. */
static void
test_link_goes_round (void)
{
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 600, 600, 3, 1, FALSE);
  SudView view = { 0 };
  SudLink link = { sud_link_end (36, 5), sud_link_end (44, 5), SUD_LINK_STRONG };

  for (int cell = 37; cell < 44; cell++)
    sud_sheet_set_digit (&view.sheet, cell, cell - 35, SUD_ORIGIN_GIVEN);
  g_assert_cmpint (count_covered (&geometry, &view, &link), <, 20);
}

/* Any link stays on the board, starts at its ring, and ends there. */
static void
test_links_stay (void)
{
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 600, 600, 3, 1, FALSE);
  SudView view = { 0 };

  for (int from = 0; from < SUD_CELLS; from += 4)
    for (int to = 0; to < SUD_CELLS; to += 5)
      {
        SudLink link = { sud_link_end (from, 1 + from % 9), sud_link_end (to, 1 + to % 9), SUD_LINK_WEAK };
        double radius = geometry.cell * rubric_geometry_get_candidate_radius (FALSE), x, y;
        RubricLinkCurve curve;

        if (from == to)
          continue;
        count_covered (&geometry, &view, &link);
        curve = rubric_link_find_curve (&geometry, &view, &link);
        rubric_geometry_get_candidate (&geometry, from, 1 + from % 9, &x, &y);
        g_assert_cmpfloat (fabs (hypot (curve.x[0] - x, curve.y[0] - y) - radius), <, 0.01 * geometry.cell);
        rubric_geometry_get_candidate (&geometry, to, 1 + to % 9, &x, &y);
        g_assert_cmpfloat (fabs (hypot (curve.x[3] - x, curve.y[3] - y) - radius), <, 0.01 * geometry.cell);
      }
}

/* Whether the digit of @candidate of @cell is under the curve. */
static gboolean
crosses (const RubricGeometry *geometry, const SudView *view, const RubricLinkCurve *curve, int cell, int candidate)
{
  double radius = geometry->cell * rubric_geometry_get_candidate_radius (FALSE) / 2, x, y;
  gboolean found = FALSE;

  rubric_geometry_get_candidate (geometry, cell, candidate, &x, &y);
  for (int i = 0; i <= 200 && !found; i++)
    found = hypot (curve_at (curve->x, i / 200.) - x, curve_at (curve->y, i / 200.) - y) < radius;
  return found;
}

/* Between candidates of a board that has four in each cell, most links find a way that crosses none. */
static void
test_link_goes_between (void)
{
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 600, 600, 3, 1, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  int n_crossed = 0, n_links = 300;

  for (int i = 0; i < n_links; i++)
    {
      int from = g_rand_int_range (rand, 0, SUD_CELLS), to = (from + g_rand_int_range (rand, 1, SUD_CELLS)) % SUD_CELLS;
      SudLink link = { sud_link_end (from, g_rand_int_range (rand, 1, 10)), sud_link_end (to, g_rand_int_range (rand, 1, 10)),
                       SUD_LINK_STRONG };
      SudView view = { 0 };
      RubricLinkCurve curve;

      for (int k = 0; k < 4 * SUD_CELLS; k++)
        view.sheet.centre[k / 4] |= SUD_DIGIT_BIT (g_rand_int_range (rand, 1, 10));
      view.sheet.centre[from] &= (SudDigits)~SUD_DIGIT_BIT (link.from.digit);
      view.sheet.centre[to] &= (SudDigits)~SUD_DIGIT_BIT (link.to.digit);
      curve = rubric_link_find_curve (&geometry, &view, &link);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        SUD_EACH_BIT (bit, view.sheet.centre[cell])
          n_crossed += crosses (&geometry, &view, &curve, cell, bit + 1);
    }
  g_test_message ("%d candidates crossed by %d links", n_crossed, n_links);
  g_assert_cmpint (n_crossed, <, n_links / 10);
}

static gboolean
overlaps_cell (const RubricGeometry *geometry, const RubricLinkRoom *run, int cell)
{
  double x, y;

  rubric_geometry_get_cell (geometry, cell, &x, &y);
  return run->left < x + geometry->cell && x < run->right && run->top < y + geometry->cell && y < run->bottom;
}

/* Frames of a group go round all that is in it, and over no cell that is not. */
static void
test_groups (void)
{
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 500, 500, 3, 1, TRUE);

  for (int house = 0; house < SUD_HOUSES; house++)
    for (guint members = 1; members < 1u << SUD_SIZE; members++)
      {
        SudLinkEnd end = { .digit = (uint8_t)(members % SUD_SIZE + 1) };
        RubricLinkRuns group;

        SUD_EACH_BIT (i, members)
          sud_cells_add (&end.cells, sud_house_cells[house][i]);
        group = rubric_link_find_runs (&geometry, &end);
        g_assert_cmpint (group.n, >, 0);
        for (int i = 0; i < SUD_SIZE; i++)
          {
            int covered = 0, cell = sud_house_cells[house][i];

            for (int run = 0; run < group.n; run++)
              covered += overlaps_cell (&geometry, &group.runs[run], cell);
            g_assert_cmpint (covered, ==, members >> i & 1);
          }
      }
}

/* What is side by side has one frame. */
static void
test_runs (void)
{
  static const struct
  {
    int cells[4], n;
  } groups[] = { { { 0, 1, 2, -1 }, 1 },  { { 0, 2, -1 }, 2 },      { { 0, 9, 18, -1 }, 1 },
                 { { 0, 18, -1 }, 2 },    { { 0, 1, 9, -1 }, 2 },   { { 0, 10, 20, -1 }, 3 },
                 { { 4, -1 }, 1 },        { { 8, 9, -1 }, 2 } };
  RubricGeometry geometry = rubric_geometry_fit (0, 0, 500, 500, 3, 1, TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      SudLinkEnd end = { .digit = 5 };

      for (const int *cell = groups[i].cells; *cell >= 0; cell++)
        sud_cells_add (&end.cells, *cell);
      g_assert_cmpint (rubric_link_find_runs (&geometry, &end).n, ==, groups[i].n);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/fit", test_fit);
  g_test_add_func ("/geometry/lines", test_lines);
  g_test_add_func ("/geometry/candidates", test_candidates);
  g_test_add_func ("/geometry/centre", test_centre);
  g_test_add_func ("/geometry/link-goes-round", test_link_goes_round);
  g_test_add_func ("/geometry/link-goes-between", test_link_goes_between);
  g_test_add_func ("/geometry/links-stay", test_links_stay);
  g_test_add_func ("/geometry/groups", test_groups);
  g_test_add_func ("/geometry/runs", test_runs);
  return g_test_run ();
}
