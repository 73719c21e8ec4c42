/* rubric-explanation-search.h - which steps are meant by a few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-explanation.h"

/**
 * rubric_explanation_step_matches:
 * @sought: words: a part of what the row of a step says or of its short notation, in whatever case; a digit; a cell as "r5c2"
 *
 * Returns: whether all of the words fit step @index
 */
gboolean rubric_explanation_step_matches (RubricExplanation *explanation, guint index, const char *sought);
