/* rubric-session.c - puzzles outlive the program
 *
 * The main thread notes that a puzzle has changed and, one delay later, copies it; a single worker thread does all that
 * touches the disk, in the order in which it was asked to. While nothing changes there is no timer.
 *
 *     change -> timer -> RubricRecord (a copy) -> worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-session.h"

#include "rubric-session-worker.h"

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
  guint next_number;   /* of the next record */
  GPtrArray *followed; /* of Followed */
  GPtrArray *kept;     /* of RubricContinue */
  guint timeout;       /* 0 where there is nothing to write */
  gboolean failing;    /* a record could not be written, and nobody has tried again with success */
  RubricSessionWorker *worker;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricSession, rubric_session, G_TYPE_OBJECT)

typedef struct
{
  RubricSession *session; /* not a reference */
  RubricPuzzle *puzzle;
  char *id;
  char *uri, *format, *stamp; /* of its file */
  RubricSessionClock clock; /* NULL: nobody takes the time */
  gpointer clock_data;
  gboolean changed;  /* since the last record was made */
  guint n_changes;
} Followed;

static void
followed_free (Followed *followed)
{
  g_signal_handlers_disconnect_by_data (followed->puzzle, followed);
  g_object_unref (followed->puzzle);
  g_free (followed->id);
  g_free (followed->uri);
  g_free (followed->format);
  g_free (followed->stamp);
  g_free (followed);
}

/* Which one it was does not matter: with the next change, or the end, all are written. */
static void
fail (RubricSession *self)
{
  gboolean was_failing = self->failing;

  self->failing = TRUE;
  for (guint i = 0; i < self->followed->len; i++)
    ((Followed *) self->followed->pdata[i])->changed = TRUE;
  if (!was_failing)
    g_signal_emit (self, signals[SIGNAL_FAILING], 0);
}

static void
listed (gpointer owner, GPtrArray *kept)
{
  RubricSession *self = owner;

  if (kept == NULL)
    {
      fail (self);
      return;
    }
  g_ptr_array_unref (self->kept);
  self->kept = g_ptr_array_ref (kept);
  g_signal_emit (self, signals[SIGNAL_CONTINUE_CHANGED], 0);
}

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
  if (followed->clock != NULL)
    record->elapsed = followed->clock (followed->clock_data);
  return record;
}

static void
write_followed (RubricSession *self, Followed *followed)
{
  followed->changed = FALSE;
  self->failing = self->failing && !rubric_session_worker_get_works (self->worker);
  rubric_session_worker_push (self->worker,
                              (RubricSessionJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
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
timeout_cb (gpointer user_data)
{
  RubricSession *self = user_data;

  if (rubric_session_worker_is_busy (self->worker))
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
    self->timeout = g_timeout_add (self->delay_ms, timeout_cb, self);
}

static void
changed_cb (RubricPuzzle *puzzle, const SudCells *cells, Followed *followed)
{
  note_change (followed);
}

static void
notify_cb (RubricPuzzle *puzzle, GParamSpec *pspec, Followed *followed)
{
  note_change (followed);
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
rubric_session_dispose (GObject *object)
{
  RubricSession *self = RUBRIC_SESSION (object);

  if (self->worker != NULL)
    {
      rubric_session_flush (self);
      g_clear_pointer (&self->worker, rubric_session_worker_free);
      rubric_session_folder_close (&self->folder);
    }
  g_clear_pointer (&self->followed, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  G_OBJECT_CLASS (rubric_session_parent_class)->dispose (object);
}

static void
rubric_session_class_init (RubricSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_session_dispose;

  signals[SIGNAL_CONTINUE_CHANGED] = g_signal_new ("continue-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILING] = g_signal_new ("failing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
rubric_session_init (RubricSession *self)
{
  self->followed = g_ptr_array_new_with_free_func ((GDestroyNotify)followed_free);
  self->kept = g_ptr_array_new ();
}

RubricSession *
rubric_session_new (const char *folder, guint delay_ms, GError **error)
{
  g_autoptr (RubricSession) self = g_object_new (RUBRIC_TYPE_SESSION, NULL);

  if (!rubric_session_folder_open (&self->folder, folder, error))
    return NULL;
  self->delay_ms = delay_ms;
  self->worker = rubric_session_worker_new (&self->folder, G_OBJECT (self), listed);
  rubric_session_worker_push (self->worker, (RubricSessionJob){ .list = TRUE });
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
  g_autoptr (GPtrArray) ids = NULL;

  g_return_val_if_fail (RUBRIC_IS_SESSION (self), records);

  ids = rubric_session_folder_claim (&self->folder, &self->next_number);
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
  Followed *followed;

  g_return_if_fail (RUBRIC_IS_SESSION (self));
  g_return_if_fail (RUBRIC_IS_PUZZLE (puzzle));
  g_return_if_fail (find_followed (self, puzzle) == NULL);

  followed = g_new0 (Followed, 1);
  followed->session = self;
  followed->puzzle = g_object_ref (puzzle);
  followed->id = id != NULL ? g_strdup (id) : rubric_session_folder_id (&self->folder, self->next_number++);
  g_signal_connect (puzzle, "changed", G_CALLBACK (changed_cb), followed);
  g_signal_connect (puzzle, "notify::mode", G_CALLBACK (notify_cb), followed);
  g_signal_connect (puzzle, "notify::modified", G_CALLBACK (notify_cb), followed);
  g_signal_connect (puzzle, "notify::stats", G_CALLBACK (notify_cb), followed);
  g_signal_connect (puzzle, "notify::uncertain", G_CALLBACK (notify_cb), followed);
  g_ptr_array_add (self->followed, followed);
  if (has_content (followed) && id == NULL)
    note_change (followed);
}

void
rubric_session_set_file (RubricSession *self, RubricPuzzle *puzzle, const char *uri, const char *format,
                         const char *stamp)
{
  Followed *followed;

  g_return_if_fail (RUBRIC_IS_SESSION (self));

  followed = find_followed (self, puzzle);
  g_return_if_fail (followed != NULL);
  g_free (followed->uri);
  g_free (followed->format);
  followed->uri = g_strdup (uri);
  followed->format = g_strdup (format);
  g_free (followed->stamp);
  followed->stamp = g_strdup (stamp);
  note_change (followed);
}

void
rubric_session_set_clock (RubricSession *self, RubricPuzzle *puzzle, RubricSessionClock clock, gpointer user_data)
{
  Followed *followed;

  g_return_if_fail (RUBRIC_IS_SESSION (self));

  followed = find_followed (self, puzzle);
  g_return_if_fail (followed != NULL);
  followed->clock = clock;
  followed->clock_data = user_data;
}

void
rubric_session_leave (RubricSession *self, RubricPuzzle *puzzle, gboolean keep)
{
  Followed *followed;

  g_return_if_fail (RUBRIC_IS_SESSION (self));

  followed = find_followed (self, puzzle);
  g_return_if_fail (followed != NULL);
  keep = keep && !is_blank (rubric_puzzle_get_sheet (puzzle));
  rubric_session_worker_push (self->worker,
                              (RubricSessionJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
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
  Followed *followed;

  g_return_if_fail (RUBRIC_IS_SESSION (self));

  followed = find_followed (self, puzzle);
  g_return_if_fail (followed != NULL);
  g_task_set_source_tag (task, rubric_session_put_away_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (followed->n_changes), NULL);
  if (is_blank (rubric_puzzle_get_sheet (puzzle)))
    g_task_return_boolean (task, TRUE);
  else
    rubric_session_worker_push (self->worker,
                                (RubricSessionJob){ .path = rubric_session_folder_path (&self->folder, followed->id),
                                                    .record = make_record (followed),
                                                    .keep = TRUE,
                                                    .list = TRUE,
                                                    .task = g_object_ref (task) });
}

gboolean
rubric_session_put_away_finish (RubricSession *self, RubricPuzzle *puzzle, GAsyncResult *result, gboolean *newest)
{
  Followed *followed;

  g_return_val_if_fail (RUBRIC_IS_SESSION (self), FALSE);

  followed = find_followed (self, puzzle);
  g_return_val_if_fail (followed != NULL, FALSE);
  *newest = followed->n_changes == GPOINTER_TO_UINT (g_task_get_task_data (G_TASK (result)));
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

GPtrArray *
rubric_session_get_continue (RubricSession *self)
{
  g_return_val_if_fail (RUBRIC_IS_SESSION (self), NULL);

  return self->kept;
}

RubricRecord *
rubric_session_take (RubricSession *self, const char *id)
{
  g_autofree char *from = NULL;
  g_autofree char *name = NULL;
  g_autofree char *to = NULL;
  RubricRecord *record = NULL;

  g_return_val_if_fail (RUBRIC_IS_SESSION (self), NULL);

  if (strchr (id, G_DIR_SEPARATOR) != NULL || *id == '.') /* it may come from outside */
    return NULL;
  rubric_session_worker_wait (self->worker);
  from = g_build_filename (self->folder.kept, id, NULL);
  name = rubric_session_folder_id (&self->folder, self->next_number++);
  to = rubric_session_folder_path (&self->folder, name);
  if (g_rename (from, to) == 0)
    record = rubric_session_folder_read (&self->folder, to);
  if (record != NULL)
    record->id = g_steal_pointer (&name);
  rubric_session_worker_push (self->worker, (RubricSessionJob){ .list = TRUE });
  return record;
}

void
rubric_session_flush (RubricSession *self)
{
  g_return_if_fail (RUBRIC_IS_SESSION (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  rubric_session_worker_wait (self->worker);
  write_changed (self, !rubric_session_worker_get_works (self->worker));
  rubric_session_worker_wait (self->worker);
}

gboolean
rubric_session_get_works (RubricSession *self)
{
  g_return_val_if_fail (RUBRIC_IS_SESSION (self), FALSE);

  return rubric_session_worker_get_works (self->worker);
}

guint
rubric_session_get_n_writes (RubricSession *self)
{
  g_return_val_if_fail (RUBRIC_IS_SESSION (self), 0);

  return rubric_session_worker_get_n_writes (self->worker);
}

guint
rubric_session_get_n_damaged (RubricSession *self)
{
  g_return_val_if_fail (RUBRIC_IS_SESSION (self), 0);

  return g_atomic_int_get (&self->folder.n_aside);
}
