/* test-rubric-cli-interrupt.c - Ctrl+C as the program begins: it ends as it does later
 *
 * The first file that the program opens is one of the locale, which is a pipe here: the program waits at it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOCALE "rubric"

/* Returns: the end of @pipe that a program waits for, once it does */
static int
wait_for_reader (const char *pipe)
{
  int fd;

  while ((fd = open (pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC)) < 0 && errno == ENXIO)
    g_usleep (1000);
  g_assert_cmpint (fd, >=, 0);
  return fd;
}

static int
interrupt_at_locale (const char *folder, const char *pipe, const char *arguments)
{
  g_autoptr (GSubprocess) process = NULL;
  int waiting;

  g_setenv ("LOCPATH", folder, TRUE);
  g_setenv ("LC_ALL", LOCALE, TRUE);
  process = cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, arguments);
  g_unsetenv ("LOCPATH");
  waiting = wait_for_reader (pipe);
  /* now, and not as soon as a thread of GLib comes to it */
  g_assert_no_errno (kill ((pid_t)g_ascii_strtoll (g_subprocess_get_identifier (process), NULL, 10), SIGINT));
  close (waiting);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  return g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
}

static void
test_beginning (void)
{
  static const struct
  {
    const char *command;
    int status;
  } cases[] = {
    { "solve", 130 },   { "check", 130 },   { "grade", 130 },
    { "explain", 130 }, { "canon", 130 },   { "generate -n 1000000", 130 },
    { "convert", 130 }, { "compare", 130 }, { "render -t svg -o -", 130 },
    { "bench", 130 },   { "list backends", 0 }, /* is there as soon as anybody could look for Ctrl+C */
  };
  g_autofree char *folder = g_dir_make_tmp ("rubric-locale-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, LOCALE, NULL);
  g_autofree char *pipe = g_build_filename (inner, "LC_IDENTIFICATION", NULL);
  char *puzzles = cli_write_file (CLI_PUZZLE "\n", -1);

  g_assert_no_errno (g_mkdir (inner, 0700));
  g_assert_no_errno (mkfifo (pipe, 0600));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean reads = cases[i].status != 0 && !g_str_has_prefix (cases[i].command, "generate");
      g_autofree char *arguments = g_strjoin (" ", cases[i].command, reads ? puzzles : NULL, NULL);
      int status = interrupt_at_locale (folder, pipe, arguments);

      g_test_message ("rubric-cli %s: status %d", arguments, status);
      g_assert_cmpint (status, ==, cases[i].status);
    }
  cli_remove_file (puzzles);
  g_unlink (pipe);
  g_rmdir (inner);
  g_rmdir (folder);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/cli/interrupt/beginning", test_beginning);
  return g_test_run ();
}
