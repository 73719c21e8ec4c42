/* rubric-technique-reset.h - a button that makes the techniques as usual, and then takes that back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-techniques.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_TECHNIQUE_RESET (rubric_technique_reset_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniqueReset, rubric_technique_reset, RUBRIC, TECHNIQUE_RESET, GtkButton)

/** Returns: (transfer floating): a button for @techniques, which is grey while nothing is to be reset, or taken back */
GtkWidget *rubric_technique_reset_new (RubricTechniques *techniques);
