/* rubric-file-replace.c - a file is its old self or its new self, never half of either
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-replace-testing.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

enum
{
  CHUNK = 1 << 20, /* written between two looks at the cancellable */
  MAX_LINKS = 40,
  MAX_TRIES = 16, /* to make a temporary file */
  MAX_WAIT_MS = 2000, /* for another program to put its file in place */
  MAX_ATTRIBUTES = 1 << 16, /* bytes: of a value, and of all names */
};

static const char name_template[] = ".rubric-saving-XXXXXX"; /* no name that a person gives: such files are removed */

/* Locks the file, which may have been tidied away since it was made. Where there are no locks nobody tidies. */
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

/* The file that is replaced. */
typedef struct
{
  const char *path;
  struct stat status;
} Old;

struct _RubricFileSink
{
  int fd;                /* -1: there is a stream */
  GOutputStream *stream;
  GCancellable *cancellable;
};

/* Errors that GIO has no code for, and the system words in its own way. */
static const struct
{
  int code;
  const char *reason;
} reasons[] = {
  { EDQUOT, N_ ("Your share of the disk, the quota, is used up.") },
  { EIO, N_ ("The disk reports an error.") },
};

static gboolean
fail_errno (GError **error, int code)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].code == code)
      {
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ (reasons[i].reason));
        return FALSE;
      }
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Returns: the target of @path, even if nothing is there yet: realpath() does not follow a link to a file to be made */
static char *
resolve_links (const char *path)
{
  g_autofree char *at = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (at, NULL);
      g_autofree char *folder = g_path_get_dirname (at);

      if (link == NULL)
        return g_steal_pointer (&at);
      g_free (at);
      at = g_path_is_absolute (link) ? g_steal_pointer (&link) : g_build_filename (folder, link, NULL);
    }
  errno = ELOOP;
  return NULL;
}

/* Returns: FALSE if the old file must not be replaced: a rename asks for rights to the folder only, and would put a
 * file in the place of a pipe */
static gboolean
check_target (const char *target, struct stat *status, gboolean *exists, GError **error)
{
  *exists = stat (target, status) == 0;
  if (!*exists)
    return errno == ENOENT || fail_errno (error, errno);
  if (S_ISDIR (status->st_mode))
    return fail_errno (error, EISDIR);
  if (!S_ISREG (status->st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "");
      return FALSE;
    }
  return access (target, W_OK) == 0 || fail_errno (error, errno);
}

gboolean
rubric_file_sink_write (RubricFileSink *self, const char *data, gsize length, GError **error)
{
  if (self->stream != NULL)
    return g_output_stream_write_all (self->stream, data, length, NULL, self->cancellable, error);
  while (length > 0)
    {
      gssize written;

      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      written = write (self->fd, data, MIN (length, CHUNK));
      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return fail_errno (error, errno);
      data += written;
      length -= written;
    }
  return TRUE;
}

static gboolean
fill_with_bytes (RubricFileSink *sink, gpointer bytes, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return rubric_file_sink_write (sink, data, length, error);
}

static const char ACCESS_LIST[] = "system.posix_acl_access";

/* Copies the attributes that the person gave the file, and its access list; if the file system has none it does
 * without. A list that the folder gives to new files is not that of this one.
 *
 * Returns: whether there is a list, and it is lost
 */
static gboolean
keep_attributes (int fd, const char *path)
{
  g_autofree char *names = g_malloc (MAX_ATTRIBUTES), *value = g_malloc (MAX_ATTRIBUTES);
  ssize_t size = listxattr (path, names, MAX_ATTRIBUTES);
  gboolean lost = FALSE;

  if (fremovexattr (fd, ACCESS_LIST) != 0)
    g_debug ("the folder gives no list to new files: %s", g_strerror (errno));
  for (const char *name = names; name < names + size; name += strlen (name) + 1)
    if (g_str_has_prefix (name, "user.") || g_str_equal (name, ACCESS_LIST))
      {
        ssize_t length = getxattr (path, name, value, MAX_ATTRIBUTES);

        if (length >= 0 && fsetxattr (fd, name, value, length, 0) == 0)
          continue;
        g_debug ("%s of the old file is lost: %s", name, g_strerror (errno));
        lost |= g_str_equal (name, ACCESS_LIST);
      }
  return lost;
}

/* A file system without modes refuses any change of them, and has the right one already. */
static gboolean
change_mode (int fd, mode_t mode)
{
  int refused = fchmod (fd, mode) != 0 ? errno : 0;
  struct stat now;

  errno = refused;
  return refused == 0 || (fstat (fd, &now) == 0 && (now.st_mode & 07777) == mode);
}

/* Owner and group are kept where the system lets us, the mode always; after fchown(), which may clear bits of it. */
static gboolean
keep_mode (int fd, const Old *old, GError **error)
{
  const struct stat *status = &old->status;
  mode_t mode = status->st_mode & 07777;

  if (fchown (fd, -1, status->st_gid) != 0 || fchown (fd, status->st_uid, -1) != 0)
    g_debug ("the new file belongs to its writer: %s", g_strerror (errno));
  if (keep_attributes (fd, old->path))
    mode &= ~S_IRWXG; /* with a list these are what anybody in it has at most, and not what the group has */
  return change_mode (fd, mode) || fail_errno (error, errno);
}

/* Writes, flushes and closes the new file. */
static gboolean
fill_temporary (RubricFileTemporary *temporary, const Old *old, RubricFileFill fill, gpointer user_data,
                GCancellable *cancellable, GError **error)
{
  RubricFileSink sink = { .fd = temporary->fd, .cancellable = cancellable };
  gboolean ok = fill (&sink, user_data, error) && (old == NULL || keep_mode (sink.fd, old, error));

  if (ok && fsync (sink.fd) != 0)
    ok = fail_errno (error, errno);
  if (!rubric_file_temporary_close_fd (temporary) && ok)
    ok = fail_errno (error, errno);
  return ok && !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/* If two programs save at the same time, the second one has to see what the first has put there. If the folder cannot
 * be locked, or somebody who does not save holds a lock on it, it does without. Returns: -1 if it cannot be opened */
static int
lock_folder (const char *folder)
{
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  for (int i = 0; fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK && i < MAX_WAIT_MS; i++)
    g_usleep (1000);
  return fd;
}

/* The folder is flushed so that the new name outlives a power cut. The file is in place already: if a folder cannot be
 * flushed, that is no failure. */
static void
unlock_folder (int fd)
{
  if (fd < 0)
    return;
  flock (fd, LOCK_UN);
  fsync (fd);
  close (fd);
}

/* Returns: FALSE with @error if the file at @target is another one than @known */
static gboolean
check_known (const char *target, const RubricFileStamp *known, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (target);
  RubricFileStamp now;
  RubricFileChange change;

  if (known == NULL)
    return TRUE;
  if (!rubric_file_stamp_compare (known, file, &now, &change, cancellable, error))
    return FALSE;
  if (change == RUBRIC_FILE_CHANGED)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
  return change != RUBRIC_FILE_CHANGED;
}

/* A renamed file keeps all that its stamp is made of: it is asked for before. */
static gboolean
put_in_place (const char *temporary, const char *target, const RubricFileStamp *known, RubricFileStamp *stamp,
              GCancellable *cancellable, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autoptr (GFile) file = g_file_new_for_path (temporary);
  int lock = lock_folder (folder);
  gboolean ok = rubric_file_stamp_query (stamp, file, cancellable, error)
                && check_known (target, known, cancellable, error)
                && (g_rename (temporary, target) == 0 || fail_errno (error, errno));

  unlock_folder (lock);
  return ok;
}

static gboolean
replace (const char *path, RubricFileFill fill, gpointer user_data, const RubricFileStamp *known,
         RubricFileStamp *stamp, GCancellable *cancellable, GError **error)
{
  g_autofree char *target = resolve_links (path);
  g_autofree char *folder = NULL;
  RubricFileTemporary temporary;
  gboolean exists, ok;
  Old old;

  if (target == NULL)
    return fail_errno (error, errno);
  if (!check_target (target, &old.status, &exists, error))
    return FALSE;
  old.path = target;

  folder = g_path_get_dirname (target);
  if (!rubric_file_temporary_open (&temporary, folder, exists ? 0600 : 0666))
    return fail_errno (error, errno);
  ok = fill_temporary (&temporary, exists ? &old : NULL, fill, user_data, cancellable, error)
       && put_in_place (temporary.path, target, known, stamp, cancellable, error);
  if (!ok)
    g_unlink (temporary.path);
  rubric_file_temporary_clear (&temporary);
  rubric_file_temporary_tidy (folder);
  return ok;
}

gboolean
rubric_file_replace (const char *path, GBytes *bytes, const RubricFileStamp *known, RubricFileStamp *stamp,
                     GCancellable *cancellable, GError **error)
{
  RubricFileStamp unused;

  if (!replace (path, fill_with_bytes, bytes, known, stamp != NULL ? stamp : &unused, cancellable, error))
    return FALSE;
  if (stamp != NULL)
    rubric_file_stamp_set_content (stamp, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return TRUE;
}

gboolean
rubric_file_fill_stream (GOutputStream *stream, RubricFileFill fill, gpointer user_data, GCancellable *cancellable,
                         GError **error)
{
  RubricFileSink sink = { .fd = -1, .stream = stream, .cancellable = cancellable };

  return fill (&sink, user_data, error);
}

gboolean
rubric_file_replace_with (const char *path, RubricFileFill fill, gpointer user_data, GCancellable *cancellable,
                          GError **error)
{
  RubricFileStamp stamp;

  return replace (path, fill, user_data, NULL, &stamp, cancellable, error);
}
