/* rubric-text-generator.h - requests for new puzzles, and what comes of them, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"

/**
 * rubric_text_request_flaw:
 *
 * Returns: (transfer full) (nullable): a message about a request that cannot be met: "a medium puzzle never needs
 *   “X-Wing”: choose Hard or above"; NULL if sud_puzzle_request_check() finds nothing
 */
char *rubric_text_request_flaw (const SudPuzzleRequest *request);

/**
 * rubric_text_request_purpose:
 * @level: of a puzzle that was made
 *
 * Returns: (transfer full) (nullable): the purpose of the puzzle: "Hard · Jellyfish"; NULL if the level says it all
 */
char *rubric_text_request_purpose (const SudPuzzleRequest *request, SudLevel level);

/** rubric_text_generated_title: Returns: (transfer none): "Easy Puzzle" */
const char *rubric_text_generated_title (SudLevel level);

/**
 * rubric_text_estimate:
 * @result: of a short try
 * @count: how many puzzles are wanted
 *
 * Returns: (transfer full): how rare such puzzles are and how long it will take, as far as can be told; and where they
 *   come from, if they are not new
 */
char *rubric_text_estimate (const SudPuzzleRequest *request, const RubricGeneratorResult *result, guint count);
