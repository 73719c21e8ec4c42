/* rubric-collection-change.c - the file of the collection, and what other programs do to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-adaptations.h"
#include "rubric-reading.h"

#include <glib/gi18n.h>

static void
update_change (RubricCollectionWindow *self)
{
  RubricFileChange change = self->watch != NULL ? rubric_file_watch_get_change (self->watch) : RUBRIC_FILE_SAME;
  const char *const actions[] = { "reload", "keep-mine" };

  rubric_change_bar_set_change (self->change_bar, change);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), actions[i])),
                                 change == RUBRIC_FILE_CHANGED);
}

/* The file lists other puzzles now, so there is another list; how far they were solved is known by their givens. */
static void
reloaded (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricCollectionWindow *self = owner;
  g_autoptr (RubricCollection) collection = NULL;
  GtkWindow *window;
  int width, height;

  if (error != NULL)
    {
      rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Open the File"), error);
      return;
    }
  collection = rubric_collection_new (reading->document, rubric_collection_get_progress (self->collection));
  window = GTK_WINDOW (rubric_collection_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings,
                                                     collection, self->file, &reading->stamp, self->open));
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
reload_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCollectionWindow *self = user_data;

  rubric_read_file (self->reader, self->file, reloaded);
}

static void
keep_mine_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_file_watch_accept (RUBRIC_COLLECTION_WINDOW (user_data)->watch);
}

/* Not every file system reports changes. */
static void
active_cb (RubricCollectionWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)) && self->watch != NULL)
    rubric_file_watch_check (self->watch);
}

void
rubric_collection_window_init_change (RubricCollectionWindow *self)
{
  static const GActionEntry entries[] = {
    { "reload", reload_action },
    { "keep-mine", keep_mine_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  update_change (self);
}

void
rubric_collection_window_watch (RubricCollectionWindow *self, const RubricFileStamp *stamp)
{
  self->watch = rubric_file_watch_new (self->file, stamp);
  g_signal_connect_object (self->watch, "notify::change", G_CALLBACK (update_change), self, G_CONNECT_SWAPPED);
}
