/* test-rubric-jobs.c - work in a thread: who is heard, in which order, and what becomes of it when its owner goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-jobs-testing.h"

#include <stdbool.h>

/* What a job of the tests does: waits to be let go, or to be cancelled, and notes how it ended. */
typedef struct
{
  int number;
  gboolean fails;
  gboolean stubborn; /* does not look whether it is cancelled */
  atomic_bool *gate; /* NULL: it does not wait */
} Work;

static GString *heard;   /* numbers, in the order in which they were done; '!' behind those that failed */
static guint n_freed;
static GThread *main_thread;

static gboolean
work_cb (RubricJob *job, gpointer data, GError **error)
{
  Work *work = data;

  g_assert_true (g_thread_self () != main_thread);
  rubric_job_set_fraction (job, 0.5);
  while (work->gate != NULL && !atomic_load (work->gate)
         && (work->stubborn || !atomic_load (rubric_job_get_cancel (job))))
    g_usleep (100);
  if (!work->stubborn && g_cancellable_set_error_if_cancelled (rubric_job_get_cancellable (job), error))
    return FALSE;
  if (work->fails)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "it fails");
  return !work->fails;
}

static void
done_cb (gpointer owner, gpointer data, const GError *error)
{
  g_assert_true (g_thread_self () == main_thread);
  g_assert_true (G_IS_OBJECT (owner));
  g_string_append_printf (heard, "%d%s", ((Work *)data)->number, error != NULL ? "!" : "");
}

static void
free_cb (gpointer data)
{
  g_assert_true (g_thread_self () == main_thread);
  n_freed++;
  g_free (data);
}

typedef struct
{
  GObject *owner;
  RubricJobs *jobs;
  atomic_bool gate;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer policy)
{
  heard = g_string_new (NULL);
  n_freed = 0;
  atomic_store (&fixture->gate, false);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->jobs = rubric_jobs_new (GPOINTER_TO_INT (policy), fixture->owner);
}

static void
wait_until_idle (void)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer policy)
{
  wait_until_idle ();
  g_clear_object (&fixture->owner);
  g_assert_finalize_object (fixture->jobs);
  g_string_free (heard, TRUE);
}

static void
run (Fixture *fixture, Work work)
{
  rubric_jobs_run (fixture->jobs, work_cb, done_cb, g_memdup2 (&work, sizeof work), free_cb);
}

static void
wait_for (const char *expected)
{
  wait_until_idle ();
  g_assert_cmpstr (heard->str, ==, expected);
}

static void
test_newest_wins (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 4; i++)
    run (fixture, (Work){ .number = i, .gate = i < 4 ? &fixture->gate : NULL });
  g_assert_true (rubric_jobs_get_busy (fixture->jobs));
  wait_for ("4");
  g_assert_cmpuint (n_freed, ==, 4);
  g_assert_false (rubric_jobs_get_busy (fixture->jobs));
}

/* What is late does not count, even if it did not hear that it was cancelled. */
static void
test_late (Fixture *fixture, gconstpointer unused)
{
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate, .stubborn = TRUE });
  run (fixture, (Work){ .number = 2 });
  while (heard->len == 0)
    g_main_context_iteration (NULL, TRUE);
  atomic_store (&fixture->gate, true);
  wait_for ("2");
}

static void
test_order (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 5; i++)
    run (fixture, (Work){ .number = i, .gate = i == 1 ? &fixture->gate : NULL, .fails = i == 3 });
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 1);
  atomic_store (&fixture->gate, true);
  wait_for ("123!45");
  g_assert_cmpuint (n_freed, ==, 5);
}

static void
test_cancel_query (Fixture *fixture, gconstpointer unused)
{
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate });
  rubric_jobs_cancel (fixture->jobs);
  g_assert_false (rubric_jobs_get_busy (fixture->jobs));
  wait_until_idle ();
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_cmpuint (n_freed, ==, 1);
  run (fixture, (Work){ .number = 2 });
  wait_for ("2");
}

static void
test_cancel_write (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 2; i++)
    run (fixture, (Work){ .number = i, .gate = &fixture->gate });
  rubric_jobs_cancel (fixture->jobs);
  g_assert_true (rubric_jobs_get_busy (fixture->jobs));
  wait_for ("1!2!");
  run (fixture, (Work){ .number = 3 });
  wait_for ("1!2!3");
}

static void
flags_are_down_cb (RubricJob *job)
{
  g_assert_false (atomic_load (rubric_job_get_cancel (job)));
  g_assert_false (atomic_load (rubric_job_get_stop (job)));
}

static gboolean
note_order_cb (RubricJob *job, gpointer data, GError **error)
{
  Work *work = data;

  g_signal_connect_swapped (rubric_job_get_cancellable (job), "cancelled", G_CALLBACK (flags_are_down_cb), job);
  atomic_store (work->gate, true);
  while (!atomic_load (rubric_job_get_cancel (job)))
    g_usleep (100);
  return !g_cancellable_set_error_if_cancelled (rubric_job_get_cancellable (job), error);
}

/* Work that the flag breaks off finds the cancellable cancelled, so that it never takes itself for done. */
static void
test_cancel_flag_last (Fixture *fixture, gconstpointer unused)
{
  Work work = { .number = 1, .gate = &fixture->gate };

  rubric_jobs_run (fixture->jobs, note_order_cb, done_cb, g_memdup2 (&work, sizeof work), free_cb);
  while (!atomic_load (&fixture->gate))
    g_usleep (100);
  rubric_jobs_cancel (fixture->jobs);
  wait_for ("1!");
}

static void
test_close_query (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 2; i++)
    run (fixture, (Work){ .number = i, .gate = &fixture->gate });
  rubric_jobs_close (fixture->jobs);
  run (fixture, (Work){ .number = 3 });
  wait_until_idle ();
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_cmpuint (n_freed, ==, 3);
}

/* All that was begun before is done, though nobody hears of it; and the program's end waits for it. */
static void
test_close_write (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 2; i++)
    run (fixture, (Work){ .number = i, .gate = &fixture->gate });
  rubric_jobs_close (fixture->jobs);
  g_assert_cmpuint (n_freed, ==, 0);
  atomic_store (&fixture->gate, true);
  rubric_jobs_finish_writes ();
  g_assert_cmpuint (n_freed, ==, 2);
  g_assert_cmpuint (rubric_jobs_count_running (), ==, 0);
  g_assert_cmpstr (heard->str, ==, "");
}

/* What fails then is not lost without a word. */
static void
test_close_failing (Fixture *fixture, gconstpointer unused)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      g_test_trap_assert_stderr ("rubric: it fails\n");
      return;
    }
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate, .fails = TRUE });
  run (fixture, (Work){ .number = 2, .gate = &fixture->gate });
  rubric_jobs_close (fixture->jobs);
  atomic_store (&fixture->gate, true);
  rubric_jobs_finish_writes ();
  g_assert_cmpstr (heard->str, ==, "");
}

/* Nobody cancels queries and reading any more when their owner is disposed: they end all the same. */
static void
test_owner_gone (Fixture *fixture, gconstpointer unused)
{
  for (int i = 1; i <= 2; i++)
    run (fixture, (Work){ .number = i, .gate = &fixture->gate });
  g_assert_finalize_object (g_steal_pointer (&fixture->owner));
  wait_until_idle ();
  run (fixture, (Work){ .number = 3 });
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_cmpuint (n_freed, ==, 3);
}

/* A write goes on without its owner, who hears nothing of it. */
static void
test_writer_gone (Fixture *fixture, gconstpointer unused)
{
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate });
  g_assert_finalize_object (g_steal_pointer (&fixture->owner));
  g_assert_cmpuint (n_freed, ==, 0);
  atomic_store (&fixture->gate, true);
  wait_until_idle ();
  g_assert_cmpstr (heard->str, ==, "");
  g_assert_cmpuint (n_freed, ==, 1);
}

static void
count_cb (RubricJobs *jobs, GParamSpec *pspec, guint *n)
{
  ++*n;
}

static void
test_busy (Fixture *fixture, gconstpointer unused)
{
  guint n = 0;

  g_signal_connect (fixture->jobs, "notify::busy", G_CALLBACK (count_cb), &n);
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate });
  run (fixture, (Work){ .number = 2 });
  g_assert_cmpuint (n, ==, 1);
  atomic_store (&fixture->gate, true);
  while (rubric_jobs_get_busy (fixture->jobs))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n, ==, 2);
}

static void
test_fraction (Fixture *fixture, gconstpointer unused)
{
  g_assert_cmpfloat (rubric_jobs_get_fraction (fixture->jobs), ==, 0);
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate });
  while (rubric_jobs_get_fraction (fixture->jobs) != 0.5)
    g_usleep (100);
  atomic_store (&fixture->gate, true);
  wait_for ("1");
  g_assert_cmpfloat (rubric_jobs_get_fraction (fixture->jobs), ==, 0);
}

static void
let_go_cb (gpointer owner, gpointer data, const GError *error)
{
  g_object_unref (owner); /* the last reference but the one of the call */
  g_assert_true (G_IS_OBJECT (owner));
  done_cb (owner, data, error);
}

/* What is done may be the end of the owner. */
static void
test_owner_goes (Fixture *fixture, gconstpointer unused)
{
  rubric_jobs_run (fixture->jobs, work_cb, let_go_cb, g_new0 (Work, 1), free_cb);
  g_object_add_weak_pointer (fixture->owner, (gpointer *)&fixture->owner);
  wait_for ("0");
  g_assert_null (fixture->owner);
}

static gboolean
quit_cb (gpointer fixture)
{
  atomic_store (&((Fixture *)fixture)->gate, true);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application, Fixture *fixture)
{
  run (fixture, (Work){ .number = 1, .gate = &fixture->gate });
  g_timeout_add (50, quit_cb, fixture);
}

/* An application without a window runs on until what it writes is there. */
static void
test_holds_application (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_application_set_default (application);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), fixture);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_cmpstr (heard->str, ==, "1");
  g_application_set_default (NULL);
}

TEST_FILE (argc, argv)
{
  static const struct
  {
    const char *path;
    RubricJobsPolicy policy;
    void (*test) (Fixture *fixture, gconstpointer unused);
  } tests[] = {
    { "/jobs/newest-wins", RUBRIC_JOBS_QUERY, test_newest_wins },
    { "/jobs/late", RUBRIC_JOBS_QUERY, test_late },
    { "/jobs/order/read", RUBRIC_JOBS_READ, test_order },
    { "/jobs/order/write", RUBRIC_JOBS_WRITE, test_order },
    { "/jobs/cancel/query", RUBRIC_JOBS_QUERY, test_cancel_query },
    { "/jobs/cancel/read", RUBRIC_JOBS_READ, test_cancel_query },
    { "/jobs/cancel/write", RUBRIC_JOBS_WRITE, test_cancel_write },
    { "/jobs/cancel/flag-last", RUBRIC_JOBS_WRITE, test_cancel_flag_last },
    { "/jobs/close/query", RUBRIC_JOBS_QUERY, test_close_query },
    { "/jobs/close/read", RUBRIC_JOBS_READ, test_close_query },
    { "/jobs/close/write", RUBRIC_JOBS_WRITE, test_close_write },
    { "/jobs/close/failing", RUBRIC_JOBS_WRITE, test_close_failing },
    { "/jobs/owner-gone/query", RUBRIC_JOBS_QUERY, test_owner_gone },
    { "/jobs/owner-gone/read", RUBRIC_JOBS_READ, test_owner_gone },
    { "/jobs/owner-gone/write", RUBRIC_JOBS_WRITE, test_writer_gone },
    { "/jobs/owner-goes", RUBRIC_JOBS_WRITE, test_owner_goes },
    { "/jobs/busy", RUBRIC_JOBS_WRITE, test_busy },
    { "/jobs/fraction", RUBRIC_JOBS_QUERY, test_fraction },
    { "/jobs/holds-application", RUBRIC_JOBS_WRITE, test_holds_application },
  };

  g_test_init (&argc, &argv, NULL);
  main_thread = g_thread_self ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GINT_TO_POINTER (tests[i].policy), set_up, tests[i].test, tear_down);
  return g_test_run ();
}
