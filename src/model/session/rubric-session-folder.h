/* rubric-session-folder.h - the files of sessions: who owns which, and what becomes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-record.h"

/*
 *     windows/1f3a5c7e.lock        locked as long as session 1f3a5c7e runs; a killed program lets go of it too
 *     windows/1f3a5c7e-4.record    the fourth puzzle that it follows
 *     continue/TIME-ID.record      a puzzle that was put away; TIME has leading zeros, so names sort by it
 *     aside/TIME-NAME              what was found to be no record
 */
typedef struct
{
  char *windows;
  char *kept;
  char *aside;
  char *owner; /* the name of this session */
  char *lock_path;
  int lock;
  gint n_aside; /* atomic: put aside by this session */
} RubricSessionFolder;

/** Makes the folders and locks one owner. FALSE with @error: @self need not be closed. */
gboolean rubric_session_folder_open (RubricSessionFolder *self, const char *path, GError **error);

/** Lets go of the lock. Records that are still there are those of a session that is gone. */
void rubric_session_folder_close (RubricSessionFolder *self);

/** Returns: (transfer full): the path of the record called @id */
char *rubric_session_folder_path (const RubricSessionFolder *self, const char *id);

/** Returns: (transfer full) (element-type utf8): the ids of records that were others' and are now ours; @next numbers them */
GPtrArray *rubric_session_folder_claim (const RubricSessionFolder *self, guint *next);

/** Returns: (transfer full): the id of record @number of this session */
char *rubric_session_folder_id (const RubricSessionFolder *self, guint number);

/** Returns: (transfer full) (nullable): what is in the record at @path; a bad one is put aside */
RubricRecord *rubric_session_folder_read (RubricSessionFolder *self, const char *path);

/** Puts the record at @path away, to be continued; the oldest beyond @max go. Returns: whether it could be */
gboolean rubric_session_folder_keep (const RubricSessionFolder *self, const char *path, guint max);

/** Returns: (transfer full) (element-type RubricContinue): what was put away, newest first */
GPtrArray *rubric_session_folder_list_kept (RubricSessionFolder *self);
