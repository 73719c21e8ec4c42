/* sud-result.h - the answer of a search, and what it cost
 *
 * Threads: values.
 * Cost: none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stddef.h>

/* A limit that no count reaches: the empty grid has 6.67e21 solutions; a search for all of them ends by cancelling. */
#define SUD_LIMIT_NONE INT64_MAX

/**
 * SudVerdict:
 * @SUD_VERDICT_NONE: the digits fit, but there is no way to complete them
 * @SUD_VERDICT_ONE: one solution was found, and (with a limit of at least 2) there is no other
 * @SUD_VERDICT_MANY: at least two solutions
 * @SUD_VERDICT_CANCELLED: stopped before it could tell
 * @SUD_VERDICT_INVALID: two equal digits share a house
 */
typedef enum
{
  SUD_VERDICT_NONE,
  SUD_VERDICT_ONE,
  SUD_VERDICT_MANY,
  SUD_VERDICT_CANCELLED,
  SUD_VERDICT_INVALID,
} SudVerdict;

/* The verdict on a grid whose digits fit, once @solutions of it have been found. */
static inline SudVerdict
sud_verdict_of (int64_t solutions, bool cancelled)
{
  if (solutions >= 2)
    return SUD_VERDICT_MANY;
  if (cancelled)
    return SUD_VERDICT_CANCELLED;
  return solutions == 1 ? SUD_VERDICT_ONE : SUD_VERDICT_NONE;
}

/**
 * SudStats:
 * @placements: digits written into blank cells, forced ones included
 * @backtracks: placements taken back
 * @rejected: digits tried that did not fit; 0 for strategies that only ever see digits that do
 * @ns: wall-clock nanoseconds
 * @bytes: the most memory the search used at once: its tables and its recursion, which both live on the stack
 */
typedef struct
{
  uint64_t placements;
  uint64_t backtracks;
  uint64_t rejected;
  uint64_t ns;
  size_t bytes;
} SudStats;

/**
 * SudResult:
 * @verdict: see #SudVerdict
 * @solutions: how many were found, at most the limit; what was found before a cancel counts
 * @first: the first solution found, if @solutions is at least 1
 * @stats: what it took
 */
typedef struct
{
  SudVerdict verdict;
  int64_t solutions;
  SudGrid first;
  SudStats stats;
} SudResult;
