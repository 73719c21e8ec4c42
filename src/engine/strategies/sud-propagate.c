/* sud-propagate.c - naked and hidden singles before each guess, then guess where there is least choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-propagation.h"
#include "sud-strategy-private.h"

/* Tells the books of the singles that @state has filled since its trail was @from long. */
static void
place_trail (SudSearch *search, const SudPropagation *state, int from)
{
  for (int i = from; i < state->filled && !search->stop; i++)
    sud_search_place (search, state->trail[i], state->grid.digit[state->trail[i]]);
}

static void
remove_trail (SudSearch *search, const SudPropagation *state, int from)
{
  for (int i = state->filled; i-- > from;)
    sud_search_remove (search, state->trail[i]);
}

/* @state has just got its last digit; its trail was @from long before that. */
static void
descend (SudSearch *search, SudPropagation *state, int from)
{
  bool consistent = sud_propagation_run (state, NULL);
  int cell = sud_propagation_branch_cell (state);

  place_trail (search, state, from);
  if (!search->stop && consistent && cell < 0)
    sud_search_solution (search);
  else if (consistent && cell >= 0)
    for (SudDigits left = state->candidates[cell]; left != 0 && !search->stop; left &= left - 1)
      {
        SudPropagation child = *state;

        sud_propagation_place (&child, cell, sud_digits_first (left));
        descend (search, &child, state->filled);
      }
  if (!search->stop)
    remove_trail (search, state, from);
}

void
sud_propagate_search (SudSearch *search)
{
  SudPropagation state;

  sud_propagation_init (&state, &search->grid);
  descend (search, &state, 0);
}
