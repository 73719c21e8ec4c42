/* sud-strategy-page.c - how a strategy works, for who watches it: its idea, and a few lines of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy-page.h"

#include "sud-text.h"

#include <string.h>

enum
{
  PLACE = 1 << SUD_SEARCH_PLACE,
  REMOVE = 1 << SUD_SEARCH_REMOVE,
  REJECT = 1 << SUD_SEARCH_REJECT,
  SOLUTION = 1 << SUD_SEARCH_SOLUTION,
};

/* The lines are as short as a narrow column is wide: 30 letters, two fewer for each step in. */
static const SudStrategyPage pages[] = {
  { "brute-force",
    SUD_N_ ("It remembers nothing between two tries, so there is nothing to get wrong: all others improve on it."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("filled: fill the next cell") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("it clashes: next digit") },
      { 2, PLACE, SUD_N_ ("write it") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back") } } },
  { "lookup-table",
    SUD_N_ ("What has been found out once is not asked again: three looks take the place of 27."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, 0, SUD_N_ ("skip cells that are filled") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("noted as used: next digit") },
      { 2, PLACE, SUD_N_ ("write it, note it") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back, strike it") } } },
  { "blank-list",
    SUD_N_ ("What never changes is found out before the search, not at every step of it."),
    { { 0, 0, SUD_N_ ("list the blank cells") },
      { 0, 0, SUD_N_ ("fill a cell of the list:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("noted as used: next digit") },
      { 2, PLACE, SUD_N_ ("write it, note it") },
      { 2, 0, SUD_N_ ("fill the next of the list") },
      { 2, REMOVE, SUD_N_ ("take it back, strike it") } } },
  { "available-sets",
    SUD_N_ ("The notes are turned round, to what is free instead of what is used, and no try is in vain any more."),
    { { 0, 0, SUD_N_ ("list the blank cells") },
      { 0, 0, SUD_N_ ("fill a cell of the list:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("free: in row, column and box") },
      { 1, 0, SUD_N_ ("for each digit that is free:") },
      { 2, PLACE, SUD_N_ ("write it, free no longer") },
      { 2, 0, SUD_N_ ("fill the next of the list") },
      { 2, REMOVE, SUD_N_ ("take it back, free again") } } },
  { "rescan-sets",
    SUD_N_ ("No step is told anything by the one before it: there is less to keep, and more to read."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, 0, SUD_N_ ("find a blank from the top") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("free: in row, column and box") },
      { 1, 0, SUD_N_ ("for each digit that is free:") },
      { 2, PLACE, SUD_N_ ("write it, free no longer") },
      { 2, 0, SUD_N_ ("fill the grid") },
      { 2, REMOVE, SUD_N_ ("take it back, free again") } } },
  { "bitset",
    SUD_N_ ("Nine marks of yes or no, one for each digit, are kept as one number: what row, column and box use is found in one go."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, 0, SUD_N_ ("skip cells that are filled") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("used: in row, column or box") },
      { 1, 0, SUD_N_ ("for each digit not used:") },
      { 2, PLACE, SUD_N_ ("write it, mark it as used") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back, and its mark") } } },
  { "fewest-candidates",
    SUD_N_ ("Where there is least choice a mistake shows soonest, and far fewer digits are tried."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, 0, SUD_N_ ("find the cell that is tightest") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("for each digit that fits it:") },
      { 2, PLACE, SUD_N_ ("write it") },
      { 2, 0, SUD_N_ ("fill the grid") },
      { 2, REMOVE, SUD_N_ ("take it back") } } },
  { "propagate",
    SUD_N_ ("Thinking is cheaper than trying: each guess is followed to its last consequence."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, PLACE, SUD_N_ ("write all that is certain") },
      { 1, SOLUTION, SUD_N_ ("no blank is left: solved") },
      { 1, 0, SUD_N_ ("unless something clashes:") },
      { 2, 0, SUD_N_ ("find the tightest cell") },
      { 2, 0, SUD_N_ ("guess each digit that fits,") },
      { 2, 0, SUD_N_ ("and fill the grid") },
      { 1, REMOVE, SUD_N_ ("take all of that back") } } },
  { "dancing-links",
    SUD_N_ ("Knuth’s Algorithm X: a solved grid meets 324 demands once each, and what a choice rules out is unlinked and "
            "linked again."),
    { { 0, 0, SUD_N_ ("meet the demands:") },
      { 1, 0, SUD_N_ ("find the tightest one") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("for each way to meet it:") },
      { 2, PLACE, SUD_N_ ("write it, unlink its rivals") },
      { 2, 0, SUD_N_ ("meet the demands") },
      { 2, REMOVE, SUD_N_ ("take it back, link them") } } },
  { "lanes",
    SUD_N_ ("It cannot be watched: it goes many ways at once, and writes no digit before it has a whole solution."),
    { { 0 } } },
};

const SudStrategyPage *
sud_strategy_get_page (const SudStrategy *strategy)
{
  for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++)
    if (strcmp (pages[i].id, strategy->id) == 0)
      return &pages[i];
  return NULL;
}

int
sud_strategy_page_count_lines (const SudStrategyPage *self)
{
  int n = 0;

  while (n < SUD_STRATEGY_LINES && self->lines[n].text != NULL)
    n++;
  return n;
}

int
sud_strategy_page_find_line (const SudStrategyPage *self, SudSearchEvent event)
{
  for (int i = 0; i < sud_strategy_page_count_lines (self); i++)
    if ((self->lines[i].events & 1 << event) != 0)
      return i;
  return -1;
}
