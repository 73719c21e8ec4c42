/* rubric-puzzle-content.c - a puzzle as other programs take it, from the clipboard or dropped on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-content.h"

#include "rubric-dragged-file.h"
#include "rubric-picture.h"

enum
{
  ICON_SIZE = 128, /* pixels */
};

#define WINDOW_KEY "rubric-window" /* the data of a drag: the window where it began, only compared */

/* The type of a picture, and the format that it is drawn in. */
static const char *const pictures[][2] = {
  { "image/png", "png" },
  { "image/svg+xml", "svg" },
};

#define RUBRIC_TYPE_PICTURE_CONTENT (rubric_picture_content_get_type ())
G_DECLARE_FINAL_TYPE (RubricPictureContent, rubric_picture_content, RUBRIC, PICTURE_CONTENT, GdkContentProvider)

struct _RubricPictureContent
{
  GdkContentProvider parent_instance;

  RubricPictureRequest *request;
};

G_DEFINE_FINAL_TYPE (RubricPictureContent, rubric_picture_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
rubric_picture_content_ref_formats (GdkContentProvider *provider)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    gdk_content_formats_builder_add_mime_type (builder, pictures[i][0]);
  return gdk_content_formats_builder_free_to_formats (builder);
}

/* Returns: (transfer full) (nullable): the picture, which takes some milliseconds */
static GBytes *
draw_content (RubricPictureContent *self, const char *mime_type, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i][0], mime_type))
      {
        self->request->format = rubric_picture_format_find (pictures[i][1]);
        return rubric_picture_make (self->request, NULL, NULL, NULL, error);
      }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, mime_type);
  return NULL;
}

static void
content_written_cb (GObject *stream, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
rubric_picture_content_write_async (GdkContentProvider *provider, const char *mime_type, GOutputStream *stream,
                                    int priority, GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, user_data);
  GError *error = NULL;
  GBytes *bytes = draw_content (RUBRIC_PICTURE_CONTENT (provider), mime_type, &error);
  gsize length;
  gconstpointer data;

  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  data = g_bytes_get_data (bytes, &length);
  g_task_set_task_data (task, bytes, (GDestroyNotify)g_bytes_unref);
  g_output_stream_write_all_async (stream, data, length, priority, cancellable, content_written_cb,
                                   g_steal_pointer (&task));
}

static gboolean
rubric_picture_content_write_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
rubric_picture_content_finalize (GObject *object)
{
  rubric_picture_request_free (RUBRIC_PICTURE_CONTENT (object)->request);
  G_OBJECT_CLASS (rubric_picture_content_parent_class)->finalize (object);
}

static void
rubric_picture_content_class_init (RubricPictureContentClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rubric_picture_content_finalize;
  provider_class->ref_formats = rubric_picture_content_ref_formats;
  provider_class->write_mime_type_async = rubric_picture_content_write_async;
  provider_class->write_mime_type_finish = rubric_picture_content_write_finish;
}

static void
rubric_picture_content_init (RubricPictureContent *self)
{
}

static RubricPictureRequest *
create_request (const SudSheet *sheet, const RubricInfo *info, unsigned origins, int size)
{
  g_autoptr (RubricRenderSource) source = rubric_render_source_new_sheet (sheet, info);
  RubricPictureRequest request = { .format = rubric_picture_format_find ("png"),
                                   .source = source,
                                   .title = info != NULL ? info->field[RUBRIC_INFO_TITLE] : NULL,
                                   .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT,
                                   .size = size };

  request.options.sheet.origins = origins;
  return rubric_picture_request_copy (&request);
}

GdkContentProvider *
rubric_puzzle_content_new (const SudSheet *sheet, const RubricInfo *info, unsigned origins)
{
  RubricPictureContent *drawn = g_object_new (RUBRIC_TYPE_PICTURE_CONTENT, NULL);
  SudGrid grid = sud_sheet_get_grid (sheet, origins);
  char line[SUD_LINE_LENGTH + 1];
  GdkContentProvider *both[2];

  sud_grid_format_line (&grid, line);
  drawn->request = create_request (sheet, info, origins, RUBRIC_PICTURE_SIZE_DEFAULT);
  both[0] = gdk_content_provider_new_typed (G_TYPE_STRING, line);
  both[1] = GDK_CONTENT_PROVIDER (drawn);
  return gdk_content_provider_new_union (both, G_N_ELEMENTS (both));
}

GdkContentProvider *
rubric_puzzle_content_add_file (GdkContentProvider *content, const char *name, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_dragged_file_write (name, bytes, &error);
  GdkContentProvider *both[2] = { content, NULL };
  GSList list = { file, NULL };

  if (file == NULL)
    {
      g_message ("%s", error->message);
      return content;
    }
  /* Last: as text, GTK would give its path. */
  both[1] = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, &list);
  return gdk_content_provider_new_union (both, G_N_ELEMENTS (both));
}

void
rubric_puzzle_content_set_icon (GtkDragSource *source, const SudSheet *sheet)
{
  g_autoptr (RubricPictureRequest) request = create_request (sheet, NULL, SUD_ORIGINS_ALL, ICON_SIZE);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  request->options.sheet.marks = FALSE;
  request->options.sheet.tiny = TRUE;
  bytes = rubric_picture_make (request, NULL, NULL, NULL, NULL);
  texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;
  gtk_drag_source_set_icon (source, GDK_PAINTABLE (texture), 0, 0);
}

/* The surface of a drag is not that of the window on X11. */
static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, gpointer unused)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  g_object_set_data (G_OBJECT (drag), WINDOW_KEY, gtk_widget_get_root (widget));
}

void
rubric_puzzle_content_offer (gpointer widget, RubricPuzzleContentPrepare prepare, gpointer object)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare), object, 0);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

gboolean
rubric_puzzle_content_is_own (GdkDrop *drop, gpointer window)
{
  GdkDrag *drag = gdk_drop_get_drag (drop);

  return drag != NULL && g_object_get_data (G_OBJECT (drag), WINDOW_KEY) == window;
}
