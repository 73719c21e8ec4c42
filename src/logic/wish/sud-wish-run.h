/* sud-wish-run.h - puzzles as somebody wishes them, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-wish-maker.h"

/**
 * SudWishProgress:
 * @tried: puzzles that were looked at
 * @made: those of them that fit
 *
 * May be read by any thread meanwhile.
 */
typedef struct
{
  atomic_uint_least64_t tried;
  atomic_uint_least64_t made;
} SudWishProgress;

enum
{
  SUD_WISH_MAX_THREADS = 256,
};

/**
 * SudWishJob:
 * @wish: one in which sud_wish_check() finds nothing wrong
 * @seed: what chance depends on
 * @first: index of the first puzzle that is tried: 0, or one more than that of a puzzle that was made before
 * @tries: how many to try at most; 0 = as many as it takes
 * @in_vain: after how many in a row that do not fit it is given up; 0 = never
 * @count: how many are wanted, at least 1
 * @threads: 1 to SUD_WISH_MAX_THREADS; with one all is done in the thread of the caller
 * @backend: (nullable): the instruction set: it changes nothing but the time
 * @cancel: (nullable): a flag that any thread may set
 * @take: handed each puzzle, in the order of their index, in the thread of the caller; returns false to stop
 * @data: for @take
 * @progress: (nullable): to be set to 0 by the caller
 */
typedef struct
{
  const SudWish *wish;
  uint64_t seed;
  uint64_t first;
  uint64_t tries;
  uint64_t in_vain;
  uint64_t count;
  int threads;
  const SudBackend *backend;
  const atomic_bool *cancel;
  bool (*take) (const SudWishPuzzle *puzzle, void *data);
  void *data;
  SudWishProgress *progress;
} SudWishJob;

typedef enum
{
  SUD_WISH_DONE,
  SUD_WISH_STOPPED,   /* by the one who takes them */
  SUD_WISH_TRIED,     /* as often as allowed, or as often in vain, and there are fewer */
  SUD_WISH_UNKNOWN,   /* no puzzle that is known with so few clues fits */
  SUD_WISH_CANCELLED,
  SUD_WISH_NO_MEMORY,
} SudWishEnd;

/**
 * sud_wish_run:
 *
 * Makes puzzles: those of the seed that fit, ordered by their index. They are the same for any number of threads. Those
 * that need a rare technique are related where many are made: all come from a few.
 */
SudWishEnd sud_wish_run (const SudWishJob *job);

/**
 * sud_wish_make:
 * @wish: as in SudWishJob
 * @seed: as in SudWishJob
 * @cancel: (nullable): as in SudWishJob
 * @made: (out): a puzzle
 *
 * Makes the first puzzle of a seed, in the thread of the caller, however long that takes.
 */
SudWishEnd sud_wish_make (const SudWish *wish, uint64_t seed, const atomic_bool *cancel, SudWishPuzzle *made);
