/* rubric-text-grade.h - how hard a puzzle is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-grades.h"

/** rubric_text_level: Returns: (transfer none): what a level asks of a person, a sentence that begins with its name */
const char *rubric_text_level (SudLevel level);

/** rubric_text_grade: Returns: (transfer full): "Hard, up to X-Wing"; or that no technique leads to the end */
char *rubric_text_grade (const SudGrade *grade);

/** rubric_text_er: Returns: (transfer full): @tenths with one decimal, and a sign if estimated: "6.6", "≈8.3" */
char *rubric_text_er (guint tenths, gboolean about);

/** rubric_text_two_scales: Returns: (transfer none): why a level and an ER beside it may seem to contradict each
 * other */
const char *rubric_text_two_scales (void);

/** rubric_text_explainer: Returns: (transfer full): ER, EP and ED, and what they mean, in sentences */
char *rubric_text_explainer (const SudExplainerRating *rating);

/** rubric_text_collection_level: Returns: (transfer none): "Hard"; "Not graded yet" */
const char *rubric_text_collection_level (RubricLevel level);

/** rubric_text_rating: Returns: (transfer full): "Hard, up to X-Wing", or why there is no level */
char *rubric_text_rating (RubricPackedGrade rating);

/** rubric_text_hardest: Returns: (transfer none) (nullable): "X-Wing"; NULL for a puzzle without a level */
const char *rubric_text_hardest (RubricPackedGrade rating);

/** rubric_text_effort: Returns: (transfer full) (nullable): "1,062"; NULL for a puzzle without a level */
char *rubric_text_effort (RubricPackedGrade rating);
