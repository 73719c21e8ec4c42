/* test-rubric-cli-errors.c - wrong words and malformed input: one clear message, the right exit status
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include <linux/capability.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static void
test_usage (void)
{
  static const struct
  {
    const char *arguments, *message;
  } cases[] = {
    { "sovle", "solve, check, grade, explain, canon, generate, convert, compare, render, bench, list" },
    { "solve --fast", "--strategy, --limit, --count, --stats, --from, --to, --threads, --backend" },
    { "solve -s bogo", "brute-force, lookup-table, blank-list" },
    { "solve -f docx", "sdk, " },
    { "solve -t docx", "sdk, " },
    { "solve -n 0", "--limit" },
    { "solve -n many", "many" },
    { "solve -n 9223372036854775807", "--limit" }, /* one more is looked for */
    { "solve -n 99999999999999999999", "--limit" },
    { "solve -n 0x10", "--limit takes a number, not “0x10”" },
    { "solve -j 08s", "--threads" },
    { "solve -j 0", "--threads" },
    { "solve -j 65", "--threads" },
    { "solve -j", "-j" },
    { "solve -t sdk --count", "--count" },
    { "solve --backend mmx", "scalar" },
    { "solve --backend=", "scalar" },
    { "check --backend mmx", "scalar" },
    { "bench --backend mmx", "scalar" },
    { "bench -n 0", "--limit" },
    { "bench -j 65", "--threads" },
    { "bench --passes 0", "--passes" },
    { "bench a b", "one file" },
    { "check -s bitset", "--from, --threads, --backend" },
    { "grade -j 65", "--threads" },
    { "grade -f docx", "sdk, " },
    { "grade --all", "--from, --scale, --threads" },
    { "grade --scale=richter", "rubric, hodoku, explainer" },
    { "grade --scale=hodoku --with=exocet", "--with" },
    { "grade --without=exocet", "exocet" },
    { "explain -f docx", "sdk, " },
    { "explain --scale=explainer", "rubric, hodoku" },
    { "explain --scale=hodoku --all", "--all" },
    { "explain --scale=hodoku --without=x-wing", "--without" },
    { "explain --notation=long", "--notation takes no value" },
    { "explain --json=no", "--json takes no value" },
    { "solve --count=3", "--count takes no value" },
    { "check --json=no", "--json takes no value" },
    { "explain -j 2", "--json, --all, --why, --notation, --from, --scale" },
    { "convert -t line a b", "one file" },
    { "compare --time-limit 0", "--time-limit" },
    { "compare --time-limit -1", "--time-limit" },
    { "compare a b", "one file" },
    { "render -o a.png --size 0", "--size" },
    { "render -o a.png -n 0", "--number" },
    { "render -o a.pdf --per-page 0", "--per-page" },
    { "list", "techniques, strategies, formats, backends" },
    { "list strategy", "techniques, strategies, formats, backends" },
    { "list strategies formats", "techniques, strategies, formats, backends" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    cli_assert (cases[i].arguments, CLI_PUZZLE "\n", 2, "", cases[i].message);
}

/* Numbers of a search that never began would mean nothing. */
static void
test_clash (void)
{
  cli_assert ("compare", CLI_CLASH "\n", 2, "", "Some digits clash: there is nothing to search");
}

/* Nothing on standard output, exit status 2. */
static void
test_documents (void)
{
  static const char *const commands[] = { "solve",   "check",   "grade", "explain", "convert -t line", "convert -t sdk",
                                          "compare", "solve -t leetcode", "canon", "canon --groups" };
  static const struct
  {
    const char *input, *message;
  } cases[] = {
    { "", "no puzzle" },
    { "\n \n# nothing\n", "no puzzle" },
    { "hello\n", "-: " },
    { "53..7....\n6..195...\n", "-:2: column " },
    { "53..7....6\n", "-:1: column " },
    { "[[\"5\",\"3\"", "-:1: column " },
    { "[[\"5\"]]", "-: " },
    { "[Puzzle]\n53..7....\n6..195...\n", "-:3: column " },
    { "[Puzzle]\n53..7....\n6..1a5...\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n",
      "-:3: column " },
    { "PK\3\4zip", "archive" },
    { "\xff\xfe" "5", "-: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (commands); k++)
      cli_assert (commands[k], cases[i].input, 2, "", cases[i].message);
}

static void
test_binary (void)
{
  g_autofree char *bytes = g_malloc (100 << 10);
  guint32 state = 1;
  g_auto (CliRun) run = { 0 }, lines = { 0 };

  for (guint i = 0; i < 100 << 10; i++)
    bytes[i] = (state = state * 1664525 + 1013904223) >> 24;
  cli_run_bytes (&run, "solve", bytes, 100 << 10);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, "rubric-cli: -: "));

  cli_run_bytes (&lines, "solve -f line", bytes, 100 << 10);
  g_assert_cmpint (lines.status, ==, 1);
  g_assert_true (g_str_has_prefix (lines.out, "invalid\n"));
}

/* A stream goes on after a bad line, and reports each with its number. */
static void
test_stream (void)
{
  static const struct
  {
    const char *line, *message;
  } cases[] = {
    { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
      "expected 81 cells, found 80" },
    { CLI_PUZZLE "1", "expected 81 cells, found 82" },
    { "53..7....6..195....98....6.8...6...34..8.3a.17...2...6.6....28....419..5....8..79", "column 43: " },
    { "5\t3", "expected 81 cells, found 1" },
    { "\x80", "0x80" },
    { "hello", "“h”" },
    { ",", "expected 81 cells, found 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *input = g_strdup_printf (CLI_PUZZLE "\n\n%s\n" CLI_PUZZLE "\n", cases[i].line);
      static const char message[] = "rubric-cli: -:3: ";

      cli_assert ("solve", input, 1, CLI_SOLUTION "\ninvalid\n" CLI_SOLUTION "\n", cases[i].message);
      cli_assert ("check", input, 1, "unique\ninvalid\nunique\n", message);
      cli_assert ("convert -t line", input, 2, CLI_PUZZLE "\n", message);
      cli_assert ("solve -s bitset -t line", input, 1, CLI_SOLUTION "\ninvalid\n" CLI_SOLUTION "\n", message);
    }
  cli_assert ("solve -f line", "hello\n", 1, "invalid\n", "-:1: ");
  cli_assert ("solve -f line", "", 2, "", "no puzzle");
}

/* A format that holds one puzzle takes one, wherever the second comes from. */
static void
test_one_puzzle (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n", -1);
  g_autofree char *files = g_strdup_printf ("solve -t grid %s %s", path, path);
  g_autofree char *message = g_strdup_printf ("%s:1: ", path);

  cli_assert ("convert -t sdk", CLI_PUZZLE "\n\n" CLI_EMPTY "\n", 2, "", "-:3: ");
  cli_assert ("solve -t leetcode", CLI_PUZZLE "\n" CLI_PUZZLE "\n", 2, "", "-:2: ");
  cli_assert (files, "", 2, "", message);
  cli_assert ("solve -t sdk", CLI_CLASH "\n", 1, "", "-:1: no solution");
  cli_assert ("solve -t sdk", CLI_UNSOLVABLE "\n", 1, "", "-:1: no solution");
  cli_remove_file (path);
}

static void
test_unreadable (void)
{
  static const char *const commands[] = { "solve", "check", "convert -t sdk", "compare" };
  char *path = cli_write_file (CLI_PUZZLE "\n", -1);
  g_autofree char *folder = g_path_get_dirname (path);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *missing = g_strdup_printf ("%s %s/missing", commands[i], folder);
      g_autofree char *directory = g_strdup_printf ("%s %s", commands[i], folder);

      cli_assert (missing, "", 2, "", "No such file or directory");
      cli_assert (directory, "", 2, "", "Is a directory");
    }
  cli_remove_file (path);
}

/* The administrator may read everything, but for what is taken away from him. */
static void
be_like_others_cb (gpointer data)
{
  if (prctl (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0
      || prctl (PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH, 0, 0, 0) != 0)
    _exit (127);
}

static void
test_permission (void)
{
  char *path = cli_write_file (CLI_PUZZLE "\n", -1);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *out = NULL, *err = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (chmod (path, 0), ==, 0);
  if (geteuid () == 0)
    g_subprocess_launcher_set_child_setup (launcher, be_like_others_cb, NULL, NULL);
  process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("RUBRIC_CLI"), "solve", path, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &err, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_cmpstr (out, ==, "");
  g_assert_nonnull (strstr (err, "Permission denied"));
  cli_remove_file (path);
}

/* A thread has a stack as large as that of the program that starts: where it finds no place none can be started. */
static void
test_no_threads (void)
{
  static const char *const commands[] = { "generate", "generate --level hard", "bench -j 2", "solve", "check -j 2" };
  struct rlimit before, huge;

  g_assert_no_errno (getrlimit (RLIMIT_STACK, &before));
  huge = (struct rlimit){ (rlim_t)1 << 50, before.rlim_max };
  if (setrlimit (RLIMIT_STACK, &huge) != 0)
    {
      g_test_skip ("this user may not have so large a stack");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CliRun) run = { 0 };

      g_test_message ("%s", commands[i]);
      cli_run (&run, commands[i], CLI_PUZZLE "\n");
      g_assert_cmpint (run.status, ==, 2);
      g_assert_nonnull (strstr (run.err, g_strerror (ENOMEM)));
    }
  g_assert_no_errno (setrlimit (RLIMIT_STACK, &before));
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/errors/usage", test_usage);
  g_test_add_func ("/rubric-cli/errors/documents", test_documents);
  g_test_add_func ("/rubric-cli/errors/binary", test_binary);
  g_test_add_func ("/rubric-cli/errors/clash", test_clash);
  g_test_add_func ("/rubric-cli/errors/stream", test_stream);
  g_test_add_func ("/rubric-cli/errors/one-puzzle", test_one_puzzle);
  g_test_add_func ("/rubric-cli/errors/unreadable", test_unreadable);
  g_test_add_func ("/rubric-cli/errors/permission", test_permission);
  g_test_add_func ("/rubric-cli/errors/no-threads", test_no_threads);
  return g_test_run ();
}
