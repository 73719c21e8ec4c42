/* rubric-file-watch.h - notices external changes to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-stamp.h"

#define RUBRIC_TYPE_FILE_WATCH (rubric_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (RubricFileWatch, rubric_file_watch, RUBRIC, FILE_WATCH, GObject)

/**
 * rubric_file_watch_new:
 * @known: the file as it was read or written
 *
 * Follows @file, and where a symbolic link leads, wherever the system reports changes. It reports none of files on other
 * machines: rubric_file_watch_check() looks at those.
 *
 * Returns: (transfer full)
 */
RubricFileWatch *rubric_file_watch_new (GFile *file, const RubricFileStamp *known);

/** Looks at the file now, without waiting for an answer. */
void rubric_file_watch_check (RubricFileWatch *self);

/** What has become of the file. Notified as RubricFileWatch:change. */
RubricFileChange rubric_file_watch_get_change (RubricFileWatch *self);

/** Returns: (transfer none): the file as it was read, written, or accepted */
const RubricFileStamp *rubric_file_watch_get_known (RubricFileWatch *self);

/** The file is now as @known says, by our doing. */
void rubric_file_watch_set_known (RubricFileWatch *self, const RubricFileStamp *known);

/** The file as it is now is to be taken as known. */
void rubric_file_watch_accept (RubricFileWatch *self);

/**
 * rubric_file_watch_set_held:
 * @held: whether the file is being written by us
 *
 * Does not look at the file while that is so.
 */
void rubric_file_watch_set_held (RubricFileWatch *self, gboolean held);
