/* test-rubric-cli.c - what each subcommand answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include <stdlib.h>
#include <glib/gstdio.h>
#include <string.h>

/* The ids that "list WHAT" prints. */
static char **
list_ids (const char *what)
{
  g_autofree char *arguments = g_strdup_printf ("list %s", what);
  g_auto (CliRun) run = { 0 };
  char **lines;

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (g_strchomp (run.out), "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_assert_nonnull (strchr (*line, '\t'));
      *strchr (*line, '\t') = '\0';
    }
  return lines;
}

static void
test_list (void)
{
  static const char *const all[] = { "brute-force", "lookup-table", "blank-list", "available-sets", "rescan-sets",
                                     "bitset", "fewest-candidates", "propagate", "dancing-links" };
  static const char *const rows[] = { "line\t81 characters\tRW\t.txt .sdm\n", "\nsdk\tSadMan Sudoku\tRW\t.sdk\n" };
  g_auto (GStrv) strategies = list_ids ("strategies");
  g_auto (CliRun) run = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_assert_true (g_strv_contains ((const char *const *)strategies, all[i]));
  cli_run (&run, "list formats", "");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_nonnull (strstr (run.out, rows[i]));
}

static void
test_solve_strategies (void)
{
  g_auto (GStrv) strategies = list_ids ("strategies");

  cli_assert ("solve", CLI_PUZZLE "\n", 0, CLI_SOLUTION "\n", NULL);
  for (char **id = strategies; *id != NULL; id++)
    {
      g_autofree char *arguments = g_strdup_printf ("solve --strategy=%s --count", *id);

      cli_assert (arguments, CLI_PUZZLE "\n", 0, CLI_SOLUTION "\t1\n", NULL);
      cli_assert (arguments, CLI_CLASH "\n", 1, "none\t0\n", NULL);
    }
}

static void
test_solve_answers (void)
{
  static const char smallest[] =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  g_autofree char *many = g_strdup_printf ("%s\t1000+\n", smallest), *first = g_strdup_printf ("%s\n", smallest);

  cli_assert ("solve", "# set\n\n" CLI_PUZZLE "\r\n" CLI_CLASH "\n" CLI_UNSOLVABLE " # so\n" CLI_PUZZLE ",x", 1,
              CLI_SOLUTION "\nnone\nnone\n" CLI_SOLUTION "\n", NULL);
  cli_assert ("solve -n1000 --count", CLI_EMPTY "\n", 1, many, NULL);
  cli_assert ("solve -n 1", CLI_EMPTY "\n", 0, first, NULL);
  cli_assert ("solve", CLI_EMPTY "\n", 1, first, NULL);
  cli_assert ("solve --count -n 2", CLI_SOLUTION "\n", 0, CLI_SOLUTION "\t1\n", NULL);
  cli_assert ("solve --count -n 9223372036854775806", CLI_SOLUTION "\n", 0, CLI_SOLUTION "\t1\n", NULL);
  cli_assert ("solve --count", "\xef\xbb\xbf" CLI_PUZZLE "\nfoo\n", 1, CLI_SOLUTION "\t1\ninvalid\t0\n",
              "-:2: column 1: expected a digit or a blank, found “f”");
}

/* Whatever ends the lines, and whatever white space stands around the cells: stream, document and load see the same. */
static void
test_lines (void)
{
  static const char *const ends[] = { "\n", "\r\n", "\r" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *e = ends[i];
      g_autofree char *three = g_strconcat (CLI_PUZZLE, e, " \t#", e, e, " ", CLI_PUZZLE, "\v1", e, CLI_PUZZLE, NULL);
      g_autofree char *bad = g_strconcat (three, e, CLI_PUZZLE, "1", e, NULL);
      char *path = cli_write_file (three, -1);
      g_autofree char *bench = g_strconcat ("bench --passes 1 ", path, NULL);
      g_auto (CliRun) run = { 0 }, compared = { 0 };

      cli_assert ("solve", three, 0, CLI_SOLUTION "\n" CLI_SOLUTION "\n" CLI_SOLUTION "\n", NULL);
      cli_assert ("solve -s bitset", three, 0, CLI_SOLUTION "\n" CLI_SOLUTION "\n" CLI_SOLUTION "\n", NULL);
      cli_assert ("check", bad, 1, "unique\nunique\nunique\ninvalid\n", "-:6: column 82: ");
      cli_assert ("convert -t line", three, 0, CLI_PUZZLE "\n" CLI_PUZZLE " # 1\n" CLI_PUZZLE "\n", NULL);
      cli_run (&compared, "compare", three);
      g_assert_nonnull (strstr (compared.out, "\nbitset\t3\t"));
      cli_run (&run, bench, "");
      g_assert_nonnull (strstr (run.out, "\n3\t2\t1\t"));
      cli_remove_file (path);
    }
}

/* The solution without two 6s and two 1s at the corners of a rectangle: two ways to fill it. */
static void
test_solve_counts (void)
{
  static const char two[] = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179\n";
  g_auto (GStrv) strategies = list_ids ("strategies");

  cli_assert ("solve --count", two, 1, CLI_SOLUTION "\t2\n", NULL);
  for (char **id = strategies; *id != NULL; id++)
    {
      g_autofree char *arguments = g_strdup_printf ("solve -s %s --count -n 50", *id);
      g_auto (CliRun) run = { 0 };

      cli_run (&run, arguments, two);
      g_assert_cmpint (run.status, ==, 1);
      g_assert_true (g_str_has_suffix (run.out, "\t2\n"));
    }
}

static void
test_solve_stats (void)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) columns = NULL;

  cli_run (&run, "solve -s brute-force -n 1 --count --stats", CLI_PUZZLE "\n");
  columns = g_strsplit (g_strchomp (run.out), "\t", -1);
  g_assert_cmpuint (g_strv_length (columns), ==, 6);
  g_assert_cmpstr (columns[1], ==, "1");
  g_assert_cmpint (atoi (columns[2]), >=, 4208);
  g_assert_cmpint (atoi (columns[3]), >=, 4157);
  g_assert_cmpint (atoi (columns[4]), >, 0);
  g_assert_cmpint (atoi (columns[5]), >, 0);
}

/* Several files, one of them standard input, one missing, one without a puzzle: what can be answered is, and of each
 * answer one knows whose it is. */
static void
test_files (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n" CLI_EMPTY "\n", -1), *prose = cli_write_file ("Good morning.\n", -1);
  g_autofree char *two = g_strdup_printf ("check %s - %s", path, path);
  g_autofree char *bare = g_strdup_printf ("check --no-names %s - %s", path, path);
  g_autofree char *missing = g_strdup_printf ("check /nowhere/to/be/found %s %s", path, prose);
  g_autofree char *grades = g_strdup_printf ("grade %s %s", prose, path);
  g_autofree char *named = g_strdup_printf ("%s\tunique\n%s\tmultiple\n", path, path);
  g_autofree char *all = g_strdup_printf ("%s-\tnone\n%s", named, named);
  g_autofree char *rest = g_strdup_printf ("/nowhere/to/be/found\tunreadable\n%s%s\tunreadable\n", named, prose);
  g_autofree char *graded = g_strdup_printf ("%s\tunreadable\n%s\teasy\t", prose, path);
  g_auto (CliRun) run = { 0 };

  cli_assert (two, CLI_CLASH "\n", 1, all, NULL);
  cli_assert (bare, CLI_CLASH "\n", 1, "unique\nmultiple\nnone\nunique\nmultiple\n", NULL);
  cli_assert (missing, "", 2, rest, "/nowhere/to/be/found: ");
  cli_run (&run, grades, "");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_true (g_str_has_prefix (run.out, graded));
  cli_remove_file (path);
  cli_remove_file (prose);
}

/* What a file is called does not end a column or a line. */
static void
test_odd_name (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n", -1);
  g_autofree char *odd = g_strconcat (path, "\t\n\\", NULL);
  g_autofree char *arguments = g_strdup_printf ("check %s %s", odd, odd);
  g_autofree char *named = g_strdup_printf ("%s\\t\\n\\\\\tunique\n", path);
  g_autofree char *answers = g_strconcat (named, named, NULL);

  g_assert_cmpint (g_rename (path, odd), ==, 0);
  cli_assert (arguments, "", 0, answers, NULL);
  g_assert_cmpint (g_rename (odd, path), ==, 0);
  cli_remove_file (path);
}

static void
test_check (void)
{
  cli_assert ("check", CLI_PUZZLE "\n", 0, "unique\n", NULL);
  cli_assert ("check -j 3", CLI_PUZZLE "\n" CLI_EMPTY "\n" CLI_CLASH "\n" CLI_UNSOLVABLE "\n" CLI_PUZZLE "5\n", 1,
              "unique\nmultiple\nnone\nnone\ninvalid\n", "-:5: column 82: expected 81 cells, found 82");
}

/* The digits to blame, and what would mend them; of a grid of candidates that rule it out, neither. */
static void
test_blame (void)
{
  g_auto (CliRun) marks = { 0 };

  cli_assert ("check --blame", CLI_PUZZLE "\n" CLI_EMPTY "\n", 1, "unique\nmultiple\n", NULL);
  cli_assert ("check --blame", "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", 1,
              "none\tr1c1=5 r1c2=5\tr1c2=3 r1c2=.\n", NULL);
  cli_assert ("check --blame", "53..7....6..295....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", 1,
              "none\tr2c4=2 r2c6=5 r3c3=8 r3c8=6 r4c5=6 r5c4=8 r7c2=6 r7c7=2 r8c5=1 r8c6=9 r9c5=8\t"
              "r2c4=1 r3c3=7 r7c7=1 r3c3=2 r2c3=2,r2c4=. r7c6=2,r7c7=. r2c4=. r7c7=.\n", NULL);
  cli_assert ("check --blame", "11...............................................................................\n", 1,
              "none\tr1c1=1 r1c2=1\t-\n", NULL);
  cli_run (&marks, "convert -t marks", CLI_PUZZLE "\n");
  memcpy (strstr (marks.out, "124"), "12 ", 3);
  cli_assert ("check --blame", marks.out, 1, "none\t-\t-\n", NULL);
}

/* Every format gives the puzzle back, and the solved puzzle with its givens; a code of GNOME Sudoku can only hold eight of
 * an odd digit. */
static void
test_formats (void)
{
  g_auto (GStrv) formats = list_ids ("formats");

  for (char **id = formats; *id != NULL; id++)
    {
      g_autofree char *to = g_strdup_printf ("convert -t %s", *id);
      g_autofree char *from = g_strdup_printf ("convert -f %s -t line", *id);
      g_autofree char *solve = g_strdup_printf ("solve -f %s -t %s", *id, *id);
      g_auto (CliRun) written = { 0 }, solved = { 0 }, read = { 0 };

      cli_run (&written, to, CLI_PUZZLE "\n");
      if (written.status != 0 && strstr (written.err, "can only be read") != NULL)
        continue;
      g_assert_cmpint (written.status, ==, 0);
      cli_assert (from, written.out, 0, CLI_PUZZLE "\n", g_str_equal (*id, "marks") ? "centre marks" : NULL);
      cli_assert ("convert -t line", written.out, 0, CLI_PUZZLE "\n", g_str_equal (*id, "marks") ? "centre marks" : NULL);
      cli_assert ("check", written.out, 0, "unique\n", NULL);
      cli_run (&solved, solve, written.out);
      if (g_str_equal (*id, "gnome-code"))
        {
          cli_assert (solve, written.out, 2, "", "“gnome-code” cannot hold all these digits");
          continue;
        }
      g_assert_cmpint (solved.status, ==, 0);
      cli_run (&read, from, solved.out);
      g_assert_cmpint (read.status, ==, 0);
      /* Answers that can be told from the puzzle are no part of it. */
      if (g_str_equal (*id, "sdk"))
        g_assert_nonnull (strstr (read.err, "digits that a program filled in"));
      else
        g_assert_true (*read.err == '\0' || strstr (read.err, "cannot hold") != NULL);
      g_assert_cmpstr (read.out, ==, g_str_equal (*id, "sdk") ? CLI_PUZZLE "\n" : CLI_SOLUTION "\n");
    }
}

#define CLI_ROWS                                                                                                       \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
#define CLI_ENTRY "[State]\n534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

/* 729 characters: the digit of the solution for each cell, and if wanted those up to the next one. */
static char *
make_candidates (gboolean more)
{
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    for (char digit = '1'; digit <= '9'; digit++)
      {
        gboolean may = CLI_SOLUTION[cell] == digit || (more && digit < CLI_SOLUTION[cell] + 2);

        g_string_append_c (text, may ? digit : '.');
      }
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

/* Candidates are rules where a file has nothing else: no answer breaks them. */
static void
test_candidates (void)
{
  g_autofree char *one = make_candidates (FALSE), *many = make_candidates (TRUE);
  g_auto (CliRun) run = { 0 }, count = { 0 }, none = { 0 };

  cli_assert ("solve", one, 0, CLI_SOLUTION "\n", NULL);
  cli_run (&run, "solve", many);
  g_assert_cmpint (strlen (run.out), ==, 82);
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpint (many[cell * 9 + run.out[cell] - '1'], ==, run.out[cell]);
  cli_run (&count, "check", many);
  g_assert_cmpstr (count.out, ==, run.status == 0 ? "unique\n" : "multiple\n");

  /* Candidates that its digits imply change nothing; without the 4 of row 1, column 3 there is no solution. */
  cli_run (&none, "convert -t marks", CLI_PUZZLE "\n");
  cli_assert ("solve -s bitset", none.out, 0, CLI_SOLUTION "\n", NULL);
  memcpy (strstr (none.out, "124"), "12 ", 3);
  cli_assert ("solve", none.out, 1, "none\n", NULL);
  cli_assert ("check", none.out, 1, "none\n", NULL);
  cli_assert ("compare", none.out, 2, "", "its candidates rule out solutions that its digits allow");
  cli_assert ("solve -s bitset", none.out, 2, "", "its candidates rule out solutions that its digits allow");
  cli_assert ("bench", none.out, 2, "", "its candidates rule out solutions that its digits allow");
}

/* What is lost is told, a line for each kind of thing; with --strict nothing is written then. */
static void
test_losses (void)
{
  static const char title[] = "#T Sunday\n[Puzzle]\n" CLI_ROWS;
  static const char table[] = "puzzle,title\n" CLI_PUZZLE ",\n" CLI_PUZZLE ",a\n" CLI_PUZZLE ",b\n";
  static const char entry[] = "[Puzzle]\n" CLI_ROWS CLI_ENTRY;
  static const char entered[] = "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  g_auto (CliRun) run = { 0 };

  cli_assert ("convert -t line", title, 0, CLI_PUZZLE "\n",
              "-:1: 1 puzzle loses what “line” cannot hold: title and notes\n");
  cli_assert ("convert -t line", table, 0, CLI_PUZZLE "\n" CLI_PUZZLE "\n" CLI_PUZZLE "\n",
              "-:3: 2 puzzles lose what “line” cannot hold: title and notes\n");
  cli_assert ("convert -t line", entry, 0, entered, "which digits are givens, entries and answers");
  cli_assert ("convert -t csv --strict", CLI_PUZZLE " a\n", 0,
              "puzzle,solution,level,title,author,description,comment,date,source,url\n"
              "530070000600195000098000060800060003400803001700020006060000280000419005000080079,,,,,a,,,,\n", NULL);
  cli_assert ("convert -t line --strict", table, 2, "", "-:3: “line” cannot hold: title and notes");
  cli_assert ("convert -t grid --strict", title, 2, "", "“grid” cannot hold: title and notes");
  cli_assert ("convert -t marks --strict -f line", CLI_PUZZLE " a\n", 2, "", "“marks” cannot hold: title and notes");
  cli_assert ("convert -t line --strict", CLI_PUZZLE "\n" CLI_PUZZLE "1\n", 2, "", "-:2: ");
  cli_assert ("convert --strict", "A: " CLI_PUZZLE "\n\nA: " CLI_PUZZLE "\n" CLI_SOLUTION " and more\n", 2, "",
              "1 grid of the text would be lost");
  cli_assert ("convert --strict", "Monday " CLI_PUZZLE " easy\nSolution " CLI_SOLUTION " and more\n", 0,
              CLI_PUZZLE "\n", "1 solution was left out");
  cli_run (&run, "convert -t sdk --strict", entry);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
}

/* The board of the LeetCode problem. Returns: (transfer full) */
static char *
make_board (const char *line)
{
  GString *board = g_string_new ("[");

  for (guint i = 0; i < 81; i++)
    g_string_append_printf (board, "%s\"%c\"%s", i % 9 == 0 ? "[" : ",", line[i], i % 9 < 8 ? "" : i < 80 ? "]," : "]]\n");
  return g_string_free (board, FALSE);
}

static void
test_leetcode (void)
{
  g_autofree char *board = make_board (CLI_PUZZLE), *solved = make_board (CLI_SOLUTION);

  cli_assert ("solve -f leetcode -t leetcode", board, 0, solved, NULL);
  cli_assert ("solve -t leetcode", board, 0, solved, NULL);
}

/* Digits of an earlier answer do not stand in the way of the next; what a line says about its puzzle is kept. */
static void
test_sheets (void)
{
  g_auto (CliRun) solved = { 0 }, converted = { 0 };

  cli_run (&solved, "solve -t sdk", CLI_PUZZLE "\n");
  g_assert_nonnull (strstr (solved.out, "[Solved]"));
  cli_assert ("solve -t sdk", solved.out, 0, solved.out, NULL);
  cli_assert ("solve", solved.out, 0, CLI_SOLUTION "\n", NULL);

  cli_run (&converted, "convert -t sdk", CLI_PUZZLE " # by hand\n");
  g_assert_nonnull (strstr (converted.out, "by hand"));
}

static void
test_compare (void)
{
  g_auto (GStrv) strategies = list_ids ("strategies"), lines = NULL;
  g_auto (CliRun) run = { 0 };
  guint n = g_strv_length (strategies);

  cli_run (&run, "compare", CLI_PUZZLE "\n");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  lines = g_strsplit (g_strchomp (run.out), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 1);
  g_assert_cmpstr (lines[0], ==, "strategy\tsolutions\tplacements\tbacktracks\trejected\tmicroseconds\tbytes");
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *solved = g_strdup_printf ("%s\t1\t", strategies[i]);
      g_autofree char *row_major = g_strdup_printf ("%s\t1\t4208\t4157\t", strategies[i]);
      g_auto (GStrv) columns = g_strsplit (lines[i + 1], "\t", -1);

      g_assert_true (g_str_has_prefix (lines[i + 1], i < 6 ? row_major : solved));
      g_assert_cmpuint (g_strv_length (columns), ==, 7);
      g_assert_cmpint (atoi (columns[6]), >, 0);
    }
}

static void
test_compare_limits (void)
{
  g_auto (CliRun) late = { 0 }, many = { 0 };

  cli_run (&late, "compare --time-limit 0.05", CLI_HOSTILE "\n");
  g_assert_cmpint (late.status, ==, 0);
  g_assert_nonnull (strstr (late.out, "\nbrute-force\ttimeout\t"));
  g_assert_nonnull (strstr (late.out, "\npropagate\t1\t"));

  cli_run (&many, "compare -n 7", CLI_EMPTY "\n");
  g_assert_cmpint (many.status, ==, 0);
  g_assert_nonnull (strstr (many.out, "\nbrute-force\t7\t"));
  g_assert_nonnull (strstr (many.out, "\ndancing-links\t7\t"));
}

/* What somebody has entered, be it wrong, is set aside: the counts are those of the window. */
static void
test_compare_entered (void)
{
  static const char line[]
      = ":0000:x:53+5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::\n";
  g_auto (CliRun) run = { 0 };

  cli_run (&run, "compare", line);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "\nbrute-force\t1\t4208\t4157\t"));
}

/* Of a list the counts are added up. */
static void
test_compare_list (void)
{
  g_auto (CliRun) list = { 0 };

  cli_run (&list, "compare", CLI_PUZZLE "\n" CLI_PUZZLE "\n");
  g_assert_cmpint (list.status, ==, 0);
  g_assert_nonnull (strstr (list.out, "\nbrute-force\t2\t8416\t8314\t"));
  g_assert_nonnull (strstr (list.out, "\nlanes\t2\t102\t0\t"));
  cli_assert ("compare", CLI_PUZZLE "\n" CLI_PUZZLE "1\n", 2, "", "-:2: ");
}

static void
test_help (void)
{
  static const char *const commands[] = { "solve", "check", "grade", "explain", "convert", "compare", "render", "bench",
                                          "list" };
  g_auto (CliRun) usage = { 0 }, version = { 0 }, alone = { 0 };

  cli_run (&usage, "--help", "");
  cli_run (&alone, "", "");
  g_assert_cmpint (usage.status, ==, 0);
  g_assert_cmpint (alone.status, ==, 2);
  g_assert_cmpstr (alone.out, ==, "");
  g_assert_cmpstr (alone.err, ==, usage.out);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("%s --help", commands[i]);
      g_autofree char *head = g_strdup_printf ("Usage:\n  rubric-cli %s ", commands[i]);
      g_auto (CliRun) run = { 0 };

      g_assert_nonnull (strstr (usage.out, commands[i]));
      cli_run (&run, arguments, "");
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_str_has_prefix (run.out, head));
    }
  cli_run (&version, "--version", "");
  g_assert_cmpint (version.status, ==, 0);
  g_assert_true (g_str_has_prefix (version.out, "rubric-cli 0."));
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/list", test_list);
  g_test_add_func ("/rubric-cli/solve/strategies", test_solve_strategies);
  g_test_add_func ("/rubric-cli/solve/answers", test_solve_answers);
  g_test_add_func ("/rubric-cli/lines", test_lines);
  g_test_add_func ("/rubric-cli/solve/counts", test_solve_counts);
  g_test_add_func ("/rubric-cli/solve/stats", test_solve_stats);
  g_test_add_func ("/rubric-cli/files", test_files);
  g_test_add_func ("/rubric-cli/odd-name", test_odd_name);
  g_test_add_func ("/rubric-cli/check", test_check);
  g_test_add_func ("/rubric-cli/check/blame", test_blame);
  g_test_add_func ("/rubric-cli/formats", test_formats);
  g_test_add_func ("/rubric-cli/candidates", test_candidates);
  g_test_add_func ("/rubric-cli/losses", test_losses);
  g_test_add_func ("/rubric-cli/leetcode", test_leetcode);
  g_test_add_func ("/rubric-cli/sheets", test_sheets);
  g_test_add_func ("/rubric-cli/compare", test_compare);
  g_test_add_func ("/rubric-cli/compare/limits", test_compare_limits);
  g_test_add_func ("/rubric-cli/compare/entered", test_compare_entered);
  g_test_add_func ("/rubric-cli/compare/list", test_compare_list);
  g_test_add_func ("/rubric-cli/help", test_help);
  return g_test_run ();
}
