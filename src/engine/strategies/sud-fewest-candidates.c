/* sud-fewest-candidates.c - always fill the cell with the fewest candidates
 *
 * People do not fill a grid from the first cell on; they go where there is least choice. A cell with one possibility is
 * no guess at all, and one with none ends the branch at once instead of many levels below:
 *
 *     row-major       r1c3 {1,2,4}, r1c4 {2,6}, …     4,208 placements for 51 blanks
 *     fewest first    r5c5 {5}, …                    51 placements for the same 51 blanks
 *
 * The blanks are a list of which the first @depth are filled; the chosen one is swapped to the border.
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

/* Swaps the most constrained of the blanks from @depth on to @depth, and returns what it can hold. */
static SudDigits
choose_blank (State *state, int depth)
{
  int best = depth, fewest = SUD_SIZE + 1;
  SudDigits candidates = 0;
  uint8_t cell;

  for (int i = depth; i < state->n_blanks && fewest > 1; i++)
    {
      SudDigits here = sud_free_digits_at (&state->available, state->blanks[i]);
      int count = sud_digits_count (here);

      if (count < fewest)
        {
          best = i;
          fewest = count;
          candidates = here;
        }
    }
  cell = state->blanks[best];
  state->blanks[best] = state->blanks[depth];
  state->blanks[depth] = cell;
  return candidates;
}

static void
fill_from (State *state, int depth)
{
  SudSearch *search = state->search;
  SudDigits left;
  int cell;

  if (depth == state->n_blanks)
    {
      sud_search_solution (search);
      return;
    }
  left = choose_blank (state, depth);
  cell = state->blanks[depth];
  for (; left != 0; left &= left - 1)
    {
      int digit = sud_digits_first (left);

      sud_free_digits_flip (&state->available, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_from (state, depth + 1);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      sud_free_digits_flip (&state->available, cell, digit);
    }
}

void
sud_fewest_candidates_search (SudSearch *search)
{
  State state = { .search = search };

  sud_free_digits_init (&state.available, &search->grid);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] == 0)
      state.blanks[state.n_blanks++] = cell;
  fill_from (&state, 0);
}
