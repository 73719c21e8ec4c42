/* rubric-session-worker.h - all that a session does on the disk: in one thread, in the order in which it was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session-folder.h"

#include <gio/gio.h>

/**
 * RubricSessionJob:
 * @path: (nullable): of the record, or NULL to look only what there is to continue
 * @record: (nullable): what to write there, or NULL to remove it
 * @keep: whether it is put away then
 * @list: whether to look what there is to continue
 * @task: (nullable): who waits for it: returns whether all of that could be done
 *
 * Goes to the worker with all that is in it.
 */
typedef struct
{
  char *path;
  RubricRecord *record;
  gboolean keep;
  gboolean list;
  GTask *task;
} RubricSessionJob;

typedef struct _RubricSessionWorker RubricSessionWorker;

/** Tells @owner what there is to continue: @kept (element-type RubricContinue), the newest first; or, where it is NULL,
 * that a record could not be written. */
typedef void (*RubricSessionListed) (gpointer owner, GPtrArray *kept);

/**
 * rubric_session_worker_new:
 * @folder: which outlives it
 * @owner: which frees it
 * @listed: called in the main loop of this thread, unless @owner is gone
 *
 * Returns: (transfer full): a worker
 */
RubricSessionWorker *rubric_session_worker_new (RubricSessionFolder *folder, GObject *owner,
                                                RubricSessionListed listed);

/** Returns when all has been done. */
void rubric_session_worker_free (RubricSessionWorker *self);

void rubric_session_worker_push (RubricSessionWorker *self, RubricSessionJob job);

/** Whether something has been asked for and is not done. */
gboolean rubric_session_worker_is_busy (RubricSessionWorker *self);

/** Returns when all that was asked for has been done. */
void rubric_session_worker_wait (RubricSessionWorker *self);

/** Whether what was to be written last has been written. */
gboolean rubric_session_worker_get_works (RubricSessionWorker *self);

/** How many records have been written. */
guint rubric_session_worker_get_n_writes (RubricSessionWorker *self);
