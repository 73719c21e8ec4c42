/* rubric-window-watch.c - a search that is watched: its panel in the place of what writes on the board, its steps on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-check.h"

gboolean
rubric_window_has_watch (RubricWindow *self)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), "watch");

  return g_variant_get_boolean (state);
}

static void
view_changed_cb (RubricWatchPanel *panel, RubricWindow *self)
{
  SudView view;

  if (!rubric_window_has_watch (self))
    return;
  rubric_grid_view_set_glowing (RUBRIC_GRID_VIEW (self->board), rubric_watch_panel_is_followed (panel));
  rubric_board_set_view (self->board, rubric_watch_panel_get_view (panel, &view) ? &view : NULL);
}

static void
show_panel (RubricWindow *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->watch), shown);
  if (shown)
    {
      rubric_watch_panel_focus (self->watch);
      return;
    }
  rubric_grid_view_set_glowing (RUBRIC_GRID_VIEW (self->board), FALSE);
  rubric_board_set_view (self->board, NULL);
  rubric_window_focus_board (self);
}

/* To watch is to be shown the solution, and counts as that. */
static void
set_watch_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean watching = g_variant_get_boolean (state);
  const char *why_not = rubric_check_why_not_watch (self->desk);

  if (watching == rubric_window_has_watch (self))
    return;
  if (watching && why_not != NULL)
    {
      rubric_status_card_remark (self->card, why_not);
      return;
    }
  if (watching)
    rubric_window_close_panel (self);
  g_simple_action_set_state (action, state);
  rubric_watch_panel_set_puzzle (self->watch, watching ? self->puzzle : NULL);
  show_panel (self, watching);
  if (watching && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
    rubric_puzzle_count (self->puzzle, &(RubricTally){ .solutions = 1 });
  rubric_window_update_actions (self);
}

static const GActionEntry entries[] = {
  { "watch", NULL, NULL, "false", set_watch_action },
};

/* Another puzzle has another search. */
static void
changed_cb (RubricWindow *self)
{
  if (rubric_window_has_watch (self))
    rubric_watch_panel_set_puzzle (self->watch, self->puzzle);
}

void
rubric_window_close_watch (RubricWindow *self)
{
  g_action_group_change_action_state (G_ACTION_GROUP (self), "watch", g_variant_new_boolean (FALSE));
}

void
rubric_window_init_watch (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "view-changed", G_CALLBACK (view_changed_cb), self, 0);
  g_signal_connect_object (self->watch, "closed", G_CALLBACK (rubric_window_close_watch), self, G_CONNECT_SWAPPED);
}
