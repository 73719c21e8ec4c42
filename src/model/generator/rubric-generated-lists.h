/* rubric-generated-lists.h - lists of new puzzles are files from their beginning, in a folder of the program's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-file-stamp.h"
#include "rubric-jobs.h"
#include "rubric-progress-store.h"

enum
{
  RUBRIC_GENERATED_LISTS_MAX = 20, /* that are kept though nobody has begun one of their puzzles; the oldest go */
};

/**
 * RubricGeneratedList:
 * @document: its puzzles
 * @title: what it is, for people
 * @file: (nullable): where it is kept; NULL where it could not be
 * @stamp: @file as it was written
 */
typedef struct
{
  RubricDocument *document;
  char *title;
  GFile *file;
  RubricFileStamp stamp;
} RubricGeneratedList;

/** What to do with @list, which is valid until it returns; @error (nullable) says why it has no file. */
typedef void (*RubricGeneratedListDone) (gpointer owner, const RubricGeneratedList *list, const GError *error);

/** Returns: (transfer full): the folder of the person's state where lists are kept */
GFile *rubric_generated_lists_get_folder (void);

/**
 * rubric_generated_lists_keep:
 * @jobs: of the policy write
 * @folder: made if need be
 * @title: what the list is, for people: the file has its name of it, and of the time
 * @progress: (nullable): what has been begun; NULL: nobody knows, so that no list goes
 *
 * Writes @document to a file of its own in a thread. Others in the folder go then, if there are too many.
 */
void rubric_generated_lists_keep (RubricJobs *jobs, GFile *folder, const char *title, RubricDocument *document,
                             RubricProgressStore *progress, RubricGeneratedListDone done);

/** Whether @file is in @folder. */
gboolean rubric_generated_lists_has (GFile *folder, GFile *file);

/** Returns: (transfer full) (element-type GFile): the lists in @folder, newest first; none where there is no folder */
GPtrArray *rubric_generated_lists_get (GFile *folder);
