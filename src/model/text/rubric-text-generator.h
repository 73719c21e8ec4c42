/* rubric-text-generator.h - requests for new puzzles, and what comes of them, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-generator.h"

/**
 * rubric_text_request_flaw:
 *
 * Returns: (transfer full) (nullable): a message about a request that cannot be met: "a medium puzzle never needs
 *   “X-Wing”: choose Hard or above"; NULL if sud_puzzle_request_check() finds nothing
 */
char *rubric_text_request_flaw (const SudPuzzleRequest *request);

/**
 * rubric_generated_dup_info:
 * @request: (nullable): that it was made for
 *
 * Returns: (transfer full): its texts for a file: title and level, and the techniques that were requested
 */
RubricInfo *rubric_generated_dup_info (const RubricGenerated *self, const SudPuzzleRequest *request);

/**
 * rubric_generated_list:
 * @n: how many, at least 1
 * @request: (nullable): that all of them were made for
 *
 * Returns: (transfer full): a list, in which each names the techniques that were requested, or its level if these may
 *   differ
 */
RubricDocument *rubric_generated_list (const RubricGenerated *made, guint n, const SudPuzzleRequest *request);

/**
 * rubric_text_estimate:
 * @result: of a short try
 * @count: how many puzzles are wanted
 *
 * Returns: (transfer full): how rare such puzzles are and how long it will take, as far as can be told; and where they
 *   come from, if they are not new; "" if none of this is worth a word
 */
char *rubric_text_estimate (const SudPuzzleRequest *request, const RubricGeneratorResult *result, guint count);
