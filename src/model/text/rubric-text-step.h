/* rubric-text-step.h - steps of reasoning in words: the entrance to all that words them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"
#include "sud-technique.h"

#include <glib.h>

/** rubric_text_technique: Returns: (transfer none): "X-Wing" */
const char *rubric_text_technique (int technique);

/** rubric_text_step_where: Returns: (transfer full): where to look for @step, and nothing else: "Look at box 5." */
char *rubric_text_step_where (const SudStep *step);

/**
 * rubric_text_step:
 * @marks: the position before @step
 *
 * Returns: (transfer full): the reason and the outcome, for somebody who never read a book about Sudoku
 */
char *rubric_text_step (const SudStep *step, const SudPencilmarks *marks);

/** rubric_text_step_outcome: Returns: (transfer full): "4 goes into row 5 column 3", "No 4 in row 5 …": a row of a
 * list */
char *rubric_text_step_outcome (const SudStep *step);

/**
 * rubric_text_step_notation:
 *
 * Returns: (transfer full): the short notation of the field, the same in all languages: "X-Wing: 4 r27 c38 => r5c3<>4"
 */
char *rubric_text_step_notation (const SudStep *step);
