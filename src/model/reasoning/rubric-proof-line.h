/* rubric-proof-line.h - the proof of a net as a tree of lines: below each the lines that it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

/**
 * RubricProofLine:
 *
 * RubricProofLine:text: see rubric_proof_line_dup_text()
 */
#define RUBRIC_TYPE_PROOF_LINE (rubric_proof_line_get_type ())
G_DECLARE_FINAL_TYPE (RubricProofLine, rubric_proof_line, RUBRIC, PROOF_LINE, GObject)

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

/**
 * rubric_proof_line_dup_text:
 *
 * Returns: (transfer full): the sentence of rubric_text_proof_line(), with the same numbers as in copies and on a
 *   terminal; or the claim of the step, and how many lines are folded, so that nobody misses their numbers
 */
char *rubric_proof_line_dup_text (RubricProofLine *self);

/**
 * rubric_proof_line_set_shown:
 * @n: how many lines of the proof are in sight, each counted once
 *
 * Has the claim tell how many are not: property "text" is notified if that changes it.
 */
void rubric_proof_line_set_shown (RubricProofLine *self, guint n);

/** rubric_proof_line_get_view: Sets @view to the line on the board, or to the step if it is the claim. */
void rubric_proof_line_get_view (RubricProofLine *self, SudView *view);
