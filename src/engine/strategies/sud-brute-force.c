/* sud-brute-force.c - try 1 to 9, and read row, column and box again for each
 *
 * Walks all 81 cells in row-major order, filled ones too. A trial costs up to 27 reads. Nothing is remembered between
 * two trials, so there is nothing to get wrong: this is the oracle the other strategies are tested against.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-search.h"

static bool
fits (const SudGrid *grid, int row, int column, int digit)
{
  int top = row / 3 * 3, left = column / 3 * 3;

  for (int i = 0; i < SUD_SIZE; i++)
    if (grid->digit[sud_cell (row, i)] == digit || grid->digit[sud_cell (i, column)] == digit
        || grid->digit[sud_cell (top + i / 3, left + i % 3)] == digit)
      return false;
  return true;
}

static void
fill_from (SudSearch *search, int row, int column)
{
  int cell = sud_cell (row, column);

  if (column == SUD_SIZE)
    fill_from (search, row + 1, 0);
  else if (row == SUD_SIZE)
    sud_search_solution (search);
  else if (search->grid.digit[cell] != 0)
    fill_from (search, row, column + 1);
  else
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        if (!fits (&search->grid, row, column, digit))
          {
            sud_search_reject (search, cell, digit);
            continue;
          }
        sud_search_place (search, cell, digit);
        if (!search->stop)
          fill_from (search, row, column + 1);
        if (search->stop)
          return;
        sud_search_remove (search, cell);
      }
}

void
sud_brute_force_search (SudSearch *search)
{
  fill_from (search, 0, 0);
}
