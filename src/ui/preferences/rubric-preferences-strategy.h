/* rubric-preferences-strategy.h - the row that chooses how Solve searches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/**
 * rubric_preferences_strategy_new:
 * @settings: whose key "strategy" it follows and changes
 * @group: where it goes, whose description says what the strategy does that is chosen
 *
 * Returns: (transfer floating): a row; its list says what each strategy does
 */
GtkWidget *rubric_preferences_strategy_new (GSettings *settings, AdwPreferencesGroup *group);
