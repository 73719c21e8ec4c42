/* test-rubric-text-blame.c - why there is no solution, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-text-solutions.h"

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
expect (const char *line, const char *expected)
{
  g_autofree char *text = NULL;
  SudBlame blame;
  SudGrid grid;

  g_assert_cmpint (sud_grid_parse_line (&grid, line), ==, SUD_CELLS);
  sud_blame_find (&grid, SUD_BLAME_PATIENCE, NULL, &blame);
  text = rubric_text_blame (&grid, &blame);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_blame (void)
{
  expect ("5.....5..........................................................................",
          "Row 1 column 1 and row 1 column 7 both hold 5, and both are in row 1.");
  expect ("55...............................................................................",
          "Row 1 column 1 and row 1 column 2 both hold 5, and both are in row 1 and box 1.");
  expect ("12345678.........9...............................................................",
          "These 7 givens cannot all be right, though any fewer of them could: "
          "row 1 columns 1, 2, 3, 4, 5 and 6 and row 2 column 9. With them, row 1 has no place for 9.");
  expect ("......23.1...........1..........................................................1",
          "These 5 givens cannot all be right, though any fewer of them could: "
          "row 1 columns 7 and 8, row 2 column 1, row 3 column 4 and row 9 column 9. With them, row 1 has no place for 1.");
}

/* It is not said what is not known. */
static void
test_perhaps (void)
{
  SudGrid grid = { { 0 } };
  SudBlame blame = { .minimal = false };
  g_autofree char *text = NULL;

  for (int cell = 0; cell < 3; cell++)
    {
      grid.digit[cell] = (uint8_t)(cell + 1);
      sud_cells_add (&blame.cells, cell);
    }
  text = rubric_text_blame (&grid, &blame);
  g_assert_cmpstr (text, ==, "3 givens rule out every solution together, though perhaps not all of them are needed: "
                             "row 1 columns 1, 2 and 3. With these alone, one has to try digits out to see it.");
}

/* What all givens show at once is not said to need trying. */
static void
test_others (void)
{
  SudGrid grid;
  SudBlame blame = { .minimal = false };
  g_autofree char *text = NULL;

  sud_grid_parse_line (&grid, "12345678.........9...............................................................");
  sud_cells_add (&blame.cells, 0);
  sud_cells_add (&blame.cells, 1);
  text = rubric_text_blame (&grid, &blame);
  g_assert_cmpstr (text, ==, "2 givens rule out every solution together, though perhaps not all of them are needed: "
                             "row 1 columns 1 and 2. With all givens, no digit fits row 1 column 9; with these alone, one would "
                             "have to try digits out to see that something is wrong.");
}

static void
test_typo (void)
{
  SudGrid grid;

  sud_grid_parse_line (&grid, REFERENCE);
  for (int i = 0; i < 2; i++)
    {
      static const char *const changes[] = { "5 → blank", "5 → 7" };
      static const char *const sentences[] = { "In row 1 column 1, nothing instead of 5", "In row 1 column 1, 7 instead of 5" };
      SudTypo typo = { 0, i == 0 ? 0 : 7 };
      g_autofree char *place = rubric_text_typo_place (&typo), *change = rubric_text_typo_change (&grid, &typo);
      g_autofree char *sentence = rubric_text_typo (&grid, &typo);

      g_assert_cmpstr (place, ==, "Row 1 column 1");
      g_assert_cmpstr (change, ==, changes[i]);
      g_assert_cmpstr (sentence, ==, sentences[i]);
    }
}

static void
test_typos (void)
{
  static const char *const texts[] = {
    "No change of a single given leads to a puzzle with one solution.",
    "1 change of a single given leads to a puzzle with one solution:",
    "2 changes of a single given lead to a puzzle with one solution:",
  };

  for (guint n = 0; n < G_N_ELEMENTS (texts); n++)
    {
      g_autofree char *text = rubric_text_typos (n);

      g_assert_cmpstr (text, ==, texts[n]);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-blame/blame", test_blame);
  g_test_add_func ("/text-blame/perhaps", test_perhaps);
  g_test_add_func ("/text-blame/others", test_others);
  g_test_add_func ("/text-blame/typo", test_typo);
  g_test_add_func ("/text-blame/typos", test_typos);
  return g_test_run ();
}
