/* rubric-explanation.h - the steps of a path as a list that a panel shows, and each of them as a view of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reasoning.h"
#include "sud-view.h"

#include <gio/gio.h>

#define RUBRIC_TYPE_EXPLANATION (rubric_explanation_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplanation, rubric_explanation, RUBRIC, EXPLANATION, GObject)

#define RUBRIC_TYPE_EXPLANATION_STEP (rubric_explanation_step_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplanationStep, rubric_explanation_step, RUBRIC, EXPLANATION_STEP, GObject)

/**
 * RubricExplanation:
 * A GListModel of RubricExplanationStep, immutable.
 */

/** Returns: (transfer full): the steps of @reasoning, whose path is kept */
RubricExplanation *rubric_explanation_new (const RubricReasoningResult *reasoning);

/** Returns: (transfer none): how hard it is */
const SudGrade *rubric_explanation_get_grade (RubricExplanation *self);

/** Whether the givens have just one solution: else no reasoning leads to it. */
gboolean rubric_explanation_is_unique (RubricExplanation *self);

/** Whether the givens have no solution at all. */
gboolean rubric_explanation_is_impossible (RubricExplanation *self);

/** Returns: (transfer full) (nullable): why it begins with the givens, a sentence; NULL where it does not */
char *rubric_explanation_dup_beginning (RubricExplanation *self);

/** Returns: (transfer full) (nullable): why its last step is the last, a sentence; NULL where that is the end of the puzzle */
char *rubric_explanation_dup_end (RubricExplanation *self);

/** Returns: how many solutions the givens have, up to RUBRIC_SOLVER_MANY + 1 */
gint64 rubric_explanation_get_n_solutions (RubricExplanation *self);

/** Whether of what is possible at once some is not listed, as there is too much of one technique. */
gboolean rubric_explanation_is_cut (RubricExplanation *self);

/** Whether nothing is left to do after its steps. */
gboolean rubric_explanation_is_complete (RubricExplanation *self);

/** Whether it begins with the givens, since the position was wrong. */
gboolean rubric_explanation_is_from_givens (RubricExplanation *self);

/** The board before step @index, with its evidence; with the number of steps the board at the end. */
void rubric_explanation_get_view (RubricExplanation *self, guint index, SudView *view);

/** Returns: (transfer none) (nullable): the lines of the proof of step @index, as many as its size; NULL where it is no net */
const SudLemma *rubric_explanation_get_proof (RubricExplanation *self, guint index);

/** Whether any of its steps has a proof. */
gboolean rubric_explanation_has_proofs (RubricExplanation *self);

/** Line @line, from 0, of the proof of step @index, on the board as it was when the proof was found. */
void rubric_explanation_get_line_view (RubricExplanation *self, guint index, guint line, SudView *view);

/** Returns: (transfer full): step @index in whole sentences; of a net without its proof */
char *rubric_explanation_dup_claim (RubricExplanation *self, guint index);

/** Returns: (transfer full): step @index in whole sentences; of a net with its proof, a line each */
char *rubric_explanation_dup_sentence (RubricExplanation *self, guint index);

/** Returns: (transfer full): all steps as text, one a line: number, short notation, sentence */
char *rubric_explanation_to_text (RubricExplanation *self);

/** Rules out in @sheet what step @index rules out: from the centre marks where a cell has any. */
void rubric_explanation_rule_out (RubricExplanation *self, guint index, SudSheet *sheet);

/** Returns: (transfer none): step @index */
const SudStep *rubric_explanation_get_step (RubricExplanation *self, guint index);

/** 0, 1, … */
guint rubric_explanation_step_get_index (RubricExplanationStep *self);

SudTechniqueId rubric_explanation_step_get_technique (RubricExplanationStep *self);

/** Returns: (transfer none): the name of the technique */
const char *rubric_explanation_step_get_title (RubricExplanationStep *self);

/** Returns: (transfer full): what follows from it, in a few words */
char *rubric_explanation_step_dup_outcome (RubricExplanationStep *self);
