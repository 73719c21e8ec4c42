/* rubric-why.h - why a cell cannot be a digit, or must, from the person's own position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reasoning.h"

/**
 * rubric_why_run:
 * @self: with sheet, order, marks, and the question in why; the rest is filled in
 * @cancel: (nullable):
 *
 * Answers at once, in any thread, for rubric_reasoning_run(). Wrong digits of the person are left out of the position, and
 * so is what stands in the cell itself; marks, where one of a right digit is missing. The path of the answer begins there
 * and shows it; it has no steps if the techniques do not lead to it, and is NULL if there is nothing to show.
 *
 * Returns: FALSE if it was cancelled
 */
gboolean rubric_why_run (RubricReasoningResult *self, const atomic_bool *cancel);
