/* sud-blank-list.c - collect the blanks once, and walk that list
 *
 * The recursion goes from one blank to the next instead of from cell to cell: its depth is the position in the list, and
 * the end of the list is the solution. What is used stands in yes-or-no tables, as in the look-up table strategy.
 *
 *     grid        53..7.... 6..195... .98....6. …
 *     blanks      2 3 5 6 7 8 10 11 15 16 17 18 21 …
 *     position    0 1 2 3 4 5  6  7  8  9 10 11 12 …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-search.h"

typedef struct
{
  uint8_t cell;
  uint8_t row;
  uint8_t column;
  uint8_t box;
} Blank;

typedef struct
{
  SudSearch *search;
  Blank blanks[SUD_CELLS];
  int n_blanks;
  bool row[SUD_SIZE][SUD_SIZE + 1];
  bool column[SUD_SIZE][SUD_SIZE + 1];
  bool box[SUD_SIZE][SUD_SIZE + 1];
} State;

static void
set_used (State *state, const Blank *at, int digit, bool used)
{
  state->row[at->row][digit] = state->column[at->column][digit] = state->box[at->box][digit] = used;
}

static void
fill_from (State *state, int position)
{
  SudSearch *search = state->search;
  const Blank *blank = &state->blanks[position];

  if (position == state->n_blanks)
    {
      sud_search_solution (search);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      if (state->row[blank->row][digit] || state->column[blank->column][digit] || state->box[blank->box][digit])
        {
          sud_search_reject (search, blank->cell, digit);
          continue;
        }
      set_used (state, blank, digit, true);
      sud_search_place (search, blank->cell, digit);
      if (!search->stop)
        fill_from (state, position + 1);
      if (search->stop)
        return;
      sud_search_remove (search, blank->cell);
      set_used (state, blank, digit, false);
    }
}

void
sud_blank_list_search (SudSearch *search)
{
  State state = { .search = search };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      Blank here = { cell, sud_row (cell), sud_column (cell), sud_box (cell) };

      if (search->grid.digit[cell] == 0)
        state.blanks[state.n_blanks++] = here;
      else
        set_used (&state, &here, search->grid.digit[cell], true);
    }
  fill_from (&state, 0);
}
