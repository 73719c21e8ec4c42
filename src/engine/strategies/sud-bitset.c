/* sud-bitset.c - used digits as bits: one OR shows all that fit
 *
 * The look-up tables folded into one word a row, column and box. The OR of a cell's three words has a 0 for each digit
 * that fits, and the search steps from one 0 to the next:
 *
 *     digit           9 8 7 6 5 4 3 2 1
 *     row 0           0 0 1 0 1 0 1 0 0        5, 3 and 7
 *     column 2        0 1 0 0 0 0 0 0 0        8
 *     box 0           1 1 0 1 1 0 1 0 0        5, 3, 6, 9 and 8
 *     OR              1 1 1 1 1 0 1 0 0        1, 2 and 4 fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-search.h"

typedef struct
{
  SudSearch *search;
  SudDigits row[SUD_SIZE];
  SudDigits column[SUD_SIZE];
  SudDigits box[SUD_SIZE];
} Used;

static void
set_used (Used *used, int cell, int digit)
{
  used->row[sud_row (cell)] |= SUD_DIGIT_BIT (digit);
  used->column[sud_column (cell)] |= SUD_DIGIT_BIT (digit);
  used->box[sud_box (cell)] |= SUD_DIGIT_BIT (digit);
}

static void
clear_used (Used *used, int cell, int digit)
{
  used->row[sud_row (cell)] &= (SudDigits)~SUD_DIGIT_BIT (digit);
  used->column[sud_column (cell)] &= (SudDigits)~SUD_DIGIT_BIT (digit);
  used->box[sud_box (cell)] &= (SudDigits)~SUD_DIGIT_BIT (digit);
}

/* The smallest digit above @digit that is not in @taken; more than 9 where there is none. */
static int
next_clear (SudDigits taken, int digit)
{
  return __builtin_ctz (~(unsigned)taken >> digit << digit) + 1;
}

static void
fill_from (Used *used, int cell)
{
  SudSearch *search = used->search;
  SudDigits taken;

  while (cell < SUD_CELLS && search->grid.digit[cell] != 0)
    cell++;
  if (cell == SUD_CELLS)
    {
      sud_search_solution (search);
      return;
    }
  taken = used->row[sud_row (cell)] | used->column[sud_column (cell)] | used->box[sud_box (cell)];
  for (int digit = next_clear (taken, 0); digit <= SUD_SIZE; digit = next_clear (taken, digit))
    {
      set_used (used, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_from (used, cell + 1);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      clear_used (used, cell, digit);
    }
}

void
sud_bitset_search (SudSearch *search)
{
  Used used = { .search = search };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] != 0)
      set_used (&used, cell, search->grid.digit[cell]);
  fill_from (&used, 0);
}
