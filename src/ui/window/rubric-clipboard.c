/* rubric-clipboard.c - text that another program has on the clipboard
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

/* Text on its way. */
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
take_text (Reading *reading)
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
      g_task_return_pointer (task, take_text (reading), (GDestroyNotify)g_bytes_unref);
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

gboolean
rubric_clipboard_has_text (GdkContentFormats *formats)
{
  g_autoptr (GdkContentFormats) texts
      = gdk_content_formats_new ((const char **)text_types, G_N_ELEMENTS (text_types) - 1);

  return gdk_content_formats_contain_gtype (formats, G_TYPE_STRING) || gdk_content_formats_match (formats, texts);
}

void
rubric_clipboard_read_text_async (GdkClipboard *clipboard, gsize max, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (clipboard, cancellable, callback, user_data);
  Reading *reading = g_new0 (Reading, 1);

  *reading = (Reading){ .max = max, .bytes = g_byte_array_new () };
  g_task_set_source_tag (task, rubric_clipboard_read_text_async);
  g_task_set_task_data (task, reading, reading_free);
  gdk_clipboard_read_async (clipboard, (const char **)text_types, G_PRIORITY_DEFAULT, cancellable, stream_cb, task);
}

GBytes *
rubric_clipboard_read_text_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
