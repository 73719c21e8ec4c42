/* test-sud-sheet.c - the paper: digits and origins together, marks untouched by digits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "puzzle-corpus.h"

#include "sud-sheet.h"

#include <string.h>

/* Givens, entered and solved digits, marks and colours, all over. */
static SudSheet
random_sheet (GRand *rand)
{
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      sud_sheet_set_digit (&sheet, cell, g_rand_int_range (rand, 0, 10), g_rand_int_range (rand, 1, 4));
      sheet.centre[cell] = g_rand_int_range (rand, 0, SUD_ALL_DIGITS + 1);
      sheet.corner[cell] = g_rand_int_range (rand, 0, SUD_ALL_DIGITS + 1);
      sheet.colours[cell] = g_rand_int_range (rand, 0, SUD_ALL_DIGITS + 1);
    }
  return sheet;
}

static void
test_clear (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  SudSheet sheet = random_sheet (rand), zero;

  memset (&zero, 0, sizeof zero);
  g_assert_false (sud_sheet_equal (&sheet, &zero));
  sud_sheet_clear (&sheet);
  g_assert_true (sud_sheet_equal (&sheet, &zero));
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_BLANK), ==, SUD_CELLS);
}

static void
test_origin_follows_digit (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (int i = 0; i < 100; i++)
    {
      SudSheet sheet = random_sheet (rand), before = sheet;
      int total = 0;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_cmpint (sheet.origin[cell] == SUD_ORIGIN_BLANK, ==, sheet.digit[cell] == 0);
      for (SudOrigin origin = SUD_ORIGIN_BLANK; origin <= SUD_ORIGIN_SOLVED; origin++)
        total += sud_sheet_count (&sheet, origin);
      g_assert_cmpint (total, ==, SUD_CELLS);

      sud_sheet_set_digit (&sheet, 40, 0, SUD_ORIGIN_ENTERED);
      g_assert_cmpint (sheet.origin[40], ==, SUD_ORIGIN_BLANK);
      g_assert_cmpint (sheet.centre[40], ==, before.centre[40]);
      g_assert_cmpint (sheet.corner[40], ==, before.corner[40]);
      g_assert_cmpint (sheet.colours[40], ==, before.colours[40]);
    }
}

static void
test_grid_of_origins (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  SudSheet sheet = random_sheet (rand);
  SudGrid grid;

  for (unsigned origins = 0; origins <= SUD_ORIGINS_ALL; origins += 2)
    {
      grid = sud_sheet_get_grid (&sheet, origins);
      for (int cell = 0; cell < SUD_CELLS; cell++)
        g_assert_cmpint (grid.digit[cell], ==, origins & (1u << sheet.origin[cell]) ? sheet.digit[cell] : 0);
    }
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  g_assert_cmpmem (&grid, sizeof grid, sheet.digit, sizeof sheet.digit);
}

/* What somebody entered is no part of a puzzle, unless nothing is given. */
static void
test_puzzle (void)
{
  SudSheet sheet;
  SudGrid puzzle;

  sud_sheet_clear (&sheet);
  sud_sheet_set_digit (&sheet, 0, 7, SUD_ORIGIN_ENTERED);
  sud_sheet_set_digit (&sheet, 1, 8, SUD_ORIGIN_SOLVED);
  puzzle = sud_sheet_get_puzzle (&sheet);
  g_assert_cmpint (puzzle.digit[0], ==, 7);
  g_assert_cmpint (puzzle.digit[1], ==, 0);
  sud_sheet_set_digit (&sheet, 2, 9, SUD_ORIGIN_GIVEN);
  puzzle = sud_sheet_get_puzzle (&sheet);
  g_assert_cmpint (puzzle.digit[0], ==, 0);
  g_assert_cmpint (puzzle.digit[2], ==, 9);
}

static void
test_from_grid (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), again;
  SudSheet sheet = random_sheet (rand);

  sud_sheet_from_grid (&sheet, &puzzle, SUD_ORIGIN_GIVEN);
  again = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  g_assert_cmpmem (&again, sizeof again, &puzzle, sizeof puzzle);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_GIVEN), ==, 30);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_BLANK), ==, 51);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (sheet.centre[cell] | sheet.corner[cell] | sheet.colours[cell], ==, 0);
}

typedef void (*Change) (SudSheet *sheet, int cell);

static void
change_digit (SudSheet *sheet, int cell)
{
  sheet->digit[cell]++;
}

static void
change_origin (SudSheet *sheet, int cell)
{
  sheet->origin[cell]++;
}

static void
change_centre (SudSheet *sheet, int cell)
{
  sheet->centre[cell]++;
}

static void
change_corner (SudSheet *sheet, int cell)
{
  sheet->corner[cell]++;
}

static void
change_colour (SudSheet *sheet, int cell)
{
  sheet->colours[cell]++;
}

static void
test_difference (void)
{
  static const Change changes[] = { change_digit, change_origin, change_centre, change_corner, change_colour };
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  const SudSheet sheet = random_sheet (rand);

  g_assert_true (sud_cells_is_empty (sud_sheet_difference (&sheet, &sheet)));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      {
        SudSheet other = sheet;
        SudCells difference;

        changes[i](&other, cell);
        difference = sud_sheet_difference (&sheet, &other);
        g_assert_cmpint (sud_cells_count (difference), ==, 1);
        g_assert_true (sud_cells_has (difference, cell));
        g_assert_false (sud_sheet_equal (&sheet, &other));
      }
}

static void
test_fill_and_erase (void)
{
  SudGrid puzzle = grid_from_line (REFERENCE_PUZZLE), solution = grid_from_line (REFERENCE_SOLUTION), answers;
  SudSheet sheet, before;

  sud_sheet_from_grid (&sheet, &puzzle, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  sheet.corner[3] = SUD_DIGIT_BIT (6);
  before = sheet;

  sud_sheet_fill (&sheet, &solution);
  answers = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  g_assert_cmpmem (&answers, sizeof answers, &solution, sizeof solution);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_GIVEN), ==, 30);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_ENTERED), ==, 1);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_SOLVED), ==, 50);

  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  g_assert_true (sud_sheet_equal (&sheet, &before));
  sud_sheet_erase (&sheet, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sud_cells_count (sud_sheet_difference (&sheet, &before)), ==, 1);
  g_assert_cmpint (sheet.digit[2], ==, 0);
}

static void
test_find (void)
{
  SudSheet sheet;

  sud_sheet_clear (&sheet);
  g_assert_true (sud_cells_is_empty (sud_sheet_find (&sheet, 0)));
  for (int cell = 0; cell < SUD_CELLS; cell += 2)
    sud_sheet_set_digit (&sheet, cell, 1 + cell % 3, SUD_ORIGIN_GIVEN);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      g_assert_cmpint (sud_cells_has (sud_sheet_find (&sheet, digit), cell), ==, sheet.digit[cell] == digit);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/clear", test_clear);
  g_test_add_func ("/sheet/origin-follows-digit", test_origin_follows_digit);
  g_test_add_func ("/sheet/grid-of-origins", test_grid_of_origins);
  g_test_add_func ("/sheet/puzzle", test_puzzle);
  g_test_add_func ("/sheet/from-grid", test_from_grid);
  g_test_add_func ("/sheet/difference", test_difference);
  g_test_add_func ("/sheet/find", test_find);
  g_test_add_func ("/sheet/fill-and-erase", test_fill_and_erase);
  return g_test_run ();
}
