/* rubric-compare-chart.h - strategies that were compared as a chart to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison.h"
#include "rubric-figure-saving.h"

/** Returns: how long the bar of row @index is, 0 to 1: on a logarithmic scale around all rows */
double rubric_compare_chart_get_fraction (RubricComparison *comparison, guint index, RubricComparisonBy by);

/**
 * rubric_compare_chart_new:
 * @subject: what was searched: "1 puzzle"
 *
 * Returns: (transfer full): a picture of how it stands now
 */
RubricFigure rubric_compare_chart_new (RubricComparison *comparison, RubricComparisonBy by, const char *subject);
