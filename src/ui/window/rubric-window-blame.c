/* rubric-window-blame.c - why there is no solution: asked for on the card, told by a panel, outlined on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

gboolean
rubric_window_has_blame (RubricWindow *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->blame_panel));
}

/* The panel's, or the puzzle itself while nothing is known of it. */
static void
show_view (RubricWindow *self)
{
  SudView view;

  if (rubric_window_has_blame (self))
    rubric_board_set_view (self->board, rubric_blame_panel_get_view (self->blame_panel, &view) ? &view : NULL);
}

/* A menu goes before its button does: else GTK 4.8 keeps the pointer, and the next click is lost. */
void
rubric_window_show_blame (RubricWindow *self, gboolean shown)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "blame");

  if (rubric_window_has_blame (self) == shown)
    return;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->tools_button));
  gtk_widget_set_visible (GTK_WIDGET (self->blame_panel), shown);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  rubric_blame_set_on (self->blame, shown);
  if (!shown)
    rubric_board_set_view (self->board, NULL);
  rubric_window_focus_board (self);
  rubric_window_update_actions (self);
}

static void
set_blame_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean shown = g_variant_get_boolean (state);

  if (shown && !rubric_window_has_blame (self))
    rubric_window_close_panel (self);
  rubric_window_show_blame (self, shown);
}

static const GActionEntry entries[] = {
  { "blame", NULL, NULL, "false", set_blame_action },
};

/* There is a solution after all: nothing is left to say. */
static void
changed_cb (RubricBlame *blame, RubricWindow *self)
{
  if (rubric_blame_get_state (blame) == RUBRIC_BLAME_SOLVABLE)
    rubric_window_show_blame (self, FALSE);
}

/* Shown where it is made. */
static void
apply_cb (RubricBlamePanel *panel, RubricWindow *self)
{
  guint index = rubric_blame_panel_get_selected (panel);
  g_autoptr (RubricTypo) typo = g_list_model_get_item (G_LIST_MODEL (self->blame), index);

  if (typo == NULL)
    return;
  rubric_blame_apply (self->blame, index);
  rubric_board_set_cursor (self->board, rubric_typo_get (typo)->cell, SUD_NO_CELLS);
}

void
rubric_window_init_blame (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->blame = rubric_blame_new (self->desk);
  rubric_blame_panel_set_blame (self->blame_panel, self->blame);
  g_signal_connect_object (self->blame, "changed", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (show_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->blame_panel, "view-changed", G_CALLBACK (show_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->blame_panel, "apply", G_CALLBACK (apply_cb), self, 0);
  g_signal_connect_object (self->blame_panel, "closed", G_CALLBACK (rubric_window_close_panel), self, G_CONNECT_SWAPPED);
}
