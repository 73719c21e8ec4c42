/* sud-wish-names.c - other names for digits, rows and columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-wish-names.h"

#include "sud-isomorph.h"

#include <string.h>

/* One that leaves the symmetry of the places as it is: what it does to rows it does to columns, and what to the first row,
 * in a mirror to the last. */
static void
draw_symmetric (SudIsomorph *isomorph, SudRandom *random)
{
  uint8_t rows[3] = { 0, 1, 2 };
  bool turned = sud_random_below (random, 2) == 1, middle = sud_random_below (random, 2) == 1;

  sud_isomorph_init (isomorph);
  sud_random_shuffle (random, isomorph->digit + 1, SUD_SIZE);
  sud_random_shuffle (random, rows, 3);
  for (int i = 0; i < 3; i++)
    {
      isomorph->row[i] = (uint8_t)(turned ? SUD_SIZE - 1 - rows[i] : rows[i]);
      isomorph->row[SUD_SIZE - 1 - i] = (uint8_t)(SUD_SIZE - 1 - isomorph->row[i]);
    }
  isomorph->row[3] = middle ? 5 : 3;
  isomorph->row[5] = middle ? 3 : 5;
  memcpy (isomorph->column, isomorph->row, sizeof isomorph->column);
}

void
sud_wish_names_change (SudGrid *puzzle, SudSymmetryId symmetry, SudRandom *random)
{
  SudGrid before = *puzzle;
  SudIsomorph isomorph;

  if (symmetry == SUD_SYMMETRY_NONE)
    sud_isomorph_init_random (&isomorph, random);
  else
    draw_symmetric (&isomorph, random);
  sud_isomorph_apply (&isomorph, &before, puzzle);
}
