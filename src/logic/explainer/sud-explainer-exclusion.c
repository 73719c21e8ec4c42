/* sud-explainer-exclusion.c - aligned pair exclusion: which two digits two cells can hold together
 *
 *     |129|...|14|12|      the first and second cell, seen by 14, 12 and 24: they cannot be 1 and 4, 1 and 2, 2 and 4
 *     |...|124|24|  |      (then nothing was left there). Were the first 1, the second could be 2, 4 or, where it does
 *                          not see the first, 1: what finds no partner is ruled out
 *
 * Two cells with two candidates that see both are needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

enum
{
  RATING = 62,
};

/* The candidates of @mine that find no partner in @other: not themselves where the cells see each other, and none of
 * @pairs, the candidates of those that see both. */
static SudDigits
find_lonely (SudDigits mine, SudDigits other, bool see, const SudDigits *pairs, int n)
{
  SudDigits lonely = 0;

  SUD_EACH_BIT (index, mine)
    {
      SudDigits partners = see ? (SudDigits)(other & ~(1u << index)) : other;

      for (int i = 0; i < n; i++)
        if ((pairs[i] >> index & 1) != 0)
          partners &= ~(pairs[i] & ~(1u << index));
      if (partners == 0)
        lonely |= 1u << index;
    }
  return lonely;
}

static void
exclude_combinations (SudExplainerFind *self, int one, int two, SudCells excluders)
{
  const SudDigits *cell = self->marks->cell;
  bool see = sud_cells_has (sud_peers_of (one), two);
  SudDigits pairs[SUD_CELLS];
  int n = 0;

  SUD_EACH_CELL (excluder, excluders)
    pairs[n++] = cell[excluder];
  SUD_EACH_BIT (index, find_lonely (cell[one], cell[two], see, pairs, n))
    sud_explainer_offer_digit (self, RATING, (int)index + 1, sud_cells_of (one));
  SUD_EACH_BIT (index, find_lonely (cell[two], cell[one], see, pairs, n))
    sud_explainer_offer_digit (self, RATING, (int)index + 1, sud_cells_of (two));
}

void
sud_explainer_find_exclusion (SudExplainerFind *self, int size)
{
  SudCells pairs = SUD_NO_CELLS;

  (void)size;
  SUD_EACH_CELL (cell, self->marks->blank)
    if (sud_digits_count (self->marks->cell[cell]) == 2)
      sud_cells_add (&pairs, (int)cell);
  SUD_EACH_CELL (one, self->marks->blank)
    SUD_EACH_CELL (two, self->marks->blank)
      {
        SudCells excluders = sud_cells_intersection (pairs, sud_peers_of ((int)one));

        excluders = sud_cells_intersection (excluders, sud_peers_of ((int)two));
        if (one < two && sud_cells_count (excluders) >= 2)
          exclude_combinations (self, (int)one, (int)two, excluders);
      }
}
