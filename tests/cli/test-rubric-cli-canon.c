/* test-rubric-cli-canon.c - canonical forms, and what is found by them: isomorphs in files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* Of CLI_PUZZLE and of CLI_SOLUTION. */
#define FORM "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45."
#define FULL_FORM "123456789457189263698273514271895346539764128864312957345928671786531492912647835"
#define CLASH_MESSAGE "its digits clash in r1c1 r1c2"

enum
{
  N_LINES = 5000, /* each of them twice */
  SIZE_OF_LINE = 82,
};

/* Returns: (transfer full): CLI_PUZZLE from its end, with digits exchanged */
static char *
make_isomorph (void)
{
  char *line = g_strreverse (g_strdup (CLI_PUZZLE));

  for (char *c = line; *c != '\0'; c++)
    if (*c != '.')
      *c = '0' + ('9' + 1 - *c);
  return line;
}

static void
test_forms (void)
{
  g_autofree char *isomorph = make_isomorph ();
  g_autofree char *lines = g_strdup_printf (CLI_PUZZLE "\n# a comment\n\n%s\n" CLI_SOLUTION "\n", isomorph);

  cli_assert ("canon", lines, 0, FORM "\n" FORM "\n" FULL_FORM "\n", NULL);
  cli_assert ("canon -j 1 -", lines, 0, FORM "\n" FORM "\n" FULL_FORM "\n", NULL);
  cli_assert ("canon", CLI_EMPTY "\n", 0, CLI_EMPTY "\n", NULL);
  cli_assert ("canon", FORM "\n", 0, FORM "\n", NULL);
}

static void
test_bad_lines (void)
{
  static const char lines[] = CLI_PUZZLE "\n12\n" CLI_PUZZLE "\n";

  cli_assert ("canon", lines, 1, FORM "\ninvalid\n" FORM "\n", "rubric-cli: -:2: ");
  cli_assert ("canon --unique", lines, 1, CLI_PUZZLE "\n", "rubric-cli: -:2: ");
  cli_assert ("canon --groups", lines, 1, "-:1\t-:3\n", "rubric-cli: -:2: ");
  cli_assert ("canon", CLI_CLASH "\n", 1, "invalid\n", "rubric-cli: -:1: " CLASH_MESSAGE);
  cli_assert ("canon --unique", CLI_CLASH "\n" CLI_PUZZLE "\n", 1, CLI_PUZZLE "\n", "rubric-cli: -:1: " CLASH_MESSAGE);
  cli_assert ("canon", "", 2, "", "There is no puzzle in it.");
  cli_assert ("canon --groups /nonexistent", "", 2, "", "/nonexistent");
}

static void
test_usage (void)
{
  cli_assert ("canon --unique --groups", "", 2, "", "--unique and --groups cannot be used together");
  cli_assert ("canon -j 0", "", 2, "", "--threads takes a number from 1 to 64");
  cli_assert ("canon --backward", "", 2, "", "--unique, --groups, --from, --threads");
}

static void
test_unique (void)
{
  g_autofree char *isomorph = make_isomorph ();
  g_autofree char *lines
      = g_strdup_printf ("%s # of these two\n" CLI_HOSTILE "\n" CLI_PUZZLE "\n" CLI_HOSTILE "\n", isomorph);
  g_autofree char *expected = g_strdup_printf ("%s\n" CLI_HOSTILE "\n", isomorph);

  cli_assert ("canon --unique", lines, 0, expected, NULL);
  cli_assert ("canon --groups", lines, 0, "-:1\t-:3\n-:2\t-:4\n", NULL);
  cli_assert ("canon --groups", expected, 0, "", NULL);
}

/* Across files of any format, by the lines they begin on. */
static void
test_files (void)
{
  static const char board[] = "[C]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                              ".6....28.\n...419..5\n....8..79\n";
  char *line = cli_write_file (CLI_HOSTILE "\n" CLI_PUZZLE "\n", -1), *document = cli_write_file (board, -1);
  g_autofree char *arguments = g_strdup_printf ("canon --groups %s %s", line, document);
  g_autofree char *expected = g_strdup_printf ("%s:2\t%s:2\n", line, document);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, expected);
  cli_remove_file (line);
  cli_remove_file (document);
}

/* TABs separate places, so that one in the name of a file is octal: a puzzle alone is no group. */
static void
test_tab (void)
{
  g_autofree char *path = cli_write_file (CLI_HOSTILE "\n", -1);
  char *moved = g_strconcat (path, "\tx", NULL);
  g_autofree char *alone = g_strdup_printf ("canon --groups %s", moved);
  g_autofree char *twice = g_strdup_printf ("canon --groups %s %s", moved, moved);
  g_autofree char *expected = g_strdup_printf ("%s\\011x:1\t%s\\011x:1\n", path, path);

  g_assert_cmpint (g_rename (path, moved), ==, 0);
  cli_assert (alone, "", 0, "", NULL);
  cli_assert (twice, "", 0, expected, NULL);
  cli_remove_file (moved);
}

/* Lines that are cut anywhere between workers: in order, and the same with any number of threads. */
static void
test_many (void)
{
  static const char *const options[] = { "", " --unique", " --groups" };
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n = test_share (N_LINES);

  for (guint i = 0; i < n; i++)
    {
      char line[] = CLI_SOLUTION;

      for (guint k = 0; k < 40; k++)
        line[g_rand_int_range (rand, 0, 81)] = '.';
      g_string_append_printf (lines, "%s\n", line);
    }
  g_string_append_len (lines, lines->str, (gssize)lines->len);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *one = g_strdup_printf ("canon -j 1%s", options[i]);
      g_autofree char *four = g_strdup_printf ("canon -j 4%s", options[i]);
      g_auto (CliRun) a = { 0 }, b = { 0 };
      g_auto (GStrv) answers = NULL;

      cli_run (&a, one, lines->str);
      cli_run (&b, four, lines->str);
      g_assert_cmpint (a.status, ==, 0);
      g_assert_true (g_str_equal (a.out, b.out));
      answers = g_strsplit (g_strchomp (a.out), "\n", -1);
      g_assert_cmpuint (g_strv_length (answers), ==, i == 0 ? 2 * n : n);
      if (i == 1)
        g_assert_true (g_str_has_prefix (lines->str, a.out));
    }
}

/* Each answer comes before the next question is asked, and what was found by then is kept. */
static void
test_trickle (void)
{
  g_autoptr (GSubprocess) process
      = cli_spawn (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, "canon --unique");
  const char *const puzzles[] = { CLI_PUZZLE "\n", CLI_HOSTILE "\n" };

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      char answer[SIZE_OF_LINE + 1] = { 0 };

      g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), puzzles[i], SIZE_OF_LINE, NULL, NULL, NULL);
      g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), answer, SIZE_OF_LINE, NULL, NULL, NULL);
      g_assert_cmpstr (answer, ==, puzzles[i]);
    }
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/cli/canon/forms", test_forms);
  g_test_add_func ("/cli/canon/bad-lines", test_bad_lines);
  g_test_add_func ("/cli/canon/usage", test_usage);
  g_test_add_func ("/cli/canon/unique", test_unique);
  g_test_add_func ("/cli/canon/files", test_files);
  g_test_add_func ("/cli/canon/tab", test_tab);
  g_test_add_func ("/cli/canon/many", test_many);
  g_test_add_func ("/cli/canon/trickle", test_trickle);
  return g_test_run ();
}
