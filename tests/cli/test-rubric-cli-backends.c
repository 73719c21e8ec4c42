/* test-rubric-cli-backends.c - instruction sets by name, the same answers from all of them, and measuring them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The rows of "list backends", each cut into columns. */
static GPtrArray *
list_backends (void)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) lines = NULL;

  cli_run (&run, "list backends", "");
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (g_strchomp (run.out), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));
  return rows;
}

static const char *
column (GPtrArray *rows, guint row, guint index)
{
  return ((char **)g_ptr_array_index (rows, row))[index];
}

/* One is chosen, and SUD_BACKEND chooses another. Every machine has the one in C, at the end. */
static void
test_list (void)
{
  static const char *const states[] = { "chosen", "supported", "unsupported", NULL };
  g_autoptr (GPtrArray) rows = list_backends (), forced = NULL;
  guint chosen = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      g_assert_cmpuint (g_strv_length (g_ptr_array_index (rows, i)), ==, 3);
      g_assert_true (g_strv_contains (states, column (rows, i, 2)));
      chosen += strcmp (column (rows, i, 2), "chosen") == 0;
    }
  g_assert_cmpuint (chosen, ==, 1);

  g_setenv ("SUD_BACKEND", "scalar", TRUE);
  forced = list_backends ();
  g_unsetenv ("SUD_BACKEND");
  g_assert_cmpstr (column (forced, forced->len - 1, 0), ==, "scalar");
  g_assert_cmpstr (column (forced, forced->len - 1, 2), ==, "chosen");
}

/* A wrong name ends the program before it reads, and is answered with the right ones, wherever it comes from. */
static void
test_errors (void)
{
  static const char *const commands[] = { "solve", "check", "bench", "solve -s bitset" };
  g_autoptr (GPtrArray) rows = list_backends ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *forced = g_strdup_printf ("%s --backend scalar", commands[i]);
      g_auto (CliRun) run = { 0 };

      g_setenv ("SUD_BACKEND", "abacus", TRUE);
      cli_assert (commands[i], CLI_PUZZLE "\n", 2, "", "“abacus”; this machine supports ");
      cli_assert (commands[i], CLI_PUZZLE "\n", 2, "", "scalar");
      cli_run (&run, forced, CLI_PUZZLE "\n");
      g_assert_cmpint (run.status, ==, 0);
      g_setenv ("SUD_BACKEND", "", TRUE);
      cli_assert ("check", CLI_PUZZLE "\n", 0, "unique\n", NULL);
      g_unsetenv ("SUD_BACKEND");
    }
  for (guint i = 0; i < rows->len; i++)
    if (strcmp (column (rows, i, 2), "unsupported") == 0)
      {
        g_autofree char *arguments = g_strdup_printf ("solve --backend %s", column (rows, i, 0));

        cli_assert (arguments, CLI_PUZZLE "\n", 2, "", "does not support");
      }
}

/* The same bytes from every backend, however many threads, and from puzzles one by one (which --stats asks for). */
static void
test_equal (void)
{
  g_autoptr (GString) lines = cli_make_lines (4000);
  g_autoptr (GPtrArray) rows = list_backends ();
  g_auto (CliRun) alone = { 0 };
  g_auto (GStrv) answers = NULL;
  g_autoptr (GString) expected = g_string_new (NULL);

  cli_run (&alone, "solve --count -n 3 --stats", lines->str);
  answers = g_strsplit (alone.out, "\n", -1);
  for (guint i = 0; answers[i + 1] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (answers[i], "\t", -1);

      g_string_append_printf (expected, "%s\t%s\n", columns[0], columns[1]);
    }
  for (guint i = 0; i < rows->len; i++)
    for (int threads = 1; threads <= 16 && strcmp (column (rows, i, 2), "unsupported") != 0; threads *= 4)
      {
        g_autofree char *arguments =
          g_strdup_printf ("solve --count -n 3 -j %d --backend %s", threads, column (rows, i, 0));
        g_auto (CliRun) run = { 0 };

        cli_run (&run, arguments, lines->str);
        g_test_message ("rubric-cli %s", arguments);
        g_assert_cmpint (run.status, ==, 1);
        g_assert_true (g_str_equal (run.out, expected->str));
        g_assert_true (g_str_equal (run.err, alone.err));
      }
}

/* What is behind the cells, how lines end, and how counts are cut is the same one by one and together. */
static void
test_line_forms (void)
{
  static const char two[] = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
  g_autofree char *forms =
    g_strdup_printf ("\xef\xbb\xbf%s\r\n%s,tail\n#\n\n%s # tail\n \t\n%s", two, CLI_PUZZLE, two, two);
  static const char *const limits[] = { "-n 1", "-n 1 --count", "-n 2", "--count", "-n 3 --count" };
  static const char *const counts[] = { "", "\t1+", "", "\t2", "\t2" };
  static const char *const single[] = { "", "\t1", "", "\t1", "\t1" };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("solve %s", limits[i]);
      g_autofree char *answer = g_strdup_printf ("%s%s\n", CLI_SOLUTION, counts[i]);
      g_autofree char *answers =
        g_strdup_printf ("%s%s%s\n%s%s", answer, CLI_SOLUTION, single[i], answer, answer);

      cli_assert (arguments, forms, i == 0 ? 0 : 1, answers, NULL);
    }
}

/* A header and a line a pass, of numbers that fit together. */
static void
check_bench (const char *arguments, const char *input, guint passes, const char *start)
{
  g_auto (CliRun) run = { 0 };
  g_auto (GStrv) lines = NULL;

  cli_run (&run, arguments, input);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  lines = g_strsplit (g_strchomp (run.out), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, passes + 1);
  g_assert_cmpstr (lines[0], ==, "puzzles\tlimit\tthreads\tbackend\tpuzzles_per_cpu_second\tpuzzles_per_second");
  for (guint i = 1; i <= passes; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      g_assert_true (g_str_has_prefix (lines[i], start));
      g_assert_cmpuint (g_strv_length (columns), ==, 6);
      g_assert_cmpint (atoll (columns[4]), >, 0);
      g_assert_cmpint (atoll (columns[5]), >, 0);
    }
}

static void
test_bench (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *bad = g_strconcat (CLI_PUZZLE, "\n", CLI_PUZZLE, "5\n", NULL);

  for (guint i = 0; i < 5000; i++)
    g_string_append (lines, i % 2 == 0 ? CLI_PUZZLE "\n" : CLI_CLASH " # no\n\n");
  check_bench ("bench", lines->str, 5, "5000\t2\t1\t");
  check_bench ("bench -n 1 -j 3 --passes 2 --backend scalar", lines->str, 2, "5000\t1\t3\tscalar\t");
  check_bench ("bench --passes 1", "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                                   ".6....28.\n...419..5\n....8..79\n", 1, "1\t2\t1\t");
  cli_assert ("bench", bad, 2, "", "-:2: column 82: expected 81 cells, found 82");
  cli_assert ("bench", "", 2, "", "no puzzle");
  cli_assert ("bench /nowhere/to/be/found", "", 2, "", "/nowhere/to/be/found: ");
}

/* A stream may be larger than a document; the end of this one is a comment, for which no disk is needed. */
static void
test_bench_large (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n#", -1);
  g_autofree char *arguments = g_strconcat ("bench --passes 1 ", path, NULL);

  g_assert_cmpint (truncate (path, (1l << 30) + 1), ==, 0);
  check_bench (arguments, "", 1, "1\t2\t1\t");
  cli_remove_file (path);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/backends/list", test_list);
  g_test_add_func ("/rubric-cli/backends/errors", test_errors);
  g_test_add_func ("/rubric-cli/backends/equal", test_equal);
  g_test_add_func ("/rubric-cli/backends/line-forms", test_line_forms);
  g_test_add_func ("/rubric-cli/bench", test_bench);
  g_test_add_func ("/rubric-cli/bench/large", test_bench_large);
  return g_test_run ();
}
