/* rubric-generated.h - a puzzle that the program has made, and what people are told of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "sud-puzzle-request.h"

/**
 * RubricGenerated:
 * @puzzle: it has one solution
 * @level: of its hardest step, by the usual techniques
 */
typedef struct
{
  SudGrid puzzle;
  SudLevel level;
} RubricGenerated;

/** Returns: (transfer none): "Easy Puzzle" */
const char *rubric_generated_get_title (SudLevel level);

/**
 * rubric_generated_dup_info:
 * @wish: (nullable): what it was made for
 *
 * Returns: (transfer full): what a file would say about it: title and level, and which techniques were wished
 */
RubricInfo *rubric_generated_dup_info (const RubricGenerated *self, const SudPuzzleRequest *wish);

/** Only givens. */
void rubric_generated_get_sheet (const RubricGenerated *self, SudSheet *sheet);

/**
 * rubric_generated_list:
 * @n: how many, at least 1
 * @wish: (nullable): what all of them were made for
 *
 * Returns: (transfer full): a list; each says which techniques were wished, or its level if they may be of several
 */
RubricDocument *rubric_generated_list (const RubricGenerated *made, guint n, const SudPuzzleRequest *wish);

/**
 * rubric_generated_vary:
 * @puzzle: copied
 * @variant: (out): as hard, but to the eye another one: digits, rows and columns have been exchanged, by chance; givens that
 *   lie symmetrically still do
 */
void rubric_generated_vary (const SudGrid *puzzle, SudGrid *variant);
