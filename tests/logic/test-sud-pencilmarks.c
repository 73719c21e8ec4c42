/* test-sud-pencilmarks.c - the three views of the candidates say the same, whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "logic-testing.h"

static void
assert_in_step (const SudPencilmarks *marks)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_true (sud_cells_has (marks->blank, cell) == (marks->value[cell] == 0));
      g_assert_true (marks->value[cell] == 0 || marks->cell[cell] == 0);
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        g_assert_true (sud_pencilmarks_has (marks, cell, digit) == sud_cells_has (marks->digit[digit - 1], cell));
    }
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int index = 0; index < SUD_SIZE; index++)
      for (int i = 0; i < SUD_SIZE; i++)
        g_assert_true (((marks->place[house][index] >> i) & 1)
                       == sud_pencilmarks_has (marks, sud_house_cells[house][i], index + 1));
  for (int n = 1; n < SUD_SIZE; n++)
    for (int cell = 0; cell < SUD_CELLS; cell++)
      {
        int count = sud_digits_count (marks->cell[cell]);

        g_assert_true (sud_cells_has (sud_pencilmarks_with (marks, n), cell) == (count == n));
        g_assert_true (sud_cells_has (sud_pencilmarks_with_at_least (marks, n), cell) == (count >= n));
      }
  for (int cell = SUD_CELLS; cell < 96; cell++)
    g_assert_cmpint (marks->cell[cell], ==, 0);
  for (int house = 0; house < SUD_HOUSES; house++)
    for (int index = SUD_SIZE; index < 16; index++)
      g_assert_cmpint (marks->place[house][index], ==, 0);
}

static void
test_grid (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudPencilmarks marks;

  g_assert_true (sud_pencilmarks_from_grid (&marks, &grid));
  assert_in_step (&marks);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    g_assert_cmpint (marks.cell[cell], ==, grid.digit[cell] != 0 ? 0 : sud_grid_candidates (&grid, cell));
  g_assert_cmpint (sud_cells_count (marks.given), ==, 30);
  g_assert_false (sud_pencilmarks_is_solved (&marks));
  g_assert_false (sud_pencilmarks_is_dead (&marks));
  grid.digit[2] = 5;
  g_assert_false (sud_pencilmarks_from_grid (&marks, &grid));
  g_assert_true (sud_pencilmarks_is_dead (&marks));
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (int round = 0; round < 200; round++)
    {
      SudPencilmarks marks;

      sud_pencilmarks_clear (&marks);
      for (int i = 0; i < 120; i++)
        {
          int cell = g_rand_int_range (rand, 0, SUD_CELLS), digit = g_rand_int_range (rand, 1, 10);

          if (g_rand_int_range (rand, 0, 3) > 0)
            sud_pencilmarks_remove (&marks, cell, digit);
          else if (sud_pencilmarks_has (&marks, cell, digit))
            sud_pencilmarks_place (&marks, cell, digit);
        }
      g_assert_false (marks.broken);
      assert_in_step (&marks);
      sud_pencilmarks_remove_all (&marks, 5, SUD_ALL_CELLS);
      assert_in_step (&marks);
      g_assert_true (sud_cells_is_empty (marks.digit[4]));
    }
}

/* Many digits written, and the other views made once, are the same as digits placed one by one. */
static void
test_catch_up (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);

  for (int round = 0; round < 200; round++)
    {
      SudPencilmarks placed, written;

      sud_pencilmarks_clear (&placed);
      for (int i = 0; i < 100; i++)
        sud_pencilmarks_remove (&placed, g_rand_int_range (rand, 0, SUD_CELLS), g_rand_int_range (rand, 1, 10));
      written = placed;
      for (int i = g_rand_int_range (rand, 0, 30); i > 0; i--)
        {
          int cell = g_rand_int_range (rand, 0, SUD_CELLS), digit = g_rand_int_range (rand, 1, 10);

          sud_pencilmarks_place (&placed, cell, digit);
          sud_pencilmarks_place_lazily (&written, cell, digit);
        }
      sud_pencilmarks_catch_up (&written);
      assert_in_step (&written);
      g_assert_cmpmem (&placed, sizeof placed, &written, sizeof written);
    }
}

static void
test_sheet (void)
{
  SudGrid grid = grid_from_line (REFERENCE_PUZZLE);
  SudPencilmarks marks;
  SudSheet sheet, back;
  SudGrid digits;

  sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
  sud_sheet_set_digit (&sheet, 2, 4, SUD_ORIGIN_ENTERED);
  sheet.centre[3] = SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6) | SUD_DIGIT_BIT (7);
  sheet.corner[3] = SUD_DIGIT_BIT (2);
  sheet.eliminated[80 - 9] = SUD_DIGIT_BIT (3);
  digits = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  g_assert_true (sud_pencilmarks_from_sheet (&marks, &sheet));
  assert_in_step (&marks);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int allowed = sud_sheet_candidates (&sheet, cell) & sud_grid_candidates (&digits, cell);

      g_assert_cmpint (marks.cell[cell], ==, sheet.digit[cell] != 0 ? 0 : allowed);
    }
  g_assert_false (sud_cells_has (marks.given, 2));
  g_assert_true (sud_cells_has (marks.given, 0));
  back = sheet;
  sud_pencilmarks_to_sheet (&marks, &back);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_cmpint (back.digit[cell], ==, sheet.digit[cell]);
      g_assert_cmpint (back.centre[cell], ==, marks.cell[cell]);
      g_assert_cmpint (back.corner[cell], ==, 0);
    }
}

/* Givens, digits placed since, and candidates that are gone. */
static void
test_parse (void)
{
  static const char *const wrong[][2] = {
    { REFERENCE_PUZZLE "1", "" },          { REFERENCE_PUZZLE "+", "" }, { "53", "" }, { "+" REFERENCE_PUZZLE, "4" },
    { REFERENCE_PUZZLE, "41" },            { REFERENCE_PUZZLE, "4133" }, { REFERENCE_PUZZLE, "413,576" },
    { REFERENCE_PUZZLE, "403" },           { REFERENCE_PUZZLE, "4 13" }, { REFERENCE_PUZZLE, "x" },
    { "5" REFERENCE_PUZZLE, "" },          { "", "" },
  };
  g_autofree char *placed = g_strconcat ("5+3", REFERENCE_PUZZLE + 2, NULL);
  g_autofree char *clash = g_strconcat ("55", REFERENCE_PUZZLE + 2, NULL);
  SudPencilmarks marks;

  g_assert_true (sud_pencilmarks_parse (&marks, placed, "  413 213 "));
  assert_in_step (&marks);
  g_assert_cmpint (marks.value[1], ==, 3);
  g_assert_true (sud_cells_has (marks.given, 0) && !sud_cells_has (marks.given, 1));
  g_assert_cmpint (marks.cell[2], ==, SUD_DIGIT_BIT (1));
  g_assert_true (sud_pencilmarks_parse (&marks, placed, ""));
  g_assert_cmpint (marks.cell[2], ==, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (4));
  g_assert_false (sud_pencilmarks_parse (&marks, clash, ""));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s, %s", wrong[i][0], wrong[i][1]);
      g_assert_false (sud_pencilmarks_parse (&marks, wrong[i][0], wrong[i][1]));
    }
}

static void
test_dead (void)
{
  SudPencilmarks marks;

  sud_pencilmarks_clear (&marks);
  sud_pencilmarks_remove_all (&marks, 7, sud_house_sets[3]);
  g_assert_true (sud_pencilmarks_is_dead (&marks));
  sud_pencilmarks_clear (&marks);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    sud_pencilmarks_remove (&marks, 40, digit);
  g_assert_true (sud_pencilmarks_is_dead (&marks));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pencilmarks/grid", test_grid);
  g_test_add_func ("/pencilmarks/random", test_random);
  g_test_add_func ("/pencilmarks/catch-up", test_catch_up);
  g_test_add_func ("/pencilmarks/sheet", test_sheet);
  g_test_add_func ("/pencilmarks/parse", test_parse);
  g_test_add_func ("/pencilmarks/dead", test_dead);
  return g_test_run ();
}
