/* rubric-progress-store.c - the puzzles of collections that somebody has begun, known again by their givens
 *
 * A file for each puzzle, whose name says all that a list needs, so that a start reads nothing but the folder:
 *
 *     progress/83f0c2a49b17d65e-042.record
 *              `--- key -------' `-- level
 *
 * It holds a RubricRecord, the same as for recovery. The time of a file is that of the last change, or later than all
 * times before it if the clock has been set back; if there are too many, the oldest go. A change of level makes a new
 * file, then the old one is removed; if a kill in between leaves two, the newer one counts. Files that are no record go
 * to progress/aside.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-progress-store.h"

#include "rubric-file-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum
{
  KEY_DIGITS = 16,
};

static const char record_suffix[] = ".record";

struct _RubricProgressStore
{
  GObject parent_instance;

  char *folder;
  GHashTable *entries; /* each Entry by its key */
  gint64 newest;       /* the latest time of any entry, there or gone */
  gint failed;         /* atomic: whether the last write has */
  GThreadPool *worker; /* one thread, so that jobs keep their order */
};

typedef struct
{
  guint64 key;
  guint8 level;
  gint64 time;   /* µs */
  GBytes *bytes; /* NULL: they are in the file only */
} Entry;

/* A job of the worker: writes @bytes, if any, to @path, then removes @old_path. */
typedef struct
{
  char *path;
  gint64 time; /* µs, for the file */
  char *old_path;
  GBytes *bytes;
} WriteJob;

static guint changed_signal;

G_DEFINE_FINAL_TYPE (RubricProgressStore, rubric_progress_store, G_TYPE_OBJECT)

static void
entry_free (Entry *entry)
{
  g_clear_pointer (&entry->bytes, g_bytes_unref);
  g_free (entry);
}

static void
write_job_free (WriteJob *job)
{
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_free (job->path);
  g_free (job->old_path);
  g_free (job);
}

static char *
get_path (RubricProgressStore *self, guint64 key, guint level)
{
  return g_strdup_printf ("%s/%016" G_GINT64_MODIFIER "x-%03u%s", self->folder, key, level, record_suffix);
}

/* Needed because the clock of the file system is set back with the others. */
static void
set_time (const char *path, gint64 time)
{
  const struct timespec at = { time / G_USEC_PER_SEC, time % G_USEC_PER_SEC * 1000 };

  if (utimensat (AT_FDCWD, path, (const struct timespec[]){ at, at }, 0) != 0)
    g_debug ("%s has the time of the file system: %s", path, g_strerror (errno));
}

static gboolean
write_file (RubricProgressStore *self, const WriteJob *job)
{
  g_autoptr (GError) error = NULL;

  if (rubric_file_replace (job->path, job->bytes, NULL, NULL, NULL, &error))
    set_time (job->path, job->time);
  else
    g_message ("%s: %s", job->path, error->message);
  g_atomic_int_set (&self->failed, error != NULL);
  return error == NULL;
}

static void
write_job_cb (gpointer data, gpointer user_data)
{
  WriteJob *job = data;

  if ((job->bytes == NULL || write_file (user_data, job)) && job->old_path != NULL
      && g_strcmp0 (job->path, job->old_path) != 0)
    g_unlink (job->old_path);
  write_job_free (job);
}

static void
start_progress_worker (RubricProgressStore *self)
{
  self->worker = g_thread_pool_new (write_job_cb, self, 1, FALSE, NULL);
}

/* Reads a name as get_path() makes it. */
static gboolean
parse_name (const char *name, guint64 *key, guint *level)
{
  char *end;

  if (strspn (name, "0123456789abcdef") != KEY_DIGITS || name[KEY_DIGITS] != '-'
      || strspn (name + KEY_DIGITS + 1, "0123456789") != 3 || strcmp (name + KEY_DIGITS + 4, record_suffix) != 0)
    return FALSE;
  *key = g_ascii_strtoull (name, &end, 16);
  *level = g_ascii_strtoull (end + 1, NULL, 10);
  return *level >= RUBRIC_PROGRESS_BEGUN && *level <= RUBRIC_PROGRESS_SOLVED;
}

static void
forget_entry (RubricProgressStore *self, Entry *entry)
{
  WriteJob job = { .old_path = get_path (self, entry->key, entry->level) };

  g_thread_pool_push (self->worker, g_memdup2 (&job, sizeof job), NULL);
  g_hash_table_remove (self->entries, &entry->key);
}

/* Keeps a record that cannot be read, for somebody who can. */
static void
put_progress_aside (RubricProgressStore *self, Entry *entry)
{
  g_autofree char *path = get_path (self, entry->key, entry->level);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *folder = g_build_filename (self->folder, "aside", NULL);
  g_autofree char *aside = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || g_rename (path, aside) != 0)
    g_message ("%s: %s", aside, g_strerror (errno));
  g_hash_table_remove (self->entries, &entry->key);
}

static void
find_record (RubricProgressStore *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  struct stat status;
  Entry *entry;
  guint64 key;
  guint level;
  gint64 time;

  if (stat (path, &status) != 0)
    return;
  time = status.st_mtim.tv_sec * G_USEC_PER_SEC + status.st_mtim.tv_nsec / 1000;
  if (!parse_name (name, &key, &level))
    return;
  entry = g_hash_table_lookup (self->entries, &key);
  if (entry != NULL && entry->time >= time)
    {
      g_unlink (path);
      return;
    }
  if (entry != NULL)
    forget_entry (self, entry);
  entry = g_new0 (Entry, 1);
  *entry = (Entry){ .key = key, .level = level, .time = time };
  self->newest = MAX (self->newest, time);
  g_hash_table_replace (self->entries, &entry->key, entry);
}

static void
forget_oldest (RubricProgressStore *self)
{
  Entry *entry, *oldest;
  GHashTableIter iter;

  while (g_hash_table_size (self->entries) > RUBRIC_PROGRESS_STORE_MAX)
    {
      oldest = NULL;
      g_hash_table_iter_init (&iter, self->entries);
      while (g_hash_table_iter_next (&iter, NULL, (gpointer *)&entry))
        if (oldest == NULL || entry->time < oldest->time)
          oldest = entry;
      forget_entry (self, oldest);
    }
}

static void
rubric_progress_store_finalize (GObject *object)
{
  RubricProgressStore *self = RUBRIC_PROGRESS_STORE (object);

  if (self->worker != NULL)
    g_thread_pool_free (self->worker, FALSE, TRUE);
  g_clear_pointer (&self->entries, g_hash_table_unref);
  g_free (self->folder);
  G_OBJECT_CLASS (rubric_progress_store_parent_class)->finalize (object);
}

static void
rubric_progress_store_class_init (RubricProgressStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_progress_store_finalize;

  changed_signal = g_signal_new ("changed", RUBRIC_TYPE_PROGRESS_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
rubric_progress_store_init (RubricProgressStore *self)
{
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, (GDestroyNotify)entry_free);
}

RubricProgressStore *
rubric_progress_store_new (const char *folder, GError **error)
{
  g_autoptr (RubricProgressStore) self = g_object_new (RUBRIC_TYPE_PROGRESS_STORE, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  self->folder = g_strdup (folder);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  start_progress_worker (self);
  rubric_file_temporary_tidy (folder);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    find_record (self, name);
  forget_oldest (self);
  return g_steal_pointer (&self);
}

guint64
rubric_progress_key (const char *cells)
{
  guint64 key = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  guint64 word = 0;

  /* Mixes words of sixteen cells: a hash of single bytes would take as long as solving does. */
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint8 c = cells[cell];
      guint8 digit = c >= '1' && c <= '9' ? c - '0' : c <= SUD_SIZE ? c : 0;

      word = word << 4 | digit;
      if (cell % 16 == 15 || cell == SUD_CELLS - 1)
        {
          key = (key ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
          key ^= key >> 29;
          word = 0;
        }
    }
  return key;
}

/* Returns: a RubricProgressLevel */
static guint8
get_sheet_level (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  int blanks = SUD_CELLS - sud_sheet_count (sheet, SUD_ORIGIN_GIVEN);
  int filled = blanks - (SUD_CELLS - sud_grid_count_filled (&grid));

  if (sud_grid_is_solved (&grid))
    return RUBRIC_PROGRESS_SOLVED;
  return RUBRIC_PROGRESS_BEGUN + (blanks > 0 ? MIN (100 * filled / blanks, 99) : 0);
}

guint8
rubric_progress_store_get (RubricProgressStore *self, guint64 key)
{
  const Entry *entry = g_hash_table_lookup (self->entries, &key);

  return entry != NULL ? entry->level : RUBRIC_PROGRESS_NONE;
}

static int
compare_marks (gconstpointer a, gconstpointer b)
{
  guint64 x = ((const RubricProgressMark *)a)->key, y = ((const RubricProgressMark *)b)->key;

  return (x > y) - (x < y);
}

GArray *
rubric_progress_store_copy_marks (RubricProgressStore *self)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (RubricProgressMark));
  GHashTableIter iter;
  Entry *entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *)&entry))
    {
      RubricProgressMark mark = { entry->key, entry->level };

      g_array_append_val (marks, mark);
    }
  g_array_sort (marks, compare_marks);
  return marks;
}

guint8
rubric_progress_marks_get (const GArray *marks, guint64 key)
{
  const RubricProgressMark wanted = { .key = key };
  const RubricProgressMark *found
      = marks->len > 0 ? bsearch (&wanted, marks->data, marks->len, sizeof wanted, compare_marks) : NULL;

  return found != NULL ? found->level : RUBRIC_PROGRESS_NONE;
}

static GBytes *
read_entry (RubricProgressStore *self, const Entry *entry)
{
  g_autofree char *path = get_path (self, entry->key, entry->level);
  char *data;
  gsize length;

  if (entry->bytes != NULL)
    return g_bytes_ref (entry->bytes);
  return g_file_get_contents (path, &data, &length, NULL) ? g_bytes_new_take (data, length) : NULL;
}

static gboolean
has_givens (const RubricRecord *record, const SudGrid *givens)
{
  SudGrid theirs = sud_sheet_get_grid (&record->saved, SUD_ORIGINS_GIVEN);

  return memcmp (&theirs, givens, sizeof theirs) == 0;
}

RubricRecord *
rubric_progress_store_load (RubricProgressStore *self, const SudGrid *givens)
{
  guint64 key = rubric_progress_key ((const char *)givens->digit);
  g_autoptr (RubricRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Entry *entry = g_hash_table_lookup (self->entries, &key);

  if (entry == NULL)
    return NULL;
  bytes = read_entry (self, entry);
  record = bytes != NULL ? rubric_record_from_bytes (bytes) : NULL;
  if (record == NULL)
    {
      put_progress_aside (self, entry);
      g_signal_emit (self, changed_signal, 0, key);
      return NULL;
    }
  return has_givens (record, givens) ? g_steal_pointer (&record) : NULL;
}

/* Makes or changes the entry, and then its file in the worker. */
static void
remember_record (RubricProgressStore *self, guint64 key, const RubricRecord *record)
{
  Entry *entry = g_hash_table_lookup (self->entries, &key);
  WriteJob *job = g_new0 (WriteJob, 1);

  if (entry != NULL)
    job->old_path = get_path (self, key, entry->level);
  else
    {
      entry = g_new0 (Entry, 1);
      entry->key = key;
      g_hash_table_replace (self->entries, &entry->key, entry);
    }
  entry->level = get_sheet_level (rubric_record_get_sheet (record));
  entry->time = self->newest = MAX (g_get_real_time (), self->newest + 1);
  g_clear_pointer (&entry->bytes, g_bytes_unref);
  entry->bytes = rubric_record_to_bytes (record);
  job->path = get_path (self, key, entry->level);
  job->time = entry->time;
  job->bytes = g_bytes_ref (entry->bytes);
  g_thread_pool_push (self->worker, job, NULL);
}

void
rubric_progress_store_put (RubricProgressStore *self, const SudGrid *givens, const RubricRecord *record)
{
  guint64 key = rubric_progress_key ((const char *)givens->digit);
  Entry *entry;

  g_return_if_fail (record == NULL || has_givens (record, givens));

  entry = g_hash_table_lookup (self->entries, &key);
  if (record == NULL && entry == NULL)
    return;
  if (record != NULL)
    {
      remember_record (self, key, record);
      forget_oldest (self);
    }
  else
    forget_entry (self, entry);
  g_signal_emit (self, changed_signal, 0, key);
}

void
rubric_progress_store_flush (RubricProgressStore *self)
{
  g_thread_pool_free (self->worker, FALSE, TRUE);
  start_progress_worker (self);
}

gboolean
rubric_progress_store_get_works (RubricProgressStore *self)
{
  return !g_atomic_int_get (&self->failed);
}
