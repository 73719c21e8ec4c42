/* count.c - how many solutions a grid has, and what to add so that it has one
 *
 * SPDX-License-Identifier: CC0-1.0
 */
#include <stdio.h>
#include <sud.h>

int
main (void)
{
  SudGrid grid, added;
  SudResult result;

  sud_grid_parse_line (&grid, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............");
  sud_solve_count (&grid, 1000, NULL, &result);
  printf ("%lld solutions\n", (long long)result.solutions);
  printf ("%d digits more, and there is one\n", sud_unique_find (&grid, NULL, NULL, &added));
  return 0;
}
