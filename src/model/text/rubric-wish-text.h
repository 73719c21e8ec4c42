/* rubric-wish-text.h - what is wished of a puzzle, and what is wrong with that, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-puzzle-request.h"

#include <glib.h>

/**
 * rubric_text_wish_flaw:
 *
 * Returns: (transfer full) (nullable): what is wrong with @wish, as a message: "a medium puzzle never needs “X-Wing”: choose
 *   Hard or above"; NULL where sud_puzzle_request_check() finds nothing
 */
char *rubric_text_wish_flaw (const SudPuzzleRequest *wish);

/**
 * rubric_text_wish_made:
 * @level: of a puzzle that was made
 *
 * Returns: (transfer full) (nullable): "Hard · Jellyfish": what it was made for; NULL where the level says it all
 */
char *rubric_text_wish_made (const SudPuzzleRequest *wish, SudLevel level);
