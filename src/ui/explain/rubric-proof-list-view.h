/* rubric-proof-list-view.h - what a net claims, and its proof line by line; what a line rests on can be unfolded below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

#include <gtk/gtk.h>

/**
 * RubricProofListView:
 * Hides itself while there is no proof.
 *
 * RubricProofListView::view-changed: another line is selected
 */
#define RUBRIC_TYPE_PROOF_LIST_VIEW (rubric_proof_list_view_get_type ())
G_DECLARE_FINAL_TYPE (RubricProofListView, rubric_proof_list_view, RUBRIC, PROOF_LIST_VIEW, GtkWidget)

/** Shows the proof of step @index of @explanation (nullable), folded, if it has one. Does not emit ::view-changed. */
void rubric_proof_list_view_set_step (RubricProofListView *self, RubricExplanation *explanation, guint index);

/** Returns: FALSE where there is no proof */
gboolean rubric_proof_list_view_get_view (RubricProofListView *self, SudView *view);

/** Returns: (transfer full) (nullable): the line that is selected, as text; NULL where that is the step itself, or none */
char *rubric_proof_list_view_dup_text (RubricProofListView *self);
