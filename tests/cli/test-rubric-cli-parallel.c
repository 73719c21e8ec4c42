/* test-rubric-cli-parallel.c - a file in slices, under GNU parallel and as an array of jobs: the same as in one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <glib/gstdio.h>

enum
{
  N_LINES = 200000,
};

/* Runs a shell command; @file is $FILE in it. Returns: (transfer full): its output */
static char *
run_shell (const char *command, const char *file, int *status)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (file);
  char *out = NULL;

  g_subprocess_launcher_setenv (launcher, "FILE", file, TRUE);
  g_subprocess_launcher_setenv (launcher, "HOME", folder, TRUE); /* GNU parallel keeps notes in its folder */
  /* Without it GNU parallel takes its parent for the shell, and loses what "other machines" print, of cat as of ours. */
  g_subprocess_launcher_setenv (launcher, "SHELL", "/bin/sh", TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, "sh", "-c", command, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  *status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
  return out;
}

static void
check_same (const char *command, const char *file, const char *expected)
{
  int status;
  g_autofree char *out = run_shell (command, file, &status);
  gsize same = 0;

  while (out[same] != '\0' && out[same] == expected[same])
    same++;
  g_test_message ("%s: status %d, %zu of %zu bytes, the same up to %zu", command, status, strlen (out),
                  strlen (expected), same);
  g_assert_cmpint (out[same], ==, expected[same]);
}

/* Stands in for ssh: drops the name of the host, and is that host itself. */
static const char ssh[] = "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec sh -c \"$*\"\n";

#define RUBRIC_CLI "\"$RUBRIC_CLI\" solve -f line --count"
#define PARALLEL "parallel -q --will-cite -k"
#define PIPEPART PARALLEL " --pipepart -a \"$FILE\" --block 1M"

static const char array_of_jobs[] =
  "for k in 1 2 3 4 5 6 7; do split -n l/$k/7 \"$FILE\" | " RUBRIC_CLI " 2>/dev/null; done";

static const char *const gnu_parallel[] = {
  PIPEPART " -j 4 " RUBRIC_CLI " -j 1 2>/dev/null",
  PARALLEL " --pipe --block 777K -j 3 " RUBRIC_CLI " < \"$FILE\" 2>/dev/null",
  "PARALLEL_SSH=\"$SSH\" " PIPEPART " --sshlogin 1/:,1/anna,2/bert " RUBRIC_CLI " 2>/dev/null",
};

static void
test_slices (void)
{
  g_autoptr (GString) lines = cli_make_lines (test_share (N_LINES));
  char *file = cli_write_file (lines->str, lines->len), *script = cli_write_file (ssh, -1);
  g_autofree char *whole = g_strdup_printf ("solve -f line -j 1 --count %s", file);
  g_autofree char *version = NULL, *removed = NULL;
  g_auto (CliRun) run = { 0 };
  int status;

  g_assert_cmpint (g_chmod (script, 0700), ==, 0);
  g_setenv ("SSH", script, TRUE);
  cli_run (&run, whole, "");
  g_assert_cmpint (run.status, ==, 1);
  check_same (array_of_jobs, file, run.out);

  version = run_shell ("parallel --version 2>/dev/null", file, &status);
  if (g_str_has_prefix (version, "GNU parallel"))
    for (guint i = 0; i < G_N_ELEMENTS (gnu_parallel); i++)
      check_same (gnu_parallel[i], file, run.out);
  else
    g_test_skip ("GNU parallel is not installed");

  removed = run_shell ("rm -rf \"$HOME/.parallel\"", file, &status);
  cli_remove_file (script);
  cli_remove_file (file);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/parallel/slices", test_slices);
  return g_test_run ();
}
