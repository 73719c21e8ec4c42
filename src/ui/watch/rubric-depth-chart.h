/* rubric-depth-chart.h - how deep a search was from its first step on, as a chart
 *
 *     51 ┌--------------------------┐   all blanks filled: solved
 *        │            ▗▄▟▙▄▖   ▄▟▙▖ │
 *        │  ▗▄▟█▙▄▖▄▟███████▙▟█████ │   each column from the least to the greatest depth in its steps
 *      0 └--------------------------┘
 *                          1,234,567    steps so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_DEPTH_CHART (rubric_depth_chart_get_type ())
G_DECLARE_FINAL_TYPE (RubricDepthChart, rubric_depth_chart, RUBRIC, DEPTH_CHART, GtkWidget)

/**
 * rubric_depth_chart_show:
 * @blanks: the depth of a solution
 *
 * Draws again where @sample has more steps, or fewer, than what is shown.
 */
void rubric_depth_chart_show (RubricDepthChart *self, const RubricWatchSample *sample, int blanks);

/** Has a screen reader say what the chart shows now: to be called when it comes to rest. */
void rubric_depth_chart_describe (RubricDepthChart *self);
