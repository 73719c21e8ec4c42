/* rubric-text-deadly.h - why cells must not be left so that the puzzle would have two solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sud-step.h"

/** (transfer full): why, of a unique rectangle or a loop: no more than two digits in turns. */
char *rubric_text_deadly (const SudStep *step, const SudPencilmarks *marks);

/** (transfer full): why, of a rectangle of digits that stand but are not given. */
char *rubric_text_avoidable (const SudStep *step, const SudPencilmarks *marks);

/** (transfer full): why, of a grave: two candidates in every cell. */
char *rubric_text_grave (const SudStep *step, const SudPencilmarks *marks);
