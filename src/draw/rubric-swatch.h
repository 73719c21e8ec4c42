/* rubric-swatch.h - the nine colours of cells and candidates, each with a shape of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <cairo.h>
#include <glib.h>

/** RubricInk: A colour, each part from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} RubricInk;

/**
 * rubric_swatch_draw:
 * @colour: 1 to 9
 * @side: of the square at @x, @y that it fills
 * @ink: of the outline
 *
 * Draws the shape of @colour, filled with it: no two are told apart by hue alone.
 */
void rubric_swatch_draw (cairo_t *cr, int colour, double x, double y, double side, const RubricInk *ink);

/** rubric_swatch_fill: Fills a box with @colours, a set that is not empty, side by side from the left, so that inks can
 * be read on them: on light ground the dark ones, on @dark ground the light ones. */
void rubric_swatch_fill (cairo_t *cr, SudDigits colours, gboolean dark, double x, double y, double width,
                         double height);

/** rubric_swatch_draw_shapes: Draws the shape of each of @colours in the middle of its part, which is as above. */
void rubric_swatch_draw_shapes (cairo_t *cr, SudDigits colours, double x, double y, double width, double height,
                                const RubricInk *ink);

/** rubric_swatch_get_name: Returns: (transfer none): the name of @colour, 1 to 9, translated: "blue circle" */
const char *rubric_swatch_get_name (int colour);
