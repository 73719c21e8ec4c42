/* cli-testing.c - runs the rubric-cli that was built
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-testing.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

void
cli_test_init (int *argc, char ***argv)
{
  /* What the child inherits must not depend on how the tests were started. */
  signal (SIGINT, SIG_DFL);
  signal (SIGPIPE, SIG_IGN);
  g_test_init (argc, argv, NULL);
}

#define HIDDEN_BLANK '\001'

/* The program and @arguments as words. Folders of the tests may have blanks in their names. */
static char **
split_words (const char *arguments)
{
  static const char *const folders[] = { "RUBRIC_TEST_DATA", "RUBRIC_CORPUS", "G_TEST_SRCDIR", "G_TEST_BUILDDIR" };
  g_autoptr (GString) line = g_string_new (arguments);
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      const char *folder = g_getenv (folders[i]);
      g_autofree char *hidden = folder != NULL ? g_strdelimit (g_strdup (folder), " ", HIDDEN_BLANK) : NULL;

      if (folder != NULL)
        g_string_replace (line, folder, hidden, 0);
    }
  words = g_strsplit (g_strchomp (line->str), " ", -1);
  g_ptr_array_add (all, g_strdup (g_getenv ("RUBRIC_CLI")));
  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (all, g_strdelimit (g_strdup (*word), (char[]){ HIDDEN_BLANK, '\0' }, ' '));
  g_ptr_array_add (all, NULL);
  return (char **)g_ptr_array_free (g_steal_pointer (&all), FALSE);
}

/* @launcher (nullable): what the standard streams are, where pipes will not do. */
static GSubprocess *
spawn (GSubprocessLauncher *launcher, GSubprocessFlags flags, const char *arguments)
{
  g_auto (GStrv) words = split_words (arguments);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  if (launcher != NULL)
    process = g_subprocess_launcher_spawnv (launcher, (const char *const *)words, &error);
  else
    process = g_subprocess_newv ((const char *const *)words, flags, &error);
  g_assert_no_error (error);
  return process;
}

GSubprocess *
cli_spawn (GSubprocessFlags flags, const char *arguments)
{
  return spawn (NULL, flags, arguments);
}

/* @bytes (nullable) as a string. */
static char *
text_of (GBytes *bytes)
{
  gsize length = bytes != NULL ? g_bytes_get_size (bytes) : 0;

  return length > 0 ? g_strndup (g_bytes_get_data (bytes, NULL), length) : g_strdup ("");
}

static void
run_with (GSubprocessLauncher *launcher, CliRun *run, const char *arguments, const char *input, gssize length)
{
  char *path = cli_write_file (input, length);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) out = NULL, err = NULL;
  g_autoptr (GError) error = NULL;

  /* Not a pipe: a program that refuses its words need not read it. */
  g_subprocess_launcher_set_stdin_file_path (launcher, path);
  process = spawn (launcher, 0, arguments);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  run->status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
  run->out = text_of (out);
  run->err = text_of (err);
  cli_remove_file (path);
}

void
cli_run_bytes (CliRun *run, const char *arguments, const char *input, gssize length)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);

  run_with (launcher, run, arguments, input, length);
}

void
cli_run_into (CliRun *run, const char *arguments, const char *input, int out, int err)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
    (out < 0 ? G_SUBPROCESS_FLAGS_STDOUT_PIPE : 0) | (err < 0 ? G_SUBPROCESS_FLAGS_STDERR_PIPE : 0));

  if (out >= 0)
    g_subprocess_launcher_take_stdout_fd (launcher, out);
  if (err >= 0)
    g_subprocess_launcher_take_stderr_fd (launcher, err);
  run_with (launcher, run, arguments, input, -1);
}

void
cli_run (CliRun *run, const char *arguments, const char *input)
{
  cli_run_bytes (run, arguments, input, -1);
}

void
cli_run_clear (CliRun *run)
{
  g_free (run->out);
  g_free (run->err);
}

void
cli_assert (const char *arguments, const char *input, int status, const char *out, const char *message)
{
  g_auto (CliRun) run = { 0 };

  cli_run (&run, arguments, input);
  g_test_message ("rubric-cli %s: status %d, %s", arguments, run.status, run.err);
  g_assert_cmpint (run.status, ==, status);
  g_assert_cmpstr (run.out, ==, out);
  if (message == NULL)
    g_assert_cmpstr (run.err, ==, "");
  else
    {
      g_assert_true (g_str_has_prefix (run.err, "rubric-cli: "));
      g_assert_nonnull (strstr (run.err, message));
    }
}

/* Digits exchanged, rows and columns of a band too: the same puzzle to a person, another one to a program. */
static void
append_disguised (GString *lines, const char *puzzle, GRand *random)
{
  int first = g_rand_int_range (random, 0, 9), step = g_rand_int_range (random, 1, 3);
  int rows = g_rand_int_range (random, 0, 3), columns = g_rand_int_range (random, 0, 3);
  gboolean transpose = g_rand_boolean (random);

  for (int i = 0; i < 81; i++)
    {
      int row = i / 9 / 3 * 3 + (i / 9 * step + rows) % 3, column = i % 9 / 3 * 3 + (i % 9 * step + columns) % 3;
      char c = puzzle[transpose ? column * 9 + row : row * 9 + column];

      g_string_append_c (lines, c == '.' ? c : '1' + (c - '1' + first) % 9);
    }
}

GString *
cli_make_lines (guint n)
{
  static const char *const puzzles[] = { CLI_PUZZLE, CLI_HOSTILE, CLI_PUZZLE, CLI_UNSOLVABLE, CLI_PUZZLE, CLI_CLASH };
  GString *lines = g_string_new (NULL);
  GRand *random = g_rand_new_with_seed (n);

  for (guint i = 0; i < n; i++)
    {
      gsize start = lines->len;

      append_disguised (lines, puzzles[g_rand_int_range (random, 0, G_N_ELEMENTS (puzzles))], random);
      if (i % 20 == 0)
        lines->str[start + i * 31 % 81] = '.';
      if (i % 101 == 0)
        g_string_append_c (lines, '?');
      g_string_append (lines, i % 31 == 0 ? " # a comment\r\n" : "\n");
    }
  g_rand_free (random);
  return lines;
}

char *
cli_write_file (const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("rubric-cli-XXXXXX", &error);
  char *path = g_build_filename (folder, "puzzles", NULL);

  g_assert_no_error (error);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

void
cli_remove_file (char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_unlink (path);
  g_rmdir (folder);
  g_free (path);
}
