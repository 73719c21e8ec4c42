/* rubric-clipboard.c - text or a picture that another program has on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-clipboard.h"

#include "rubric-html.h"

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
  gboolean is_html;
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
  char *text;

  g_byte_array_append (reading->bytes, &end, 1);
  if (reading->is_html)
    {
      text = rubric_html_to_text ((const char *)reading->bytes->data);
      return g_bytes_new_take (text, strlen (text));
    }
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

static void
stream_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  const char *mime_type = NULL;

  reading->stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, &mime_type, &error);
  if (reading->stream == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  reading->is_html = g_strcmp0 (mime_type, html_type) == 0;
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

gboolean
rubric_clipboard_has_text (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING) || has_type (formats, text_types);
}

static gboolean
has_plain_text (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING) || has_type (formats, plain_types);
}

gboolean
rubric_clipboard_has_picture (GdkContentFormats *formats)
{
  gboolean picture = gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE) || has_type (formats, picture_types);

  return picture && !has_plain_text (formats);
}

gboolean
rubric_clipboard_has_page_beside_text (GdkContentFormats *formats)
{
  return has_plain_text (formats) && has_type (formats, page_types);
}

static void
read_types (GdkClipboard *clipboard, const char *const *types, gsize max, GTask *task)
{
  Reading *reading = g_new0 (Reading, 1);

  *reading = (Reading){ .max = max, .bytes = g_byte_array_new () };
  g_task_set_task_data (task, reading, reading_free);
  gdk_clipboard_read_async (clipboard, (const char **)types, G_PRIORITY_DEFAULT, g_task_get_cancellable (task),
                            stream_cb, task);
}

void
rubric_clipboard_read_text_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer user_data)
{
  read_types (clipboard, text_types, max, g_task_new (clipboard, cancellable, callback, user_data));
}

void
rubric_clipboard_read_page_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer user_data)
{
  read_types (clipboard, page_types, max, g_task_new (clipboard, cancellable, callback, user_data));
}

void
rubric_clipboard_read_picture_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data)
{
  read_types (clipboard, picture_types, max, g_task_new (clipboard, cancellable, callback, user_data));
}

GBytes *
rubric_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
