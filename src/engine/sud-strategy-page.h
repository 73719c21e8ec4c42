/* sud-strategy-page.h - how a strategy works, for who watches it: its idea, and a few lines of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-strategy.h"

enum
{
  SUD_STRATEGY_LINES = 8, /* of a page, at most */
};

/**
 * SudStrategyLine:
 * @indent: how far it stands in, from 0
 * @events: what the search has just done when it is at this line: bit e for SudSearchEvent e
 * @text: marked for translation
 */
typedef struct
{
  uint8_t indent;
  uint8_t events;
  const char *text;
} SudStrategyLine;

/**
 * SudStrategyPage:
 * @id: of the strategy
 * @idea: a sentence that goes on from the summary: what there is to learn from it; marked for translation
 * @lines: what it does, in words; those after the last one have no text. None at all of a strategy that cannot be watched
 */
typedef struct
{
  const char *id;
  const char *idea;
  SudStrategyLine lines[SUD_STRATEGY_LINES];
} SudStrategyPage;

/** Returns: the page of @strategy, constant; each one of the table has one */
const SudStrategyPage *sud_strategy_get_page (const SudStrategy *strategy);

/** Returns: how many lines it has */
int sud_strategy_page_count_lines (const SudStrategyPage *self);

/** Returns: the line at which a search is that has just done @event; -1: none */
int sud_strategy_page_find_line (const SudStrategyPage *self, SudSearchEvent event);
