/* rubric-technique-row.h - a technique with its switch; it can be dragged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-techniques.h"

#include <adwaita.h>

#define RUBRIC_TYPE_TECHNIQUE_ROW (rubric_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueRow, rubric_technique_row, RUBRIC, TECHNIQUE_ROW, AdwActionRow)

/** Returns: (transfer floating): a row for @technique, which shows how it is used by @techniques, and changes that */
GtkWidget *rubric_technique_row_new (RubricTechniques *techniques, SudTechniqueId technique);

SudTechniqueId rubric_technique_row_get_technique (RubricTechniqueRow *self);

/** Returns: (transfer none): the switch: for tests */
GtkSwitch *rubric_technique_row_get_switch (RubricTechniqueRow *self);

/** Whether its place among all techniques is told: where not all of them are to be seen. */
void rubric_technique_row_show_place (RubricTechniqueRow *self, gboolean shown);

/** Shows how it is used by now. */
void rubric_technique_row_update (RubricTechniqueRow *self);
