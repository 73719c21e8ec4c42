/* rubric-explanation.h - the steps of a path as a list that a panel shows, and each of them as a view of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reasoning.h"
#include "rubric-row.h"
#include "sud-view.h"

#define RUBRIC_TYPE_EXPLANATION (rubric_explanation_get_type ())
G_DECLARE_FINAL_TYPE (RubricExplanation, rubric_explanation, RUBRIC, EXPLANATION, GObject)

/** rubric_explanation_new: Returns: (transfer full): the steps of @reasoning, whose path is kept */
RubricExplanation *rubric_explanation_new (const RubricReasoningResult *reasoning);

guint rubric_explanation_get_n_steps (RubricExplanation *self);

/** rubric_explanation_list_steps: Returns: (transfer full): a list of RubricRow, of which it is the owner */
GListModel *rubric_explanation_list_steps (RubricExplanation *self);

/** rubric_explanation_get_grade: Returns: (transfer none): how hard it is */
const SudGrade *rubric_explanation_get_grade (RubricExplanation *self);

/** rubric_explanation_get_reasoning: Returns: (transfer none): the result of which it is made, without its order and
 * marks */
const RubricReasoningResult *rubric_explanation_get_reasoning (RubricExplanation *self);

/** rubric_explanation_is_cut: Returns: whether steps of a technique with too many are missing from those possible at
 * once */
gboolean rubric_explanation_is_cut (RubricExplanation *self);

/** rubric_explanation_is_complete: Returns: whether nothing is left to do after its steps */
gboolean rubric_explanation_is_complete (RubricExplanation *self);

/** rubric_explanation_get_view: Sets @view to the board before step @index, with its evidence; with the number of steps
 * the board at the end. */
void rubric_explanation_get_view (RubricExplanation *self, guint index, SudView *view);

/** rubric_explanation_get_proof: Returns: (transfer none) (nullable): the proof of step @index, as many lines as its
 * size; NULL if it is no net */
const SudLemma *rubric_explanation_get_proof (RubricExplanation *self, guint index);

/** rubric_explanation_find_line: Returns: the step whose proof has the line that @lemma refers to, one that was shown
 * earlier; @line: (out): the line, from 0 */
guint rubric_explanation_find_line (RubricExplanation *self, const SudLemma *lemma, guint *line);

/** rubric_explanation_has_proofs: Returns: whether any of its steps has a proof */
gboolean rubric_explanation_has_proofs (RubricExplanation *self);

/** rubric_explanation_get_line_view: Sets @view to line @line, from 0, of the proof of step @index, on its board. */
void rubric_explanation_get_line_view (RubricExplanation *self, guint index, guint line, SudView *view);

/** rubric_explanation_rule_out: Rules out in @sheet the candidates of step @index, in the centre marks if there are
 * any. */
void rubric_explanation_rule_out (RubricExplanation *self, guint index, SudSheet *sheet);

/** rubric_explanation_get_marks: Sets @marks to the position before step @index; after the last, to the end. */
void rubric_explanation_get_marks (RubricExplanation *self, guint index, SudPencilmarks *marks);

/** rubric_explanation_get_step: Returns: (transfer none): step @index */
const SudStep *rubric_explanation_get_step (RubricExplanation *self, guint index);

/** rubric_explanation_get_row_step: Returns: (transfer none): the step of @row of a list of steps */
const SudStep *rubric_explanation_get_row_step (RubricRow *row);
