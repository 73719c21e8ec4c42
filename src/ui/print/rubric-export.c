/* rubric-export.c - a puzzle as a picture: its look, and the way into a file or onto the clipboard
 *
 * Messages stand under the title and not in a toast: libadwaita 1.2 crashes when a window closes while one comes or
 * goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-export.h"

#include "rubric-adaptations.h"
#include "rubric-option-list.h"
#include "rubric-picture-saving.h"

#include <glib/gi18n.h>
#include <string.h>

void
rubric_picture_choose_async (GtkWindow *window, const char *title, const RubricPictureRequest *request,
                             GCancellable *closed, GAsyncReadyCallback callback)
{
  const RubricPictureFormat *format = request->format;
  const char *const suffixes[] = { format->suffix, NULL };
  const RubricFileKind kind = { _ (format->name), suffixes };
  g_autofree char *name = g_strconcat (request->title != NULL
                                           ? request->title
                                           : /* Translators: the name of a new file, without suffix */ _ ("sudoku"),
                                       format->suffix, NULL);

  /* A title may have a slash, a file name must not. */
  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  rubric_choose_save_async (window, title, NULL, name, &kind, 1, closed, callback, NULL);
}

GFile *
rubric_picture_choose_finish (GtkWindow *window, GCancellable *closed, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);

  if (g_cancellable_is_cancelled (closed))
    return NULL;
  if (error != NULL)
    rubric_tell_error (window, _ ("Cannot Save the File"), error);
  return g_steal_pointer (&file);
}

enum
{
  PREVIEW_SIZE = 520, /* pixels: sharp on a screen of double density */
  SIZE_STEP = 50,
};

struct _RubricExport
{
  AdwWindow parent_instance;

  RubricPictureRequest *request;
  RubricJobs *previews;
  RubricJobs *copies;
  RubricJobs *writer;
  GCancellable *closed; /* cancels open questions */

  /* the choices */
  RubricSheetChoices sheet;
  guint format;
  int size;
  gboolean solved;
  gboolean transparent;

  AdwWindowTitle *title;
  GtkBox *options;
  GtkPicture *preview;
  GtkWidget *save_button;
};

G_DEFINE_FINAL_TYPE (RubricExport, rubric_export, ADW_TYPE_WINDOW)

/* A picture that is drawn in a worker thread. */
typedef struct
{
  RubricPictureRequest *request;
  GdkTexture *texture;
} Drawing;

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  rubric_picture_request_free (drawing->request);
  g_clear_object (&drawing->texture);
  g_free (drawing);
}

static gboolean
draw_work (RubricJob *job, gpointer data, GError **error)
{
  Drawing *drawing = data;
  g_autoptr (GBytes) bytes
      = rubric_picture_make (drawing->request, NULL, NULL, rubric_job_get_cancel (job), error);

  drawing->texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, error) : NULL;
  return drawing->texture != NULL;
}

static void
previewed (gpointer owner, gpointer data, const GError *error)
{
  RubricExport *self = owner;
  GdkTexture *texture = ((Drawing *)data)->texture;

  gtk_picture_set_paintable (self->preview, GDK_PAINTABLE (texture));
  adw_window_title_set_subtitle (self->title, error == NULL ? "" : error->message);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.save", error == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.copy", error == NULL);
}

static void
copied (gpointer owner, gpointer data, const GError *error)
{
  RubricExport *self = owner;

  if (error == NULL)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), ((Drawing *)data)->texture);
  adw_window_title_set_subtitle (self->title, error == NULL ? _ ("Copied") : error->message);
}

/* Draws the chosen picture, @size pixels wide. */
static void
draw_export (RubricExport *self, RubricJobs *jobs, RubricJobDone done, int size)
{
  Drawing *drawing = g_new0 (Drawing, 1);

  drawing->request = rubric_picture_request_copy (self->request);
  drawing->request->format = rubric_picture_format_find ("png");
  drawing->request->size = size;
  rubric_jobs_run (jobs, draw_work, done, drawing, drawing_free);
}

static void
update_export (RubricExport *self)
{
  guint n;
  RubricPictureRequest *request = self->request;

  request->format = &rubric_picture_formats (&n)[self->format];
  request->options.sheet = rubric_sheet_choices_get_options (&self->sheet);
  request->options.solutions = self->solved ? RUBRIC_SOLUTIONS_IN_PLACE : RUBRIC_SOLUTIONS_NONE;
  request->size = self->size;
  request->transparent = self->transparent;
  draw_export (self, self->previews, previewed, PREVIEW_SIZE);
}

static void
copy_export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExport *self = RUBRIC_EXPORT (widget);

  draw_export (self, self->copies, copied, self->size);
}

static void
picture_saved (gpointer owner, const GError *error)
{
  RubricExport *self = owner;

  if (error == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
  else
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Save the File"), error);
}

/* A suffix that the person typed decides over the format that is chosen in the dialog. */
static void
picture_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricExport *self = RUBRIC_EXPORT (source);
  g_autoptr (GFile) file = rubric_picture_choose_finish (GTK_WINDOW (self), self->closed, result);
  g_autoptr (RubricPictureRequest) request = NULL;
  g_autofree char *name = NULL;

  if (file == NULL)
    return;
  name = g_file_get_basename (file);
  request = rubric_picture_request_copy (self->request);
  if (rubric_picture_format_for_name (name) != NULL)
    request->format = rubric_picture_format_for_name (name);
  rubric_picture_save (self->writer, request, file, picture_saved);
}

static void
save_export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricExport *self = RUBRIC_EXPORT (widget);

  rubric_picture_choose_async (GTK_WINDOW (self), _ ("Save Picture"), self->request, self->closed,
                               picture_file_chosen_cb);
}

/* The window waits for a picture that is being saved, which closes it. */
static gboolean
rubric_export_close_request (GtkWindow *window)
{
  RubricExport *self = RUBRIC_EXPORT (window);

  return rubric_jobs_get_busy (self->writer) || GTK_WINDOW_CLASS (rubric_export_parent_class)->close_request (window);
}

/* Ends all work, however the window is closed: somebody else may hold it for a while. */
static void
rubric_export_unrealize (GtkWidget *widget)
{
  RubricExport *self = RUBRIC_EXPORT (widget);

  g_cancellable_cancel (self->closed);
  rubric_jobs_close (self->previews);
  rubric_jobs_close (self->copies);
  rubric_jobs_close (self->writer);
  GTK_WIDGET_CLASS (rubric_export_parent_class)->unrealize (widget);
}

static void
rubric_export_dispose (GObject *object)
{
  RubricExport *self = RUBRIC_EXPORT (object);

  g_clear_object (&self->previews);
  g_clear_object (&self->copies);
  g_clear_object (&self->writer);
  g_clear_object (&self->closed);
  if (self->title != NULL)
    gtk_widget_dispose_template (GTK_WIDGET (self), RUBRIC_TYPE_EXPORT);
  G_OBJECT_CLASS (rubric_export_parent_class)->dispose (object);
}

static void
rubric_export_finalize (GObject *object)
{
  g_clear_pointer (&RUBRIC_EXPORT (object)->request, rubric_picture_request_free);
  G_OBJECT_CLASS (rubric_export_parent_class)->finalize (object);
}

static void
rubric_export_class_init (RubricExportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_export_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_export_finalize;
  widget_class->unrealize = rubric_export_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_export_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-export.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricExport, title);
  gtk_widget_class_bind_template_child (widget_class, RubricExport, options);
  gtk_widget_class_bind_template_child (widget_class, RubricExport, preview);
  gtk_widget_class_bind_template_child (widget_class, RubricExport, save_button);
  gtk_widget_class_install_action (widget_class, "export.save", NULL, save_export_action);
  gtk_widget_class_install_action (widget_class, "export.copy", NULL, copy_export_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "export.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "export.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_export_init (RubricExport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->previews = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->copies = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->writer = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  self->closed = g_cancellable_new ();
  self->size = RUBRIC_PICTURE_SIZE_DEFAULT;
  gtk_window_set_focus (GTK_WINDOW (self), self->save_button);
}

static RubricOptionList *
add_export_list (RubricExport *self, const char *heading)
{
  GtkWidget *list = rubric_option_list_new (heading);

  g_signal_connect_object (list, "changed", G_CALLBACK (update_export), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->options, list);
  return RUBRIC_OPTION_LIST (list);
}

static void
add_file_options (RubricExport *self)
{
  RubricOptionList *list = add_export_list (self, _ ("File"));
  guint n;
  const RubricPictureFormat *formats = rubric_picture_formats (&n);
  g_autofree const char **names = g_new (const char *, n);

  for (guint i = 0; i < n; i++)
    names[i] = formats[i].name;
  rubric_option_list_add_choice (list, _ ("Format"), names, n, &self->format);
  rubric_option_list_add_number (list, _ ("Size"), _ ("In pixels, or points for PDF"), RUBRIC_PICTURE_SIZE_MIN,
                                 RUBRIC_PICTURE_SIZE_MAX, SIZE_STEP, &self->size);
  rubric_option_list_add_switch (list, _ ("Transparent"), _ ("Without a white background"), &self->transparent);
}

void
rubric_export_show (GtkWindow *parent, GSettings *settings, RubricRenderSource *source, const char *name)
{
  RubricExport *self = g_object_new (RUBRIC_TYPE_EXPORT, "transient-for", parent, NULL);
  RubricOptionList *puzzle;

  self->request = g_new0 (RubricPictureRequest, 1);
  self->request->source = rubric_render_source_ref (source);
  self->request->title = g_strdup (name);
  self->sheet = rubric_sheet_choices_default (settings);
  puzzle = add_export_list (self, _ ("Puzzle"));
  rubric_option_list_add_switch (puzzle, _ ("Solution"), _ ("Fill the blanks in red"), &self->solved);
  rubric_option_list_add_sheet (puzzle, &self->sheet);
  add_file_options (self);
  update_export (self);
  gtk_window_present (GTK_WINDOW (self));
}
