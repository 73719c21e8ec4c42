/* test-rubric-progress-dialog.c - the dialog over what is being made comes late, goes by itself, and can end it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-adaptations-testing.h"
#include "rubric-jobs-testing.h"
#include "rubric-progress-dialog.h"

enum
{
  PATIENCE_MS = 300, /* after which it comes */
  NEAR_MS = 40,
  STEP_MS = 10,
  LONG_MS = 20000,
  GONE_S = 20,
};

static gboolean
work (RubricJob *job, gpointer data, GError **error)
{
  gint64 end = g_get_monotonic_time () + GPOINTER_TO_INT (data) * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end && !atomic_load (rubric_job_get_cancel (job)))
    g_usleep (1000);
  return TRUE;
}

static void
done_cb (gpointer owner, gpointer data, const GError *error)
{
}

static GtkApplication *application;

static GtkWidget *
open_parent (void)
{
  GtkWidget *parent = adw_application_window_new (application);

  gtk_window_present (GTK_WINDOW (parent));
  widget_settle (parent);
  return parent;
}

static RubricJobs *
begin (GtkWidget *parent, int ms)
{
  RubricJobs *jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (parent));

  rubric_jobs_run (jobs, work, done_cb, GINT_TO_POINTER (ms), NULL);
  rubric_progress_dialog_follow (GTK_WINDOW (parent), jobs, "Creating a Puzzle");
  return jobs;
}

static void
finish (RubricJobs *jobs)
{
  while (rubric_jobs_get_busy (jobs) || rubric_jobs_count_running () > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The last reference goes, but not before what closes by and by has closed. */
static void
assert_goes (RubricJobs *jobs)
{
  gpointer weak = jobs;
  gint64 end = g_get_monotonic_time () + GONE_S * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (G_OBJECT (jobs), &weak);
  g_object_unref (jobs);
  while (weak != NULL && g_get_monotonic_time () < end)
    widget_turn (STEP_MS);
  g_assert_null (weak);
}

/* What ends just before, with and after it leaves no dialog behind. */
static void
test_moment (void)
{
  GtkWidget *parent = open_parent ();

  for (int ms = PATIENCE_MS - NEAR_MS; ms <= PATIENCE_MS + NEAR_MS; ms += STEP_MS)
    {
      RubricJobs *jobs = begin (parent, ms);

      finish (jobs);
      assert_goes (jobs);
      g_assert_false (rubric_has_dialog (GTK_WINDOW (parent)));
    }
  gtk_window_destroy (GTK_WINDOW (parent));
  widget_finish ();
}

/* The window goes while the dialog is there, or before. */
static void
test_close (void)
{
  for (int ms = 0; ms <= 2 * PATIENCE_MS; ms += 2 * PATIENCE_MS)
    {
      GtkWidget *parent = open_parent ();
      RubricJobs *jobs = begin (parent, LONG_MS);

      widget_turn ((guint)ms);
      g_assert_cmpint (rubric_has_dialog (GTK_WINDOW (parent)), ==, ms > 0);
      rubric_jobs_close (jobs);
      gtk_window_destroy (GTK_WINDOW (parent));
      finish (jobs);
      assert_goes (jobs);
      widget_finish ();
    }
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  application = widget_create_application ();
  g_test_add_func ("/wait/moment", test_moment);
  g_test_add_func ("/wait/close", test_close);
  return g_test_run (); /* which ends the program, and with it the application */
}
