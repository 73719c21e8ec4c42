/* rubric-text-step.h - steps of reasoning in words; the only place that words them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-explainer.h"
#include "sud-grade.h"
#include "sud-step.h"

#include <glib.h>

/** Returns: (transfer none): "X-Wing" */
const char *rubric_text_technique (int technique);

/** Returns: (transfer full): where to look for @step, and nothing else: "Look at box 5." */
char *rubric_text_step_where (const SudStep *step);

/**
 * rubric_text_step:
 * @marks: the position before @step
 *
 * Returns: (transfer full): why it is so and what follows, for somebody who never read a book about Sudoku
 */
char *rubric_text_step (const SudStep *step, const SudPencilmarks *marks);

/** Returns: (transfer full): what follows alone, as a row of a list: "4 goes into row 5 column 3", "No 4 in row 5 …" */
char *rubric_text_step_outcome (const SudStep *step);

/** Returns: (transfer full): the field's short notation, the same in all languages: "X-Wing: 4 r27 c38 => r5c3<>4" */
char *rubric_text_step_notation (const SudStep *step);

/** Returns: (transfer full): "Hard, up to X-Wing"; or that no technique leads to the end */
char *rubric_text_grade (const SudGrade *grade);

/** Returns: (transfer full): @tenths with one decimal, behind a sign where it is estimated: "6.6", "≈8.3" */
char *rubric_text_rate (guint tenths, gboolean about);

/** Returns: a sentence that says why a level and an ER beside it may seem to contradict each other */
const char *rubric_text_two_scales (void);

/** Returns: (transfer full): ER, EP and ED, what they are, and what they are not, in sentences */
char *rubric_text_explainer (const SudExplainerRating *rating);

/** Returns: (transfer none): what a level asks of a person, a sentence that begins with its name */
const char *rubric_text_level (SudLevel level);
