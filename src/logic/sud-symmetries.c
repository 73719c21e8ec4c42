/* sud-symmetries.c - ways to turn a position into itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-symmetries.h"

#include <string.h>

static void
copy_givens (const SudPencilmarks *marks, SudGrid *grid)
{
  memset (grid, 0, sizeof *grid);
  SUD_EACH_CELL (cell, marks->given)
    grid->digit[cell] = marks->value[cell];
}

int
sud_symmetries_find (const SudPencilmarks *marks, SudIsomorph found[SUD_AUTOMORPHISMS_MAX])
{
  SudGrid grid;
  int n;

  memcpy (grid.digit, marks->value, sizeof grid.digit);
  n = sud_grid_find_automorphisms (&grid, found);
  if (n > 0)
    return n;
  copy_givens (marks, &grid);
  return sud_grid_find_automorphisms (&grid, found);
}

bool
sud_symmetries_are_of_givens (const SudPencilmarks *marks, const SudIsomorph *isomorph)
{
  SudGrid grid, image;

  copy_givens (marks, &grid);
  sud_isomorph_apply (isomorph, &grid, &image);
  return memcmp (image.digit, grid.digit, sizeof image.digit) == 0;
}
