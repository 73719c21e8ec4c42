/* test-rubric-text-blame.c - why there is no solution, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-text-solutions.h"

#include <string.h>

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
test_slip (void)
{
  static const struct
  {
    SudSlipKind kind;
    int from, to;
    const char *meant; /* the first rows of the reference as they should be; all others are as they are */
    const char *says;
  } cases[] = {
    { SUD_SLIP_DIGIT, 0, 0, "73..7....", "Row 1 column 1: 7 instead of 5" },
    { SUD_SLIP_EXTRA, 0, 0, ".3..7....", "Row 1 column 1: blank instead of 5" },
    { SUD_SLIP_SWAP, 0, 1, "35..7....", "Swap row 1 columns 1 and 2: 3 5 instead of 5 3" },
    { SUD_SLIP_SWAP, 3, 4, "53.7.....", "Move 7 from row 1 column 5 to row 1 column 4" },
    { SUD_SLIP_SWAP, 4, 13, "53..9....6..175...", "Swap column 5 rows 1 and 2: 9 7 instead of 7 9" },
    { SUD_SLIP_LEFT_OUT, 1, 8, "5.3..7...",
      "A blank was left out at row 1 column 2: shift the rest of the row to the right" },
    { SUD_SLIP_LEFT_OUT, 1, 8, "543..7...", "4 was left out at row 1 column 2: shift the rest of the row to the right" },
    { SUD_SLIP_DOUBLED, 2, 80,
      "53.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.",
      "A cell was skipped at row 1 column 3: shift the rest of the board to the left" },
    { SUD_SLIP_DOUBLED, 2, 79,
      "53.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..729",
      "A cell was skipped at row 1 column 3: shift the rest of the board to the left, and write 2 in row 9 column 8" },
    { SUD_SLIP_ROWS, 18, 27, "", "Exchange rows 3 and 4" },
    { SUD_SLIP_COLUMNS, 2, 3, "", "Exchange columns 3 and 4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudSlip slip = { .kind = cases[i].kind, .from = (uint8_t)cases[i].from, .to = (uint8_t)cases[i].to };
      char meant[] = REFERENCE;
      g_autofree char *text = NULL;
      SudGrid grid;

      memcpy (meant, cases[i].meant, strlen (cases[i].meant));
      sud_grid_parse_line (&grid, REFERENCE);
      sud_grid_parse_line (&slip.meant, meant);
      text = rubric_text_slip (&grid, &slip);
      g_assert_cmpstr (text, ==, cases[i].says);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-blame/blame", test_blame);
  g_test_add_func ("/text-blame/perhaps", test_perhaps);
  g_test_add_func ("/text-blame/others", test_others);
  g_test_add_func ("/text-blame/slip", test_slip);
  return g_test_run ();
}
