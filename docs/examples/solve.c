/* solve.c - the solution of a puzzle
 *
 * SPDX-License-Identifier: CC0-1.0
 */
#include <stdio.h>
#include <sud.h>

int
main (void)
{
  SudGrid grid;
  SudResult result;
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_parse_line (&grid, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  sud_solve_count (&grid, 2, NULL, &result);
  if (result.verdict == SUD_VERDICT_ONE)
    sud_grid_format_line (&result.first, line);
  puts (result.verdict == SUD_VERDICT_ONE ? line : "it has no solution, or several");
  return result.verdict != SUD_VERDICT_ONE;
}
