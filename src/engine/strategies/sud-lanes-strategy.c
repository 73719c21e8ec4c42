/* sud-lanes-strategy.c - the fast engine, as one of the strategies
 *
 * It narrows the candidates of all cells of many states at once and writes no digit before it has a whole solution. So
 * its placements are the digits of the solutions it found, and there is no path to watch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lanes.h"
#include "sud-search.h"

static bool
solution_cb (size_t puzzle, const SudGrid *solution, void *data)
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

void
sud_lanes_search (SudSearch *search)
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
    .solution = solution_cb,
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
