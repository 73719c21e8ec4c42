/* sud-conjugates.c - where a digit has two places left in a house: strong links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-conjugates.h"

int
sud_conjugates_find (const SudPencilmarks *marks, int digit, SudConjugate pairs[SUD_HOUSES])
{
  int n = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      uint32_t place = marks->place[house][digit - 1], rest = place & (place - 1);

      if (rest != 0 && (rest & (rest - 1)) == 0)
        pairs[n++] = (SudConjugate){ { sud_house_cells[house][__builtin_ctz (place)],
                                       sud_house_cells[house][__builtin_ctz (rest)] },
                                     (uint8_t)house };
    }
  return n;
}
