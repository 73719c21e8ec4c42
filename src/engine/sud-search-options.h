/* sud-search-options.h - how a search is run: how far, who may end it, and who watches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"

#include <stdatomic.h>

typedef enum
{
  SUD_SEARCH_PLACE,    /* a digit was written */
  SUD_SEARCH_REMOVE,   /* a digit was taken back */
  SUD_SEARCH_REJECT,   /* a digit was tried and does not fit */
  SUD_SEARCH_SOLUTION, /* the grid is complete; cell and digit are 0 */
} SudSearchEvent;

/**
 * SudSearchTrace:
 * @until: steps before this one are not told: whoever observes may change it at any time, from any thread
 * @steps: so many there were: digits placed, taken back and rejected
 * @placements: of them
 * @depth: of the digits placed, those that stand now
 * @low: the least @depth since the observer set it last; @high: the greatest
 * @rejected: digits that did not fit since anything was placed or taken back, and those of the same cell
 *
 * What is known of steps that nobody was told: a search keeps it a hundred million times a second, at a fraction of the
 * cost of a call. All but @until belongs to the thread of the search.
 */
typedef struct
{
  const atomic_int_least64_t *until;
  int64_t steps;
  uint64_t placements;
  SudDigits rejected;
  uint8_t depth;
  uint8_t low;
  uint8_t high;
} SudSearchTrace;

/**
 * SudSearchOptions:
 * @limit: stop once this many solutions are found, at least 1 (0 searches nothing); to know "more than N" ask N + 1;
 *   SUD_LIMIT_NONE for all
 * @cancel: (nullable): polled at least every 1,024 placements
 * @observe: (nullable): told of every event in the thread of the search, with the grid as it stands after it
 * @solution: (nullable): handed every solution; returns false to stop, which is a cancel unless the limit is reached
 * @data: for both
 * @trace: (nullable): with it @observe is told only of steps from its `until` on, and of every solution
 */
typedef struct
{
  int64_t limit;
  const atomic_bool *cancel;
  void (*observe) (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data);
  bool (*solution) (const SudGrid *solution, void *data);
  void *data;
  SudSearchTrace *trace;
} SudSearchOptions;
