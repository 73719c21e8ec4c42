/* rubric-preferences-testing.h - parts of the preferences, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "rubric-preferences.h"
#include "rubric-technique-list.h"
#include "sud-technique.h"

/** rubric_preferences_get_control: Returns: (transfer none): the switch, button or list that changes @key */
GtkWidget *rubric_preferences_get_control (RubricPreferences *self, const char *key);

/** rubric_preferences_get_board: Returns: (transfer none): the board that shows the effect of the preferences */
RubricBoard *rubric_preferences_get_board (RubricPreferences *self);

RubricTechniqueList *rubric_preferences_get_techniques (RubricPreferences *self);
GtkWidget *rubric_technique_list_get_row (RubricTechniqueList *self, SudTechniqueId technique);
GtkSwitch *rubric_technique_list_get_switch (RubricTechniqueList *self, SudTechniqueId technique);

/** rubric_technique_list_move: Moves the focused row past the next visible one. Returns: FALSE if there is none */
gboolean rubric_technique_list_move (RubricTechniqueList *self, gboolean down);
