/* rubric-bar-chart.h - amounts as bars on a logarithmic scale
 *
 *     Brute force   |████████:████████:███ 1.2 ms
 *     Bit sets      |████████:██           40 µs       a line at each power of ten
 *                  1 µs    100 µs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-figure.h"

/**
 * RubricBar:
 * @amount: above 0; 0 = there is none, and no bar
 * @words: what is written behind the bar
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
 * @bars: @n of them, from top to bottom
 * @dup_amount: (nullable): what is written at the line of an amount, a power of ten; called in any thread
 */
typedef struct
{
  const char *title;
  const char *note;
  const RubricBar *bars;
  guint n;
  char *(*dup_amount) (guint64 amount);
} RubricBarChart;

/** Returns: how long bar @index is, 0 to 1: the scale goes from a power of ten to another, around all amounts */
double rubric_bar_chart_get_fraction (const RubricBarChart *self, guint index);

/**
 * rubric_bar_chart_make:
 * @width: in pixels: 100 to 8000
 *
 * Returns: (transfer full) (nullable): the file; NULL without memory. Thread-safe
 */
GBytes *rubric_bar_chart_make (const RubricBarChart *self, RubricFigureKind kind, int width);
