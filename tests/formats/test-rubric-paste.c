/* test-rubric-paste.c - texts as people paste them: what is read of each, what is none, and what one changed atom does
 *
 * tests/data/paste/sudokus.txt has texts below lines `@@@@ NAME ANSWER...`, an answer for each puzzle in the order of
 * the text, with `marks:` in front where it has candidates; others.txt those without a puzzle. paste-scores prints what
 * of a corpus is read, paste-mutate what more changes do to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "../test-share.h"
#include "format-testing.h"
#include "paste-mutations.h"

enum
{
  CHANGES = 40, /* of each text */
  MOST_WRONG = 5, /* in 100,000 changes, and one more */
  LONG_TEXT = 1 << 20, /* bytes */
};

typedef void (*CheckText) (const char *name, char **answers, const char *text, gsize length);

/* Calls @check for each text of a corpus. */
static void
for_each_text (const char *file, CheckText check)
{
  g_autofree char *path = g_build_filename (g_getenv ("RUBRIC_TEST_DATA"), "paste", file, NULL);
  g_autofree char *all = NULL;

  g_assert_true (g_file_get_contents (path, &all, NULL, NULL));
  for (char *text = all; text != NULL && *text != '\0';)
    {
      char *body = strchr (text, '\n') + 1, *next = strstr (body, "\n@@@@ ");
      g_autofree char *head = g_strndup (text + strlen ("@@@@ "), body - 1 - text - strlen ("@@@@ "));
      g_auto (GStrv) words = g_strsplit (head, " ", -1);

      check (words[0], words + 1, body, next != NULL ? (gsize)(next + 1 - body) : strlen (body));
      text = next != NULL ? next + 1 : NULL;
    }
}

/* Returns: whether the digits of @origins are those of @answer */
static gboolean
has_digits (const SudSheet *sheet, unsigned origins, const char *answer)
{
  SudGrid grid = sud_sheet_get_grid (sheet, origins);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&grid, line);
  return strcmp (line, answer) == 0;
}

/* An answer has the givens, or the entries beside them as well. */
static void
check_sudoku (const char *name, char **answers, const char *text, gsize length)
{
  g_autofree char *exact = g_memdup2 (text, length); /* so that a read too far is seen by a checker */
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (exact, length, &error);

  g_test_message ("%s", name);
  g_assert_no_error (error);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, g_strv_length (answers));
  g_assert_false (rubric_document_has_alternatives (document));
  for (guint i = 0; answers[i] != NULL; i++)
    {
      gboolean marked = g_str_has_prefix (answers[i], "marks:");
      const char *answer = answers[i] + (marked ? strlen ("marks:") : 0);
      SudSheet sheet;

      g_assert_true (rubric_document_read (document, i, &sheet, NULL, NULL));
      g_assert_true (has_digits (&sheet, SUD_ORIGINS_GIVEN, answer) || has_digits (&sheet, SUD_ORIGINS_ALL, answer));
      for (int cell = 0; cell < SUD_CELLS && marked; cell++)
        g_assert_true (sheet.digit[cell] != 0 || sheet.centre[cell] != 0);
    }
}

static void
test_sudokus (void)
{
  for_each_text ("sudokus.txt", check_sudoku);
}

static void
check_other (const char *name, char **answers, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", name);
  g_assert_null (document_from (text, length, &error));
  g_assert_nonnull (error);
}

static void
test_others (void)
{
  for_each_text ("others.txt", check_other);
}

static PasteMutations changed;
static GRand *chance;

static void
check_changed (const char *name, char **answers, const char *text, gsize length)
{
  guint wrong = changed.wrong;

  paste_mutations_try (&changed, chance, text, length, test_share (CHANGES), NULL);
  if (changed.wrong > wrong)
    g_test_message ("%s: %u wrong", name, changed.wrong - wrong);
}

/* No text is exempt. */
static void
test_changed (void)
{
  chance = g_rand_new_with_seed (81);
  for_each_text ("sudokus.txt", check_changed);
  g_test_message ("%u changes, %u kept, %u states, %u wrong", changed.tried, changed.kept, changed.states,
                  changed.wrong);
  g_assert_cmpuint (changed.wrong, <=, changed.tried * MOST_WRONG / 100000 + 1);
  g_rand_free (chance);
}

/* What would be slow if any stage looked at a text more than a few times for each of its places, or went deep. */
static void
test_long (void)
{
  static const char *const fills[] = { "[",
                                       "[]",
                                       "(1,",
                                       "5",
                                       ".",
                                       "a",
                                       "\n",
                                       "\t",
                                       ",",
                                       "|",
                                       "\"",
                                       "\"5\",",
                                       "<",
                                       "<td ",
                                       "<td>5</td>",
                                       "<div>",
                                       "&nbsp;",
                                       "\\n",
                                       "%2E",
                                       "{\"row\":1,\"col\":2,\"value\":3},",
                                       "a[1][2]=3;\n",
                                       "+---+---+\n",
                                       "column 5 ",
                                       "x5",
                                       "1 ",
                                       "12 345 6789 ",
                                       "53..7....\n",
                                       "5 3 . . 7 . . . .\n",
                                       REFERENCE "\n",
                                       REFERENCE_ROWS "\n",
                                       "ABCDEFGHI ",
                                       "│5",
                                       "_",
                                       "-1,",
                                       "a=5 " };

  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (RubricPaste) paste = NULL;

      while (text->len < test_share (LONG_TEXT))
        g_string_append (text, fills[i]);
      paste = rubric_paste_read (text->str, text->len);
      g_test_message ("%s: %u puzzles", fills[i], paste->puzzles->len);
      g_assert_cmpuint (paste->puzzles->len, <=, text->len / SUD_CELLS);
    }
}

/* The window marks in the text what was taken. */
static void
test_spans (void)
{
  static const char text[] = "Try <b>this</b>:\n" REFERENCE_ROWS "please";
  g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
  const RubricSpan *spans = rubric_document_get_spans (document, 0);

  g_assert_nonnull (spans);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_assert_cmpuint (spans[cell].end, ==, spans[cell].start + 1);
      g_assert_cmpint (text[spans[cell].start], ==, REFERENCE[cell]);
    }
}

/* What was left out is counted by kind. */
static void
test_report (void)
{
  static const struct
  {
    const char *text;
    const char *sentence;
  } cases[] = {
    { "Look:\n" REFERENCE_ROWS, "Took a table of 9 rows; 1 line around it was left out." },
    { "one " REFERENCE " two " REFERENCE "\n", "Took one puzzle of 81 cells. 1 repeated puzzle was left out." },
    { "first " REFERENCE "\nthen 534678912672195348198342567859761423426853791713924856961537284287419635345286179\n",
      "Took one puzzle of 81 cells. 1 solution was left out." },
    { "a:\n" REFERENCE_ROWS "b:\n12345678\n.2345678\n..345678\n...45678\n....5678\n.....678\n......78\n.......8\n",
      "Took a table of 9 rows; 10 lines around it were left out. 1 other grid was left out." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RubricDocument) document = document_from (cases[i].text, -1, NULL);

      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
      g_assert_cmpstr (rubric_document_get_notes (document), ==, cases[i].sentence);
    }
}

/* Two readings that are as good are both there, and a person chooses. */
static void
test_alternatives (void)
{
  g_autoptr (RubricDocument) document = document_from ("Each line is one of the columns:\n" REFERENCE_ROWS, -1, NULL);
  SudSheet sheet;

  g_assert_true (rubric_document_has_alternatives (document));
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
  g_assert_true (rubric_document_read (document, 1, &sheet, NULL, NULL));
  g_assert_cmpint (sheet.digit[9], ==, REFERENCE[1] - '0');
}

/* Why nothing was found: the sentence of what comes nearest. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *sentence;
  } cases[] = {
    { "https://sudoku.example/?s=00002309600001600000000005030000004000800070900187002057900040080006000002040500",
      "Expected a line of 81 cells, found one of 80 cells." },
    { "rows:\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...\n.6....28.\n...419..5\n....8..79\n",
      "Expected 9 rows of 9 cells, but row 6 has 8 cells." },
    { "Jigsaw today\n" REFERENCE_ROWS, "Jigsaw boxes are not supported; only classic 9×9 Sudoku is." },
    { "see: jigsaw\n" REFERENCE_ROWS,
      "Line 2: this is no Sudoku. The text names other rules than those of a classic Sudoku." },
    { "hello", "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (document_from (cases[i].text, -1, &error));
      g_assert_cmpstr (error->message, ==, cases[i].sentence);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paste/sudokus", test_sudokus);
  g_test_add_func ("/paste/others", test_others);
  g_test_add_func ("/paste/changed", test_changed);
  g_test_add_func ("/paste/long", test_long);
  g_test_add_func ("/paste/spans", test_spans);
  g_test_add_func ("/paste/report", test_report);
  g_test_add_func ("/paste/alternatives", test_alternatives);
  g_test_add_func ("/paste/refused", test_refused);
  return g_test_run ();
}
