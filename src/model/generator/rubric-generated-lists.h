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
  RUBRIC_GENERATED_LISTS_MAX = 20, /* so many are kept though nobody has begun one of their puzzles; the oldest go */
};

/**
 * RubricGeneratedList:
 * @document: its puzzles
 * @title: for people
 * @file: (nullable): where it is kept; NULL if it could not be written
 * @stamp: @file as it was written
 */
typedef struct
{
  RubricDocument *document;
  char *title;
  GFile *file;
  RubricFileStamp stamp;
} RubricGeneratedList;

/** RubricGeneratedListDone: Takes @list, valid until it returns; @error (nullable) says why it has no file. */
typedef void (*RubricGeneratedListDone) (gpointer owner, const RubricGeneratedList *list, const GError *error);

/** rubric_generated_lists_get_folder: Returns: (transfer full): the folder in the person's state for lists */
GFile *rubric_generated_lists_get_folder (void);

/**
 * rubric_generated_lists_keep:
 * @jobs: of the policy write
 * @folder: made if need be
 * @title: for people; the name of the file is made of it and of the time
 * @progress: (nullable): knows which puzzles have been begun; without it no list is deleted
 *
 * Writes @document to a file of its own in a thread, and deletes others in the folder if there are too many.
 */
void rubric_generated_lists_keep (RubricJobs *jobs, GFile *folder, const char *title, RubricDocument *document,
                                  RubricProgressStore *progress, RubricGeneratedListDone done);

/** rubric_generated_lists_has: Returns: whether @file is in @folder */
gboolean rubric_generated_lists_has (GFile *folder, GFile *file);

/** rubric_generated_lists_get: Returns: (transfer full) (element-type GFile): the lists in @folder, newest first */
GPtrArray *rubric_generated_lists_get (GFile *folder);
