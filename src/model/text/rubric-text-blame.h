/* rubric-text-blame.h - why there is no solution, and what would mend it, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-blame.h"
#include "sud-typo.h"

#include <glib.h>

/**
 * rubric_text_blame:
 * @grid: without a solution
 *
 * Returns: (transfer full): which digits are to blame, and what they lead to, in whole sentences
 */
char *rubric_text_blame (const SudGrid *grid, const SudBlame *blame);

/** Returns: (transfer full): where a digit is wrong: "Row 3 column 5" */
char *rubric_text_typo_place (const SudTypo *typo);

/** Returns: (transfer full): what is to be done there: "7 → 1", or "7 → blank" */
char *rubric_text_typo_change (const SudGrid *grid, const SudTypo *typo);

/** Returns: (transfer full): both as a sentence: "In row 3 column 5, 1 instead of 7" */
char *rubric_text_typo (const SudGrid *grid, const SudTypo *typo);

/** Returns: (transfer full): what the list of @n such changes is, a sentence */
char *rubric_text_typos (guint n);
