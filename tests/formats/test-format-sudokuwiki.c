/* test-format-sudokuwiki.c - links of SudokuWiki, and the boards in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define SITE "https://www.sudokuwiki.org/"
#define GIVENS "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT
#define ONLY " not supported; only classic 9×9 Sudoku is."

/* In a sentence, in HTML with percent signs, alone in a line, and without the address; the last two forms have marks. */
static void
test_links (void)
{
  static const gsize lines[] = { 1, 2, 4, 5, 6 };
  g_autoptr (RubricDocument) document = open_own ("sudokuwiki.txt");
  SudSheet sheet;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "sudokuwiki");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
      g_assert_cmpuint (rubric_document_get_line (document, i), ==, lines[i]);
      g_assert_cmpint (sheet.digit[2], ==, i > 0 ? 4 : 0);
      g_assert_cmpint (sheet.origin[2], ==, i > 0 ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_BLANK);
      g_assert_cmphex (sheet.centre[3], ==, i > 0 ? SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6) : 0);
      g_assert_cmphex (sheet.centre[5], ==, 0);
    }
}

static void
test_written (void)
{
  g_autofree char *plain = NULL;
  g_autofree char *marked = NULL;
  SudSheet sheet;

  read_own ("sudokuwiki.txt", &sheet, NULL);
  plain = write_puzzle ("sudokuwiki", &sheet, NULL);
  g_assert_cmpstr (plain, ==, SITE "sudoku.htm?bd=" GIVENS "\n");
  sheet.centre[2] = SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (4);
  marked = write_puzzle ("sudokuwiki", &sheet, NULL);
  g_assert_true (g_str_has_prefix (marked, SITE "sudoku.htm?bd=S9B05030tep07"));
  g_assert_cmpuint (strlen (marked), ==, strlen (SITE "sudoku.htm?bd=S9B\n") + 162);
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
    { SITE "sudoku.htm?bd=53", SYNTAX,
      "The board in the link, character 3: expected 81 cells, of one character each or of two." },
    { SITE "sudoku.htm?bd=a3" REFERENCE, SYNTAX,
      "The board in the link, character 84: expected 81 cells, of one character each or of two." },
    { SITE "sudoku.htm?bd=a" GIVENS, SYNTAX,
      "The board in the link, character 83: expected 81 cells, of one character each or of two." },
    { SITE "sudoku.htm?bd=5a0070000600195000098000060800060003400803001700020006060000280000419005000080079", SYNTAX,
      "The board in the link, character 2: expected a digit or a blank." },
    { SITE "sudoku.htm?bd=" GIVENS GIVENS, SYNTAX,
      "The board in the link, character 1: expected the number of a digit or of candidates." },
    { SITE "sudoku.htm?bd=S9Bzz" GIVENS GIVENS, SYNTAX,
      "The board in the link, character 168: expected 81 cells, of one character each or of two." },
    { SITE "killersudoku.htm?bd=" GIVENS, VARIANT, "Killer cages are" ONLY },
    { SITE "jigsaw.htm?bd=" GIVENS, VARIANT, "Jigsaw boxes are" ONLY },
    { SITE "sudokux.htm?bd=" GIVENS, VARIANT, "Diagonals are" ONLY },
    { SITE "sudoku.htm?bd=J9B0101", VARIANT, "Jigsaw boxes are" ONLY },
    { SITE "sudoku.htm?bd=S6B0101", VARIANT, "6×6 puzzles are" ONLY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "sudokuwiki", cases[i].code, cases[i].message);
}

/* A page without a board is no puzzle; a link beside a puzzle is about that one. */
static void
test_not_links (void)
{
  static const char *const cases[][2] = {
    { SITE "X_Wing_Strategy", NULL },
    { REFERENCE " # see " SITE "sudoku.htm?bd=" GIVENS, "line" },
    { "# " SITE "sudoku.htm?bd=" GIVENS "\n" REFERENCE_ROWS, "grid" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RubricFormat *format = rubric_format_sniff (cases[i][0], strlen (cases[i][0]));

      g_assert_cmpstr (format != NULL ? format->id : NULL, ==, cases[i][1]);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/sudokuwiki/links", test_links);
  g_test_add_func ("/format/sudokuwiki/written", test_written);
  g_test_add_func ("/format/sudokuwiki/refused", test_refused);
  g_test_add_func ("/format/sudokuwiki/not-links", test_not_links);
  return g_test_run ();
}
