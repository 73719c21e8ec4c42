/* rubric-start.h - what an empty board offers: paste, open, a new puzzle, an example, what was begun before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session.h"

#include <gtk/gtk.h>

/**
 * RubricStart:
 *
 * RubricStart:brief, set when it is made, says whether it is one row of buttons instead of a list with a line about each.
 */
#define RUBRIC_TYPE_START (rubric_start_get_type ())
G_DECLARE_FINAL_TYPE (RubricStart, rubric_start, RUBRIC, START, GtkWidget)

/** Offers to continue what @session keeps, with @menu, whenever there is something. */
void rubric_start_follow (RubricStart *self, RubricSession *session, GMenuModel *menu);
