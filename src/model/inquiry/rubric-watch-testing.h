/* rubric-watch-testing.h - the chart of a search under observation, fed by tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch.h"

/** rubric_depth_history_add: Adds step number @steps, after which the depth is @depth; it was @low to @high. */
void rubric_depth_history_add (RubricDepthHistory *self, gint64 steps, guint8 low, guint8 high, guint8 depth);
