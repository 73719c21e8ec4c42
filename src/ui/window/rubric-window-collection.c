/* rubric-window-collection.c - a puzzle of a collection in the window: the others are near
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-windows.h"

#include <glib/gi18n.h>

void
rubric_window_update_subtitle (RubricWindow *self)
{
  g_autofree char *place = rubric_desk_dup_place (self->desk);
  const char *made = rubric_window_get_wish (self) != NULL
                         ? rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_DESCRIPTION]
                         : NULL;

  adw_window_title_set_subtitle (self->title, place != NULL ? place : made != NULL ? made : "");
}

/* Beside a picture that is the next grid of it: what it is read for stays. */
static gboolean
has_neighbour (RubricWindow *self, int step)
{
  return rubric_window_has_panel (self, self->picture_panel) ? rubric_picture_panel_has_neighbour (self->picture_panel, step)
                                          : rubric_desk_has_neighbour (self->desk, step);
}

void
rubric_window_update_place (RubricWindow *self)
{
  gboolean listed = rubric_desk_get_collection (self->desk) != NULL;
  const struct
  {
    const char *action;
    gboolean enabled;
  } states[] = {
    { "previous-puzzle", has_neighbour (self, -1) },
    { "next-puzzle", has_neighbour (self, 1) },
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
  rubric_window_update_subtitle (self);
}

static void
go (RubricWindow *self, int step)
{
  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_picture_panel_step (self->picture_panel, step);
  else if (!rubric_desk_go (self->desk, step))
    rubric_window_toast (self, _ ("There are no more puzzles in this direction"));
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

static void
show_collection_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  rubric_windows_return_to_list (rubric_desk_get_collection (self->desk), self->settings);
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
