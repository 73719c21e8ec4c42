/* rubric-lesson-private.h - lessons that stand in a table of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lesson.h"

/** rubric_lesson_get_hardest: Returns: (transfer none): the lesson about @technique, a forcing chain or what is taught
 * after these */
const RubricLesson *rubric_lesson_get_hardest (SudTechniqueId technique);
