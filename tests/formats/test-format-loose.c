/* test-format-loose.c - puzzles in any text: two collections of texts, and how long it takes
 *
 * A text of the collections begins with a line `@@@@ name answer…`: the puzzles in it, or `-` for none. `marks:` before a
 * puzzle says that candidates come with it, and `either` before all that they are ways to read one place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "loose-testing.h"
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

  for (guint i = 0; i < test_share (texts->len) * G_N_ELEMENTS (encodings); i++)
    {
      const Text *text = &g_array_index (texts, Text, test_pick (i / 2, texts->len));
      gboolean narrow = check_text (text, text->text, text->length);
      g_autofree char *marked = g_strdup_printf ("\xef\xbb\xbf%.*s", (int)text->length, text->text);
      g_autofree char *wide = NULL;
      gsize length;

      wide = g_convert (marked, -1, encodings[i % 2], "UTF-8", NULL, &length, NULL);
      g_assert_cmpint (check_text (text, wide, length), ==, narrow);
      if (g_str_is_ascii (marked + 3))
        g_assert_cmpint (check_text (text, wide + 2, length - 2), ==, narrow);
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

/* One way to look at it may tire of a text; what others find is kept. */
static void
test_weary_links (void)
{
  g_autoptr (GString) text = g_string_new (NULL), query = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;

  for (guint i = 0; i < 30; i++)
    g_string_append (query, "&a=");
  for (guint i = 0; text->len < RUBRIC_LOOSE_MAX_TEXT; i++)
    {
      g_string_append (text, "see https://e.org/?s=");
      append_relabelled (text, i);
      g_string_append_printf (text, "%s\n", query->str);
    }
  document = document_from (text->str, text->len, NULL);
  g_assert_nonnull (document);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), >=, 5000);
}

/* Of this thread: what else the machine does is not counted. */
static double
cpu_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void
check_bounded (const char *head, const char *filler)
{
  g_autoptr (GString) text = g_string_new (head);
  g_autofree char *name = g_strescape (filler, NULL);
  g_autoptr (RubricDocument) document = NULL;
  double start;

  while (text->len < test_share (1 << 18))
    g_string_append (text, filler);
  start = cpu_ms ();
  document = document_from (text->str, text->len, NULL);
  g_test_message ("%.12s: %.1f ms", name, cpu_ms () - start);
}

/* Whatever is repeated, the time is linear in the text, or bounded: or the test would not end. */
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
    "]", "}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    check_bounded ("a\n", fillers[i]);
}

/* The reference puzzle with other names for its digits: @number gives another puzzle each. */
static char *
rename_digits (guint number)
{
  g_autoptr (GString) left = g_string_new ("123456789");
  char *line = g_strdup (REFERENCE), names[10] = "";

  for (guint i = 0; i < 9; i++)
    {
      guint index = number % left->len;

      number /= left->len;
      names[i] = left->str[index];
      g_string_erase (left, index, 1);
    }
  for (char *at = line; *at != '\0'; at++)
    if (g_ascii_isdigit (*at) && *at != '0')
      *at = names[*at - '1'];
  return line;
}

/* Many puzzles, in frames that a program might write. */
static void
test_bounded_puzzles (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;
  guint n = test_share (3000);
  double start;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = rename_digits (i);

      g_string_append (text, "=====\n");
      for (guint row = 0; row < 9; row++)
        g_string_append_printf (text, "%.9s\n", line + row * 9);
      g_string_append (text, "=====\n");
    }
  start = cpu_ms ();
  document = document_from (text->str, text->len, NULL);
  g_test_message ("%.1f ms", cpu_ms () - start);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, n);
}

/* Behind digits that clash, as do those of boxes that are written as rows, elements are looked at for boxes. */
static void
test_bounded_boxes (void)
{
  static const char *const fillers[] = { "<u><b>", "<u><b>x", "<u><b></b>" };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    check_bounded (TABLE ",,,,8,,,9,9\n\n", fillers[i]);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/loose/sudokus", test_sudokus);
  g_test_add_func ("/format/loose/line-ends", test_line_ends);
  g_test_add_func ("/format/loose/wide", test_wide);
  g_test_add_func ("/format/loose/others", test_others);
  g_test_add_func ("/format/loose/size", test_size);
  g_test_add_func ("/format/loose/rivals", test_rivals);
  g_test_add_func ("/format/loose/lines", test_lines);
  g_test_add_func ("/format/loose/limits", test_limits);
  g_test_add_func ("/format/loose/many", test_many);
  g_test_add_func ("/format/loose/weary", test_weary);
  g_test_add_func ("/format/loose/weary-links", test_weary_links);
  g_test_add_func ("/format/loose/bounded", test_bounded);
  g_test_add_func ("/format/loose/bounded-puzzles", test_bounded_puzzles);
  g_test_add_func ("/format/loose/bounded-boxes", test_bounded_boxes);
  return g_test_run ();
}
