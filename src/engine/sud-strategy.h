/* sud-strategy.h - THE TABLE of search strategies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-result.h"

#include <stdatomic.h>

typedef struct _SudSearch SudSearch; /* sud-search.h, for the strategies themselves */

typedef enum
{
  SUD_SEARCH_PLACE,    /* a digit was written */
  SUD_SEARCH_REMOVE,   /* a digit was taken back */
  SUD_SEARCH_REJECT,   /* a digit was tried and does not fit */
  SUD_SEARCH_SOLUTION, /* the grid is complete; cell and digit are 0 */
} SudSearchEvent;

/**
 * SudSearchOptions:
 * @limit: stop once this many solutions are found, at least 1 (0 searches nothing); to know "more than N" ask N + 1;
 *   SUD_LIMIT_NONE for all
 * @cancel: (nullable): polled at least every 1,024 placements
 * @observe: (nullable): told of every event in the thread of the search, with the grid as it stands after it
 * @solution: (nullable): handed every solution; returns false to stop, which is a cancel unless the limit is reached
 * @data: for both
 */
typedef struct
{
  int64_t limit;
  const atomic_bool *cancel;
  void (*observe) (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data);
  bool (*solution) (const SudGrid *solution, void *data);
  void *data;
} SudSearchOptions;

/**
 * SudStrategy:
 * @id: how the terminal and files name it
 * @name: for people; marked for translation
 * @summary: one sentence; marked for translation
 * @search: fills the grid of a search whose digits fit
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  void (*search) (SudSearch *search);
} SudStrategy;

/**
 * sud_strategies:
 * @n: (out): how many there are
 *
 * Returns: the table, in teaching order; constant
 */
const SudStrategy *sud_strategies (int *n);

/**
 * sud_strategy_find:
 *
 * Returns: (nullable): the strategy called @id
 */
const SudStrategy *sud_strategy_find (const char *id);

/**
 * sud_strategy_run:
 * @grid: any grid, full, empty and clashing ones too; not modified
 * @options: see #SudSearchOptions
 * @result: (out): the answer; where givens clash nothing is searched and the verdict is SUD_VERDICT_INVALID
 *
 * Thread-safe; uses less than 128 KiB of stack and allocates nothing but what `lanes` keeps for its thread.
 */
void sud_strategy_run (const SudStrategy *self, const SudGrid *grid, const SudSearchOptions *options, SudResult *result);
