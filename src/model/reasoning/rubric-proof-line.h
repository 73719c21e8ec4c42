/* rubric-proof-line.h - the proof of a net as a tree of lines: below each the lines that it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

/**
 * RubricProofLine:
 *
 * RubricProofLine:text: what it says, see rubric_proof_line_dup_text()
 */
#define RUBRIC_TYPE_PROOF_LINE (rubric_proof_line_get_type ())
G_DECLARE_FINAL_TYPE (RubricProofLine, rubric_proof_line, RUBRIC, PROOF_LINE, GObject)

/**
 * rubric_proof_list:
 * @step: a step of @explanation
 *
 * Returns: (transfer full) (nullable): a list of RubricProofLine: what the step claims, the lines that the last one rests
 * on, and the last line; NULL where the step is no net
 */
GListModel *rubric_proof_list (RubricExplanation *explanation, guint step);

/**
 * rubric_proof_line_list_reasons:
 *
 * A line that several others rest on stands below each of them. What is never asked for is never made.
 *
 * Returns: (transfer full) (nullable): a list of the lines that this one rests on; NULL where it needs none, and for the
 * last line of the proof, whose reasons stand beside it
 */
GListModel *rubric_proof_line_list_reasons (RubricProofLine *self);

/** Returns: which line of the proof it is, from 0; what is claimed belongs to the last one */
guint rubric_proof_line_get_index (RubricProofLine *self);

/**
 * rubric_proof_line_dup_text:
 *
 * Returns: (transfer full): what rubric_text_proof_line() says, with the numbers that lines have in copies and on a terminal;
 *   or what the step claims, and how many lines are folded, so that nobody misses their numbers
 */
char *rubric_proof_line_dup_text (RubricProofLine *self);

/**
 * rubric_proof_line_set_shown:
 * @n: how many lines of the proof are in sight, each counted once
 *
 * Tells what is claimed how many are not: property "text" is notified where it says something else then.
 */
void rubric_proof_line_set_shown (RubricProofLine *self, guint n);

/** What it says, on the board; what is claimed is the step itself. */
void rubric_proof_line_get_view (RubricProofLine *self, SudView *view);
