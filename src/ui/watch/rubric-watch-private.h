/* rubric-watch-private.h - the parts of the panel in which a search is watched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch.h"
#include "rubric-widgets.h"
#include "sud-strategy.h"

/**
 * RubricDepthChart:
 *
 *     51 ┌--------------------------┐   all blanks filled: solved
 *        │            ▗▄▟▙▄▖   ▄▟▙▖ │
 *        │  ▗▄▟█▙▄▖▄▟███████▙▟█████ │   each column from the least to the greatest depth in its steps
 *      0 └--------------------------┘
 *                          1,234,567    steps so far
 */
#define RUBRIC_TYPE_DEPTH_CHART (rubric_depth_chart_get_type ())
G_DECLARE_FINAL_TYPE (RubricDepthChart, rubric_depth_chart, RUBRIC, DEPTH_CHART, GtkWidget)

/** rubric_depth_chart_show: Draws the depths of @sample; @blanks is the depth of a solution. */
void rubric_depth_chart_show (RubricDepthChart *self, const RubricWatchSample *sample, int blanks);

/** rubric_depth_chart_describe: Tells a screen reader what the chart shows: to be called when it comes to rest. */
void rubric_depth_chart_describe (RubricDepthChart *self);

/**
 * RubricSearchCounters:
 *
 *     4,157        4,126        11,482
 *     Placed       Taken back   Rejected
 *     31           0.02 s       18,250
 *     On trial     Search time  Steps/s
 */
#define RUBRIC_TYPE_SEARCH_COUNTERS (rubric_search_counters_get_type ())
G_DECLARE_FINAL_TYPE (RubricSearchCounters, rubric_search_counters, RUBRIC, SEARCH_COUNTERS, GtkGrid)

/** rubric_search_counters_show: @per_second: steps a second; below 0: nothing moves, or it is not known yet */
void rubric_search_counters_show (RubricSearchCounters *self, const RubricWatchSample *sample, double per_second);

/**
 * RubricStrategyPage:
 *
 * The idea of a strategy, and a few lines of code, one of which is marked while it is carried out.
 */
#define RUBRIC_TYPE_STRATEGY_PAGE (rubric_strategy_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricStrategyPage, rubric_strategy_page, RUBRIC, STRATEGY_PAGE, GtkBox)

/** rubric_strategy_page_set_strategy: Shows the page of @strategy, with no line marked. */
void rubric_strategy_page_set_strategy (RubricStrategyPage *self, const SudStrategy *strategy);

/** rubric_strategy_page_mark: Marks a line, from 0; -1: none. */
void rubric_strategy_page_mark (RubricStrategyPage *self, int line);

/**
 * RubricWatchSpeed:
 *
 * A slider with notches from 1 step a second up, and a label that tells the speed.
 *
 * RubricWatchSpeed:speed: steps a second, or RUBRIC_WATCH_UNTHROTTLED; the notch that is at most as fast as what is set
 */
#define RUBRIC_TYPE_WATCH_SPEED (rubric_watch_speed_get_type ())
G_DECLARE_FINAL_TYPE (RubricWatchSpeed, rubric_watch_speed, RUBRIC, WATCH_SPEED, GtkBox)

/** rubric_watch_speed_get: Returns: the speed */
guint rubric_watch_speed_get (RubricWatchSpeed *self);

/** rubric_watch_speed_tell: Makes the label tell @per_second, the speed for now, until the slider is moved. */
void rubric_watch_speed_tell (RubricWatchSpeed *self, guint per_second);

/** rubric_watch_speed_step: Goes @by notches up, or down; stops at the ends. */
void rubric_watch_speed_step (RubricWatchSpeed *self, int by);
