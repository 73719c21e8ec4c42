/* test-format-givens.c - a solved grid, and beside it which of its cells are givens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define MASK "110010000100111000011000010100010001100101001100010001010000110000111001000010011"
#define DOTTED "XX..X....X..XXX....XX....X.X...X...XX..X.X..XX...X...X.X....XX....XXX..X....X..XX"
#define PUZZLE "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define REST "004608912072000348100342507059701420026050790013904850901537004287000630345206100"

/* What a mask is called tells nothing here: both ways are offered, in any order, and the person has to choose. */
static void
test_rivals (void)
{
  static const char *const texts[] = {
    "{\"solution\":\"" SOLUTION "\",\"mask\":\"" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"source\":\"unknown\",\"mask\":\"" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"leer\":\"" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"notGiven\":\"" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"mask\":\"" DOTTED "\"}",
    SOLUTION "\n" MASK "\n",
    SOLUTION "\n1 = remove this cell\n" MASK "\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RubricDocument) document = document_from (texts[i], -1, &error);
      gboolean puzzle = FALSE, rest = FALSE;

      g_assert_no_error (error);
      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
      g_assert_true (rubric_document_has_rivals (document));
      for (guint k = 0; k < 2; k++)
        {
          char line[SUD_LINE_LENGTH + 1];
          SudSheet sheet;
          SudGrid grid;

          rubric_document_read (document, k, &sheet, NULL, &error);
          g_assert_no_error (error);
          grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
          sud_grid_format_line (&grid, line);
          g_strdelimit (line, ".", '0');
          puzzle |= g_str_equal (line, PUZZLE);
          rest |= g_str_equal (line, REST);
        }
      g_assert_true (puzzle && rest);
    }
}

/* A mask that cannot be used, and one that may be of something else. */
static void
test_refused (void)
{
  static const char *const texts[] = {
    "{\"solution\":\"" SOLUTION "\",\"given\":\"1" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"given\":\"X" DOTTED "\"}",
    "{\"solution\":\"" SOLUTION "\",\"given\":\"1" MASK "\",\"mask\":\"" MASK "\"}",
    "{\"solution\":\"" SOLUTION "\",\"givens\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,17]}",
    "{\"solution\":\"" SOLUTION "\",\"hidden\":[\"a1\",\"a2\",\"a3\",\"a4\",\"a5\",\"a6\",\"a7\",\"a8\",\"a9\",\"b1\",\"b2\","
    "\"b3\",\"b4\",\"b5\",\"b6\",\"b7\",\"b8\"]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RubricDocument) document = document_from (texts[i], -1, &error);

      g_assert_null (document);
      g_assert_cmpstr (error->message, ==, "Found a solved Sudoku, and beside it a puzzle that cannot be read.");
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/givens/rivals", test_rivals);
  g_test_add_func ("/format/givens/refused", test_refused);
  return g_test_run ();
}
