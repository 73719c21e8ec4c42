/* rubric-link-curve.c - the way of a link over a board: the runs of a group, and the curve that crosses least
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-link-curve-private.h"

#include <glib.h>
#include <math.h>

enum
{
  MIN_SAMPLES = 12,
  MAX_SAMPLES = 96,
};

/* All numbers up to LAST_STEP were chosen by trial: the links of steps and proofs of forum-hardest-1106 and magictour
 * should cross few candidates but their own (1.4 and 0.5% did), and remain simple curves. */

/* A bend is how far a curve leaves the straight line, as a share of the length of that line. */
static const double bends[] = { 0.03, -0.03, 0.06,  -0.06, 0.09, -0.09, 0.12, -0.12, 0.16, -0.16,
                                0.2,  -0.2,  0.24, -0.24, 0.28, -0.28, 0.34, -0.34, 0.42, -0.42 };

/* A lean is how much more the first half of a curve bends than the second half. */
static const double leans[] = { 0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34 };

/* A reach is how far along the straight line the control points are from the ends. The small one is for a flat curve
 * that begins steeply, to run along a row or a column between two lines of candidates. */
static const double reaches[] = { 0.25, 0.06 };

/* Shares of a cell's side. */
static const double SPACING = 0.06;   /* between two samples: no digit of a candidate is as narrow */
static const double DIGIT_ROOM = 0.3; /* around the middle of a cell with a digit */

static const double MARK_ROOM = 0.7; /* share of the room of a candidate: its digit, and a little around it */

/* Costs of running over a thing for the length of a cell's side. */
static const double DIGIT_COST = 16;
static const double MARK_COST = 14;
static const double SIGN_COST = 20;    /* the sign would seem to belong to the link */
static const double OUTSIDE_COST = 60; /* the board ends there */

/* Costs of a shape: of a bend or lean of 1, and of the small reach. */
static const double BEND_COST = 8;
static const double LEAN_COST = 8;
static const double FLAT_COST = 0.8;

/* The best bend and lean are then varied by FIRST_STEP, and by half of that each time, down to LAST_STEP. */
static const double FIRST_STEP = 0.08;
static const double LAST_STEP = 0.004;

/* The best curve so far, its shape, the cost of that shape, and the whole cost. */
typedef struct
{
  RubricLinkCurve curve;
  double bend;
  double lean;
  double reach;
  double shape_cost;
  double cost;
} BestCurve;

static void
unite_rooms (RubricLinkRoom *room, const RubricLinkRoom *other)
{
  room->left = MIN (room->left, other->left);
  room->top = MIN (room->top, other->top);
  room->right = MAX (room->right, other->right);
  room->bottom = MAX (room->bottom, other->bottom);
}

static void
add_to_room (RubricLinkRoom *room, const RubricGeometry *geometry, int cell, int digit)
{
  double radius = geometry->cell * rubric_geometry_get_candidate_radius (FALSE), x, y;

  rubric_geometry_get_candidate (geometry, cell, digit, &x, &y);
  unite_rooms (room, &(RubricLinkRoom){ x - radius, y - radius, x + radius, y + radius, FALSE });
}

/* Returns: how many of @cells are side by side from @cell on, in a row if @step is 1, in a column if it is 9 */
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
rubric_link_find_runs (const RubricGeometry *geometry, const SudLinkEnd *end)
{
  RubricLinkRuns found = { 0 };
  SudCells left = end->cells;

  for (int cell = sud_cells_next (left, 0); cell >= 0 && found.n < SUD_SIZE; cell = sud_cells_next (left, cell + 1))
    {
      RubricLinkRoom *run = &found.runs[found.n++];
      int across = measure_run (left, cell, 1), down = measure_run (left, cell, SUD_SIZE);
      int step = across >= down ? 1 : SUD_SIZE;

      *run = (RubricLinkRoom){ G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE,
                               !sud_cells_is_single (end->cells) };
      for (int i = 0; i < MAX (across, down); i++)
        {
          add_to_room (run, geometry, cell + i * step, end->digit);
          sud_cells_remove (&left, cell + i * step);
        }
    }
  return found;
}

/* Returns: the run of @runs nearest to the middle of @other */
static RubricLinkRoom
choose_nearest (const RubricLinkRuns *runs, const RubricLinkRuns *other)
{
  RubricLinkRoom all = other->runs[0];
  double least = G_MAXDOUBLE;
  int best = 0;

  for (int i = 1; i < other->n; i++)
    unite_rooms (&all, &other->runs[i]);
  for (int i = 0; i < runs->n; i++)
    {
      const RubricLinkRoom *run = &runs->runs[i];
      double distance = hypot (run->left + run->right - all.left - all.right,
                               run->top + run->bottom - all.top - all.bottom);

      if (distance < least)
        {
          least = distance;
          best = i;
        }
    }
  return runs->runs[best];
}

static void
evaluate_curve (const RubricLinkCurve *curve, double t, double *x, double *y)
{
  double s = 1 - t, share[] = { s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t };

  *x = *y = 0;
  for (int i = 0; i < 4; i++)
    {
      *x += share[i] * curve->x[i];
      *y += share[i] * curve->y[i];
    }
}

/* Sets the point at which the way from the middle of @room, a ring or the box of a group, to a point leaves it. */
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
bend_curve (const RubricLinkRoom ends[2], double bend, double lean, double reach)
{
  double x[2], y[2], dx, dy, first = bend + lean, second = bend - lean;
  RubricLinkCurve curve = { .ends = { ends[0], ends[1] } };

  for (int i = 0; i < 2; i++)
    {
      x[i] = (ends[i].left + ends[i].right) / 2;
      y[i] = (ends[i].top + ends[i].bottom) / 2;
    }
  dx = x[1] - x[0];
  dy = y[1] - y[0];
  curve.x[1] = x[0] + dx * reach - dy * first;
  curve.y[1] = y[0] + dy * reach + dx * first;
  curve.x[2] = x[1] - dx * reach - dy * second;
  curve.y[2] = y[1] - dy * reach + dx * second;
  leave_room (&ends[0], curve.x[1], curve.y[1], &curve.x[0], &curve.y[0]);
  leave_room (&ends[1], curve.x[2], curve.y[2], &curve.x[3], &curve.y[3]);
  return curve;
}

static gboolean
is_end (const SudLink *link, int cell, int digit)
{
  return (link->from.digit == digit && sud_cells_has (link->from.cells, cell))
         || (link->to.digit == digit && sud_cells_has (link->to.cells, cell));
}

static double
weigh_mark (const RubricGeometry *geometry, const SudView *view, int cell, int digit, double x, double y)
{
  const SudEvidence *evidence = &view->evidence;
  SudDigits bit = SUD_DIGIT_BIT (digit), signs = evidence->on[cell] | evidence->off[cell] | evidence->struck[cell];
  double radius = geometry->cell * rubric_geometry_get_candidate_radius (FALSE), mark_x, mark_y, distance;

  if (((view->sheet.centre[cell] | signs) & bit) == 0)
    return 0;
  rubric_geometry_get_candidate (geometry, cell, digit, &mark_x, &mark_y);
  distance = hypot (x - mark_x, y - mark_y);
  if ((signs & bit) != 0 && distance < radius)
    return SIGN_COST;
  return distance < radius * MARK_ROOM ? MARK_COST : 0;
}

/* Returns: the cost of going over a point, as the more there is, the harder it is to read */
static double
weigh_point (const RubricGeometry *geometry, const SudView *view, const SudLink *link, double x, double y)
{
  const SudSheet *sheet = &view->sheet;
  int cell = rubric_geometry_find_cell (geometry, x, y), digit;
  double left, top, side = geometry->cell;

  if (cell < 0)
    return OUTSIDE_COST;
  rubric_geometry_get_cell (geometry, cell, &left, &top);
  if (sheet->digit[cell] != 0)
    return hypot (x - left - side / 2, y - top - side / 2) < side * DIGIT_ROOM ? DIGIT_COST : 0;
  digit = rubric_geometry_find_candidate ((x - left) / side, (y - top) / side);
  return is_end (link, cell, digit) ? 0 : weigh_mark (geometry, view, cell, digit, x, y);
}

/* Returns: the cost of @curve and @cost together, counted no further than @most */
static double
weigh_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link, const RubricLinkCurve *curve,
             double cost, double most)
{
  double length = hypot (curve->x[3] - curve->x[0], curve->y[3] - curve->y[0]);
  int n = CLAMP ((int)(length / geometry->cell / SPACING), MIN_SAMPLES, MAX_SAMPLES);
  double before_x = curve->x[0], before_y = curve->y[0];

  for (int i = 1; i < n && cost < most; i++)
    {
      double x, y;

      evaluate_curve (curve, i / (double)n, &x, &y);
      cost += weigh_point (geometry, view, link, x, y) * hypot (x - before_x, y - before_y) / geometry->cell;
      before_x = x;
      before_y = y;
    }
  return cost;
}

/* A link, its ends, and the board that it crosses. */
typedef struct
{
  const RubricGeometry *geometry;
  const SudView *view;
  const SudLink *link;
  RubricLinkRoom ends[2];
} LinkTask;

/* Sets @best to the curve of this shape if that is better. Returns: whether it is */
static gboolean
try_curve (const LinkTask *task, double bend, double lean, double reach, BestCurve *best)
{
  RubricLinkCurve curve = bend_curve (task->ends, bend, lean, reach);
  double shape_cost = LEAN_COST * fabs (lean) + BEND_COST * fabs (bend) + (reach == reaches[0] ? 0 : FLAT_COST);
  double cost = weigh_curve (task->geometry, task->view, task->link, &curve, shape_cost, best->cost);

  if (cost >= best->cost)
    return FALSE;
  *best = (BestCurve){ curve, bend, lean, reach, shape_cost, cost };
  return TRUE;
}

/* Looks for room a little beside the best curve if even that crosses something. */
static void
refine_curve (const LinkTask *task, BestCurve *best)
{
  for (double step = FIRST_STEP; step >= LAST_STEP && best->cost > best->shape_cost; step /= 2)
    for (gboolean better = TRUE; better && best->cost > best->shape_cost;)
      {
        const BestCurve around = *best;

        better = FALSE;
        for (int i = 0; i < 9; i++)
          better |= try_curve (task, around.bend + (i / 3 - 1) * step, around.lean + (i % 3 - 1) * step,
                               around.reach, best);
      }
}

RubricLinkCurve
rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  const RubricLinkRuns from = rubric_link_find_runs (geometry, &link->from);
  const RubricLinkRuns to = rubric_link_find_runs (geometry, &link->to);
  const LinkTask task = { geometry, view, link, { choose_nearest (&from, &to), choose_nearest (&to, &from) } };
  BestCurve best = { .cost = G_MAXDOUBLE };

  for (gsize i = 0; i < G_N_ELEMENTS (reaches); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (leans); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (bends); k++)
        try_curve (&task, bends[k], leans[j], reaches[i], &best);
  refine_curve (&task, &best);
  return best.curve;
}
