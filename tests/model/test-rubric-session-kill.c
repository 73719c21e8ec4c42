/* test-rubric-session-kill.c - a program killed at any moment has lost less than a second, and nothing in part
 *
 * The test starts itself again as the program that is killed, which edits a puzzle and says when, and to what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "session-testing.h"

#include "../test-share.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#define LIMIT (1.0 + 0.5) /* seconds: what is promised, and what a busy machine adds */

enum
{
  AT_ONCE = 4,       /* programs that run beside each other */
  MAX_EDIT_MS = 5,   /* from one edit to the next */
  QUICK_DELAY_MS = 25,
  POLL_US = 500,
};

static const char *executable;

/* The program that is killed. */
typedef struct
{
  RubricPuzzle *puzzle;
  GRand *rand;
} Desk;

/* One line an edit: the state that it leads to, and when it began. */
static gboolean
edit_cb (gpointer user_data)
{
  Desk *desk = user_data;
  gint64 time = g_get_monotonic_time ();
  g_autofree char *before = session_state (desk->puzzle);
  g_autofree char *after = NULL;
  g_autofree char *line = NULL;

  session_edit (desk->puzzle, desk->rand);
  after = session_state (desk->puzzle);
  line = g_strdup_printf ("%s %" G_GINT64_FORMAT "\n", after, time);
  if (!g_str_equal (before, after) && write (STDOUT_FILENO, line, strlen (line)) < 0)
    exit (1);
  g_timeout_add (g_rand_int_range (desk->rand, 0, MAX_EDIT_MS), edit_cb, desk);
  return G_SOURCE_REMOVE;
}

static int
drive (const char *folder, guint seed, guint delay_ms)
{
  g_autoptr (RubricSession) session = rubric_session_new (folder, delay_ms, NULL);
  Desk desk = { rubric_puzzle_new (), g_rand_new_with_seed (seed) };

  prctl (PR_SET_PDEATHSIG, SIGKILL);
  rubric_session_follow (session, desk.puzzle, NULL);
  edit_cb (&desk);
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
  return 0;
}

/* The test. */
typedef struct
{
  GSubprocess *program;
  char *folder;
  gint64 life, end; /* how long it edits, and when it is killed */
} Run;

static void
start (Run *run, guint seed, guint delay_ms, guint life_ms)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  g_autofree char *delay_text = g_strdup_printf ("%u", delay_ms);

  run->folder = session_folder ();
  run->program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, executable, "--drive", run->folder, seed_text,
                                   delay_text, NULL);
  g_assert_no_error (error);
  run->life = life_ms * G_TIME_SPAN_MILLISECOND;
}

/* On a busy machine it would else be killed before it has begun. */
static void
await_edit (Run *run)
{
  GPollableInputStream *pipe = G_POLLABLE_INPUT_STREAM (g_subprocess_get_stdout_pipe (run->program));

  while (!g_pollable_input_stream_is_readable (pipe))
    g_usleep (POLL_US);
  run->end = g_get_monotonic_time () + run->life;
}

/* Returns: the lines that the program wrote before it died */
static char **
kill_program (Run *run)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GInputStream *pipe = g_subprocess_get_stdout_pipe (run->program);
  char buffer[4096];
  gssize n;

  g_usleep (MAX (0, run->end - g_get_monotonic_time ()));
  run->end = g_get_monotonic_time ();
  g_subprocess_send_signal (run->program, SIGKILL);
  while ((n = g_input_stream_read (pipe, buffer, sizeof buffer, NULL, NULL)) > 0)
    g_string_append_len (text, buffer, n);
  g_assert_true (g_subprocess_wait (run->program, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (run->program)); /* it did not end by itself */
  g_object_unref (run->program);
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_strsplit (text->str, "\n", -1);
}

/* The state on the disk; NULL where there is none yet. */
static char *
restored_state (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricSession) session = rubric_session_new (folder, 1000, &error);
  g_autoptr (GPtrArray) records = NULL;

  g_assert_no_error (error);
  records = rubric_session_claim (session);
  g_assert_cmpuint (session_count_files (folder, "aside"), ==, 0); /* nothing torn */
  g_assert_cmpuint (records->len, <=, 1);
  return records->len == 1 ? session_record_state (records->pdata[0]) : NULL;
}

/* Returns: how long before its end the program made the first change that is not in @state, in seconds */
static double
age_of (char **lines, const char *state, gint64 end)
{
  int first_lost = 0, n = g_strv_length (lines);
  gboolean known = state == NULL;

  for (int i = 0; i < n; i++)
    if (state != NULL && g_str_has_prefix (lines[i], state))
      {
        first_lost = i + 1;
        known = TRUE;
      }
  g_assert_true (known);
  if (first_lost == n)
    return 0;
  return (end - g_ascii_strtoll (strchr (lines[first_lost], ' ') + 1, NULL, 10)) / (double)G_USEC_PER_SEC;
}

static int
compare_runs (gconstpointer a, gconstpointer b)
{
  const Run *x = a, *y = b;

  return (x->end > y->end) - (x->end < y->end);
}

static int
compare_ages (gconstpointer a, gconstpointer b)
{
  const double *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

static void
kill_some (guint n, guint delay_ms, guint life_ms)
{
  g_autofree double *ages = g_new0 (double, n);
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  guint restored = 0, edits = 0;

  for (guint done = 0; done < n; done += AT_ONCE)
    {
      Run runs[AT_ONCE];

      for (guint i = 0; i < AT_ONCE; i++)
        start (&runs[i], done + i, delay_ms, g_rand_int_range (rand, 0, life_ms));
      for (guint i = 0; i < AT_ONCE; i++)
        await_edit (&runs[i]);
      qsort (runs, AT_ONCE, sizeof *runs, compare_runs);
      for (guint i = 0; i < AT_ONCE; i++)
        {
          g_auto (GStrv) lines = kill_program (&runs[i]);
          g_autofree char *state = restored_state (runs[i].folder);

          ages[done + i] = age_of (lines, state, runs[i].end);
          restored += state != NULL;
          edits += g_strv_length (lines);
          session_remove (runs[i].folder);
        }
    }
  qsort (ages, n, sizeof *ages, compare_ages);
  g_test_message ("%u programs killed after %u edits, %u left a record; lost: median %.0f ms, at most %.0f ms", n, edits,
                  restored, 1e3 * ages[n / 2], 1e3 * ages[n - 1]);
  g_assert_cmpuint (restored, >, n / 4); /* else nothing has been tested */
  g_assert_cmpfloat (ages[n - 1], <, LIMIT);
}

/* Writes as often as can be, so that many are killed in the midst of one. */
static void
test_many_writes (void)
{
  kill_some (test_is_sanitized () ? 5 * AT_ONCE : 30 * AT_ONCE, QUICK_DELAY_MS, 300);
}

static void
test_as_people_have_it (void)
{
  kill_some (12, RUBRIC_SESSION_DELAY_MS, 3000);
}

TEST_FILE (argc, argv)
{
  if (argc == 5 && g_str_equal (argv[1], "--drive"))
    return drive (argv[2], strtoul (argv[3], NULL, 10), strtoul (argv[4], NULL, 10));
  executable = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-kill/many-writes", test_many_writes);
  g_test_add_func ("/session-kill/as-people-have-it", test_as_people_have_it);
  return g_test_run ();
}
