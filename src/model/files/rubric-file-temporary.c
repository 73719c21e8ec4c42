/* rubric-file-temporary.c - a file that is being written, and those that programs killed meanwhile have left behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  MAX_TRIES = 16,
};

static const char name_template[] = ".rubric-saving-XXXXXX"; /* no name that a person gives: such files are removed */

/* Locks the file; a tidier may have come between its making and that. Where there are no locks nobody tidies. */
static gboolean
lock_open (RubricFileTemporary *self)
{
  struct stat status;

  if (flock (self->lock, LOCK_EX | LOCK_NB) != 0)
    return errno != EWOULDBLOCK;
  return fstat (self->lock, &status) == 0 && status.st_nlink > 0;
}

gboolean
rubric_file_temporary_open (RubricFileTemporary *self, const char *folder, int mode)
{
  for (int i = 0; i < MAX_TRIES; i++)
    {
      *self = (RubricFileTemporary){ .path = g_build_filename (folder, name_template, NULL), .lock = -1 };
      self->fd = g_mkstemp_full (self->path, O_WRONLY | O_CLOEXEC, mode);
      if (self->fd < 0)
        break;
      self->lock = fcntl (self->fd, F_DUPFD_CLOEXEC, 0);
      if (self->lock >= 0 && lock_open (self))
        return TRUE;
      g_unlink (self->path);
      rubric_file_temporary_clear (self);
    }
  rubric_file_temporary_clear (self);
  return FALSE;
}

gboolean
rubric_file_temporary_close_fd (RubricFileTemporary *self)
{
  int fd = self->fd;

  self->fd = -1;
  return close (fd) == 0;
}

void
rubric_file_temporary_clear (RubricFileTemporary *self)
{
  int code = errno;

  if (self->fd >= 0)
    close (self->fd);
  if (self->lock >= 0)
    close (self->lock);
  self->fd = self->lock = -1;
  g_clear_pointer (&self->path, g_free);
  errno = code;
}

static gboolean
is_temporary (const char *name)
{
  gsize length = strlen (name_template), prefix = strcspn (name_template, "X");

  return strlen (name) == length && strncmp (name, name_template, prefix) == 0;
}

static void
remove_if_left (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  struct stat status;

  if (fd < 0)
    return;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid ()
      && flock (fd, LOCK_EX | LOCK_NB) == 0)
    g_unlink (path);
  close (fd);
}

void
rubric_file_temporary_tidy (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_temporary (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        remove_if_left (path);
      }
}
