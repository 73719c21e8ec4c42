/* rubric-session-worker.c - all that a session does on the disk
 *
 *     RubricSessionJob -> worker: bytes, temporary file, flush, rename -> what there is to continue, in the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-session-worker.h"

#include "rubric-file-replace.h"
#include "rubric-session-kept.h"

#include <glib/gstdio.h>

struct _RubricSessionWorker
{
  RubricSessionFolder *folder;
  GObject *owner; /* not a reference */
  RubricSessionListed listed;
  GMainContext *context;

  GThreadPool *pool;
  GMutex mutex;
  GCond idle;
  guint n_jobs;   /* asked for and not done; under the mutex */
  guint n_writes; /* atomic */
  gint failed;    /* atomic: the last write */
};

/* From the worker back to the main thread; by then the owner may be gone. */
typedef struct
{
  GWeakRef owner;
  RubricSessionListed listed;
  GPtrArray *kept; /* (nullable) */
} Listing;

static void
job_free (RubricSessionJob *job)
{
  g_free (job->path);
  g_clear_pointer (&job->record, rubric_record_free);
  g_clear_object (&job->task);
  g_free (job);
}

static void
listing_free (Listing *listing)
{
  g_weak_ref_clear (&listing->owner);
  g_clear_pointer (&listing->kept, g_ptr_array_unref);
  g_free (listing);
}

static gboolean
listed_cb (gpointer user_data)
{
  Listing *listing = user_data;
  g_autoptr (GObject) owner = g_weak_ref_get (&listing->owner);

  if (owner != NULL)
    listing->listed (owner, listing->kept);
  return G_SOURCE_REMOVE;
}

/* In the worker. A source of its own: g_main_context_invoke() would call from here while nobody runs the main loop. */
static void
tell_owner (RubricSessionWorker *self, GPtrArray *kept)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Listing *listing = g_new0 (Listing, 1);

  g_weak_ref_init (&listing->owner, self->owner);
  listing->listed = self->listed;
  listing->kept = kept;
  g_source_set_callback (source, listed_cb, listing, (GDestroyNotify)listing_free);
  g_source_attach (source, self->context);
}

/* In the worker. A record that cannot be written is tried again with the next change. */
static gboolean
write_record (RubricSessionWorker *self, RubricSessionJob *job)
{
  g_autoptr (GBytes) bytes = rubric_record_to_bytes (job->record);
  g_autoptr (GError) error = NULL;

  if (rubric_file_replace (job->path, bytes, NULL, &error))
    g_atomic_int_inc (&self->n_writes);
  else
    {
      g_message ("%s: %s", job->path, error->message);
      tell_owner (self, NULL);
    }
  g_atomic_int_set (&self->failed, error != NULL);
  return error == NULL;
}

/* In the worker. */
static gboolean
do_job (RubricSessionWorker *self, RubricSessionJob *job)
{
  gboolean ok = TRUE;

  if (job->record != NULL)
    ok = write_record (self, job);
  else if (job->path != NULL)
    g_unlink (job->path);
  if (job->keep)
    ok = ok && rubric_session_folder_keep (self->folder, job->path, RUBRIC_SESSION_MAX_CONTINUE);
  if (job->list)
    tell_owner (self, rubric_session_folder_list_kept (self->folder));
  return ok;
}

static void
work_cb (gpointer data, gpointer user_data)
{
  RubricSessionWorker *self = user_data;
  RubricSessionJob *job = data;
  gboolean ok = do_job (self, job);

  if (job->task != NULL)
    g_task_return_boolean (job->task, ok);
  job_free (job);

  g_mutex_lock (&self->mutex);
  if (--self->n_jobs == 0)
    g_cond_broadcast (&self->idle);
  g_mutex_unlock (&self->mutex);
}

RubricSessionWorker *
rubric_session_worker_new (RubricSessionFolder *folder, GObject *owner, RubricSessionListed listed)
{
  RubricSessionWorker *self = g_new0 (RubricSessionWorker, 1);

  self->folder = folder;
  self->owner = owner;
  self->listed = listed;
  self->context = g_main_context_ref_thread_default ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->idle);
  self->pool = g_thread_pool_new (work_cb, self, 1, FALSE, NULL);
  return self;
}

void
rubric_session_worker_free (RubricSessionWorker *self)
{
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->idle);
  g_free (self);
}

void
rubric_session_worker_push (RubricSessionWorker *self, RubricSessionJob job)
{
  g_mutex_lock (&self->mutex);
  self->n_jobs++;
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->pool, g_memdup2 (&job, sizeof job), NULL);
}

gboolean
rubric_session_worker_is_busy (RubricSessionWorker *self)
{
  gboolean busy;

  g_mutex_lock (&self->mutex);
  busy = self->n_jobs > 0;
  g_mutex_unlock (&self->mutex);
  return busy;
}

void
rubric_session_worker_wait (RubricSessionWorker *self)
{
  g_mutex_lock (&self->mutex);
  while (self->n_jobs > 0)
    g_cond_wait (&self->idle, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

gboolean
rubric_session_worker_get_works (RubricSessionWorker *self)
{
  return !g_atomic_int_get (&self->failed);
}

guint
rubric_session_worker_get_n_writes (RubricSessionWorker *self)
{
  return g_atomic_int_get (&self->n_writes);
}
