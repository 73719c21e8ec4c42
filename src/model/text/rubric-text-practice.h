/* rubric-text-practice.h - the task and the remarks of a practice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-practice.h"

/** rubric_text_practice: Returns: (transfer full): the task, or a remark on the last try, in a sentence or two */
char *rubric_text_practice (RubricPractice *practice);

/** rubric_text_practice_reason: Returns: (transfer full) (nullable): why the step is true, once it is done or shown */
char *rubric_text_practice_reason (RubricPractice *practice);
