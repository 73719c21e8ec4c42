/* sud-wish-seeds.c - THE TABLE of puzzles whose hardest step is of a rare technique
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-seeds.h"

#include <string.h>

/* Rows of one technique and one symmetry stand together. */
static const SudWishSeed seeds[] = {
#include "sud-wish-seeds.inc"
};

int
sud_wish_seeds_count (void)
{
  return sizeof seeds / sizeof *seeds;
}

const SudWishSeed *
sud_wish_seeds_get (int index)
{
  return &seeds[index];
}

const SudWishSeed *
sud_wish_seeds_find (SudTechniqueId technique, SudSymmetryId symmetry, int *n)
{
  const char *technique_id = sud_technique_get (technique)->id, *symmetry_id = sud_symmetry_get (symmetry)->id;
  const SudWishSeed *first = NULL;

  *n = 0;
  for (int i = 0; i < sud_wish_seeds_count (); i++)
    if (strcmp (seeds[i].technique, technique_id) == 0 && strcmp (seeds[i].symmetry, symmetry_id) == 0)
      {
        if (first == NULL)
          first = &seeds[i];
        ++*n;
      }
  return first;
}
