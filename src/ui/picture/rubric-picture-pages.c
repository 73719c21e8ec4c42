/* rubric-picture-pages.c - the pages of the file of a picture that nobody has looked at yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-picture-private.h"

#include "rubric-text-scan.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

struct _RubricPicturePages
{
  GtkBox parent_instance;

  RubricJobs *jobs;
  GBytes *bytes; /* the file; NULL if all of it has been looked at */
  int next_page;
  int n_pages;   /* 0 for a picture */
  int n_answers; /* solutions that were left out so far */

  GtkLabel *label;
  GtkProgressBar *progress;
  GtkButton *button;
};

static guint found_signal;

G_DEFINE_FINAL_TYPE (RubricPicturePages, rubric_picture_pages, GTK_TYPE_BOX)

static void
set_pages_busy (RubricPicturePages *self, gboolean busy)
{
  if (busy)
    rubric_progress_bar_follow (self->progress, self->jobs);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), busy);
  gtk_widget_set_visible (GTK_WIDGET (self->label), !busy);
  gtk_button_set_label (self->button, busy ? _ ("Cancel") : _ ("Next Pages"));
}

static void
pages_scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPicturePages *self = owner;

  set_pages_busy (self, FALSE);
  if (error != NULL)
    gtk_label_set_text (self->label, error->message);
  else
    g_signal_emit (self, found_signal, 0, scan);
}

static void
next_pages_cb (RubricPicturePages *self)
{
  gboolean busy = rubric_jobs_get_busy (self->jobs);

  if (busy)
    rubric_jobs_cancel (self->jobs);
  else
    rubric_scan_next_pages (self->jobs, self->bytes, self->next_page, pages_scanned);
  set_pages_busy (self, !busy);
}

static void
rubric_picture_pages_dispose (GObject *object)
{
  RubricPicturePages *self = RUBRIC_PICTURE_PAGES (object);

  g_clear_object (&self->jobs);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  G_OBJECT_CLASS (rubric_picture_pages_parent_class)->dispose (object);
}

static void
rubric_picture_pages_class_init (RubricPicturePagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_picture_pages_dispose;
  found_signal = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, RUBRIC_TYPE_SCAN);
}

static void
rubric_picture_pages_init (RubricPicturePages *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);
  self->progress = g_object_new (GTK_TYPE_PROGRESS_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  rubric_widget_set_name (self->progress, _ ("Looking for a Sudoku"));
  self->button = g_object_new (GTK_TYPE_BUTTON, "valign", GTK_ALIGN_CENTER, NULL);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (next_pages_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->button));
  rubric_picture_pages_clear (self);
}

/* Returns: (transfer full) (nullable): that there is nothing on the pages, and what is said about the rest */
static char *
dup_pages_text (RubricPicturePages *self, const RubricScan *scan, int n_grids)
{
  int last = scan->next_page > 0 ? scan->next_page - 1 : scan->n_pages;
  g_autofree char *rest = rubric_scan_dup_rest (self->n_answers, last, scan->n_pages);
  g_autofree char *notes = rubric_scan_dup_notes (scan);

  if (scan->pages.first > 0 && n_grids == 0)
    {
      g_free (notes);
      /* Translators: of a PDF file */
      notes = g_strdup_printf (_ ("No Sudoku was found on pages %1$d to %2$d."), scan->pages.first, last);
    }
  return notes != NULL && rest != NULL ? rubric_text_join (notes, rest) : g_strdup (notes != NULL ? notes : rest);
}

void
rubric_picture_pages_set (RubricPicturePages *self, const RubricScan *scan, int n_grids, int n_answers)
{
  g_autofree char *text = NULL;

  self->n_answers += scan->n_answers + n_answers;
  self->next_page = scan->next_page;
  self->n_pages = scan->n_pages;
  g_clear_pointer (&self->bytes, g_bytes_unref);
  if (scan->next_page > 0)
    self->bytes = g_bytes_ref (scan->bytes);
  text = dup_pages_text (self, scan, n_grids);
  gtk_label_set_text (self->label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->button), self->bytes != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

gboolean
rubric_picture_pages_has_several (RubricPicturePages *self)
{
  return self->n_pages > 1;
}

void
rubric_picture_pages_clear (RubricPicturePages *self)
{
  rubric_jobs_cancel (self->jobs);
  set_pages_busy (self, FALSE);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  self->n_answers = 0;
  self->n_pages = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
