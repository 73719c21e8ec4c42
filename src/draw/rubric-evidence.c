/* rubric-evidence.c - drawing of evidence: signs of candidates, houses, links around digits, letters of groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-evidence.h"

#include "rubric-evidence-testing.h"
#include "sud-houses.h"

#include <glib.h>
#include <math.h>
#include <pango/pangocairo.h>

#define INK(rgb) { ((rgb) >> 16 & 255) / 255.0, ((rgb) >> 8 & 255) / 255.0, ((rgb)&255) / 255.0 }

static const RubricEvidenceInks styles[RUBRIC_N_EVIDENCE_STYLES] = {
  [RUBRIC_EVIDENCE_LIGHT] = { .on = INK (0x1a5fb4), .on_ground = INK (0xcfe3fb), .off = INK (0x1b7a45),
                              .off_ground = INK (0xd3f0df), .struck = INK (0xa65e00), .struck_ground = INK (0xfdeacc),
                              .line = INK (0x613583), .letter = INK (0xffffff) },
  [RUBRIC_EVIDENCE_DARK] = { .on = INK (0x78aeed), .on_ground = INK (0x1c3a5e), .off = INK (0x57e389),
                             .off_ground = INK (0x1c4a30), .struck = INK (0xffbe6f), .struck_ground = INK (0x4a3310),
                             .line = INK (0xdc8add), .letter = INK (0x000000) },
  [RUBRIC_EVIDENCE_CONTRAST] = { .on = INK (0x0b3d7d), .on_ground = INK (0xffffff), .off = INK (0x0a5228),
                                 .off_ground = INK (0xffffff), .struck = INK (0x7a4400),
                                 .struck_ground = INK (0xffffff), .line = INK (0x45205f), .letter = INK (0xffffff) },
  [RUBRIC_EVIDENCE_DARK_CONTRAST]
  = { .on = INK (0x99c1f1), .on_ground = INK (0x000000), .off = INK (0x8ff0a4), .off_ground = INK (0x000000),
      .struck = INK (0xffd9a6), .struck_ground = INK (0x000000), .line = INK (0xf0b8f0),
      .letter = INK (0x000000) },
  [RUBRIC_EVIDENCE_PAPER] = { .on = INK (0x1a5fb4), .on_ground = INK (0xffffff), .off = INK (0x1b7a45),
                              .off_ground = INK (0xffffff), .struck = INK (0xa65e00), .struck_ground = INK (0xffffff),
                              .line = INK (0x613583), .letter = INK (0xffffff) },
};

/* The tints of paper; those of the screen are in the style sheet. */
static const RubricInk tints[SUD_TINTS] = { INK (0xece4fb), INK (0xd6efeb), INK (0xf4eac2), INK (0xfbe4ee),
                                            INK (0xd5e4fb), INK (0xe2efc4), INK (0xe4e2de) };

/* The outline in a tinted cell: dashes, on and off, in widths of the pen, which is @pen times as wide as others. */
typedef struct
{
  double dash[2]; /* 0: a full line */
  int lines; /* one inside the other */
  double pen;
  gboolean round; /* corners */
} Pattern;

/* One line, dashes, dots, two lines; with round corners one line and dashes; a wide line. */
static const Pattern patterns[SUD_TINTS] = {
  { { 0, 0 }, 1, 1, FALSE }, { { 4, 2.5 }, 1, 1, FALSE }, { { 1, 2 }, 1, 1, FALSE }, { { 0, 0 }, 2, 1, FALSE },
  { { 0, 0 }, 1, 1, TRUE },  { { 4, 2.5 }, 1, 1, TRUE },  { { 0, 0 }, 1, 2, FALSE },
};

/* Shares of the room of a candidate, or of the side of a cell. */
static const double SIGN_SIZE = 0.88;
static const double SIGN_PEN = 0.14;
static const double STROKE_REACH = 0.95;
static const double TINT_EDGE = 0.06;
static const double TINT_PEN = 0.03;
static const double HOUSE_PEN = 0.045;
static const double LINK_PEN = 0.035;
static const double GROUP_PEN = 0.07;
static const double SIGHT_PEN = 0.02;
static const double SIGHT_GAP = 0.36; /* around each digit */
static const double CROWDED_GAP = 0.44; /* around the middle of a cell with more than one candidate */
static const double CROSS_PEN = 0.04;
static const double CROSS_ARM = 0.13;
static const double TINT_ROUND = 0.3; /* radius of round corners */
static const double LETTER_SIZE = 0.19;
static const double LETTER_MAX = 0.3;   /* in a cell too small for letters of: */
static const double LETTER_LEAST = 10;  /* pixels, or points */
static const double LETTER_EDGE = 0.03; /* around letters */
static const double LOW = 0.6;          /* a run below that is nearer to the lower edge */

enum
{
  MIN_SAMPLES = 12,
  MAX_SAMPLES = 96,
};

/* How far a curve leaves the straight line, as a share of its length. */
static const double bends[] = { 0.03, -0.03, 0.06,  -0.06, 0.09, -0.09, 0.12, -0.12, 0.16, -0.16,
                                0.2,  -0.2,  0.24, -0.24, 0.28, -0.28, 0.34, -0.34, 0.42, -0.42 };

/* How much farther it does so in its first half than in its second one. */
static const double leans[] = { 0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34 };

/* How far along the straight line its control points are from its ends: for a round curve, and for a flat one that
 * begins steeply, to run along a row or a column between two lines of candidates. */
static const double reaches[] = { 0.25, 0.06 };

/* Shares of a cell's side. */
static const double SPACING = 0.06;   /* between two samples: no digit of a candidate is as narrow */
static const double DIGIT_ROOM = 0.3; /* around the middle of a cell with a digit */

static const double MARK_ROOM = 0.7; /* share of the room of a candidate: its digit, and a little around it */

/* Costs of a curve for as much of it as a cell is long, if it runs over these. */
static const double DIGIT_COST = 16;
static const double MARK_COST = 14;
static const double SIGN_COST = 20;    /* it would seem to belong to the link */
static const double OUTSIDE_COST = 60; /* the board ends there */

static const double BEND_COST = 8;
static const double LEAN_COST = 8;
static const double FLAT_COST = 0.8;

/* Others around the best of these are tried, at first so far from it, then at half of that, and so on. */
static const double FIRST_STEP = 0.08;
static const double LAST_STEP = 0.004;

/* The best curve so far, how it is bent, and its cost, also if it crossed nothing. */
typedef struct
{
  RubricLinkCurve curve;
  double share;
  double lean;
  double reach;
  double plain;
  double cost;
} Best;

const RubricEvidenceInks *
rubric_evidence_get_inks (RubricEvidenceStyle style)
{
  return &styles[style];
}

RubricSigns
rubric_evidence_get_signs (SudDigits on, SudDigits off, SudDigits struck, int digit)
{
  SudDigits bit = SUD_DIGIT_BIT (digit);

  return (on & bit ? RUBRIC_SIGN_ON : 0) | (off & bit ? RUBRIC_SIGN_OFF : 0) | (struck & bit ? RUBRIC_SIGN_STRUCK : 0);
}

static void
set_ink (cairo_t *cr, const RubricInk *ink)
{
  cairo_set_source_rgb (cr, ink->red, ink->green, ink->blue);
}

static void
fill_and_stroke (cairo_t *cr, const RubricInk *ground, const RubricInk *line, double pen)
{
  set_ink (cr, ground);
  cairo_fill_preserve (cr);
  set_ink (cr, line);
  cairo_set_line_width (cr, pen);
  cairo_stroke (cr);
}

void
rubric_evidence_draw_ground (cairo_t *cr, RubricSigns signs, double x, double y, double radius,
                             const RubricEvidenceInks *inks)
{
  double pen = radius * SIGN_PEN, size = radius * SIGN_SIZE;

  cairo_new_path (cr);
  if (signs & RUBRIC_SIGN_STRUCK)
    {
      cairo_rectangle (cr, x - size, y - size, 2 * size, 2 * size);
      set_ink (cr, &inks->struck_ground);
      cairo_fill (cr);
    }
  if (signs & RUBRIC_SIGN_OFF)
    {
      cairo_rectangle (cr, x - size, y - size, 2 * size, 2 * size);
      fill_and_stroke (cr, &inks->off_ground, &inks->off, pen);
    }
  if (signs & RUBRIC_SIGN_ON)
    {
      cairo_arc (cr, x, y, size, 0, 2 * G_PI);
      fill_and_stroke (cr, &inks->on_ground, &inks->on, pen);
    }
}

int
rubric_evidence_get_lone (SudDigits on, SudDigits others)
{
  return others == 0 && sud_digits_count (on) == 1 ? sud_digits_first (on) : 0;
}

void
rubric_evidence_draw_stroke (cairo_t *cr, RubricSigns signs, double x, double y, double radius,
                             const RubricEvidenceInks *inks)
{
  double reach = radius * STROKE_REACH;

  if ((signs & RUBRIC_SIGN_STRUCK) == 0)
    return;
  cairo_new_path (cr);
  cairo_move_to (cr, x - reach, y + reach * 0.6);
  cairo_line_to (cr, x + reach, y - reach * 0.6);
  set_ink (cr, &inks->struck);
  cairo_set_line_width (cr, radius * SIGN_PEN * 1.3);
  cairo_stroke (cr);
}

/* The outline of a square, @edge inside one of @side. */
static void
trace_square (cairo_t *cr, double x, double y, double side, double edge, gboolean round)
{
  double near = edge + side * TINT_ROUND, far = side - near, radius = side * TINT_ROUND;

  if (!round)
    {
      cairo_rectangle (cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge);
      return;
    }
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + near, y + near, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, x + far, y + near, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, x + far, y + far, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, x + near, y + far, radius, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

static void
draw_pattern (cairo_t *cr, const Pattern *pattern, double x, double y, double side)
{
  double pen = side * TINT_PEN * pattern->pen, edge = side * TINT_EDGE;
  const double dash[] = { pattern->dash[0] * pen, pattern->dash[1] * pen };

  set_ink (cr, &styles[RUBRIC_EVIDENCE_PAPER].line);
  cairo_set_dash (cr, dash, dash[0] > 0 ? G_N_ELEMENTS (dash) : 0, 0);
  cairo_set_line_width (cr, pen);
  for (int i = 0; i < pattern->lines; i++, edge += 2 * pen)
    trace_square (cr, x, y, side, edge, pattern->round);
  cairo_stroke (cr);
}

void
rubric_evidence_draw_tint (cairo_t *cr, int tint, int second_tint, double x, double y, double side)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, side, side);
  set_ink (cr, &tints[tint - 1]);
  cairo_fill (cr);
  if (second_tint != 0)
    {
      cairo_move_to (cr, x + side, y);
      cairo_line_to (cr, x + side, y + side);
      cairo_line_to (cr, x, y + side);
      set_ink (cr, &tints[second_tint - 1]);
      cairo_fill (cr);
    }
  draw_pattern (cr, &patterns[tint - 1], x, y, side);
  cairo_restore (cr);
}

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

/* Returns: that of @runs which is nearest to the middle of @other */
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

/* Sets the point where the way from the middle of @room to another point leaves it, a ring, or the box of a group. */
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
bend_curve (const RubricLinkRoom ends[2], double share, double lean, double reach)
{
  double x[2], y[2], dx, dy, first = share + lean, second = share - lean;
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

/* Returns: the cost of going over a point, which would be hard to read */
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

/* Returns: the cost of @curve, @cost at its beginning; counted no further once it is @most */
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
} Ground;

/* Sets @best to a curve of that kind if it is better. Returns: whether it was */
static gboolean
try_curve (const Ground *ground, double share, double lean, double reach, Best *best)
{
  RubricLinkCurve curve = bend_curve (ground->ends, share, lean, reach);
  double plain = LEAN_COST * fabs (lean) + BEND_COST * fabs (share) + (reach == reaches[0] ? 0 : FLAT_COST);
  double cost = weigh_curve (ground->geometry, ground->view, ground->link, &curve, plain, best->cost);

  if (cost >= best->cost)
    return FALSE;
  *best = (Best){ curve, share, lean, reach, plain, cost };
  return TRUE;
}

/* Looks for room a little beside the best curve if even that crosses something. */
static void
refine_curve (const Ground *ground, Best *best)
{
  for (double step = FIRST_STEP; step >= LAST_STEP && best->cost > best->plain; step /= 2)
    for (gboolean better = TRUE; better && best->cost > best->plain;)
      {
        const Best around = *best;

        better = FALSE;
        for (int i = 0; i < 9; i++)
          better |= try_curve (ground, around.share + (i / 3 - 1) * step, around.lean + (i % 3 - 1) * step,
                               around.reach, best);
      }
}

RubricLinkCurve
rubric_link_find_curve (const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  const RubricLinkRuns from = rubric_link_find_runs (geometry, &link->from);
  const RubricLinkRuns to = rubric_link_find_runs (geometry, &link->to);
  const Ground ground = { geometry, view, link, { choose_nearest (&from, &to), choose_nearest (&to, &from) } };
  Best best = { .cost = G_MAXDOUBLE };

  for (gsize i = 0; i < G_N_ELEMENTS (reaches); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (leans); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (bends); k++)
        try_curve (&ground, bends[k], leans[j], reaches[i], &best);
  refine_curve (&ground, &best);
  return best.curve;
}

static void
draw_house (cairo_t *cr, const RubricGeometry *geometry, int house)
{
  double first_x, first_y, last_x, last_y, pen = geometry->cell * HOUSE_PEN;

  rubric_geometry_get_cell (geometry, sud_house_cells[house][0], &first_x, &first_y);
  rubric_geometry_get_cell (geometry, sud_house_cells[house][SUD_SIZE - 1], &last_x, &last_y);
  cairo_rectangle (cr, first_x + pen / 2, first_y + pen / 2, last_x - first_x + geometry->cell - pen,
                   last_y - first_y + geometry->cell - pen);
  cairo_set_line_width (cr, pen);
  cairo_stroke (cr);
}

/* Draws a line from one run of a group to the next one of the same row, or column if @down, along the edge of the
 * cells: those between have neither a digit nor a candidate there. */
static void
tie_runs (cairo_t *cr, const RubricGeometry *geometry, const RubricLinkRoom *run, const RubricLinkRoom *next,
          gboolean down)
{
  double near = down ? run->left : run->top, far = down ? run->right : run->bottom;
  double start = down ? run->bottom : run->right, end = down ? next->top : next->left;
  double pen = geometry->cell * LINK_PEN, x, y, base, from, edge;
  int cell = rubric_geometry_find_cell (geometry, (run->left + run->right) / 2, (run->top + run->bottom) / 2);
  gboolean low;

  rubric_geometry_get_cell (geometry, cell, &x, &y);
  base = down ? x : y;
  low = (near + far) / 2 > base + geometry->cell * LOW;
  from = low ? far : near;
  edge = low ? base + geometry->cell - pen : base + pen;
  const double path[][2] = { { start, from }, { start, edge }, { end, edge }, { end, from } };

  cairo_new_sub_path (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (path); i++)
    cairo_line_to (cr, path[i][down], path[i][!down]);
}

/* Frames each run of a group, and ties those of one row or column. */
static void
draw_group (cairo_t *cr, const RubricGeometry *geometry, const SudLinkEnd *end)
{
  RubricLinkRuns group = rubric_link_find_runs (geometry, end);

  for (int i = 0; i < group.n; i++)
    {
      const RubricLinkRoom *run = &group.runs[i], *next = run + 1;

      cairo_rectangle (cr, run->left, run->top, run->right - run->left, run->bottom - run->top);
      if (i + 1 == group.n)
        break;
      if (next->top == run->top && next->bottom == run->bottom)
        tie_runs (cr, geometry, run, next, FALSE);
      else if (next->left == run->left && next->right == run->right)
        tie_runs (cr, geometry, run, next, TRUE);
    }
  cairo_set_line_width (cr, geometry->cell * LINK_PEN);
  cairo_stroke (cr);
}

static void
find_middle (const RubricGeometry *geometry, int cell, double *x, double *y)
{
  rubric_geometry_get_cell (geometry, cell, x, y);
  *x += geometry->cell / 2;
  *y += geometry->cell / 2;
}

/* Draws a thin line from the digit of one cell to the cross in another, or to the ring of a digit left there. The lines
 * of a row become one. */
static void
draw_sight (cairo_t *cr, const RubricGeometry *geometry, const SudView *view, const SudLink *link,
            const RubricEvidenceInks *inks)
{
  const SudEvidence *evidence = &view->evidence;
  int to = sud_cells_first (link->to.cells);
  SudDigits others = view->sheet.centre[to] | view->sheet.corner[to] | evidence->off[to] | evidence->struck[to];
  gboolean crossed = link->from.digit == link->to.digit;
  gboolean lone = rubric_evidence_get_lone (evidence->on[to], others) != 0;
  double side = geometry->cell, from_x, from_y, to_x, to_y, length, arm = CROSS_ARM * side;
  double gap = crossed ? arm : side * (lone ? RUBRIC_LONE_RADIUS : CROWDED_GAP);

  find_middle (geometry, sud_cells_first (link->from.cells), &from_x, &from_y);
  find_middle (geometry, to, &to_x, &to_y);
  length = hypot (to_x - from_x, to_y - from_y);
  cairo_move_to (cr, from_x, from_y);
  cairo_line_to (cr, to_x - (to_x - from_x) * gap / length, to_y - (to_y - from_y) * gap / length);
  set_ink (cr, &inks->line);
  cairo_set_line_width (cr, side * SIGHT_PEN);
  cairo_stroke (cr);
  if (!crossed)
    return;
  cairo_move_to (cr, to_x - arm, to_y - arm);
  cairo_line_to (cr, to_x + arm, to_y + arm);
  cairo_move_to (cr, to_x + arm, to_y - arm);
  cairo_line_to (cr, to_x - arm, to_y + arm);
  set_ink (cr, &inks->struck);
  cairo_set_line_width (cr, side * CROSS_PEN);
  cairo_stroke (cr);
}

/* Draws all lines of sight, which pass behind digits. */
static void
draw_sights (cairo_t *cr, const RubricGeometry *geometry, const SudView *view, const RubricEvidenceInks *inks)
{
  double side = geometry->cell, all = rubric_geometry_get_offset (geometry, SUD_SIZE), x, y;

  cairo_save (cr);
  cairo_rectangle (cr, geometry->x, geometry->y, all, all);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (view->sheet.digit[cell] != 0)
      {
        rubric_geometry_get_cell (geometry, cell, &x, &y);
        cairo_new_sub_path (cr);
        cairo_arc (cr, x + side / 2, y + side / 2, side * SIGHT_GAP, 0, 2 * G_PI);
      }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  for (int i = 0; i < view->evidence.n_links; i++)
    if (view->evidence.links[i].kind == SUD_LINK_SIGHT)
      draw_sight (cr, geometry, view, &view->evidence.links[i], inks);
  cairo_restore (cr);
}

static void
draw_link (cairo_t *cr, const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  const double dash[] = { geometry->cell * 0.09, geometry->cell * 0.06 };
  RubricLinkCurve curve = rubric_link_find_curve (geometry, view, link);

  if (curve.ends[0].grouped)
    draw_group (cr, geometry, &link->from);
  if (curve.ends[1].grouped)
    draw_group (cr, geometry, &link->to);
  cairo_move_to (cr, curve.x[0], curve.y[0]);
  cairo_curve_to (cr, curve.x[1], curve.y[1], curve.x[2], curve.y[2], curve.x[3], curve.y[3]);
  cairo_set_line_width (cr, geometry->cell * (sud_link_is_grouped (link) ? GROUP_PEN : LINK_PEN));
  cairo_set_dash (cr, dash, link->kind == SUD_LINK_WEAK ? G_N_ELEMENTS (dash) : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, dash, 0, 0);
}

static PangoLayout *
create_letters (cairo_t *cr, unsigned groups, double size)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell,DejaVu Sans,Sans");
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; groups >> i != 0; i++)
    if (groups >> i & 1)
      g_string_append_c (text, (char)('A' + i));
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text->str, -1);
  return layout;
}

/* Draws letters on the upper line of a cell, where no candidate is; at the edge of the board they are half outside. */
static void
draw_letters (cairo_t *cr, const RubricGeometry *geometry, int cell, unsigned groups, const RubricEvidenceInks *inks)
{
  double cell_size = geometry->cell, edge = cell_size * LETTER_EDGE, x, y, width, height;
  double size = MIN (MAX (cell_size * LETTER_SIZE, LETTER_LEAST), cell_size * LETTER_MAX);
  g_autoptr (PangoLayout) layout = create_letters (cr, groups, size);
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  width = (double)ink.width / PANGO_SCALE + 2 * edge;
  height = (double)ink.height / PANGO_SCALE + 2 * edge;
  rubric_geometry_get_cell (geometry, cell, &x, &y);
  y -= height / 2;
  cairo_rectangle (cr, x, y, width, height);
  set_ink (cr, &inks->line);
  cairo_fill (cr);
  set_ink (cr, &inks->letter);
  cairo_move_to (cr, x + edge - (double)ink.x / PANGO_SCALE, y + edge - (double)ink.y / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

void
rubric_evidence_draw (cairo_t *cr, const RubricGeometry *geometry, const SudView *view, const RubricEvidenceInks *inks)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  set_ink (cr, &inks->line);
  for (int house = 0; house < SUD_HOUSES; house++)
    if (view->evidence.houses >> house & 1)
      draw_house (cr, geometry, house);
  for (int i = 0; i < view->evidence.n_links; i++)
    if (view->evidence.links[i].kind != SUD_LINK_SIGHT)
      draw_link (cr, geometry, view, &view->evidence.links[i]);
  draw_sights (cr, geometry, view, inks);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (view->evidence.groups[cell] != 0)
      draw_letters (cr, geometry, cell, view->evidence.groups[cell], inks);
  cairo_restore (cr);
}
