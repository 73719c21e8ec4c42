/* test-format-opensudoku.c - all versions of OpenSudoku's files and of the data in them, and hostile XML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "rubric-format-testing.h"

#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000000000000"
#define GAME(data) "<opensudoku><game data=\"" data "\"/></opensudoku>"
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX

static void
test_version_1 (void)
{
  static const char *const expected[RUBRIC_N_INFO_FIELDS] = {
    "Two & more", "Rubric", "With <brackets>", "First line\n# second line", "2026-11-20", "by hand", "easy",
    "http://example.org/",
  };
  g_autoptr (RubricDocument) document = open_own ("opensudoku-1.opensudoku");
  SudSheet sheet;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "opensudoku");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  g_assert_cmpuint (rubric_document_get_line (document, 0), ==, 13);
  g_assert_cmpuint (rubric_document_get_line (document, 1), ==, 14);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RubricInfo) info = NULL;

      g_assert_true (rubric_document_read (document, i, &sheet, &info, NULL));
      g_assert_cmpint (sheet.digit[80], ==, i == 0 ? 9 : 0);
      g_assert_cmpint (sheet.digit[79], ==, 7);
      for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
        g_assert_cmpstr (info->field[field], ==, expected[field]);
    }
}

/* The sheets of versions 1 to 5 of the data, as far as each goes. */
static void
check_data (RubricDocument *document, guint index, int version, const char *title, const char *comment)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, index, &sheet, &info, NULL));
  assert_is_reference (&sheet);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmphex (sheet.corner[5], ==, version >= 4 ? SUD_DIGIT_BIT (8) : 0);
  g_assert_cmpint (sheet.colours[80], ==, version >= 5 ? SUD_DIGIT_BIT (9) : 0);
  g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, title);
  g_assert_cmpstr (info->field[RUBRIC_INFO_COMMENT], ==, comment);
}

static void
test_versions_2_and_3 (void)
{
  g_autoptr (RubricDocument) second = open_own ("opensudoku-2.opensudoku");
  g_autoptr (RubricDocument) third = open_own ("opensudoku-3.opensudoku");

  g_assert_cmpuint (rubric_document_get_n_puzzles (second), ==, 5);
  for (int i = 0; i < 5; i++)
    check_data (second, i, i + 1, i < 3 ? "First" : "Second", i == 0 ? "note 1" : NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (third), ==, 1);
  check_data (third, 0, 5, "Third", "a note");
}

/* Data are written in the lowest version that has a place for the sheet, for old programs. */
static void
test_written_version (void)
{
  static const struct
  {
    SudSheet sheet;
    const char *data;
  } cases[] = {
    { { .digit = { 5 }, .origin = { SUD_ORIGIN_GIVEN } }, "data=\"500" },
    { { .digit = { 5 }, .origin = { SUD_ORIGIN_ENTERED } }, "data=\"version: 3&#10;5|0|1|0|0|1|" },
    { { .centre = { 3 } }, "data=\"version: 3&#10;0|3|1|" },
    { { .centre = { 3 }, .corner = { 5 } }, "data=\"version: 4&#10;0|3|5|1|" },
    { { .digit = { 5 }, .origin = { SUD_ORIGIN_GIVEN }, .colours = { SUD_DIGIT_BIT (7) } }, "data=\"version: 5&#10;5|0|0|7|0|" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = write_puzzle ("opensudoku", &cases[i].sheet, NULL);

      g_assert_nonnull (strstr (text, cases[i].data));
    }
}

static void
test_collection (void)
{
  const RubricFormat *format = rubric_format_find ("opensudoku");
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;
  SudSheet sheets[20], read;

  rubric_format_begin (format, out, FALSE);
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (RubricInfo) info = rubric_info_new ();

      random_sheet (random, &sheets[i]);
      rubric_format_strip_unsupported (format, &sheets[i], NULL);
      rubric_info_set (info, RUBRIC_INFO_TITLE, i % 2 == 0 ? "even" : NULL);
      rubric_format_append (format, out, &sheets[i], info, NULL);
    }
  rubric_format_end (format, out);

  document = document_from (out->str, out->len, NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 20);
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (RubricInfo) info = NULL;

      g_assert_true (rubric_document_read (document, i, &read, &info, NULL));
      g_assert_cmpmem (&read, sizeof read, &sheets[i], sizeof sheets[i]);
      g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, i % 2 == 0 ? "even" : NULL);
    }
}

/* Control characters have no place in XML. */
static void
test_clean (void)
{
  const RubricFormat *format = rubric_format_find ("opensudoku");
  g_autoptr (RubricInfo) info = rubric_info_new ();
  SudSheet sheet = { 0 };

  rubric_info_set (info, RUBRIC_INFO_TITLE, "a\x01" "b\x1b");
  g_assert_cmpint (rubric_format_get_lost_features (format, &sheet, info), ==, RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_TITLE));
  rubric_format_strip_unsupported (format, &sheet, info);
  g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, "ab");
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
    { "<opensudoku/>", RUBRIC_FORMAT_ERROR_EMPTY, "There is no puzzle in it." },
    { "<opensudoku version=\"7\"/>", SYNTAX,
      "Line 1, column 1: expected version 1, 2 or 3 of an OpenSudoku file, found “<”." },
    { GAME ("123"), SYNTAX, "Line 1, column 1: expected 81 cells, found 3." },
    { GAME ("1234123412341234"), VARIANT, "4×4 puzzles are not supported; only classic 9×9 Sudoku is." },
    { "<opensudoku>\r<game/></opensudoku>", SYNTAX, "Line 2, column 1: expected 81 cells, found 0." },
    { "<opensudoku>\n  <game data=\"version: 9\n1|0|\"/></opensudoku>", SYNTAX,
      "Line 2, column 3: expected a version of the data from 1 to 5." },
    { GAME ("version: 3\n5|512|1|"), SYNTAX,
      "Line 1, column 1: row 1, column 1: expected a number up to 511, found “512”." },
    { GAME ("version: 3\n5|0|1|99999999999999999999|"), SYNTAX,
      "Line 1, column 1: row 1, column 2: expected a number up to 9, found “99999999999999999999”." },
    { GAME ("version: 3\n5|0|1|"), SYNTAX, "Line 1, column 1: row 1, column 2: expected a number up to 9, found “”." },
    { GAME ("version: 1\n5|1;2|1|"), SYNTAX,
      "Line 1, column 1: row 1, column 1: expected digits with commas, found “1;2”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "opensudoku", cases[i].code, cases[i].message);
}

static void
assert_fails (const GString *text, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (document_from (text->str, text->len, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_hostile (void)
{
  g_autoptr (GString) bomb = g_string_new ("<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [<!ENTITY a \"aaaa\">\n"
                                           "<!ENTITY b \"&a;&a;&a;\">]>\n<opensudoku><game data=\"&b;\"/></opensudoku>");
  g_autoptr (GString) deep = g_string_new ("<opensudoku>\n");
  g_autoptr (GString) wide = g_string_new ("<opensudoku><game data=\"");
  g_autoptr (GString) open = g_string_new ("<opensudoku>");

  for (int i = 0; i < 100000; i++)
    g_string_append (deep, "<a>");
  for (int i = 0; i < 1 << 21; i++)
    {
      g_string_append_c (wide, '>');
      g_string_append_c (open, '\r');
    }
  assert_fails (bomb, "Line 2, column 1: expected a document type without entities of its own, found “<”.");
  assert_fails (deep, "Line 2, column 190: expected elements nested no deeper than 64, found “<”.");
  assert_fails (wide, "Line 1, column 13: expected a tag or a text of no more than a megabyte, found “<”.");
  assert_fails (open,
                "Line 1, column 13: expected a tag or a text of no more than a megabyte, found the end of the line.");
}

/* The place of broken markup is not that of the library, for lines end in CR, too. */
static void
test_markup (void)
{
  static const struct
  {
    const char *text;
    gsize line;
  } cases[] = {
    { "<opensudoku>\r\r<game data=x/>", 3 },    { "<opensudoku>\n\n&nothing;", 3 },
    { "<opensudoku>\r\n<game data=\"1\">", 2 }, { "<opensudoku>\n</opensudoku", 2 },
    { "<opensudoku>\n<a></b>", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (document_from (cases[i].text, -1, &error));
      g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
      g_assert_cmpuint (rubric_format_error_get_line (error), ==, cases[i].line);
      g_assert_null (strstr (error->message, "Error on line"));
    }
}

/* The XML library takes it for white space. */
static void
test_nul (void)
{
  static const char text[] = "<opensudoku>\n\0<game data=\"" REFERENCE "\"/></opensudoku>";
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (text, sizeof text - 1, &error);

  g_assert_null (document);
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "Line 2, column 1: expected text"));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/opensudoku/version-1", test_version_1);
  g_test_add_func ("/format/opensudoku/versions-2-and-3", test_versions_2_and_3);
  g_test_add_func ("/format/opensudoku/written-version", test_written_version);
  g_test_add_func ("/format/opensudoku/collection", test_collection);
  g_test_add_func ("/format/opensudoku/clean", test_clean);
  g_test_add_func ("/format/opensudoku/refused", test_refused);
  g_test_add_func ("/format/opensudoku/hostile", test_hostile);
  g_test_add_func ("/format/opensudoku/markup", test_markup);
  g_test_add_func ("/format/opensudoku/nul", test_nul);
  return g_test_run ();
}
