/* rubric-strategy-page.h - how a strategy searches, in two sentences and a few lines of which one is marked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy-page.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_STRATEGY_PAGE (rubric_strategy_page_get_type ())
G_DECLARE_FINAL_TYPE (RubricStrategyPage, rubric_strategy_page, RUBRIC, STRATEGY_PAGE, GtkWidget)

/** Shows the page of @strategy, with no line marked. */
void rubric_strategy_page_set_strategy (RubricStrategyPage *self, const SudStrategy *strategy);

/** Marks a line, from 0; -1: none. */
void rubric_strategy_page_mark (RubricStrategyPage *self, int line);

/** Returns: (nullable) (transfer none): what the line that is marked says */
const char *rubric_strategy_page_get_marked (RubricStrategyPage *self);
