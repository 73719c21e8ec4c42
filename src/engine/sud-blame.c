/* sud-blame.c - which givens are to blame where a grid has no solution
 *
 *     the suspects have no solution together ──► one of them is left out: has the rest a solution?
 *         none  ──► it is not needed, and stays out
 *         one   ──► it is to blame; so it is of any fewer suspects, so it is never asked about again
 *         unknown, as patience has ended ──► it stays, and is asked about again when there are fewer suspects
 *
 * Every question goes to the search that propagates: of a few scattered digits without a solution the fast engine can
 * take seconds where this search takes a thousand placements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-blame.h"

#include "sud-cancel.h"
#include "sud-houses.h"
#include "sud-search-options.h"
#include "sud-strategy.h"

enum
{
  ORDERS = 8,    /* in which digits are left out; another order often leads to fewer */
  MORE_PATIENCE = 10, /* times as much, once, where no order has led to what is known to be minimal */
  MOST_OPEN = 3, /* of which so many may end without patience, each after 0.1 s at the most as far as has been seen */
};

/* What all questions share. */
typedef struct
{
  const SudGrid *grid;
  const SudStrategy *propagate;
  uint64_t patience;
  const atomic_bool *cancel;
  uint64_t steps; /* of the question that is asked */
  atomic_bool enough;
} Inquiry;

static void
count_step (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Inquiry *self = data;

  self->steps += event == SUD_SEARCH_PLACE;
  if (self->steps > self->patience || sud_is_cancelled (self->cancel))
    atomic_store_explicit (&self->enough, true, memory_order_relaxed);
}

/* Whether the digits of @cells alone have a solution: none, one (at least), or cancelled where patience ended. */
static SudVerdict
ask (Inquiry *self, SudCells cells)
{
  SudSearchOptions options = { .limit = 1, .cancel = &self->enough, .observe = count_step, .data = self };
  SudGrid some = { { 0 } };
  SudResult result;

  SUD_EACH_CELL (cell, cells)
    some.digit[cell] = self->grid->digit[cell];
  self->steps = 0;
  atomic_init (&self->enough, sud_is_cancelled (self->cancel));
  sud_strategy_run (self->propagate, &some, &options, &result);
  return result.verdict == SUD_VERDICT_INVALID ? SUD_VERDICT_NONE : result.verdict;
}

/* Leaves those of @asked out of @suspects that are not needed, in this order. Returns: those of which it is unknown */
static SudCells
leave_out (Inquiry *self, const uint8_t order[SUD_CELLS], SudCells *suspects, SudCells asked)
{
  SudCells open = SUD_NO_CELLS;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      SudCells rest = *suspects;
      SudVerdict verdict;

      if (!sud_cells_has (asked, order[i]))
        continue;
      sud_cells_remove (&rest, order[i]);
      verdict = ask (self, rest);
      if (verdict == SUD_VERDICT_NONE)
        *suspects = rest;
      else if (verdict == SUD_VERDICT_CANCELLED)
        sud_cells_add (&open, order[i]);
    }
  return open;
}

/* Asks about those that are open for as long as that leaves fewer. */
static SudBlame
reduce (Inquiry *self, const uint8_t order[SUD_CELLS], SudCells suspects)
{
  SudCells open = suspects;
  int before;

  do
    {
      before = sud_cells_count (suspects);
      open = leave_out (self, order, &suspects, open);
    }
  while (!sud_cells_is_empty (open) && sud_cells_count (suspects) < before && !sud_is_cancelled (self->cancel));
  return (SudBlame){ suspects, sud_cells_is_empty (open), sud_is_cancelled (self->cancel) };
}

/* Every cell once; the same each time. */
static void
shuffle (uint8_t order[SUD_CELLS], uint32_t *state)
{
  for (int i = SUD_CELLS - 1; i > 0; i--)
    {
      uint8_t cell = order[i];
      int j;

      *state = *state * 1664525u + 1013904223u;
      j = (int)((*state >> 16) % (unsigned)(i + 1));
      order[i] = order[j];
      order[j] = cell;
    }
}

/* Two equal digits of a house; of several those that come first. Returns: false where there are none */
static bool
find_clash (const SudGrid *grid, SudCells *cells)
{
  SUD_EACH_CELL (cell, sud_grid_conflicts (grid))
    for (int i = 0; i < SUD_PEERS; i++)
      if (grid->digit[sud_cell_peers[cell][i]] == grid->digit[cell])
        {
          *cells = sud_cells_union (sud_cells_of ((int)cell), sud_cells_of (sud_cell_peers[cell][i]));
          return true;
        }
  return false;
}

/* The digits that leave the blank @cell none: one of each, if there are all nine. */
static bool
find_full_cell (const SudGrid *grid, int cell, SudCells *cells)
{
  SudDigits seen = 0;

  *cells = SUD_NO_CELLS;
  for (int i = 0; i < SUD_PEERS; i++)
    {
      int peer = sud_cell_peers[cell][i], digit = grid->digit[peer];

      if (digit == 0 || (seen & SUD_DIGIT_BIT (digit)) != 0)
        continue;
      seen |= SUD_DIGIT_BIT (digit);
      sud_cells_add (cells, peer);
    }
  return seen == SUD_ALL_DIGITS;
}

/* The digits that leave @digit no place in @house: what stands there, and for each blank a @digit that it sees. */
static bool
find_full_house (const SudGrid *grid, int house, int digit, SudCells *cells)
{
  SudCells same = SUD_NO_CELLS;

  *cells = SUD_NO_CELLS;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] == digit)
      sud_cells_add (&same, cell);
  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];
      SudCells seen = sud_cells_intersection (same, sud_peers_of (cell));

      if (grid->digit[cell] == digit || (grid->digit[cell] == 0 && sud_cells_is_empty (seen)))
        return false;
      if (grid->digit[cell] != 0)
        sud_cells_add (cells, cell);
      else if (!sud_cells_meet (seen, *cells))
        sud_cells_add (cells, sud_cells_first (seen));
    }
  return true;
}

static void
keep_fewer (SudCells cells, SudCells *fewest)
{
  if (sud_cells_count (cells) < sud_cells_count (*fewest))
    *fewest = cells;
}

/* The fewest digits of which the grid, as it stands, shows that they have no solution; all, where it shows nothing. */
static SudCells
find_at_once (const SudGrid *grid, SudCells all)
{
  SudCells fewest = all, cells;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] == 0 && find_full_cell (grid, cell, &cells))
      keep_fewer (cells, &fewest);
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      if (find_full_house (grid, house, digit, &cells))
        keep_fewer (cells, &fewest);
  return fewest;
}

static bool
is_better (const SudBlame *a, const SudBlame *b)
{
  return a->minimal != b->minimal ? a->minimal : sud_cells_count (a->cells) < sud_cells_count (b->cells);
}

/* The fewest of what several orders lead to, but not more often than that has taken all patience. */
static void
reduce_in_orders (Inquiry *inquiry, SudCells suspects, SudBlame *blame)
{
  uint8_t order[SUD_CELLS];
  uint32_t state = 1;
  int open;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    order[cell] = (uint8_t)cell;
  *blame = reduce (inquiry, order, suspects);
  open = !blame->minimal;
  for (int i = 1; i < ORDERS && open < MOST_OPEN && !sud_is_cancelled (inquiry->cancel); i++)
    {
      SudBlame other;

      shuffle (order, &state);
      other = reduce (inquiry, order, suspects);
      open += !other.minimal;
      if (!other.cancelled && is_better (&other, blame))
        *blame = other;
    }
  blame->cancelled = sud_is_cancelled (inquiry->cancel);
}

void
sud_blame_find (const SudGrid *grid, uint64_t patience, const atomic_bool *cancel, SudBlame *blame)
{
  const SudStrategy *propagate = sud_strategy_find ("propagate");
  Inquiry inquiry = { .grid = grid, .propagate = propagate, .patience = patience, .cancel = cancel };
  SudCells all = SUD_NO_CELLS, cells;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      sud_cells_add (&all, cell);
  if (find_clash (grid, &cells))
    {
      *blame = (SudBlame){ cells, true, false };
      return;
    }
  reduce_in_orders (&inquiry, find_at_once (grid, all), blame);
  if (blame->minimal || blame->cancelled)
    return;
  inquiry.patience *= MORE_PATIENCE;
  reduce_in_orders (&inquiry, blame->cells, blame);
}
