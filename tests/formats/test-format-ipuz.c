/* test-format-ipuz.c - Sudoku of the ipuz standard, and what of it is no classic one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define KIND "\"kind\":[\"http://ipuz.org/sudoku#1\"]"
#define ROW "[0,0,0,0,0,0,0,0,0]"
#define ROWS "[" ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "]"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT
#define ONLY " not supported; only classic 9×9 Sudoku is."

static void
test_sample (void)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  read_own ("sudoku.ipuz", &sheet, &info);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sheet.digit[5], ==, 8);
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmpint (sheet.colours[0], ==, SUD_DIGIT_BIT (7)); /* red, by its name in the file */
  g_assert_cmpint (sheet.colours[2], ==, SUD_DIGIT_BIT (2)); /* by number */
  g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, "The reference puzzle");
  g_assert_cmpstr (info->field[RUBRIC_INFO_COMMENT], ==, "Two\nlines");
  g_assert_cmpstr (info->field[RUBRIC_INFO_LEVEL], ==, "easy");
  g_assert_cmpstr (info->field[RUBRIC_INFO_SOURCE], ==, "nobody");
}

/* Nine letters, and the call around that version 1 allowed. */
static void
test_letters (void)
{
  SudSheet sheet;

  read_own ("letters.ipuz", &sheet, NULL);
}

static void
test_solution (void)
{
  const RubricFormat *format = rubric_format_find ("ipuz");
  g_autoptr (GString) out = g_string_new (NULL);
  SudSheet sheet = { 0 };
  SudGrid solution = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    solution.digit[cell] = 1 + (sud_row (cell) * 3 + sud_row (cell) / 3 + sud_column (cell)) % 9;
  rubric_format_append (format, out, &sheet, NULL, &solution);
  g_assert_nonnull (strstr (out->str, "\"solution\": [\n    [1, 2, 3, 4, 5, 6, 7, 8, 9],\n    [4, 5, 6,"));
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    RubricFormatError code;
    const char *message;
  } cases[] = {
    { "{" KIND, SYNTAX, "Line 1, column 37: expected “,” or “}”, found the end of the file." },
    { "{" KIND "} x", SYNTAX, "Line 1, column 39: expected nothing more, found “x”." },
    { "{\"kind\":[\"http://ipuz.org/crossword#1\"]}", SYNTAX,
      "At kind: expected http://ipuz.org/sudoku, found an array of 1." },
    { "{" KIND "}", SYNTAX, "At puzzle: expected an array of 9 rows, found nothing." },
    { "{" KIND ",\"puzzle\":[" ROW "]}", SYNTAX, "At puzzle: expected an array of 9 rows, found an array of 1." },
    { "{" KIND ",\"puzzle\":[1,2,3,4,5,6,7,8,9]}", SYNTAX, "At puzzle[0]: expected an array of 9 cells, found 1." },
    { "{" KIND ",\"puzzle\":" ROWS ",\"saved\":[[]]}", SYNTAX,
      "At saved: expected an array of 9 rows, found an array of 1." },
    { "{" KIND ",\"puzzle\":[[10,0,0,0,0,0,0,0,0]," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW "]}",
      SYNTAX, "At puzzle[0][0]: expected a digit, or 0 for a blank, found 10." },
    { "{" KIND ",\"charset\":\"12345\",\"puzzle\":" ROWS "}", SYNTAX, "At charset: expected 9 characters, found \"12345\"." },
    { "{" KIND ",\"charset\":\"123456789ABCDEFG\",\"puzzle\":" ROWS "}", VARIANT, "16×16 puzzles are" ONLY },
    { "{" KIND ",\"puzzle\":[[1,2,3,4],[],[],[]]}", VARIANT, "4×4 puzzles are" ONLY },
    { "{" KIND ",\"puzzle\":" ROWS ",\"cages\":[{\"value\":3}]}", VARIANT, "Killer cages are" ONLY },
    { "{" KIND ",\"puzzle\":" ROWS ",\"zones\":[{}]}", VARIANT, "Extra regions are" ONLY },
    { "{" KIND ",\"puzzle\":" ROWS ",\"diagonals\":true}", VARIANT, "Diagonals are" ONLY },
    { "{" KIND ",\"puzzle\":" ROWS ",\"boxes\":false}", VARIANT, "Grids without boxes are" ONLY },
    { "{\"kind\":[\"http://ipuz.org/sudoku#1\",\"http://ipuz.org/sudoku/killersudoku#1\"],\"puzzle\":" ROWS "}",
      VARIANT, "Killer cages are" ONLY },
    { "{\"kind\":[\"http://ipuz.org/sudoku/strange\"],\"puzzle\":" ROWS "}", VARIANT, "The rule “strange” is" ONLY },
    { "{" KIND ",\"puzzle\":[[{\"style\":{\"lessthan\":\"R\"}},0,0,0,0,0,0,0,0]," ROW "," ROW "," ROW "," ROW "," ROW ","
      ROW "," ROW "," ROW "]}", VARIANT, "Clues between or around cells are" ONLY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "ipuz", cases[i].code, cases[i].message);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/ipuz/sample", test_sample);
  g_test_add_func ("/format/ipuz/letters", test_letters);
  g_test_add_func ("/format/ipuz/solution", test_solution);
  g_test_add_func ("/format/ipuz/refused", test_refused);
  return g_test_run ();
}
