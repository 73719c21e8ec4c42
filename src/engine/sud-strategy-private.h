/* sud-strategy-private.h - the state that all search strategies share: the grid, the books, when to stop
 *
 * A strategy fills `grid` in place and says what it does through the calls below; limits, cancelling, counting and
 * watching are then the same for all. Every call may raise `stop`: a strategy that sees it returns at once and takes
 * nothing back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-cancel.h"
#include "sud-strategy.h"

struct _SudSearch
{
  SudGrid grid; /* the givens, and what has been placed so far */
  SudStats stats; /* bytes: only what is not on the stack, which sud_strategy_run() adds */
  bool stop;
  bool cancelled;
  int64_t solutions;
  SudGrid first;
  SudSearchOptions options;
  uintptr_t stack_top; /* addresses: where the search began, and the deepest it has been */
  uintptr_t stack_low;
};

enum
{
  SUD_SEARCH_POLL = 1024, /* placements between two looks at the cancel flag */
};

/* Looks at the cancel flag, once in SUD_SEARCH_POLL placements, as another thread writes it. */
static inline void
sud_search_poll (SudSearch *search)
{
  if (sud_is_cancelled (search->options.cancel))
    search->stop = search->cancelled = true;
}

/* Keeps the books of a step. Returns: whether the observer is to be told of it */
static inline bool
sud_search_trace (SudSearchTrace *trace, SudSearchEvent event, int digit)
{
  if (event == SUD_SEARCH_REJECT)
    trace->rejected |= SUD_DIGIT_BIT (digit);
  else
    {
      bool place = event == SUD_SEARCH_PLACE;

      trace->rejected = 0;
      trace->placements += place;
      trace->depth += place ? 1 : -1;
      if (place && trace->depth > trace->high)
        trace->high = trace->depth;
      if (!place && trace->depth < trace->low)
        trace->low = trace->depth;
    }
  return ++trace->steps >= atomic_load_explicit (trace->until, memory_order_relaxed);
}

static inline void
sud_search_tell (SudSearch *search, SudSearchEvent event, int cell, int digit)
{
  if (__builtin_expect (search->options.observe == NULL, 1))
    return;
  if (search->options.trace == NULL || event == SUD_SEARCH_SOLUTION
      || __builtin_expect (sud_search_trace (search->options.trace, event, digit), 0))
    search->options.observe (event, cell, digit, &search->grid, search->options.data);
}

static inline void
sud_search_note_stack (SudSearch *search)
{
  uintptr_t frame = (uintptr_t)__builtin_frame_address (0);

  if (frame < search->stack_low)
    search->stack_low = frame;
}

/* Writes @digit into the blank @cell. */
static inline void
sud_search_place (SudSearch *search, int cell, int digit)
{
  sud_search_note_stack (search);
  search->grid.digit[cell] = digit;
  if (++search->stats.placements % SUD_SEARCH_POLL == 0)
    sud_search_poll (search);
  sud_search_tell (search, SUD_SEARCH_PLACE, cell, digit);
}

/* Takes back what stands in @cell. */
static inline void
sud_search_remove (SudSearch *search, int cell)
{
  int digit = search->grid.digit[cell];

  search->grid.digit[cell] = 0;
  search->stats.backtracks++;
  sud_search_tell (search, SUD_SEARCH_REMOVE, cell, digit);
}

/* @digit was tried in @cell and does not fit. */
static inline void
sud_search_reject (SudSearch *search, int cell, int digit)
{
  search->stats.rejected++;
  sud_search_tell (search, SUD_SEARCH_REJECT, cell, digit);
}

/* All cells are filled. */
void sud_search_solution (SudSearch *search);

/* The strategies: each fills `grid` in all ways there are, until `stop`. */
void sud_brute_force_search (SudSearch *search);
void sud_lookup_table_search (SudSearch *search);
void sud_blank_list_search (SudSearch *search);
void sud_available_sets_search (SudSearch *search);
void sud_rescan_sets_search (SudSearch *search);
void sud_bitset_search (SudSearch *search);
void sud_fewest_candidates_search (SudSearch *search);
void sud_propagate_search (SudSearch *search);
void sud_dancing_links_search (SudSearch *search);
