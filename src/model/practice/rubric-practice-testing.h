/* rubric-practice-testing.h - questions of tests to practice and progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice.h"
#include "rubric-progress-store.h"

/** rubric_practice_book_new: Returns: (transfer full) (nullable): as rubric_practice_book_load(), but of a text */
RubricPracticeBook *rubric_practice_book_new (const char *text, GError **error);

/** rubric_practice_get_n_steps: Returns: how many steps there are, one of which is to be found; 0 while searching */
guint rubric_practice_get_n_steps (RubricPractice *self);

/** rubric_practice_get_step: Returns: (transfer none): step @index */
const SudStep *rubric_practice_get_step (RubricPractice *self, guint index);

/** rubric_progress_level: Returns: how much of @sheet is filled in, a #RubricProgressLevel */
guint8 rubric_progress_level (const SudSheet *sheet);

/** rubric_progress_store_get_n: Returns: how many puzzles are remembered */
guint rubric_progress_store_get_n (RubricProgressStore *self);
