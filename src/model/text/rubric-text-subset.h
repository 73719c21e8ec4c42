/* rubric-text-subset.h - why as many cells as digits have these digits to themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-step.h"

/** Why @step, in sentences that end with a full stop; @marks is the position before it. */
char *rubric_text_naked_subset (const SudStep *step, const SudPencilmarks *marks);
char *rubric_text_hidden_subset (const SudStep *step, const SudPencilmarks *marks);
