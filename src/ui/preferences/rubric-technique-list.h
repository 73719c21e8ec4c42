/* rubric-technique-list.h - all techniques: to be switched on and off, and put in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-technique-row.h"

#define RUBRIC_TYPE_TECHNIQUE_LIST (rubric_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueList, rubric_technique_list, RUBRIC, TECHNIQUE_LIST, GtkWidget)

/** Returns: (transfer floating): the techniques of @settings, which it follows and changes; grey where they cannot be written */
GtkWidget *rubric_technique_list_new (GSettings *settings);

/** Returns: (transfer none): what it shows and changes */
RubricTechniques *rubric_technique_list_get_techniques (RubricTechniqueList *self);

/** Moves the row that has the keyboard past the next one that is shown, down or up; FALSE where there is none. */
gboolean rubric_technique_list_move (RubricTechniqueList *self, gboolean down);

/** Returns: (transfer none): the row of @technique: for tests */
RubricTechniqueRow *rubric_technique_list_get_row (RubricTechniqueList *self, SudTechniqueId technique);
