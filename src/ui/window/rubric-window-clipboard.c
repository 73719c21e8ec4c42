/* rubric-window-clipboard.c - copying, pasting, dropping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-html.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  CHUNK = 1 << 16,
  MAX_TEXT = RUBRIC_DOCUMENT_MAX_SINGLE, /* bytes */
  MAX_AT_ONCE = 1 << 16, /* a text that is parsed before the next frame; a longer one in a worker */
};

static const char html_type[] = "text/html";

static void
set_clipboard (RubricWindow *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rubric_window_toast (self, _ ("Copied"));
}

void
rubric_window_copy (RubricWindow *self, unsigned origins)
{
  SudGrid grid = rubric_puzzle_get_grid (self->puzzle, origins);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&grid, line);
  set_clipboard (self, line);
}

/* Whoever takes a line into another program wants the cells and nothing behind them. */
static const RubricInfo *
info_to_copy (RubricWindow *self, const RubricFormat *format)
{
  return (format->holds & RUBRIC_FORMAT_HOLDS_TITLE) != 0 ? rubric_puzzle_get_info (self->puzzle) : NULL;
}

void
rubric_window_copy_as (RubricWindow *self, const char *id)
{
  const RubricFormat *format = rubric_format_find (id);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gconstpointer data;
  gsize length;

  if (format == NULL || format->copy_name == NULL)
    return;
  bytes = rubric_format_write (format, rubric_puzzle_get_sheet (self->puzzle), info_to_copy (self, format));
  data = g_bytes_get_data (bytes, &length);
  text = g_strchomp (g_strndup (data, length));
  set_clipboard (self, text);
}

static void
open_files (RubricWindow *self, GPtrArray *files)
{
  rubric_window_open (self, (GFile *const *)files->pdata, files->len);
}

/* Names of files, one a line, as file managers and terminals give them: (nullable) (transfer full). */
static GPtrArray *
files_of_text (const char *text)
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

/* Whether it is a single digit, for the cells that are selected. */
static gboolean
take_digit (RubricWindow *self, const char *text)
{
  g_autofree char *word = g_strstrip (g_strndup (text, MAX_AT_ONCE));

  if (word[0] < '1' || word[0] > '9' || word[1] != '\0')
    return FALSE;
  rubric_board_press_digit (self->board, word[0] - '0');
  return TRUE;
}

static void
read_done (gpointer window, const RubricReading *reading, const GError *error)
{
  if (error == NULL)
    rubric_window_take_reading (window, reading);
  else
    rubric_tell_error (GTK_WINDOW (window), _ ("Not a Sudoku"), error);
}

static void
take_text (RubricWindow *self, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricReading) reading = rubric_reading_new_text (bytes, &error);

  read_done (self, reading, error);
}

/* Blanks come along where somebody has marked a little too much. */
static GBytes *
skip_blanks (GBytes *bytes)
{
  gsize length, start;
  const char *text = g_bytes_get_data (bytes, &length);

  for (start = 0; start < length && g_ascii_isspace (text[start]); start++)
    ;
  return g_bytes_new_from_bytes (bytes, start, length - start);
}

/* @marked end with a NUL that they do not count. */
static void
take_bytes (RubricWindow *self, GBytes *marked)
{
  g_autoptr (GBytes) bytes = skip_blanks (marked);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (GPtrArray) files = NULL;

  if (length > MAX_AT_ONCE)
    {
      rubric_read_text (self->reader, bytes, read_done);
      return;
    }
  files = files_of_text (text);
  if (files != NULL)
    open_files (self, files);
  else if (!take_digit (self, text))
    take_text (self, bytes);
}

static void
refuse_long_text (RubricWindow *self)
{
  g_autofree char *body = g_strdup_printf (
      /* Translators: %d is a number of mebibytes */
      _ ("The text is too long: up to %d MiB can be pasted. A file may be longer."), MAX_TEXT >> 20);

  rubric_tell (GTK_WINDOW (self), _ ("Not a Sudoku"), body);
}

/* Text on its way from another program, which may send more than anyone wants. */
typedef struct
{
  RubricWindow *window;
  GInputStream *stream;
  GByteArray *bytes;
  gboolean is_html;
} Reading;

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->window);
  g_object_unref (reading->stream);
  g_byte_array_unref (reading->bytes);
  g_free (reading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

/* To a window that is still there. */
static void
fail (RubricWindow *self, const GError *error)
{
  if (!rubric_desk_is_closed (self->desk))
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Paste"), error);
}

static void
take_reading (Reading *reading)
{
  const guint8 end = '\0';
  g_autoptr (GBytes) bytes = NULL;

  g_byte_array_append (reading->bytes, &end, 1);
  if (reading->is_html)
    {
      char *text = rubric_html_to_text ((const char *)reading->bytes->data);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      g_autoptr (GBytes) all = g_bytes_new (reading->bytes->data, reading->bytes->len);

      bytes = g_bytes_new_from_bytes (all, 0, reading->bytes->len - 1);
    }
  take_bytes (reading->window, bytes);
}

static void read_more (Reading *reading);

static void
read_cb (GObject *stream, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Reading) reading = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) chunk = g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, &error);

  if (chunk == NULL)
    {
      fail (reading->window, error);
      return;
    }
  if (rubric_desk_is_closed (reading->window->desk))
    return;
  if (g_bytes_get_size (chunk) == 0)
    {
      take_reading (reading);
      return;
    }
  g_byte_array_append (reading->bytes, g_bytes_get_data (chunk, NULL), g_bytes_get_size (chunk));
  if (reading->bytes->len > MAX_TEXT)
    refuse_long_text (reading->window);
  else
    read_more (g_steal_pointer (&reading));
}

static void
read_more (Reading *reading)
{
  g_input_stream_read_bytes_async (reading->stream, CHUNK, G_PRIORITY_DEFAULT, reading->window->closed,
                                   read_cb, reading);
}

static void
text_stream_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  const char *mime_type = NULL;
  GInputStream *stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, &mime_type, &error);
  Reading *reading;

  if (stream == NULL)
    {
      fail (self, error);
      return;
    }
  reading = g_new0 (Reading, 1);
  *reading = (Reading){ g_steal_pointer (&self), stream, g_byte_array_new (), g_strcmp0 (mime_type, html_type) == 0 };
  read_more (reading);
}

/* Browsers give the address of a link as a list of files: the puzzle is in the address. */
static void
take_files (RubricWindow *self, GSList *list)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  char *uri;

  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len == 1 && (g_file_has_uri_scheme (list->data, "http") || g_file_has_uri_scheme (list->data, "https")))
    {
      uri = g_file_get_uri (list->data);
      bytes = g_bytes_new_take (uri, strlen (uri));
      take_bytes (self, bytes);
    }
  else
    open_files (self, files);
}

static void
files_read_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (clipboard), result, &error);

  if (value == NULL)
    fail (self, error);
  else if (!rubric_desk_is_closed (self->desk))
    take_files (self, g_value_get_boxed (value));
}

static gboolean
has_picture (GdkContentFormats *formats)
{
  gsize n;
  const char *const *types = gdk_content_formats_get_mime_types (formats, &n);
  gboolean found = gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE);

  for (gsize i = 0; i < n; i++)
    found = found || g_str_has_prefix (types[i], "image/");
  return found;
}

void
rubric_window_paste (RubricWindow *self)
{
  static const char *text_types[] = { "text/plain;charset=utf-8", "text/plain", html_type, NULL };
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));
  g_autoptr (GdkContentFormats) formats
      = gdk_content_formats_union_deserialize_gtypes (gdk_content_formats_ref (gdk_clipboard_get_formats (clipboard)));
  g_autoptr (GdkContentFormats) texts = gdk_content_formats_new (text_types, G_N_ELEMENTS (text_types) - 1);

  if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, self->closed, files_read_cb,
                                    g_object_ref (self));
  else if (gdk_content_formats_contain_gtype (formats, G_TYPE_STRING)
           || gdk_content_formats_match (formats, texts))
    gdk_clipboard_read_async (clipboard, text_types, G_PRIORITY_DEFAULT, self->closed, text_stream_cb,
                              g_object_ref (self));
  else if (has_picture (formats))
    rubric_window_toast (self, _ ("A picture cannot be pasted, only text or files"));
  else
    rubric_window_toast (self, _ ("There is no text to paste"));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, RubricWindow *self)
{
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      take_files (self, g_value_get_boxed (value));
      return TRUE;
    }
  if (rubric_timer_get_paused (self->timer))
    return FALSE; /* as nothing can be pasted then */
  text = g_value_dup_string (value);
  bytes = g_bytes_new_take (text, strlen (text));
  if (g_bytes_get_size (bytes) > MAX_TEXT)
    refuse_long_text (self);
  else
    take_bytes (self, bytes);
  return TRUE;
}

static void
closed_cb (RubricWindow *self)
{
  rubric_jobs_close (self->reader);
}

void
rubric_window_init_clipboard (RubricWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  self->reader = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  g_signal_connect_object (self->desk, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
