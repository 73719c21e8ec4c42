/* rubric-figure.h - figures as files, pixels or curves: a step of reasoning, and amounts as bars
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

/** rubric_figure_kind_for_name: Returns: the kind of a file called @name: SVG if its suffix says so, else PNG */
RubricFigureKind rubric_figure_kind_for_name (const char *name);

/**
 * rubric_step_picture_make:
 * @title: the name of the technique, above the board
 * @text: the sentence, below it
 * @size: its width in pixels, 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe
 */
GBytes *rubric_step_picture_make (const SudView *view, const char *title, const char *text, RubricFigureKind kind,
                                  int size);

/**
 * RubricBar:
 * @words: written after the bar
 * @amount: above 0; 0 = there is none, and no bar
 */
typedef struct
{
  const char *name;
  const char *words;
  double amount;
} RubricBar;

/**
 * RubricBarChart:
 * @title: above
 * @note: below, small
 * @bars: @n of them, from top to bottom, on a logarithmic scale with a line at each power of ten
 * @dup_amount: (nullable): words the amount at a line; called in any thread
 *
 *     Brute force   |████████:████████:███ 1.2 ms
 *     Bit sets      |████████:██           40 µs
 *                  1 µs    100 µs
 */
typedef struct
{
  const char *title;
  const char *note;
  const RubricBar *bars;
  guint n;
  char *(*dup_amount) (guint64 amount);
} RubricBarChart;

/** rubric_bar_chart_get_fraction: Returns: the length of bar @index, 0 to 1, on the scale around all amounts */
double rubric_bar_chart_get_fraction (const RubricBarChart *self, guint index);

/**
 * rubric_bar_chart_make:
 * @width: in pixels, 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe
 */
GBytes *rubric_bar_chart_make (const RubricBarChart *self, RubricFigureKind kind, int width);
