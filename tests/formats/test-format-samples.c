/* test-format-samples.c - sample files: our own, and those of other programs if the corpus is available
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#include <json-glib/json-glib.h>

typedef struct
{
  const char *name;
  const char *id;
  guint n_puzzles;
  gboolean is_reference; /* whether the first puzzle is */
} Sample;

static const Sample own[] = {
  { "line.txt", "line", 1, TRUE },         { "collection.sdm", "line", 4, TRUE }, { "grid.txt", "grid", 1, TRUE },
  { "grid-framed.txt", "grid", 1, TRUE },  { "grid-dashes.txt", "grid", 1, TRUE }, { "full.sdk", "sdk", 1, TRUE },
  { "headers.sdk", "sdk", 1, TRUE },       { "latin1.sdk", "sdk", 1, TRUE },
  { "leetcode.json", "leetcode", 1, TRUE },
  { "opensudoku-1.opensudoku", "opensudoku", 2, TRUE }, { "opensudoku-2.opensudoku", "opensudoku", 5, TRUE },
  { "opensudoku-3.opensudoku", "opensudoku", 1, TRUE }, { "gnome.save", "gnome", 1, TRUE },
  { "gnome-code.txt", "gnome-code", 1, TRUE }, { "sudoku.ipuz", "ipuz", 1, TRUE }, { "letters.ipuz", "ipuz", 1, TRUE },
  { "f-puzzles.json", "sudokupad", 1, TRUE }, { "links.txt", "sudokupad", 6, TRUE },
  { "simple-sudoku.ss", "ss", 1, TRUE }, { "simple-sudoku-copied.txt", "ss", 1, TRUE },
  { "sudokustudio.txt", "sudokustudio", 2, TRUE },
  { "hodoku-library.txt", "hodoku", 3, TRUE }, { "marks-hodoku.txt", "marks", 1, TRUE },
  { "marks-signs.txt", "marks", 1, TRUE }, { "marks-sudocue.txt", "marks", 1, TRUE },
  { "marks-explainer.txt", "marks", 1, TRUE }, { "marks-plain.txt", "marks", 1, TRUE },
  { "marks-line.txt", "marks", 1, TRUE }, { "marks-729.txt", "marks", 1, TRUE },
  { "marks-simple-sudoku.txt", "marks", 1, TRUE }, { "solo-ids.txt", "tatham", 3, TRUE },
  { "solo.sav", "tatham-save", 1, TRUE }, { "solo-solved.sav", "tatham-save", 1, TRUE },
  { "sudokuwiki.txt", "sudokuwiki", 5, TRUE }, { "table.csv", "csv", 2, TRUE },
  { "loose-table.tsv", "loose", 1, TRUE }, { "loose-mail.txt", "loose", 1, TRUE },
  { "loose-boxes.txt", "loose", 1, TRUE }, { "loose-list.json", "loose", 1, TRUE },
  { "loose-page.html", "loose", 1, TRUE }, { "ksudoku.ksudoku", "ksudoku", 1, TRUE }, { "sudocue.sdx", "sdx", 1, TRUE },
  { "table-quoted.csv", "csv", 2, TRUE }, { "table-bare.csv", "csv", 2, TRUE }, { "table.tsv", "csv", 1, TRUE },
};

static const Sample corpus[] = {
  { "sadman-example.sdk", "sdk", 1, FALSE },
  { "gnome-sudoku-51.skp", "grid", 1, FALSE },
  { "hodoku-generated-81char-comment.txt", "line", 5, FALSE },
  { "snow2005-head8.sdm", "line", 8, FALSE },
  { "constructed/collection.sdm", "line", 2, TRUE },
  { "constructed/gnome-sudoku.skp", "grid", 1, TRUE },
  { "constructed/leetcode.json", "leetcode", 1, TRUE },
  { "constructed/line-dot.txt", "line", 1, TRUE },
  { "constructed/line-star.txt", "line", 1, TRUE },
  { "constructed/line-zero.txt", "line", 1, TRUE },
  { "constructed/sadman-min.sdk", "sdk", 1, TRUE },
  { "constructed/sudocue.sdk", "sdk", 1, TRUE },
  { "gnome-sudoku-43-savefile.json", "gnome", 1, FALSE },
  { "opensudoku-v1-easy-head.opensudoku", "opensudoku", 4, FALSE },
  { "hodoku-library-samples.txt", "hodoku", 8, FALSE },
  { "constructed/ksudoku.ksudoku.xml", "ksudoku", 1, FALSE },
  { "sgt-solo-0.sav", "tatham-save", 1, FALSE },
};

/* Saved in the native format and read back, a sample is the same. */
static void
check_survives (RubricDocument *document, guint index)
{
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (RubricInfo) read_info = NULL;
  g_autoptr (RubricDocument) saved = NULL;
  g_autoptr (GBytes) bytes = NULL;
  SudSheet sheet, read;

  if (!rubric_document_read (document, index, &sheet, &info, NULL))
    return;
  bytes = rubric_format_write (rubric_format_native (), &sheet, info);
  saved = rubric_document_new (bytes, NULL, NULL);
  g_assert_true (rubric_document_read (saved, 0, &read, &read_info, NULL));
  g_assert_cmpmem (&read, sizeof read, &sheet, sizeof sheet);
  g_assert_true (rubric_info_equal (info, read_info));
}

static void
check_sample (const char *variable, const Sample *sample)
{
  g_autoptr (RubricDocument) document = open_sample (variable, sample->name);
  SudSheet sheet;

  g_test_message ("%s", sample->name);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, sample->id);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, sample->n_puzzles);
  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  if (sample->is_reference)
    assert_is_reference (&sheet);
  for (guint i = 0; i < sample->n_puzzles; i++)
    check_survives (document, i);
}

static void
test_own (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    check_sample ("RUBRIC_TEST_DATA", &own[i]);
}

static void
test_corpus (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (corpus); i++)
    check_sample ("RUBRIC_CORPUS", &corpus[i]);
}

static void
test_full (void)
{
  g_autoptr (RubricDocument) document = open_own ("full.sdk");
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
  g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, "The reference puzzle");
  g_assert_cmpstr (info->field[RUBRIC_INFO_COMMENT], ==,
                   "The first line of the comment,\n\n  and an indented third.");
  g_assert_cmpstr (info->extra, ==, "#N 1\n#X a header of another program\n[Timer]\nelapsed = 12:34\n\npaused = no\n");
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmpint (sheet.origin[62], ==, SUD_ORIGIN_SOLVED);
  g_assert_cmphex (sheet.centre[18], ==, SUD_ALL_DIGITS);
  g_assert_cmphex (sheet.centre[20], ==, 0);
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmphex (sheet.centre[80], ==, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (2));
  g_assert_cmphex (sheet.corner[28], ==, SUD_DIGIT_BIT (1) | SUD_DIGIT_BIT (5));
  for (int i = 0; i < SUD_SIZE; i++)
    g_assert_cmpint (sheet.colours[sud_cell (i, i)], ==, SUD_DIGIT_BIT (i + 1));
}

/* KSudoku counts its cells column by column, and tells each digit that was entered, erased or marked. */
static void
test_ksudoku (void)
{
  g_autoptr (RubricDocument) document = open_own ("ksudoku.ksudoku");
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_cmpint (sheet.digit[sud_cell (0, 2)], ==, 4);
  g_assert_cmpint (sheet.origin[sud_cell (0, 2)], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[sud_cell (0, 3)], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmpint (sheet.digit[sud_cell (2, 0)], ==, 0);
  g_assert_cmpint (sheet.digit[0], ==, 5);
}

static void
test_sudocue (void)
{
  g_autoptr (RubricDocument) document = open_own ("sudocue.sdx");
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmphex (sheet.centre[sud_cell (4, 4)], ==, SUD_DIGIT_BIT (5));
}

/* Other puzzles of theirs are refused by name. */
static void
test_ksudoku_variants (void)
{
  static const char *const cases[][2] = {
    { "order=\"9\" type=\"custom\" specific-type=\"KillerSudoku\"", "Killer cages are not supported; only classic 9×9 Sudoku is." },
    { "order=\"9\" type=\"custom\" specific-type=\"XSudoku\"", "Diagonals are not supported; only classic 9×9 Sudoku is." },
    { "order=\"9\" type=\"roxdoku\"", "The rule “roxdoku” is not supported; only classic 9×9 Sudoku is." },
    { "order=\"16\" type=\"sudoku\"", "16×16 puzzles are not supported; only classic 9×9 Sudoku is." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("<ksudoku><game><puzzle><graph %s/><values>_</values></puzzle></game></ksudoku>", cases[i][0]);

      assert_refused (text, "ksudoku", RUBRIC_FORMAT_ERROR_VARIANT, cases[i][1]);
    }
}

static void
test_latin1 (void)
{
  g_autoptr (RubricDocument) document = open_own ("latin1.sdk");
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
  g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, "José Müller");
  g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "“quoted”");
}

/* The board that is written is read by a parser that is not ours. */
static void
test_leetcode_is_json (void)
{
  g_autoptr (RubricDocument) document = open_own ("leetcode.json");
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GBytes) bytes = NULL;
  SudSheet sheet;
  JsonArray *rows;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  bytes = rubric_format_write (rubric_format_find ("leetcode"), &sheet, NULL);
  g_assert_true (json_parser_load_from_data (parser, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL));
  rows = json_node_get_array (json_parser_get_root (parser));
  g_assert_cmpuint (json_array_get_length (rows), ==, 9);
  for (guint row = 0; row < 9; row++)
    for (guint column = 0; column < 9; column++)
      {
        const char *cell = json_array_get_string_element (json_array_get_array_element (rows, row), column);

        g_assert_cmpuint (strlen (cell), ==, 1);
        g_assert_cmpint (cell[0], ==, REFERENCE[row * 9 + column]);
      }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/samples/own", test_own);
  add_corpus_test ("/samples/corpus", test_corpus);
  g_test_add_func ("/samples/full", test_full);
  g_test_add_func ("/samples/latin1", test_latin1);
  g_test_add_func ("/samples/ksudoku", test_ksudoku);
  g_test_add_func ("/samples/ksudoku-variants", test_ksudoku_variants);
  g_test_add_func ("/samples/sudocue", test_sudocue);
  g_test_add_func ("/samples/leetcode-is-json", test_leetcode_is_json);
  return g_test_run ();
}
