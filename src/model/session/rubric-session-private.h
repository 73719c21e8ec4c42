/* rubric-session-private.h - the files of sessions: who owns which, and what becomes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-session.h"

/**
 * RubricSessionFolder:
 *
 *     windows/1f3a5c7e.lock        locked as long as session 1f3a5c7e runs; a killed program lets go of it too
 *     windows/1f3a5c7e-4.record    the fourth puzzle that it follows
 *     continue/TIME-ID.record      a puzzle that was put away; TIME has leading zeros, so names sort by it
 *     aside/TIME-NAME              a file that was found to be no record
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

/** rubric_session_folder_open: Makes the folders and locks an owner. Returns: FALSE with @error: not to be closed */
gboolean rubric_session_folder_open (RubricSessionFolder *self, const char *path, GError **error);

/** rubric_session_folder_close: Lets go of the lock: records that are left can be claimed by others. */
void rubric_session_folder_close (RubricSessionFolder *self);

/** rubric_session_folder_path: Returns: (transfer full): the path of the record called @id */
char *rubric_session_folder_path (const RubricSessionFolder *self, const char *id);

/** rubric_session_folder_id: Returns: (transfer full): the id of record @number of this session */
char *rubric_session_folder_id (const RubricSessionFolder *self, guint number);

/**
 * rubric_session_folder_claim:
 * @next: (inout): the number of the next record of this session
 *
 * Returns: (transfer full) (element-type utf8): the ids of records that were others' and are now its own
 */
GPtrArray *rubric_session_folder_claim (const RubricSessionFolder *self, guint *next);

/** rubric_session_folder_read: Returns: (transfer full) (nullable): the record at @path; a bad one is put aside */
RubricRecord *rubric_session_folder_read (RubricSessionFolder *self, const char *path);

/** rubric_session_folder_keep: Puts the record at @path away; the oldest beyond @max go. Returns: success */
gboolean rubric_session_folder_keep (const RubricSessionFolder *self, const char *path, guint max);

/** rubric_session_folder_list_kept: Returns: (transfer full) (element-type RubricContinue): newest first */
GPtrArray *rubric_session_folder_list_kept (RubricSessionFolder *self);
