/* sud-available-sets.c - keep what is still free, and try only what the three sets agree on
 *
 * The tables turned round: not the used digits but the free ones, so that nothing is tried that does not fit. The digits
 * to try in a blank are the intersection of its row's, its column's and its box's set (sud-free-digits.h); around each
 * try the sets are changed, the rest of the list is filled, the sets are changed back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-free-digits.h"
#include "sud-search.h"

typedef struct
{
  SudSearch *search;
  SudFreeDigits available;
  uint8_t blanks[SUD_CELLS];
  int n_blanks;
} State;

static void
fill_from (State *state, int position)
{
  SudSearch *search = state->search;
  SudDigits left;
  int cell;

  if (position == state->n_blanks)
    {
      sud_search_solution (search);
      return;
    }
  cell = state->blanks[position];
  for (left = sud_free_digits_at (&state->available, cell); left != 0; left &= left - 1)
    {
      int digit = sud_digits_first (left);

      sud_free_digits_flip (&state->available, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_from (state, position + 1);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      sud_free_digits_flip (&state->available, cell, digit);
    }
}

void
sud_available_sets_search (SudSearch *search)
{
  State state = { .search = search };

  sud_free_digits_init (&state.available, &search->grid);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] == 0)
      state.blanks[state.n_blanks++] = cell;
  fill_from (&state, 0);
}
