/* rubric-window-panels.c - the panel beside the board, at most one at a time, and hints, which end in one
 *
 *                    action on             ::closed, action off, Esc
 *     no panel ────────────────► a panel ──────────────────────────► no panel
 *                                   │ another action on: that panel instead
 *
 *     hint: a cell is pointed at ──► the technique is named ──► a step in the explain panel ──► applied
 *
 * A hint ends when a panel is opened. A picture is a panel, too, but is opened and closed in rubric-window-picture.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-accessible-names.h"
#include "rubric-board.h"
#include "rubric-compare-window.h"

#include <glib/gi18n.h>
#include <string.h>

static void
join_explain_panel (RubricWindow *self)
{
  g_settings_bind (self->settings, "step-notation", rubric_explain_panel_get_notation (self->explain_panel), "visible",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->explain_panel, "copied", G_CALLBACK (rubric_window_toast), self, G_CONNECT_SWAPPED);
}

static void
join_watch_panel (RubricWindow *self)
{
  rubric_watch_panel_remember (self->watch_panel, self->settings);
}

static const struct
{
  GType (*get_type) (void);
  gsize offset;                                /* in the window */
  const char *action;                          /* opens it, and is on while it is open; NULL: another way does */
  const char *(*why_not) (RubricWindow *self); /* NULL: the action is disabled when the panel has nothing to say */
  void (*join) (RubricWindow *self);           /* called with the new panel in its place; NULL: nothing is to be done */
} panels[] = {
  { rubric_explain_panel_get_type, G_STRUCT_OFFSET (RubricWindow, explain_panel), "explain",
    rubric_window_why_not_explain, join_explain_panel },
  { rubric_contradiction_panel_get_type, G_STRUCT_OFFSET (RubricWindow, contradiction_panel), "blame" },
  { rubric_solutions_panel_get_type, G_STRUCT_OFFSET (RubricWindow, solutions_panel), "solutions" },
  { rubric_watch_panel_get_type, G_STRUCT_OFFSET (RubricWindow, watch_panel), "watch", rubric_window_why_not_watch,
    join_watch_panel },
  { rubric_picture_panel_get_type, G_STRUCT_OFFSET (RubricWindow, picture_panel), .join = rubric_window_join_picture },
};

static GtkWidget **
get_panel (RubricWindow *self, guint i)
{
  return &G_STRUCT_MEMBER (GtkWidget *, self, panels[i].offset);
}

/* The explain panel shows a hint, and does not explain the puzzle. */
static gboolean
has_hint_panel (RubricWindow *self)
{
  return rubric_hint_get_stage (self->hint) == RUBRIC_HINT_STEP && rubric_window_has_panel (self, self->explain_panel);
}

static void
show_view (RubricWindow *self)
{
  SudView view;
  gboolean any = rubric_side_panel_get_view (self->side_panel, &view);

  rubric_grid_view_set_glowing (RUBRIC_GRID_VIEW (self->board), rubric_side_panel_is_followed (self->side_panel));
  rubric_board_set_view (self->board, any ? &view : NULL);
}

static void
update_switches (RubricWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (panels[i].action != NULL)
      {
        GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), panels[i].action);
        gboolean on = rubric_window_has_panel (self, *get_panel (self, i)) && !has_hint_panel (self);

        g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (on));
      }
}

static void
leave_panel (RubricWindow *self, RubricSidePanel *panel)
{
  gtk_widget_set_visible (GTK_WIDGET (panel), FALSE);
  rubric_side_panel_close (panel);
  rubric_grid_view_set_glowing (RUBRIC_GRID_VIEW (self->board), FALSE);
  rubric_board_set_view (self->board, NULL);
}

static void
enter_panel (RubricWindow *self, RubricSidePanel *panel)
{
  gtk_widget_set_visible (GTK_WIDGET (panel), TRUE);
  if (!has_hint_panel (self))
    rubric_side_panel_open (panel, self->desk);
  if (self->side_panel != panel)
    return; /* the panel had nothing to say, and has closed */
  rubric_side_panel_set_cell (panel, rubric_board_get_cursor (self->board));
  show_view (self);
}

/* The menu closes before its button is hidden: otherwise GTK 4.8 keeps the pointer, and the next click is lost. */
void
rubric_window_set_panel (RubricWindow *self, gpointer panel)
{
  RubricSidePanel *before = self->side_panel;
  RubricPuzzle *draft = panel != NULL ? rubric_side_panel_get_draft (panel) : NULL;

  if (panel == before)
    return;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->tools_button));
  rubric_window_withdraw_pasted (self); /* which would lie over the panel */
  self->side_panel = panel;
  if (before != NULL)
    leave_panel (self, before);
  rubric_board_set_puzzle (self->board, draft != NULL ? draft : self->puzzle);
  if (panel != NULL)
    enter_panel (self, panel);
  if (self->side_panel != panel)
    return;
  update_switches (self);
  rubric_window_update_actions (self);
  if (has_hint_panel (self))
    gtk_widget_grab_focus (self->hint_button);
  else if (panel == NULL || !rubric_side_panel_focus (panel))
    rubric_window_focus_board (self);
}

gboolean
rubric_window_has_panel (RubricWindow *self, gpointer panel)
{
  return panel != NULL && (gpointer)self->side_panel == panel;
}

void
rubric_window_close_panel (RubricWindow *self)
{
  rubric_hint_dismiss (self->hint);
  if (!rubric_window_has_panel (self, self->picture_panel))
    rubric_window_set_panel (self, NULL);
}

static void
view_changed_cb (RubricSidePanel *panel, RubricWindow *self)
{
  if (rubric_window_has_panel (self, panel))
    show_view (self);
}

static void
cell_wanted_cb (RubricSidePanel *panel, int cell, RubricWindow *self)
{
  if (!rubric_window_has_panel (self, panel))
    return;
  rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
  rubric_window_focus_board (self);
}

static void
panel_closed_cb (RubricSidePanel *panel, RubricWindow *self)
{
  if (!rubric_window_has_panel (self, panel))
    return;
  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_window_close_picture (self);
  else
    rubric_window_close_panel (self);
}

/* Together they take a third of the time that the window does. */
gpointer
rubric_window_need_panel (RubricWindow *self, GType type)
{
  guint i = 0;
  GtkWidget **panel;

  while (panels[i].get_type () != type)
    i++;
  panel = get_panel (self, i);
  if (*panel != NULL)
    return *panel;
  *panel = g_object_new (panels[i].get_type (), "visible", FALSE, NULL);
  gtk_widget_insert_before (*panel, GTK_WIDGET (self->layout),
                            gtk_widget_get_parent (GTK_WIDGET (self->toasts))); /* the messages lie over it */
  rubric_accessible_names_tidy (*panel);
  g_signal_connect_object (*panel, "view-changed", G_CALLBACK (view_changed_cb), self, 0);
  g_signal_connect_object (*panel, "cell-wanted", G_CALLBACK (cell_wanted_cb), self, 0);
  g_signal_connect_object (*panel, "closed", G_CALLBACK (panel_closed_cb), self, 0);
  if (panels[i].join != NULL)
    panels[i].join (self);
  return *panel;
}

static void
set_switch_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  g_autoptr (GVariant) before = g_action_get_state (G_ACTION (action));
  gboolean on = g_variant_get_boolean (state);
  guint i = 0;

  while (!g_str_equal (panels[i].action, g_action_get_name (G_ACTION (action))))
    i++;
  if (g_variant_equal (before, state))
    return;
  if (on && panels[i].why_not != NULL && panels[i].why_not (self) != NULL)
    {
      rubric_window_remark (self, panels[i].why_not (self));
      return;
    }
  rubric_window_close_panel (self);
  if (!on)
    return;
  rubric_window_set_panel (self, rubric_window_need_panel (self, panels[i].get_type ()));
  if (self->side_panel != NULL && rubric_side_panel_is_help (self->side_panel)
      && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
    rubric_puzzle_count (self->puzzle, &(RubricSolveStats){ .solutions = 1 });
}

/* Another position, or other techniques, have another explanation. */
static void
reopen_panel_cb (RubricWindow *self)
{
  RubricSidePanel *panel = self->side_panel;

  if (panel == NULL || has_hint_panel (self))
    return;
  rubric_side_panel_open (panel, self->desk);
  if (self->side_panel == panel)
    show_view (self);
}

static void
cursor_cb (RubricWindow *self)
{
  if (self->side_panel != NULL)
    rubric_side_panel_set_cell (self->side_panel, rubric_board_get_cursor (self->board));
}

static void
show_hint (RubricWindow *self)
{
  RubricHintStage stage = rubric_hint_get_stage (self->hint);
  RubricStatus *status = rubric_status_new_hint (self->hint);

  if (stage == RUBRIC_HINT_STEP)
    {
      rubric_explain_panel_show_hint (rubric_window_need_panel (self, RUBRIC_TYPE_EXPLAIN_PANEL),
                                      rubric_hint_get_explanation (self->hint));
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

  show_hint (self);
  if (stage == RUBRIC_HINT_STEP)
    rubric_window_set_panel (self, self->explain_panel);
  else if (rubric_window_has_panel (self, self->explain_panel))
    rubric_window_set_panel (self, NULL);
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
  const char *why_not = rubric_window_why_not_hint (self);

  if (!has_hint_panel (self))
    rubric_window_set_panel (self, NULL);
  if (why_not != NULL)
    rubric_window_remark (self, why_not);
  else
    rubric_hint_ask (self->hint);
}

static void
apply_hint_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_window_take_shown (self);
  else if (rubric_window_has_panel (self, self->explain_panel) && !has_hint_panel (self))
    rubric_explain_panel_do_step (self->explain_panel);
  else
    rubric_hint_apply (self->hint);
}

static void
marks_filled_cb (RubricHint *hint, RubricWindow *self)
{
  rubric_window_toast (self, _ ("Pencil marks were filled in"));
}

static void
compare_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  const char *why_not = rubric_window_why_not_watch (self);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON), grid = sud_sheet_get_puzzle (sheet);
  RubricCompareScope scope = memcmp (&all, &grid, sizeof all) != 0 ? RUBRIC_COMPARE_GIVENS : RUBRIC_COMPARE_ALL;

  if (why_not != NULL)
    rubric_window_remark (self, why_not);
  else if (!sud_grid_is_valid (&grid))
    rubric_window_remark (self, _ ("Some digits clash: there is nothing to search"));
  else
    rubric_compare_window_show (GTK_WINDOW (self), &grid, 1, scope);
}

/* Asks why the cell under the cursor cannot be a digit, or must. */
static void
why_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const char *why_not = rubric_window_why_not_explain (self);

  if (why_not != NULL)
    {
      rubric_window_remark (self, why_not);
      return;
    }
  if (!rubric_window_has_panel (self, self->explain_panel)
      && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING)
    rubric_puzzle_count (self->puzzle, &(RubricSolveStats){ .hints = 1 });
  rubric_hint_dismiss (self->hint);
  rubric_window_need_panel (self, RUBRIC_TYPE_EXPLAIN_PANEL);
  rubric_side_panel_set_cell (RUBRIC_SIDE_PANEL (self->explain_panel), rubric_board_get_cursor (self->board));
  rubric_explain_panel_choose_why (self->explain_panel);
  rubric_window_set_panel (self, self->explain_panel);
  rubric_window_focus_board (self); /* arrows choose the cell, and digits the digit */
}

/* Asks why the entry under the cursor is wrong, or else the first wrong one. */
static void
why_wrong_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const SudGrid *solution = rubric_desk_get_solution (self->desk);
  SudCells wrong = solution != NULL ? rubric_puzzle_get_mistakes (self->puzzle, solution) : SUD_NO_CELLS;

  if (sud_cells_is_empty (wrong))
    return;
  if (!sud_cells_has (wrong, rubric_board_get_cursor (self->board)))
    rubric_board_set_cursor (self->board, sud_cells_first (wrong), SUD_NO_CELLS);
  g_action_group_activate_action (G_ACTION_GROUP (self), "why", NULL);
}

static const GActionEntry entries[] = {
  { "why", why_action },
  { "why-wrong", why_wrong_action },
  { "explain", NULL, NULL, "false", set_switch_action },
  { "blame", NULL, NULL, "false", set_switch_action },
  { "solutions", NULL, NULL, "false", set_switch_action },
  { "watch", NULL, NULL, "false", set_switch_action },
  { "hint", hint_action },
  { "apply-hint", apply_hint_action },
  { "compare", compare_action },
};

void
rubric_window_init_panels (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->hint = rubric_hint_new (self->puzzle, rubric_desk_get_techniques (self->desk));
  g_signal_connect_object (self->hint, "changed", G_CALLBACK (hint_changed_cb), self, 0);
  g_signal_connect_object (self->hint, "marks-filled", G_CALLBACK (marks_filled_cb), self, 0);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (reopen_panel_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rubric_desk_get_techniques (self->desk), "changed", G_CALLBACK (reopen_panel_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::cursor", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
}
