/* rubric-rating-text.h - how hard a puzzle of a collection is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-collection-rating.h"

/** Returns: (transfer none): "Hard"; "Not graded yet" while that is not known */
const char *rubric_text_collection_level (RubricLevel level);

/** Returns: (transfer full): "Hard, up to X-Wing", or why there is no level */
char *rubric_text_rating (RubricRating rating);

/** Returns: (transfer none) (nullable): "X-Wing": the hardest technique of a puzzle that has a level */
const char *rubric_text_hardest (RubricRating rating);
