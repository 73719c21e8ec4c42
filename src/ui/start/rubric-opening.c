/* rubric-opening.c - files that are opened together
 *
 * What is wrong with some of them is told at once, in the end. A window made for them appears with what is in one of them,
 * or when that takes long: no empty one flashes up before a list. A person who closes the window meanwhile wants none of
 * them any more; a list that takes the place of the window lets the others be opened all the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-opening.h"

#include "rubric-adaptations.h"
#include "rubric-file-choices.h"
#include "rubric-jobs.h"
#include "rubric-windows.h"

#include <glib/gi18n.h>

enum
{
  MAX_MESSAGES = 10, /* about files that cannot be opened, in one dialog */
  PATIENCE_MS = 500, /* a file that is not read by then is waited for in an empty window */
};

#define RUBRIC_TYPE_OPENING (rubric_opening_get_type ())
G_DECLARE_FINAL_TYPE (RubricOpening, rubric_opening, RUBRIC, OPENING, GObject)

struct _RubricOpening
{
  GObject parent_instance;

  RubricWindow *window;
  RubricDesk *desk; /* of it */
  RubricJobs *jobs;
  GPtrArray *messages;
  gboolean several; /* files: none takes the place of another */
  guint n_left; /* files; while there are any the opening keeps itself alive */
  guint show_timeout;
};

G_DEFINE_FINAL_TYPE (RubricOpening, rubric_opening, G_TYPE_OBJECT)

static void
tell_messages (GtkWindow *parent, GPtrArray *messages)
{
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  guint n = messages->len;

  if (n == 0)
    return;
  heading = n == 1 ? g_strdup (_ ("Cannot Open the File"))
                   : g_strdup_printf (ngettext ("Cannot Open %u File", "Cannot Open %u Files", n), n);
  g_ptr_array_set_size (messages, MIN (n, MAX_MESSAGES));
  if (n > MAX_MESSAGES)
    g_ptr_array_add (messages, g_strdup ("…"));
  g_ptr_array_add (messages, NULL);
  body = g_strjoinv ("\n", (char **)messages->pdata);
  rubric_adapt_present (parent);
  rubric_tell (parent, heading, body);
}

static gboolean
show_cb (gpointer user_data)
{
  RubricOpening *self = user_data;

  self->show_timeout = 0;
  gtk_window_present (GTK_WINDOW (self->window));
  return G_SOURCE_REMOVE;
}

/* The last of the files is done with. A window that was never shown was not needed: all are in others. What is told comes
 * to the window that was opened last: it would hide what is said on another one.
 */
static void
finish (RubricOpening *self)
{
  GtkWindow *front = rubric_windows_find_front ();

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  if (front == NULL && !rubric_desk_is_closed (self->desk))
    front = GTK_WINDOW (self->window);
  if (front != NULL)
    tell_messages (front, self->messages);
  if (!rubric_desk_is_closed (self->desk) && !gtk_widget_get_visible (GTK_WIDGET (self->window)))
    rubric_desk_discard (self->desk);
}

static void
rubric_opening_dispose (GObject *object)
{
  RubricOpening *self = RUBRIC_OPENING (object);

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  g_clear_object (&self->jobs);
  g_clear_object (&self->desk);
  g_clear_object (&self->window);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  G_OBJECT_CLASS (rubric_opening_parent_class)->dispose (object);
}

static void
rubric_opening_class_init (RubricOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rubric_opening_dispose;
}

static void
rubric_opening_init (RubricOpening *self)
{
  self->messages = g_ptr_array_new_with_free_func (g_free);
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_READ, G_OBJECT (self));
}

/* Another window may have it by now: the same file twice is shown once. */
static void
read_done (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricOpening *self = owner;
  GtkWindow *window = rubric_windows_find_file (reading->file);

  if (window != NULL)
    rubric_adapt_present (window);
  else if (error != NULL)
    g_ptr_array_add (self->messages, g_strdup (error->message));
  else
    {
      if (!reading->picture)
        rubric_recent_add (reading->file, rubric_document_get_format (reading->document)->mime_type);
      if (self->several)
        rubric_window_take_beside (self->window, reading);
      else
        rubric_window_take (self->window, reading);
    }
  if (--self->n_left > 0)
    return;
  finish (self);
  g_object_unref (self);
}

/* By the person, unless a list has taken the place of the window. */
static void
closed_cb (RubricDesk *desk, RubricOpening *self)
{
  if (rubric_window_is_replaced (self->window) || self->n_left == 0)
    return;
  self->n_left = 0;
  rubric_jobs_close (self->jobs);
  g_object_unref (self);
}

static void
read_files (RubricOpening *self, GFile *const *files, guint n_files)
{
  for (guint i = 0; i < n_files; i++)
    {
      GtkWindow *window = rubric_windows_find_file (files[i]);

      if (window != NULL)
        {
          rubric_adapt_present (window);
          continue;
        }
      if (self->n_left++ == 0)
        g_object_ref (self);
      rubric_read_file_or_picture (self->jobs, files[i], read_done);
    }
}

void
rubric_opening_start (RubricWindow *window, GFile *const *files, guint n_files)
{
  g_autoptr (RubricOpening) opening = NULL;

  g_return_if_fail (RUBRIC_IS_WINDOW (window));

  opening = g_object_new (RUBRIC_TYPE_OPENING, NULL);
  opening->several = n_files > 1;
  opening->window = g_object_ref (window);
  opening->desk = g_object_ref (rubric_window_get_desk (window));
  g_signal_connect_object (opening->desk, "closed", G_CALLBACK (closed_cb), opening, 0);
  read_files (opening, files, n_files);
  if (opening->n_left == 0)
    finish (opening);
  else if (!gtk_widget_get_visible (GTK_WIDGET (window)))
    opening->show_timeout = g_timeout_add (PATIENCE_MS, show_cb, opening);
}
