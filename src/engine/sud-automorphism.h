/* sud-automorphism.h - the symmetries of one puzzle: ways to turn it into itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-isomorph.h"

enum
{
  SUD_AUTOMORPHISMS_MAX = 648, /* no full grid has more */
};

/**
 * sud_grid_find_automorphisms:
 * @grid: digits of which at most one is nowhere, or nothing is found
 * @found: (out): all isomorphs of @grid to itself but for the one that changes nothing, in an order that depends on
 *   @grid alone
 *
 * Returns: how many there are; 0 also if there are too many, as in some grids that have many solutions
 */
int sud_grid_find_automorphisms (const SudGrid *grid, SudIsomorph found[SUD_AUTOMORPHISMS_MAX]);
