/* rubric-figure-choosing.c - a figure in a file that the person chooses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-figure-choosing.h"

#include "rubric-adaptations.h"

#include <glib/gi18n.h>

struct _RubricFigureChoosing
{
  GtkWidget *owner;
  RubricJobs *writer;
  GCancellable *asking; /* while a dialog is open */
};

/* A figure to be written, while the person is asked where; empty once it is being written. */
typedef struct
{
  GtkWidget *owner;
  RubricJobs *writer;
  GCancellable *asking;
  RubricFigure figure;
} Asked;

static void
asked_free (Asked *asked)
{
  g_object_unref (asked->owner);
  g_object_unref (asked->writer);
  g_object_unref (asked->asking);
  if (asked->figure.free != NULL)
    asked->figure.free (asked->figure.data);
  g_free (asked);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asked, asked_free)

static GtkWindow *
get_window (GtkWidget *owner)
{
  return GTK_WINDOW (gtk_widget_get_root (owner));
}

/* Returns: the window over which to tell something: one that has been left is hidden */
static GtkWindow *
find_shown (GtkWindow *window)
{
  while (!gtk_widget_get_visible (GTK_WIDGET (window)) && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  return window;
}

static void
figure_saved (gpointer owner, const GError *error)
{
  if (error == NULL)
    g_signal_emit_by_name (owner, "copied", _ ("Picture saved"));
  else
    rubric_tell_error (find_shown (get_window (owner)), _ ("Cannot Save the File"), error);
}

static void
figure_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Asked) asked = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);

  if (g_cancellable_is_cancelled (asked->asking))
    return;
  if (error != NULL)
    rubric_tell_error (get_window (asked->owner), _ ("Cannot Save the File"), error);
  else if (file != NULL)
    {
      rubric_figure_save (asked->writer, &asked->figure, file, figure_saved);
      asked->figure = (RubricFigure){ 0 };
    }
}

RubricFigureChoosing *
rubric_figure_choosing_new (GtkWidget *owner)
{
  RubricFigureChoosing *self = g_new0 (RubricFigureChoosing, 1);

  self->owner = owner;
  self->writer = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (owner));
  self->asking = g_cancellable_new ();
  return self;
}

void
rubric_figure_choosing_free (RubricFigureChoosing *self)
{
  rubric_figure_choosing_dismiss (self);
  rubric_jobs_close (self->writer);
  g_object_unref (self->writer);
  g_object_unref (self->asking);
  g_free (self);
}

void
rubric_figure_choosing_dismiss (RubricFigureChoosing *self)
{
  g_cancellable_cancel (self->asking);
  g_object_unref (self->asking);
  self->asking = g_cancellable_new ();
}

void
rubric_figure_choosing_ask (RubricFigureChoosing *self, const RubricFigure *figure, const char *name)
{
  const RubricPictureFormat *png = rubric_picture_format_find ("png"), *svg = rubric_picture_format_find ("svg");
  const char *const suffixes[][2] = { { png->suffix, NULL }, { svg->suffix, NULL } };
  const RubricFileKind kinds[] = { { _ (png->name), suffixes[0] }, { _ (svg->name), suffixes[1] } };
  Asked *asked = g_new0 (Asked, 1);

  asked->owner = g_object_ref (self->owner);
  asked->writer = g_object_ref (self->writer);
  asked->asking = g_object_ref (self->asking);
  asked->figure = *figure;
  rubric_choose_save_async (get_window (self->owner), _ ("Save Picture"), NULL, name, kinds, G_N_ELEMENTS (kinds),
                            self->asking, figure_file_chosen_cb, asked);
}

gboolean
rubric_figure_choosing_leave (RubricFigureChoosing *self)
{
  GtkWindow *window = get_window (self->owner);

  if (!rubric_jobs_get_busy (self->writer))
    return FALSE;
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  g_signal_connect_object (self->writer, "notify::busy", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
  return TRUE;
}
