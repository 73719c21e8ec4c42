/* rubric-evidence.c - draws what a step of reasoning points at: signs of candidates, houses, links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-evidence.h"

#include "rubric-link-curve.h"
#include "sud-houses.h"

#include <glib.h>
#include <math.h>

#define INK(rgb) { ((rgb) >> 16 & 255) / 255.0, ((rgb) >> 8 & 255) / 255.0, ((rgb)&255) / 255.0 }

static const RubricEvidenceInks styles[RUBRIC_N_EVIDENCE_STYLES] = {
  [RUBRIC_EVIDENCE_LIGHT] = { .on = INK (0x1a5fb4), .on_ground = INK (0xcfe3fb), .off = INK (0x1b7a45),
                              .off_ground = INK (0xd3f0df), .struck = INK (0xa65e00), .struck_ground = INK (0xfdeacc),
                              .line = INK (0x613583) },
  [RUBRIC_EVIDENCE_DARK] = { .on = INK (0x78aeed), .on_ground = INK (0x1c3a5e), .off = INK (0x57e389),
                             .off_ground = INK (0x1c4a30), .struck = INK (0xffbe6f), .struck_ground = INK (0x4a3310),
                             .line = INK (0xdc8add) },
  [RUBRIC_EVIDENCE_CONTRAST] = { .on = INK (0x0b3d7d), .on_ground = INK (0xffffff), .off = INK (0x0a5228),
                                 .off_ground = INK (0xffffff), .struck = INK (0x7a4400),
                                 .struck_ground = INK (0xffffff), .line = INK (0x45205f) },
  [RUBRIC_EVIDENCE_DARK_CONTRAST]
  = { .on = INK (0x99c1f1), .on_ground = INK (0x000000), .off = INK (0x8ff0a4), .off_ground = INK (0x000000),
      .struck = INK (0xffd9a6), .struck_ground = INK (0x000000), .line = INK (0xf0b8f0) },
  [RUBRIC_EVIDENCE_PAPER] = { .on = INK (0x1a5fb4), .on_ground = INK (0xffffff), .off = INK (0x1b7a45),
                              .off_ground = INK (0xffffff), .struck = INK (0xa65e00), .struck_ground = INK (0xffffff),
                              .line = INK (0x613583) },
};

/* Of paper; on the screen they are in the style sheet. */
static const RubricInk tints[SUD_TINTS] = { INK (0xece4fb), INK (0xd6efeb), INK (0xf4eac2), INK (0xfbe4ee) };

/* Shares of the room of a candidate, or of the side of a cell. */
static const double SIGN_SIZE = 0.88;
static const double SIGN_PEN = 0.14;
static const double STROKE_REACH = 0.95;
static const double TINT_EDGE = 0.06;
static const double TINT_PEN = 0.03;
static const double HOUSE_PEN = 0.045;
static const double LINK_PEN = 0.035;
static const double GROUP_PEN = 0.07;
static const double LOW = 0.6; /* what is below is nearer to the lower edge */

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

/* One line, dashes, dots, two lines. */
static void
set_pattern (cairo_t *cr, int tint, double pen)
{
  static const double dashes[SUD_TINTS][2] = { { 0, 0 }, { 4, 2.5 }, { 1, 2 }, { 0, 0 } };
  const double pattern[] = { dashes[tint - 1][0] * pen, dashes[tint - 1][1] * pen };

  cairo_set_dash (cr, pattern, pattern[0] > 0 ? G_N_ELEMENTS (pattern) : 0, 0);
  cairo_set_line_width (cr, pen);
}

void
rubric_evidence_draw_tint (cairo_t *cr, int tint, double x, double y, double side)
{
  double pen = side * TINT_PEN;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, side, side);
  set_ink (cr, &tints[tint - 1]);
  cairo_fill (cr);
  set_ink (cr, &styles[RUBRIC_EVIDENCE_PAPER].line);
  set_pattern (cr, tint, pen);
  for (double edge = side * TINT_EDGE, n = tint == SUD_TINTS ? 2 : 1; n > 0; n--, edge += 2 * pen)
    cairo_rectangle (cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge);
  cairo_stroke (cr);
  cairo_restore (cr);
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

/* From one run of a group to the next one of the same row, along the edge of the cells: what is between them has neither a
 * digit nor a candidate there. */
static void
tie_across (cairo_t *cr, const RubricGeometry *geometry, const RubricLinkRoom *run, const RubricLinkRoom *next)
{
  double middle = (run->top + run->bottom) / 2, pen = geometry->cell * LINK_PEN, from, edge, x, y;
  gboolean low;

  rubric_geometry_get_cell (geometry, rubric_geometry_find_cell (geometry, (run->left + run->right) / 2, middle), &x, &y);
  low = middle > y + geometry->cell * LOW;
  from = low ? run->bottom : run->top;
  edge = low ? y + geometry->cell - pen : y + pen;
  cairo_move_to (cr, run->right, from);
  cairo_line_to (cr, run->right, edge);
  cairo_line_to (cr, next->left, edge);
  cairo_line_to (cr, next->left, from);
}

/* Likewise in a column. */
static void
tie_down (cairo_t *cr, const RubricGeometry *geometry, const RubricLinkRoom *run, const RubricLinkRoom *next)
{
  double middle = (run->left + run->right) / 2, pen = geometry->cell * LINK_PEN, from, edge, x, y;
  gboolean right;

  rubric_geometry_get_cell (geometry, rubric_geometry_find_cell (geometry, middle, (run->top + run->bottom) / 2), &x, &y);
  right = middle > x + geometry->cell * LOW;
  from = right ? run->right : run->left;
  edge = right ? x + geometry->cell - pen : x + pen;
  cairo_move_to (cr, from, run->bottom);
  cairo_line_to (cr, edge, run->bottom);
  cairo_line_to (cr, edge, next->top);
  cairo_line_to (cr, from, next->top);
}

/* Frames each run of a group, and ties those of one row or column. */
static void
draw_group (cairo_t *cr, const RubricGeometry *geometry, const SudSheet *sheet, const SudLinkEnd *end)
{
  RubricLinkRuns group = rubric_link_find_runs (geometry, sheet, end);

  for (int i = 0; i < group.n; i++)
    {
      const RubricLinkRoom *run = &group.runs[i], *next = run + 1;

      cairo_rectangle (cr, run->left, run->top, run->right - run->left, run->bottom - run->top);
      if (i + 1 == group.n)
        break;
      if (next->top == run->top && next->bottom == run->bottom)
        tie_across (cr, geometry, run, next);
      else if (next->left == run->left && next->right == run->right)
        tie_down (cr, geometry, run, next);
    }
  cairo_set_line_width (cr, geometry->cell * LINK_PEN);
  cairo_stroke (cr);
}

static void
draw_link (cairo_t *cr, const RubricGeometry *geometry, const SudView *view, const SudLink *link)
{
  const double dash[] = { geometry->cell * 0.09, geometry->cell * 0.06 };
  RubricLinkCurve curve = rubric_link_find_curve (geometry, view, link);

  if (curve.ends[0].grouped)
    draw_group (cr, geometry, &view->sheet, &link->from);
  if (curve.ends[1].grouped)
    draw_group (cr, geometry, &view->sheet, &link->to);
  cairo_move_to (cr, curve.x[0], curve.y[0]);
  cairo_curve_to (cr, curve.x[1], curve.y[1], curve.x[2], curve.y[2], curve.x[3], curve.y[3]);
  cairo_set_line_width (cr, geometry->cell * (sud_link_is_grouped (link) ? GROUP_PEN : LINK_PEN));
  cairo_set_dash (cr, dash, link->kind == SUD_LINK_WEAK ? G_N_ELEMENTS (dash) : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, dash, 0, 0);
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
    draw_link (cr, geometry, view, &view->evidence.links[i]);
  cairo_restore (cr);
}
