/* test-format-marks.c - grids of candidates, in the dialects of several programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define ROW "1 2 3 4 5 6 78 78 9\n"
#define ROWS_8 ROW ROW ROW ROW ROW ROW ROW ROW
#define ALL "123456789 "
#define ALL_ROW ALL ALL ALL ALL ALL ALL ALL ALL ALL "\n"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX

/* All blank cells have the candidates that their peers allow. */
static void
check_candidates (const char *name)
{
  SudSheet sheet, expected;

  g_test_message ("%s", name);
  read_own (name, &sheet, NULL);
  expected = sheet;
  sud_sheet_fill_marks (&expected);
  g_assert_true (sud_sheet_equal (&sheet, &expected));
}

static void
test_dialects (void)
{
  static const char *const names[] = {
    "marks-hodoku.txt", "marks-signs.txt", "marks-sudocue.txt", "marks-explainer.txt",
    "marks-plain.txt",  "marks-line.txt",  "marks-729.txt",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    check_candidates (names[i]);
}

/* Givens, digits and candidates in three grids: entries are known. */
static void
test_three_grids (void)
{
  SudSheet sheet;

  read_own ("marks-simple-sudoku.txt", &sheet, NULL);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[2], ==, 0);
  g_assert_cmphex (sheet.centre[40], ==, SUD_DIGIT_BIT (5)); /* the only candidate, not a digit */
}

/* A lone digit is a candidate if a cell that it sees has the same candidate, alone or not. */
static void
test_lone_digits (void)
{
  static const char text[] = "1 12 3 4 5 6 7 8 9\n. . . . . . . . .\n. . . . . . . . .\n"
                             "2 . . . . . . . 5\n. . . . 67 . . . .\n. . . . . . . . 5\n"
                             ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n";
  g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
  SudSheet sheet;

  g_assert_nonnull (document);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "marks");
  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_cmphex (sheet.centre[0], ==, SUD_DIGIT_BIT (1));
  g_assert_cmpint (sheet.digit[2], ==, 3);
  g_assert_cmpint (sheet.digit[27], ==, 2);
  g_assert_cmphex (sheet.centre[35], ==, SUD_DIGIT_BIT (5));
  g_assert_cmphex (sheet.centre[53], ==, SUD_DIGIT_BIT (5));
}

/* Two digits in one cell of a puzzle are a mistake in it, no candidates. */
static void
test_one_cell (void)
{
  static const char text[] = "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . 84 8 . 3 . . 1\n"
                             "7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n";

  assert_refused (text, "grid", SYNTAX, "Line 5, column 18: expected 9 cells in a row, found 10.");
}

/* The frame is that of HoDoKu; cells without marks are written with the candidates that fit. */
static void
test_written (void)
{
  g_autoptr (RubricDocument) document = document_from (REFERENCE, -1, NULL);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  sheet.centre[3] = SUD_DIGIT_BIT (6);
  sheet.eliminated[5] = SUD_DIGIT_BIT (8);
  text = write_puzzle ("marks", &sheet, NULL);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 14);
  g_assert_cmpstr (lines[0], ==, ".-------------------.---------------.-------------------.");
  g_assert_cmpstr (lines[1], ==, "| 5    3     124    | 6     7   246 | 1489   1249  248  |");
  g_assert_cmpstr (lines[4], ==, ":-------------------+---------------+-------------------:");
  g_assert_cmpstr (lines[12], ==, "'-------------------'---------------'-------------------'");
}

/* The frame has 81 dots and dashes here, but is no puzzle in one line. */
static void
test_wide_frame (void)
{
  SudSheet sheet = { .digit = { 1 }, .origin = { SUD_ORIGIN_GIVEN } }, read;
  g_autoptr (RubricDocument) document = NULL;
  g_autofree char *text = NULL;

  for (int cell = 1; cell < SUD_CELLS; cell++)
    sheet.centre[cell] = 0x6;
  for (int column = 1; column < SUD_SIZE; column++)
    sheet.centre[sud_cell (4, column)] = column < 6 ? SUD_ALL_DIGITS : 0xf;
  text = write_puzzle ("marks", &sheet, NULL);
  g_assert_cmpuint (strcspn (text, "\n"), ==, 81);
  document = document_from (text, -1, NULL);
  g_assert_true (rubric_document_read (document, 0, &read, NULL, NULL));
  g_assert_cmpint (read.digit[0], ==, 1);
}

static void
test_losses (void)
{
  const RubricFormat *format = rubric_format_find ("marks");
  SudSheet clashing = { .digit = { 1, 1 }, .origin = { SUD_ORIGIN_GIVEN, SUD_ORIGIN_GIVEN } };
  SudSheet contradicted = { .digit = { 1 }, .origin = { SUD_ORIGIN_GIVEN }, .centre = { 0, 0x1ff } };
  SudSheet whole = { .digit = { 1 }, .origin = { SUD_ORIGIN_GIVEN } };

  sud_sheet_fill_marks (&whole);
  g_assert_cmpint (rubric_format_get_lost_features (format, &whole, NULL), ==, 0);
  g_assert_cmpint (rubric_format_get_lost_features (format, &clashing, NULL), ==,
                   RUBRIC_FORMAT_FEATURE_CLASHES | RUBRIC_FORMAT_FEATURE_UNMARKED);
  g_assert_cmpint (rubric_format_get_lost_features (format, &contradicted, NULL), ==,
                   RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_UNMARKED);
}

static void
test_refused (void)
{
  static const char *const cases[][2] = {
    { ROWS_8, "Line 8, column 20: expected 9 rows, found 8." },
    { ROWS_8 ROW ROW, "Line 10, column 20: expected 9 rows, found 10." },
    { ROWS_8 "1 2 3 4 5 6 78 78\n", "Line 9, column 18: expected 9 groups, found 8." },
    { ROWS_8 "1 2 3 4 5 6 78 788 9\n", "Line 9, column 18: expected the candidates of a cell, found “8”." },
    { ALL_ROW ALL_ROW ALL_ROW ALL_ROW ALL_ROW ALL_ROW ALL_ROW ALL_ROW "1 2 3 4 5 6 78 * 9\n", NULL },
    { ROWS_8 "1 2 3 4 5 6 78 * 9\n", "Found 9 rows of 9 cells whose digits do not go together in a Sudoku." },
    { ROWS_8 "1 2 3 4 5 6 78 ** 9\n", "Line 9, column 16: expected the candidates of a cell, found “*”." },
    { ROW "in between\n" ROWS_8, "Line 2, column 1: expected a row of candidates, found “i”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (cases[i][1] != NULL)
      assert_refused (cases[i][0], "marks", SYNTAX, cases[i][1]);
    else
      assert_read (cases[i][0]);
}

/* Lines of nine characters a cell are a puzzle each, and words between them none; a puzzle in another form is one, too. */
static void
test_several_lines (void)
{
  g_autoptr (RubricDocument) one = open_own ("marks-729.txt");
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "formats", "marks-729.txt", NULL);
  g_autofree char *text = NULL, *twice = NULL, *other = NULL;
  g_autoptr (RubricDocument) two = NULL, mixed = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet expected, sheet;

  g_assert_true (rubric_document_read (one, 0, &expected, NULL, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  twice = g_strconcat (text, "and the same again:\n", text, NULL);
  two = document_from (twice, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (two), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (rubric_document_read (two, i, &sheet, NULL, NULL));
      g_assert_true (sud_sheet_equal (&sheet, &expected));
    }
  other = g_strconcat (text, REFERENCE, "\n", NULL);
  mixed = document_from (other, -1, &error);
  g_assert_no_error (error);
  g_assert_nonnull (rubric_document_get_notes (mixed)); /* it is the same puzzle */
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/marks/dialects", test_dialects);
  g_test_add_func ("/format/marks/three-grids", test_three_grids);
  g_test_add_func ("/format/marks/lone-digits", test_lone_digits);
  g_test_add_func ("/format/marks/one-cell", test_one_cell);
  g_test_add_func ("/format/marks/written", test_written);
  g_test_add_func ("/format/marks/wide-frame", test_wide_frame);
  g_test_add_func ("/format/marks/several-lines", test_several_lines);
  g_test_add_func ("/format/marks/losses", test_losses);
  g_test_add_func ("/format/marks/refused", test_refused);
  return g_test_run ();
}
