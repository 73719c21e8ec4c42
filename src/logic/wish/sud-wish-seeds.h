/* sud-wish-seeds.h - THE TABLE of puzzles whose hardest step is of a rare technique, for walks to begin at
 *
 * Our own finds: build/tests/logic/wish-seeds prints such rows, and its head tells how it finds them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-symmetry.h"
#include "sud-technique.h"

/**
 * SudWishSeed:
 * @technique: id of that of the hardest step
 * @symmetry: id of that of the places of the clues
 * @puzzle: 81 cells; it has one solution
 */
typedef struct
{
  const char *technique;
  const char *symmetry;
  const char *puzzle;
} SudWishSeed;

/** How many rows there are. */
int sud_wish_seeds_count (void);

/** Returns: (transfer none): row @index, 0 to sud_wish_seeds_count() - 1; constant */
const SudWishSeed *sud_wish_seeds_get (int index);

/**
 * sud_wish_seeds_find:
 * @n: (out): how many there are, one behind the other
 *
 * Returns: (nullable) (transfer none): the first puzzle for @technique with @symmetry
 */
const SudWishSeed *sud_wish_seeds_find (SudTechniqueId technique, SudSymmetryId symmetry, int *n);
