/* test-rubric-format-sdk.c - the sections and headers of SadMan text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

/* One cell of each kind in the first row; the rest of the sheet is the reference puzzle. */
#define STATE_ROWS \
  "534.7....\n672195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
#define SOLVED_ROWS \
  ".........\n.7.......\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"

static RubricInfo *
read_sdk (const char *text, SudSheet *sheet)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (text, -1, &error);
  RubricInfo *info = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "sdk");
  g_assert_true (rubric_document_read (document, 0, sheet, &info, NULL));
  return info;
}

static void
test_origins (void)
{
  SudSheet sheet;
  g_autoptr (RubricInfo) info G_GNUC_UNUSED
      = read_sdk ("[Puzzle]\n" REFERENCE_ROWS "[State]\n" STATE_ROWS "[Solved]\n" SOLVED_ROWS, &sheet);

  assert_is_reference (&sheet);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sheet.digit[10], ==, 7);
  g_assert_cmpint (sheet.origin[10], ==, SUD_ORIGIN_SOLVED);
  g_assert_cmpint (sheet.origin[11], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_ENTERED), ==, 2);
  g_assert_cmpint (sud_sheet_count (&sheet, SUD_ORIGIN_SOLVED), ==, 1);
}

/* Another program changed the digit and kept our section: the digit is no longer the program's. */
static void
test_stale_solved (void)
{
  SudSheet sheet;
  g_autoptr (RubricInfo) info G_GNUC_UNUSED
      = read_sdk ("[Puzzle]\n" REFERENCE_ROWS "[State]\n53..7....\n64.195...\n.98....6.\n8...6...3\n"
                  "4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n[Solved]\n" SOLVED_ROWS, &sheet);

  g_assert_cmpint (sheet.digit[10], ==, 4);
  g_assert_cmpint (sheet.origin[10], ==, SUD_ORIGIN_ENTERED);
}

/* A [State] may leave out the givens; a [Solved] may stand without a [State]. */
static void
test_sparse_sections (void)
{
  SudSheet sheet;
  g_autoptr (RubricInfo) state G_GNUC_UNUSED = read_sdk ("[Puzzle]\n" REFERENCE_ROWS "[State]\n" SOLVED_ROWS, &sheet);
  g_autoptr (RubricInfo) solved = NULL;

  assert_is_reference (&sheet);
  g_assert_cmpint (sheet.origin[10], ==, SUD_ORIGIN_ENTERED);
  solved = read_sdk ("[Solved]\n" SOLVED_ROWS "[Puzzle]\n" REFERENCE_ROWS, &sheet);
  assert_is_reference (&sheet);
  g_assert_cmpint (sheet.origin[10], ==, SUD_ORIGIN_SOLVED);
}

static void
test_only_what_is_there (void)
{
  SudSheet sheet;
  g_autoptr (RubricInfo) info = read_sdk ("[Puzzle]\n" REFERENCE_ROWS, &sheet);
  g_autofree char *text = write_puzzle ("sdk", &sheet, info);

  g_assert_cmpstr (text, ==, "[Puzzle]\n" REFERENCE_ROWS);
  sheet.colours[0] = SUD_DIGIT_BIT (3);
  g_free (text);
  text = write_puzzle ("sdk", &sheet, NULL);
  g_assert_cmpstr (text, ==, "[Puzzle]\n" REFERENCE_ROWS "[Colours]\n3........\n.........\n.........\n.........\n"
                             ".........\n.........\n.........\n.........\n.........\n");
}

/* One digit a cell, as other programs write it, until colours share one. */
static void
test_shared_colours (void)
{
  SudSheet sheet, again;
  g_autoptr (RubricInfo) info = read_sdk ("[Puzzle]\n" REFERENCE_ROWS, &sheet);
  g_autoptr (RubricInfo) same = NULL;
  g_autofree char *text = NULL;

  sheet.colours[0] = SUD_DIGIT_BIT (3) | SUD_DIGIT_BIT (9);
  sheet.colours[80] = SUD_DIGIT_BIT (1);
  text = write_puzzle ("sdk", &sheet, NULL);
  g_assert_cmpstr (text, ==, "[Puzzle]\n" REFERENCE_ROWS "[Colours]\n39,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                             ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,1\n");
  same = read_sdk (text, &again);
  g_assert_true (sud_sheet_equal (&sheet, &again));
}

/* Files of other programs, with and without a space after the letter. */
static void
test_headers (void)
{
  static const char *const cases[][2] = {
    { "#A me\n", "me" },     { "#Ame\n", "me" },       { "#A\tme\t \n", "me" },       { "#A  me\r\n", "me" },
    { "#A\n", NULL },        { "#A one\n#A two\n", "one\ntwo" }, { "#A J\xfcrg\n", "Jürg" }, { "#A Jürg\n", "Jürg" },
    { "#A one\n#A\n#A  two\n", "one\n\n two" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (cases[i][0], REFERENCE_ROWS, NULL);
      SudSheet sheet;
      g_autoptr (RubricInfo) info = read_sdk (text, &sheet);

      g_test_message ("case %u", i);
      assert_is_reference (&sheet);
      g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, cases[i][1]);
      g_assert_null (info->extra);
    }
}

static void
test_all_headers (void)
{
  const char *text = "#T title\n#A author\n#D description\n#C comment\n#C goes on\n#B date\n#S source\n"
                     "#L level\n#U url\n[Puzzle]\n" REFERENCE_ROWS;
  static const char *const fields[] = {
    [RUBRIC_INFO_TITLE] = "title",   [RUBRIC_INFO_AUTHOR] = "author", [RUBRIC_INFO_DESCRIPTION] = "description",
    [RUBRIC_INFO_COMMENT] = "comment\ngoes on", [RUBRIC_INFO_DATE] = "date", [RUBRIC_INFO_SOURCE] = "source",
    [RUBRIC_INFO_LEVEL] = "level",   [RUBRIC_INFO_URL] = "url",
  };
  SudSheet sheet;
  g_autoptr (RubricInfo) info = read_sdk (text, &sheet);
  g_autofree char *written = write_puzzle ("sdk", &sheet, info);

  for (int field = 0; field < RUBRIC_N_INFO_FIELDS; field++)
    g_assert_cmpstr (info->field[field], ==, fields[field]);
  g_assert_cmpstr (written, ==, text);
}

/* Unknown headers and sections are neither lost nor changed. */
static void
test_unknown_survives (void)
{
  const char *text = "#A me\n#N 1\n# free text\n#\n[Puzzle]\n" REFERENCE_ROWS
                     "[Timer]\n#A not a header here\n\n 12:34 \n[Moves]\nr1c1=5\n";
  SudSheet sheet;
  g_autoptr (RubricInfo) info = read_sdk (text, &sheet);
  g_autofree char *written = write_puzzle ("sdk", &sheet, info);

  g_assert_cmpstr (info->extra, ==,
                   "#N 1\n# free text\n#\n[Timer]\n#A not a header here\n\n 12:34 \n[Moves]\nr1c1=5\n");
  g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, "me");
  g_assert_cmpstr (written, ==, text);
}

/* The first save moves unknown sections after the known ones; a second one changes nothing. */
static void
test_unknown_settles (void)
{
  SudSheet sheet;
  g_autoptr (RubricInfo) info = read_sdk ("[First]\nx\n\n[Puzzle]\r\n" REFERENCE_ROWS "#N 5\n[colours]\n" REFERENCE_ROWS
                                          "[L\xe4st]\n\xfc\n\n\n", &sheet);
  g_autofree char *once = write_puzzle ("sdk", &sheet, info);
  g_autoptr (RubricInfo) again = read_sdk (once, &sheet);
  g_autofree char *twice = write_puzzle ("sdk", &sheet, again);

  g_assert_cmpstr (once, ==,
                   "#N 5\n[Puzzle]\n" REFERENCE_ROWS "[Colours]\n" REFERENCE_ROWS "[First]\nx\n\n[Läst]\nü\n");
  g_assert_cmpstr (twice, ==, once);
}

/* Bytes that are no UTF-8 grow in the first write: a name must not be taken for another then. */
static void
test_long_heading (void)
{
  g_autofree char *bytes = g_strnfill (80, '\x90');
  g_autofree char *text = g_strconcat ("[Puzzle]\n" REFERENCE_ROWS "[cage", bytes, "craft]\n", NULL);
  g_autofree char *written = NULL;
  SudSheet sheet, again;
  g_autoptr (RubricInfo) info = read_sdk (text, &sheet);
  g_autoptr (RubricInfo) info_again = NULL;

  written = write_puzzle ("sdk", &sheet, info);
  info_again = read_sdk (written, &again);
  g_assert_true (sud_sheet_equal (&sheet, &again) && rubric_info_equal (info, info_again));
}

/* An indented heading begins an unknown section, too: its rows are not those of the section before. */
static void
test_indented_heading (void)
{
  SudSheet sheet, again;
  g_autoptr (RubricInfo) info G_GNUC_UNUSED
      = read_sdk ("[Puzzle]\n" REFERENCE_ROWS "\t[Marks]\n[\"no heading\n,,,,\n[State]\n" STATE_ROWS, &sheet);
  g_autofree char *written = write_puzzle ("sdk", &sheet, info);
  g_autoptr (RubricInfo) info_again = read_sdk (written, &again);

  g_assert_true (sud_sheet_equal (&sheet, &again) && rubric_info_equal (info, info_again));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sdk/origins", test_origins);
  g_test_add_func ("/sdk/stale-solved", test_stale_solved);
  g_test_add_func ("/sdk/sparse-sections", test_sparse_sections);
  g_test_add_func ("/sdk/only-what-is-there", test_only_what_is_there);
  g_test_add_func ("/sdk/shared-colours", test_shared_colours);
  g_test_add_func ("/sdk/headers", test_headers);
  g_test_add_func ("/sdk/all-headers", test_all_headers);
  g_test_add_func ("/sdk/unknown-survives", test_unknown_survives);
  g_test_add_func ("/sdk/unknown-settles", test_unknown_settles);
  g_test_add_func ("/sdk/long-heading", test_long_heading);
  g_test_add_func ("/sdk/indented-heading", test_indented_heading);
  return g_test_run ();
}
