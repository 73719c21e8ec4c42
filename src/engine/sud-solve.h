/* sud-solve.h - one puzzle, lowest latency
 *
 * Threads: safe. A thread that solves gets a context of up to 2 MB, which is freed when the thread ends.
 * Cost: a quarter of a microsecond for an easy puzzle, ten for the hardest known ones; else some 0.1 a solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"

#include "sud-cancel.h"

SUD_BEGIN_DECLS

/**
 * sud_solve_all:
 * @grid: any grid; not modified
 * @limit: stop once this many solutions are found, 0 to SUD_LIMIT_NONE; to know "more than N", ask N + 1
 * @cancel: (nullable): polled every few microseconds
 * @solution: (nullable): handed each solution, in no particular order; returns false to stop. It must not solve
 *   anything itself: the thread has one context
 * @data: for @solution
 * @result: (out): the verdict, the count and the first solution met; of the statistics only the bytes
 *
 * Finds the ways to complete @grid on the fast engine. Digits that clash have none (SUD_VERDICT_INVALID): an answer,
 * not an error. Allocates nothing but, once a thread, the context.
 */
void sud_solve_all (const SudGrid *grid, int64_t limit, const SudFlag *cancel,
                    bool (*solution) (const SudGrid *solution, void *data), void *data, SudResult *result);

/**
 * sud_solve_count:
 * @grid: any grid; not modified
 * @limit: stop once this many solutions are found, 0 to SUD_LIMIT_NONE; 2 tells whether there is exactly one
 * @cancel: (nullable): polled every few microseconds
 * @result: (out): the verdict, how many solutions there are, up to @limit, and the first that was met
 *
 * Counts the solutions of @grid; sud_solve_all() hands out each of them, too.
 */
void sud_solve_count (const SudGrid *grid, int64_t limit, const SudFlag *cancel, SudResult *result);

/**
 * sud_solve_smallest:
 * @grid: any grid; not modified
 * @limit: as in sud_solve_count(), at least 1
 * @result: (out): as in sud_solve_count(), but the first solution is the lexicographically smallest
 *
 * The solution to show of a puzzle with several: it depends on the puzzle alone.
 */
void sud_solve_smallest (const SudGrid *grid, int64_t limit, const SudFlag *cancel, SudResult *result);

SUD_END_DECLS
