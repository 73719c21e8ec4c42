/* rubric-puzzle-pool.h - a few puzzles of each level that are ready before anybody asks
 *
 *     open ──► filling ◄──► full          a puzzle that is taken is replaced
 *                │ ▲
 *        saving power: nothing is made, what is there can be taken
 *
 * Puzzles are made one after the other in one thread of low priority, and only when the main loop has nothing else to
 * do. Before the first one, and after the last, the program gives back the memory that it has freed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generator.h"

#include <gio/gio.h>

enum
{
  RUBRIC_PUZZLE_POOL_EACH = 3, /* puzzles of a level */
};

#define RUBRIC_TYPE_PUZZLE_POOL (rubric_puzzle_pool_get_type ())
G_DECLARE_FINAL_TYPE (RubricPuzzlePool, rubric_puzzle_pool, RUBRIC, PUZZLE_POOL, GObject)

/** rubric_puzzle_pool_new: Returns: (transfer full): an empty pool, not yet filling */
RubricPuzzlePool *rubric_puzzle_pool_new (void);

/**
 * rubric_puzzle_pool_open:
 * @power: (nullable): nothing is made while it says that power is to be saved
 *
 * Begins to fill the pool; to be called once.
 */
void rubric_puzzle_pool_open (RubricPuzzlePool *self, GPowerProfileMonitor *power);

/**
 * rubric_puzzle_pool_take:
 * @made: (out): a puzzle of @level, not the one that was taken last
 *
 * Returns: FALSE if none is ready; then @made is untouched
 */
gboolean rubric_puzzle_pool_take (RubricPuzzlePool *self, SudLevel level, RubricGenerated *made);

/** rubric_puzzle_pool_close: Nothing is made any more. */
void rubric_puzzle_pool_close (RubricPuzzlePool *self);
