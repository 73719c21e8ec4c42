/* sud-strategy.c - THE TABLE of search strategies, and the one way to run them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy-private.h"

#include "sud-clock.h"
#include "sud-lanes.h"
#include "sud-text.h"

#include <string.h>

enum
{
  PLACE = 1 << SUD_SEARCH_PLACE,
  REMOVE = 1 << SUD_SEARCH_REMOVE,
  REJECT = 1 << SUD_SEARCH_REJECT,
  SOLUTION = 1 << SUD_SEARCH_SOLUTION,
};

static void lanes_search (SudSearch *search);

/* The lines are as short as a narrow column is wide: 30 letters, two fewer for each indent. */
static const SudStrategy strategies[] = {
  { "brute-force", SUD_N_ ("Brute force"),
    SUD_N_ ("Tries 1 to 9 in every blank cell and looks through row, column and box each time."),
    true, true, sud_brute_force_search,
    SUD_N_ ("It remembers nothing between two tries, so there is nothing to get wrong: all others improve on it."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("filled: fill the next cell") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("it clashes: next digit") },
      { 2, PLACE, SUD_N_ ("write it") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back") } } },
  { "lookup-table", SUD_N_ ("Look-up table"),
    SUD_N_ ("Tries 1 to 9 like brute force, but keeps a note of the digits that are used already."),
    true, true, sud_lookup_table_search,
    SUD_N_ ("What has been found out once is not asked again: three looks take the place of 27."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, 0, SUD_N_ ("skip cells that are filled") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("noted as used: next digit") },
      { 2, PLACE, SUD_N_ ("write it, note it") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back, strike it") } } },
  { "blank-list", SUD_N_ ("Blank list"),
    SUD_N_ ("Lists the blank cells once and then skips all the others."), true, true, sud_blank_list_search,
    SUD_N_ ("What never changes is found out before the search, not at every step of it."),
    { { 0, 0, SUD_N_ ("list the blank cells") },
      { 0, 0, SUD_N_ ("fill a cell of the list:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("for each digit from 1 to 9:") },
      { 2, REJECT, SUD_N_ ("noted as used: next digit") },
      { 2, PLACE, SUD_N_ ("write it, note it") },
      { 2, 0, SUD_N_ ("fill the next of the list") },
      { 2, REMOVE, SUD_N_ ("take it back, strike it") } } },
  { "available-sets", SUD_N_ ("Available sets"),
    SUD_N_ ("Tries only digits that are still missing in row, column and box."), true, true, sud_available_sets_search,
    SUD_N_ ("The notes are turned round, to what is free instead of what is used, and no try is in vain any more."),
    { { 0, 0, SUD_N_ ("list the blank cells") },
      { 0, 0, SUD_N_ ("fill a cell of the list:") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("free: in row, column and box") },
      { 1, 0, SUD_N_ ("for each digit that is free:") },
      { 2, PLACE, SUD_N_ ("write it, free no longer") },
      { 2, 0, SUD_N_ ("fill the next of the list") },
      { 2, REMOVE, SUD_N_ ("take it back, free again") } } },
  { "rescan-sets", SUD_N_ ("Rescan with sets"),
    SUD_N_ ("Tries only missing digits, and looks for the next blank cell from the top every time."),
    true, true, sud_rescan_sets_search,
    SUD_N_ ("No step is told anything by the one before it: there is less to keep, and more to read."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, 0, SUD_N_ ("find a blank from the top") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("free: in row, column and box") },
      { 1, 0, SUD_N_ ("for each digit that is free:") },
      { 2, PLACE, SUD_N_ ("write it, free no longer") },
      { 2, 0, SUD_N_ ("fill the grid") },
      { 2, REMOVE, SUD_N_ ("take it back, free again") } } },
  { "bitset", SUD_N_ ("Bit sets"),
    SUD_N_ ("Sees in a single calculation which digits still fit a cell."), true, true, sud_bitset_search,
    SUD_N_ ("Nine marks of yes or no, one for each digit, are kept as one number: what row, column and box use is "
            "found in one go."),
    { { 0, 0, SUD_N_ ("fill a cell:") },
      { 1, 0, SUD_N_ ("skip cells that are filled") },
      { 1, SOLUTION, SUD_N_ ("past the last one: solved") },
      { 1, 0, SUD_N_ ("used: in row, column or box") },
      { 1, 0, SUD_N_ ("for each digit not used:") },
      { 2, PLACE, SUD_N_ ("write it, mark it as used") },
      { 2, 0, SUD_N_ ("fill the next cell") },
      { 2, REMOVE, SUD_N_ ("take it back, and its mark") } } },
  { "fewest-candidates", SUD_N_ ("Fewest candidates first"),
    SUD_N_ ("Always goes on with the cell that the fewest digits fit."), true, false, sud_fewest_candidates_search,
    SUD_N_ ("Where there is least choice a mistake shows soonest, and far fewer digits are tried."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, 0, SUD_N_ ("find the cell that is tightest") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("for each digit that fits it:") },
      { 2, PLACE, SUD_N_ ("write it") },
      { 2, 0, SUD_N_ ("fill the grid") },
      { 2, REMOVE, SUD_N_ ("take it back") } } },
  { "propagate", SUD_N_ ("Propagate singles"),
    SUD_N_ ("Fills in everything that is certain before it makes a guess."), true, false, sud_propagate_search,
    SUD_N_ ("Thinking is cheaper than trying: each guess is followed to its last consequence."),
    { { 0, 0, SUD_N_ ("fill the grid:") },
      { 1, PLACE, SUD_N_ ("write all that is certain") },
      { 1, SOLUTION, SUD_N_ ("no blank is left: solved") },
      { 1, 0, SUD_N_ ("unless something clashes:") },
      { 2, 0, SUD_N_ ("find the tightest cell") },
      { 2, 0, SUD_N_ ("guess each digit that fits,") },
      { 2, 0, SUD_N_ ("and fill the grid") },
      { 1, REMOVE, SUD_N_ ("take all of that back") } } },
  { "dancing-links", SUD_N_ ("Dancing links"),
    SUD_N_ ("Takes the tightest spot first: a cell with few digits left, or a digit with few places left."),
    true, false, sud_dancing_links_search,
    SUD_N_ ("Knuth’s Algorithm X: a solved grid meets 324 demands once each, and what a choice rules out is unlinked "
            "and linked again."),
    { { 0, 0, SUD_N_ ("meet the demands:") },
      { 1, 0, SUD_N_ ("find the tightest one") },
      { 1, SOLUTION, SUD_N_ ("there is none: solved") },
      { 1, 0, SUD_N_ ("for each way to meet it:") },
      { 2, PLACE, SUD_N_ ("write it, unlink its rivals") },
      { 2, 0, SUD_N_ ("meet the demands") },
      { 2, REMOVE, SUD_N_ ("take it back, link them") } } },
  { "lanes", SUD_N_ ("Fastest (many at once)"),
    SUD_N_ ("Tries many possibilities at the same time, in one puzzle or in many."), false, false, lanes_search,
    SUD_N_ ("It cannot be watched: it goes many ways at once, and writes no digit before it has a whole solution."),
    { { 0 } } },
};

enum
{
  N_STRATEGIES = sizeof strategies / sizeof strategies[0],
};

const SudStrategy *
sud_strategies (int *n)
{
  *n = N_STRATEGIES;
  return strategies;
}

const SudStrategy *
sud_strategy_find (const char *id)
{
  for (int i = 0; i < N_STRATEGIES; i++)
    if (strcmp (strategies[i].id, id) == 0)
      return &strategies[i];
  return NULL;
}

int
sud_strategy_count_lines (const SudStrategy *self)
{
  int n = 0;

  while (n < SUD_STRATEGY_LINES && self->lines[n].text != NULL)
    n++;
  return n;
}

int
sud_strategy_find_line (const SudStrategy *self, SudSearchEvent event)
{
  for (int i = 0; i < sud_strategy_count_lines (self); i++)
    if ((self->lines[i].events & 1 << event) != 0)
      return i;
  return -1;
}

void
sud_strategy_run (const SudStrategy *self, const SudGrid *grid, const SudSearchOptions *options, SudResult *result)
{
  SudSearch search = { .grid = *grid, .options = *options };
  uint64_t start;

  *result = (SudResult){ .verdict = SUD_VERDICT_INVALID };
  if (!sud_grid_is_valid (grid))
    return;

  result->verdict = SUD_VERDICT_CANCELLED;
  sud_search_poll (&search);
  if (options->limit <= 0 || search.stop)
    return;

  search.stack_top = search.stack_low = (uintptr_t)__builtin_frame_address (0);
  start = sud_now_ns ();
  self->search (&search);
  search.stats.ns = sud_now_ns () - start;
  search.stats.bytes += search.stack_top - search.stack_low;

  *result = (SudResult){
    .verdict = sud_verdict_of (search.solutions, search.cancelled),
    .solutions = search.solutions,
    .first = search.first,
    .stats = search.stats,
  };
}

void
sud_search_solution (SudSearch *search)
{
  sud_search_note_stack (search);
  if (search->solutions++ == 0)
    search->first = search->grid;
  sud_search_tell (search, SUD_SEARCH_SOLUTION, 0, 0);
  if (search->solutions >= search->options.limit)
    search->stop = true;
  if (search->options.solution != NULL && !search->options.solution (&search->grid, search->options.data)
      && !search->stop)
    search->stop = search->cancelled = true;
}

/* The fast engine as one of the strategies. It narrows the candidates of all cells of many states at once and writes no
 * digit before it has a whole solution. So its placements are the digits of the solutions it found, and there is no
 * path to watch.
 */

static bool
lanes_solution_cb (size_t puzzle, const SudGrid *solution, void *data)
{
  SudSearch *search = data;
  SudGrid givens = search->grid;

  for (int cell = 0; cell < SUD_CELLS && !search->stop; cell++)
    if (givens.digit[cell] == 0)
      sud_search_place (search, cell, solution->digit[cell]);
  if (!search->stop)
    sud_search_solution (search);
  for (int cell = SUD_CELLS; cell-- > 0 && !search->stop;)
    if (givens.digit[cell] == 0)
      sud_search_remove (search, cell);
  return !search->stop;
}

static void
lanes_search (SudSearch *search)
{
  SudLanes *lanes = sud_lanes_for_thread ();
  SudGrid givens = search->grid;
  const char *puzzle = (const char *)givens.digit;
  uint64_t count;
  SudLanesJob job = {
    .n = 1,
    .puzzles = &puzzle,
    .limit = (uint64_t)search->options.limit,
    .counts = &count,
    .solution = lanes_solution_cb,
    .data = search,
    .cancel = search->options.cancel,
  };

  if (lanes == NULL)
    {
      sud_propagate_search (search); /* no memory for a context */
      return;
    }
  search->stats.bytes = sud_lanes_get_size (lanes);
  if (!sud_lanes_run (lanes, &job))
    sud_search_poll (search);
}
