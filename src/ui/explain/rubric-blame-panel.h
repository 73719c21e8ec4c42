/* rubric-blame-panel.h - why there is no solution, and what would mend it, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-blame.h"

#include <gtk/gtk.h>

/**
 * RubricBlamePanel:
 *
 * RubricBlamePanel::view-changed: rubric_blame_panel_get_view() is another one
 * RubricBlamePanel::apply: the person wants the change that is selected, see rubric_blame_panel_get_selected()
 * RubricBlamePanel::closed: the person has closed it
 */
#define RUBRIC_TYPE_BLAME_PANEL (rubric_blame_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricBlamePanel, rubric_blame_panel, RUBRIC, BLAME_PANEL, GtkWidget)

/** Shows @blame from now on. Once. */
void rubric_blame_panel_set_blame (RubricBlamePanel *self, RubricBlame *blame);

/** Returns: FALSE where there is nothing to show */
gboolean rubric_blame_panel_get_view (RubricBlamePanel *self, SudView *view);

/** Returns: which change of the blame is selected; G_MAXUINT for none */
guint rubric_blame_panel_get_selected (RubricBlamePanel *self);

/** Gives the keyboard to the list, now or as soon as there is one. */
void rubric_blame_panel_focus_list (RubricBlamePanel *self);
