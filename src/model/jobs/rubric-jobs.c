/* rubric-jobs.c - work in a thread, for an owner who may close at any moment
 *
 *     run ──► waiting ──► worker (work) ──► main loop (done, free) ──► the next one
 *
 * The GTask of a job has no source object: a worker may hold the last reference to its task, and would dispose of the
 * source in its own thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-jobs-testing.h"

#include <stdbool.h>

enum
{
  WHOLE = 1 << 20, /* parts that a fraction is told in */
};

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS
};

typedef struct
{
  gboolean newest_wins;
  gboolean outlives; /* the owner, and holds the application */
} Policy;

static const Policy policies[] = {
  [RUBRIC_JOBS_QUERY] = { .newest_wins = TRUE },
  [RUBRIC_JOBS_READ] = { .newest_wins = FALSE },
  [RUBRIC_JOBS_WRITE] = { .outlives = TRUE },
};

struct _RubricJobs
{
  GObject parent_instance;

  const Policy *policy;
  GObject *owner;     /* NULL: it is gone */
  RubricJob *current; /* NULL: none that counts */
  GQueue waiting;     /* RubricJob, in order */
  gboolean closed;
};

struct _RubricJob
{
  RubricJobWork work;
  RubricJobDone done;
  gpointer data;
  GDestroyNotify free_data;
  RubricJobs *jobs;
  GApplication *held; /* NULL: none */
  GCancellable *cancellable;
  atomic_bool cancel;
  atomic_bool stop; /* asks the work to end with what it has; set by a cancel, too */
  atomic_int fraction; /* in parts, see WHOLE */
  atomic_int step, steps;
  GError *error;
};

static GParamSpec *props[N_PROPS];
static guint n_running; /* workers; main thread */
static guint n_writes;  /* not ended; main thread */

G_DEFINE_FINAL_TYPE (RubricJobs, rubric_jobs, G_TYPE_OBJECT)

/* The flags come last: work that they break off asks the cancellable why, and would seem done if that were not
 * cancelled yet. */
static void
job_cancel (RubricJob *job)
{
  g_cancellable_cancel (job->cancellable);
  atomic_store (&job->cancel, true);
  atomic_store (&job->stop, true);
}

static void
job_free (RubricJob *job)
{
  if (job->jobs->policy->outlives)
    n_writes--;
  if (job->free_data != NULL)
    job->free_data (job->data);
  g_clear_error (&job->error);
  g_object_unref (job->cancellable);
  if (job->held != NULL)
    g_application_release (job->held);
  g_clear_object (&job->held);
  g_object_unref (job->jobs);
  g_free (job);
}

static RubricJob *
job_new (RubricJobs *jobs, RubricJobWork work, RubricJobDone done, gpointer data, GDestroyNotify free_data)
{
  RubricJob *job = g_new0 (RubricJob, 1);

  job->jobs = g_object_ref (jobs);
  job->work = work;
  job->done = done;
  job->data = data;
  job->free_data = free_data;
  job->cancellable = g_cancellable_new ();
  if (jobs->policy->outlives)
    n_writes++;
  if (jobs->policy->outlives && g_application_get_default () != NULL)
    {
      job->held = g_object_ref (g_application_get_default ());
      g_application_hold (job->held);
    }
  return job;
}

static void
work_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  RubricJob *job = task_data;

  if (!g_cancellable_set_error_if_cancelled (job->cancellable, &job->error))
    job->work (job, job->data, &job->error);
  g_task_return_boolean (task, TRUE);
}

static void ended_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
start_job (RubricJobs *self, RubricJob *job)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, ended_cb, job);

  n_running++;
  self->current = job;
  g_task_set_source_tag (task, rubric_jobs_run);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, work_in_thread);
}

static void
notify_busy (RubricJobs *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* Nobody is left to tell of a write that failed. */
static void
tell_terminal (const RubricJob *job)
{
  if (job->error != NULL && !g_error_matches (job->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_printerr ("rubric: %s\n", job->error->message);
}

/* The callback may close its owner, drop the last reference to it, or run another job. */
static void
tell_owner (RubricJobs *self, RubricJob *job)
{
  g_autoptr (GObject) owner = self->owner != NULL ? g_object_ref (self->owner) : NULL;

  if (owner != NULL && !self->closed)
    job->done (owner, job->data, job->error);
  else if (self->policy->outlives)
    tell_terminal (job);
}

/* A query that no longer counts has been forgotten. */
static void
ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricJob *job = user_data;
  g_autoptr (RubricJobs) self = g_object_ref (job->jobs);
  gboolean counts = job == self->current;
  RubricJob *next = counts ? g_queue_pop_head (&self->waiting) : NULL;

  n_running--;
  if (counts)
    self->current = NULL;
  if (next != NULL)
    start_job (self, next);
  if (counts)
    tell_owner (self, job);
  if (counts && self->current == NULL)
    notify_busy (self);
  job_free (job);
}

static void
rubric_jobs_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_BUSY)
    g_value_set_boolean (value, rubric_jobs_get_busy (RUBRIC_JOBS (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
owner_gone_cb (gpointer jobs, GObject *owner)
{
  RubricJobs *self = jobs;

  self->owner = NULL;
  rubric_jobs_close (self);
}

/* While a job runs or waits it holds a reference: there is none left. */
static void
rubric_jobs_dispose (GObject *object)
{
  RubricJobs *self = RUBRIC_JOBS (object);

  if (self->owner != NULL)
    g_object_weak_unref (self->owner, owner_gone_cb, self);
  self->owner = NULL;
  G_OBJECT_CLASS (rubric_jobs_parent_class)->dispose (object);
}

static void
rubric_jobs_class_init (RubricJobsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rubric_jobs_get_property;
  object_class->dispose = rubric_jobs_dispose;

  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rubric_jobs_init (RubricJobs *self)
{
  g_queue_init (&self->waiting);
}

RubricJobs *
rubric_jobs_new (RubricJobsPolicy policy, GObject *owner)
{
  RubricJobs *self;

  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self = g_object_new (RUBRIC_TYPE_JOBS, NULL);
  self->policy = &policies[policy];
  self->owner = owner;
  g_object_weak_ref (owner, owner_gone_cb, self);
  return self;
}

void
rubric_jobs_run (RubricJobs *self, RubricJobWork work, RubricJobDone done, gpointer data, GDestroyNotify free_data)
{
  gboolean busy;
  RubricJob *job;

  busy = self->current != NULL;
  job = job_new (self, work, done, data, free_data);
  if (self->closed)
    {
      job_free (job);
      return;
    }
  if (self->policy->newest_wins && self->current != NULL)
    job_cancel (self->current);
  if (self->policy->newest_wins || self->current == NULL)
    start_job (self, job);
  else
    g_queue_push_tail (&self->waiting, job);
  if (!busy)
    notify_busy (self);
}

void
rubric_jobs_cancel (RubricJobs *self)
{
  if (self->current != NULL)
    job_cancel (self->current);
  for (GList *l = self->waiting.head; l != NULL; l = l->next)
    job_cancel (l->data);
  if (self->policy->outlives || self->current == NULL)
    return;
  g_queue_clear_full (&self->waiting, (GDestroyNotify)job_free);
  self->current = NULL;
  notify_busy (self);
}

void
rubric_jobs_stop (RubricJobs *self)
{
  if (self->current != NULL)
    atomic_store (&self->current->stop, true);
}

void
rubric_jobs_close (RubricJobs *self)
{
  self->closed = TRUE;
  if (!self->policy->outlives)
    rubric_jobs_cancel (self);
}

gboolean
rubric_jobs_get_busy (RubricJobs *self)
{
  return self->current != NULL;
}

double
rubric_jobs_get_fraction (RubricJobs *self)
{
  return self->current != NULL ? atomic_load (&self->current->fraction) / (double)WHOLE : 0;
}

guint
rubric_jobs_get_step (RubricJobs *self, guint *steps)
{
  *steps = self->current != NULL ? (guint)atomic_load (&self->current->steps) : 0;
  return self->current != NULL ? (guint)atomic_load (&self->current->step) : 0;
}

const atomic_bool *
rubric_job_get_cancel (RubricJob *self)
{
  return &self->cancel;
}

const atomic_bool *
rubric_job_get_stop (RubricJob *self)
{
  return &self->stop;
}

GCancellable *
rubric_job_get_cancellable (RubricJob *self)
{
  return self->cancellable;
}

void
rubric_job_set_fraction (RubricJob *self, double fraction)
{
  atomic_store_explicit (&self->fraction, CLAMP (fraction, 0, 1) * WHOLE, memory_order_relaxed);
}

void
rubric_job_set_step (RubricJob *self, guint step, guint steps)
{
  atomic_store_explicit (&self->steps, (int)steps, memory_order_relaxed);
  atomic_store_explicit (&self->step, (int)step, memory_order_relaxed);
}

void
rubric_jobs_finish_writes (void)
{
  while (n_writes > 0)
    g_main_context_iteration (NULL, TRUE);
}

guint
rubric_jobs_count_running (void)
{
  return n_running;
}
