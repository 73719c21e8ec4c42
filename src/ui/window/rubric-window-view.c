/* rubric-window-view.c - how the window shows its puzzle: zoom, timer, preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-finish.h"
#include "rubric-preferences.h"

static void
set_zoom (RubricWindow *self, int zoom)
{
  g_settings_set_int (self->settings, "zoom", zoom);
}

static void
zoom_in_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  set_zoom (self, rubric_zoom_step (rubric_zoom_get_zoom (self->zoom), 1));
}

static void
zoom_out_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  set_zoom (self, rubric_zoom_step (rubric_zoom_get_zoom (self->zoom), -1));
}

static void
zoom_reset_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  set_zoom (user_data, RUBRIC_ZOOM_DEFAULT);
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  gtk_window_present (GTK_WINDOW (rubric_preferences_new (GTK_WINDOW (self), self->settings)));
}

static const GActionEntry entries[] = {
  { "zoom-in", zoom_in_action },
  { "zoom-out", zoom_out_action },
  { "zoom-reset", zoom_reset_action },
  { "preferences", preferences_action },
};

/* The cover and the board hide each other: what is hidden has no place in the tree that a screen reader reads. */
static void
paused_cb (RubricTimer *timer, GParamSpec *pspec, RubricWindow *self)
{
  gboolean paused = rubric_timer_get_paused (timer);

  if (paused)
    rubric_window_close_panel (self);
  if (paused)
    rubric_desk_stop_solving (self->desk); /* an answer would take the cover away */
  rubric_window_update_actions (self); /* before the board goes: a finish that it ends offers only what there is */
  gtk_widget_set_visible (self->pause_cover, paused);
  gtk_widget_set_visible (self->board_area, !paused);
  rubric_window_focus_board (self);
}

void
rubric_window_focus_board (RubricWindow *self)
{
  if (rubric_timer_get_paused (self->timer))
    gtk_widget_grab_focus (self->pause_cover);
  else if (self->side_panel != NULL && rubric_side_panel_keeps_focus (self->side_panel))
    rubric_side_panel_focus (self->side_panel);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
rubric_window_init_view (RubricWindow *self)
{
  g_autoptr (GPropertyAction) pause = g_property_action_new ("pause", self->timer, "paused");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pause));
  rubric_timer_set_puzzle (self->timer, self->puzzle);
  g_signal_connect_object (self->timer, "notify::paused", G_CALLBACK (paused_cb), self, 0);
}

void
rubric_window_bind_view (RubricWindow *self)
{
  const struct
  {
    const char *key;
    gpointer object;
    const char *property;
    GSettingsBindFlags flags;
  } bindings[] = {
    { "auto-advance", self->board, "auto-advance", G_SETTINGS_BIND_GET },
    { "show-peers", self->board, "show-peers", G_SETTINGS_BIND_GET },
    { "show-same-digits", self->board, "show-same-digits", G_SETTINGS_BIND_GET },
    { "mark-conflicts", self->board, "mark-conflicts", G_SETTINGS_BIND_GET },
    { "marks-as-grid", self->board, "marks-as-grid", G_SETTINGS_BIND_GET },
    { "clean-marks", self->puzzle, "clean-marks", G_SETTINGS_BIND_GET },
    { "zoom", self->zoom, "zoom", G_SETTINGS_BIND_GET },
    { "timer", self->timer, "active", G_SETTINGS_BIND_GET },
    { "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT },
    { "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT },
    { "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT },
  };

  /* A key that cannot be written must not grey what shows it: by default it does, here all of the window. */
  for (gsize i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (self->settings, bindings[i].key, bindings[i].object, bindings[i].property,
                     bindings[i].flags | G_SETTINGS_BIND_NO_SENSITIVITY);
  rubric_techniques_bind (rubric_desk_get_techniques (self->desk), self->settings, G_SETTINGS_BIND_GET);
  rubric_status_card_follow (self->card, self->desk, self->settings);
  rubric_watch_panel_remember (self->watch_panel, self->settings);
}

/* Of the puzzle, as far as it is known; otherwise nothing that is too hard. */
static SudLevel
get_level (RubricWindow *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);

  return answer != NULL && answer->graded && answer->grade.complete ? answer->grade.level : SUD_LEVEL_EASY;
}

void
rubric_window_congratulate (RubricWindow *self)
{
  g_autofree char *time = rubric_timer_get_text (self->timer);

  rubric_finish_celebrate (GTK_WINDOW (self), self->board, time, get_level (self));
}
