/* sud-strategy.c - THE TABLE of search strategies, and the one way to run them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy.h"

#include "sud-search.h"
#include "sud-text.h"

#include <string.h>
#include <time.h>

static const SudStrategy strategies[] = {
  { "brute-force", SUD_N_ ("Brute force"),
    SUD_N_ ("Tries 1 to 9 in every blank cell and looks through row, column and box each time."),
    true, true, sud_brute_force_search },
  { "lookup-table", SUD_N_ ("Look-up table"),
    SUD_N_ ("Tries 1 to 9 like brute force, but keeps a note of the digits that are used already."),
    true, true, sud_lookup_table_search },
  { "blank-list", SUD_N_ ("Blank list"),
    SUD_N_ ("Lists the blank cells once and then skips all the others."), true, true, sud_blank_list_search },
  { "available-sets", SUD_N_ ("Available sets"),
    SUD_N_ ("Tries only digits that are still missing in row, column and box."), true, true, sud_available_sets_search },
  { "rescan-sets", SUD_N_ ("Rescan with sets"),
    SUD_N_ ("Tries only missing digits, and looks for the next blank cell from the top every time."),
    true, true, sud_rescan_sets_search },
  { "bitset", SUD_N_ ("Bit sets"),
    SUD_N_ ("Sees in a single calculation which digits still fit a cell."), true, true, sud_bitset_search },
  { "fewest-candidates", SUD_N_ ("Fewest candidates first"),
    SUD_N_ ("Always goes on with the cell that the fewest digits fit."), true, false, sud_fewest_candidates_search },
  { "propagate", SUD_N_ ("Propagate singles"),
    SUD_N_ ("Fills in everything that is certain before it makes a guess."), true, false, sud_propagate_search },
  { "dancing-links", SUD_N_ ("Dancing links"),
    SUD_N_ ("Takes the tightest spot first: a cell with few digits left, or a digit with few places left."),
    true, false, sud_dancing_links_search },
  { "lanes", SUD_N_ ("Fastest (many at once)"),
    SUD_N_ ("Tries many possibilities at the same time, in one puzzle or in many."), false, false, sud_lanes_search },
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

static uint64_t
now_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
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
  start = now_ns ();
  self->search (&search);
  search.stats.ns = now_ns () - start;
  search.stats.bytes += search.stack_top - search.stack_low;

  *result = (SudResult){
    .verdict = sud_verdict_of (search.solutions, search.cancelled),
    .solutions = search.solutions,
    .first = search.first,
    .stats = search.stats,
  };
}
