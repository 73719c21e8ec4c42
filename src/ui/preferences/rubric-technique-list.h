/* rubric-technique-list.h - all techniques: to be switched on and off, and put in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define RUBRIC_TYPE_TECHNIQUE_LIST (rubric_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueList, rubric_technique_list, RUBRIC, TECHNIQUE_LIST, GtkWidget)

/** rubric_technique_list_new: Returns: (transfer floating): a list bound to @settings; it is grey if they are locked */
GtkWidget *rubric_technique_list_new (GSettings *settings);

/**
 * rubric_technique_list_create_reset:
 *
 * Returns: (transfer floating): a button that resets the techniques, and takes that back
 */
GtkWidget *rubric_technique_list_create_reset (RubricTechniqueList *self);
