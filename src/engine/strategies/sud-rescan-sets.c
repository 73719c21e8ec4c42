/* sud-rescan-sets.c - the sets of free digits, and the first blank looked for anew at each step
 *
 * The recursion is handed nothing: each level reads the grid from the start until it meets a blank, and gives up where
 * the three sets of that blank have no digit in common. Less to keep than the list of available-sets, more to read:
 *
 *     534678912 6721.....        reads 13 filled cells to find its place again
 *     ------------->^
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-free-digits.h"
#include "sud-search.h"

static int
first_blank (const SudGrid *grid)
{
  int cell = 0;

  while (cell < SUD_CELLS && grid->digit[cell] != 0)
    cell++;
  return cell;
}

static void
fill_first_blank (SudSearch *search, SudFreeDigits *available)
{
  int cell = first_blank (&search->grid);
  SudDigits left;

  if (cell == SUD_CELLS)
    {
      sud_search_solution (search);
      return;
    }
  for (left = sud_free_digits_at (available, cell); left != 0; left &= left - 1)
    {
      int digit = sud_digits_first (left);

      sud_free_digits_flip (available, cell, digit);
      sud_search_place (search, cell, digit);
      if (!search->stop)
        fill_first_blank (search, available);
      if (search->stop)
        return;
      sud_search_remove (search, cell);
      sud_free_digits_flip (available, cell, digit);
    }
}

void
sud_rescan_sets_search (SudSearch *search)
{
  SudFreeDigits available;

  sud_free_digits_init (&available, &search->grid);
  fill_first_blank (search, &available);
}
