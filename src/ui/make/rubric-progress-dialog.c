/* rubric-progress-dialog.c - a dialog about work that takes long, which can end it
 *
 *     busy ──300 ms──► asked ──► cancelled by the person: the jobs are
 *       └────────────────┴─────► no longer busy: the dialog is taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-progress-dialog.h"

#include "rubric-adaptations.h"

#include <glib/gi18n.h>

enum
{
  PATIENCE_MS = 300,
};

struct _RubricProgressDialog
{
  GObject parent_instance;

  GtkWindow *parent; /* weak */
  GtkWidget *bar;    /* weak */
  guint tick;        /* id of its callback */
  RubricJobs *jobs;
  char *heading;
  GCancellable *over;
  guint timeout;
};

G_DEFINE_FINAL_TYPE (RubricProgressDialog, rubric_progress_dialog, G_TYPE_OBJECT)

static void
cancel_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricProgressDialog) self = user_data;
  g_autofree char *response = rubric_ask_finish (result);

  if (!g_cancellable_is_cancelled (self->over))
    rubric_jobs_cancel (self->jobs);
}

/* Shows the fraction that is done, or, while that is nothing, that something goes on. */
static gboolean
move_bar_cb (GtkWidget *bar, GdkFrameClock *clock, gpointer jobs)
{
  double fraction = rubric_jobs_get_fraction (jobs);

  if (fraction > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), fraction);
  else
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (bar));
  return G_SOURCE_CONTINUE;
}

/* GTK may keep a dialog whose window closes while it opens: it is not to keep the jobs. */
static void
stop_ticking (RubricProgressDialog *self)
{
  if (self->bar != NULL)
    gtk_widget_remove_tick_callback (self->bar, self->tick);
  g_clear_weak_pointer (&self->bar);
}

static gboolean
ask_cb (gpointer user_data)
{
  RubricProgressDialog *self = user_data;
  const RubricResponse responses[] = { { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN } };
  GtkWidget *bar;

  self->timeout = 0;
  if (self->parent == NULL)
    return G_SOURCE_REMOVE;
  bar = gtk_progress_bar_new ();
  gtk_progress_bar_set_pulse_step (GTK_PROGRESS_BAR (bar), 0.01);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, self->heading, -1);
  self->tick = gtk_widget_add_tick_callback (bar, move_bar_cb, g_object_ref (self->jobs), g_object_unref);
  g_set_weak_pointer (&self->bar, bar);
  rubric_ask_async (self->parent, self->heading, NULL, bar, responses, G_N_ELEMENTS (responses), self->over,
                    cancel_answered_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

static void
busy_cb (RubricProgressDialog *self)
{
  if (rubric_jobs_get_busy (self->jobs))
    return;
  g_signal_handlers_disconnect_by_data (self->jobs, self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  stop_ticking (self);
  g_cancellable_cancel (self->over);
  g_object_unref (self);
}

static void
rubric_progress_dialog_finalize (GObject *object)
{
  RubricProgressDialog *self = RUBRIC_PROGRESS_DIALOG (object);

  g_clear_weak_pointer (&self->parent);
  g_clear_weak_pointer (&self->bar);
  g_object_unref (self->jobs);
  g_object_unref (self->over);
  g_free (self->heading);
  G_OBJECT_CLASS (rubric_progress_dialog_parent_class)->finalize (object);
}

static void
rubric_progress_dialog_class_init (RubricProgressDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_progress_dialog_finalize;
}

static void
rubric_progress_dialog_init (RubricProgressDialog *self)
{
  self->over = g_cancellable_new ();
}

void
rubric_progress_dialog_follow (GtkWindow *parent, RubricJobs *jobs, const char *heading)
{
  RubricProgressDialog *self = g_object_new (RUBRIC_TYPE_PROGRESS_DIALOG, NULL);

  g_set_weak_pointer (&self->parent, parent);
  self->jobs = g_object_ref (jobs);
  self->heading = g_strdup (heading);
  self->timeout = g_timeout_add (PATIENCE_MS, ask_cb, self);
  g_signal_connect_swapped (jobs, "notify::busy", G_CALLBACK (busy_cb), self);
}
