/* rubric-session-folder.c - the files of sessions: who owns which, and what becomes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-session-private.h"

#include "rubric-file-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  MAX_ASIDE = 50,
  MAX_TRIES = 16,
};

static const char record_suffix[] = ".record";
static const char lock_suffix[] = ".lock";

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

/* Returns: the names in @folder, sorted */
static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* Locks the file at @path. Between opening and locking another session may have removed it: such a lock is worth
 * nothing. Returns: -1 with errno if that is not possible */
static int
lock_file (const char *path, int flags)
{
  int fd = open (path, O_RDWR | O_CLOEXEC | flags, 0600);
  struct stat ours, there;

  if (fd < 0)
    return -1;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    {
      if (fstat (fd, &ours) == 0 && stat (path, &there) == 0 && ours.st_ino == there.st_ino)
        return fd;
      errno = ENOENT;
    }
  close (fd);
  return -1;
}

static gboolean
lock_owner (RubricSessionFolder *self)
{
  for (int i = 0; i < MAX_TRIES; i++)
    {
      g_autofree char *name = NULL;

      g_free (self->owner);
      g_free (self->lock_path);
      self->owner = g_strdup_printf ("%08x%08x", g_random_int (), g_random_int ());
      name = g_strconcat (self->owner, lock_suffix, NULL);
      self->lock_path = g_build_filename (self->windows, name, NULL);
      self->lock = lock_file (self->lock_path, O_CREAT | O_EXCL);
      if (self->lock >= 0)
        return TRUE;
      g_unlink (self->lock_path);
    }
  return FALSE;
}

gboolean
rubric_session_folder_open (RubricSessionFolder *self, const char *path, GError **error)
{
  *self = (RubricSessionFolder){ .windows = g_build_filename (path, "windows", NULL),
                                 .kept = g_build_filename (path, "continue", NULL),
                                 .aside = g_build_filename (path, "aside", NULL),
                                 .lock = -1 };

  if (g_mkdir_with_parents (self->windows, 0700) == 0 && g_mkdir_with_parents (self->kept, 0700) == 0
      && g_mkdir_with_parents (self->aside, 0700) == 0 && lock_owner (self))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  rubric_session_folder_close (self);
  return FALSE;
}

void
rubric_session_folder_close (RubricSessionFolder *self)
{
  if (self->lock >= 0)
    {
      g_unlink (self->lock_path);
      close (self->lock);
    }
  g_free (self->windows);
  g_free (self->kept);
  g_free (self->aside);
  g_free (self->owner);
  g_free (self->lock_path);
}

char *
rubric_session_folder_path (const RubricSessionFolder *self, const char *id)
{
  return g_build_filename (self->windows, id, NULL);
}

char *
rubric_session_folder_id (const RubricSessionFolder *self, guint number)
{
  return g_strdup_printf ("%s-%u%s", self->owner, number, record_suffix);
}

/* Returns: whether the session called @owner is over; if so its lock file is gone as well. Where locks do not work no
 * session is believed to be over. */
static gboolean
bury_owner (const RubricSessionFolder *self, const char *owner)
{
  g_autofree char *name = g_strconcat (owner, lock_suffix, NULL);
  g_autofree char *path = g_build_filename (self->windows, name, NULL);
  int fd = lock_file (path, 0);

  if (fd < 0)
    return errno == ENOENT;
  g_unlink (path);
  close (fd);
  return TRUE;
}

/* If two sessions see the same record, only one can rename it. */
static void
claim_record (const RubricSessionFolder *self, const char *name, guint *next, GPtrArray *ids)
{
  g_autofree char *id = rubric_session_folder_id (self, *next);
  g_autofree char *from = g_build_filename (self->windows, name, NULL);
  g_autofree char *to = g_build_filename (self->windows, id, NULL);

  if (g_rename (from, to) != 0)
    return;
  (*next)++;
  g_ptr_array_add (ids, g_steal_pointer (&id));
}

GPtrArray *
rubric_session_folder_claim (const RubricSessionFolder *self, guint *next)
{
  g_autoptr (GPtrArray) names = list_names (self->windows);
  g_autoptr (GHashTable) gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  rubric_file_temporary_tidy (self->windows);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      g_autofree char *owner = g_strndup (name, strcspn (name, "-."));
      gpointer over;

      if (*owner == '\0' || g_str_equal (owner, self->owner))
        continue;
      if (!g_hash_table_lookup_extended (gone, owner, NULL, &over))
        {
          over = GINT_TO_POINTER (bury_owner (self, owner));
          g_hash_table_insert (gone, g_steal_pointer (&owner), over);
        }
      if (GPOINTER_TO_INT (over) && g_str_has_suffix (name, record_suffix))
        claim_record (self, name, next, ids);
    }
  return ids;
}

/* Removes all but the last @max files of @folder. */
static void
prune (const char *folder, guint max)
{
  g_autoptr (GPtrArray) names = list_names (folder);

  for (guint i = 0; i + max < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      g_unlink (path);
    }
}

/* A name in @folder that sorts after those that were there before, whatever has become of the clock since. */
static char *
stamped_path (const char *folder, const char *name)
{
  g_autoptr (GPtrArray) names = list_names (folder);
  g_autofree char *stamped = NULL;
  gint64 time = g_get_real_time ();

  for (guint i = 0; i < names->len; i++)
    {
      gint64 there = g_ascii_strtoll (names->pdata[i], NULL, 10);

      if (there >= time && there < G_MAXINT64)
        time = there + 1;
    }
  stamped = g_strdup_printf ("%020" G_GINT64_FORMAT "-%s", time, name);
  return g_build_filename (folder, stamped, NULL);
}

static void
put_damaged_aside (RubricSessionFolder *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *aside = stamped_path (self->aside, name);

  if (g_rename (path, aside) == 0)
    g_atomic_int_inc (&self->n_aside);
  prune (self->aside, MAX_ASIDE);
}

RubricRecord *
rubric_session_folder_read (RubricSessionFolder *self, const char *path)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  g_autoptr (GBytes) bytes = file != NULL ? g_mapped_file_get_bytes (file) : NULL;
  RubricRecord *record = bytes != NULL ? rubric_record_from_bytes (bytes) : NULL;

  if (bytes != NULL && record == NULL)
    put_damaged_aside (self, path);
  return record;
}

gboolean
rubric_session_folder_keep (const RubricSessionFolder *self, const char *path, guint max)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *to = stamped_path (self->kept, name);

  gboolean kept = g_rename (path, to) == 0;

  prune (self->kept, max);
  return kept;
}

static RubricContinue *
continue_new (const char *id, const RubricRecord *record)
{
  RubricContinue *self = g_new0 (RubricContinue, 1);

  self->id = g_strdup (id);
  self->title = g_strdup (record->info->field[RUBRIC_INFO_TITLE]);
  self->source = g_strdup (record->info->field[RUBRIC_INFO_SOURCE]);
  self->sheet = *rubric_record_get_sheet (record);
  self->level = record->level;
  self->time = record->time;
  return self;
}

static void
continue_free (gpointer item)
{
  RubricContinue *self = item;

  g_free (self->id);
  g_free (self->title);
  g_free (self->source);
  g_free (self);
}

GPtrArray *
rubric_session_folder_list_kept (RubricSessionFolder *self)
{
  g_autoptr (GPtrArray) names = list_names (self->kept);
  GPtrArray *newest = g_ptr_array_new_with_free_func (continue_free);

  for (guint i = names->len; i-- > 0;)
    {
      g_autofree char *path = g_build_filename (self->kept, names->pdata[i], NULL);
      g_autoptr (RubricRecord) record = rubric_session_folder_read (self, path);

      if (record != NULL)
        g_ptr_array_add (newest, continue_new (names->pdata[i], record));
    }
  return newest;
}
