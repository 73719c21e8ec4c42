/* rubric-file-replace-testing.h - a file that is being written, for tests that look at it meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-file-replace.h"

/**
 * RubricFileTemporary:
 * @path: a name that no file had; another program may rename the file
 * @fd: to write to it
 * @lock: holds a lock on the file, which tells others that the file is being written
 */
typedef struct
{
  char *path;
  int fd;
  int lock;
} RubricFileTemporary;

/** rubric_file_temporary_open: Makes a file in @folder. Returns: FALSE with errno */
gboolean rubric_file_temporary_open (RubricFileTemporary *self, const char *folder, int mode);

/** rubric_file_temporary_close_fd: Returns: FALSE with errno if the file may lack some of the content */
gboolean rubric_file_temporary_close_fd (RubricFileTemporary *self);

/** rubric_file_temporary_clear: Closes it; the file is no longer protected from rubric_file_temporary_tidy(). */
void rubric_file_temporary_clear (RubricFileTemporary *self);
