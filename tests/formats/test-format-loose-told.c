/* test-format-loose-told.c - what is said of a puzzle in any text, and of a text without one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"
#include "loose-testing.h"

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
    { "Puzzle 1\n" TABLE LAST_ROW "\nPuzzle 2\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 2 lines around it were left out. 1 repeated puzzle was left out." },
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
    { "53□□7■□■□\n6□■195□■□\n□98■□■□6□\n8■□■6□□■3\n4□■8□3□■1\n"
      "7□■□2□■□6\n■6□□■□28■\n□□■419□■5\n□□■□8■□79\n",
      "Took a table of 9 rows. Blanks have two kinds of signs; if these stand for rules, they were not read." },
    { "Untouchable Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Untouchable”; it was read as classic Sudoku." },
    { "Sudoku pair/impair\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “pair/impair”; it was read as classic Sudoku." },
    { "Sudoku 連続\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Sudoku 連続”; it was read as classic Sudoku." },
    { "Anti-Springer-Sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Anti-Springer”; it was read as classic Sudoku." },
    { "Auf den Diagonalen kommt jede Ziffer nur einmal vor\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Auf den Diagonalen”; it was read as classic Sudoku." },
    { "無馬\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “無馬”; it was read as classic Sudoku." },
    { "סודוקו אלכסוני\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “אלכסוני”; it was read as classic Sudoku." },
    { "KenKen 9x9\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “KenKen”; it was read as classic Sudoku." },
    { "Magic square sudoku\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Magic square”; it was read as classic Sudoku." },
    { "Renban lines contain consecutive digits.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Renban”; it was read as classic Sudoku." },
    { "Normal Sudoku rules apply. Grey lines are palindromes.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Grey lines”; it was read as classic Sudoku." },
    { "The four shaded boxes also contain 1-9.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “shaded boxes”; it was read as classic Sudoku." },
    { "Where there is a bar between two cells, the digits are consecutive.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “digits are consecutive”; it was read as classic Sudoku." },
    { "Place 1-9 in each row, column and outlined region.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “outlined region”; it was read as classic Sudoku." },
    { "Their consecutive wins made nine, with a bar of chocolate for the numbers.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out." },
    { "Magic square sudoku: the centre box is a magic square\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Magic square”; it was read as classic Sudoku." },
    { "Normal sudoku rules. Renban lines contain consecutive digits.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Renban”; it was read as classic Sudoku." },
    { "Centre dot sudoku: the centre cells of all boxes contain 1-9.\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “Centre dot”; it was read as classic Sudoku." },
    { "White dots: r1c1/r1c2, r4c4/r5c4. Black dots: r2c2/r2c3\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “White dots”; it was read as classic Sudoku." },
    { "15 = A1+A2+B1\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “A1+A2”; it was read as classic Sudoku." },
    { "r1c1 < r1c2\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out. The text speaks of “r1c1 < r1c2”; it was read as classic Sudoku." },
    { "Sudoku for Windows and other killer applications since 1999\n" TABLE LAST_ROW,
      "Took a table of 9 rows; 1 line around it was left out." },
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

/* Signs that a few blanks have, and whether these are told. */
static void
test_slips (void)
{
  static const struct
  {
    const char *blank;
    const char *slip;
    gboolean told;
  } cases[] = {
    { ". ", "? ", TRUE }, { ". ", "~ ", TRUE }, { ". ", "- ", TRUE }, { "\t", "|\t", TRUE }, { ". ", ". ", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const char *between = cases[i].blank + strlen (cases[i].blank) - 1;
      g_autoptr (RubricDocument) document = NULL;
      const char *notes;

      for (guint cell = 0; cell < SUD_CELLS; cell++)
        {
          if (REFERENCE[cell] != '.')
            g_string_append_printf (text, "%c%s", REFERENCE[cell], between);
          else
            g_string_append (text, cell == 21 || cell == 40 ? cases[i].slip : cases[i].blank);
          if (cell % SUD_SIZE == SUD_SIZE - 1)
            text->str[text->len - 1] = '\n';
        }
      document = document_from (text->str, -1, NULL);
      notes = rubric_document_get_notes (document);
      g_assert_cmpint (notes != NULL && strstr (notes, "two kinds of signs") != NULL, ==, cases[i].told);
    }
}

/* Titles, and what of them is told. */
static void
test_titles (void)
{
  static const char *const cases[][2] = {
    { "Consecutive", "Consecutive" },
    { "Outside Sudoku 12", "Outside" },
    { "Towers puzzle", "Towers" },
    { "Hashi", "Hashi" },
    { "Sudoku Japanese Sums", "Japanese Sums" },
    { "Numbered Rooms", "Numbered Rooms" },
    { "Yin-Yang Sudoku", "Yin-Yang" },
    { "Zipper Lines", "Zipper Lines" },
    { "Antiridder-Sudoku", "Antiridder" },
    { "Schr\303\266dinger Sudoku", "Schr\303\266dinger Sudoku" },
    { "R\303\251gions irr\303\251guli\303\250res", "irr\303\251guli\303\250res" },
    { "Three consecutive towers", NULL },
    { "Solved outside", NULL },
    { "Schr\303\266dinger's cat", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s\n" TABLE LAST_ROW, cases[i][0]);
      g_autoptr (RubricDocument) document = document_from (text, -1, NULL);
      const char *notes = rubric_document_get_notes (document);
      g_autofree char *told = cases[i][1] != NULL ? g_strdup_printf ("“%s”", cases[i][1]) : NULL;

      g_assert_nonnull (notes);
      if (told != NULL)
        g_assert_nonnull (strstr (notes, told));
      else
        g_assert_null (strstr (notes, "speaks"));
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
      RUBRIC_FORMAT_ERROR_UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
    { "Sudoku No. 141\n5\n3\n7\n6\n1\n9\n5\n9\n8\n6\n8\n6\n3\n4\n8\n3\n1\n7\n2\n6\n6\n2\n8\n4\n1\n9\n5\n8\n7\n9\npage 7\n",
      RUBRIC_FORMAT_ERROR_PDF,
      "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file. If it is from a PDF "
      "file, open that file, or paste a picture of the puzzle." },
    { "Nothing here\n", RUBRIC_FORMAT_ERROR_UNKNOWN, "Found no Sudoku: no 9 rows of 9 cells, no line of 81 cells, and no puzzle file." },
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

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/loose/notes", test_notes);
  g_test_add_func ("/format/loose/slips", test_slips);
  g_test_add_func ("/format/loose/titles", test_titles);
  g_test_add_func ("/format/loose/near", test_near);
  g_test_add_func ("/format/loose/keys", test_keys);
  return g_test_run ();
}
