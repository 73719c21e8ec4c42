/* rubric-level-sign.h - how hard a puzzle is, as a small sign
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_LEVEL_SIGN (rubric_level_sign_get_type ())
G_DECLARE_FINAL_TYPE (RubricLevelSign, rubric_level_sign, RUBRIC, LEVEL_SIGN, GtkWidget)

/** Returns: (transfer floating): the sign of what has not been graded, which says nothing itself */
GtkWidget *rubric_level_sign_new (void);

/** Shows the sign of @level: each has its own form, and a colour that goes with it. */
void rubric_level_sign_set (RubricLevelSign *self, RubricLevel level);

/** Returns: (transfer none): the style class of @level */
const char *rubric_level_sign_class (RubricLevel level);
