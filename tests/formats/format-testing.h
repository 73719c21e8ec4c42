/* format-testing.h - what the tests of formats have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"

#include <string.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The same, as nine lines. */
#define REFERENCE_ROWS \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

static inline RubricDocument *
document_from (const char *text, gssize length, GError **error)
{
  return rubric_document_new_from_text (text, length, error);
}

/* The givens of @sheet must be the reference puzzle, and all its digits with it. */
static inline void
assert_is_reference (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, REFERENCE);
}

/* Any value that a sheet can have, rules of Sudoku aside; every part of it is empty in one sheet of four. */
static inline void
random_sheet (GRand *random, SudSheet *sheet)
{
  guint32 parts = g_rand_int (random) | g_rand_int (random);

  sud_sheet_clear (sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int origins = parts & 1 ? SUD_ORIGIN_SOLVED : SUD_ORIGIN_GIVEN;

      if (g_rand_boolean (random))
        sud_sheet_set_digit (sheet, cell, g_rand_int_range (random, 1, 10), g_rand_int_range (random, 1, origins + 1));
      if (parts & 2 && g_rand_int_range (random, 0, 3) == 0)
        sheet->centre[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 4 && g_rand_int_range (random, 0, 3) == 0)
        sheet->corner[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 8 && g_rand_int_range (random, 0, 3) == 0)
        sheet->colour[cell] = g_rand_int_range (random, 0, SUD_COLOURS + 1);
      if (parts & 16 && g_rand_int_range (random, 0, 3) == 0)
        sheet->eliminated[cell] = g_rand_int_range (random, 0, SUD_ALL_DIGITS + 1);
      if (parts & 32 && g_rand_int_range (random, 0, 3) == 0)
        sheet->mark_colour[cell][g_rand_int_range (random, 0, SUD_SIZE)] = g_rand_int_range (random, 0, SUD_COLOURS + 1);
    }
}
