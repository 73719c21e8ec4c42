/* rubric-preferences.h - the preferences, applied as they are changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define RUBRIC_TYPE_PREFERENCES (rubric_preferences_get_type ())
G_DECLARE_FINAL_TYPE (RubricPreferences, rubric_preferences, RUBRIC, PREFERENCES, AdwPreferencesWindow)

/**
 * rubric_preferences_new:
 * @parent: (nullable): the window it belongs to
 * @settings: what it shows and changes
 *
 * Returns: (transfer none): the window, not presented yet
 */
GtkWidget *rubric_preferences_new (GtkWindow *parent, GSettings *settings);

/** Returns: (transfer none): the switch, button or list that changes @key: for tests */
GtkWidget *rubric_preferences_get_control (RubricPreferences *self, const char *key);

/** Returns: (transfer none): the board that shows what is chosen: for tests */
GtkWidget *rubric_preferences_get_preview (RubricPreferences *self);

/** Returns: (transfer none): the list of techniques: for tests */
GtkWidget *rubric_preferences_get_techniques (RubricPreferences *self);
