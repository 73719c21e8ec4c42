/* rubric-dragged-file.c - puzzles on their way to another program, as files in the folder for what is soon forgotten
 *
 * Nobody tells when the other program has read a file: it may ask the person first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-dragged-file.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  MAX_KEPT = 16,
  MAX_NAME = 120, /* characters: 240 bytes in most scripts, of 255 */
};

static GQueue kept = G_QUEUE_INIT; /* paths, the oldest first */
static gboolean begun;

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "rubric", "dragged", NULL);
}

/* Returns: (transfer full): @name with its suffix, short enough, not hidden and without slashes */
static char *
dup_file_name (const char *name)
{
  const char *dot = strrchr (name, '.'), *suffix = dot != NULL ? dot : "";
  g_autofree char *stem = g_strndup (name, dot != NULL ? dot - name : (gssize)strlen (name));
  g_autofree char *valid = g_utf8_make_valid (stem, -1);
  g_autofree char *brief = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), MAX_NAME));

  for (char *c = brief; *c != '\0'; c++)
    if (*c == '/' || g_ascii_iscntrl (*c) || (*c == '.' && c == brief))
      *c = '-';
  return g_strconcat (brief, suffix, NULL);
}

GFile *
rubric_dragged_file_write (const char *name, GBytes *bytes, GError **error)
{
  g_autofree char *folder = dup_folder (), *file_name = dup_file_name (name);
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  GList *known;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!begun)
    rubric_dragged_files_remove ();
  begun = TRUE;
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents (path, data, length, error))
    return NULL;
  known = g_queue_find_custom (&kept, path, (GCompareFunc)strcmp);
  if (known != NULL)
    {
      g_free (known->data);
      g_queue_delete_link (&kept, known);
    }
  g_queue_push_tail (&kept, g_strdup (path));
  while (kept.length > MAX_KEPT)
    {
      g_autofree char *oldest = g_queue_pop_head (&kept);

      g_unlink (oldest);
    }
  return g_file_new_for_path (path);
}

void
rubric_dragged_files_remove (void)
{
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_queue_clear_full (&kept, g_free);
}
