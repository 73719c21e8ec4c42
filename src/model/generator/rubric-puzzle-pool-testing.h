/* rubric-puzzle-pool-testing.h - a question of tests to the pool
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle-pool.h"

/** rubric_puzzle_pool_count: Returns: how many puzzles of @level are ready */
guint rubric_puzzle_pool_count (RubricPuzzlePool *self, SudLevel level);
