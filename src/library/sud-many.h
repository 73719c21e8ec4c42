/* sud-many.h - arrays of puzzles: each call works on all of them, in several threads
 *
 * A grid is 81 bytes, so an array of n grids is n rows of 81 columns, as numpy, R and Arrow have them. Each byte of a
 * puzzle is a digit, 0 to 9, or such a digit in ASCII, or `.` for a blank. sud_many_check() finds what is none of
 * these; such a puzzle gets an answer without meaning, and nothing worse.
 *
 * Threads: each function may be called in any thread, and starts and ends threads of its own.
 * Cost: each thread takes some 100 microseconds to start, and 2 to 16 MB while it runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-generate.h"
#include "sud-reasoner.h"

SUD_BEGIN_DECLS

enum
{
  SUD_MANY_MAX_THREADS = 256,
};

/**
 * sud_many_check:
 * @puzzles: (array length=n): the puzzles
 * @n: how many
 *
 * Threads: safe; it starts none.
 * Cost: some 5 nanoseconds a puzzle.
 *
 * Returns: the index of the first puzzle with a byte that is no cell; @n if there is none
 */
size_t sud_many_check (const SudGrid *puzzles, size_t n);

/**
 * SudMany:
 * @threads: how many, up to SUD_MANY_MAX_THREADS; 0: one for each processor that the process may use
 * @cancel: (nullable): a flag that ends the work early
 * @progress: (nullable): called now and then with the number of puzzles done so far, by the thread of the caller or
 *   another, one call at a time; the others wait for it
 * @data: for @progress
 *
 * How to work. All zero is a good choice, and so is NULL in place of it.
 */
typedef struct
{
  int threads;
  const SudFlag *cancel;
  void (*progress) (size_t done, void *data);
  void *data;
} SudMany;

/**
 * SudManyEnd:
 * @SUD_MANY_DONE: all is done
 * @SUD_MANY_CANCELLED: the flag was set: what was handed out is of no use
 * @SUD_MANY_NO_MEMORY: there was no memory; without more threads the work is done by fewer
 */
typedef enum
{
  SUD_MANY_DONE,
  SUD_MANY_CANCELLED,
  SUD_MANY_NO_MEMORY,
} SudManyEnd;

/**
 * sud_many_solve:
 * @how: (nullable): how to work
 * @puzzles: (array length=n): the puzzles
 * @n: how many
 * @limit: stop looking at a puzzle once this many solutions are found, at least 1; to know that there is one, ask for 2
 * @counts: (out) (nullable) (array length=n): how many solutions each has, at most @limit; 0 also where digits clash
 * @solutions: (out) (nullable) (array length=n): of each puzzle the lexicographically smallest solution; all blank if
 *   it has none
 *
 * Finds the solutions of all puzzles. With @solutions, @limit is taken as at least 2.
 *
 * Cost: 0.05 to 0.15 microseconds a puzzle and thread for most puzzles, some 3 for the hardest known ones.
 */
SudManyEnd sud_many_solve (const SudMany *how, const SudGrid *puzzles, size_t n, uint64_t limit, uint64_t *counts,
                           SudGrid *solutions);

/**
 * sud_many_rate:
 * @how: (nullable): how to work
 * @puzzles: (array length=n): the puzzles
 * @n: how many
 * @scales: a set of SudScale
 * @ratings: (out) (array length=n): how hard each is, as sud_reasoner_rate()
 *
 * Cost: 10 to 30 microseconds a puzzle and thread for most puzzles, 40 milliseconds for the hardest known ones.
 */
SudManyEnd sud_many_rate (const SudMany *how, const SudGrid *puzzles, size_t n, unsigned scales, SudRating *ratings);

/**
 * sud_many_find_canonical:
 * @how: (nullable): how to work
 * @puzzles: (array length=n): the puzzles
 * @n: how many
 * @forms: (out) (array length=n): of each its form as sud_grid_find_canonical(); all blank where digits clash
 *
 * Cost: 5 to 50 microseconds a puzzle and thread.
 */
SudManyEnd sud_many_find_canonical (const SudMany *how, const SudGrid *puzzles, size_t n, SudGrid *forms);

/**
 * sud_many_generate:
 * @how: (nullable): how to work
 * @spec: one that is possible
 * @first: the index of the first puzzle
 * @n: how many indices
 * @puzzles: (out) (array length=n): the puzzle of each index; all blank where none fits
 * @solutions: (out) (nullable) (array length=n): its solution
 *
 * Makes the puzzles @first to @first + @n - 1 of a seed, the same in any number of threads.
 *
 * Cost: some 10 microseconds a puzzle and thread; a pattern, or few clues, may take a second each.
 */
SudManyEnd sud_many_generate (const SudMany *how, const SudGenerateSpec *spec, uint64_t first, size_t n,
                              SudGrid *puzzles, SudGrid *solutions);

SUD_END_DECLS
