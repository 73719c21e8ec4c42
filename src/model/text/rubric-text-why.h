/* rubric-text-why.h - the answer to “why not?” in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reasoning.h"

/** rubric_text_why: Returns: (transfer full): the answer of @reasoning, whose steps, if it has any, show it */
char *rubric_text_why (const RubricReasoningResult *reasoning);

/** rubric_text_why_end: Returns: (transfer full) (nullable): the last sentence of the argument @path that @cell, 0 to
 * 80, cannot be @digit; NULL if its last step says so itself, or it shows that it must */
char *rubric_text_why_end (const SudPath *path, int cell, int digit);
