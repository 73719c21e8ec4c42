/* rubric-clipboard.c - text, a picture or files that another program has on the clipboard, or drops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-clipboard.h"

#include <string.h>

enum
{
  CHUNK = 1 << 16,
};

static const char html_type[] = "text/html";
static const char *const text_types[] = { "text/plain;charset=utf-8", "text/plain", html_type, NULL };
static const char *const plain_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
static const char *const page_types[] = { html_type, NULL };

/* What loses nothing first. */
static const char *const picture_types[]
    = { "image/png", "image/webp", "image/jpeg", "image/tiff", "image/bmp", "image/heic", "image/avif", "image/gif",
        "application/pdf", NULL };

/* Text, or a picture, on its way. */
typedef struct
{
  gsize max;
  GInputStream *stream; /* NULL before the other program has agreed */
  GByteArray *bytes;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->stream);
  g_byte_array_unref (reading->bytes);
  g_free (reading);
}

static GBytes *
take_bytes (Reading *reading)
{
  const guint8 end = '\0';
  g_autoptr (GBytes) all = NULL;

  g_byte_array_append (reading->bytes, &end, 1);
  all = g_bytes_new (reading->bytes->data, reading->bytes->len);
  return g_bytes_new_from_bytes (all, 0, reading->bytes->len - 1);
}

static void read_more (GTask *task);

static void
read_cb (GObject *stream, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GBytes) chunk = g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, &error);

  if (chunk == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (g_bytes_get_size (chunk) == 0)
    {
      g_task_return_pointer (task, take_bytes (reading), (GDestroyNotify)g_bytes_unref);
      return;
    }
  g_byte_array_append (reading->bytes, g_bytes_get_data (chunk, NULL), g_bytes_get_size (chunk));
  if (reading->bytes->len > reading->max)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "More than %" G_GSIZE_FORMAT " bytes",
                             reading->max);
  else
    read_more (g_steal_pointer (&task));
}

static void
read_more (GTask *task)
{
  Reading *reading = g_task_get_task_data (task);

  g_input_stream_read_bytes_async (reading->stream, CHUNK, G_PRIORITY_DEFAULT, g_task_get_cancellable (task), read_cb,
                                   task);
}

static GInputStream *
finish_stream (GObject *source, GAsyncResult *result, const char **mime_type, GError **error)
{
  if (GDK_IS_DROP (source))
    return gdk_drop_read_finish (GDK_DROP (source), result, mime_type, error);
  return gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, mime_type, error);
}

static void
stream_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  const char *mime_type = NULL;

  reading->stream = finish_stream (source, result, &mime_type, &error);
  if (reading->stream == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  read_more (g_steal_pointer (&task));
}

static gboolean
has_type (GdkContentFormats *formats, const char *const *types)
{
  for (; *types != NULL; types++)
    if (gdk_content_formats_contain_mime_type (formats, *types))
      return TRUE;
  return FALSE;
}

GdkContentFormats *
rubric_clipboard_new_formats (void)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_FILE_LIST);
  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_TEXTURE);
  gdk_content_formats_builder_add_gtype (builder, G_TYPE_STRING);
  for (const char *const *type = text_types; *type != NULL; type++)
    gdk_content_formats_builder_add_mime_type (builder, *type);
  for (const char *const *type = picture_types; *type != NULL; type++)
    gdk_content_formats_builder_add_mime_type (builder, *type);
  return gdk_content_formats_union_deserialize_mime_types (gdk_content_formats_builder_free_to_formats (builder));
}

GdkContentFormats *
rubric_clipboard_dup_formats (GObject *source)
{
  GdkContentFormats *formats = GDK_IS_DROP (source) ? gdk_drop_get_formats (GDK_DROP (source))
                                                    : gdk_clipboard_get_formats (GDK_CLIPBOARD (source));

  return gdk_content_formats_union_deserialize_gtypes (gdk_content_formats_ref (formats));
}

gboolean
rubric_clipboard_has_files (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST);
}

gboolean
rubric_clipboard_has_text (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING) || has_type (formats, text_types);
}

gboolean
rubric_clipboard_has_plain_text (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING) || has_type (formats, plain_types);
}

gboolean
rubric_clipboard_has_page (GdkContentFormats *formats)
{
  return has_type (formats, page_types);
}

gboolean
rubric_clipboard_has_picture (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE) || has_type (formats, picture_types);
}

static void
read_types (GObject *source, const char *const *types, gsize max, GTask *task)
{
  Reading *reading = g_new0 (Reading, 1);

  *reading = (Reading){ .max = max, .bytes = g_byte_array_new () };
  g_task_set_task_data (task, reading, reading_free);
  if (GDK_IS_DROP (source))
    gdk_drop_read_async (GDK_DROP (source), (const char **)types, G_PRIORITY_DEFAULT, g_task_get_cancellable (task),
                         stream_cb, task);
  else
    gdk_clipboard_read_async (GDK_CLIPBOARD (source), (const char **)types, G_PRIORITY_DEFAULT,
                              g_task_get_cancellable (task), stream_cb, task);
}

void
rubric_clipboard_read_text_async (GObject *source, gsize max, GCancellable *cancellable, GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  read_types (source, text_types, max, g_task_new (source, cancellable, callback, user_data));
}

void
rubric_clipboard_read_page_async (GObject *source, gsize max, GCancellable *cancellable, GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  read_types (source, page_types, max, g_task_new (source, cancellable, callback, user_data));
}

void
rubric_clipboard_read_picture_async (GObject *source, gsize max, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data)
{
  read_types (source, picture_types, max, g_task_new (source, cancellable, callback, user_data));
}

GBytes *
rubric_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rubric_clipboard_read_files_async (GObject *source, GCancellable *cancellable, GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  if (GDK_IS_DROP (source))
    gdk_drop_read_value_async (GDK_DROP (source), GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable, callback,
                               user_data);
  else
    gdk_clipboard_read_value_async (GDK_CLIPBOARD (source), GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, cancellable,
                                    callback, user_data);
}

GSList *
rubric_clipboard_read_files_finish (GObject *source, GAsyncResult *result, GError **error)
{
  const GValue *value = GDK_IS_DROP (source)
                            ? gdk_drop_read_value_finish (GDK_DROP (source), result, error)
                            : gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, error);

  return value != NULL ? g_value_get_boxed (value) : NULL;
}

GBytes *
rubric_clipboard_skip_blanks (GBytes *bytes)
{
  gsize length, start;
  const char *text = g_bytes_get_data (bytes, &length);

  for (start = 0; start < length && g_ascii_isspace (text[start]); start++)
    ;
  return g_bytes_new_from_bytes (bytes, start, length - start);
}

GBytes *
rubric_clipboard_choose_bytes (GBytes *marked, GBytes *trimmed)
{
  gsize length;
  const char *text = g_bytes_get_data (trimmed, &length);

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  return length > 0 && memchr (text, '\n', length) != NULL ? marked : trimmed;
}

GPtrArray *
rubric_clipboard_files_of_text (const char *text)
{
  g_auto (GStrv) uris = NULL;
  g_autoptr (GPtrArray) files = NULL;

  if (!g_str_has_prefix (text, "file:"))
    return NULL;
  files = g_ptr_array_new_with_free_func (g_object_unref);
  uris = g_uri_list_extract_uris (text);
  for (char **uri = uris; *uri != NULL; uri++)
    {
      if (!g_str_has_prefix (*uri, "file:"))
        return NULL;
      g_ptr_array_add (files, g_file_new_for_uri (*uri));
    }
  return g_steal_pointer (&files);
}
