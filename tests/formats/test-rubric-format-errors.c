/* test-rubric-format-errors.c - malformed files: what is said, and at which line and column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "format-testing.h"

#define EIGHT_ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
#define EMPTY_ROWS \
  ".........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"
#define NO_MARKS ",,,,,,,,\n"
#define LEETCODE_ROW "[\"5\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\"]"
#define CELLS_80 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
#define ROW_16 ".1.2.3.4.5.6.7.8\n"
#define ROWS_16 ROW_16 ROW_16 ROW_16 ROW_16 ROW_16 ROW_16 ROW_16 ROW_16
#define ROW_6 "1.2.3.\n"
#define CELLS_36 "1.2.3.1.2.3.1.2.3.1.2.3.1.2.3.1.2.3."

typedef struct
{
  const char *text;
  gssize length; /* -1: to the NUL */
  RubricFormatError code;
  const char *message; /* in full */
} Case;

#define EMPTY RUBRIC_FORMAT_ERROR_EMPTY
#define UNKNOWN RUBRIC_FORMAT_ERROR_UNKNOWN
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT

static const Case any_format[] = {
  { "", 0, EMPTY, "There is no puzzle in it." },
  { " \t\r\n\r \n", -1, EMPTY, "There is no puzzle in it." },
  { "# only\n#a comment", -1, EMPTY, "There is no puzzle in it." },
  { "\xef\xbb\xbf", -1, EMPTY, "There is no puzzle in it." },
  { "\xef\xbb\xbf\r\n", -1, EMPTY, "There is no puzzle in it." },
  { "\xff\xfe" "5\0", 4, SYNTAX, "Line 1, column 2: expected 9 cells in a row, found 1." },
  { "\xfe\xff\0" "5", 4, SYNTAX, "Line 1, column 2: expected 9 cells in a row, found 1." },
  { "5\0.\0", 4, SYNTAX, "Line 1, column 3: expected 9 cells in a row, found 2." },
  { "\0" "5\0.", 4, SYNTAX, "Line 1, column 3: expected 9 cells in a row, found 2." },
  { "\xff\xfe" "5", 3, UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
  { "PK\3\4\x14\0\0\0", 8, UNKNOWN,
    "This is an archive. If it is a spreadsheet, copy its cells or save it as CSV; if HoDoKu wrote it, export a library "
    "line or a grid from there." },
  { "\x7f" "ELF\2\1\1\0\0\0", 10, UNKNOWN, "This is not text, so no puzzle can be read from it." },
  { "hello, world\n", -1, UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
  { "<?xml version=\"1.0\"?>\n<a/>", -1, UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
  { "<!DOCTYPE ksudoku>\n<ksudoku>\n <game/>\n</ksudoku>\n", -1, SYNTAX,
    "Line 1, column 1: expected a KSudoku puzzle, found “<”." },
  { "SumoCueV1=0J0\n", -1, VARIANT, "Killer cages are not supported; only classic 9×9 Sudoku is." },
  { "Even in plain prose\n", -1, UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
  { "Killer Sudoku of the day\n", -1, VARIANT, "Killer cages are not supported; only classic 9×9 Sudoku is." },
};

static const Case line_format[] = {
  { CELLS_80, -1, SYNTAX, "Line 1, column 81: expected 81 cells, found 80." },
  { CELLS_80 " nine", -1, SYNTAX, "Line 1, column 81: expected 81 cells, found 80." },
  { REFERENCE "5", -1, SYNTAX, "Line 1, column 82: expected 81 cells, found 82." },
  { "\n# c\r\n\r" REFERENCE "5\n", -1, SYNTAX, "Line 4, column 82: expected 81 cells, found 82." },
  { "5a..7" REFERENCE, -1, SYNTAX, "Line 1, column 2: expected a digit or a blank, found “a”." },
  { "5ü..7" REFERENCE, -1, SYNTAX, "Line 1, column 2: expected a digit or a blank, found “ü”." },
  { "53..7\xc3 .6." REFERENCE, -1, SYNTAX, "Line 1, column 6: expected a digit or a blank, found the byte 0xC3." },
  { "53..7\xe2\x82" CELLS_80, -1, SYNTAX, "Line 1, column 6: expected a digit or a blank, found the byte 0xE2." },
  { "53..7\0" REFERENCE, 87, SYNTAX, "Line 1, column 6: expected a digit or a blank, found the byte 0x00." },
  { "53..7\x1b" CELLS_80, -1, SYNTAX, "Line 1, column 6: expected a digit or a blank, found the byte 0x1B." },
  { REFERENCE REFERENCE REFERENCE ".............", -1, VARIANT,
    "16×16 puzzles are not supported; only classic 9×9 Sudoku is." },
};

static const Case grid_format[] = {
  { EIGHT_ROWS, -1, SYNTAX, "Line 8, column 10: expected 9 rows, found 8." },
  { EIGHT_ROWS "....8..7", -1, SYNTAX, "Line 9, column 9: expected 9 cells in a row, found 8." },
  { EIGHT_ROWS "....8..799\n", -1, SYNTAX, "Line 9, column 10: expected 9 cells in a row, found 10." },
  { EIGHT_ROWS "....8..7a\n", -1, SYNTAX, "Line 9, column 9: expected a digit or a blank, found “a”." },
  { EIGHT_ROWS "....8..7\xc3", -1, SYNTAX, "Line 9, column 9: expected a digit or a blank, found the byte 0xC3." },
  { EIGHT_ROWS "....8..7\0", 90, SYNTAX, "Line 9, column 9: expected text, found the byte 0x00." },
  { REFERENCE_ROWS "5..\n", -1, SYNTAX, "Line 10, column 1: expected 9 rows, found 10." },
  { "53.|.7.|...\n6..|19", -1, SYNTAX, "Line 2, column 7: expected 9 cells in a row, found 5." },
  { "53.|.7.|...\r6..|19\r", -1, SYNTAX, "Line 2, column 7: expected 9 cells in a row, found 5." },
  { EIGHT_ROWS "....8..79\n" EIGHT_ROWS EIGHT_ROWS "....8..79\n", -1, SYNTAX,
    "Line 26, column 1: expected the end of the puzzle, found “.”." },
  { "---\n+++\n===\n", -1, EMPTY, "There is no puzzle in it." },
  { ROWS_16 ROWS_16, -1, VARIANT, "16×16 puzzles are not supported; only classic 9×9 Sudoku is." },
  { ROW_6 ROW_6 ROW_6 ROW_6 ROW_6 ROW_6, -1, VARIANT, "6×6 puzzles are not supported; only classic 9×9 Sudoku is." },
  { CELLS_36 "\n", -1, VARIANT, "6×6 puzzles are not supported; only classic 9×9 Sudoku is." },
};

static const Case sdk_format[] = {
  { "[Puzzle]\n", -1, SYNTAX, "Line 1, column 9: expected 9 rows, found 0." },
  { "[Puzzle]\n" EIGHT_ROWS, -1, SYNTAX, "Line 9, column 10: expected 9 rows, found 8." },
  { "[Puzzle]\n" REFERENCE_ROWS "1........\n", -1, SYNTAX, "Line 11, column 1: expected 9 rows, found 10." },
  { "[Puzzle]\n" EIGHT_ROWS "....8..7\n", -1, SYNTAX, "Line 10, column 9: expected 9 cells in a row, found 8." },
  { "[Puzzle]\n" EIGHT_ROWS "....8..7|\n", -1, SYNTAX, "Line 10, column 9: expected a digit or a blank, found “|”." },
  { "[Puzzle]\n" ROWS_16 ROWS_16, -1, VARIANT, "16×16 puzzles are not supported; only classic 9×9 Sudoku is." },
  { "[Puzzle]\n" REFERENCE_ROWS "[Puzzle]\n" REFERENCE_ROWS, -1, SYNTAX,
    "Line 11, column 1: expected each section only once, found “[”." },
  { "#A somebody\n" REFERENCE_ROWS "[Puzzle]\n", -1, SYNTAX,
    "Line 11, column 1: expected each section only once, found “[”." },
  { "[State]\n" REFERENCE_ROWS, -1, SYNTAX,
    "Line 10, column 10: expected a [Puzzle] section, found the end of the line." },
  { "[Puzzle]\n" REFERENCE_ROWS "[State]\n6", -1, SYNTAX, "Line 12, column 2: expected 9 cells in a row, found 1." },
  { "[Puzzle]\n" REFERENCE_ROWS "[State]\n" EIGHT_ROWS "....8..78\n", -1, SYNTAX,
    "Line 20, column 9: expected the given 9, found “8”." },
  { "[Puzzle]\n" REFERENCE_ROWS "[Solved]\nx", -1, SYNTAX, "Line 12, column 2: expected 9 cells in a row, found 1." },
  { "[Puzzle]\n" REFERENCE_ROWS "[Colours]\n" EIGHT_ROWS, -1, SYNTAX, "Line 19, column 10: expected 9 rows, found 8." },
  { "[Puzzle]\n" REFERENCE_ROWS "[Colours]\n" EIGHT_ROWS "....8...R\n", -1, SYNTAX,
    "Line 20, column 9: expected a digit or a blank, found “R”." },
  { "[Puzzle]\n" REFERENCE_ROWS "[PencilMarks]\n", -1, SYNTAX, "Line 11, column 14: expected 9 rows, found 0." },
  { "[Puzzle]\n" REFERENCE_ROWS "[PencilMarks]\n" NO_MARKS "1,,,,,,,", -1, SYNTAX,
    "Line 13, column 9: expected 9 groups, found 8." },
  { "[Puzzle]\n" REFERENCE_ROWS "[CornerMarks]\n" NO_MARKS ",12,3,,,,,,,\n", -1, SYNTAX,
    "Line 13, column 12: expected no more than 9 groups, found “,”." },
  { "[Puzzle]\n" REFERENCE_ROWS "[CornerMarks]\n,10,,,,,,,\n", -1, SYNTAX,
    "Line 12, column 3: expected digits or a comma, found “0”." },
  { "[Puzzle]\n" REFERENCE_ROWS "[PencilMarks]\n" NO_MARKS, -1, SYNTAX, "Line 12, column 9: expected 9 rows, found 1." },
  { "#A a\0b\n[Puzzle]\n" REFERENCE_ROWS, 106, SYNTAX, "Line 1, column 5: expected text, found the byte 0x00." },
  { "[Puzzle]\n" REFERENCE_ROWS "[Jigsaw]\n" REFERENCE_ROWS, -1, VARIANT,
    "Jigsaw boxes are not supported; only classic 9×9 Sudoku is." },
  { "[Puzzle]\n" EMPTY_ROWS "[Killer cages]\n", -1, VARIANT,
    "Killer cages are not supported; only classic 9×9 Sudoku is." },
};

#define ROWS_8 LEETCODE_ROW "," LEETCODE_ROW "," LEETCODE_ROW "," LEETCODE_ROW ","
#define DEEP_16 "[[[[[[[[[[[[[[[["

static const Case leetcode_format[] = {
  { "[", -1, SYNTAX, "Line 1, column 2: expected a value, found the end of the file." },
  { "[[\"5\",\"3\"\n", -1, SYNTAX, "Line 1, column 10: expected “,” or “]”, found the end of the file." },
  { "[[\"5\"\n \"3\"]]", -1, SYNTAX, "Line 2, column 2: expected “,” or “]”, found “\"”." },
  { "[[\"5\",]]", -1, SYNTAX, "Line 1, column 7: expected a value, found “]”." },
  { "[[\"5\"}]", -1, SYNTAX, "Line 1, column 6: expected “,” or “]”, found “}”." },
  { "[[\"5", -1, SYNTAX, "Line 1, column 5: expected the end of the string, found the end of the file." },
  { "[[\"5\n\"]]", -1, SYNTAX, "Line 1, column 5: expected the end of the string, found the end of the line." },
  { "[[\"\\q\"]]", -1, SYNTAX, "Line 1, column 5: expected an escape sequence, found “q”." },
  { "[[\"\\u12\"]]", -1, SYNTAX, "Line 1, column 8: expected a hexadecimal digit, found “\"”." },
  { "[[\"\\ud800\"]]", -1, SYNTAX, "Line 1, column 4: expected a whole character, found “\\”." },
  { "[[\"5\\u0000\"]]", -1, SYNTAX, "Line 1, column 5: expected a whole character, found “\\”." },
  { "[[\"\\udc00\"]]", -1, SYNTAX, "Line 1, column 4: expected a whole character, found “\\”." },
  { "[[\"\\ud83d\\u0041\"]]", -1, SYNTAX, "Line 1, column 4: expected a whole character, found “\\”." },
  { "[[\"\\ud83d\\ude00\"]]", -1, SYNTAX, "At []: expected an array of 9 rows, found an array of 1." },
  { "[[\"\xc3\"]]", -1, SYNTAX, "Line 1, column 4: expected UTF-8 text, found the byte 0xC3." },
  { "[[5.]]", -1, SYNTAX, "Line 1, column 5: expected a digit, found “]”." },
  { "[[.]]", -1, SYNTAX, "Line 1, column 3: expected a value, found “.”." },
  { "[['5']]", -1, SYNTAX, "Line 1, column 3: expected a value, found “'”." },
  { "[[\"5\"]] x", -1, SYNTAX, "Line 1, column 9: expected the end of the line, found “x”." },
  { "{5:1}", -1, SYNTAX, "Line 1, column 2: expected a name in quotation marks, found “5”." },
  { "{\"a\" 1}", -1, SYNTAX, "Line 1, column 6: expected “:”, found “1”." },
  { "{\"a\":1]", -1, SYNTAX, "Line 1, column 7: expected “,” or “}”, found “]”." },
  { "[[\"5\",\0", 7, SYNTAX, "Line 1, column 7: expected text, found the byte 0x00." },
  { DEEP_16 DEEP_16 DEEP_16 DEEP_16 "[", -1, SYNTAX,
    "Line 1, column 65: expected brackets nested no deeper than 64, found “[”." },
  { "[]", -1, SYNTAX, "At []: expected an array of 9 rows, found an array of 0." },
  { "[" ROWS_8 ROWS_8 LEETCODE_ROW "," LEETCODE_ROW "]", -1, SYNTAX,
    "At []: expected an array of 9 rows, found an array of 10." },
  { "[" ROWS_8 ROWS_8 "[]]", -1, SYNTAX, "At [8]: expected an array of 9 cells, found an array of 0." },
  { "[" ROWS_8 ROWS_8 "null]", -1, SYNTAX, "At [8]: expected an array of 9 cells, found null." },
  { "[" LEETCODE_ROW "," LEETCODE_ROW ",[\"5\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",\"12\"]," ROWS_8
    LEETCODE_ROW "," LEETCODE_ROW "]", -1, SYNTAX, "At [2][8]: expected a string of one digit, or “.”, found \"12\"." },
  { "[" ROWS_8 ROWS_8 "[5,\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\"]]", -1, SYNTAX,
    "At [8][0]: expected a string of one digit, or “.”, found 5." },
  { "[" ROWS_8 ROWS_8 "[{},\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\"]]", -1, SYNTAX,
    "At [8][0]: expected a string of one digit, or “.”, found an object." },
  { "[[\"1\",\"2\",\"3\",\"4\"],[],[],[]]", -1, VARIANT,
    "4×4 puzzles are not supported; only classic 9×9 Sudoku is." },
  { "{\"size\":16,\"grid\":[]}", -1, VARIANT, "16×16 puzzles are not supported; only classic 9×9 Sudoku is." },
  { "{\"size\":9,\"killercage\":[{\"cells\":[\"R1C1\"]}]}", -1, VARIANT,
    "Killer cages are not supported; only classic 9×9 Sudoku is." },
  { "{\"odd\":[\"R1C1\"]}", -1, VARIANT, "Odd and even cells are not supported; only classic 9×9 Sudoku is." },
  { "{\"Cages\":[1]}", -1, VARIANT, "Killer cages are not supported; only classic 9×9 Sudoku is." },
  { "{\"events\":[1]}", -1, UNKNOWN, "Expected a puzzle, found a JSON object of an unknown kind." },
  { "{\"size\":9,\"diagonal+\":true}", -1, VARIANT, "Diagonals are not supported; only classic 9×9 Sudoku is." },
  { "{\"size\":9,\"diagonal+\":false,\"killercage\":[],\"arrow\":null}", -1, UNKNOWN,
    "Expected a puzzle, found a JSON object of an unknown kind." },
};

static void
check_cases (const Case *cases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      gsize length = cases[i].length >= 0 ? (gsize)cases[i].length : strlen (cases[i].text);
      g_autofree char *exact = g_memdup2 (cases[i].text, length); /* so that a read too far is seen by a checker */
      g_autoptr (GBytes) bytes = g_bytes_new_static (exact, length);

      g_test_message ("case %u", i);
      g_assert_null (rubric_document_new (bytes, NULL, &error));
      g_assert_error (error, RUBRIC_FORMAT_ERROR, (int)cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
      if (g_str_has_prefix (error->message, "Line "))
        {
          gsize line = g_ascii_strtoull (error->message + strlen ("Line "), NULL, 10);
          g_autofree char *whole = g_strdup_printf ("Line %zu, %s", line, rubric_format_error_get_problem (error));

          g_assert_cmpuint (rubric_format_error_get_line (error), ==, line);
          g_assert_cmpstr (error->message, ==, whole);
        }
      else
        g_assert_cmpstr (rubric_format_error_get_problem (error), ==, error->message);
    }
}

static void
test_any (void)
{
  check_cases (any_format, G_N_ELEMENTS (any_format));
}

static void
test_line (void)
{
  check_cases (line_format, G_N_ELEMENTS (line_format));
}

static void
test_grid (void)
{
  check_cases (grid_format, G_N_ELEMENTS (grid_format));
}

static void
test_sdk (void)
{
  check_cases (sdk_format, G_N_ELEMENTS (sdk_format));
}

static void
test_leetcode (void)
{
  check_cases (leetcode_format, G_N_ELEMENTS (leetcode_format));
}

/* A document may be cut anywhere: every beginning of it but the whole is refused, or is a puzzle by itself. */
static void
test_truncated (void)
{
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  SudSheet sheet;

  random_sheet (random, &sheet);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GBytes) whole = formats[i]->write != NULL ? rubric_format_write (formats[i], &sheet, NULL) : NULL;

      for (gsize length = 0; whole != NULL && length < g_bytes_get_size (whole) - 1; length++)
        {
          g_autofree char *exact = g_memdup2 (g_bytes_get_data (whole, NULL), length);
          g_autoptr (GBytes) bytes = g_bytes_new_static (exact, length);
          g_autoptr (GError) error = NULL;
          g_autoptr (RubricDocument) document = rubric_document_new (bytes, formats[i], &error);

          g_assert_true ((document == NULL) == (error != NULL));
          /* An .sdk is whole at the end of each section; the others only at their own end. */
          if (formats[i]->features == RUBRIC_FORMAT_FEATURE_DIGITS)
            g_assert_nonnull (error);
        }
    }
}

/* Any byte of a document may be another: what is said then is text that can be shown. */
static void
test_flipped (void)
{
  static const char others[] = { '\xff', '\x87', '\0', '<', '"' };
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  SudSheet sheet;

  random_sheet (random, &sheet);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GBytes) whole = formats[i]->write != NULL ? rubric_format_write (formats[i], &sheet, NULL) : NULL;
      gsize size = whole != NULL ? g_bytes_get_size (whole) : 0;
      guint n_texts = (guint) (size * G_N_ELEMENTS (others));

      for (guint k = 0; size > 0 && k < test_share (n_texts); k++)
        {
          gsize at = test_pick (k, n_texts);
          g_autofree char *text = g_memdup2 (g_bytes_get_data (whole, NULL), size);
          g_autoptr (GBytes) bytes = g_bytes_new_static (text, size);
          g_autoptr (RubricDocument) document = NULL;
          g_autoptr (GError) error = NULL;

          text[at / G_N_ELEMENTS (others)] = others[at % G_N_ELEMENTS (others)];
          document = rubric_document_new (bytes, formats[i], &error);
          g_assert_true ((document == NULL) == (error != NULL));
          if (error == NULL || (error->domain == RUBRIC_FORMAT_ERROR && g_utf8_validate (error->message, -1, NULL)))
            continue;
          g_test_message ("%s, byte %zu", formats[i]->id, at / G_N_ELEMENTS (others));
          g_test_fail ();
        }
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/errors/any", test_any);
  g_test_add_func ("/format/errors/line", test_line);
  g_test_add_func ("/format/errors/grid", test_grid);
  g_test_add_func ("/format/errors/sdk", test_sdk);
  g_test_add_func ("/format/errors/leetcode", test_leetcode);
  g_test_add_func ("/format/errors/truncated", test_truncated);
  g_test_add_func ("/format/errors/flipped", test_flipped);
  return g_test_run ();
}
