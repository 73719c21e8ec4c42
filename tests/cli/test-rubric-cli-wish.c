/* test-rubric-cli-wish.c - generate by level, technique, effort and rating
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Returns: (transfer full): what "generate" with @options prints; it ends well */
static char *
generate (const char *options)
{
  g_autofree char *arguments = g_strdup_printf ("generate %s", options);
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, "");
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  return g_steal_pointer (&run.out);
}

/* Fails unless @puzzles are @n, and what "grade" with @scale says of each begins or ends with @words. */
static void
assert_graded (const char *puzzles, guint n, const char *scale, const char *words)
{
  g_autofree char *arguments = g_strdup_printf ("grade --scale=%s", scale);
  g_auto (GStrv) lines = NULL;
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, puzzles);
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 1);
  for (guint i = 0; i < n; i++)
    if (!g_str_has_prefix (lines[i], words) && !g_str_has_suffix (lines[i], words))
      g_error ("“%s” instead of “%s”", lines[i], words);
}

static void
test_levels (void)
{
  static const char *const levels[] = { "easy", "medium", "hard", "unfair", "extreme" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *options = g_strdup_printf ("-n 5 --seed 1 --level %s", levels[i]);
      g_autofree char *puzzles = generate (options);

      assert_graded (puzzles, 5, "rubric", levels[i]);
    }
}

static void
test_technique (void)
{
  g_autofree char *hardest = generate ("-n 3 --seed 2 --technique x-wing --needs-nothing-above x-wing");
  g_autofree char *easier = generate ("-n 3 --seed 2 --needs-nothing-above naked-pair --level medium");

  assert_graded (hardest, 3, "rubric", "\tx-wing");
  assert_graded (easier, 3, "rubric", "medium");
}

static void
test_rating (void)
{
  g_autofree char *puzzles = generate ("-n 3 --seed 2 --er 1.2-1.5 --symmetry 180 --clues 30-34");

  assert_graded (puzzles, 3, "explainer", "1.");
}

/* The same for any number of threads; the others of a seed come behind the first. */
static void
test_threads (void)
{
  g_autofree char *one = generate ("-n 30 --seed 7 --level hard -j 1");
  g_autofree char *three = generate ("-n 30 --seed 7 --level hard -j 3");
  g_autofree char *fewer = generate ("-n 7 --seed 7 --level hard -j 2");

  g_assert_cmpstr (one, ==, three);
  g_assert_true (g_str_has_prefix (one, fewer));
}

static void
test_formats (void)
{
  g_autofree char *puzzle = generate ("--seed 3 --level easy --to sdk"), *line = generate ("--seed 3 --level easy");
  g_auto (CliRun) run = { 0 };

  cli_run (&run, "convert --to line", puzzle);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, line);
}

static void
test_errors (void)
{
  static const struct
  {
    const char *arguments, *message;
  } cases[] = {
    { "generate --level foo", "there is no level “foo”" },
    { "generate --level easy-foo", "there is no level “easy-foo”" },
    { "generate --level hard-easy", "the least level is above the greatest" },
    { "generate --technique=", "there is no technique “”" },
    { "generate --technique foo", "there is no technique “foo”" },
    { "generate --technique x-wing,foo", "there is no technique “foo”" },
    { "generate --technique death-blossom", "not among the usual techniques" },
    { "generate --technique x-wing --level easy", "an easy puzzle never needs “X-Wing”: choose Hard or above" },
    { "generate --technique x-wing --needs-nothing-above naked-pair", "harder than what it may need" },
    { "generate --technique x-wing,forcing-contradiction --level medium", "”: choose Extreme" },
    { "generate --needs-nothing-above foo", "there is no technique “foo”" },
    { "generate --needs-nothing-above naked-pair --level hard", "needs something harder" },
    { "generate --effort x", "“x” is no effort" },
    { "generate --effort 5-4", "the least effort is above the greatest" },
    { "generate --effort -5", "“-5” is no effort" },
    { "generate --er 3,5", "“3,5” is no rating" },
    { "generate --er 99", "“99” is no rating" },
    { "generate --er 4.5-3", "the least rating is above the greatest" },
    { "generate --er 0-1.1", "rated 1.2 or higher" },
    { "generate --er 0-0.9", "nothing is rated so" },
    { "generate --level easy --er 4.5", "2.3 or lower" },
    { "generate --technique x-wing --er 1.2-3.1", "3.2 or higher" },
    { "generate --effort 0-1", "so little effort" },
    { "generate --level easy --effort 2000", "14 at most" },
    { "generate --level easy --clues 5-12", "fewer than 17 clues" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    cli_assert (cases[i].arguments, "", 2, "", cases[i].message);
}

/* What does not come for long is given up, after the same index whatever the threads; what did come is there. */
static void
test_tries (void)
{
  g_auto (CliRun) one = { 0 }, four = { 0 };

  cli_assert ("generate --effort 4000000000 --tries=300", "", 1, "", "given up: none of 300 puzzles in a row is as wished");
  cli_run (&one, "generate -n 1000 --seed=3 --level=extreme --tries=150 -j 1", "");
  cli_run (&four, "generate -n 1000 --seed=3 --level=extreme --tries=150 -j 4", "");
  g_assert_cmpint (one.status, ==, 1);
  g_assert_cmpstr (one.out, ==, four.out);
  g_assert_cmpstr (one.err, ==, four.err);
}

/* What is never found ends at once when it is interrupted. */
static void
test_interrupt (void)
{
  for (int threads = 1; threads <= 2; threads++)
    {
      g_autofree char *arguments = g_strdup_printf ("generate --effort 4000000000 -j %d", threads);
      g_autoptr (GSubprocess) process = cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE, arguments);

      g_usleep (G_USEC_PER_SEC / 5);
      g_subprocess_send_signal (process, SIGINT);
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      g_assert_false (g_subprocess_get_successful (process));
    }
}

static void
test_full_disk (void)
{
  int full = open ("/dev/full", O_WRONLY | O_CLOEXEC);
  g_auto (CliRun) run = { 0 };

  if (full < 0)
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  cli_run_into (&run, "generate -n 1000000 --level easy", "", full, -1);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "rubric-cli: "));
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/cli/wish/levels", test_levels);
  g_test_add_func ("/cli/wish/technique", test_technique);
  g_test_add_func ("/cli/wish/rating", test_rating);
  g_test_add_func ("/cli/wish/threads", test_threads);
  g_test_add_func ("/cli/wish/formats", test_formats);
  g_test_add_func ("/cli/wish/errors", test_errors);
  g_test_add_func ("/cli/wish/tries", test_tries);
  g_test_add_func ("/cli/wish/interrupt", test_interrupt);
  g_test_add_func ("/cli/wish/full-disk", test_full_disk);
  return g_test_run ();
}
