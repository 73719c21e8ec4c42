/* rubric-file-stamp.c - tells whether a file is still what it was
 *
 * The state alone would take a file that was touched, or written anew with the same bytes, for another one, and one
 * that got its old time back from the program that wrote it for the same. So the content decides if it is soon read,
 * and else the state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-stamp.h"

#include <string.h>

enum
{
  MAX_CONTENT = 1 << 20, /* bytes of a file that is read to compare it; the state decides about longer ones */
};

static const char no_file[] = "none";

gboolean
rubric_file_is_lent (GFile *file)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) lent = g_file_new_for_path (path);

  return g_file_has_prefix (file, lent);
}

/* Returns: whether @file was lent, and its folder is gone */
static gboolean
is_revoked (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  return rubric_file_is_lent (file) && !g_file_query_exists (folder, NULL);
}

static void
set_digest (char digest[RUBRIC_FILE_STAMP_SIZE], gconstpointer data, gsize length)
{
  g_autofree char *text = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, length);

  g_strlcpy (digest, text, RUBRIC_FILE_STAMP_SIZE);
}

void
rubric_file_stamp_set_info (RubricFileStamp *self, GFileInfo *info)
{
  g_auto (GStrv) attributes = g_strsplit (RUBRIC_FILE_STAMP_ATTRIBUTES, ",", -1);
  g_autoptr (GString) state = g_string_new (NULL);

  for (char **attribute = attributes; *attribute != NULL; attribute++)
    {
      g_autofree char *value = g_file_info_get_attribute_as_string (info, *attribute);

      g_string_append_printf (state, "%s\n", value != NULL ? value : "");
    }
  set_digest (self->state, state->str, state->len);
}

void
rubric_file_stamp_set_content (RubricFileStamp *self, gconstpointer data, gsize length)
{
  if (length <= MAX_CONTENT)
    set_digest (self->content, data, length);
  else
    self->content[0] = '\0';
}

static gboolean
query_stamp (RubricFileStamp *self, GFile *file, goffset *size, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, RUBRIC_FILE_STAMP_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, &local);

  *self = (RubricFileStamp){ "", "" };
  *size = 0;
  if (info != NULL)
    {
      *size = g_file_info_get_size (info);
      rubric_file_stamp_set_info (self, info);
    }
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
           || g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    g_strlcpy (self->state, no_file, sizeof self->state);
  else
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  return TRUE;
}

gboolean
rubric_file_stamp_query (RubricFileStamp *self, GFile *file, GCancellable *cancellable, GError **error)
{
  goffset size;

  return query_stamp (self, file, &size, cancellable, error);
}

/* A file that grows while it is read is another one in any case. */
static gboolean
read_content (RubricFileStamp *self, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *data = NULL;
  gsize length;

  if (stream == NULL)
    return FALSE;
  data = g_malloc (MAX_CONTENT + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), data, MAX_CONTENT + 1, &length, cancellable, error))
    return FALSE;
  rubric_file_stamp_set_content (self, data, length);
  return TRUE;
}

gboolean
rubric_file_stamp_compare (const RubricFileStamp *self, GFile *file, RubricFileStamp *now, RubricFileChange *change,
                           GCancellable *cancellable, GError **error)
{
  gboolean same;
  goffset size;

  *change = RUBRIC_FILE_SAME;
  if (!query_stamp (now, file, &size, cancellable, error))
    return FALSE;
  same = self->state[0] == '\0' || strcmp (self->state, now->state) == 0;
  if (!same && strcmp (now->state, no_file) == 0)
    *change = is_revoked (file) ? RUBRIC_FILE_LOST : RUBRIC_FILE_GONE;
  else if (self->content[0] != '\0' && size <= MAX_CONTENT)
    {
      if (!read_content (now, file, cancellable, error))
        return FALSE;
      same = strcmp (self->content, now->content) == 0;
    }
  if (!same && *change == RUBRIC_FILE_SAME)
    *change = RUBRIC_FILE_CHANGED;
  return TRUE;
}

char *
rubric_file_stamp_to_string (const RubricFileStamp *self)
{
  return self->state[0] != '\0' ? g_strdup_printf ("%s %s", self->state, self->content) : NULL;
}

static gboolean
is_digest (const char *text)
{
  return strspn (text, "0123456789abcdef") == RUBRIC_FILE_STAMP_SIZE - 1 && text[RUBRIC_FILE_STAMP_SIZE - 1] == '\0';
}

void
rubric_file_stamp_from_string (RubricFileStamp *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", " ", 2);

  *self = (RubricFileStamp){ "", "" };
  if (g_strv_length (parts) != 2 || (!is_digest (parts[0]) && strcmp (parts[0], no_file) != 0)
      || (!is_digest (parts[1]) && parts[1][0] != '\0'))
    return;
  g_strlcpy (self->state, parts[0], sizeof self->state);
  g_strlcpy (self->content, parts[1], sizeof self->content);
}
