/* rubric-file-replace.h - a file is its old self or its new self, never half of either
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-stamp.h"

typedef struct _RubricFileSink RubricFileSink;

/** rubric_file_sink_write: Returns: FALSE with @error in G_IO_ERROR: the new file will not come about */
gboolean rubric_file_sink_write (RubricFileSink *self, const char *data, gsize length, GError **error);

/** RubricFileFill: writes the new content piece by piece. Returns: FALSE with @error to leave the old file as it was */
typedef gboolean (*RubricFileFill) (RubricFileSink *sink, gpointer user_data, GError **error);

/** rubric_file_replace_with: As rubric_file_replace(), for a content that is too long to be had at once. */
gboolean rubric_file_replace_with (const char *path, RubricFileFill fill, gpointer user_data, GCancellable *cancellable,
                                   GError **error);

/** rubric_file_fill_stream: The same for a stream, which the caller makes and closes. */
gboolean rubric_file_fill_stream (GOutputStream *stream, RubricFileFill fill, gpointer user_data,
                                  GCancellable *cancellable, GError **error);

/**
 * rubric_file_replace:
 * @path: of a file that may exist; a symbolic link is followed
 * @bytes: its new content
 * @known: (nullable): the file as it was: it is not written over if another program has written it since
 * @stamp: (nullable) (out): the file as it is now
 *
 * Writes @bytes to a temporary file in the same folder, flushes it to disk and renames it over @path, with the mode of
 * the old file. If a program is killed in the midst of that, the next save in the folder removes its temporary file.
 * g_file_replace() is not used because it truncates the old file in place if its folder is read-only.
 *
 * Returns: FALSE with @error in G_IO_ERROR, which is G_IO_ERROR_WRONG_ETAG if the file is another one than @known; that
 * it is gone is no failure. The old file is then as it was and nothing is left beside it
 */
gboolean rubric_file_replace (const char *path, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                              GCancellable *cancellable, GError **error);

/**
 * rubric_file_temporary_tidy:
 *
 * Removes the files from @folder that programs which were killed while they saved have left there. A program that still
 * writes holds a lock: no clock is asked. Any thread may call it.
 */
void rubric_file_temporary_tidy (const char *folder);
