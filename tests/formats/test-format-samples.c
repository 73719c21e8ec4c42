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
  guint n_reference; /* the first so many of them are the reference puzzle */
} Sample;

static const Sample own[] = {
  { "line.txt", "line", 1, 1 },         { "collection.sdm", "line", 4, 1 }, { "grid.txt", "grid", 1, 1 },
  { "grid-framed.txt", "grid", 1, 1 },  { "grid-dashes.txt", "grid", 1, 1 }, { "full.sdk", "sdk", 1, 1 },
  { "headers.sdk", "sdk", 1, 1 },       { "latin1.sdk", "sdk", 1, 1 },
  { "leetcode.json", "leetcode", 1, 1 },
  { "opensudoku-1.opensudoku", "opensudoku", 2, 1 }, { "opensudoku-2.opensudoku", "opensudoku", 5, 1 },
  { "opensudoku-3.opensudoku", "opensudoku", 1, 1 }, { "gnome.save", "gnome", 1, 1 },
  { "gnome-code.txt", "gnome-code", 1, 1 }, { "sudoku.ipuz", "ipuz", 1, 1 }, { "letters.ipuz", "ipuz", 1, 1 },
  { "f-puzzles.json", "sudokupad", 1, 1 }, { "links.txt", "sudokupad", 6, 1 },
  { "simple-sudoku.ss", "ss", 1, 1 }, { "simple-sudoku-copied.txt", "ss", 1, 1 },
  { "sudokustudio.txt", "sudokustudio", 2, 1 },
  { "hodoku-library.txt", "hodoku", 3, 1 }, { "marks-hodoku.txt", "marks", 1, 1 },
  { "marks-signs.txt", "marks", 1, 1 }, { "marks-sudocue.txt", "marks", 1, 1 },
  { "marks-explainer.txt", "marks", 1, 1 }, { "marks-plain.txt", "marks", 1, 1 },
  { "marks-line.txt", "marks", 1, 1 }, { "marks-729.txt", "marks", 1, 1 },
  { "marks-simple-sudoku.txt", "marks", 1, 1 }, { "solo-ids.txt", "tatham", 3, 1 },
  { "solo.sav", "tatham-save", 1, 1 }, { "solo-solved.sav", "tatham-save", 1, 1 },
  { "sudokuwiki.txt", "sudokuwiki", 5, 1 }, { "table.csv", "csv", 2, 1 },
  { "loose-table.tsv", "loose", 1, 1 }, { "loose-mail.txt", "loose", 1, 1 },
  { "loose-boxes.txt", "loose", 1, 1 }, { "loose-list.json", "loose", 1, 1 },
  { "loose-page.html", "loose", 1, 1 }, { "ksudoku.ksudoku", "ksudoku", 1, 1 }, { "sudocue.sdx", "sdx", 1, 1 },
  { "table-quoted.csv", "csv", 2, 1 }, { "table-bare.csv", "csv", 2, 1 }, { "table.tsv", "csv", 1, 1 },
};

static const Sample corpus[] = {
  { "sadman-example.sdk", "sdk", 1, 0 },
  { "gnome-sudoku-51.skp", "grid", 1, 0 },
  { "hodoku-generated-81char-comment.txt", "line", 5, 0 },
  { "snow2005-head8.sdm", "line", 8, 0 },
  { "constructed/collection.sdm", "line", 2, 1 },
  { "constructed/gnome-sudoku.skp", "grid", 1, 1 },
  { "constructed/leetcode.json", "leetcode", 1, 1 },
  { "constructed/line-dot.txt", "line", 1, 1 },
  { "constructed/line-star.txt", "line", 1, 1 },
  { "constructed/line-zero.txt", "line", 1, 1 },
  { "constructed/sadman-min.sdk", "sdk", 1, 1 },
  { "constructed/sudocue.sdk", "sdk", 1, 1 },
  { "gnome-sudoku-43-savefile.json", "gnome", 1, 0 },
  { "opensudoku-v1-easy-head.opensudoku", "opensudoku", 4, 0 },
  { "hodoku-library-samples.txt", "hodoku", 8, 0 },
  { "constructed/ksudoku.ksudoku.xml", "ksudoku", 1, 0 },
  { "sgt-solo-0.sav", "tatham-save", 1, 0 },
  { "constructed/f-puzzles-link.txt", "sudokupad", 2, 2 },
  { "constructed/f-puzzles.json", "sudokupad", 1, 1 },
  { "constructed/gnome-sudoku-share.txt", "gnome-code", 1, 1 },
  { "constructed/gnome-sudoku.save", "gnome", 1, 1 },
  { "constructed/hodoku-library.txt", "hodoku", 1, 1 },
  { "constructed/kaggle.csv", "csv", 1, 1 },
  { "constructed/opensudoku-v1.opensudoku", "opensudoku", 1, 1 },
  { "constructed/opensudoku-v2.opensudoku", "opensudoku", 1, 1 },
  { "constructed/pencilmarks.pm.txt", "marks", 1, 1 },
  { "constructed/sgt-0.sav", "tatham-save", 1, 1 },
  { "constructed/simple-sudoku.ss", "ss", 1, 1 },
  { "constructed/sudoku.ipuz", "ipuz", 1, 1 },
  { "constructed/sudokupad-classic2.txt", "sudokupad", 1, 1 },
  { "constructed/sudokuwiki-link.txt", "sudokuwiki", 1, 1 },
  { "constructed/tatham-id.txt", "tatham", 1, 1 },
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
  for (guint i = 0; i < MAX (sample->n_reference, 1); i++)
    {
      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      if (i < sample->n_reference)
        assert_is_reference (&sheet);
    }
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
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  read_own ("full.sdk", &sheet, &info);
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
  SudSheet sheet;

  read_own ("ksudoku.ksudoku", &sheet, NULL);
  g_assert_cmpint (sheet.digit[sud_cell (0, 2)], ==, 4);
  g_assert_cmpint (sheet.origin[sud_cell (0, 2)], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[sud_cell (0, 3)], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmpint (sheet.digit[sud_cell (2, 0)], ==, 0);
  g_assert_cmpint (sheet.digit[0], ==, 5);
}

static void
test_sudocue (void)
{
  SudSheet sheet;

  read_own ("sudocue.sdx", &sheet, NULL);
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
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  read_own ("latin1.sdk", &sheet, &info);
  g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, "José Müller");
  g_assert_cmpstr (info->field[RUBRIC_INFO_DESCRIPTION], ==, "“quoted”");
}

/* The board that is written is read by a parser that is not ours. */
static void
test_leetcode_is_json (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GBytes) bytes = NULL;
  SudSheet sheet;
  JsonArray *rows;

  read_own ("leetcode.json", &sheet, NULL);
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
