/* test-format-tatham.c - game ids and saved games of Simon Tatham's Solo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define GIVENS "5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"
#define HEAD "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
#define SAVE HEAD "PARAMS  :3:3x3\nCPARAMS :3:3x3\nDESC    :59:" GIVENS "\n"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT
#define ONLY " not supported; only classic 9×9 Sudoku is."

static void
test_ids (void)
{
  g_autoptr (RubricDocument) document = open_own ("solo-ids.txt");
  g_autofree char *text = NULL;
  SudSheet sheet;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "tatham");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
    }
  text = write_puzzle ("tatham", &sheet, NULL);
  g_assert_cmpstr (text, ==, "3x3:" GIVENS "\n");
}

static void
test_empty_id (void)
{
  SudSheet sheet = { 0 };
  g_autofree char *text = write_puzzle ("tatham", &sheet, NULL);

  g_assert_cmpstr (text, ==, "3x3:zzzc\n");
}

/* Moves after those that STATEPOS counts have been taken back. */
static void
test_save (void)
{
  SudSheet sheet;

  read_own ("solo.sav", &sheet, NULL);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[2], ==, 0);
  g_assert_cmphex (sheet.centre[3], ==, SUD_ALL_DIGITS & ~SUD_DIGIT_BIT (1));
  g_assert_cmphex (sheet.centre[5], ==, SUD_ALL_DIGITS);
  g_assert_cmphex (sheet.centre[0], ==, 0);
  g_assert_cmpint (sheet.digit[75], ==, 0);
}

static void
test_solved (void)
{
  SudSheet sheet;

  read_own ("solo-solved.sav", &sheet, NULL);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_GIVEN), ==, 30);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_ENTERED), ==, 1);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_SOLVED), ==, 50);
}

static void
test_ids_refused (void)
{
  static const struct
  {
    const char *text;
    RubricFormatError code;
    const char *message;
  } cases[] = {
    { "3x3x:" GIVENS, VARIANT, "Diagonals are" ONLY },
    { "3x3k:zzzc,aaa", VARIANT, "Killer cages are" ONLY },
    { "3x3dxk:zzzc", VARIANT, "Diagonals are" ONLY },
    { "9j:zzzc,aaa", VARIANT, "Jigsaw boxes are" ONLY },
    { "9jx:zzzc,aaa", VARIANT, "Jigsaw boxes are" ONLY },
    { "3x3j:zzzc,aaa", VARIANT, "Jigsaw boxes are" ONLY },
    { "9x1:zzzc,aaa", VARIANT, "Jigsaw boxes are" ONLY },
    { "4x4:zzz", VARIANT, "16×16 puzzles are" ONLY },
    { "2x3:zzz", VARIANT, "6×6 puzzles are" ONLY },
    { "99999999999999999999x3:zzz", SYNTAX, "Line 1, column 1: expected 3x3, found “9”." },
    { "3x3:zzza", SYNTAX, "Line 1, column 9: expected 81 cells, found 79." },
    { "3x3:zzzd", SYNTAX, "Line 1, column 9: expected 81 cells, found 82." },
    { "3x3:zzzc5", SYNTAX, "Line 1, column 9: expected the end of the puzzle, found “5”." },
    { "3x3:12", SYNTAX, "Line 1, column 6: expected “_” between two digits, found “2”." },
    { "3x3:0", SYNTAX, "Line 1, column 5: expected a digit, “_”, or a letter that counts blanks, found “0”." },
    { "3x3#12345", SYNTAX,
      "Line 1, column 4: this is the random seed of a puzzle, not the puzzle; Solo shows its "
      "game ID under Game ▸ Specific." },
    { "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3%2312345", SYNTAX,
      "Line 1, column 70: this is the random seed of a puzzle, not the puzzle; Solo shows its "
      "game ID under Game ▸ Specific." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "tatham", cases[i].code, cases[i].message);
  g_assert_cmpstr (rubric_format_sniff ("12:30", 5)->id, !=, "tatham");
}

static void
test_saves_refused (void)
{
  static const struct
  {
    const char *text;
    RubricFormatError code;
    const char *message;
  } cases[] = {
    { "SAVEFILE:5:Other", SYNTAX,
      "Line 1, column 12: expected “Simon Tatham's Portable Puzzle Collection”, found “O”." },
    { "SAVEFILE:99:Simon", SYNTAX,
      "Line 1, column 18: expected as many characters as the number says, found the end of the file." },
    { "SAVEFILE:99999999999999999999:Simon", SYNTAX,
      "Line 1, column 36: expected as many characters as the number says, found the end of the file." },
    { "SAVEFILE:x", SYNTAX, "Line 1, column 10: expected a number, found “x”." },
    { HEAD "PARAMETERS:3:3x3\n", SYNTAX, "Line 4, column 1: expected a word of eight letters and “:”, found “P”." },
    { "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :7:Unequal\n", VARIANT,
      "This is a saved game of Unequal, not of Solo, which is what Simon Tatham calls Sudoku." },
    { HEAD "VERSION :1:2\n", SYNTAX, "Line 4, column 12: expected 1, found “2”." },
    { HEAD "CPARAMS :4:3x3k\nDESC    :4:zzzc\n", VARIANT, "Killer cages are" ONLY },
    { HEAD "DESC    :4:zzzc", SYNTAX, "Line 4, column 16: expected a CPARAMS record, found the end of the file." },
    { HEAD "PARAMS  :3:3x3", SYNTAX, "Line 4, column 15: expected a DESC record, found the end of the file." },
    { SAVE "STATEPOS:1:0\n", SYNTAX, "Line 7, column 12: expected the number of states reached, found “0”." },
    { SAVE "STATEPOS:1:2\n", SYNTAX, "Line 7, column 13: expected another move, found the end of the file." },
    { SAVE "STATEPOS:1:2\nMOVE    :6:R0,0,1\n", SYNTAX, "Line 8, column 13: expected a cell without a given, found “0”." },
    { SAVE "STATEPOS:1:2\nMOVE    :6:R9,0,1\n", SYNTAX, "Line 8, column 13: expected column, row and digit, found “9”." },
    { SAVE "STATEPOS:1:2\nMOVE    :8:R2,0,1,2\n", SYNTAX, "Line 8, column 13: expected column, row and digit, found “2”." },
    { SAVE "STATEPOS:1:2\nMOVE    :1:Q\n", SYNTAX, "Line 8, column 12: expected a move: R, P, M or S, found “Q”." },
    { SAVE "STATEPOS:1:2\nSOLVE   :4:S5,0\n", SYNTAX, "Line 8, column 15: expected a digit from 1 to 9, found “0”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "tatham-save", cases[i].code, cases[i].message);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/tatham/ids", test_ids);
  g_test_add_func ("/format/tatham/empty-id", test_empty_id);
  g_test_add_func ("/format/tatham/save", test_save);
  g_test_add_func ("/format/tatham/solved", test_solved);
  g_test_add_func ("/format/tatham/ids-refused", test_ids_refused);
  g_test_add_func ("/format/tatham/saves-refused", test_saves_refused);
  return g_test_run ();
}
