/* rubric-window-reasoning.c - hints and explanations: asked for by actions, shown on the card, the panel and the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-board-keys.h"
#include "rubric-check.h"

#include <glib/gi18n.h>

static gboolean
is_explaining (RubricWindow *self)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), "explain");

  return g_variant_get_boolean (state);
}

/* The panels that tell about the givens. */
static gboolean
has_others (RubricWindow *self)
{
  return rubric_window_has_blame (self) || rubric_window_has_solutions (self);
}

static void
close_others (RubricWindow *self)
{
  rubric_window_show_blame (self, FALSE);
  rubric_window_show_solutions (self, FALSE);
}

/* The panel takes the place of what writes on the board: while it is there the board shows a view. */
static void
show_panel (RubricWindow *self, gboolean shown)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->panel)) == shown)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->panel), shown);
  if (shown)
    rubric_explain_panel_focus_list (self->panel);
  else
    {
      rubric_board_set_view (self->board, NULL);
      rubric_window_focus_board (self);
    }
}

static void
view_changed_cb (RubricExplainPanel *panel, RubricWindow *self)
{
  SudView view;
  gboolean any = rubric_explain_panel_get_view (panel, &view);

  rubric_board_set_view (self->board, any ? &view : NULL);
}

static void
show_hint (RubricWindow *self)
{
  RubricHintStage stage = rubric_hint_get_stage (self->hint);
  RubricStatus *status = rubric_hint_dup_status (self->hint);

  if (stage == RUBRIC_HINT_STEP)
    {
      rubric_explain_panel_show_hint (self->panel, rubric_hint_get_explanation (self->hint));
      g_clear_pointer (&status, rubric_status_free);
    }
  else if (status != NULL)
    {
      if (stage == RUBRIC_HINT_REFUSED)
        rubric_board_point_at (self->board, RUBRIC_CELL_WRONG, status->cells);
      else
        rubric_board_point_at (self->board, RUBRIC_CELL_HINTED, rubric_hint_get_cells (self->hint));
      rubric_status_card_say (self->card, status);
    }
}

static void
hint_changed_cb (RubricHint *hint, RubricWindow *self)
{
  RubricHintStage stage = rubric_hint_get_stage (hint);

  if (is_explaining (self))
    return;
  show_hint (self);
  show_panel (self, stage == RUBRIC_HINT_STEP);
  if (stage == RUBRIC_HINT_NONE)
    {
      rubric_board_point_at (self->board, RUBRIC_CELL_HINTED, SUD_NO_CELLS);
      rubric_status_card_update (self->card);
    }
  rubric_window_update_actions (self);
}

static void
hint_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const char *why_not = rubric_check_why_not_hint (self->desk);

  close_others (self);
  g_action_group_change_action_state (G_ACTION_GROUP (self), "explain", g_variant_new_boolean (FALSE));
  rubric_window_close_watch (self);
  if (why_not != NULL)
    rubric_status_card_remark (self->card, why_not);
  else
    rubric_hint_ask (self->hint);
}

static void
apply_hint_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  if (rubric_window_has_picture (self))
    rubric_window_take_picture (self);
  else
    rubric_hint_apply (self->hint);
}

static void
set_explain_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean explaining = g_variant_get_boolean (state);
  const char *why_not = rubric_check_why_not_explain (self->desk);

  if (explaining == is_explaining (self))
    return;
  if (explaining && why_not != NULL)
    {
      rubric_status_card_remark (self->card, why_not);
      return;
    }
  rubric_hint_dismiss (self->hint);
  close_others (self);
  rubric_window_close_watch (self);
  g_simple_action_set_state (action, state);
  rubric_explain_panel_set_puzzle (self->panel, explaining ? self->puzzle : NULL,
                                   explaining ? rubric_desk_get_techniques (self->desk) : NULL);
  show_panel (self, explaining);
  if (explaining && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
    rubric_puzzle_count (self->puzzle, &(RubricTally){ .solutions = 1 }); /* it leads to it */
  rubric_window_update_actions (self);
}

static const GActionEntry entries[] = {
  { "hint", hint_action },
  { "apply-hint", apply_hint_action },
  { "explain", NULL, NULL, "false", set_explain_action },
};

/* Another position has another explanation, and so have other techniques. */
static void
changed_cb (RubricWindow *self)
{
  if (is_explaining (self))
    rubric_explain_panel_set_puzzle (self->panel, self->puzzle, rubric_desk_get_techniques (self->desk));
}

/* What is typed into a menu is meant for the menu. */
static gboolean
is_in_popover (RubricWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Of the puzzle, whatever has been filled in. */
static void
rated_cb (RubricWindow *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);

  rubric_explain_panel_set_rating (self->panel, answer != NULL && answer->rated ? &answer->rating : NULL);
}

/* What is typed while the board shows a hint is meant for the board itself: that ends, and it is written. */
static gboolean
key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RubricWindow *self)
{
  gboolean shown = rubric_hint_get_stage (self->hint) == RUBRIC_HINT_STEP;

  if (!shown || !rubric_key_writes (keyval, keycode, state) || is_in_popover (self))
    return GDK_EVENT_PROPAGATE;
  rubric_hint_dismiss (self->hint);
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

static void
attach_keys (RubricWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
copied_cb (RubricExplainPanel *panel, const char *text, RubricWindow *self)
{
  rubric_window_toast (self, text);
}

static void
marks_filled_cb (RubricHint *hint, RubricWindow *self)
{
  rubric_window_toast (self, _ ("Pencil marks were filled in"));
}

gboolean
rubric_window_has_reasoning (RubricWindow *self)
{
  return is_explaining (self) || rubric_hint_get_stage (self->hint) != RUBRIC_HINT_NONE || has_others (self);
}

void
rubric_window_close_panel (RubricWindow *self)
{
  g_action_group_change_action_state (G_ACTION_GROUP (self), "explain", g_variant_new_boolean (FALSE));
  rubric_hint_dismiss (self->hint);
  close_others (self);
  rubric_window_close_watch (self);
}

void
rubric_window_init_reasoning (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  attach_keys (self);
  self->hint = rubric_hint_new (self->puzzle, rubric_desk_get_techniques (self->desk));
  g_signal_connect_object (self->hint, "changed", G_CALLBACK (hint_changed_cb), self, 0);
  g_signal_connect_object (self->hint, "marks-filled", G_CALLBACK (marks_filled_cb), self, 0);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rubric_desk_get_techniques (self->desk), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "verdict-changed", G_CALLBACK (rated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "rated", G_CALLBACK (rated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "view-changed", G_CALLBACK (view_changed_cb), self, 0);
  g_signal_connect_object (self->panel, "copied", G_CALLBACK (copied_cb), self, 0);
  g_signal_connect_object (self->panel, "closed", G_CALLBACK (rubric_window_close_panel), self, G_CONNECT_SWAPPED);
  rated_cb (self);
}
