/* rubric-text-why.h - the answer to “why not?” in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-reasoning.h"

/** rubric_text_why: Returns: (transfer full): the answer of @reasoning, whose steps, if it has any, show it */
char *rubric_text_why (const RubricReasoningResult *reasoning);
