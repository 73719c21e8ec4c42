/* rubric-search-counters.h - what a search has done so far, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_SEARCH_COUNTERS (rubric_search_counters_get_type ())
G_DECLARE_FINAL_TYPE (RubricSearchCounters, rubric_search_counters, RUBRIC, SEARCH_COUNTERS, GtkWidget)

/** @per_second: steps a second; below 0: nothing moves, or it is not known yet */
void rubric_search_counters_show (RubricSearchCounters *self, const RubricWatchSample *sample, double per_second);
