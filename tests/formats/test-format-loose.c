/* test-format-loose.c - puzzles in any text: two collections of texts, what is said of them, and how long it takes
 *
 * A text of the collections begins with a line `@@@@ name answer…`: the puzzles in it, or `-` for none. `marks:` before a
 * puzzle says that candidates come with it, and `either` before all that they are ways to read one place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "format-testing.h"
#include "rubric-loose.h"

#include "../test-share.h"

#include <time.h>

#define MARKER "@@@@ "

enum
{
  LEAST_TEXTS = 150,
  MOST_REFUSED_PERCENT = 3,
};

typedef struct
{
  char *name;
  GStrv answers;
  const char *text; /* inside the whole */
  gsize length;
} Text;

static void
clear_text (gpointer data)
{
  Text *text = data;

  g_free (text->name);
  g_strfreev (text->answers);
}

/* Cuts @whole, a collection, into texts. */
static GArray *
cut (const char *whole)
{
  GArray *texts = g_array_new (FALSE, FALSE, sizeof (Text));
  const char *at = whole;

  g_array_set_clear_func (texts, clear_text);
  while (*at != '\0')
    {
      const char *line_end = strchr (at, '\n');
      g_autofree char *line = g_strndup (at + strlen (MARKER), line_end - at - strlen (MARKER));
      g_auto (GStrv) words = g_strsplit (line, " ", -1);
      const char *next = strstr (line_end, "\n" MARKER);
      const char *end = next != NULL ? next + 1 : line_end + strlen (line_end);
      Text text = { g_strdup (words[0]), g_strdupv (words + 1), line_end + 1, end - line_end - 1 };

      g_assert_true (g_str_has_prefix (at, MARKER));
      g_array_append_val (texts, text);
      at = end;
    }
  return texts;
}

static char *
open_texts (const char *name, GArray **texts)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "loose", name, NULL);
  g_autoptr (GError) error = NULL;
  char *whole;

  g_file_get_contents (path, &whole, NULL, &error);
  g_assert_no_error (error);
  *texts = cut (whole);
  g_assert_cmpuint ((*texts)->len, >=, LEAST_TEXTS);
  return whole;
}

static char *
read_line (RubricDocument *document, guint index, gboolean *marks)
{
  char *line = g_malloc (SUD_LINE_LENGTH + 1);
  g_autoptr (GError) error = NULL;
  SudSheet sheet;
  SudGrid grid;

  rubric_document_read (document, index, &sheet, NULL, &error);
  g_assert_no_error (error);
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  sud_grid_format_line (&grid, line);
  *marks = FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    *marks |= sheet.centre[cell] != 0;
  return line;
}

/* Returns: whether all answers have been read, and nothing else; a wrong one fails the test. */
static gboolean
check_text (const Text *text, const char *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (bytes, length, &error);
  gboolean either = g_strcmp0 (text->answers[0], "either") == 0;
  const char *const *answers = (const char *const *)text->answers + either;
  guint n = g_strcmp0 (answers[0], "-") == 0 ? 0 : g_strv_length ((GStrv)answers);

  if (document == NULL)
    {
      g_test_message ("%s: %s", text->name, error->message);
      return n == 0;
    }
  if (rubric_document_get_n_puzzles (document) != n)
    {
      g_test_message ("%s: found %u puzzles", text->name, rubric_document_get_n_puzzles (document));
      g_test_fail ();
      return FALSE;
    }
  g_assert_cmpint (rubric_document_has_rivals (document), ==, either);
  for (guint i = 0; i < n; i++)
    {
      gboolean marks;
      g_autofree char *line = read_line (document, i, &marks);
      gboolean with_marks = g_str_has_prefix (answers[i], "marks:");

      g_test_message ("%s", text->name);
      if (either)
        g_assert_true (g_strv_contains (answers, line));
      else
        g_assert_cmpstr (line, ==, answers[i] + (with_marks ? strlen ("marks:") : 0));
      g_assert_cmpint (marks, ==, with_marks);
    }
  return TRUE;
}

/* None is read wrongly, and hardly any is refused. */
static void
test_sudokus (void)
{
  g_autoptr (GArray) texts = NULL;
  g_autofree char *whole = open_texts ("sudokus.txt", &texts);
  guint refused = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);

      refused += !check_text (text, text->text, text->length);
    }
  g_test_message ("%u of %u refused", refused, texts->len);
  g_assert_cmpuint (refused * 100, <, texts->len * MOST_REFUSED_PERCENT);
}

/* The same with other line ends, and behind blank lines. */
static void
test_line_ends (void)
{
  g_autoptr (GArray) texts = NULL;
  g_autofree char *whole = open_texts ("sudokus.txt", &texts);

  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);
      g_autoptr (GString) changed = g_string_new_len (text->text, text->length);

      g_string_replace (changed, "\r\n", "\n", 0);
      g_string_replace (changed, "\n", "\r\n", 0);
      g_string_prepend (changed, "\r\n\r\n");
      check_text (text, changed->str, changed->len);
    }
}

/* As editors and spreadsheets of Windows save it, in both orders, and without the mark where that is sure. */
static void
test_wide (void)
{
  static const char *const encodings[] = { "UTF-16LE", "UTF-16BE" };
  g_autoptr (GArray) texts = NULL;
  g_autofree char *whole = open_texts ("sudokus.txt", &texts);

  for (guint i = 0; i < texts->len * G_N_ELEMENTS (encodings); i++)
    {
      const Text *text = &g_array_index (texts, Text, i / 2);
      g_autofree char *marked = g_strdup_printf ("\xef\xbb\xbf%.*s", (int)text->length, text->text);
      g_autofree char *wide = NULL;
      gsize length;

      wide = g_convert (marked, -1, encodings[i % 2], "UTF-8", NULL, &length, NULL);
      g_assert_cmpint (check_text (text, wide, length), ==, check_text (text, text->text, text->length));
      if (g_str_is_ascii (marked + 3))
        g_assert_cmpint (check_text (text, wide + 2, length - 2), ==, check_text (text, text->text, text->length));
    }
}

static void
test_others (void)
{
  g_autoptr (GArray) texts = NULL;
  g_autofree char *whole = open_texts ("others.txt", &texts);

  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);

      check_text (text, text->text, text->length);
    }
}

#define TABLE "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n"
#define FIVE_ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
#define SIDE_BY_SIDE \
  "5 3 . . 7 . . . .   . . . . . . . . .\n" \
  "6 . . 1 9 5 . . .   . . . . . 3 . 8 5\n" \
  ". 9 8 . . . . 6 .   . . 1 . 2 . . . .\n" \
  "8 . . . 6 . . . 3   . . . 5 . 7 . . .\n" \
  "4 . . 8 . 3 . . 1   . . 4 . . . 1 . .\n" \
  "7 . . . 2 . . . 6   . 9 . . . . . . .\n" \
  ". 6 . . . . 2 8 .   5 . . . . . . 7 3\n" \
  ". . . 4 1 9 . . 5   . . 2 . 1 . . . .\n" \
  ". . . . 8 . . 7 9   . . . . 4 . . . 9\n"
#define LAST_ROW ",,,,8,,,7,9\n"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

#define SEVERAL "53..7....6..195....98....6.8...6...34..8.3..17...2.....6....2.....4.9............"
#define CLASHING "55..7....6..195....98....6.8...6...34..8.3..17...2.....6....2.....4.9............"

#define LISTS \
  "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1]," \
  "[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]"

#define BOXES \
  "[[1,1,1,2,2,2,3,3,3],[1,1,1,2,2,2,3,3,3],[1,1,1,2,2,2,3,3,3],[4,4,4,5,5,5,6,6,6],[4,4,4,5,5,5,6,6,6]," \
  "[4,4,4,5,5,5,6,6,6],[7,7,7,8,8,8,9,9,9],[7,7,7,8,8,8,9,9,9],[7,7,7,8,8,8,9,9,9]]"
#define STRIPES \
  "[[0,0,0,0,0,0,0,0,0],[1,1,1,1,1,1,1,1,1],[2,2,2,2,2,2,2,2,2],[3,3,3,3,3,3,3,3,3],[4,4,4,4,4,4,4,4,4]," \
  "[5,5,5,5,5,5,5,5,5],[6,6,6,6,6,6,6,6,6],[7,7,7,7,7,7,7,7,7],[8,8,8,8,8,8,8,8,8]]"
#define SOLVED \
  "[[5,3,4,6,7,8,9,1,2],[6,7,2,1,9,5,3,4,8],[1,9,8,3,4,2,5,6,7],[8,5,9,7,6,1,4,2,3],[4,2,6,8,5,3,7,9,1]," \
  "[7,1,3,9,2,4,8,5,6],[9,6,1,5,3,7,2,8,4],[2,8,7,4,1,9,6,3,5],[3,4,5,2,8,6,1,7,9]]"

#define UPWARDS \
  "R9: . . . . 8 . . 7 9\nR8: . . . 4 1 9 . . 5\nR7: . 6 . . . . 2 8 .\nR6: 7 . . . 2 . . . 6\nR5: 4 . . 8 . 3 . . 1\n" \
  "R4: 8 . . . 6 . . . 3\nR3: . 9 8 . . . . 6 .\nR2: 6 . . 1 9 5 . . .\nR1: 5 3 . . 7 . . . .\n"
#define MASK "110010000100111000011000010100010001100101001100010001010000110000111001000010011\n"

static void
test_notes (void)
{
  static const struct
  {
    const char *text;
    const char *notes;
  } cases[] = {
    { TABLE LAST_ROW, "Took a table of 9 rows." },
    { "Sudoku\n" TABLE LAST_ROW "\nby me\n", "Took a table of 9 rows; 2 lines around it were left out." },
    { "Sudoku\n" TABLE LAST_ROW, "Took a table of 9 rows; 1 line around it was left out." },
    { "Classic rules. The digits on the two marked diagonals also contain 1–9.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “diagonals”; it was read as classic Sudoku." },
    { "I filled in all the digits in no time, diagonally across the table from my aunt.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out." },
    { "9 9\n" TABLE LAST_ROW, "Took a table of 9 rows; 1 line around it was left out." },
    { "See https://example.org/?p=" REFERENCE, "Took one puzzle of 81 cells." },
    { "One:\n" REFERENCE "\n\nyes\n", "Took one puzzle of 81 cells; 2 lines around it were left out." },
    { "One:\n" REFERENCE "\nsolved\n" SOLUTION "\nend\n",
      "Took one puzzle of 81 cells; 3 lines around it were left out. 1 solution was left out." },
    { "Even/Odd Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Even/Odd”; it was read as classic Sudoku." },
    { "Jigsaw\n" TABLE LAST_ROW "Page 7, Jigsaw\n",
      "Took a table of 9 rows; 2 lines around it were left out. The text speaks of “Jigsaw”; it was read as classic Sudoku." },
    { "Thanks for the box of chocolates and the arrow of time\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out." },
    { "Unregelmäßiges Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Unregelmäßiges”; it was read as classic "
      "Sudoku." },
    { "対角線ナンプレ\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “対角線”; it was read as classic Sudoku." },
    { "Судоку-Убийца\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Убийца”; it was read as classic Sudoku." },
    { "Судоку-вбивця\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “вбивця”; it was read as classic Sudoku." },
    { "Anti-Springer-Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Anti-Springer”; it was read as classic Sudoku." },
    { "Auf den Diagonalen kommt jede Ziffer nur einmal vor\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Auf den Diagonalen”; it was read as classic Sudoku." },
    { "無馬\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “無馬”; it was read as classic Sudoku." },
    { "סודוקו אלכסוני\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “אלכסוני”; it was read as classic Sudoku." },
    { "XV Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “XV Sudoku”; it was read as classic Sudoku." },
    { "{\"data\":{\"title\":\"Classic or Killer?\",\"grid\":" LISTS "}}",
      "Took one puzzle of 81 cells. The text speaks of “Killer?”; it was read as classic Sudoku." },
    { UPWARDS, "Took a table of 9 rows. The rows are named, and were put in the order of their names." },
    { SOLUTION " \nGivens:\n" MASK, "Took one puzzle of 81 cells; 2 lines around it were left out. The text tells givens from other digits, "
                          "and only the givens were taken." },
    { SIDE_BY_SIDE, NULL },
    { "See " REFERENCE SEVERAL, NULL },
    { "See " REFERENCE CLASHING, "Took one puzzle of 81 cells. 1 other grid was left out." },
    { REFERENCE, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RubricDocument) document = document_from (cases[i].text, -1, &error);
      SudSheet sheet;

      g_assert_no_error (error);
      g_assert_cmpstr (rubric_document_get_notes (document), ==, cases[i].notes);
      g_assert_true (rubric_document_read (document, 0, &sheet, NULL, NULL));
      assert_is_reference (&sheet);
    }
}

/* What comes nearest is told. */
static void
test_near (void)
{
  static const struct
  {
    const char *text;
    RubricFormatError code;
    const char *message;
  } cases[] = {
    { TABLE, RUBRIC_FORMAT_ERROR_SYNTAX, "Expected 9 rows of 9 cells, found 8 rows of 9 cells." },
    { "Look:\n\n" FIVE_ROWS "3........\n.4.......\n..5......\nwell\n", RUBRIC_FORMAT_ERROR_SYNTAX,
      "Expected 9 rows of 9 cells, found 8 rows of 9 cells." },
    { "Mo Tu We Th Fr Sa Su\n       1  2  3  4  5\n 6  7  8  9 10 11 12\n13 14 15 16 17 18 19\n20 21 22 23 24 25 26\n27 28 29 30\n",
      RUBRIC_FORMAT_ERROR_UNKNOWN, "Expected 81 cells or a puzzle file, found neither." },
    { "Sudoku No. 141\n5\n3\n7\n6\n1\n9\n5\n9\n8\n6\n8\n6\n3\n4\n8\n3\n1\n7\n2\n6\n6\n2\n8\n4\n1\n9\n5\n8\n7\n9\npage 7\n",
      RUBRIC_FORMAT_ERROR_PDF,
      "Expected 81 cells or a puzzle file, found neither. If it is from a PDF file, open that file, or paste a picture of "
      "the puzzle." },
    { "Nothing here\n", RUBRIC_FORMAT_ERROR_UNKNOWN, "Expected 81 cells or a puzzle file, found neither." },
    { "3,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,7\n",
      RUBRIC_FORMAT_ERROR_SYNTAX, "Found 9 rows of 9 cells with only 2 digits, too few for a Sudoku." },
    { "q1,q2,q3,q4,q5,q6,q7,q8,q9\n1,4,3,3,4,1,4,3,3\n3,2,2,3,5,3,2,2,3\n5,5,1,3,1,5,5,1,3\n2,3,5,3,2,2,3,5,3\n4,1,4,3,3,4,1,4,3\n1,4,3,3,4,1,4,3,3\n3,2,2,3,5,3,2,2,3\n5,5,1,3,1,5,5,1,3\n2,3,5,3,2,2,3,5,3\n",
      RUBRIC_FORMAT_ERROR_SYNTAX, "Found 9 rows of 9 cells with only 5 different digits, too few for a Sudoku." },
    { "5,3,,,7,,,,,1\n6,,,1,9,5,,,,2\n,9,8,,,,,6,,3\n8,,,,6,,,,3,5\n4,,,8,,3,,,1,4\n7,,,,2,,,,6,6\n,6,,,,,2,8,,7\n,,,4,1,9,,,5,8\n,,,,8,,,7,9,9\n",
      RUBRIC_FORMAT_ERROR_SYNTAX, "Expected 9 rows of 9 cells, found 9 rows of 10 cells." },
    { "Killer Sudoku\n\n5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,8,,,7,9\n",
      RUBRIC_FORMAT_ERROR_VARIANT, "Killer cages are not supported; only classic 9×9 Sudoku is." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("case %u", i);
      g_assert_null (document_from (cases[i].text, -1, &error));
      g_assert_error (error, RUBRIC_FORMAT_ERROR, (int)cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

/* Data that has other rules is refused wherever it stands, and what has none of them is read. */
static void
test_keys (void)
{
  static const struct
  {
    const char *text;
    const char *refusal; /* what it begins with, or NULL */
  } cases[] = {
    { "```json\n{\"grid\": " LISTS ", \"cages\": [{\"sum\": 12, \"cells\": [0, 1]}]}\n```\n", "Killer cages" },
    { "{\"data\":{\"grid\":" LISTS ",\"arrow\":[{\"cells\":[0,1,2]}]}}\n", "Lines and arrows" },
    { "const puzzle = {grid: " LISTS ", odd: [[1, 2]]};\n", "Odd and even" },
    { "const puzzle = {grid: " LISTS ", cages: []};\n", NULL },
    { "{\"grid\": " LISTS ", \"type\": \"hyper\"}\n", "Extra regions" },
    { "See {\"grid\": " LISTS ", \"variants\": [\"classic\", \"killer\"]}\n", "Killer cages" },
    { "See {\"grid\": " LISTS ", \"variant\": \"X\"}\n", "Diagonals" },
    { "See {\"grid\": " LISTS ", \"variant\": \"classic\", \"killer\": false}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"asterisk\":true}}\n", "Extra regions" },
    { "{\"data\":{\"grid\":" LISTS ",\"extras\":{\"center_dot\":[[2,2],[1,4]]}}}\n", "Extra regions" },
    { "{\"data\":{\"grid\":" LISTS ",\"meta\":{\"type\":\"asterisk\"}}}\n", "Extra regions" },
    { "{\"data\":{\"grid\":" LISTS ",\"asterisk\":false,\"consecutiveWins\":3}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"x\":true}}\n", "Diagonals" },
    { "{\"data\":{\"grid\":" LISTS ",\"regions\":" STRIPES "}}\n", "Jigsaw" },
    { "{\"data\":{\"grid\":" LISTS ",\"zones\":[[0,1,2],[5,6,7]]}}\n", "Extra regions" },
    { "{\"data\":{\"grid\":" LISTS ",\"sums\":[{\"total\": 12, \"cells\": [0, 1]}]}}\n", "Killer cages" },
    { "{\"data\":{\"grid\":" LISTS ",\"sums\":[12, 30, 28]}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"variant\":{\"name\":\"killer\",\"strict\":true}}}\n", "Killer cages" },
    { "{\"data\":{\"grid\":" LISTS ",\"variant\":{\"name\":\"classic\",\"strict\":true}}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"regions\":[\"AAAAAAAAA\",\"BBBBBBBBB\",\"CCCCCCCCC\",\"DDDDDDDDD\",\"EEEEEEEEE\","
      "\"FFFFFFFFF\",\"GGGGGGGGG\",\"HHHHHHHHH\",\"IIIIIIIII\"]}}\n", "Jigsaw" },
    { "{\"data\":{\"grid\":" LISTS ",\"regions\":[[[1,1],[1,2],[1,3]],[[5,6],[6,6]]]}}\n", "Extra regions" },
    { "{\"data\":{\"grid\":" LISTS ",\"regions\":" BOXES "}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"regions\":\"Europe, Asia\"}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"layout\":" STRIPES "}}\n", "Jigsaw" },
    { "{\"data\":{\"grid\":" LISTS ",\"blocks\":" SOLVED "}}\n", NULL },
    { "{\"data\":{\"grid\":" LISTS ",\"rules\":\"Digits along an arrow sum to the digit in its circle.\"}}\n", "Lines and arrows" },
    { "{\"data\":{\"grid\":" LISTS ",\"rules\":\"Each row, column and 3x3 box has the digits 1 to 9, even if it is hard.\"}}\n",
      NULL },
    { "<p>See</p><div data='{\"arrows\":true}'></div><pre>" TABLE LAST_ROW "</pre>\n", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RubricDocument) document = document_from (cases[i].text, -1, &error);

      g_test_message ("case %u", i);
      if (cases[i].refusal == NULL)
        {
          g_assert_no_error (error);
          continue;
        }
      g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT);
      g_assert_true (g_str_has_prefix (error->message, cases[i].refusal));
    }
}

/* Cells that tell their places tell the size of the whole, too. */
static void
test_size (void)
{
  g_autoptr (GString) text = g_string_new ("<grid>\n");
  g_autoptr (GError) error = NULL;

  for (int cell = 0; cell < 256; cell++)
    g_string_append_printf (text, "<cell row=\"%d\" col=\"%d\" value=\"%d\"/>\n", cell / 16, cell % 16, cell % 7 + 1);
  g_string_append (text, "</grid>\n");
  g_assert_null (document_from (text->str, text->len, &error));
  g_assert_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT);
  g_assert_cmpstr (error->message, ==, "16×16 puzzles are not supported; only classic 9×9 Sudoku is.");
}

/* A table with a column of nothing on both sides and eight between, and several solutions: the person has to choose. */
static void
test_rivals (void)
{
  static const char text[] = ",,3,,,7,,,,\n,,,1,,5,,,,\n,9,8,,,,,6,,\n,,,,6,,,,3,\n,,,8,,3,,,,\n,,,,2,,,,6,\n"
                             ",6,,,,,2,8,,\n,,,4,1,9,,,5,\n,,,,8,,,7,9,\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  g_assert_true (rubric_document_has_rivals (document));
}

/* The numbers of lines are those of the file. */
static void
test_lines (void)
{
  g_autoptr (GString) text = g_string_new ("Two of them\n\n");
  g_autoptr (RubricDocument) document = NULL;

  g_string_append (text, TABLE LAST_ROW "\nand\n\n" SOLUTION "\n\n5..\n");
  document = document_from (text->str, text->len, NULL);
  g_assert_nonnull (document);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
  g_assert_cmpuint (rubric_document_get_line (document, 0), ==, 3);
  g_assert_cmpstr (rubric_document_get_format (document)->id, ==, "loose");
}

/* Whoever gives a text that is too long is told, whether there was a puzzle in it or not. */
static void
test_limits (void)
{
  static const struct
  {
    const char *filler;
    gsize length;
    const char *note;
  } cases[] = {
    { "words and words and words and words and words and words and words and words and so on and on ",
      RUBRIC_LOOSE_MAX_TEXT, "Only the first 2 MiB were searched." },
    { "word\n", 6 * RUBRIC_LOOSE_MAX_LINES, "Only the first 65,536 lines were searched." },
    { "word\n", RUBRIC_LOOSE_MAX_TEXT, "Only the first 65,536 lines were searched." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int puzzle = 0; puzzle < 2; puzzle++)
      {
        g_autoptr (GString) text = g_string_new (puzzle ? "Sudoku\n" TABLE LAST_ROW "\n" : "Sudoku\n\n");
        g_autoptr (RubricDocument) document = NULL;
        g_autoptr (GError) error = NULL;

        while (text->len < cases[i].length)
          g_string_append (text, cases[i].filler);
        g_string_append (text, "\nend\n");
        document = document_from (text->str, text->len, &error);
        g_assert_true ((document != NULL) == puzzle);
        g_assert_nonnull (strstr (puzzle ? rubric_document_get_notes (document) : error->message, cases[i].note));
      }
}

/* Appends the reference puzzle with other digits in the places of its own, others for each @index below 9!. */
static void
append_relabelled (GString *text, guint index)
{
  char digits[] = "123456789";

  for (guint left = SUD_SIZE; left > 1; index /= left--)
    {
      char digit = digits[index % left];

      digits[index % left] = digits[left - 1];
      digits[left - 1] = digit;
    }
  for (const char *at = REFERENCE; *at != '\0'; at++)
    g_string_append_c (text, *at == '.' ? '.' : digits[*at - '1']);
}

static RubricDocument *
open_many (guint n, const char *before, const char *after)
{
  g_autoptr (GString) text = g_string_new ("Many of them\n\n");

  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, before);
      append_relabelled (text, i);
      g_string_append (text, after);
    }
  return document_from (text->str, text->len, NULL);
}

/* As many as a text may have are read, whether each has a line or all have one, and no line of one more counts as left. */
static void
test_many (void)
{
  g_autoptr (RubricDocument) lines = open_many (RUBRIC_LOOSE_MAX_FINDS, "Puzzle: ", " end\n");
  g_autoptr (RubricDocument) line = open_many (RUBRIC_LOOSE_MAX_FINDS, "", " and ");
  g_autoptr (RubricDocument) more = open_many (RUBRIC_LOOSE_MAX_FINDS + 9, "Puzzle: ", " end\n");

  g_assert_cmpuint (rubric_document_get_n_puzzles (lines), ==, RUBRIC_LOOSE_MAX_FINDS);
  g_assert_cmpstr (rubric_document_get_notes (lines), ==, "1 line around the puzzles was left out.");
  g_assert_cmpuint (rubric_document_get_n_puzzles (line), ==, RUBRIC_LOOSE_MAX_FINDS);
  g_assert_cmpuint (rubric_document_get_n_puzzles (more), ==, RUBRIC_LOOSE_MAX_FINDS);
  g_assert_cmpstr (rubric_document_get_notes (more), ==, "Only the first 20000 puzzles were taken.");
}

/* Where too much is no puzzle the search ends, and that is told. */
static void
test_weary (void)
{
  g_autoptr (GString) text = g_string_new ("Puzzle: " REFERENCE " end\n");
  g_autoptr (RubricDocument) document = NULL;

  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "Puzzle: 55%s end\n", REFERENCE + 2);
  document = document_from (text->str, text->len, NULL);
  g_assert_nonnull (document);
  g_assert_cmpstr (rubric_document_get_notes (document), ==,
                   "Took one puzzle of 81 cells. Not all of the text was searched.");
}

/* Of this thread: what else the machine does is not counted. */
static double
cpu_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Whatever is repeated, the time is linear in the text, or bounded: a quarter of a MiB takes a tenth of what it may. */
static void
test_bounded (void)
{
  static const char *const fillers[] = {
    "1,", ",", "5\t3\t\t\n", "|", "1 2 3 4 5 6 7 8 9\n", "5 3  7\n", "\n", "<td>", "\"\"", "a ", "9 rows ", "[[5,", "> ",
    "....7968.2...613....9..........8..23...6....5.715.....9.21.65.8.......1......8..6 b\n", TABLE LAST_ROW, "\\", "%3",
    "[td]", "[td", "\\begin{", "<td", "&", "%", "{", "\"",
    "<script", "<script>", "<td><b class=note>", "<div class=box>", "<div class=column", "R5: 5 3 . .\n", "{\"r1\":[", ",A:[",
    "{\"value\":5,\"given\":true},", "true,", "01", ":one:", "9\t3\t\t\n", "\"title\":\"", "\"variant\":{", "|5 3|", "│", "ж", "Some(", "\\color[",
    "<a id=c01>\n", "<p id=\"c01\">5</p>", "<p style=\"left:1px;top:2px\">", "c01:", "c01=5\n", "Row 1, column 2, 3\n",
    "<td class=given>5", "<td class=\"given\">5</td>", "<table dir=rtl>", "board[0][1]=3;\n", "\"0,1\":3,", "\"removed\":\"1,",
    "reshape([", "5 # row 1\n", "(1,2,3,4,5,6,7,8,9,1),", "r1c1=5 ", "{\"value\":5,\"display\":\"\"},", "data a/5,",
  };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    {
      g_autoptr (GString) text = g_string_new ("a\n");
      g_autofree char *name = g_strescape (fillers[i], NULL);
      g_autoptr (RubricDocument) document = NULL;
      double start;

      while (text->len < test_share (1 << 18))
        g_string_append (text, fillers[i]);
      start = cpu_ms ();
      document = document_from (text->str, text->len, NULL);
      g_test_message ("%.12s: %.1f ms", name, cpu_ms () - start);
      g_assert_cmpfloat (cpu_ms () - start, <, 1500);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/loose/sudokus", test_sudokus);
  g_test_add_func ("/format/loose/line-ends", test_line_ends);
  g_test_add_func ("/format/loose/wide", test_wide);
  g_test_add_func ("/format/loose/others", test_others);
  g_test_add_func ("/format/loose/notes", test_notes);
  g_test_add_func ("/format/loose/near", test_near);
  g_test_add_func ("/format/loose/keys", test_keys);
  g_test_add_func ("/format/loose/size", test_size);
  g_test_add_func ("/format/loose/rivals", test_rivals);
  g_test_add_func ("/format/loose/lines", test_lines);
  g_test_add_func ("/format/loose/limits", test_limits);
  g_test_add_func ("/format/loose/many", test_many);
  g_test_add_func ("/format/loose/weary", test_weary);
  g_test_add_func ("/format/loose/bounded", test_bounded);
  return g_test_run ();
}
