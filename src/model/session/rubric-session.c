/* rubric-session.c - puzzles outlive the program
 *
 *     change ──► timer ──► RubricRecord (a copy) ──► worker: bytes, temporary file, flush, rename ──► main loop
 *
 * The main thread notes that a puzzle has changed and, one delay later, copies it; a single worker thread does all that
 * touches the disk, in the order in which it was asked to. While nothing changes there is no timer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-session-testing.h"

#include "rubric-file-replace.h"
#include "rubric-session-private.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  SIGNAL_CONTINUE_CHANGED,
  SIGNAL_FAILING,
  N_SIGNALS
};

struct _RubricSession
{
  GObject parent_instance;

  RubricSessionFolder folder;
  guint delay_ms;
  guint next_number;   /* for the next record */
  GPtrArray *followed; /* Followed */
  GPtrArray *kept;     /* RubricContinue */
  guint timeout;       /* 0: there is nothing to write */
  gboolean failing;    /* a record could not be written, and no later one has been */

  GThreadPool *worker;
  GMutex mutex;
  GCond idle;
  guint n_jobs;   /* asked for and not done; under the mutex */
  guint n_writes; /* atomic */
  gint failed;    /* atomic: the last write */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricSession, rubric_session, G_TYPE_OBJECT)

typedef struct
{
  RubricSession *session; /* not a reference */
  RubricPuzzle *puzzle;
  char *id;
  char *uri, *format, *stamp;
  RubricSessionClock clock; /* NULL: nobody takes the time */
  gpointer clock_data;
  int level;         /* -1: not known */
  gboolean changed;  /* since the last record was made */
  guint n_changes;
} Followed;

static void
followed_free (Followed *followed)
{
  g_signal_handlers_disconnect_by_data (followed->puzzle, followed->session);
  g_object_unref (followed->puzzle);
  g_free (followed->id);
  g_free (followed->uri);
  g_free (followed->format);
  g_free (followed->stamp);
  g_free (followed);
}

/* All puzzles, for it does not matter whose record it was, are written with the next change, or at the end. */
static void
note_failure (RubricSession *self)
{
  gboolean was_failing = self->failing;

  self->failing = TRUE;
  for (guint i = 0; i < self->followed->len; i++)
    ((Followed *) self->followed->pdata[i])->changed = TRUE;
  if (!was_failing)
    g_signal_emit (self, signals[SIGNAL_FAILING], 0);
}

/* The worker. */

/*
 * DiskJob:
 * @path: (nullable): of the record; NULL: @list alone
 * @record: (nullable): to be written there; NULL: it is removed
 * @keep: then puts it away, to be continued
 * @list: then lists the puzzles to be continued
 * @task: (nullable): returns whether all of that could be done
 */
typedef struct
{
  char *path;
  RubricRecord *record;
  gboolean keep;
  gboolean list;
  GTask *task;
} DiskJob;

static void
disk_job_free (DiskJob *job)
{
  g_free (job->path);
  g_clear_pointer (&job->record, rubric_record_free);
  g_clear_object (&job->task);
  g_free (job);
}

/* A message from the worker to the main thread, where the session may be gone by then. */
typedef struct
{
  GWeakRef session;
  GPtrArray *kept; /* (nullable): NULL: a record could not be written */
} Message;

static void
message_free (gpointer data)
{
  Message *message = data;

  g_weak_ref_clear (&message->session);
  g_clear_pointer (&message->kept, g_ptr_array_unref);
  g_free (message);
}

static gboolean
message_cb (gpointer data)
{
  Message *message = data;
  g_autoptr (RubricSession) self = g_weak_ref_get (&message->session);

  if (self != NULL && message->kept == NULL)
    note_failure (self);
  else if (self != NULL)
    {
      g_ptr_array_unref (self->kept);
      self->kept = g_steal_pointer (&message->kept);
      g_signal_emit (self, signals[SIGNAL_CONTINUE_CHANGED], 0);
    }
  return G_SOURCE_REMOVE;
}

/* In the worker. @kept: (transfer full) (nullable) */
static void
send_message (RubricSession *self, GPtrArray *kept)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Message *message = g_new0 (Message, 1);

  g_weak_ref_init (&message->session, self);
  message->kept = kept;
  g_source_set_callback (source, message_cb, message, message_free);
  g_source_attach (source, NULL);
}

/* In the worker. A record that cannot be written is tried again with the next change. */
static gboolean
write_record (RubricSession *self, DiskJob *job)
{
  g_autoptr (GBytes) bytes = rubric_record_to_bytes (job->record);
  g_autoptr (GError) error = NULL;

  if (rubric_file_replace (job->path, bytes, NULL, NULL, NULL, &error))
    g_atomic_int_inc (&self->n_writes);
  else
    {
      g_message ("%s: %s", job->path, error->message);
      send_message (self, NULL);
    }
  g_atomic_int_set (&self->failed, error != NULL);
  return error == NULL;
}

static void
disk_job_cb (gpointer data, gpointer session)
{
  RubricSession *self = session;
  DiskJob *job = data;
  gboolean ok = TRUE;

  if (job->record != NULL)
    ok = write_record (self, job);
  else if (job->path != NULL)
    g_unlink (job->path);
  if (job->keep)
    ok = ok && rubric_session_folder_keep (&self->folder, job->path, RUBRIC_SESSION_MAX_CONTINUE);
  if (job->list)
    send_message (self, rubric_session_folder_list_kept (&self->folder));
  if (job->task != NULL)
    g_task_return_boolean (job->task, ok);
  disk_job_free (job);

  g_mutex_lock (&self->mutex);
  if (--self->n_jobs == 0)
    g_cond_broadcast (&self->idle);
  g_mutex_unlock (&self->mutex);
}

/* Hands @job with all that is in it to the worker. */
static void
push_disk_job (RubricSession *self, DiskJob job)
{
  g_mutex_lock (&self->mutex);
  self->n_jobs++;
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->worker, g_memdup2 (&job, sizeof job), NULL);
}

static gboolean
is_worker_busy (RubricSession *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return self->n_jobs > 0;
}

static void
wait_for_worker (RubricSession *self)
{
  g_mutex_lock (&self->mutex);
  while (self->n_jobs > 0)
    g_cond_wait (&self->idle, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/* The puzzles. */

static gboolean
is_blank (const SudSheet *sheet)
{
  static const SudSheet blank;

  return sud_sheet_equal (sheet, &blank);
}

/* A window in which nothing was done is not worth a record. */
static gboolean
has_content (const Followed *followed)
{
  return followed->uri != NULL || rubric_puzzle_get_can_undo (followed->puzzle)
         || rubric_puzzle_get_can_redo (followed->puzzle) || !is_blank (rubric_puzzle_get_sheet (followed->puzzle));
}

static RubricRecord *
make_record (Followed *followed)
{
  RubricRecord *record = rubric_record_new (followed->puzzle, followed->uri, followed->format);

  record->stamp = g_strdup (followed->stamp);
  record->level = followed->level;
  if (followed->clock != NULL)
    record->elapsed = followed->clock (followed->clock_data);
  return record;
}

static void
write_followed (RubricSession *self, Followed *followed)
{
  followed->changed = FALSE;
  self->failing = self->failing && g_atomic_int_get (&self->failed);
  push_disk_job (self, (DiskJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
                                  .record = has_content (followed) ? make_record (followed) : NULL });
}

static void
write_changed (RubricSession *self, gboolean all)
{
  for (guint i = 0; i < self->followed->len; i++)
    {
      Followed *followed = self->followed->pdata[i];

      if (followed->changed || all)
        write_followed (self, followed);
    }
}

/* A disk that is slower than the changes come gets the newest state when it is done with the one before. */
static gboolean
write_timeout_cb (gpointer user_data)
{
  RubricSession *self = user_data;

  if (is_worker_busy (self))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  write_changed (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
note_change (Followed *followed)
{
  RubricSession *self = followed->session;

  followed->changed = TRUE;
  followed->n_changes++;
  if (self->timeout == 0)
    self->timeout = g_timeout_add (self->delay_ms, write_timeout_cb, self);
}

static Followed *
find_followed (RubricSession *self, RubricPuzzle *puzzle)
{
  for (guint i = 0; i < self->followed->len; i++)
    if (((Followed *)self->followed->pdata[i])->puzzle == puzzle)
      return self->followed->pdata[i];
  return NULL;
}

static void
puzzle_changed_cb (RubricPuzzle *puzzle, gpointer unused, RubricSession *self)
{
  note_change (find_followed (self, puzzle));
}

static void
rubric_session_dispose (GObject *object)
{
  RubricSession *self = RUBRIC_SESSION (object);

  if (self->worker != NULL)
    {
      rubric_session_flush (self);
      g_thread_pool_free (g_steal_pointer (&self->worker), FALSE, TRUE);
      rubric_session_folder_close (&self->folder);
    }
  g_clear_pointer (&self->followed, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  G_OBJECT_CLASS (rubric_session_parent_class)->dispose (object);
}

static void
rubric_session_finalize (GObject *object)
{
  g_mutex_clear (&RUBRIC_SESSION (object)->mutex);
  g_cond_clear (&RUBRIC_SESSION (object)->idle);
  G_OBJECT_CLASS (rubric_session_parent_class)->finalize (object);
}

static void
rubric_session_class_init (RubricSessionClass *klass)
{
  static const char *const names[N_SIGNALS] = { "continue-changed", "failing" };

  G_OBJECT_CLASS (klass)->dispose = rubric_session_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_session_finalize;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], RUBRIC_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_session_init (RubricSession *self)
{
  self->followed = g_ptr_array_new_with_free_func ((GDestroyNotify)followed_free);
  self->kept = g_ptr_array_new ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->idle);
}

RubricSession *
rubric_session_new (const char *folder, guint delay_ms, GError **error)
{
  g_autoptr (RubricSession) self = g_object_new (RUBRIC_TYPE_SESSION, NULL);

  if (!rubric_session_folder_open (&self->folder, folder, error))
    return NULL;
  self->delay_ms = delay_ms;
  self->worker = g_thread_pool_new (disk_job_cb, self, 1, FALSE, NULL);
  push_disk_job (self, (DiskJob){ .list = TRUE });
  return g_steal_pointer (&self);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const RubricRecord *x = *(const RubricRecord *const *)a;
  const RubricRecord *y = *(const RubricRecord *const *)b;

  return (x->time > y->time) - (x->time < y->time);
}

GPtrArray *
rubric_session_claim (RubricSession *self)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify)rubric_record_free);
  g_autoptr (GPtrArray) ids = rubric_session_folder_claim (&self->folder, &self->next_number);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *path = rubric_session_folder_path (&self->folder, ids->pdata[i]);
      RubricRecord *record = rubric_session_folder_read (&self->folder, path);

      if (record == NULL)
        continue;
      record->id = g_strdup (ids->pdata[i]);
      g_ptr_array_add (records, record);
    }
  g_ptr_array_sort (records, compare_times);
  return records;
}

void
rubric_session_follow (RubricSession *self, RubricPuzzle *puzzle, const char *id)
{
  static const char *const changes[]
      = { "changed", "notify::mode", "notify::modified", "notify::stats", "notify::uncertain" };
  Followed *followed;

  g_return_if_fail (find_followed (self, puzzle) == NULL);

  followed = g_new0 (Followed, 1);
  followed->session = self;
  followed->puzzle = g_object_ref (puzzle);
  followed->level = -1;
  followed->id = id != NULL ? g_strdup (id) : rubric_session_folder_id (&self->folder, self->next_number++);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (puzzle, changes[i], G_CALLBACK (puzzle_changed_cb), self, 0);
  g_ptr_array_add (self->followed, followed);
  if (has_content (followed) && id == NULL)
    note_change (followed);
}

void
rubric_session_set_file (RubricSession *self, RubricPuzzle *puzzle, const char *uri, const char *format,
                         const char *stamp)
{
  Followed *followed = find_followed (self, puzzle);

  g_return_if_fail (followed != NULL);

  g_free (followed->uri);
  g_free (followed->format);
  g_free (followed->stamp);
  followed->uri = g_strdup (uri);
  followed->format = g_strdup (format);
  followed->stamp = g_strdup (stamp);
  note_change (followed);
}

void
rubric_session_set_level (RubricSession *self, RubricPuzzle *puzzle, int level)
{
  Followed *followed = find_followed (self, puzzle);

  if (followed != NULL)
    followed->level = level;
}

void
rubric_session_set_clock (RubricSession *self, RubricPuzzle *puzzle, RubricSessionClock clock, gpointer user_data)
{
  Followed *followed = find_followed (self, puzzle);

  g_return_if_fail (followed != NULL);

  followed->clock = clock;
  followed->clock_data = user_data;
}

void
rubric_session_leave (RubricSession *self, RubricPuzzle *puzzle, gboolean keep)
{
  Followed *followed = find_followed (self, puzzle);

  g_return_if_fail (followed != NULL);

  keep = keep && !is_blank (rubric_puzzle_get_sheet (puzzle));
  push_disk_job (self, (DiskJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
                                  .record = keep ? make_record (followed) : NULL,
                                  .keep = keep,
                                  .list = keep });
  g_ptr_array_remove (self->followed, followed);
}

void
rubric_session_put_away_async (RubricSession *self, RubricPuzzle *puzzle, GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Followed *followed = find_followed (self, puzzle);

  g_return_if_fail (followed != NULL);

  g_task_set_source_tag (task, rubric_session_put_away_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (followed->n_changes), NULL);
  if (is_blank (rubric_puzzle_get_sheet (puzzle)))
    g_task_return_boolean (task, TRUE);
  else
    push_disk_job (self, (DiskJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
                                    .record = make_record (followed),
                                    .keep = TRUE,
                                    .list = TRUE,
                                    .task = g_object_ref (task) });
}

gboolean
rubric_session_put_away_finish (RubricSession *self, RubricPuzzle *puzzle, GAsyncResult *result, gboolean *newest)
{
  Followed *followed = find_followed (self, puzzle);

  g_return_val_if_fail (followed != NULL, FALSE);

  *newest = followed->n_changes == GPOINTER_TO_UINT (g_task_get_task_data (G_TASK (result)));
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

GPtrArray *
rubric_session_get_continue (RubricSession *self)
{
  return self->kept;
}

RubricRecord *
rubric_session_take (RubricSession *self, const char *id)
{
  g_autofree char *from = NULL;
  g_autofree char *name = NULL;
  g_autofree char *to = NULL;
  RubricRecord *record = NULL;

  if (strchr (id, G_DIR_SEPARATOR) != NULL || *id == '.') /* the id may come from outside */
    return NULL;
  wait_for_worker (self);
  from = g_build_filename (self->folder.kept, id, NULL);
  name = rubric_session_folder_id (&self->folder, self->next_number++);
  to = rubric_session_folder_path (&self->folder, name);
  if (g_rename (from, to) == 0)
    record = rubric_session_folder_read (&self->folder, to);
  if (record != NULL)
    record->id = g_steal_pointer (&name);
  push_disk_job (self, (DiskJob){ .list = TRUE });
  return record;
}

void
rubric_session_flush (RubricSession *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  wait_for_worker (self);
  write_changed (self, g_atomic_int_get (&self->failed));
  wait_for_worker (self);
}

gboolean
rubric_session_get_works (RubricSession *self)
{
  return !g_atomic_int_get (&self->failed);
}

guint
rubric_session_get_n_writes (RubricSession *self)
{
  return g_atomic_int_get (&self->n_writes);
}

guint
rubric_session_get_n_damaged (RubricSession *self)
{
  return g_atomic_int_get (&self->folder.n_aside);
}
