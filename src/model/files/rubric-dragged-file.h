/* rubric-dragged-file.h - puzzles on their way to another program, as files in the folder for what is soon forgotten
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * rubric_dragged_file_write:
 * @name: for people, with a suffix; what a name of a file cannot have is replaced
 *
 * Keeps the last sixteen files, and none of an earlier run of the program. For one thread.
 *
 * Returns: (transfer full) (nullable): the file, or NULL with @error in G_FILE_ERROR
 */
GFile *rubric_dragged_file_write (const char *name, GBytes *bytes, GError **error);

/** rubric_file_is_dragged: Returns: whether @file is, by its path, one of them: no place to save anything in */
gboolean rubric_file_is_dragged (GFile *file);

/** rubric_dragged_files_remove: Deletes all of them: the program ends. */
void rubric_dragged_files_remove (void);
