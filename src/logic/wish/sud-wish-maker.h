/* sud-wish-maker.h - what one thread needs to make puzzles as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes.h"
#include "sud-wish-judge.h"

typedef struct _SudWishMaker SudWishMaker;

/**
 * sud_wish_maker_new:
 * @wish: one in which sud_wish_check() finds nothing wrong
 * @seed: what chance depends on
 * @backend: (nullable): the instruction set; NULL: sud_backend_default()
 *
 * Puzzle @index of a seed is always the same, whatever was made before, and on every machine.
 *
 * Returns: (transfer full) (nullable): for one thread, 12 MB of which only long proofs touch most; NULL without memory
 */
SudWishMaker *sud_wish_maker_new (const SudWish *wish, uint64_t seed, const SudBackend *backend);

void sud_wish_maker_free (SudWishMaker *self);

/** Whether it is known that nothing will ever fit: puzzles with 17 clues are those that are known, and none of these does. */
bool sud_wish_maker_is_hopeless (const SudWishMaker *self);

/** How many puzzles to try at once, after @tried of them: few at first, so that what is found soon is told soon. */
int sud_wish_maker_get_share (const SudWishMaker *self, uint64_t tried);

/**
 * sud_wish_maker_try:
 * @first: index of the first puzzle
 * @n: how many are tried
 * @most: no more are wanted, at least 1
 * @cancel: (nullable): polled every few microseconds
 * @made: (out): those that fit, ordered by their index
 *
 * Returns: how many there are, at most @most; 0 where it was cancelled
 */
int sud_wish_maker_try (SudWishMaker *self, uint64_t first, int n, int most, const atomic_bool *cancel, SudWishPuzzle *made);
