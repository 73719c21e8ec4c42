/* sud-search.c - what becomes of a solution that a strategy has found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-search.h"

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
