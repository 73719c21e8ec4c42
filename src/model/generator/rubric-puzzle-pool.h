/* rubric-puzzle-pool.h - a few puzzles of each level that are ready before anybody asks
 *
 *     open ──► filling ◄──► full          a puzzle that is taken is replaced
 *                │ ▲
 *        saving power: nothing is made, what is there can be taken
 *
 * They are made one after the other in one thread, and only when the main loop has nothing else to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-generated.h"

#include <gio/gio.h>

enum
{
  RUBRIC_PUZZLE_POOL_EACH = 3, /* of each level */
};

#define RUBRIC_TYPE_PUZZLE_POOL (rubric_puzzle_pool_get_type ())
G_DECLARE_FINAL_TYPE (RubricPuzzlePool, rubric_puzzle_pool, RUBRIC, PUZZLE_POOL, GObject)

/** Returns: (transfer full): with nothing in it, and nobody at work */
RubricPuzzlePool *rubric_puzzle_pool_new (void);

/**
 * rubric_puzzle_pool_open:
 * @power: (nullable): while it says that power is to be saved nothing is made; NULL: there is power
 *
 * Begins to fill it. Once.
 */
void rubric_puzzle_pool_open (RubricPuzzlePool *self, GPowerProfileMonitor *power);

/** How many puzzles of @level are ready. */
guint rubric_puzzle_pool_count (RubricPuzzlePool *self, SudLevel level);

/**
 * rubric_puzzle_pool_take:
 * @made: (out): a puzzle of @level, not the one that was taken last
 *
 * Returns: FALSE where none is ready; then @made is untouched
 */
gboolean rubric_puzzle_pool_take (RubricPuzzlePool *self, SudLevel level, RubricGenerated *made);

/** Ends what is going on: nothing is made any more. */
void rubric_puzzle_pool_close (RubricPuzzlePool *self);
