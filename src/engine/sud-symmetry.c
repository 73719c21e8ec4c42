/* sud-symmetry.c - THE TABLE of symmetries that the clues of a puzzle can have
 *
 * The eight symmetries of a square make eight images of it. The symmetries that leave a pattern as it is are a group;
 * all ten such groups are here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-symmetry.h"

#include "sud-text.h"

#include <string.h>

#define IMAGE(k) (1u << (k))

enum
{
  N_IMAGES = 8,
};

static const SudSymmetry symmetries[SUD_N_SYMMETRIES] = {
  { "none", SUD_N_ ("None"), IMAGE (0) },
  { "180", SUD_N_ ("Half turn"), IMAGE (0) | IMAGE (3) },
  { "90", SUD_N_ ("Quarter turn"), IMAGE (0) | IMAGE (3) | IMAGE (5) | IMAGE (6) },
  { "diagonal", SUD_N_ ("Diagonal"), IMAGE (0) | IMAGE (4) },
  { "antidiagonal", SUD_N_ ("Other diagonal"), IMAGE (0) | IMAGE (7) },
  { "diagonals", SUD_N_ ("Both diagonals"), IMAGE (0) | IMAGE (3) | IMAGE (4) | IMAGE (7) },
  { "left-right", SUD_N_ ("Left and right"), IMAGE (0) | IMAGE (1) },
  { "top-bottom", SUD_N_ ("Top and bottom"), IMAGE (0) | IMAGE (2) },
  { "mirrors", SUD_N_ ("All four sides"), IMAGE (0) | IMAGE (1) | IMAGE (2) | IMAGE (3) },
  { "full", SUD_N_ ("Full"), 0xff },
};

const SudSymmetry *
sud_symmetry_get (SudSymmetryId id)
{
  return &symmetries[id];
}

SudSymmetryId
sud_symmetry_find (const char *id)
{
  int i = 0;

  while (i < SUD_N_SYMMETRIES && strcmp (symmetries[i].id, id) != 0)
    i++;
  return (SudSymmetryId)i;
}

/* Returns: the cell that @cell comes to lie on in image @k: bit 0 exchanges left and right, bit 1 top and bottom, and
 * bit 2 after that rows and columns */
static int
find_image (int k, int cell)
{
  int row = sud_row (cell), column = sud_column (cell);

  if (k & 1)
    column = SUD_SIZE - 1 - column;
  if (k & 2)
    row = SUD_SIZE - 1 - row;
  return k & 4 ? sud_cell (column, row) : sud_cell (row, column);
}

/* The cells that @cell comes to lie on. */
static SudCells
orbit_of (SudSymmetryId id, int cell)
{
  SudCells orbit = SUD_NO_CELLS;

  for (int k = 0; k < N_IMAGES; k++)
    if (symmetries[id].images & IMAGE (k))
      sud_cells_add (&orbit, find_image (k, cell));
  return orbit;
}

int
sud_symmetry_orbits (SudSymmetryId id, SudCells orbits[SUD_CELLS])
{
  SudCells left = SUD_ALL_CELLS;
  int n = 0;

  while (!sud_cells_is_empty (left))
    {
      orbits[n] = orbit_of (id, sud_cells_first (left));
      left = sud_cells_difference (left, orbits[n++]);
    }
  return n;
}

bool
sud_symmetry_holds (SudSymmetryId id, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    if (!sud_cells_within (orbit_of (id, (int)cell), cells))
      return false;
  return true;
}

bool
sud_symmetry_allows (SudSymmetryId id, int n)
{
  SudCells orbits[SUD_CELLS];
  bool sums[SUD_CELLS + 1] = { true };
  int n_orbits;

  if (id >= SUD_N_SYMMETRIES)
    return false;
  n_orbits = sud_symmetry_orbits (id, orbits);
  for (int i = 0; i < n_orbits; i++)
    {
      int size = sud_cells_count (orbits[i]);

      for (int sum = SUD_CELLS; sum >= size; sum--)
        sums[sum] |= sums[sum - size];
    }
  return n >= 0 && n <= SUD_CELLS && sums[n];
}
