/* rubric-window-solutions.c - several solutions: asked for on the card, listed by a panel, compared on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

gboolean
rubric_window_has_solutions (RubricWindow *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->solutions_panel));
}

/* The panel's, or the puzzle itself while nothing is known of it. */
static void
show_view (RubricWindow *self)
{
  SudView view;

  if (rubric_window_has_solutions (self))
    rubric_board_set_view (self->board, rubric_solutions_panel_get_view (self->solutions_panel, &view) ? &view : NULL);
}

/* A menu goes before its button does: else GTK 4.8 keeps the pointer, and the next click is lost. */
void
rubric_window_show_solutions (RubricWindow *self, gboolean shown)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "solutions");

  if (rubric_window_has_solutions (self) == shown)
    return;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->tools_button));
  gtk_widget_set_visible (GTK_WIDGET (self->solutions_panel), shown);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  rubric_solutions_set_on (self->solutions, shown);
  if (!shown)
    rubric_board_set_view (self->board, NULL);
  rubric_window_focus_board (self);
  rubric_window_update_actions (self);
}

/* To see them is help. */
static void
set_solutions_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean shown = g_variant_get_boolean (state);

  if (shown && !rubric_window_has_solutions (self))
    {
      rubric_window_close_panel (self);
      if (rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
        rubric_puzzle_count (self->puzzle, &(RubricTally){ .solutions = 1 });
    }
  rubric_window_show_solutions (self, shown);
}

static const GActionEntry entries[] = {
  { "solutions", NULL, NULL, "false", set_solutions_action },
};

/* One is left, or none: nothing is to be compared. */
static void
changed_cb (RubricSolutions *solutions, RubricWindow *self)
{
  if (rubric_solutions_get_state (solutions) == RUBRIC_SOLUTIONS_NOT_SEVERAL)
    rubric_window_show_solutions (self, FALSE);
}

/* A small cell has no room for the numbers. */
static void
cursor_cb (RubricWindow *self)
{
  if (rubric_window_has_solutions (self))
    rubric_solutions_panel_tell_cell (self->solutions_panel, rubric_board_get_cursor (self->board));
}

void
rubric_window_init_solutions (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->solutions = rubric_solutions_new (self->desk);
  rubric_solutions_panel_set_solutions (self->solutions_panel, self->solutions);
  g_signal_connect_object (self->solutions, "changed", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (self->board, "notify::cursor", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solutions_panel, "view-changed", G_CALLBACK (show_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solutions_panel, "closed", G_CALLBACK (rubric_window_close_panel), self,
                           G_CONNECT_SWAPPED);
}
