/* rubric-render-private.h - what the files that draw a sheet share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render.h"

typedef enum
{
  RUBRIC_PEN_REGULAR,
  RUBRIC_PEN_BOLD,
  RUBRIC_N_PENS,
} RubricPen;

/**
 * RubricGlyph:
 * @layout: a digit at PEN_SIZE, made when it is first drawn
 * @x: @y: @width: @height: its ink, in shares of the size of the letters, from the origin of @layout
 */
typedef struct
{
  PangoLayout *layout;
  double x;
  double y;
  double width;
  double height;
} RubricGlyph;

struct _RubricRender
{
  cairo_t *cr;
  gboolean crisp;
  PangoContext *context;
  RubricGlyph glyphs[RUBRIC_N_PENS][SUD_SIZE];
};

/** Returns: (transfer none): @digit, 1 to 9, in a pen */
const RubricGlyph *rubric_render_get_glyph (RubricRender *self, RubricPen pen, int digit);

/** Draws @digit with the middle of its ink at a point: line height and side bearings would put it off the middle. */
void rubric_render_digit (RubricRender *self, RubricPen pen, int digit, double size, double x, double y,
                          const RubricInk *ink);

/**
 * rubric_render_cell_marks:
 * @x: left edge of the cell, inside its lines; @y: its upper edge
 *
 * Draws the marks of a blank cell, its candidates' colours, and their signs.
 */
void rubric_render_cell_marks (RubricRender *self, const SudView *view, int cell, const RubricRenderOptions *options,
                               double x, double y, double side);

/** The band of @colours, a set, at the foot of a cell; marks keep clear of it. */
void rubric_render_cell_colours (RubricRender *self, SudDigits colours, double x, double y, double side);
