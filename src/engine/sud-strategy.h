/* sud-strategy.h - THE TABLE of search strategies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-search-options.h"

typedef struct _SudSearch SudSearch; /* sud-search.h, for the strategies themselves */

/**
 * SudStrategy:
 * @id: how the terminal and files name it
 * @name: for people; marked for translation
 * @summary: one sentence; marked for translation
 * @watchable: whether it goes one way at a time, which an observer can follow; sud-strategy-page.h tells how
 * @by_rows: whether it fills the blanks in the order of reading, each with its smallest digit first: all that do so go
 *   through the same tree, at another price
 * @search: fills the grid of a search whose digits fit
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  bool watchable;
  bool by_rows;
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
