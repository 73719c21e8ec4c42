/* test-format-gnome.c - saves and share codes of GNOME Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "rubric-format-testing.h"

#define SAVE(cells) "{\"difficulty_category\":\"Easy Difficulty\",\"time_elapsed\":0,\"cells\":" cells "}"
#define CELL(position, value, fixed, earmarks) \
  SAVE ("[{\"position\":" position ",\"value\":" value ",\"fixed\":" fixed ",\"earmarks\":" earmarks "}]")
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX

static void
test_save (void)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  read_own ("gnome.save", &sheet, &info);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[2], ==, 0); /* a digit takes the earmarks away */
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmpstr (info->field[RUBRIC_INFO_LEVEL], ==, "Very Hard");
}

/* The newest versions refuse a category that is none of their four. */
static void
test_category (void)
{
  static const char *const cases[][2] = {
    { NULL, "\"Easy Difficulty\"" },      { "easy", "\"Easy Difficulty\"" },   { "Medium", "\"Medium Difficulty\"" },
    { "rather hard", "\"Hard Difficulty\"" }, { "VERY hard", "\"Very Hard Difficulty\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RubricInfo) info = rubric_info_new ();
      g_autofree char *text = NULL;
      SudSheet sheet = { 0 };

      rubric_info_set (info, RUBRIC_INFO_LEVEL, cases[i][0]);
      text = write_puzzle ("gnome", &sheet, info);
      g_assert_nonnull (strstr (text, cases[i][1]));
    }
}

static void
test_save_refused (void)
{
  static const char *const cases[][2] = {
    { SAVE ("{}"), "At cells: expected an array of cells, found an object." },
    { SAVE ("[5]"), "At cells[0]: expected an object, found 5." },
    { SAVE ("[{}]"), "At cells[0].position: expected an array of row and column, found nothing." },
    { CELL ("[0]", "5", "true", "[]"), "At cells[0].position: expected an array of row and column, found an array of 1." },
    { CELL ("[0,9]", "5", "true", "[]"), "At cells[0].position[1]: expected a number from 0 to 8, found 9." },
    { CELL ("[1e999,0]", "5", "true", "[]"), "At cells[0].position[0]: expected a number from 0 to 8, found inf.0." },
    { CELL ("[0,0]", "99999999999999999999", "true", "[]"), NULL },
    { CELL ("[0,0]", "-1", "true", "[]"), "At cells[0].value: expected a number from 0 to 9, found -1." },
    { CELL ("[0,0]", "5", "1", "[]"), "At cells[0].fixed: expected true or false, found 1." },
    { CELL ("[0,0]", "5", "true", "[0]"), "At cells[0].earmarks[0]: expected a digit from 1 to 9, found 0." },
    { CELL ("[0,0]", "5", "true", "7"), "At cells[0].earmarks: expected an array of digits, found 7." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (cases[i][1] != NULL)
      assert_refused (cases[i][0], "gnome", SYNTAX, cases[i][1]);
    else
      g_assert_null (document_from (cases[i][0], -1, NULL));
}

static void
test_code (void)
{
  g_autofree char *text = NULL;
  SudSheet sheet;

  read_own ("gnome-code.txt", &sheet, NULL);
  text = write_puzzle ("gnome-code", &sheet, NULL);
  g_assert_cmpstr (text, ==, "#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq\n");
}

/* Nine of an odd digit: what GNOME Sudoku writes is read, the eight of ours are as many as it reads itself. */
static void
test_code_of_nine (void)
{
  const RubricFormat *format = rubric_format_find ("gnome-code");
  g_autoptr (RubricDocument) document = document_from ("#*!!!!!=Y-Ie9Uq", -1, NULL);
  g_autofree char *text = NULL;
  SudSheet sheet, reduced;

  g_assert_nonnull (document);
  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_GIVEN), ==, 9);
  g_assert_cmpint (sheet.digit[80], ==, 1);

  reduced = sheet;
  g_assert_cmpint (rubric_format_strip_unsupported (format, &reduced, NULL), ==, RUBRIC_FORMAT_FEATURE_NINE);
  g_assert_cmpint (sud_sheet_count (&reduced, SUD_ORIGIN_GIVEN), ==, 8);
  text = write_puzzle ("gnome-code", &sheet, NULL);
  g_assert_cmpstr (text, ==, "#)!!!!!=Y-Ie9U\n");
}

static void
test_code_refused (void)
{
  static const char message[]
      = "Line 1, column 7: expected as many cells as the share code counts, each once, found “!”.";
  static const char far[]
      = "Line 1, column 7: expected as many cells as the share code counts, each once, found “r”.";

  assert_refused ("##!!!!!!", "gnome-code", SYNTAX, message);  /* a cell twice */
  assert_refused ("#\"!!!!r", "gnome-code", SYNTAX, far);      /* cell 81 of 0 to 80 */
  assert_refused ("##!!!!!", NULL, RUBRIC_FORMAT_ERROR_EMPTY, "There is no puzzle in it."); /* one cell of two */
}

static void
test_corpus (void)
{
  g_autoptr (RubricDocument) document = open_corpus ("gnome-sudoku-43-savefile.json");
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_ENTERED), ==, 1);
  g_assert_cmpint (sheet.digit[sud_cell (5, 1)], ==, 5);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/gnome/save", test_save);
  g_test_add_func ("/format/gnome/category", test_category);
  g_test_add_func ("/format/gnome/save-refused", test_save_refused);
  g_test_add_func ("/format/gnome/code", test_code);
  g_test_add_func ("/format/gnome/code-of-nine", test_code_of_nine);
  g_test_add_func ("/format/gnome/code-refused", test_code_refused);
  add_corpus_test ("/format/gnome/corpus", test_corpus);
  return g_test_run ();
}
