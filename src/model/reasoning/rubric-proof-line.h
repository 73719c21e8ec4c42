/* rubric-proof-line.h - the proof of a net as a tree of lines: below each the lines that it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

/**
 * RubricProofLine:
 *
 * RubricProofLine:folded: see rubric_proof_line_count_folded()
 */
#define RUBRIC_TYPE_PROOF_LINE (rubric_proof_line_get_type ())
G_DECLARE_FINAL_TYPE (RubricProofLine, rubric_proof_line, RUBRIC, PROOF_LINE, GObject)

/** rubric_proof_list_reasons: Returns: (transfer full): the lines before @line, counted from 0, that it rests on, the
 * first one first; @n (out) of them */
guint *rubric_proof_list_reasons (const SudLemma *lemmas, guint line, guint *n);

/**
 * rubric_proof_list:
 * @step: a step of @explanation
 *
 * Returns: (transfer full) (nullable): a list of RubricProofLine: the claim of the step, the lines that the last one
 * rests on, and the last line; NULL if the step is no net
 */
GListModel *rubric_proof_list (RubricExplanation *explanation, guint step);

/**
 * rubric_proof_line_list_reasons:
 *
 * A line that several others rest on stands below each of them.
 *
 * Returns: (transfer full) (nullable): a list of the lines that this one rests on; NULL if it needs none, and for the
 * last line of the proof, whose reasons stand beside it
 */
GListModel *rubric_proof_line_list_reasons (RubricProofLine *self);

/** rubric_proof_line_get_index: Returns: its index in the proof, from 0; the claim has that of the last line */
guint rubric_proof_line_get_index (RubricProofLine *self);

/** rubric_proof_line_is_claim: Returns: whether it is the claim of the step, not a line */
gboolean rubric_proof_line_is_claim (RubricProofLine *self);

/** rubric_proof_line_get_explanation: Returns: (transfer none): the explanation of which it proves step @step (out) */
RubricExplanation *rubric_proof_line_get_explanation (RubricProofLine *self, guint *step);

/** rubric_proof_line_count_folded: Returns: of the claim, how many lines are not in sight; 0 of a line */
guint rubric_proof_line_count_folded (RubricProofLine *self);

/**
 * rubric_proof_line_set_shown:
 * @n: how many lines of the proof are in sight, each counted once
 *
 * Changes the property "folded" of the claim.
 */
void rubric_proof_line_set_shown (RubricProofLine *self, guint n);

/** rubric_proof_line_get_view: Sets @view to the line on the board, or to the step if it is the claim. */
void rubric_proof_line_get_view (RubricProofLine *self, SudView *view);
