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

static guint n_written;

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

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_unlink (path) != 0)
        remove_folder (path);
    }
  g_rmdir (folder);
}

/* Each file has a folder of its own: another with the same name may still be waited for. */
GFile *
rubric_dragged_file_write (const char *name, GBytes *bytes, GError **error)
{
  g_autofree char *all = dup_folder (), *file_name = dup_file_name (name), *folder = NULL, *path = NULL;
  char number[8];
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (n_written == 0)
    remove_folder (all);
  g_snprintf (number, sizeof number, "%u", n_written++ % MAX_KEPT);
  folder = g_build_filename (all, number, NULL);
  path = g_build_filename (folder, file_name, NULL);
  remove_folder (folder);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents (path, data, length, error) ? g_file_new_for_path (path) : NULL;
}

gboolean
rubric_file_is_dragged (GFile *file)
{
  g_autofree char *path = dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_prefix (file, folder);
}

void
rubric_dragged_files_remove (void)
{
  g_autofree char *folder = dup_folder ();

  remove_folder (folder);
}
