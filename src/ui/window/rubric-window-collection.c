/* rubric-window-collection.c - a puzzle of a collection in the window: the others are near
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-collection-window.h"

#include <glib/gi18n.h>

void
rubric_window_update_place (RubricWindow *self)
{
  gboolean listed = rubric_desk_get_collection (self->desk) != NULL;
  const struct
  {
    const char *action;
    gboolean enabled;
  } states[] = {
    { "previous-puzzle", rubric_desk_has_neighbour (self->desk, -1) },
    { "next-puzzle", rubric_desk_has_neighbour (self->desk, 1) },
    { "show-collection", listed },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), states[i].action)), states[i].enabled);
  gtk_widget_set_visible (self->neighbours, listed);
}

static void
place_changed_cb (RubricDesk *desk, RubricWindow *self)
{
  rubric_window_update_place (self);
  rubric_window_update_verdict (self);
}

void
rubric_window_show_puzzle (RubricWindow *self, RubricCollection *collection, guint index)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_load_item (self->desk, collection, index);
}

RubricCollection *
rubric_window_get_collection (RubricWindow *self)
{
  g_return_val_if_fail (RUBRIC_IS_WINDOW (self), NULL);

  return rubric_desk_get_collection (self->desk);
}

static void
go (RubricWindow *self, int step)
{
  if (!rubric_desk_go (self->desk, step))
    rubric_window_toast (self, _ ("There is no other puzzle in this direction"));
}

static void
previous_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, -1);
}

static void
next_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, 1);
}

/* The window in which puzzles of @collection are solved, if there is one. */
static RubricWindow *
find_puzzle_window (GtkApplication *application, RubricCollection *collection)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (RUBRIC_IS_WINDOW (l->data) && rubric_window_get_collection (l->data) == collection)
      return l->data;
  return NULL;
}

static void
open_puzzle_cb (RubricCollectionWindow *list, guint index, GSettings *settings)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (list));
  RubricCollection *collection = rubric_collection_window_get_collection (list);
  RubricWindow *window = find_puzzle_window (application, collection);

  if (window == NULL)
    window = rubric_window_new (application, settings);
  rubric_window_show_puzzle (window, collection, index);
  gtk_window_present (GTK_WINDOW (window));
}

void
rubric_window_present_list (RubricWindow *self, RubricCollection *collection, GFile *file, const RubricFileStamp *stamp)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  RubricCollectionWindow *list
      = rubric_collection_window_new (application, self->settings, collection, file, stamp);

  g_signal_connect_object (list, "open-puzzle", G_CALLBACK (open_puzzle_cb), self->settings, 0);
  gtk_window_present (GTK_WINDOW (list));
}

/* The list, which may have been closed meanwhile. */
static void
show_collection_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  RubricCollection *collection = rubric_desk_get_collection (self->desk);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (RUBRIC_IS_COLLECTION_WINDOW (l->data) && rubric_collection_window_get_collection (l->data) == collection)
      {
        gtk_window_present (l->data);
        return;
      }
  rubric_window_present_list (self, collection, NULL, NULL);
}

static const GActionEntry entries[] = {
  { "previous-puzzle", previous_action },
  { "next-puzzle", next_action },
  { "show-collection", show_collection_action },
};

void
rubric_window_init_collection (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->desk, "place-changed", G_CALLBACK (place_changed_cb), self, 0);
}
