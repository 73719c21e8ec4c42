/* rubric-figure.h - a drawing as a file: pixels or curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-render.h"

typedef enum
{
  RUBRIC_FIGURE_PNG,
  RUBRIC_FIGURE_SVG,
} RubricFigureKind;

/** Draws @data from (0, 0) to (@width, @height), on white. */
typedef void (*RubricFigureDraw) (RubricRender *render, cairo_t *cr, int width, int height, gconstpointer data);

/** How high @data is with this width: the same on each surface, as letters are not hinted to it. */
typedef int (*RubricFigureMeasure) (RubricRender *render, int width, gconstpointer data);

/**
 * rubric_figure_make:
 * @width: in pixels: 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe where the two calls are
 */
GBytes *rubric_figure_make (RubricFigureKind kind, int width, RubricFigureMeasure measure, RubricFigureDraw draw,
                            gconstpointer data);

/** Returns: the kind that a file of that name is to have: SVG where its suffix says so, else PNG */
RubricFigureKind rubric_figure_kind_for_name (const char *name);
