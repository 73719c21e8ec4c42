/* rubric-preferences-preview.h - a small board that shows what the preferences do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_PREFERENCES_PREVIEW (rubric_preferences_preview_get_type ())
G_DECLARE_FINAL_TYPE (RubricPreferencesPreview, rubric_preferences_preview, RUBRIC, PREFERENCES_PREVIEW, GtkWidget)

/**
 * rubric_preferences_preview_new:
 * @settings: which it follows
 *
 * It is to be looked at alone: neither pointer nor keyboard gets into it, and a screen reader passes over it.
 *
 * Returns: (transfer floating): an example with all that a preference changes
 */
GtkWidget *rubric_preferences_preview_new (GSettings *settings);

/** Returns: (transfer none): the board in it: for tests */
RubricBoard *rubric_preferences_preview_get_board (RubricPreferencesPreview *self);
