/* rubric-file.h - puzzle files: loaded whole, saved whole, or an error that names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-document.h"
#include "rubric-file-replace.h"

#include <gio/gio.h>

#define RUBRIC_FILE_ERROR (rubric_file_error_quark ())
GQuark rubric_file_error_quark (void);

/**
 * RubricFileError:
 * @RUBRIC_FILE_ERROR_READ: the file cannot be read: missing, a directory, no permission, vanished, not a regular file
 * @RUBRIC_FILE_ERROR_CONTENT: it was read, but is no puzzle file; the message carries line and column
 * @RUBRIC_FILE_ERROR_WRITE: it cannot be written; the old file is as it was
 * @RUBRIC_FILE_ERROR_CHANGED: another program has written it meanwhile; it is as that program left it
 */
typedef enum
{
  RUBRIC_FILE_ERROR_READ,
  RUBRIC_FILE_ERROR_CONTENT,
  RUBRIC_FILE_ERROR_WRITE,
  RUBRIC_FILE_ERROR_CHANGED,
} RubricFileError;

/**
 * rubric_file_load:
 * @format: (nullable): skips the sniffing
 *
 * Reads and indexes @file; for a worker thread, or a program without a main loop.
 *
 * Returns: (transfer full) (nullable): the document, or NULL with @error in RUBRIC_FILE_ERROR, or G_IO_ERROR_CANCELLED.
 * Messages name the file and can be shown as they are.
 */
RubricDocument *rubric_file_load (GFile *file, const RubricFormat *format, GCancellable *cancellable, GError **error);

/** The same with the file as it was when it was read, @stamp (out), for rubric_file_save(). */
RubricDocument *rubric_file_load_stamped (GFile *file, RubricFileStamp *stamp, GCancellable *cancellable,
                                          GError **error);

/**
 * rubric_file_save:
 * @bytes: what to write, see rubric_format_write()
 * @known: (nullable): the file as it was read or written last: what another program has written since stays
 * @stamp: (nullable) (out): the file as it is after that
 *
 * Writes a temporary file beside the target, flushes it to disk, then renames it over the target. A symbolic link is
 * followed, the mode of an existing file kept. If anything fails the old file stays whole and nothing is left
 * beside it. A file that is gone is written again. For a worker thread, or a program without a main loop.
 *
 * Returns: FALSE with @error in RUBRIC_FILE_ERROR, which may be RUBRIC_FILE_ERROR_CHANGED, or G_IO_ERROR_CANCELLED
 */
gboolean rubric_file_save (GFile *file, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                           GCancellable *cancellable, GError **error);

/** rubric_file_save_with: As rubric_file_save() with neither stamp, for a content that is made while it is written, and
 * never had at once. */
gboolean rubric_file_save_with (GFile *file, RubricFileFill fill, gpointer user_data, GCancellable *cancellable,
                                GError **error);
