/* test-rubric-cli-streams.c - order, memory, waiting and interrupting
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "cli-testing.h"

#include "../test-share.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum
{
  ALL_KIB = 8192,    /* what a process may have for long lines and the like, whatever comes in */
  THREAD_KIB = 1536, /* what each thread may have of its own */
};

static const GSubprocessFlags pipes =
  G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE;

/* @n puzzles of every kind: the reference with its digits exchanged, some of them with clashes, blanks and errors. */
static GString *
make_lines (guint n)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      gsize start = lines->len;

      g_string_append (lines, CLI_PUZZLE);
      for (char *c = lines->str + start; *c != '\0'; c++)
        if (*c != '.')
          *c = '1' + (*c - '1' + i % 9) % 9;
      if (i % 7 == 0)
        lines->str[start + i * 31 % 81] = '.';
      if (i % 5 == 0)
        lines->str[start + i * 17 % 81] = '1' + i % 9;
      if (i % 101 == 0)
        g_string_append_c (lines, '?');
      g_string_append_c (lines, '\n');
    }
  return lines;
}

static void
test_order (void)
{
  const guint n = MAX (test_share (20000), 4000);
  g_autoptr (GString) lines = make_lines (n);
  static const char *const commands[] = { "solve --count", "check" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *alone = g_strdup_printf ("%s -j 1", commands[i]);
      g_autofree char *together = g_strdup_printf ("%s -j 4", commands[i]);
      g_auto (CliRun) one = { 0 }, four = { 0 };
      g_auto (GStrv) answers = NULL;

      cli_run (&one, alone, lines->str);
      cli_run (&four, together, lines->str);
      g_assert_cmpint (one.status, ==, 1);
      g_assert_cmpint (four.status, ==, 1);
      g_assert_true (g_str_equal (one.out, four.out));
      g_assert_true (g_str_equal (one.err, four.err));
      answers = g_strsplit (g_strchomp (one.out), "\n", -1);
      g_assert_cmpuint (g_strv_length (answers), ==, n);
      for (guint k = 0; k < n; k += 101)
        g_assert_true (g_str_has_prefix (answers[k], "invalid"));
    }
}

static void
write_all (GSubprocess *process, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), text, length, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
close_input (GSubprocess *process)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, &error);
  g_assert_no_error (error);
}

/* The most memory that @process has had at once, in KiB. */
static int
peak_memory (GSubprocess *process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/status", g_subprocess_get_identifier (process));
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents (path, &status, NULL, NULL) || (line = strstr (status, "VmHWM:")) == NULL)
    return -1;
  return atoi (line + strlen ("VmHWM:"));
}

/* What the program and its libraries have on this machine once a line has been answered, in KiB, or -1. */
static int
least_memory (void)
{
  g_autoptr (GSubprocess) process = cli_spawn (pipes, "solve -j 1");
  char answer[82];
  gsize n;
  int memory;

  write_all (process, CLI_PUZZLE "\n", 82);
  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), answer, 82, &n, NULL, NULL);
  memory = peak_memory (process);
  close_input (process);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  return memory;
}

/* What is read in and given out is never held as a whole: @n times @piece is more than @threads may have. */
static void
check_memory (const char *command, guint threads, const char *piece, guint n, int status)
{
  g_autofree char *arguments = g_strdup_printf ("%s -j %u", command, threads);
  int most = least_memory () + ALL_KIB + (int)threads * THREAD_KIB;
  g_autoptr (GSubprocess) process = cli_spawn (
    G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, arguments);
  gsize length = strlen (piece);
  int peak;

  for (guint i = 0; i < n; i++)
    write_all (process, piece, length);
  peak = peak_memory (process);
  close_input (process);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
  if (peak < 0)
    {
      g_test_skip ("no /proc to tell the memory of a process");
      return;
    }
  g_test_message ("%s: %d KiB of %d for %zu MiB", arguments, peak, most, n * length >> 20);
  g_assert_cmpint (peak, <, most);
}

static void
test_memory (void)
{
  g_autoptr (GString) lines = make_lines (2000);
  g_autofree char *long_line = g_strnfill (1 << 20, '.');
  g_autofree char *blank_lines = g_strnfill (1 << 20, '\n');
  g_autofree char *bad_lines = g_malloc ((1 << 20) + 1);

  for (guint i = 0; i < 1 << 20; i++)
    bad_lines[i] = i % 8 == 7 ? '\n' : '?';
  bad_lines[1 << 20] = '\0';
  check_memory ("check", 8, lines->str, 200, 1);
  check_memory ("solve", 2, lines->str, 130, 1);
  check_memory ("solve", 16, lines->str, 400, 1);
  check_memory ("solve -f line --stats", 2, lines->str, 100, 1);
  check_memory ("check -f line", 64, long_line, 100, 1);
  check_memory ("check -f line", 4, bad_lines, 16, 1);
  check_memory ("check -f line", 1, blank_lines, 16, 2);
}

static void
assert_empty (GInputStream *stream)
{
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes (stream, 1000, NULL, NULL);

  g_assert_nonnull (bytes);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, 0);
}

/* Each answer comes before the next question is asked. */
static void
test_trickle (void)
{
  static const struct
  {
    const char *arguments, *answer;
  } cases[] = {
    { "solve", CLI_SOLUTION },
    { "solve -f line -j 4", CLI_SOLUTION },
    { "solve -j 1", CLI_SOLUTION },
    { "solve -s bitset", CLI_SOLUTION },
    { "convert -t line", CLI_PUZZLE },
    { "solve --json -f line", "\"solution\":\"" CLI_SOLUTION "\"}" },
    { "check --json", "\"verdict\":\"unique\",\"solutions\":1,\"more\":false}" },
    { "grade --json", "\"level\":\"easy\"" },
    { "canon --json --unique", "\"givens\":\"" CLI_PUZZLE "\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GSubprocess) process = cli_spawn (pipes, cases[i].arguments);
      g_autoptr (GDataInputStream) answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
      gboolean once = strstr (cases[i].arguments, "--unique") != NULL;

      for (guint k = 0; k < (once ? 1 : 20); k++)
        {
          g_autofree char *answer = NULL;

          write_all (process, CLI_PUZZLE "\n", 82);
          answer = g_data_input_stream_read_line (answers, NULL, NULL, NULL);
          g_assert_nonnull (answer);
          g_assert_nonnull (strstr (answer, cases[i].answer));
        }
      close_input (process);
      g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
    }
}

/* Interrupts searches that would take minutes, and then a program that waits for its input. */
static void
test_interrupt (void)
{
  static const char endless[] = CLI_PUZZLE "\n" CLI_EMPTY "\n" CLI_EMPTY "\n" CLI_PUZZLE "\n";
  static const struct
  {
    const char *arguments, *input;
  } cases[] = {
    { "solve -s brute-force -n 2000000000 --count -j 2", endless },
    { "solve -n 2000000000 --count -j 2", endless },
    { "solve -n 2 --count", CLI_PUZZLE "\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GSubprocess) process = cli_spawn (pipes, cases[i].arguments);
      char answer[85] = { 0 };
      gint64 start;
      gsize n;

      write_all (process, cases[i].input, strlen (cases[i].input));
      g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), answer, 84, &n, NULL, NULL);
      g_assert_cmpstr (answer, ==, CLI_SOLUTION "\t1\n");

      start = g_get_monotonic_time ();
      g_subprocess_send_signal (process, SIGINT);
      /* Standard input stays open: it is not the end of the input that ends the program. */
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      g_test_message ("ended %" G_GINT64_FORMAT " us after SIGINT", g_get_monotonic_time () - start);
      g_assert_true (g_subprocess_get_if_exited (process));
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
      assert_empty (g_subprocess_get_stdout_pipe (process));
      assert_empty (g_subprocess_get_stderr_pipe (process));
    }
}

/* Interrupts at the first answer. Returns whether that was before the last one. */
static gboolean
interrupt_at_first_answer (const char *path, const char *all)
{
  g_autofree char *arguments = g_strdup_printf ("solve -s brute-force -j 2 %s", path);
  g_autoptr (GSubprocess) process =
    cli_spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, arguments);
  g_autoptr (GString) out = g_string_new (NULL);
  GInputStream *pipe = g_subprocess_get_stdout_pipe (process);
  char buffer[4096];
  gssize n;

  while ((n = g_input_stream_read (pipe, buffer, sizeof buffer, NULL, NULL)) > 0)
    {
      if (out->len == 0)
        g_subprocess_send_signal (process, SIGINT);
      g_string_append_len (out, buffer, n);
    }
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_str_has_prefix (all, out->str));
  g_assert_true (g_str_has_suffix (out->str, "\n"));
  if (g_subprocess_get_exit_status (process) != 130)
    g_assert_cmpstr (out->str, ==, all);
  return g_subprocess_get_exit_status (process) == 130;
}

/* What has been answered by then is there, in order and in whole lines. On a busy machine all may be answered before the
 * signal arrives, but not time and again.
 */
static void
test_interrupt_keeps_answers (void)
{
  g_autoptr (GString) lines = make_lines (MAX (test_share (3000), 600));
  char *path = cli_write_file (lines->str, -1);
  g_auto (CliRun) all = { 0 };
  gboolean interrupted = FALSE;

  cli_run (&all, "solve -s brute-force", lines->str);
  for (int i = 0; i < 10 && !interrupted; i++)
    interrupted = interrupt_at_first_answer (path, all.out);
  g_assert_true (interrupted);
  cli_remove_file (path);
}

static void
test_broken_pipe (void)
{
  g_autoptr (GSubprocess) process = cli_spawn (pipes, "convert -f line -t line");

  g_assert_true (g_input_stream_close (g_subprocess_get_stdout_pipe (process), NULL, NULL));
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), CLI_PUZZLE "\n", 82, NULL, NULL, NULL);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGPIPE);
  assert_empty (g_subprocess_get_stderr_pipe (process));
}

static int
open_full (void)
{
  int full = open ("/dev/full", O_WRONLY | O_CLOEXEC);

  g_assert_cmpint (full, >=, 0);
  return full;
}

/* Nothing can be written, and in the second run nothing be said either. */
static void
check_full (const char *arguments, const char *input)
{
  static const char message[] = "rubric-cli: cannot write to standard output: No space left on device\n";
  g_auto (CliRun) run = { 0 }, mute = { 0 };

  cli_run_into (&run, arguments, input, open_full (), -1);
  g_test_message ("rubric-cli %s: status %d, %s", arguments, run.status, run.err);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.err, ==, message);
  cli_run_into (&mute, arguments, input, open_full (), open_full ());
  g_assert_cmpint (mute.status, ==, 2);
}

static void
test_full_disk (void)
{
  static const char *const arguments[] = {
    "solve", "check", "convert -t line", "convert -t sdk", "compare", "render -o - -t png", "render -o - -t pdf",
    "bench --passes 2", "list strategies", "list formats", "list backends", "--help", "--version", "solve --help",
  };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    check_full (arguments[i], CLI_PUZZLE "\n");
}

static void
check_full_file (const char *arguments, const char *text)
{
  char *path = cli_write_file (text, -1);
  g_autofree char *all = g_strdup_printf ("%s %s", arguments, path);

  check_full (arguments, text);
  check_full (all, "");
  cli_remove_file (path);
}

/* @n bad lines between good ones, at most @run in a row. Returns: (transfer full): with the head of a table */
static GString *
make_bad_lines (guint n, guint run)
{
  GString *lines = g_string_new ("puzzle\n");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (lines, "%sno puzzle\n", i % run == 0 ? CLI_PUZZLE "\n" : "");
  return lines;
}

/* Of many lines, good and bad, one message: however many are being worked on, and whatever else there is to say. */
static void
test_full_disk_many (void)
{
  static const char *const arguments[] = { "solve", "solve -j 1", "solve -j 64", "solve --stats", "solve -s bitset",
                                           "check", "check -j 1", "check -j 64", "check -f line" };
  static const char *const tables[] = { "solve -f csv", "check -f csv", "convert -t line -f csv" };
  static const guint numbers[] = { 300, 3000, 20000 };

  for (guint i = 0; i < test_share (G_N_ELEMENTS (numbers)); i++)
    for (guint run = 1; run <= numbers[i]; run *= 300)
      {
        g_autoptr (GString) table = make_bad_lines (numbers[i], run);
        const char *lines = strchr (table->str, '\n') + 1;

        for (guint k = 0; k < G_N_ELEMENTS (arguments); k++)
          check_full_file (arguments[k], lines);
        for (guint k = 0; k < G_N_ELEMENTS (tables); k++)
          check_full_file (tables[k], table->str);
      }
}

/* Where only messages cannot be written, the answers are all there. */
static void
test_mute (void)
{
  g_autoptr (GString) lines = make_lines (3000);
  static const char *const arguments[] = { "solve", "check", "check -j 1", "solve --stats" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (CliRun) run = { 0 };
      guint n = 0;

      cli_run_into (&run, arguments[i], lines->str, -1, open_full ());
      g_assert_cmpint (run.status, ==, 1);
      for (const char *at = run.out; (at = strchr (at, '\n')) != NULL; at++)
        n++;
      g_assert_cmpuint (n, ==, 3000);
    }
}

/* Runs rubric-cli by the shell with @words, "$1" the file of a puzzle and "$2" one to write; never waits for long. */
static void
run_closed (CliRun *run, const char *words, const char *puzzle, const char *out)
{
  g_autofree char *script = g_strdup_printf ("exec timeout 60 \"$RUBRIC_CLI\" %s", words);
  const char *argv[] = { "sh", "-c", script, "sh", puzzle, out, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &run->out, &run->err, &status, &error);
  g_assert_no_error (error);
  run->status = WIFEXITED (status) ? WEXITSTATUS (status) : -1;
  g_test_message ("%s: status %d, %s", words, run->status, run->err);
}

/* A standard stream that is closed fails at once where it is needed, and is no other file where it is not. */
static void
test_closed (void)
{
  static const struct
  {
    const char *words;
    int status;
    const char *message; /* (nullable) */
  } cases[] = {
    { "solve <&-", 2, "standard input is closed" },
    { "check <&-", 2, "standard input is closed" },
    { "convert -t sdk <&-", 2, "standard input is closed" },
    { "compare <&-", 2, "standard input is closed" },
    { "bench <&-", 2, "standard input is closed" },
    { "render -t png -o \"$2\" <&-", 2, "standard input is closed" },
    { "solve \"$1\" <&-", 0, NULL },
    { "render -o \"$2\" -t png \"$1\" <&- >&- 2>&-", 0, NULL },
    { "solve \"$1\" >&-", 2, "cannot write to standard output" },
    { "check \"$1\" >&-", 2, "cannot write to standard output" },
    { "convert -t csv \"$1\" >&-", 2, "cannot write to standard output" },
    { "compare \"$1\" >&-", 2, "cannot write to standard output" },
    { "bench --passes 1 \"$1\" >&-", 2, "cannot write to standard output" },
    { "render -o - -t svg \"$1\" >&-", 2, "rubric-cli: " },
    { "list formats >&-", 2, "cannot write to standard output" },
    { "--help >&-", 2, "cannot write to standard output" },
    { "solve /nowhere \"$1\" 2>&-", 2, NULL },
    { "solve <&- >&- 2>&-", 2, NULL },
  };
  char *puzzle = cli_write_file (CLI_PUZZLE "\n", -1), *out = cli_write_file ("", 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *left = NULL, *written = NULL;
      g_auto (CliRun) run = { 0 };

      run_closed (&run, cases[i].words, puzzle, out);
      g_assert_cmpint (run.status, ==, cases[i].status);
      if (cases[i].message != NULL)
        g_assert_nonnull (strstr (run.err, cases[i].message));
      g_assert_true (g_file_get_contents (puzzle, &left, NULL, NULL));
      g_assert_cmpstr (left, ==, CLI_PUZZLE "\n");
      g_assert_true (g_file_get_contents (out, &written, NULL, NULL));
      g_assert_true (*written == '\0' || g_str_has_prefix (written, "\x89PNG"));
    }
  cli_remove_file (puzzle);
  cli_remove_file (out);
}

TEST_FILE (argc, argv)
{
  cli_test_init (&argc, &argv);
  g_test_add_func ("/rubric-cli/streams/order", test_order);
  if (!test_is_sanitized ()) /* by what keeps memory of its own */
    g_test_add_func ("/rubric-cli/streams/memory", test_memory);
  g_test_add_func ("/rubric-cli/streams/trickle", test_trickle);
  g_test_add_func ("/rubric-cli/streams/interrupt", test_interrupt);
  g_test_add_func ("/rubric-cli/streams/interrupt-keeps-answers", test_interrupt_keeps_answers);
  g_test_add_func ("/rubric-cli/streams/broken-pipe", test_broken_pipe);
  g_test_add_func ("/rubric-cli/streams/closed", test_closed);
  g_test_add_func ("/rubric-cli/streams/full-disk", test_full_disk);
  g_test_add_func ("/rubric-cli/streams/full-disk-many", test_full_disk_many);
  g_test_add_func ("/rubric-cli/streams/mute", test_mute);
  return g_test_run ();
}
