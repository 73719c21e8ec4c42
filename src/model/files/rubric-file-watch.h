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
 * Follows @file, and the target of a symbolic link, if the system reports changes. It reports none of files on other
 * machines: rubric_file_watch_check() looks at those.
 *
 * Returns: (transfer full)
 */
RubricFileWatch *rubric_file_watch_new (GFile *file, const RubricFileStamp *known);

/** rubric_file_watch_check: Looks at the file now, without waiting for an answer. */
void rubric_file_watch_check (RubricFileWatch *self);

/** rubric_file_watch_get_change: Returns: the change to the file. Notified as RubricFileWatch:change. */
RubricFileChange rubric_file_watch_get_change (RubricFileWatch *self);

/** rubric_file_watch_get_known: Returns: (transfer none): the file as it was read, written, or accepted */
const RubricFileStamp *rubric_file_watch_get_known (RubricFileWatch *self);

/** rubric_file_watch_set_known: The program itself has made the file as @known says. */
void rubric_file_watch_set_known (RubricFileWatch *self, const RubricFileStamp *known);

/** rubric_file_watch_accept: Takes the file as it is now as known. */
void rubric_file_watch_accept (RubricFileWatch *self);

/**
 * rubric_file_watch_set_held:
 * @held: whether the program itself writes the file; it is not looked at meanwhile
 */
void rubric_file_watch_set_held (RubricFileWatch *self, gboolean held);
