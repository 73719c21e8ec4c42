/* test-format-hodoku.c - library lines of HoDoKu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define ENTERED_REFERENCE "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
test_library (void)
{
  g_autoptr (RubricDocument) document = open_own ("hodoku-library.txt");
  SudSheet sheet;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "hodoku");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
      g_assert_cmpint (sheet.origin[2], ==, i == 0 ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_BLANK);
      g_assert_cmphex (sheet.eliminated[3], ==, i == 0 ? SUD_DIGIT_BIT (2) : 0);
    }
  g_assert_cmpuint (rubric_document_get_line (document, 2), ==, 5);
}

static void
test_written (void)
{
  g_autofree char *text = NULL;
  SudSheet sheet;

  read_own ("hodoku-library.txt", &sheet, NULL);
  text = write_puzzle ("hodoku", &sheet, NULL);
  g_assert_cmpstr (text, ==, ":0000:x:" ENTERED_REFERENCE ":214 222::\n");
}

static void
test_refused (void)
{
  static const char *const cases[][2] = {
    { ":0000:x:53:::", "Line 1, column 11: expected 81 cells, found 2." },
    { ":0000:x:" REFERENCE ".:::", "Line 1, column 91: expected 81 cells, found 82." },
    { ":0000:x:5a:::", "Line 1, column 10: expected a digit or a blank, found “a”." },
    { ":0000:x:+.:::", "Line 1, column 10: expected a digit, found “.”." },
    { ":0000:x:++5:::", "Line 1, column 10: expected a digit, found “+”." },
    { ":0000:x:" REFERENCE ":21::", "Line 1, column 91: expected digit, row and column of a candidate, found “2”." },
    { ":0000:x:" REFERENCE ":2145::", "Line 1, column 91: expected digit, row and column of a candidate, found “2”." },
    { ":0000:x:" REFERENCE ":204::", "Line 1, column 91: expected digit, row and column of a candidate, found “2”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], "hodoku", SYNTAX, cases[i][1]);
  assert_refused (":0000:x:................:::", "hodoku", RUBRIC_FORMAT_ERROR_VARIANT,
                  "4×4 puzzles are not supported; only classic 9×9 Sudoku is.");
}

/* Nobody has to write a field that is empty. */
static void
test_fields_missing (void)
{
  static const char *const after_cells[] = { "", ":", "::", "::::", ":214", ":214 222:", ":214::", "::813::7", "::813::7:" };

  for (guint i = 0; i < G_N_ELEMENTS (after_cells); i++)
    {
      g_autofree char *line = g_strconcat (":0610-x::" ENTERED_REFERENCE, after_cells[i], NULL);
      g_autoptr (RubricDocument) document = document_from (line, -1, NULL);
      SudSheet sheet;

      g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "hodoku");
      g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
      g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
      g_assert_cmphex (sheet.eliminated[3], ==, g_str_has_prefix (after_cells[i], ":214") ? SUD_DIGIT_BIT (2) : 0);
    }
}

/* The cells are missing in the second line of a library. */
static void
test_cells_missing (void)
{
  g_autoptr (RubricDocument) document = document_from (":0000:x:" REFERENCE "\n:0000:x\n", -1, NULL);
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_false (rubric_document_read (document, 1, &sheet, NULL, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "Line 2, column 8: expected three fields, each after a colon, found the end of the line.");
}

/* SudokuStudio writes the middle fields of such a line. */
static void
test_sudokustudio (void)
{
  g_autofree char *text = NULL;
  SudSheet sheet;

  read_own ("sudokustudio.txt", &sheet, NULL);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.eliminated[3], ==, SUD_DIGIT_BIT (2));
  text = write_puzzle ("sudokustudio", &sheet, NULL);
  g_assert_cmpstr (text, ==, ENTERED_REFERENCE ":214 222\n");
  assert_refused (ENTERED_REFERENCE ":21", "sudokustudio", SYNTAX,
                  "Line 1, column 84: expected digit, row and column of a candidate, found “2”.");
}

/* Eight real lines. */
static void
test_corpus (void)
{
  g_autoptr (RubricDocument) document = open_corpus ("hodoku-library-samples.txt");
  SudSheet sheet;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "hodoku");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 8);
  for (guint i = 0; i < 8; i++)
    g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
  g_assert_true (rubric_document_read (document, 1, &sheet, NULL, NULL));
  g_assert_cmpint (sheet.origin[0], ==, SUD_ORIGIN_BLANK);
  g_assert_cmpint (sheet.digit[1], ==, 8);
  g_assert_cmpint (sheet.origin[1], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.eliminated[sud_cell (0, 0)], ==, SUD_DIGIT_BIT (6));
  g_assert_cmphex (sheet.eliminated[sud_cell (8, 8)], ==, 0); /* not yet ruled out: the step of the line does it */
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/hodoku/library", test_library);
  g_test_add_func ("/format/hodoku/written", test_written);
  g_test_add_func ("/format/hodoku/sudokustudio", test_sudokustudio);
  g_test_add_func ("/format/hodoku/fields-missing", test_fields_missing);
  g_test_add_func ("/format/hodoku/cells-missing", test_cells_missing);
  g_test_add_func ("/format/hodoku/refused", test_refused);
  add_corpus_test ("/format/hodoku/corpus", test_corpus);
  return g_test_run ();
}
