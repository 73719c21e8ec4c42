/* test-rubric-cli-generate.c - rubric-cli makes new puzzles: the same again from a seed, and says what cannot be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>

/* Returns: (transfer full): what it prints; it ends well */
static char *
generate (const char *arguments)
{
  g_autofree char *all = g_strdup_printf ("generate %s", arguments);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, all, "");
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  return g_steal_pointer (&run.out);
}

static void
assert_unique (const char *puzzles, guint n)
{
  g_autoptr (GString) verdicts = g_string_new (NULL);
  g_auto (CliRun) run = { 0 };

  for (guint i = 0; i < n; i++)
    g_string_append (verdicts, "unique\n");
  cli_run (&run, "check", puzzles);
  g_assert_cmpstr (run.out, ==, verdicts->str);
}

/* Whatever the threads and the instructions; fewer are the first of more. */
static void
test_same (void)
{
  static const char *const options[] = { "-j 1", "-j 2", "-j 7", "--backend=scalar" };
  static const char *const kinds[] = { "--symmetry=none", "--symmetry=180 --clues=28",
                                       "--symmetry=full --clues=30-36", "--pattern=" CLI_PUZZLE };
  guint n = test_share (1500);

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *few_words = g_strdup_printf ("-n %u --seed=5 %s", n / 3, kinds[k]), *few = generate (few_words);

      assert_unique (few, n / 3);
      for (guint i = 0; i < G_N_ELEMENTS (options); i++)
        {
          g_autofree char *words = g_strdup_printf ("-n %u --seed=5 %s %s", n, kinds[k], options[i]);
          g_autofree char *puzzles = generate (words);

          g_assert_true (g_str_has_prefix (puzzles, few));
          g_assert_cmpuint (strlen (puzzles), ==, n * 82);
        }
    }
}

static void
test_seeds (void)
{
  g_autofree char *a = generate ("--seed=1"), *b = generate ("--seed=2"), *c = generate ("-n 1"), *d = generate ("-n 1");

  g_assert_cmpstr (a, !=, b);
  g_assert_cmpstr (c, !=, d);
  assert_unique (c, 1);
}

/* The head of a table stands there once, also where many indices go by before the first puzzle. */
static void
test_formats (void)
{
  g_autofree char *csv = generate ("-n 3 --seed=1 --clues=21 -t csv"), *sdk = generate ("-t sdk");
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_true (g_str_has_prefix (lines[0], "puzzle,"));
  for (guint i = 1; i <= 3; i++)
    g_assert_true (g_ascii_isdigit (lines[i][0]));
  assert_unique (sdk, 1);
}

/* The same puzzles as without, and the same numbers whatever the threads and the instructions. */
static void
test_weights (void)
{
  static const char *const options[] = { "-j 1", "-j 2", "-j 7", "--backend=scalar" };
  guint n = test_share (600);
  g_autofree char *words = g_strdup_printf ("-n %u --seed=5", n), *plain = generate (words);
  g_autofree char *weighed_words = g_strdup_printf ("%s --weights", words), *weighed = generate (weighed_words);
  g_auto (GStrv) lines = g_strsplit (weighed, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *more = g_strdup_printf ("%s --symmetry=none -t line %s", weighed_words, options[i]);
      g_autofree char *again = generate (more);

      g_assert_cmpstr (again, ==, weighed);
    }
  g_assert_cmpuint (g_strv_length (lines), ==, n + 1);
  for (guint i = 0; i < n; i++)
    {
      char *end;
      double logarithm = g_ascii_strtod (lines[i] + 82, &end);

      g_assert_cmpmem (lines[i], 81, plain + 82 * i, 81);
      g_assert_cmpint (lines[i][81], ==, '\t');
      g_assert_cmpint (*end, ==, '\0');
      g_assert_true (logarithm > 15 && logarithm < 50);
    }
  assert_unique (weighed, n);
}

/* As it was when this was written: for ever, like the puzzle. */
static void
test_one_weight (void)
{
  cli_assert ("generate --seed=1 --weights", "", 0,
              "...9.4.673.....8....4......6..4...9.42..3..7..792.....9.2..6.....135............8\t32.115002\n", NULL);
}

static void
test_errors (void)
{
  static const struct
  {
    const char *arguments, *message;
  } cases[] = {
    { "-n 0", "--count" },
    { "-j 0", "--threads" },
    { "--tries=0", "--tries" },
    { "--seed=one", "--seed takes a number" },
    { "--seed=-1", "--seed takes a number" },
    { "--clues=30-20", "is no number of clues" },
    { "--clues=82", "is no number of clues" },
    { "--clues=", "is no number of clues" },
    { "--clues=-5", "is no number of clues" },
    { "--clues=9-16", "fewer than 17 clues" },
    { "--symmetry=spiral", "the symmetries are none, 180, " },
    { "--symmetry=90 --clues=34", "no pattern with this symmetry has so many givens" },
    { "--pattern=" CLI_PUZZLE ".", "--pattern takes 81 characters" },
    { "--pattern=", "--pattern takes 81 characters" },
    { "--pattern=" CLI_EMPTY, "no puzzle of this pattern has one solution" },
    { "--pattern=" CLI_CLASH, "no puzzle of this pattern has one solution" },
    { "--pattern=" CLI_PUZZLE " --clues=30", "do not go with it" },
    { "--pattern=" CLI_PUZZLE " --symmetry=none", "do not go with it" },
    { "--weights --symmetry=180", "--weights tells by what chance" },
    { "--weights --clues=24", "--weights tells" },
    { "--weights --pattern=" CLI_PUZZLE, "--weights tells" },
    { "--weights --level=easy", "--weights tells" },
    { "--weights -t csv", "“csv” has no place for weights" },
    { "-n 2 -t sdk", "holds one puzzle" },
    { "-t no-format", "no-format" },
    { "--backend=no-backend", "no-backend" },
    { "puzzles.txt", "puzzles.txt" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *all = g_strdup_printf ("generate %s", cases[i].arguments);

      cli_assert (all, "", 2, "", cases[i].message);
    }
}

/* So few clues chance does not make: what is known is made anew, and it is said. */
static void
test_few (void)
{
  static const struct
  {
    const char *options;
    int clues;
    const char *says;
  } cases[] = {
    { "--clues=17", 17, "are isomorphs of" },
    { "--clues=18", 18, "they are related" },
    { "--clues=19", 19, "they are related" },
    { "--clues=20 --symmetry=180", 20, "they are related" },
    { "--clues=18 --symmetry=180", 18, "they are related" },
  };

  g_auto (CliRun) both = { 0 };
  guint n = test_share (20);

  cli_run (&both, "generate --clues=17-18 -n 1 --seed=1", "");
  g_assert_nonnull (strstr (both.err, "those with 17 clues are isomorphs of known ones"));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("generate -n %u --seed=1 -j 1 %s", n, cases[i].options);
      g_autofree char *threads = g_strdup_printf ("generate -n %u --seed=1 -j 3 --backend=scalar %s", n, cases[i].options);
      g_auto (CliRun) run = { 0 }, again = { 0 };

      cli_run (&run, arguments, "");
      cli_run (&again, threads, "");
      g_assert_nonnull (strstr (run.err, cases[i].says));
      g_assert_cmpint (run.status, ==, 0);
      g_assert_cmpstr (run.out, ==, again.out);
      assert_unique (run.out, n);
      for (guint j = 0; j < n; j++)
        {
          int clues = 0;

          for (int cell = 0; cell < 81; cell++)
            clues += run.out[j * 82 + cell] != '.';
          g_assert_cmpint (clues, ==, cases[i].clues);
        }
    }
  cli_assert ("generate --clues=17 --level=extreme", "", 1, "", "no puzzle with 17 clues that Rubric knows is as wished");
  cli_assert ("generate --clues=17 --level=extreme -j 2", "", 1, "", "no puzzle with 17 clues that Rubric knows is as wished");
  cli_assert ("generate --clues=17 --symmetry=180", "", 2, "", "no puzzle with 17 givens and this symmetry");
}

/* What does not come for long is given up, after the same index whatever the threads; what did come is there. */
static void
test_tries (void)
{
  guint n = test_share (2000), tries = MAX (test_share (150), 30);
  g_autofree char *some = g_strdup_printf ("generate -n 1000 --seed=3 --clues=22 --tries=%u -j", tries);
  g_autofree char *alone = g_strdup_printf ("%s 1", some), *together = g_strdup_printf ("%s 4", some);
  g_autofree char *in_vain = g_strdup_printf ("generate --symmetry=full --clues=17-18 --tries=%u", n);
  g_autofree char *given_up = g_strdup_printf ("given up: none of %u grids", n);
  g_auto (CliRun) one = { 0 }, four = { 0 };

  cli_assert (in_vain, "", 1, "", given_up);
  cli_assert ("generate --pattern=" CLI_HOSTILE " --seed=7 --tries=1", "", 1, "", "makes a puzzle of this pattern");
  cli_run (&one, alone, "");
  cli_run (&four, together, "");
  g_assert_cmpint (one.status, ==, 1);
  g_assert_cmpuint (strlen (one.out), >, 0);
  g_assert_cmpstr (one.out, ==, four.out);
  g_assert_cmpstr (one.err, ==, four.err);
}

static void
test_interrupt (void)
{
  static const char *const arguments[] = { "generate -n 1000000000 -j 2", "generate -n 5 --clues 17-18 --symmetry full -j 2" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_autoptr (GSubprocess) process
          = cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, arguments[i]);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      char line[82];
      gsize n;

      if (i == 0)
        g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), line, sizeof line, &n, NULL, NULL);
      else
        g_usleep (G_USEC_PER_SEC / 5); /* it has begun: or the signal ends it before it listens */
      g_subprocess_send_signal (process, SIGINT);
      g_subprocess_communicate (process, NULL, NULL, &bytes, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes) % 82, ==, 0);
      if (i == 0 || g_subprocess_get_if_exited (process))
        g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
    }
}

static void
test_broken_pipe (void)
{
  g_autoptr (GSubprocess) process
      = cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, "generate -n 1000000000 -j 2");
  char line[82], left[100];
  gsize n;

  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), line, sizeof line, &n, NULL, NULL);
  g_assert_true (g_input_stream_close (g_subprocess_get_stdout_pipe (process), NULL, NULL));
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGPIPE);
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stderr_pipe (process), left, sizeof left, NULL, NULL), ==, 0);
}

static void
test_full_disk (void)
{
  static const char *const arguments[] = { "generate", "generate -n 100000 -j 1", "generate -n 1000000000 -j 4" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (CliRun) run = { 0 };
      int full = open ("/dev/full", O_WRONLY | O_CLOEXEC);

      g_assert_cmpint (full, >=, 0);
      cli_run_into (&run, arguments[i], "", full, -1);
      g_assert_cmpint (run.status, ==, 2);
      g_assert_cmpstr (run.err, ==, "rubric-cli: cannot write to standard output: No space left on device\n");
    }
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/generate/same", test_same);
  g_test_add_func ("/rubric-cli/generate/seeds", test_seeds);
  g_test_add_func ("/rubric-cli/generate/formats", test_formats);
  g_test_add_func ("/rubric-cli/generate/weights", test_weights);
  g_test_add_func ("/rubric-cli/generate/one-weight", test_one_weight);
  g_test_add_func ("/rubric-cli/generate/errors", test_errors);
  g_test_add_func ("/rubric-cli/generate/few", test_few);
  g_test_add_func ("/rubric-cli/generate/tries", test_tries);
  g_test_add_func ("/rubric-cli/generate/interrupt", test_interrupt);
  g_test_add_func ("/rubric-cli/generate/broken-pipe", test_broken_pipe);
  g_test_add_func ("/rubric-cli/generate/full-disk", test_full_disk);
  return g_test_run ();
}
