/* test-format-damaged.c - texts in which a digit or a line went wrong: nothing else is read in the place of the puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define SOLUTION_ROWS \
  "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286179\n"
#define OTHER "..51.6...9..8.762.6.....45....4..5....47...18....98.4...8...1.9...9.......6.8...."
#define OTHER_ROWS "..51.6...\n9..8.762.\n6.....45.\n...4..5..\n..47...18\n....98.4.\n..8...1.9\n...9.....\n..6.8....\n"
#define EIGHT_ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"

#define QQWING_1 " 5 3 . | . 7 . | . . .\n 6 . . | 1 9 5 | . . .\n . 9 8 | . . . | . 6 .\n-------|-------|-------\n"
#define QQWING_2 " 8 . . | . 6 . | . . 3\n 4 . . | 8 . 3 | . . 1\n 7 . . | . 2 . | . . 6\n-------|-------|-------\n"
#define QQWING_3 " . 6 . | . . . | 2 8 .\n . . . | 4 1 9 | . . 5\n . . . | . 8 . | . 7 9\n"
#define QQWING QQWING_1 QQWING_2 QQWING_3
#define QQWING_OTHER \
  " . . 5 | 1 . 6 | . . .\n 9 . . | 8 . 7 | 6 2 .\n 6 . . | . . . | 4 5 .\n-------|-------|-------\n" \
  " . . . | 4 . . | 5 . .\n . . 4 | 7 . . | . 1 8\n . . . | . 9 8 | . 4 .\n-------|-------|-------\n" \
  " . . 8 | . . . | 1 . 9\n . . . | 9 . . | . . .\n . . 6 | . 8 . | . . .\n"
#define QQWING_BROKEN QQWING_1 " 8 . . | . 6 . | . . 3\n 4 . 59 | 8 . 3 | . . 1\n 7 . . | . 2 . | . 59 6\n-------|-------|-------\n" QQWING_3

#define FRAMED_TOP " *-----------*\n"
#define FRAMED \
  FRAMED_TOP " |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n |8..|.6.|..3|\n |4..|8.3|..1|\n" \
             " |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n |...|419|..5|\n |...|.8.|.79|\n" FRAMED_TOP
#define FRAMED_OTHER \
  FRAMED_TOP " |..5|1.6|...|\n |9..|8.7|62.|\n |6..|...|45.|\n |---+---+---|\n |...|4..|5..|\n |..4|7..|.18|\n |...|.98|.4.|\n" \
             " |---+---+---|\n |..8|...|1.9|\n |...|9..|...|\n |..6|.8.|...|\n" FRAMED_TOP

#define SHEET \
  "5,3,0,0,7,0,0,0,0\n6,0,0,1,9,5,0,0,0\n0,9,8,0,0,0,0,6,0\n8,0,0,0,6,0,0,0,3\n4,0,0,8,0,3,0,0,1\n" \
  "7,0,0,0,2,0,0,0,6\n0,6,0,0,0,0,2,8,0\n0,0,0,4,1,9,0,0,5\n0,0,0,0,8,0,0,7,9\n"
#define SHEET_EIGHT \
  "1,0,0,0,0,7,0,9,0\n0,3,0,0,2,0,0,0,8\n0,0,9,6,0,0,5,0,0\n0,0,5,3,0,0,9,0,0\n0,1,0,0,8,0,0,0,2\n" \
  "6,0,0,0,0,4,0,0,0\n3,0,0,0,0,0,0,1,0\n0,4,0,0,0,0,0,0,7\n"

#define BESIDE "Found a solved Sudoku, and beside it a puzzle that cannot be read."

typedef struct
{
  const char *text;
  const char *answers; /* puzzles, or NULL */
  const char *message; /* in what is said of it, or NULL */
} Case;

/* What is read of @text, a line a puzzle, or NULL. */
static char *
read_all (const char *text, char **message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = document_from (text, -1, &error);
  g_autoptr (GString) all = g_string_new (NULL);

  *message = g_strdup (error != NULL ? error->message : rubric_document_get_notes (document));
  for (guint i = 0; document != NULL && i < rubric_document_get_n_puzzles (document); i++)
    {
      g_autoptr (GError) wrong = NULL;
      char line[SUD_LINE_LENGTH + 1] = "-";
      SudSheet sheet;
      SudGrid grid;

      if (rubric_document_read (document, i, &sheet, NULL, &wrong))
        {
          grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
          sud_grid_format_line (&grid, line);
        }
      g_string_append_printf (all, "%s%s", i > 0 ? " " : "", line);
    }
  return document != NULL ? g_strdup (all->str) : NULL;
}

static void
check (const Case *cases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *message = NULL;
      g_autofree char *answers = read_all (cases[i].text, &message);

      g_test_message ("case %u: %s", i, message);
      g_assert_cmpstr (answers, ==, cases[i].answers);
      if (cases[i].message != NULL)
        g_assert_nonnull (strstr (message, cases[i].message));
    }
}

/* Digits of grids that are none of one puzzle are not put together. */
static void
test_merged (void)
{
  static const Case cases[] = {
    { QQWING "\n" QQWING_OTHER "\n" QQWING_BROKEN, REFERENCE " " OTHER, "9 lines around the puzzles were left out" },
    { QQWING_OTHER "\n" QQWING_BROKEN, OTHER, "9 lines around it were left out" },
    { FRAMED "\n" FRAMED_OTHER, REFERENCE " " OTHER, NULL },
    { SHEET ",,,,,,,,\n" SHEET_EIGHT, REFERENCE, "9 lines around it" },
    { SHEET "\n" SHEET_EIGHT, REFERENCE, "8 lines around it" },
  };

  check (cases, G_N_ELEMENTS (cases));
}

/* The solution is no puzzle where there is one, be it damaged or not. */
static void
test_solutions (void)
{
  static const Case cases[] = {
    { EIGHT_ROWS "\n" SOLUTION_ROWS, NULL, BESIDE },
    { EIGHT_ROWS "....8.79\n\n" SOLUTION_ROWS, NULL, BESIDE },
    { "...419..5\n....8..79\n\n" SOLUTION_ROWS, NULL, BESIDE },
    { "{\"puzzle\": \"" REFERENCE ".\", \"solution\": \"" SOLUTION "\"}", NULL, BESIDE },
    { EIGHT_ROWS "\n" SOLUTION_ROWS "\n" OTHER_ROWS, OTHER, "1 solution was left out" },
    { "Solved at last:\n\n" SOLUTION_ROWS "\nby me on 2026-11-23, in 12:34 minutes\n", SOLUTION, NULL },
    { SOLUTION_ROWS "\n2026-11-22 2026-11-23\n12:34 12:56 13:07 18:45 18:59\n", SOLUTION, NULL },
    { "puzzle 1:\n" EIGHT_ROWS "....8..79\nsolution:\n534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n"
      "961537284\n287419635\n34528617.\n", REFERENCE, "1 solution was left out" },
    { EIGHT_ROWS "....8..79\n\n" "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n"
      "961537284\n287419635\n\n", REFERENCE, NULL },
    { "id,puzzle,solution\n1" REFERENCE "," SOLUTION ",22\n2," OTHER "," SOLUTION ",24\n", "- " OTHER, NULL },
    { "8..79," SOLUTION ",hard\n" OTHER "," SOLUTION ",easy\n", "- " OTHER, NULL },
    { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7," SOLUTION ",\n" OTHER "," SOLUTION
      ",\n", "- " OTHER, NULL },
  };

  check (cases, G_N_ELEMENTS (cases));
}

/* Nine of ten rows, and nine cells of ten. */
static void
test_one_more (void)
{
  static const Case cases[] = {
    { "My puzzle:\n\n......9..\n45...6...\n.9...4.5.\n.6...57.1\n.....2..9\n27..8...6\n..4......\n82..4.6..\n..67.82..\n"
      "......98..\n\nend\n", NULL, NULL },
    { "[ ][6][2][3][5][ ][7][ ][ ]\n[ ][ ][8][ ][9][ ][5][ ][ ]\n[3][ ][ ][7][ ][ ][ ][ ][6]\n"
      "[ ][5][ ][8][ ][ ][3][ ][ ]\n[ ][4][ ][6][5][ ][78][ ][2]\n[7][ ][ ][ ][ ][ ][ ][ ][9]\n"
      "[ ][ ][ ][2][4][ ][ ][ ][ ]\n[ ][ ][ ][ ][ ][5][ ][ ][ ]\n[ ][ ][7][ ][6][ ][ ][ ][ ]\n", NULL, NULL },
    { "+-------+-------+-------+\n| 4 2   | 5   9 | 3     |\n| 5     |       |       |\n|   7   |     2 | 8   9 |\n"
      "+-------+-------+-------+\n|       |     6 |       |\n|       |   8   |     2 |\n| 8     |   2   | 5     |\n"
      "+-------+-------+-------+\n|       |   5   |       |\n| 2 9 3 | 4     |   7   |\n|       |   7 3 |       |\n"
      "| 2 9 3 | 4     |   7   |\n+-------+-------+-------+\n", NULL, NULL },
    { ",8,,,,,5,,4,,9\n,5,,,,,,,,7,2\n3\n,,3,,8,,,,,,\n,,,,,,,,,,\n4,9,2,,,,,,,6,5\n,,,,,,,,,,\n3,,5,,,,,,,,\n"
      ",,,,,,,,,,\n6,,,,5,,,,,4,\n,,,,,,3,,7,9,6\n9,,,,,,,,,2,\n", NULL, NULL },
    { "0\t0\t0\t0\t0\t0\t9\t0\t0\n4\t5\t0\t0\t0\t6\t0\t0\t0\n0\t9\t0\t0\t0\t4\t0\t5\t0\n"
      "0\t0\t0\t0\t0\t0\t9\t0\t0\n0\t6\t0\t0\t0\t5\t7\t0\t1\n0\t0\t0\t0\t0\t2\t0\t0\t9\n"
      "2\t7\t0\t0\t8\t0\t\t0\t6\n0\t0\t4\t0\t0\t0\t0\t0\t0\n8\t2\t0\t0\t4\t0\t6\t0\t0\n"
      "0\t0\t6\t7\t0\t8\t2\t0\t0\n", NULL, NULL },
    { "Solve this one:\n\n|   |   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n"
      "| 7 | 2 |   |   | 1 |   |   |   |   |\n|   |   |   | 8 |   |   |   |   |   |\n| 1 | 3 | 4 |   |   |   |   |   |   |\n"
      "|   |   |   | 6 |   |   | 2 |   |   |\n|   | 6 |   |   |   | 9 |   |   | 7 |\n|   |   |   | 1 |   |   | 9 |   | 3 |\n"
      "|   |   |   |   | 2 |   | 4 | 1 |   |\n|   | 8 | 3 |   |   |   |   | 7 |   |\n\nGood luck!\n", NULL, NULL },
    { "|\n| 5     |       |       |\n|   7   |     2 | 8   9 |\n+-------+-------+-------+\n"
      "|       |     6 |       |\n|       |   8   |     2 |\n| 8     |   2   | 5     |\n+-------+-------+-------+\n"
      "|       |   5   |       |\n|       |   7 3 |       |\n| 2 9 3 | 4     |   7   |\n+-------+-------+-------+\n",
      NULL, NULL },
    { "Easy\n\t\t\t3\t\t\t\t\t\n7\t\t\t\t\t\t8\t\t\n\t\t\t\t\t5\t\t\t3\t\n1\t\t\t9\t\t\t6\t\t5\n\t5\t\t\t\t1\t3\t\t\n"
      "\t\t9\t\t2\t8\t7\t1\t\n\t2\t\t1\t\t\t\t7\t\n\t\t\t\t\t6\t9\t8\t\n\t6\t7\t\t\t\t\t\t\n\nUndo\n", NULL, NULL },
  };

  check (cases, G_N_ELEMENTS (cases));
}

/* A row is in two lines, or one is written over a line that is drawn, or the blanks at both ends of all rows are lost. */
static void
test_torn (void)
{
  static const Case cases[] = {
    { "+---+---+---+---+---+---+---+---+---+\n| 3 | 8 | 7 | 1 |   | 6 | 4 |   | 9 |\n"
      "+---+---+---+---+---+---+---+---+---+\n|   | 6 |   |   | 7 | 4 |   |   |   |\n"
      "+---+---+---+---+---+---+---+---+---+\n| 5 |   | 1 |   |   | 9 | 6 |   |   |\n"
      "| 3 | 8 | 7 | 1 |   | 6 | 4 |   | 9 |\n| 1 |   | 3 |   |   |   | 9 | 6 |   |\n"
      "+---+---+---+---+---+---+---+---+---+\n|   |   | 6 | 5 |   |   |   | 4 |   |\n"
      "+---+---+---+---+---+---+---+---+---+\n|   |   |   | 6 |   | 1 |   | 3 |   |\n"
      "+---+---+---+---+---+---+---+---+---+\n|   | 7 | 5 | 8 |   | 2 |   |   | 4 |\n"
      "+---+---+---+---+---+---+---+---+---+\n|   | 3 |   | 7 |   |   | 8 | 1 | 2 |\n"
      "+---+---+---+---+---+---+---+---+---+\n| 8 | 1 |   |   |   |   |   | 5 |   |\n"
      "+---+---+---+---+---+---+---+---+---+\n", NULL, NULL },
    { "4 \xc2\xa0 \xc2\xa0 3 \xc2\xa0 7 \xc2\xa0 6 \xc2\xa0\n\xc2\xa0 1 \xc2\xa0 \xc2\xa0 5 \xc2\xa0 8 2 7\n"
      "5 \xc2\xa0 7 \xc2\xa0 6 \n\xc2\xa0 \xc2\xa0 \xc2\xa0 3\n\xc2\xa0 \xc2\xa0 2 6 3 \xc2\xa0 5 7 \xc2\xa0\n"
      "\xc2\xa0 \xc2\xa0 8 \xc2\xa0 \xc2\xa0 4 2 1 \xc2\xa0\n"
      "\xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 8\n"
      "2 3 \xc2\xa0 \xc2\xa0 \xc2\xa0 1 \xc2\xa0 8 \xc2\xa0\n"
      "\xc2\xa0 \xc2\xa0 \xc2\xa0 \xc2\xa0 2 \xc2\xa0 4 \xc2\xa0 \xc2\xa0\n"
      "\xc2\xa0 \xc2\xa0 1 9 \xc2\xa0 \xc2\xa0 6 \xc2\xa0 \xc2\xa0\n", NULL, NULL },
    { "\"\"\t\"\"\t4\t1\t5\t\"\"\t\"\"\t\"\"\t\"\"\n6\t3\t8\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\n"
      "\"\"\t\"\"\t\"\"\t8\t\"\"\t\"\"\t\"\"\"\"\t\"\"\n\"\"\t\"\"\t6\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\n"
      "\"\"\t2\t\"\"\t\"\"\t1\t\"\"\t5\t\"\"\t\"\"\n8\t\"\"\t9\t\"\"\t\"\"\t\"\"\t4\t7\t2\n"
      "\"\"\t7\t\"\"\t\"\"\t4\t2\t\"\"\t\"\"\t3\n3\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t7\n"
      "\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t9\t1\t\"\"\t\"\"\n", NULL, NULL },
    { "\"\"\t\"\"\t\"\"\t2\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\n7\t\"\"\t\"\"\t3\t\"\"\t5\t\"\"\t\"\"\t\"\"\n"
      "\"\"\t2\t\"\"\t4\t6\t\"\"\t3\t\"\n\"\t\"\"\n3\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t9\n"
      "\"\"\t\"\"\t\"\"\t9\t\"\"\t6\t1\t\"\"\t4\n\"\"\t\"\"\t\"\"\t\"\"\t2\t\"\"\t7\t\"\"\t\"\"\n"
      "\"\"\t1\t3\t6\t\"\"\t\"\"\t5\t\"\"\t\"\"\n\"\"\t\"\"\t8\t5\t4\t\"\"\t\"\"\t9\t1\n"
      "5\t\"\"\t\"\"\t\"\"\t1\t9\t2\t3\t\"\"\n", NULL, NULL },
    { ",,,1,,,8,7,\n,8,,,,5,2,1,\n2,,,,,4,,,5\n8,4,,,5,,,2,1\n,1,9,,8,2,,6,\n,6,,,,,4,,\n,,,,,,,,\n4,,5,,,3,1,,8\n"
      "1,9,6,,4,8,\n7,5,\n", NULL, NULL },
    { "c1,c2,c3,c4,c5,c6,c7,c8,c9\n,,,,,,,,4\n9,,5,,,,,,\n,,3,5,,1,,,\n,6,,,8,,,9,\n8,,9,3,,,,2,\n,7,,,6,,,3,8\n"
      ",,1,,,4,7,,\n,,,,,,,,\n,,,8,3\n,,,4,\n", NULL, NULL },
    { "7\t \t5\n6\n3\t1\t9\n7\t \t \t9\t \t2\n5\t \t \t \t \t \t3\t \t8\n1\t4\n8\t2\n4\n5\t \t \t \t \t7\t \t6\n", NULL, NULL },
    { " , ,6, , , ,2, , \n3,9, ,4,5, , , ,7\n4, , , ,1,7, , , \n , , , , , , , , \n ,2, , , ,6,4, , \n , , , ,8, , ,5, \n"
      " , , , ,7,1, , ,8\n1, ,5, , , , , ,9\n\n , , , , ,8, ,6,3\n , ,4, , , ,1, , \n , , , ,2,9, , , \n ,1, , , , , ,4, \n"
      "3, , ,8, , , , , \n , ,7, , , , , ,2\n ,3, ,1, , , , , \n , , , ,7,3, ,2, \n4,6, , , , , , , \n",
      ".....8.63..4...1......29....1.....4.3..8.......7.....2.3.1.........73.2.46.......", NULL },
  };

  check (cases, G_N_ELEMENTS (cases));
}

/* Rows of a puzzle that has one too many do not go to the next, and a table of numbers has no candidates. */
static void
test_others (void)
{
  static const Case cases[] = {
    { EIGHT_ROWS "....8..79\n.........\n\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n"
      "345286179\n", NULL, NULL },
    { "5...7.\n1......68\n\n847361925\n935482617\n621975843\n76815349\n592648731\n314297586\n276839154\n483516279\n"
      "159724368\n", NULL, NULL },
    { "1 2 3 4 5 6 7 8 9\n2 3 4 5 6 7 8 9 1\n3 4 15 6 7 8 9 1 32\n4 5 6 7 8 9 1 2 3\n5 6 7 8 9 1 2 3 4\n"
      "6 7 8 9 1 2 3 4 5\n7 8 9 1 2 3 4 5 6\n8 9 1 2 3 4 5 6 7\n9 1 2 3 4 5 6 7 8\n", NULL, NULL },
  };

  check (cases, G_N_ELEMENTS (cases));
}

/* Gaps between the rows of one grid are alike, or stand where boxes end. */
static void
test_gaps (void)
{
  static const Case cases[] = {
    { "8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n\n534678912\n672195348\n198342567\n", NULL,
      "a gap between them" },
    { "6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n\n534678912\n", NULL,
      "a gap between them" },
    { "53..7....\n6..195...\n\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n", REFERENCE,
      NULL },
    { "Hi,\n\n" EIGHT_ROWS "\n....8..79\n\nAnn\n", REFERENCE, "Took a table of 9 rows; 2 lines" },
    { "53..7....\n6..195...\n\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n\n"
      "..51.6...\n", NULL, NULL },
    { "53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n....8..79\n",
      REFERENCE, NULL },
    { QQWING_1 "-------|-------|-------\n" QQWING_2 "-------|-------|-------\n" QQWING_3, REFERENCE, NULL },
    { "    3  7 |    1    | 2       \n       2 |    8    |         \n 9  5    | 6       |         \n"
      "----------+----------+----------\n    7  4 |         |    5    \n         | 1  9    |       8 \n"
      "----------+----------+----------\n         |       7 |       6 \n         | 4       |    9    \n"
      " 2     9 |         | 4       \n       3 |         |       2 \n", NULL, "a gap between them" },
    { QQWING_2 QQWING_3 "-------|-------|-------\n-------|-------|-------\n 5 3 4 | 6 7 8 | 9 1 2\n 6 7 2 | 1 9 5 | 3 4 8\n"
      " 1 9 8 | 3 4 2 | 5 6 7\n", NULL, "a gap between them" },
  };

  check (cases, G_N_ELEMENTS (cases));
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/damaged/merged", test_merged);
  g_test_add_func ("/format/damaged/solutions", test_solutions);
  g_test_add_func ("/format/damaged/one-more", test_one_more);
  g_test_add_func ("/format/damaged/torn", test_torn);
  g_test_add_func ("/format/damaged/gaps", test_gaps);
  g_test_add_func ("/format/damaged/others", test_others);
  return g_test_run ();
}
