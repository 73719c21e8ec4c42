/* test-rubric-throttle.c - a worker that is watched goes as fast as it is let, and never waits for good
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-jobs-testing.h"
#include "rubric-throttle-private.h"

/* Counts its steps until there is to be none; comes by after each for its own sake, or only where it has to. */
typedef struct
{
  RubricThrottle *throttle;
  gboolean often;
  atomic_uint *taken;
} Work;

static gboolean
work_cb (RubricJob *job, gpointer data, GError **error)
{
  Work *work = data;
  const atomic_int_least64_t *until = rubric_throttle_get_until (work->throttle);

  for (gint64 made = 0;; made++)
    {
      gint64 most = work->often ? made + 1 : G_MAXINT64;

      if (made >= atomic_load (until) && !rubric_throttle_go_on (work->throttle, made, most)
          && !rubric_throttle_take (work->throttle, job, made, most))
        return TRUE;
      atomic_fetch_add (work->taken, 1);
    }
}

static void
done_cb (gpointer owner, gpointer data, const GError *error)
{
}

typedef struct
{
  GObject *owner;
  RubricJobs *jobs;
  RubricThrottle *throttle;
  atomic_uint taken;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  Work *work = g_new0 (Work, 1);

  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, fixture->owner);
  fixture->throttle = rubric_throttle_new ();
  atomic_store (&fixture->taken, 0);
  work->throttle = fixture->throttle;
  work->taken = &fixture->taken;
  work->often = data != NULL;
  rubric_jobs_run (fixture->jobs, work_cb, done_cb, work, g_free);
}

/* The worker ends, by whatever a test has done last: a test that does not come to its end has failed. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  while (rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
  rubric_throttle_free (fixture->throttle);
  g_assert_finalize_object (fixture->jobs);
  g_clear_object (&fixture->owner);
}

static void
expect_taken (Fixture *fixture, guint n)
{
  while (atomic_load (&fixture->taken) < n)
    g_usleep (200);
  g_usleep (5000);
  g_assert_cmpuint (atomic_load (&fixture->taken), ==, n);
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  expect_taken (fixture, 0);
  rubric_throttle_step (fixture->throttle);
  expect_taken (fixture, 1);
  for (int i = 0; i < 5; i++)
    rubric_throttle_step (fixture->throttle);
  expect_taken (fixture, 6);
  rubric_throttle_close (fixture->throttle);
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  guint before;

  rubric_throttle_play (fixture->throttle, 0);
  while (atomic_load (&fixture->taken) < 10000)
    g_usleep (200);
  rubric_throttle_pause (fixture->throttle);
  g_usleep (5000); /* a step may have been under way */
  before = atomic_load (&fixture->taken);
  expect_taken (fixture, before);
  rubric_throttle_step (fixture->throttle);
  expect_taken (fixture, before + 1);
  rubric_throttle_close (fixture->throttle);
}

/* However late the worker is, it never makes more steps than there was time for. */
static void
test_speed (Fixture *fixture, gconstpointer data)
{
  gint64 start = g_get_monotonic_time ();
  guint before;

  rubric_throttle_play (fixture->throttle, 100);
  while (atomic_load (&fixture->taken) < 8)
    g_usleep (200);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 7 * G_USEC_PER_SEC / 100);
  /* In turns of ten steps, of which the first is there at once */
  start = g_get_monotonic_time ();
  before = atomic_load (&fixture->taken);
  rubric_throttle_play (fixture->throttle, 1000);
  while (atomic_load (&fixture->taken) < before + 45)
    {
      rubric_throttle_call (fixture->throttle); /* which makes it no faster and no slower */
      g_usleep (200);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 4 * G_USEC_PER_SEC / 100);
  rubric_throttle_play (fixture->throttle, 1); /* long to wait for, unless somebody wakes it */
  rubric_throttle_close (fixture->throttle);
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  rubric_throttle_step (fixture->throttle);
  expect_taken (fixture, 1);
  rubric_jobs_cancel (fixture->jobs);
}

static void
test_owner_closes (Fixture *fixture, gconstpointer data)
{
  expect_taken (fixture, 0);
  rubric_jobs_close (fixture->jobs);
}

/* From all sides at once: nothing is lost, nobody waits for good. */
static void
test_hurry (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (int i = 0; i < 2000; i++)
    {
      int what = g_rand_int_range (rand, 0, 5);

      if (what == 0)
        rubric_throttle_play (fixture->throttle, g_rand_int_range (rand, 0, 2) * 1000);
      else if (what == 1)
        rubric_throttle_pause (fixture->throttle);
      else if (what == 2)
        rubric_throttle_call (fixture->throttle);
      else
        rubric_throttle_step (fixture->throttle);
    }
  rubric_jobs_cancel (fixture->jobs);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/throttle/steps", NULL, test_steps);
  ADD ("/throttle/often/steps", "often", test_steps);
  ADD ("/throttle/play", NULL, test_play);
  ADD ("/throttle/often/play", "often", test_play);
  ADD ("/throttle/speed", NULL, test_speed);
  ADD ("/throttle/often/speed", "often", test_speed);
  ADD ("/throttle/cancel", NULL, test_cancel);
  ADD ("/throttle/often/cancel", "often", test_cancel);
  ADD ("/throttle/owner-closes", NULL, test_owner_closes);
  ADD ("/throttle/often/owner-closes", "often", test_owner_closes);
  ADD ("/throttle/hurry", NULL, test_hurry);
  ADD ("/throttle/often/hurry", "often", test_hurry);
  return g_test_run ();
}
