/* rubric-cli-blame.c - why a puzzle has no solution, as columns for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-blame.h"

#include "rubric-cli-interrupt.h"
#include "sud-blame.h"
#include "sud-typo.h"

/* Notation is the same in all languages. */
static void
append_cell (GString *out, char before, int cell, int digit)
{
  g_string_append_printf (out, "%cr%dc%d=%c", before, sud_row (cell) + 1, sud_column (cell) + 1, ".123456789"[digit]);
}

void
rubric_cli_append_blame (const SudGrid *grid, GString *out)
{
  SudTypo typos[SUD_TYPOS_MAX];
  SudBlame blame;
  char before = '\t';
  int n;

  if (grid == NULL)
    {
      g_string_append (out, "\t-\t-");
      return;
    }
  sud_blame_find (grid, SUD_BLAME_PATIENCE, rubric_cli_cancel_flag (), &blame);
  n = sud_typos_find (grid, blame.cells, rubric_cli_cancel_flag (), typos);
  SUD_EACH_CELL (cell, blame.cells)
    {
      append_cell (out, before, (int)cell, grid->digit[cell]);
      before = ' ';
    }
  if (!blame.minimal)
    g_string_append (out, " ?");
  if (n <= 0)
    g_string_append (out, "\t-");
  for (int i = 0; i < n; i++)
    append_cell (out, i == 0 ? '\t' : ' ', typos[i].cell, typos[i].digit);
}
