/* rubric-preferences.h - the preferences, applied as they are changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

#include <adwaita.h>

#define RUBRIC_TYPE_PREFERENCES (rubric_preferences_get_type ())
G_DECLARE_FINAL_TYPE (RubricPreferences, rubric_preferences, RUBRIC, PREFERENCES, AdwPreferencesWindow)

/**
 * rubric_preferences_new:
 * @parent: (nullable): the window it belongs to
 * @settings: the settings that it shows and changes
 *
 * Returns: (transfer none): the window, not presented yet
 */
GtkWidget *rubric_preferences_new (GtkWindow *parent, GSettings *settings);

/**
 * rubric_chosen_strategy:
 *
 * Returns: (transfer none): the strategy of @settings for Solve, or the fastest if that is unknown
 */
const SudStrategy *rubric_chosen_strategy (GSettings *settings);
