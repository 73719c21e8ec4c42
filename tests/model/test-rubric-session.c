/* test-rubric-session.c - what is on the desk is on the disk, once, and belongs to one session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "session-testing.h"

#include <glib/gstdio.h>

enum
{
  DELAY_MS = 100,
  LATER_MS = 600, /* when what is to be written has been written, on a slow disk too */
};

typedef struct
{
  char *folder;
  RubricSession *session;
} Fixture;

static RubricSession *
open_session (const char *folder)
{
  g_autoptr (GError) error = NULL;
  RubricSession *session = rubric_session_new (folder, DELAY_MS, &error);

  g_assert_no_error (error);
  return session;
}

/* The session ends without its puzzles having been put away. */
static void
end_session (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
}

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = session_folder ();
  fixture->session = open_session (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  if (fixture->session != NULL)
    end_session (fixture);
  session_remove (fixture->folder);
}

static void
test_write_and_claim (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) first = session_puzzle (1, 40);
  g_autoptr (RubricPuzzle) second = session_puzzle (2, 40);
  g_autofree char *first_state = session_state (first);
  g_autofree char *second_state = session_state (second);
  g_autoptr (GPtrArray) records = NULL;
  g_autofree char *state = NULL;

  rubric_session_follow (fixture->session, first, NULL);
  rubric_session_set_file (fixture->session, first, "file:///a.sdk", "sdk", "none ");
  rubric_session_flush (fixture->session);
  rubric_session_follow (fixture->session, second, NULL);
  end_session (fixture);

  fixture->session = open_session (fixture->folder);
  records = rubric_session_claim (fixture->session);
  g_assert_cmpuint (records->len, ==, 2);
  state = session_record_state (records->pdata[0]);
  g_assert_cmpstr (state, ==, first_state);
  g_assert_cmpstr (((RubricRecord *)records->pdata[0])->uri, ==, "file:///a.sdk");
  g_assert_cmpstr (((RubricRecord *)records->pdata[0])->stamp, ==, "none ");
  g_free (state);
  state = session_record_state (records->pdata[1]);
  g_assert_cmpstr (state, ==, second_state);
  g_assert_null (((RubricRecord *)records->pdata[1])->uri);
}

/* What was claimed but never followed is not lost with the session that claimed it. */
static void
test_claimed_twice (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (3, 10);

  rubric_session_follow (fixture->session, puzzle, NULL);
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (GPtrArray) records = NULL;

      end_session (fixture);
      fixture->session = open_session (fixture->folder);
      records = rubric_session_claim (fixture->session);
      g_assert_cmpuint (records->len, ==, 1);
    }
}

static void
test_coalescing (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (4, 0);

  rubric_session_follow (fixture->session, puzzle, NULL);
  session_run (LATER_MS);
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 1);
  for (int i = 0; i < 100; i++)
    {
      SudCells cells = SUD_NO_CELLS;

      sud_cells_add (&cells, i % SUD_CELLS);
      g_assert_true (rubric_puzzle_enter (puzzle, cells, i / SUD_CELLS * 3 + i % 2 + 1));
    }
  session_run (LATER_MS);
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 2);
  session_run (LATER_MS); /* nothing changes, so nothing is written */
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 2);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 2);
}

static void
test_mode_is_written (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (4, 0);

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_flush (fixture->session);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 2);
}

/* A check changes nothing on the board, and has been help all the same. */
static void
test_stats_are_written (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (4, 10);

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_flush (fixture->session);
  rubric_puzzle_count (puzzle, &(RubricSolveStats){ .checks = 1 });
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (rubric_session_get_n_writes (fixture->session), ==, 2);
}

static void
test_blank_is_not_written (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_puzzle_set_mode (puzzle, RUBRIC_MODE_SOLVING);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "windows"), ==, 1); /* the lock */
  rubric_session_leave (fixture->session, puzzle, TRUE);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "continue"), ==, 0);
}

static void
test_leaving_removes (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (5, 10);

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "windows"), ==, 2);
  rubric_session_leave (fixture->session, puzzle, FALSE);
  end_session (fixture);
  g_assert_cmpuint (session_count_files (fixture->folder, "windows"), ==, 0);
  g_assert_cmpuint (session_count_files (fixture->folder, "continue"), ==, 0);
}

static void
test_two_sessions (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricSession) other = open_session (fixture->folder);
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (6, 10);
  g_autoptr (RubricPuzzle) others = session_puzzle (7, 10);
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) one = NULL;
  g_autofree char *state = session_state (puzzle);
  g_autofree char *claimed = NULL;

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_follow (other, others, NULL);
  rubric_session_flush (fixture->session);
  rubric_session_flush (other);
  none = rubric_session_claim (other);
  g_assert_cmpuint (none->len, ==, 0);

  end_session (fixture);
  one = rubric_session_claim (other);
  g_assert_cmpuint (one->len, ==, 1);
  claimed = session_record_state (one->pdata[0]);
  g_assert_cmpstr (claimed, ==, state);
}

static void
wait_for_continue (RubricSession *session, guint n)
{
  for (int i = 0; i < 500 && rubric_session_get_continue (session)->len != n; i++)
    session_run (10);
  g_assert_cmpuint (rubric_session_get_continue (session)->len, ==, n);
}

static void
put_away (RubricSession *session, guint seed)
{
  g_autoptr (RubricPuzzle) puzzle = rubric_puzzle_new ();
  SudCells cells = SUD_NO_CELLS;

  sud_cells_add (&cells, seed);
  rubric_puzzle_enter (puzzle, cells, 1);
  rubric_session_follow (session, puzzle, NULL);
  rubric_session_leave (session, puzzle, TRUE);
}

static void
told_cb (RubricSession *session, GThread **told_in)
{
  *told_in = g_thread_self ();
}

/* What there is to continue is told in the main loop, also where nobody runs it while the worker looks. */
static void
test_told_in_main_loop (Fixture *fixture, gconstpointer unused)
{
  GThread *told_in = NULL;

  rubric_session_flush (fixture->session);
  session_run (10);
  g_signal_connect (fixture->session, "continue-changed", G_CALLBACK (told_cb), &told_in);
  put_away (fixture->session, 1);
  rubric_session_flush (fixture->session);
  g_assert_null (told_in);
  g_assert_cmpuint (rubric_session_get_continue (fixture->session)->len, ==, 0);
  wait_for_continue (fixture->session, 1);
  g_assert_true (told_in == g_thread_self ());
}

static void
test_continue_is_limited (Fixture *fixture, gconstpointer unused)
{
  GPtrArray *items;

  for (guint i = 0; i < RUBRIC_SESSION_MAX_CONTINUE + 5; i++)
    put_away (fixture->session, i);
  rubric_session_flush (fixture->session);
  g_assert_cmpuint (session_count_files (fixture->folder, "continue"), ==, RUBRIC_SESSION_MAX_CONTINUE);
  wait_for_continue (fixture->session, RUBRIC_SESSION_MAX_CONTINUE);
  items = rubric_session_get_continue (fixture->session);
  for (guint i = 0; i < items->len; i++) /* the newest first */
    g_assert_cmpint (((RubricContinue *)items->pdata[i])->sheet.digit[RUBRIC_SESSION_MAX_CONTINUE + 4 - i], ==, 1);
}

static void
test_take (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (8, 30);
  g_autofree char *state = session_state (puzzle);
  g_autofree char *taken = NULL;
  g_autofree char *id = NULL;
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (GPtrArray) records = NULL;

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_leave (fixture->session, puzzle, TRUE);
  end_session (fixture);
  fixture->session = open_session (fixture->folder);
  wait_for_continue (fixture->session, 1);
  id = g_strdup (((RubricContinue *)rubric_session_get_continue (fixture->session)->pdata[0])->id);
  record = rubric_session_take (fixture->session, id);
  g_assert_nonnull (record);
  taken = session_record_state (record);
  g_assert_cmpstr (taken, ==, state);
  wait_for_continue (fixture->session, 0);
  g_assert_null (rubric_session_take (fixture->session, id));

  end_session (fixture); /* taken up, and the program ended at once */
  fixture->session = open_session (fixture->folder);
  records = rubric_session_claim (fixture->session);
  g_assert_cmpuint (records->len, ==, 1);
}

static gint64
clock_cb (gpointer ignored)
{
  return 42;
}

static void
test_clock (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (10, 5);
  g_autoptr (GPtrArray) records = NULL;

  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_set_clock (fixture->session, puzzle, clock_cb, NULL);
  end_session (fixture);
  fixture->session = open_session (fixture->folder);
  records = rubric_session_claim (fixture->session);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (((RubricRecord *)records->pdata[0])->elapsed, ==, 42);
}

static void
test_take_stays_inside (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *outside = g_build_filename (fixture->folder, "outside", NULL);

  g_assert_true (g_file_set_contents (outside, "x", 1, NULL));
  g_assert_null (rubric_session_take (fixture->session, "../outside"));
  g_assert_null (rubric_session_take (fixture->session, ".."));
  g_assert_null (rubric_session_take (fixture->session, ""));
  g_assert_true (g_file_test (outside, G_FILE_TEST_IS_REGULAR));
}

/* Files that are no records: they are neither shown nor thrown away. */
static void
test_foreign_files (Fixture *fixture, gconstpointer unused)
{
  static const char *const names[] = { "windows/0123-0.record", "windows/x.record", "continue/0123-0.record" };
  g_autoptr (GPtrArray) records = NULL;

  rubric_session_flush (fixture->session); /* it has looked into the folder: half a file would be a foreign one */
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "RUBRIC", i == 0 ? 0 : 6, NULL));
    }
  end_session (fixture);
  fixture->session = open_session (fixture->folder);
  records = rubric_session_claim (fixture->session);
  g_assert_cmpuint (records->len, ==, 0);
  rubric_session_flush (fixture->session);
  wait_for_continue (fixture->session, 0);
  g_assert_cmpuint (session_count_files (fixture->folder, "aside"), ==, G_N_ELEMENTS (names));
  g_assert_cmpuint (rubric_session_get_n_damaged (fixture->session), ==, G_N_ELEMENTS (names));
}

/* A disk that fails is known of, so that a window can ask instead of trusting it; and it may recover. */
static void
test_failing_disk (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (RubricPuzzle) puzzle = session_puzzle (9, 5);
  char *windows = g_build_filename (fixture->folder, "windows", NULL);
  g_autofree char *again = g_strdup (windows);

  session_remove (windows);
  rubric_session_follow (fixture->session, puzzle, NULL);
  rubric_session_flush (fixture->session);
  g_assert_false (rubric_session_get_works (fixture->session));
  g_assert_no_errno (g_mkdir (again, 0700));
  rubric_puzzle_start_over (puzzle);
  rubric_puzzle_clear_marks (puzzle);
  rubric_session_set_file (fixture->session, puzzle, NULL, NULL, NULL);
  rubric_session_flush (fixture->session);
  g_assert_true (rubric_session_get_works (fixture->session));
}

static void
test_unusable_folder (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *below = g_build_filename (file, "rubric", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "x", 1, NULL));
  g_assert_null (rubric_session_new (below, DELAY_MS, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/session/write-and-claim", test_write_and_claim },
    { "/session/claimed-twice", test_claimed_twice },
    { "/session/coalescing", test_coalescing },
    { "/session/mode-is-written", test_mode_is_written },
    { "/session/stats-are-written", test_stats_are_written },
    { "/session/blank-is-not-written", test_blank_is_not_written },
    { "/session/leaving-removes", test_leaving_removes },
    { "/session/two-sessions", test_two_sessions },
    { "/session/continue-is-limited", test_continue_is_limited },
    { "/session/told-in-main-loop", test_told_in_main_loop },
    { "/session/take", test_take },
    { "/session/clock", test_clock },
    { "/session/take-stays-inside", test_take_stays_inside },
    { "/session/foreign-files", test_foreign_files },
    { "/session/failing-disk", test_failing_disk },
    { "/session/unusable-folder", test_unusable_folder },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
