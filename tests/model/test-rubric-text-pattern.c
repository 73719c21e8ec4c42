/* test-rubric-text-pattern.c - why a pattern rules something out, in words: subsets and fish with fins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../cells-testing.h"
#include "../test-program.h"

#include "rubric-text-step.h"

#include <string.h>

#define NINE "........."
#define SIX_LINES NINE NINE NINE NINE NINE NINE

/* Two cases, and what both rule out; more than one fin is none or any of them. */
static void
test_finned (void)
{
  SudPencilmarks marks;
  SudStep step;
  g_autofree char *one = NULL, *two = NULL, *notation = NULL;

  sud_pencilmarks_clear (&marks);
  sud_step_init (&step, SUD_TECHNIQUE_FINNED_X_WING);
  step.digits = SUD_DIGIT_BIT (4);
  step.houses = 1 << 1 | 1 << 6;
  step.covers = 1 << 11 | 1 << 16;
  step.cells = cells_of ("23287378");
  step.fins = cells_of ("22");
  step.out[3] = cells_of ("13");
  one = rubric_text_step (&step, &marks);
  g_assert_cmpstr (one, ==,
                   "If row 2 column 2 is not 4, then in rows 2 and 7 the 4 can only go into columns 3 and 8. There is one 4 "
                   "in each of rows 2 and 7, and at most one in each of columns 3 and 8, so each of columns 3 and 8 has its "
                   "4 there, and nowhere else. If row 2 column 2 is 4, no cell that shares a row, a column or a box with it "
                   "is 4. A cell that can be 4 in neither case is not 4. Ruled out: 4 in row 1 column 3.");
  notation = rubric_text_step_notation (&step);
  g_assert_cmpstr (notation, ==, "Finned X-Wing: 4 r27 c38 fr2c2 => r1c3<>4");
  step.fins = cells_of ("2122");
  two = rubric_text_step (&step, &marks);
  g_assert_true (g_str_has_prefix (two, "If none of row 2 columns 1 and 2 is 4, then in rows 2 and 7 "));
  g_assert_nonnull (strstr (two, " If one of them is 4, no cell that shares a row, a column or a box with all of them is 4. "));
}

static char *
say_subset (SudTechniqueId technique, const char *line, uint32_t houses, const char *cells)
{
  SudPencilmarks marks;
  SudGrid grid;
  SudStep step;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  g_assert_true (sud_pencilmarks_from_grid (&marks, &grid));
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (4) | SUD_DIGIT_BIT (7);
  step.houses = houses;
  step.cells = cells_of (cells);
  step.out[technique == SUD_TECHNIQUE_NAKED_PAIR ? 3 : 8] = cells_of (technique == SUD_TECHNIQUE_NAKED_PAIR ? "21" : "11");
  return rubric_text_step (&step, &marks);
}

/* Why the cells have no other digit, or the digits no other cell: what stands already, or was ruled out. */
static void
test_subsets (void)
{
  g_autofree char *naked = say_subset (SUD_TECHNIQUE_NAKED_PAIR, "1..235689" NINE NINE SIX_LINES, 1 << 18, "1213");
  g_autofree char *less = say_subset (SUD_TECHNIQUE_NAKED_PAIR, "1..23568." NINE NINE SIX_LINES, 1 << 18, "1213");
  g_autofree char *hidden
      = say_subset (SUD_TECHNIQUE_HIDDEN_PAIR, "..3......" "...4...7." "....7.4.." SIX_LINES, 1, "1112");
  g_autofree char *before
      = say_subset (SUD_TECHNIQUE_HIDDEN_PAIR, "..3......" "...4...7." "......4.." SIX_LINES, 1, "1112");

  g_assert_cmpstr (naked, ==,
                   "Row 1 columns 2 and 3 can only be 4 or 7, because every other digit already stands in the row, column or "
                   "box of each of them. There are as many digits as cells, so these cells take them all, and no other cell of "
                   "box 1 can be 4 or 7. Ruled out: 4 in row 2 column 1.");
  g_assert_nonnull (strstr (less, " of each of them, or was ruled out there before. There are as many "));
  g_assert_cmpstr (hidden, ==,
                   "In row 1 the digits 4 and 7 can only go into row 1 columns 1 and 2, because of those that stand already: 4 "
                   "in row 2 column 4 and row 3 column 7; 7 in row 2 column 8 and row 3 column 5. There are as many digits as "
                   "cells, so these cells take them all, and can be nothing else. Ruled out: 9 in row 1 column 1.");
  g_assert_nonnull (strstr (before, "because they already stand in the row, column or box of its other blank cells, or were ruled out there "));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-pattern/finned", test_finned);
  g_test_add_func ("/text-pattern/subsets", test_subsets);
  return g_test_run ();
}
