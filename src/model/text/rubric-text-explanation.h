/* rubric-text-explanation.h - how an explanation begins and ends, its steps, and their proofs sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-proof-line.h"

/** rubric_text_explanation_beginning: Returns: (transfer full) (nullable): why it begins with the givens; NULL if it
 * does not */
char *rubric_text_explanation_beginning (RubricExplanation *self);

/** rubric_text_explanation_end: Returns: (transfer full) (nullable): why it ends there; NULL at the end of the
 * puzzle */
char *rubric_text_explanation_end (RubricExplanation *self);

/** rubric_text_explanation_claim: Returns: (transfer full): step @index in whole sentences, without the proof of a
 * net */
char *rubric_text_explanation_claim (RubricExplanation *self, guint index);

/** rubric_text_explanation_step: Returns: (transfer full): the same, with the proof of a net, a line each */
char *rubric_text_explanation_step (RubricExplanation *self, guint index);

/** rubric_text_explanation: Returns: (transfer full): all steps as text, one a line: number, short notation,
 * sentence */
char *rubric_text_explanation (RubricExplanation *self);

/** rubric_text_proof_line: Returns: (transfer full): line @line, from 0, of the proof of step @step: its number, its
 * sentence, and the lines that it rests on */
char *rubric_text_proof_line (RubricExplanation *self, guint step, guint line);

/**
 * rubric_text_proof_row:
 *
 * Returns: (transfer full): the sentence of rubric_text_proof_line(), with the same numbers as in copies and on a
 *   terminal; or the claim of the step, and how many lines are folded, so that nobody misses their numbers
 */
char *rubric_text_proof_row (RubricProofLine *row);

/**
 * rubric_step_row_matches:
 * @row: of a list of steps
 * @search: words, all of which must match: "wing 4" finds steps of a technique with that name about the digit 4, "r5c2"
 *   those in which that cell plays a part
 *
 * Returns: whether a person who looks for @search may mean the step of @row
 */
gboolean rubric_step_row_matches (RubricRow *row, const char *search);
