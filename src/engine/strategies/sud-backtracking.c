/* sud-backtracking.c - the strategies that fill the cells in reading order and differ in how they tell what fits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy-private.h"

/* Brute force tries 1 to 9 in all 81 cells in row-major order, and reads row, column and box again for each digit: up
 * to 27 reads a trial. Nothing is remembered between two trials, so there is nothing to get wrong: this is the oracle
 * the other strategies are tested against.
 */

static bool
fits (const SudGrid *grid, int row, int column, int digit)
{
  int top = row / 3 * 3, left = column / 3 * 3;

  for (int i = 0; i < SUD_SIZE; i++)
    if (grid->digit[sud_cell (row, i)] == digit || grid->digit[sud_cell (i, column)] == digit
        || grid->digit[sud_cell (top + i / 3, left + i % 3)] == digit)
      return false;
  return true;
}

static void
fill_by_force (SudSearch *search, int row, int column)
{
  int cell = sud_cell (row, column);

  if (column == SUD_SIZE)
    fill_by_force (search, row + 1, 0);
  else if (row == SUD_SIZE)
    sud_search_solution (search);
  else if (search->grid.digit[cell] != 0)
    fill_by_force (search, row, column + 1);
  else
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        if (!fits (&search->grid, row, column, digit))
          {
            sud_search_reject (search, cell, digit);
            continue;
          }
        sud_search_place (search, cell, digit);
        if (!search->stop)
          fill_by_force (search, row, column + 1);
        if (search->stop)
          return;
        sud_search_remove (search, cell);
      }
}

void
sud_brute_force_search (SudSearch *search)
{
  fill_by_force (search, 0, 0);
}

/* The look-up table remembers which digits are used. Brute force asks the same question again and again: is there a 7
 * in this row? Three tables hold the answers, and a trial costs three look-ups instead of 27 reads:
 *
 *               digit 1 2 3 4 5 6 7 8 9
 *     row 0           . . x . x . x . .        53..7....  holds 5, 3 and 7
 *     row 1           x . . . x x . . x        6..195...  holds 6, 1, 9 and 5
 *
 * The price: each placement has to be noted three times and struck out three times.
 *
 * The blank list uses the same tables, but collects the blanks once and goes from one to the next instead of from cell
 * to cell: the depth of its recursion is the position in the list, and the end of the list is the solution.
 *
 *     grid        53..7.... 6..195... .98....6. …
 *     blanks      2 3 5 6 7 8 10 11 15 16 17 18 21 …
 *     position    0 1 2 3 4 5  6  7  8  9 10 11 12 …
 */

typedef struct
{
  uint8_t cell, row, column, box;
} Place;

/* The tables are indexed by the digit itself: entry 0 is never used. */
typedef struct
{
  SudSearch *search;
  bool row[SUD_SIZE][SUD_SIZE + 1];
  bool column[SUD_SIZE][SUD_SIZE + 1];
  bool box[SUD_SIZE][SUD_SIZE + 1];
  Place blanks[SUD_CELLS];
  int n_blanks;
} Tables;

static inline Place
find_place (int cell)
{
  return (Place){ cell, sud_row (cell), sud_column (cell), sud_box (cell) };
}

static inline void
set_used (Tables *tables, Place at, int digit, bool used)
{
  tables->row[at.row][digit] = tables->column[at.column][digit] = tables->box[at.box][digit] = used;
}

/* Writes @digit at @at if the tables allow it. Returns: whether they do. @search, which @tables has, too, stays in a
 * register. */
static inline bool
place_if_unused (SudSearch *search, Tables *tables, Place at, int digit)
{
  if (tables->row[at.row][digit] || tables->column[at.column][digit] || tables->box[at.box][digit])
    {
      sud_search_reject (search, at.cell, digit);
      return false;
    }
  set_used (tables, at, digit, true);
  sud_search_place (search, at.cell, digit);
  return true;
}

static inline void
take_back (SudSearch *search, Tables *tables, Place at, int digit)
{
  sud_search_remove (search, at.cell);
  set_used (tables, at, digit, false);
}

static void
tables_init (Tables *tables, SudSearch *search)
{
  *tables = (Tables){ .search = search };
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] == 0)
      tables->blanks[tables->n_blanks++] = find_place (cell);
    else
      set_used (tables, find_place (cell), search->grid.digit[cell], true);
}

static void
fill_by_table (Tables *tables, int cell)
{
  SudSearch *search = tables->search;
  Place at;

  while (cell < SUD_CELLS && search->grid.digit[cell] != 0)
    cell++;
  if (cell == SUD_CELLS)
    {
      sud_search_solution (search);
      return;
    }
  at = find_place (cell);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      if (!place_if_unused (search, tables, at, digit))
        continue;
      if (!search->stop)
        fill_by_table (tables, cell + 1);
      if (search->stop)
        return;
      take_back (search, tables, at, digit);
    }
}

void
sud_lookup_table_search (SudSearch *search)
{
  Tables tables;

  tables_init (&tables, search);
  fill_by_table (&tables, 0);
}

static void
fill_list (Tables *tables, int position)
{
  SudSearch *search = tables->search;
  Place at;

  if (position == tables->n_blanks)
    {
      sud_search_solution (search);
      return;
    }
  at = tables->blanks[position];
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    {
      if (!place_if_unused (search, tables, at, digit))
        continue;
      if (!search->stop)
        fill_list (tables, position + 1);
      if (search->stop)
        return;
      take_back (search, tables, at, digit);
    }
}

void
sud_blank_list_search (SudSearch *search)
{
  Tables tables;

  tables_init (&tables, search);
  fill_list (&tables, 0);
}

/* Bit sets fold the look-up tables into one word a row, column and box. The OR of a cell's three words has a 0 for each
 * digit that fits, and the search steps from one 0 to the next:
 *
 *     digit           9 8 7 6 5 4 3 2 1
 *     row 0           0 0 1 0 1 0 1 0 0        5, 3 and 7
 *     column 2        0 1 0 0 0 0 0 0 0        8
 *     box 0           1 1 0 1 1 0 1 0 0        5, 3, 6, 9 and 8
 *     OR              1 1 1 1 1 0 1 0 0        1, 2 and 4 fit
 */

typedef struct
{
  SudSearch *search;
  SudDigits row[SUD_SIZE];
  SudDigits column[SUD_SIZE];
  SudDigits box[SUD_SIZE];
} UsedBits;

/* Marks an unused digit as used, a used one as unused. */
static void
flip_used (UsedBits *used, int cell, int digit)
{
  used->row[sud_row (cell)] ^= SUD_DIGIT_BIT (digit);
  used->column[sud_column (cell)] ^= SUD_DIGIT_BIT (digit);
  used->box[sud_box (cell)] ^= SUD_DIGIT_BIT (digit);
}

/* The smallest digit above @digit that is not in @taken; more than 9 if there is none. */
static int
next_clear (SudDigits taken, int digit)
{
  return __builtin_ctz (~(unsigned)taken >> digit << digit) + 1;
}

static void
fill_by_bits (UsedBits *used, int cell)
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
      flip_used (used, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_by_bits (used, cell + 1);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      flip_used (used, cell, digit);
    }
}

void
sud_bitset_search (SudSearch *search)
{
  UsedBits used = { .search = search };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] != 0)
      flip_used (&used, cell, search->grid.digit[cell]);
  fill_by_bits (&used, 0);
}
