/* rubric-evidence.c - drawing of evidence: signs of candidates, houses, links around digits, letters of groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-evidence.h"

#include "rubric-link-curve-private.h"
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

/* The outline in a tinted cell: dashes, on and off, in widths of the pen, which is @pen times the usual width. */
typedef struct
{
  double dash[2]; /* 0: a full line */
  int lines; /* outlines, each inside the one before */
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
static const double LETTER_MAX = 0.3;   /* if the cell is too small for LETTER_LEAST */
static const double LETTER_LEAST = 10;  /* pixels, or points */
static const double LETTER_EDGE = 0.03; /* around letters */
static const double LOW = 0.6;          /* a run with its middle below this is tied along the lower edge */

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

/* Traces the outline of a square, @edge inside a square of @side. */
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
 * cells, where the cells between have neither a digit nor a candidate. */
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
