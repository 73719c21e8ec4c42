/* make.c - a new puzzle that is as hard as asked for
 *
 * SPDX-License-Identifier: CC0-1.0
 */
#include <stdio.h>
#include <sud.h>

int
main (void)
{
  SudGrid puzzle;
  char line[SUD_LINE_LENGTH + 1];

  if (sud_make (SUD_LEVEL_HARD, SUD_LEVEL_HARD, SUD_SYMMETRY_HALF_TURN, SUD_N_TECHNIQUES, 2026, NULL, &puzzle)
      != SUD_ANSWER_YES)
    return 1;
  sud_grid_format_line (&puzzle, line);
  puts (line);
  return 0;
}
