/* sud-grid.c - the digits of a Sudoku, and the rules that make them fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-grid.h"

#include "sud-houses.h"

#define COUNTS_1(n) (n), (n) + 1
#define COUNTS_3(n) COUNTS_1 (n), COUNTS_1 ((n) + 1), COUNTS_1 ((n) + 1), COUNTS_1 ((n) + 2)
#define COUNTS_5(n) COUNTS_3 (n), COUNTS_3 ((n) + 1), COUNTS_3 ((n) + 1), COUNTS_3 ((n) + 2)
#define COUNTS_7(n) COUNTS_5 (n), COUNTS_5 ((n) + 1), COUNTS_5 ((n) + 1), COUNTS_5 ((n) + 2)
#define COUNTS_9(n) COUNTS_7 (n), COUNTS_7 ((n) + 1), COUNTS_7 ((n) + 1), COUNTS_7 ((n) + 2)

const uint8_t sud_digits_counts[SUD_ALL_DIGITS + 1] = { COUNTS_9 (0) };

const uint8_t sud_cell_values[UINT8_MAX + 1] = {
  ['1'] = 2, ['2'] = 3, ['3'] = 4, ['4'] = 5, ['5'] = 6, ['6'] = 7, ['7'] = 8, ['8'] = 9, ['9'] = 10,
  ['.'] = 1, ['0'] = 1, ['*'] = 1, ['_'] = 1, ['-'] = 1, ['x'] = 1, ['X'] = 1,
};

int
sud_grid_parse_line (SudGrid *grid, const char *line)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = sud_cell_value (line[cell]);

      if (digit < 0)
        return cell;
      grid->digit[cell] = digit;
    }
  return SUD_CELLS;
}

void
sud_grid_format_line (const SudGrid *grid, char line[SUD_LINE_LENGTH + 1])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    line[cell] = ".123456789"[grid->digit[cell]];
  line[SUD_LINE_LENGTH] = '\0';
}

/* Finds the digits seen at least twice in each house. */
static void
find_repeats (const SudGrid *grid, SudDigits repeated[SUD_HOUSES])
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      unsigned once = 0, twice = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        {
          unsigned bit = (1u << grid->digit[sud_house_cells[house][i]]) >> 1;

          twice |= once & bit;
          once |= bit;
        }
      repeated[house] = twice;
    }
}

SudCells
sud_grid_conflicts (const SudGrid *grid)
{
  SudCells conflicts = SUD_NO_CELLS;
  SudDigits repeated[SUD_HOUSES];

  find_repeats (grid, repeated);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits in_row = repeated[sud_row (cell)], in_column = repeated[SUD_SIZE + sud_column (cell)];
      SudDigits in_box = repeated[2 * SUD_SIZE + sud_box (cell)];

      if ((1u << grid->digit[cell]) >> 1 & (in_row | in_column | in_box))
        sud_cells_add (&conflicts, cell);
    }
  return conflicts;
}

bool
sud_grid_is_valid (const SudGrid *grid)
{
  return sud_cells_is_empty (sud_grid_conflicts (grid));
}

int
sud_grid_count_filled (const SudGrid *grid)
{
  int filled = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    filled += grid->digit[cell] != 0;
  return filled;
}

bool
sud_grid_is_solved (const SudGrid *grid)
{
  return sud_grid_count_filled (grid) == SUD_CELLS && sud_grid_is_valid (grid);
}

bool
sud_grid_keeps (const SudGrid *grid, const SudGrid *givens)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (givens->digit[cell] != 0 && givens->digit[cell] != grid->digit[cell])
      return false;
  return true;
}

SudDigits
sud_grid_candidates (const SudGrid *grid, int cell)
{
  unsigned used = 0;

  for (int i = 0; i < SUD_PEERS; i++)
    used |= (1u << grid->digit[sud_cell_peers[cell][i]]) >> 1;
  return SUD_ALL_DIGITS & ~used;
}
