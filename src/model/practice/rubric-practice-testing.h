/* rubric-practice-testing.h - the steps that are to be found, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice.h"

/** rubric_practice_get_n_steps: Returns: how many steps there are, one of which is to be found; 0 while searching */
guint rubric_practice_get_n_steps (RubricPractice *self);

/** rubric_practice_get_step: Returns: (transfer none): step @index */
const SudStep *rubric_practice_get_step (RubricPractice *self, guint index);
