/* rubric-solutions-panel.h - the solutions of a puzzle that has several, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solutions.h"

#include <gtk/gtk.h>

/**
 * RubricSolutionsPanel:
 *
 * RubricSolutionsPanel::view-changed: rubric_solutions_panel_get_view() is another one
 * RubricSolutionsPanel::closed: the person has closed it
 */
#define RUBRIC_TYPE_SOLUTIONS_PANEL (rubric_solutions_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolutionsPanel, rubric_solutions_panel, RUBRIC, SOLUTIONS_PANEL, GtkWidget)

/** Shows @solutions from now on. Once. */
void rubric_solutions_panel_set_solutions (RubricSolutionsPanel *self, RubricSolutions *solutions);

/** Returns: FALSE where there is nothing to show */
gboolean rubric_solutions_panel_get_view (RubricSolutionsPanel *self, SudView *view);

/** Returns: FALSE where not just one solution is shown, which @solution (out) becomes otherwise */
gboolean rubric_solutions_panel_get_solution (RubricSolutionsPanel *self, SudGrid *solution);

/** Has a line tell in how many solutions each digit of @cell is, where that is shown; -1: of none. */
void rubric_solutions_panel_tell_cell (RubricSolutionsPanel *self, int cell);

/** Gives the keyboard to the list, now or as soon as there is one. */
void rubric_solutions_panel_focus_list (RubricSolutionsPanel *self);
