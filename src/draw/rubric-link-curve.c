/* rubric-link-curve.c - the way of a link between two candidates, round digits where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-link-curve.h"

#include <math.h>

enum
{
  SAMPLES = 48, /* a long link has two in every candidate that it crosses */
};

/* How far a curve leaves the straight line, as a share of its length. */
static const double bends[] = { 0.03, -0.03, 0.06,  -0.06, 0.09, -0.09, 0.12, -0.12, 0.16, -0.16,
                                0.2,  -0.2,  0.24, -0.24, 0.28, -0.28, 0.34, -0.34, 0.42, -0.42 };

static const double DIGIT_ROOM = 0.3;  /* of a cell's side: around the middle of a cell with a digit */
static const double DIGIT_COST = 3;
static const double MARK_COST = 1;
static const double OUTSIDE_COST = 12; /* the board ends there */
static const double BEND_COST = 8;

static void
add_to_room (RubricLinkRoom *room, const RubricGeometry *geometry, const SudSheet *sheet, int cell, int digit)
{
  double radius = geometry->cell * rubric_geometry_get_candidate_radius (sheet->colours[cell] != 0), x, y;

  rubric_geometry_get_candidate (geometry, sheet, cell, digit, &x, &y);
  room->left = MIN (room->left, x - radius);
  room->top = MIN (room->top, y - radius);
  room->right = MAX (room->right, x + radius);
  room->bottom = MAX (room->bottom, y + radius);
}

/* How many of @cells are side by side from @cell on, in a row where @step is 1, in a column where it is 9. */
static int
measure_run (SudCells cells, int cell, int step)
{
  int n = 1;

  while ((step == 1 ? cell % SUD_SIZE + n < SUD_SIZE : cell + n * step < SUD_CELLS)
         && sud_cells_has (cells, cell + n * step))
    n++;
  return n;
}

RubricLinkRuns
rubric_link_find_runs (const RubricGeometry *geometry, const SudSheet *sheet, const SudLinkEnd *end)
{
  RubricLinkRuns found = { 0 };
  SudCells left = end->cells;

  for (int cell = sud_cells_next (left, 0); cell >= 0 && found.n < SUD_SIZE; cell = sud_cells_next (left, cell + 1))
    {
      RubricLinkRoom *run = &found.runs[found.n++];
      int across = measure_run (left, cell, 1), down = measure_run (left, cell, SUD_SIZE);
      int step = across >= down ? 1 : SUD_SIZE;

      *run = (RubricLinkRoom){ G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE, !sud_cells_is_single (end->cells) };
      for (int i = 0; i < MAX (across, down); i++)
        {
          add_to_room (run, geometry, sheet, cell + i * step, end->digit);
          sud_cells_remove (&left, cell + i * step);
        }
    }
  return found;
}

/* Twice the middle of all runs. */
static void
find_middle (const RubricLinkRuns *runs, double *x, double *y)
{
  RubricLinkRoom all = runs->runs[0];

  for (int i = 1; i < runs->n; i++)
    {
      all.left = MIN (all.left, runs->runs[i].left);
      all.top = MIN (all.top, runs->runs[i].top);
      all.right = MAX (all.right, runs->runs[i].right);
      all.bottom = MAX (all.bottom, runs->runs[i].bottom);
    }
  *x = all.left + all.right;
  *y = all.top + all.bottom;
}

static RubricLinkRoom
choose_nearest (const RubricLinkRuns *runs, const RubricLinkRuns *other)
{
  double x, y, least = G_MAXDOUBLE;
  int best = 0;

  find_middle (other, &x, &y);
  for (int i = 0; i < runs->n; i++)
    {
      const RubricLinkRoom *run = &runs->runs[i];
      double distance = hypot (run->left + run->right - x, run->top + run->bottom - y);

      if (distance < least)
        {
          least = distance;
          best = i;
        }
    }
  return runs->runs[best];
}

static void
evaluate (const RubricLinkCurve *curve, double t, double *x, double *y)
{
  double s = 1 - t, share[] = { s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t };

  *x = *y = 0;
  for (int i = 0; i < 4; i++)
    {
      *x += share[i] * curve->x[i];
      *y += share[i] * curve->y[i];
    }
}

/* A point of the edge of @room, on the way from its middle to another point: round as a ring, or as its box. */
static void
leave_room (const RubricLinkRoom *room, double to_x, double to_y, double *x, double *y)
{
  double middle_x = (room->left + room->right) / 2, middle_y = (room->top + room->bottom) / 2;
  double dx = to_x - middle_x, dy = to_y - middle_y, length = hypot (dx, dy);
  double half_width = (room->right - room->left) / 2, half_height = (room->bottom - room->top) / 2;
  double reach = room->grouped ? MIN (half_width / MAX (fabs (dx), 1e-9), half_height / MAX (fabs (dy), 1e-9))
                               : half_width / MAX (length, 1e-9);

  *x = middle_x + dx * MIN (reach, 1);
  *y = middle_y + dy * MIN (reach, 1);
}

static RubricLinkCurve
bend (const RubricLinkRoom ends[2], double share)
{
  double x[2], y[2], dx, dy;
  RubricLinkCurve curve = { .ends = { ends[0], ends[1] } };

  for (int i = 0; i < 2; i++)
    {
      x[i] = (ends[i].left + ends[i].right) / 2;
      y[i] = (ends[i].top + ends[i].bottom) / 2;
    }
  dx = x[1] - x[0];
  dy = y[1] - y[0];
  curve.x[1] = x[0] + dx / 4 - dy * share;
  curve.y[1] = y[0] + dy / 4 + dx * share;
  curve.x[2] = x[1] - dx / 4 - dy * share;
  curve.y[2] = y[1] - dy / 4 + dx * share;
  leave_room (&ends[0], curve.x[1], curve.y[1], &curve.x[0], &curve.y[0]);
  leave_room (&ends[1], curve.x[2], curve.y[2], &curve.x[3], &curve.y[3]);
  return curve;
}

/* What a point of a curve covers, near enough to make it hard to read. */
static double
weigh_point (const RubricGeometry *geometry, const SudView *view, double x, double y)
{
  const SudSheet *sheet = &view->sheet;
  const SudEvidence *evidence = &view->evidence;
  int cell = rubric_geometry_find_cell (geometry, x, y);
  double left, top;
  SudDigits marks;

  if (cell < 0)
    return OUTSIDE_COST;
  rubric_geometry_get_cell (geometry, cell, &left, &top);
  if (sheet->digit[cell] != 0)
    return hypot (x - left - geometry->cell / 2, y - top - geometry->cell / 2) < geometry->cell * DIGIT_ROOM
               ? DIGIT_COST
               : 0;
  marks = sheet->centre[cell] | sheet->corner[cell] | evidence->on[cell] | evidence->off[cell] | evidence->struck[cell];
  for (; marks != 0; marks &= marks - 1)
    {
      double mark_x, mark_y;

      rubric_geometry_get_candidate (geometry, sheet, cell, sud_digits_first (marks), &mark_x, &mark_y);
      if (hypot (x - mark_x, y - mark_y) < geometry->cell * rubric_geometry_get_candidate_radius (FALSE) * 0.8)
        return MARK_COST;
    }
  return 0;
}

static double
weigh (const RubricGeometry *geometry, const SudView *view, const RubricLinkCurve *curve)
{
  double cost = 0;

  for (int i = 1; i < SAMPLES; i++)
    {
      double x, y;

      evaluate (curve, i / (double)SAMPLES, &x, &y);
      cost += weigh_point (geometry, view, x, y);
    }
  return cost;
}

RubricLinkCurve
rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  const RubricLinkRuns from = rubric_link_find_runs (geometry, &view->sheet, &link->from);
  const RubricLinkRuns to = rubric_link_find_runs (geometry, &view->sheet, &link->to);
  const RubricLinkRoom ends[] = { choose_nearest (&from, &to), choose_nearest (&to, &from) };
  RubricLinkCurve best = { 0 };
  double least = G_MAXDOUBLE;

  for (gsize i = 0; i < G_N_ELEMENTS (bends); i++)
    {
      RubricLinkCurve curve = bend (ends, bends[i]);
      double cost = weigh (geometry, view, &curve) + BEND_COST * fabs (bends[i]);

      if (cost < least)
        {
          least = cost;
          best = curve;
        }
    }
  return best;
}
