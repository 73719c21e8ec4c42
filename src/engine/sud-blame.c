/* sud-blame.c - the givens to blame for a grid without a solution
 *
 *     the suspects have no solution together ──► one of them is left out: has the rest a solution?
 *         none  ──► it is not needed, and stays out
 *         one   ──► it is to blame; so it is of any fewer suspects, so it is never asked about again
 *         unknown, as patience has ended ──► it stays, and is asked about again when there are fewer suspects
 *
 * Every question goes to the search that propagates: for a few scattered digits without a solution the fast engine can
 * take seconds, and this search needs some thousand placements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-blame.h"

#include "sud-cancel.h"
#include "sud-houses.h"
#include "sud-strategy.h"

enum
{
  ORDERS = 8,         /* in which digits are left out; another order often leads to fewer */
  MORE_PATIENCE = 10, /* times as much, once, if no order has led to a set that is known to be minimal */
  MAX_OPEN = 3,       /* orders that may run out of patience, each after 0.1 s at the most as far as has been seen */
};

/* The common part of all questions. */
typedef struct
{
  const SudGrid *grid;
  const SudStrategy *propagate;
  uint64_t patience;
  const atomic_bool *cancel;
  uint64_t placements; /* in the present question */
  atomic_bool enough;
} Questions;

static void
count_step (SudSearchEvent event, int cell, int digit, const SudGrid *grid, void *data)
{
  Questions *self = data;

  self->placements += event == SUD_SEARCH_PLACE;
  if (self->placements > self->patience || sud_is_cancelled (self->cancel))
    atomic_store_explicit (&self->enough, true, memory_order_relaxed);
}

/* Returns: ONE if the digits of @cells alone have a solution, else NONE; CANCELLED if patience ended */
static SudVerdict
ask_about (Questions *self, SudCells cells)
{
  SudSearchOptions options = { .limit = 1, .cancel = &self->enough, .observe = count_step, .data = self };
  SudGrid some = { { 0 } };
  SudResult result;

  SUD_EACH_CELL (cell, cells)
    some.digit[cell] = self->grid->digit[cell];
  self->placements = 0;
  atomic_init (&self->enough, sud_is_cancelled (self->cancel));
  sud_strategy_run (self->propagate, &some, &options, &result);
  return result.verdict == SUD_VERDICT_INVALID ? SUD_VERDICT_NONE : result.verdict;
}

/* Takes the cells of @asked that are not needed out of @suspects, in this order. Returns: the undecided ones */
static SudCells
drop_needless (Questions *self, const uint8_t order[SUD_CELLS], SudCells *suspects, SudCells asked)
{
  SudCells open = SUD_NO_CELLS;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      SudCells rest = *suspects;
      SudVerdict verdict;

      if (!sud_cells_has (asked, order[i]))
        continue;
      sud_cells_remove (&rest, order[i]);
      verdict = ask_about (self, rest);
      if (verdict == SUD_VERDICT_NONE)
        *suspects = rest;
      else if (verdict == SUD_VERDICT_CANCELLED)
        sud_cells_add (&open, order[i]);
    }
  return open;
}

/* Asks about undecided suspects for as long as that leaves fewer. */
static SudBlame
reduce_suspects (Questions *self, const uint8_t order[SUD_CELLS], SudCells suspects)
{
  SudCells open = suspects;
  int before;

  do
    {
      before = sud_cells_count (suspects);
      open = drop_needless (self, order, &suspects, open);
    }
  while (!sud_cells_is_empty (open) && sud_cells_count (suspects) < before && !sud_is_cancelled (self->cancel));
  return (SudBlame){ suspects, sud_cells_is_empty (open), sud_is_cancelled (self->cancel) };
}

/* Shuffles all cells; the same way each time. */
static void
shuffle_cells (uint8_t order[SUD_CELLS], uint32_t *state)
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

/* Finds two equal digits of a house; of several the first. Returns: false if there are none */
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

/* Finds digits that leave none for the blank @cell: one of each. Returns: whether there are all nine */
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

/* Finds digits that leave @digit no place in @house: the digits of the house, and for each blank a @digit that it sees.
 */
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

/* Finds the fewest digits of which the grid, as it stands, shows that they have no solution; all, if it shows nothing.
 */
static SudCells
find_first_suspects (const SudGrid *grid, SudCells all)
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
is_better_blame (const SudBlame *a, const SudBlame *b)
{
  return a->minimal != b->minimal ? a->minimal : sud_cells_count (a->cells) < sud_cells_count (b->cells);
}

/* Takes the fewest that several orders lead to; gives up when some have run out of patience. */
static void
reduce_in_orders (Questions *questions, SudCells suspects, SudBlame *blame)
{
  uint8_t order[SUD_CELLS];
  uint32_t state = 1;
  int open;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    order[cell] = (uint8_t)cell;
  *blame = reduce_suspects (questions, order, suspects);
  open = !blame->minimal;
  for (int i = 1; i < ORDERS && open < MAX_OPEN && !sud_is_cancelled (questions->cancel); i++)
    {
      SudBlame other;

      shuffle_cells (order, &state);
      other = reduce_suspects (questions, order, suspects);
      open += !other.minimal;
      if (!other.cancelled && is_better_blame (&other, blame))
        *blame = other;
    }
  blame->cancelled = sud_is_cancelled (questions->cancel);
}

void
sud_blame_find (const SudGrid *grid, uint64_t patience, const atomic_bool *cancel, SudBlame *blame)
{
  const SudStrategy *propagate = sud_strategy_find ("propagate");
  Questions questions = { .grid = grid, .propagate = propagate, .patience = patience, .cancel = cancel };
  SudCells all = SUD_NO_CELLS, cells;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0)
      sud_cells_add (&all, cell);
  if (find_clash (grid, &cells))
    {
      *blame = (SudBlame){ cells, true, false };
      return;
    }
  reduce_in_orders (&questions, find_first_suspects (grid, all), blame);
  if (blame->minimal || blame->cancelled)
    return;
  questions.patience *= MORE_PATIENCE;
  reduce_in_orders (&questions, blame->cells, blame);
}
