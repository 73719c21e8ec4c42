/* rubric-explain-panel.h - the way to the solution, step by step, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gtk/gtk.h>

/**
 * RubricExplainPanel:
 *
 * A RubricSidePanel that explains the puzzle as it stands, from its first step on.
 *
 * RubricExplainPanel::copied: @text, a `const char *`: the person has copied, saved or done something, and is told so
 */
#define RUBRIC_TYPE_EXPLAIN_PANEL (rubric_explain_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainPanel, rubric_explain_panel, RUBRIC, EXPLAIN_PANEL, GtkBox)

/**
 * rubric_explain_panel_show_hint:
 *
 * Shows one step alone, worked out already, instead of an explanation of the puzzle.
 */
void rubric_explain_panel_show_hint (RubricExplainPanel *self, RubricExplanation *hint);

/** rubric_explain_panel_choose_why: Lets the panel, once it is open, explain why the cell under the cursor cannot be a
 * digit, or must, until it is closed. */
void rubric_explain_panel_choose_why (RubricExplainPanel *self);

/** rubric_explain_panel_press_digit: Asks about @digit, 1 to 9. Returns: FALSE if the panel explains something else */
gboolean rubric_explain_panel_press_digit (RubricExplainPanel *self, int digit);

/** rubric_explain_panel_do_step: Does the selected step in the puzzle, on the way to the end, or to an answer, also all
 * steps before it, as one step that can be undone. */
void rubric_explain_panel_do_step (RubricExplainPanel *self);

/** rubric_explain_panel_get_notation: Returns: (transfer none): the line in short notation, hidden unless somebody
 * shows it */
GtkWidget *rubric_explain_panel_get_notation (RubricExplainPanel *self);
