/* rubric-generated-lists.c - lists of new puzzles are files from their beginning, in a folder of the program's own
 *
 *     lists/One of Each Level 2026-11-23 16.22.sdm
 *     lists/One of Each Level 2026-11-23 16.22 (2).sdm
 *
 * The progress of their puzzles is known by the givens, as in any list. Lists in which nothing was begun are cleared
 * away, but for the newest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-generated-lists.h"

#include "rubric-collection-save.h"
#include "rubric-file.h"

#include <string.h>

#define SUFFIX ".sdm"

/* The job of writing a list. */
typedef struct
{
  RubricGeneratedList list;
  GFile *folder;
  GArray *marks; /* (nullable) (element-type RubricProgressMark) */
  RubricGeneratedListDone done;
} Keeping;

typedef struct
{
  GFile *file;
  gint64 time; /* µs */
} Entry;

static void
keeping_free (gpointer data)
{
  Keeping *self = data;

  g_object_unref (self->list.document);
  g_free (self->list.title);
  g_clear_object (&self->list.file);
  g_object_unref (self->folder);
  g_clear_pointer (&self->marks, g_array_unref);
  g_free (self);
}

/* Returns: (transfer full): a file that does not exist yet; a slash in its name would lead out of the folder */
static GFile *
find_free_file (const Keeping *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H.%M"), *title = g_strdup (self->list.title);
  g_autofree char *name = g_strconcat (g_strdelimit (title, "/", '-'), " ", time, SUFFIX, NULL);
  GFile *file = g_file_get_child (self->folder, name);

  for (int i = 2; g_file_query_exists (file, NULL); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s %s (%d)" SUFFIX, title, time, i);

      g_object_unref (file);
      file = g_file_get_child (self->folder, other);
    }
  return file;
}

static gboolean
is_list_begun (const Keeping *self, RubricDocument *document)
{
  for (guint i = 0; i < rubric_document_get_n_puzzles (document); i++)
    {
      SudSheet sheet;
      SudGrid givens;

      if (!rubric_document_read (document, i, &sheet, NULL, NULL))
        continue;
      givens = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
      if (rubric_progress_marks_get (self->marks, rubric_progress_key ((const char *)givens.digit))
          != RUBRIC_PROGRESS_NONE)
        return TRUE;
    }
  return FALSE;
}

/* A file that cannot be read stays: it may be anything. */
static void
delete_old_lists (const Keeping *self)
{
  g_autoptr (GPtrArray) files = rubric_generated_lists_get (self->folder);

  for (guint i = RUBRIC_GENERATED_LISTS_MAX; i < files->len; i++)
    {
      g_autoptr (RubricDocument) document = NULL;

      if (g_file_equal (files->pdata[i], self->list.file)) /* the clock may have been set back */
        continue;
      document = rubric_file_load (files->pdata[i], NULL, NULL, NULL);
      if (document != NULL && !is_list_begun (self, document))
        g_file_delete (files->pdata[i], NULL, NULL);
    }
}

static gboolean
write_list (Keeping *self, RubricJob *job, GError **error)
{
  const RubricCollectionSave save = { .document = self->list.document,
                                      .n = rubric_document_get_n_puzzles (self->list.document),
                                      .format = rubric_format_find ("line") };
  char *text = rubric_collection_save_to_text (&save);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GFile) file = find_free_file (self);

  if (!rubric_file_save (file, bytes, NULL, &self->list.stamp, rubric_job_get_cancellable (job), error))
    return FALSE;
  self->list.file = g_steal_pointer (&file);
  return TRUE;
}

/* Runs one at a time, so that no two take the same name. */
static gboolean
keep_work (RubricJob *job, gpointer data, GError **error)
{
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autoptr (GError) problem = NULL;
  Keeping *self = data;

  if (!g_file_make_directory_with_parents (self->folder, NULL, &problem)
      && !g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (!write_list (self, job, error))
    return FALSE;
  if (self->marks != NULL)
    delete_old_lists (self);
  return TRUE;
}

static void
keep_done (gpointer owner, gpointer data, const GError *error)
{
  Keeping *self = data;

  self->done (owner, &self->list, error);
}

GFile *
rubric_generated_lists_get_folder (void)
{
  return g_file_new_build_filename (g_get_user_state_dir (), "rubric", "lists", NULL);
}

void
rubric_generated_lists_keep (RubricJobs *jobs, GFile *folder, const char *title, RubricDocument *document,
                             RubricProgressStore *progress, RubricGeneratedListDone done)
{
  Keeping *self = g_new0 (Keeping, 1);

  self->list.document = g_object_ref (document);
  self->list.title = g_strdup (title);
  self->folder = g_object_ref (folder);
  self->marks = progress != NULL ? rubric_progress_store_copy_marks (progress) : NULL;
  self->done = done;
  rubric_jobs_run (jobs, keep_work, keep_done, self, keeping_free);
}

gboolean
rubric_generated_lists_has (GFile *folder, GFile *file)
{
  return g_file_has_prefix (file, folder);
}

static void
entry_clear (gpointer data)
{
  g_clear_object (&((Entry *)data)->file);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  gint64 x = ((const Entry *)a)->time, y = ((const Entry *)b)->time;

  return (x < y) - (x > y);
}

GPtrArray *
rubric_generated_lists_get (GFile *folder)
{
  const char *attributes = G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED
                           "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC;
  g_autoptr (GFileEnumerator) enumerator
      = g_file_enumerate_children (folder, attributes, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;
  GFile *file;

  g_array_set_clear_func (entries, entry_clear);
  while (enumerator != NULL && g_file_enumerator_iterate (enumerator, &info, &file, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), SUFFIX))
      {
        gint64 seconds = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
        guint32 more = g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
        Entry entry = { g_object_ref (file), seconds * G_USEC_PER_SEC + more };

        g_array_append_val (entries, entry);
      }
  g_array_sort (entries, newest_first);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (files, g_steal_pointer (&g_array_index (entries, Entry, i).file));
  return files;
}
