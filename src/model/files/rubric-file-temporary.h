/* rubric-file-temporary.h - a file that is being written, and those that programs killed meanwhile have left behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/**
 * RubricFileTemporary:
 * @path: of a file of nobody else's; where it is renamed, only its name is another one
 * @fd: to write to it
 * @lock: holds a lock on it, from which others know that it is being written
 */
typedef struct
{
  char *path;
  int fd;
  int lock;
} RubricFileTemporary;

/** Makes a file in @folder. Returns: FALSE with errno */
gboolean rubric_file_temporary_open (RubricFileTemporary *self, const char *folder, int mode);

/** Returns: FALSE with errno where what was written may not be in the file */
gboolean rubric_file_temporary_close_fd (RubricFileTemporary *self);

/** Closes what is open of it; the file is no longer protected from rubric_file_temporary_tidy(). */
void rubric_file_temporary_clear (RubricFileTemporary *self);

/**
 * rubric_file_temporary_tidy:
 *
 * Removes from @folder what programs that were killed while they saved have left there. Who still writes holds a lock:
 * no clock is asked. Any thread may call it.
 */
void rubric_file_temporary_tidy (const char *folder);
