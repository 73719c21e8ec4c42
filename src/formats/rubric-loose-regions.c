/* rubric-loose-regions.c - whether nine by nine numbers are no cells but the regions that a puzzle beside them has
 *
 *     1 1 1 2 3 3 3 3 3
 *     1 1 1 2 2 2 3 3 3        each number stands nine times, and what has the same hangs together
 *     …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

/* Returns: how many cells hang together with @cell that have its number, and have not been @seen */
static guint
count_region (const SudGrid *grid, int cell, gboolean seen[SUD_CELLS])
{
  int stack[SUD_CELLS];
  guint n = 0, left = 0;

  stack[left++] = cell;
  seen[cell] = TRUE;
  for (; left > 0; n++)
    {
      int at = stack[--left], row = sud_row (at), column = sud_column (at);
      const int beside[] = { row > 0 ? at - SUD_SIZE : at, row + 1 < SUD_SIZE ? at + SUD_SIZE : at, column > 0 ? at - 1 : at,
                             column + 1 < SUD_SIZE ? at + 1 : at };

      for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
        if (!seen[beside[i]] && grid->digit[beside[i]] == grid->digit[at])
          {
            seen[beside[i]] = TRUE;
            stack[left++] = beside[i];
          }
    }
  return n;
}

gboolean
rubric_loose_are_regions (const SudGrid *grid)
{
  gboolean seen[SUD_CELLS] = { FALSE }, boxes = TRUE;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int box = sud_box (cell);

      boxes &= grid->digit[cell] == grid->digit[sud_cell (box / 3 * 3, box % 3 * 3)];
      if (!seen[cell] && count_region (grid, cell, seen) != SUD_SIZE)
        return FALSE;
    }
  return !boxes;
}
