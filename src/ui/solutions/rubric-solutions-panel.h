/* rubric-solutions-panel.h - the solutions of a puzzle that has several, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <gtk/gtk.h>

/**
 * RubricSolutionsPanel:
 *
 * A RubricSidePanel.
 */
#define RUBRIC_TYPE_SOLUTIONS_PANEL (rubric_solutions_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolutionsPanel, rubric_solutions_panel, RUBRIC, SOLUTIONS_PANEL, GtkBox)

/**
 * rubric_solutions_panel_get_solution:
 * @solution: (out): the one that is shown
 *
 * Returns: FALSE unless exactly one is shown
 */
gboolean rubric_solutions_panel_get_solution (RubricSolutionsPanel *self, SudGrid *solution);
