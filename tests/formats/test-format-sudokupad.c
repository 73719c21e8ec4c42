/* test-format-sudokupad.c - links of f-puzzles and SudokuPad in all kinds of text, and what they hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "rubric-format-testing.h"
#include "rubric-sudokupad-private.h"

#define CELLS "[{},{},{},{},{},{},{},{},{}]"
#define EIGHT CELLS "," CELLS "," CELLS "," CELLS "," CELLS "," CELLS "," CELLS "," CELLS
#define GRID "\"grid\":[" EIGHT "," CELLS "]"
#define CLASSIC "5NlQ19j9mGca3OIN1bWGk2m41TjS79"
#define SYNTAX RUBRIC_FORMAT_ERROR_SYNTAX
#define VARIANT RUBRIC_FORMAT_ERROR_VARIANT
#define ONLY " not supported; only classic 9×9 Sudoku is."
#define SHORT "The puzzle is not in this link; only a web browser can open it."

static void
test_json (void)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  read_own ("f-puzzles.json", &sheet, &info);
  g_assert_cmpint (sheet.digit[2], ==, 4);
  g_assert_cmpint (sheet.origin[2], ==, SUD_ORIGIN_ENTERED);
  g_assert_cmphex (sheet.centre[3], ==, SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (6));
  g_assert_cmphex (sheet.corner[3], ==, SUD_DIGIT_BIT (1));
  g_assert_cmpint (sheet.colours[5], ==, SUD_DIGIT_BIT (2)); /* a highlight by number: green */
  g_assert_cmpint (sheet.colours[80], ==, SUD_DIGIT_BIT (7));
  g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, "The reference puzzle");
  g_assert_cmpstr (info->field[RUBRIC_INFO_AUTHOR], ==, "Rubric");
  g_assert_cmpstr (info->field[RUBRIC_INFO_COMMENT], ==, "Normal rules");
}

static void
test_shared_colours (void)
{
  const SudSheet sheet = { .colours = { SUD_DIGIT_BIT (2) | SUD_DIGIT_BIT (7), SUD_DIGIT_BIT (5) } };
  g_autoptr (GBytes) link = rubric_format_write (rubric_format_find ("sudokupad"), &sheet, NULL);
  g_autoptr (RubricDocument) document = rubric_document_new (link, NULL, NULL);
  g_autoptr (RubricInfo) info = NULL;
  SudSheet read;

  g_assert_true (rubric_document_read (document, 0, &read, &info, NULL));
  g_assert_true (sud_sheet_equal (&sheet, &read));
}

/* Several that are none leave the one. */
static void
test_one_colour (void)
{
  static const char *const arrays[] = { "[]", "null", "[{\"a\":1}]", "[[\"#00FF00\"]]", "[-1,1e300]" };

  for (gsize i = 0; i < G_N_ELEMENTS (arrays); i++)
    {
      const SudSheet one = { .colours = { SUD_DIGIT_BIT (7) } };
      GString *json = g_string_new ("{\"size\":9,\"grid\":[");
      g_autofree char *text = NULL;
      g_autoptr (RubricDocument) document = NULL;
      g_autoptr (RubricInfo) info = NULL;
      SudSheet read;

      for (int at = 0; at < SUD_CELLS; at++)
        {
          g_string_append (json, at % SUD_SIZE == 0 ? (at > 0 ? ",[" : "[") : ",");
          if (at == 0)
            g_string_append_printf (json, "{\"c\":\"#FF0000\",\"cArray\":%s}", arrays[i]);
          else
            g_string_append (json, "{}");
          g_string_append (json, at % SUD_SIZE == SUD_SIZE - 1 ? "]" : "");
        }
      g_string_append (json, "]}");
      text = g_string_free (json, FALSE);
      document = rubric_document_new_from_text (text, -1, NULL);
      g_assert_nonnull (document);
      g_assert_true (rubric_document_read (document, 0, &read, &info, NULL));
      g_assert_true (sud_sheet_equal (&one, &read));
    }
}

/* A mail with six links that hold a puzzle: escaped, in HTML, of both programs. One in a comment and a short one do not
 * count. */
static void
test_text (void)
{
  static const guint lines[] = { 1, 4, 5, 5, 7, 8 };
  g_autoptr (RubricDocument) document = open_own ("links.txt");

  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (RubricInfo) info = NULL;
      SudSheet sheet;

      g_assert_true (rubric_document_read (document, i, &sheet, &info, NULL));
      assert_is_reference (&sheet);
      g_assert_cmpuint (rubric_document_get_line (document, i), ==, lines[i]);
      g_assert_cmpint (sheet.digit[2], ==, i == 0 || i == 1 || i == 4 ? 4 : 0);
      if (i == 2 || i == 3)
        g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, "It's SudokuPad");
    }
}

static void
test_sniff (void)
{
  static const char *const cases[][2] = {
    { "Try this: https://sudokupad.app/classic" CLASSIC ", please", "sudokupad" },
    { "https://sudokupad.app/sudoku/classic" CLASSIC, "sudokupad" },
    { "https://sudokupad.app/?puzzleid=classic" CLASSIC "&setting=1", "sudokupad" },
    { "https%3A%2F%2Fsudokupad.app%2Fclassic" CLASSIC, "sudokupad" },
    { "https://sudokupad.app/abc123", "sudokupad" },
    { "https://www.f-puzzles.com/?id=y6twcgtw", "sudokupad" },
    { "https://sudokupad.app/", NULL },
    { "See https://sudokupad.app.", NULL },
    { "\xff" "https://sudokupad.app/classic" CLASSIC, NULL },
    { "%ff" "https://sudokupad.app/classic" CLASSIC, NULL },
    { "classic" CLASSIC, NULL },
    { "scl", NULL },
    { "sclerenchymatouslyverylongword", NULL },
    { REFERENCE " # https://sudokupad.app/classic" CLASSIC, "line" },
    { REFERENCE " https://sudokupad.app/classic" CLASSIC, "line" },
    { "#U https://sudokupad.app/abc123\n" REFERENCE_ROWS, "sdk" },
    { "# https://sudokupad.app/classic" CLASSIC "\n" REFERENCE_ROWS, "grid" },
    { "{\"size\":9," GRID "}", "sudokupad" },
    { "{\"a\":{\"grid\":1}}", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RubricFormat *format = rubric_format_sniff (cases[i][0], strlen (cases[i][0]));

      g_test_message ("case %u", i);
      g_assert_cmpstr (format != NULL ? format->id : NULL, ==, cases[i][1]);
    }
}

/* Servers make one slash of two. U+FFFD is nearly all ones, and so are two slashes. */
static void
test_doubled_slash (void)
{
  guint found = 0;

  for (int i = 0; i < 20; i++)
    {
      g_autofree char *title = g_strdup_printf ("%.*s�", i, "abcdefghijklmnopqrst");
      g_autofree char *json = g_strdup_printf ("{\"size\":9,\"title\":\"%s\"," GRID "}", title);
      g_autofree char *packed = rubric_lzstring_compress (json);
      g_autofree char *link = NULL;
      g_autoptr (RubricDocument) document = NULL;
      g_autoptr (RubricInfo) info = NULL;
      char *slashes = strstr (packed, "//");
      SudSheet sheet;

      if (slashes == NULL)
        continue;
      memmove (slashes, slashes + 1, strlen (slashes));
      link = g_strconcat ("https://sudokupad.app/fpuzzles", packed, NULL);
      document = document_from (link, -1, NULL);
      g_assert_nonnull (document);
      g_assert_true (rubric_document_read (document, 0, &sheet, &info, NULL));
      g_assert_cmpstr (info->field[RUBRIC_INFO_TITLE], ==, title);
      found++;
    }
  g_assert_cmpuint (found, >, 0);
}

/* Collections with their solutions, one link a line. */
static void
test_collection (void)
{
  const RubricFormat *format = rubric_format_find ("sudokupad");
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (RubricDocument) document = NULL;
  SudGrid solution = { { 1, 2, 3 } };
  SudSheet sheets[20], read;

  rubric_format_begin (format, out, TRUE);
  for (int i = 0; i < 20; i++)
    {
      random_sheet (random, &sheets[i]);
      rubric_format_strip_unsupported (format, &sheets[i], NULL);
      rubric_format_append (format, out, &sheets[i], NULL, &solution);
    }
  rubric_format_end (format, out);
  document = document_from (out->str, out->len, NULL);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 20);
  for (int i = 0; i < 20; i++)
    {
      g_assert_true (rubric_document_read (document, i, &read, NULL, NULL));
      g_assert_cmpmem (&read, sizeof read, &sheets[i], sizeof sheets[i]);
    }
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
    { "https://sudokupad.app/abc123", SYNTAX, SHORT },
    { "https://www.f-puzzles.com/?id=y6twcgtw", SYNTAX, SHORT },
    { "https://sudokupad.app/scfoooooooooooook", SYNTAX,
      "This is a compact link of SudokuPad, which is not supported; copy its long link instead." },
    { "https://sudokupad.app/classic123", SYNTAX, "The link: expected 81 cells, found 3." },
    { "https://sudokupad.app/classic" CLASSIC "1", SYNTAX, "The link: expected 81 cells, found 82." },
    { "https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOANCALh", SYNTAX,
      "The content of the link cannot be unpacked: it is incomplete or too large." },
    { "https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOAvkA", SYNTAX,
      "The content of the link cannot be read. At cells: expected an array of 9 rows, found nothing." },
    { "{\"size\":16,\"grid\":[]}", VARIANT, "16×16 puzzles are" ONLY },
    { "{\"grid\":[[{},{},{},{}],[],[],[]]}", VARIANT, "4×4 puzzles are" ONLY },
    { "{\"grid\":[" EIGHT "]}", SYNTAX, "At grid: expected an array of 9 rows, found an array of 8." },
    { "{\"grid\":[" EIGHT ",[]]}", SYNTAX, "At grid[8]: expected an array of 9 cells, found an array of 0." },
    { "{\"grid\":[" EIGHT ",[5,{},{},{},{},{},{},{},{}]]}", SYNTAX, "At grid[8][0]: expected an object, found 5." },
    { "{\"grid\":[" EIGHT ",[{\"value\":10},{},{},{},{},{},{},{},{}]]}", SYNTAX,
      "At grid[8][0]: expected a digit as its value, found 10." },
    { "{\"grid\":[" EIGHT ",[{\"centerPencilMarks\":[0]},{},{},{},{},{},{},{},{}]]}", SYNTAX,
      "At grid[8][0]: expected digits in the array, found 0." },
    { "{\"grid\":[" EIGHT ",[{\"region\":0},{},{},{},{},{},{},{},{}]]}", VARIANT, "Jigsaw boxes are" ONLY },
    { "{\"grid\":[" EIGHT ",[{\"givenPencilMarks\":[1]},{},{},{},{},{},{},{},{}]]}", VARIANT,
      "The rule “givenPencilMarks” is" ONLY },
    { "{\"killercage\":[{}]," GRID "}", VARIANT, "Killer cages are" ONLY },
    { "{\"diagonal+\":true," GRID "}", VARIANT, "Diagonals are" ONLY },
    { "{\"cage\":[{\"value\":\"12\",\"cells\":[\"R1C1\"]}]," GRID "}", VARIANT, "Killer cages are" ONLY },
    { "{\"line\":[{}]," GRID "}", VARIANT, "Drawings that may stand for rules are" ONLY },
    { "{\"unheard of\":[1]," GRID "}", VARIANT, "The rule “unheard of” is" ONLY },
    { "{\"foglight\":[\"R1C1\"]," GRID "}", VARIANT, "Fog is" ONLY },
    { "{\"cells\":[" EIGHT "," CELLS "],\"regions\":[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[3,2]]]}", VARIANT,
      "Jigsaw boxes are" ONLY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, "sudokupad", cases[i].code, cases[i].message);
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/sudokupad/json", test_json);
  g_test_add_func ("/format/sudokupad/shared-colours", test_shared_colours);
  g_test_add_func ("/format/sudokupad/one-colour", test_one_colour);
  g_test_add_func ("/format/sudokupad/text", test_text);
  g_test_add_func ("/format/sudokupad/sniff", test_sniff);
  g_test_add_func ("/format/sudokupad/doubled-slash", test_doubled_slash);
  g_test_add_func ("/format/sudokupad/collection", test_collection);
  g_test_add_func ("/format/sudokupad/refused", test_refused);
  return g_test_run ();
}
