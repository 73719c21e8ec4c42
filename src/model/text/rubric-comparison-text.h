/* rubric-comparison-text.h - what a person reads about strategies that were compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-comparison.h"

/** Returns: (transfer full): what stands behind the bar: "1.3 ms", "4,208", "Running…", "Took too long" or "" */
char *rubric_text_comparison_value (RubricComparisonRow *row, RubricComparisonBy by);

/** Returns: (transfer full): what it took besides, in one line: "4,208 placed · 4,157 taken back · …"; "" where nothing is
 * known */
char *rubric_text_comparison_detail (RubricComparisonRow *row, RubricComparisonBy by);

/** Returns: (transfer full) (nullable): that its tree is that of an earlier row */
char *rubric_text_comparison_alike (RubricComparison *self, guint index);
