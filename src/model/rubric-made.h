/* rubric-made.h - a puzzle that the program has made, and what people are told of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "sud-technique.h"

/**
 * RubricMade:
 * @puzzle: it has one solution
 * @level: of its hardest step, by the usual techniques
 */
typedef struct
{
  SudGrid puzzle;
  SudLevel level;
} RubricMade;

/** Returns: (transfer none): "Easy Puzzle" */
const char *rubric_made_get_title (SudLevel level);

/** Returns: (transfer full): what a file would say about it: title and level */
RubricInfo *rubric_made_dup_info (const RubricMade *self);

/** Only givens. */
void rubric_made_get_sheet (const RubricMade *self, SudSheet *sheet);

/** Returns: (transfer full): @n of them, at least 1, as a list; each says its level */
RubricDocument *rubric_made_list (const RubricMade *made, guint n);

/**
 * rubric_made_vary:
 * @puzzle: copied
 * @variant: (out): as hard, but to the eye another one: digits, rows and columns have been exchanged, by chance; givens that
 *   lie symmetrically still do
 */
void rubric_made_vary (const SudGrid *puzzle, SudGrid *variant);
