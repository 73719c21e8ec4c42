/* sud-strategy.h - THE TABLE of search strategies, and how a search is run
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
 * @until: steps before this one are not told: the observer may change it at any time, from any thread
 * @steps: the number of steps: digits placed, taken back and rejected
 * @placements: the digits placed
 * @depth: how many placed digits stand now
 * @low: the least @depth since the observer set it last; @high: the greatest
 * @rejected: digits that did not fit in the cell in question, since anything was placed or taken back
 *
 * The record of steps that nobody was told: a search keeps it a hundred million times a second, at a fraction of the
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

typedef struct _SudSearch SudSearch; /* sud-strategy-private.h, for the strategies themselves */

enum
{
  SUD_STRATEGY_LINES = 8, /* at most, to describe a strategy */
};

/**
 * SudStrategyLine:
 * @indent: how far it stands in, from 0
 * @events: the events after which a search is at this line: bit e for SudSearchEvent e
 * @text: marked for translation
 */
typedef struct
{
  uint8_t indent;
  uint8_t events;
  const char *text;
} SudStrategyLine;

/**
 * SudStrategy:
 * @id: its name in the terminal and in files
 * @name: for people; marked for translation
 * @summary: one sentence; marked for translation
 * @watchable: whether it goes one way at a time, which an observer can follow
 * @by_rows: whether it fills the blanks in the order of reading, each with its smallest digit first: all that do so go
 *   through the same tree, at another price
 * @search: fills the grid of a search whose digits fit
 * @idea: a sentence that goes on from the summary: the lesson of it; marked for translation
 * @lines: how it works, in words; those after the last one have no text. A strategy that cannot be watched has none
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  bool watchable;
  bool by_rows;
  void (*search) (SudSearch *search);
  const char *idea;
  SudStrategyLine lines[SUD_STRATEGY_LINES];
} SudStrategy;

/**
 * sud_strategies:
 * @n: (out): how many there are
 *
 * Returns: the table, in teaching order; constant
 */
const SudStrategy *sud_strategies (int *n);

/** sud_strategy_find: Returns: (nullable): the strategy called @id */
const SudStrategy *sud_strategy_find (const char *id);

/** sud_strategy_count_lines: Returns: how many lines describe it */
int sud_strategy_count_lines (const SudStrategy *self);

/** sud_strategy_find_line: Returns: the line at which a search is after @event; -1: none */
int sud_strategy_find_line (const SudStrategy *self, SudSearchEvent event);

/**
 * sud_strategy_run:
 * @grid: any grid, full, empty and clashing ones too; not modified
 * @options: see #SudSearchOptions
 * @result: (out): the answer; if givens clash nothing is searched and the verdict is SUD_VERDICT_INVALID
 *
 * Thread-safe; uses less than 128 KiB of stack and allocates nothing but what `lanes` keeps for its thread.
 */
void sud_strategy_run (const SudStrategy *self, const SudGrid *grid, const SudSearchOptions *options,
                       SudResult *result);
