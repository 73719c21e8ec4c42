/* rubric-explain-panel.h - the way to the solution, step by step, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"
#include "rubric-puzzle.h"
#include "rubric-techniques.h"

#include <gtk/gtk.h>

/**
 * RubricExplainPanel:
 *
 * RubricExplainPanel::view-changed: rubric_explain_panel_get_view() is another one
 * RubricExplainPanel::copied: @text, a `const char *`: the person has copied or saved something, and is told so
 * RubricExplainPanel::closed: the person has closed it
 */
#define RUBRIC_TYPE_EXPLAIN_PANEL (rubric_explain_panel_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplainPanel, rubric_explain_panel, RUBRIC, EXPLAIN_PANEL, GtkWidget)

/** Explains @puzzle as it stands by @techniques, from its first step on; both NULL: nothing any more. */
void rubric_explain_panel_set_puzzle (RubricExplainPanel *self, RubricPuzzle *puzzle, RubricTechniques *techniques);

/** Shows what Explainer says of the puzzle; NULL: not known. */
void rubric_explain_panel_set_rating (RubricExplainPanel *self, const SudExplainerRating *rating);

/** Shows one step alone, worked out already: a hint. */
void rubric_explain_panel_show_hint (RubricExplainPanel *self, RubricExplanation *hint);

/** Returns: FALSE where there is nothing to show */
gboolean rubric_explain_panel_get_view (RubricExplainPanel *self, SudView *view);

/** Goes @by steps on, or back; stops at the ends. */
void rubric_explain_panel_step (RubricExplainPanel *self, int by);

/** Gives the keyboard to the list of steps. */
void rubric_explain_panel_focus_list (RubricExplainPanel *self);

/** Lists all steps again, with the keyboard there. Returns: FALSE where no step was read alone, and none looked for */
gboolean rubric_explain_panel_go_back (RubricExplainPanel *self);
