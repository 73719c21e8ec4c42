/* test-format-ss.c - files of Simple Sudoku, and what it copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "rubric-format-testing.h"

#define TOP " *-----------*\n"
#define BAR " |---+---+---|\n"
#define SIX " |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n" BAR " |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n"
#define EIGHT TOP SIX BAR " |.6.|...|28.|\n |...|419|..5|\n"
#define GRID EIGHT " |...|.8.|.79|\n" TOP
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX

static void
test_file (void)
{
  SudSheet sheet;

  read_own ("simple-sudoku.ss", &sheet, NULL);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.eliminated[3], ==, SUD_DIGIT_BIT (2));
  g_assert_cmphex (sheet.eliminated[11], ==, SUD_DIGIT_BIT (2));
}

/* The givens, all digits, and the name of the program. */
static void
test_copied (void)
{
  SudSheet sheet;

  read_own ("simple-sudoku-copied.txt", &sheet, NULL);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
}

/* Centre marks are written as the candidates that they leave out; those that a digit rules out are not written. */
static void
test_marks (void)
{
  SudSheet sheet = { .digit = { 1 }, .origin = { SUD_ORIGIN_GIVEN }, .centre = { 0, 0x1f8 } };
  g_autofree char *text = write_puzzle ("ss", &sheet, NULL);

  g_assert_nonnull (strstr (text, "\n\nE01002\nE01003\n"));
  g_assert_cmpint (rubric_format_strip_unsupported (rubric_format_find ("ss"), &sheet, NULL), ==, RUBRIC_FORMAT_FEATURE_CENTRE);
  g_assert_cmphex (sheet.eliminated[1], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (3));
}

static void
test_refused (void)
{
  static const char *const cases[][2] = {
    { GRID "I814\n", "Line 14, column 2: expected a cell from 00 to 80, found “8”." },
    { GRID "I0", "Line 14, column 2: expected a cell from 00 to 80, found “0”." },
    { GRID "I020\n", "Line 14, column 4: expected a digit from 1 to 9, found “0”." },
    { GRID "I0244\n", "Line 14, column 5: expected the end of the line, found “4”." },
    { GRID "I004\n", "Line 14, column 2: expected a cell without a given, found “0”." },
    { GRID "E0204\n", "Line 14, column 5: expected 0, found “4”." },
    { GRID "E02\n", "Line 14, column 4: expected 0, found the end of the line." },
    { GRID "X\n", "Line 14, column 1: expected an entry such as I024 or a candidate such as E03006, found “X”." },
    { GRID GRID GRID, "Line 28, column 2: expected the end of the puzzle, found “|”." },
    { EIGHT TOP, "Line 11, column 15: expected 9 rows, found 8." },
    { EIGHT " |...|.8.|.7|\n" TOP, "Line 12, column 14: expected 9 cells in a row, found 8." },
    { EIGHT " |...|.8.|.7a|\n" TOP, "Line 12, column 13: expected a digit or a blank, found “a”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i][0], "ss", SYNTAX, cases[i][1]);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/ss/file", test_file);
  g_test_add_func ("/format/ss/copied", test_copied);
  g_test_add_func ("/format/ss/marks", test_marks);
  g_test_add_func ("/format/ss/refused", test_refused);
  return g_test_run ();
}
