/* sud-blockers.c - the digits on the board by which a single or a hidden subset is seen: as few as suffice
 *
 *     hidden single: 4 in the box            naked single: the cell s
 *
 *     +-------+-------+                      +-------+-------+
 *     | . x x | 4 . . |  4 keeps x out       | 1 . . | 5 . . |
 *     | . 9 s | . . . |  of the box          | . s . | . 7 . |  1, 5, 7, …: one cell each
 *     | 4 . . | . . . |                      | . . 2 | . . . |
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-blockers.h"

#include "sud-houses.h"

/* Returns: how many cells of @left cell @from sees */
static int
count_covered (SudCells left, int from)
{
  return sud_cells_count (sud_cells_intersection (left, sud_peers_of (from)));
}

SudCells
sud_blockers_of_house (int house, SudCells places, int digit, const SudPencilmarks *marks, SudCells *left)
{
  SudCells blockers = SUD_NO_CELLS;

  *left = sud_cells_difference (sud_cells_intersection (marks->blank, sud_house_sets[house]), places);
  while (!sud_cells_is_empty (*left))
    {
      int best = -1;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (marks->value[cell] == digit
            && (best < 0 || count_covered (*left, cell) > count_covered (*left, best)))
          best = cell;
      if (best < 0 || count_covered (*left, best) == 0)
        break;
      sud_cells_add (&blockers, best);
      *left = sud_cells_difference (*left, sud_peers_of (best));
    }
  return blockers;
}

SudCells
sud_blockers_of_hidden (const SudStep *step, const SudPencilmarks *marks, SudCells *left)
{
  return sud_blockers_of_house (__builtin_ctz (step->houses), sud_cells_of (step->cell), step->digit, marks, left);
}

SudCells
sud_blockers_of_naked (int cell, const SudPencilmarks *marks, SudDigits *seen)
{
  SudCells blockers = SUD_NO_CELLS;

  *seen = 0;
  for (int i = 0; i < SUD_PEERS; i++)
    {
      int peer = sud_cell_peers[cell][i];

      if (marks->value[peer] == 0 || (*seen & SUD_DIGIT_BIT (marks->value[peer])) != 0)
        continue;
      *seen |= SUD_DIGIT_BIT (marks->value[peer]);
      sud_cells_add (&blockers, peer);
    }
  return blockers;
}
