/* sud-free-sets.c - the strategies that keep the digits each row, column and box can still take, and try only those
 *
 * The sets are the tables of sud-backtracking.c turned round: free digits instead of used ones. A digit fits a cell
 * exactly if it is in all three of the cell's sets:
 *
 *     row 0 {1,2,4,6,8,9}  ∩  column 2 {1,2,3,4,6,7,9}  ∩  box 0 {1,2,4,7}  =  {1,2,4}
 *
 * Before each try the sets are changed, and after it they are changed back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-strategy-private.h"

/* The first so many of @blanks are filled. */
typedef struct
{
  SudSearch *search;
  SudDigits row[SUD_SIZE];
  SudDigits column[SUD_SIZE];
  SudDigits box[SUD_SIZE];
  uint8_t blanks[SUD_CELLS];
  int n_blanks;
  bool fewest_first;
} FreeSets;

static inline SudDigits
get_free (const FreeSets *sets, int cell)
{
  return sets->row[sud_row (cell)] & sets->column[sud_column (cell)] & sets->box[sud_box (cell)];
}

/* Takes @digit out of the three sets of @cell if it is in them, or else puts it back. */
static inline void
flip_free (FreeSets *sets, int cell, int digit)
{
  sets->row[sud_row (cell)] ^= SUD_DIGIT_BIT (digit);
  sets->column[sud_column (cell)] ^= SUD_DIGIT_BIT (digit);
  sets->box[sud_box (cell)] ^= SUD_DIGIT_BIT (digit);
}

static void
free_sets_init (FreeSets *sets, SudSearch *search)
{
  sets->search = search;
  sets->n_blanks = 0;
  sets->fewest_first = false;
  for (int i = 0; i < SUD_SIZE; i++)
    sets->row[i] = sets->column[i] = sets->box[i] = SUD_ALL_DIGITS;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (search->grid.digit[cell] != 0)
      flip_free (sets, cell, search->grid.digit[cell]);
    else
      sets->blanks[sets->n_blanks++] = cell;
}

/* Swaps the most constrained of the blanks from @depth on to @depth. Returns: the digits that fit it */
static SudDigits
choose_blank (FreeSets *sets, int depth)
{
  int best = depth, fewest = SUD_SIZE + 1;
  SudDigits candidates = 0;
  uint8_t cell;

  for (int i = depth; i < sets->n_blanks && fewest > 1; i++)
    {
      SudDigits here = get_free (sets, sets->blanks[i]);
      int count = sud_digits_count (here);

      if (count < fewest)
        {
          best = i;
          fewest = count;
          candidates = here;
        }
    }
  cell = sets->blanks[best];
  sets->blanks[best] = sets->blanks[depth];
  sets->blanks[depth] = cell;
  return candidates;
}

static void
fill_blanks (FreeSets *sets, int position)
{
  SudSearch *search = sets->search;
  SudDigits left;
  int cell;

  if (position == sets->n_blanks)
    {
      sud_search_solution (search);
      return;
    }
  left = sets->fewest_first ? choose_blank (sets, position) : get_free (sets, sets->blanks[position]);
  cell = sets->blanks[position];
  for (; left != 0; left &= left - 1)
    {
      int digit = sud_digits_first (left);

      flip_free (sets, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_blanks (sets, position + 1);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      flip_free (sets, cell, digit);
    }
}

void
sud_available_sets_search (SudSearch *search)
{
  FreeSets sets;

  free_sets_init (&sets, search);
  fill_blanks (&sets, 0);
}

/* People do not fill a grid from the first cell on; they go where there is least choice. A cell with one possibility is
 * no guess at all, and one with none ends the branch at once instead of many levels below:
 *
 *     row-major       r1c3 {1,2,4}, r1c4 {2,6}, …     4,208 placements for 51 blanks
 *     fewest first    r5c5 {5}, …                    51 placements for the same 51 blanks
 */
void
sud_fewest_candidates_search (SudSearch *search)
{
  FreeSets sets;

  free_sets_init (&sets, search);
  sets.fewest_first = true;
  fill_blanks (&sets, 0);
}

/* The recursion is handed no position: each level reads the grid from the start until it meets a blank. That is less to
 * keep than a list, and more to read:
 *
 *     534678912 6721.....        reads 13 filled cells to find its place again
 *     ------------->^
 */
static void
fill_first_blank (FreeSets *sets)
{
  SudSearch *search = sets->search;
  int cell = 0;

  while (cell < SUD_CELLS && search->grid.digit[cell] != 0)
    cell++;
  if (cell == SUD_CELLS)
    {
      sud_search_solution (search);
      return;
    }
  for (SudDigits left = get_free (sets, cell); left != 0; left &= left - 1)
    {
      int digit = sud_digits_first (left);

      flip_free (sets, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_first_blank (sets);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      flip_free (sets, cell, digit);
    }
}

void
sud_rescan_sets_search (SudSearch *search)
{
  FreeSets sets;

  free_sets_init (&sets, search);
  fill_first_blank (&sets);
}
