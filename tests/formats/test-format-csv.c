/* test-format-csv.c - tables of puzzles: headers, delimiters and quotation marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define OTHER "400000805030000000000700000020000060000080400000010000000603070500200000104000000"
#define PROGRESS "534070902670195040198040567850761023406853701710924056961030284080419035305080179"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX

static void
read_row (RubricDocument *document, guint index, RubricInfo **info)
{
  SudSheet sheet;

  g_assert_true (rubric_document_read (document, index, &sheet, info, NULL));
  assert_is_reference (&sheet);
}

static void
test_header (void)
{
  g_autoptr (RubricDocument) document = open_own ("table.csv");
  g_autoptr (RubricInfo) first = NULL;
  g_autoptr (RubricInfo) second = NULL;

  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "csv");
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  read_row (document, 0, &first);
  read_row (document, 1, &second);
  g_assert_cmpstr (first->field[RUBRIC_INFO_LEVEL], ==, "2.5");
  g_assert_cmpstr (second->field[RUBRIC_INFO_LEVEL], ==, "hard, very");
  g_assert_null (first->field[RUBRIC_INFO_TITLE]);
}

/* The column of the puzzle has an unknown name; fields have semicolons, line ends and quotation marks in them. */
static void
test_quoted (void)
{
  g_autoptr (RubricDocument) document = open_own ("table-quoted.csv");
  g_autoptr (RubricInfo) first = NULL;
  g_autoptr (RubricInfo) second = NULL;

  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  g_assert_cmpuint (rubric_document_get_line (document, 1), ==, 4);
  read_row (document, 0, &first);
  read_row (document, 1, &second);
  g_assert_cmpstr (first->field[RUBRIC_INFO_TITLE], ==, "A \"quoted\" title\nof two lines");
  g_assert_cmpstr (first->field[RUBRIC_INFO_AUTHOR], ==, "Somebody");
  g_assert_cmpuint (rubric_info_get_size (second), ==, 0);
}

static void
test_without_header (void)
{
  static const char *const names[] = { "table-bare.csv", "table.tsv" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (RubricDocument) document = open_own (names[i]);

      g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "csv");
      for (guint j = 0; j < rubric_document_get_n_puzzles (document); j++)
        read_row (document, j, NULL);
    }
}

/* The solution may stand first. */
static void
test_columns (void)
{
  static const char *const cases[] = {
    "solution,puzzle\n" SOLUTION "," REFERENCE "\n",
    "solutions;other\n" SOLUTION ";" REFERENCE "\n",
    "\"puzzle\"\n\"" REFERENCE "\"\n",
    "puzzle\r" REFERENCE "\r",
    "# made by hand\n\nid,PUZZLE\n1,  " REFERENCE "  \n",
    "1,\"a, b\",\"" REFERENCE "\"\n",
    REFERENCE ";" SOLUTION "\n",
    SOLUTION "," REFERENCE "\n",
    "name,current,initial\nann," PROGRESS "," REFERENCE "\n",
    "2026-11-23\t" PROGRESS "\t" REFERENCE "\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RubricDocument) document = document_from (cases[i], -1, NULL);

      g_test_message ("%s", cases[i]);
      g_assert_nonnull (document);
      g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "csv");
      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
      read_row (document, 0, NULL);
    }
}

/* A record that begins with its puzzle is a line with a description, and code is no table. */
static void
test_not_tables (void)
{
  static const char *const cases[][2] = {
    { REFERENCE "," SOLUTION "\n", "line" },
    { REFERENCE ",easy, but long\n", "line" },
    { "sudoku\n" REFERENCE_ROWS, "loose" },
    { "Hello, here it is:\n" REFERENCE "\n", "loose" },
    { "{\"puzzles\": [\"" REFERENCE "\", \"" OTHER "\"]}\n", "loose" },
    { "assert (solve (\"" REFERENCE "\"), \"" SOLUTION "\")\n", "loose" },
    { "easy,hard\n" REFERENCE "," OTHER "\n", "loose" },
    { REFERENCE "," OTHER "\n", "loose" },
    { "I tried " REFERENCE ", " OTHER "\n", "loose" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RubricDocument) document = document_from (cases[i][0], -1, NULL);

      g_assert_nonnull (document);
      g_assert_cmpstr (rubric_document_get_format (document)->id, ==, cases[i][1]);
    }
}

static void
test_written (void)
{
  const RubricFormat *format = rubric_format_find ("csv");
  g_autoptr (RubricInfo) info = rubric_info_new ();
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (RubricDocument) document = document_from (REFERENCE, -1, NULL);
  g_autoptr (RubricDocument) solution = document_from (SOLUTION, -1, NULL);
  SudSheet sheet, solved;
  SudGrid grid;

  g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
  g_assert_true (rubric_document_read (solution, 0, &solved, NULL, NULL));
  grid = sud_sheet_get_grid (&solved, SUD_ORIGINS_ALL);
  rubric_info_set (info, RUBRIC_INFO_TITLE, "a \"b\"");
  rubric_format_begin (format, out, TRUE);
  rubric_format_append (format, out, &sheet, info, &grid);
  rubric_format_append (format, out, &solved, NULL, NULL);
  rubric_format_end (format, out);
  g_assert_cmpstr (out->str, ==,
                   "puzzle,solution,level,title,author,description,comment,date,source,url\n"
                   "530070000600195000098000060800060003400803001700020006060000280000419005000080079," SOLUTION
                   ",,\"a \"\"b\"\"\",,,,,,\n"
                   SOLUTION ",,,,,,,,,\n");
}

static void
test_refused (void)
{
  assert_refused ("id,puzzle\n1,53\n", "csv", SYNTAX, "Line 2, column 5: expected a field of 81 cells, found the end of the line.");
  assert_refused ("id,puzzle\n1,5a\n", "csv", SYNTAX, "Line 2, column 4: expected a field of 81 cells, found “a”.");
  assert_refused ("id,puzzle\n1," REFERENCE "5\n", "csv", SYNTAX,
                  "Line 2, column 84: expected a field of 81 cells, found “5”.");
  assert_refused ("id,puzzle\n1\n", "csv", SYNTAX, "Line 2, column 2: expected a field of 81 cells, found the end of the line.");
  assert_refused ("id,puzzle\n1,1234341221434321\n", "csv", RUBRIC_FORMAT_ERROR_VARIANT,
                  "4×4 puzzles are not supported; only classic 9×9 Sudoku is.");
  assert_refused ("id,puzzle\n", "csv", RUBRIC_FORMAT_ERROR_EMPTY, "There is no puzzle in it.");
}

/* A quotation mark that is never closed spoils its own record only. */
static void
test_lost_quotation_mark (void)
{
  g_autoptr (GString) text = g_string_new ("id,puzzle\n\"1," REFERENCE "\n");
  g_autoptr (RubricDocument) document = NULL;
  guint n = 20000;
  SudSheet sheet;

  for (guint i = 0; i < n; i++)
    g_string_append (text, "2," REFERENCE "\n");
  document = document_from (text->str, text->len, NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n + 1);
  g_assert_false (rubric_document_read (document, 0, &sheet, NULL, NULL));
  read_row (document, n, NULL);
}

/* The quick look at a record finds the same puzzle as the slow one. */
static void
test_peek (void)
{
  static const char *const heads[] = { "puzzle,solution\n",       "puzzle,solution,level,title\n", "id,puzzle,level\n", "a;b;Quizzes\n", "x,y\n", "",
                                       "solution\tunsolved\tnote\n" };
  static const char *const pieces[] = { REFERENCE, REFERENCE, REFERENCE, SOLUTION, "\"" REFERENCE "\"", ",", ",", ";", "\t",
                                        "7",       "\"",      " ",       "\"a,b\"", "\n",               "#" };
  static const char *const ends[] = { "\n", "\r\n", "\r" };
  guint found = 0, others = 0, bare = 0;

  for (guint seed = 0; seed < 4000; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_autoptr (GString) text = g_string_new (heads[seed % G_N_ELEMENTS (heads)]);
      g_autoptr (RubricDocument) document = NULL;
      g_autoptr (GBytes) bytes = NULL;

      for (int n = g_rand_int_range (random, 1, 60); n > 0; n--)
        if (g_rand_int_range (random, 0, 6) == 0)
          g_string_append (text, ends[g_rand_int_range (random, 0, G_N_ELEMENTS (ends))]);
        else
          g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      bytes = g_bytes_new (text->str, text->len);
      document = rubric_document_new (bytes, rubric_format_find ("csv"), NULL);
      for (guint i = 0; document != NULL && i < rubric_document_get_n_puzzles (document); i++)
        {
          gboolean is_bare;
          const char *peeked = rubric_document_peek (document, i, &is_bare);
          g_autoptr (RubricInfo) info = NULL;
          SudSheet sheet;
          SudGrid grid;

          g_assert_cmpint (rubric_document_read (document, i, &sheet, &info, NULL), ==, peeked != NULL);
          *(peeked != NULL ? &found : &others) += 1;
          if (peeked == NULL)
            continue;
          bare += is_bare;
          g_assert_cmpuint (rubric_info_get_fields (info) & ~rubric_document_get_fields (document), ==, 0);
          g_assert_true (!is_bare || rubric_info_get_fields (info) == 0);
          g_assert_cmpint (sud_grid_parse_line (&grid, peeked), ==, SUD_CELLS);
          g_assert_cmpmem (grid.digit, SUD_CELLS, sheet.digit, SUD_CELLS);
        }
    }
  g_assert_cmpuint (found, >, 1000);
  g_assert_cmpuint (others, >, 1000);
  g_assert_cmpuint (bare, >, 10);
}

/* A table has no other fields than the columns of its header; a record without any of them is bare. */
static void
test_fields (void)
{
  static const struct
  {
    const char *text;
    guint fields;
    gboolean bare;
  } cases[] = {
    { "puzzle,solution\n" REFERENCE "," SOLUTION "\n", 0, TRUE },
    { REFERENCE ";x\n", 0, FALSE },
    { "puzzle,solution,level\n" REFERENCE "," SOLUTION ",5\n", 1 << RUBRIC_INFO_LEVEL, FALSE },
    { "puzzle,solution,level,title\n" REFERENCE ",,,\n", 1 << RUBRIC_INFO_LEVEL | 1 << RUBRIC_INFO_TITLE, TRUE },
    { "puzzle,title\n" REFERENCE "," SOLUTION "\n", 1 << RUBRIC_INFO_TITLE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (cases[i].text, REFERENCE "\n", NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
      g_autoptr (RubricDocument) document = rubric_document_new (bytes, rubric_format_find ("csv"), NULL);
      gboolean bare;

      g_assert_nonnull (rubric_document_peek (document, 0, &bare));
      g_assert_cmpint (bare, ==, cases[i].bare);
      g_assert_cmpuint (rubric_document_get_fields (document), ==, cases[i].fields);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/csv/header", test_header);
  g_test_add_func ("/format/csv/quoted", test_quoted);
  g_test_add_func ("/format/csv/without-header", test_without_header);
  g_test_add_func ("/format/csv/columns", test_columns);
  g_test_add_func ("/format/csv/not-tables", test_not_tables);
  g_test_add_func ("/format/csv/written", test_written);
  g_test_add_func ("/format/csv/refused", test_refused);
  g_test_add_func ("/format/csv/lost-quotation-mark", test_lost_quotation_mark);
  g_test_add_func ("/format/csv/peek", test_peek);
  g_test_add_func ("/format/csv/fields", test_fields);
  return g_test_run ();
}
