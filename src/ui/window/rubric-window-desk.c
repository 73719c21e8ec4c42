/* rubric-window-desk.c - the desk as the window shows it: its file, its session, its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-continue.h"
#include "rubric-file-choices.h"
#include "rubric-widgets.h"
#include "rubric-windows.h"

#include <glib/gi18n.h>

static void
update_title (RubricWindow *self)
{
  const char *title = rubric_desk_get_title (self->desk);

  adw_window_title_set_title (self->title, title);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
update_change (RubricWindow *self)
{
  RubricFileChange change = rubric_desk_get_change (self->desk);
  const char *const actions[] = { "reload", "keep-mine" };

  rubric_change_bar_set_change (self->change_bar, change);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), actions[i])),
                                 change == RUBRIC_FILE_CHANGED);
}

/* The bar goes away, and with it the button that had the focus. */
static void
change_cb (RubricWindow *self)
{
  gboolean had_focus = rubric_focus_is_within (GTK_WIDGET (self->change_bar));

  update_change (self);
  if (had_focus && rubric_desk_get_change (self->desk) == RUBRIC_FILE_SAME)
    rubric_window_focus_board (self);
}

static void
loaded_cb (RubricDesk *desk, const gint64 *elapsed, RubricWindow *self)
{
  rubric_timer_set_elapsed (self->timer, *elapsed);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_status_card_update (self->card);
  rubric_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
list_read_cb (RubricDesk *desk, const RubricReading *reading, RubricWindow *self)
{
  rubric_window_take (self, reading);
}

/* When it has been saved another puzzle, in no file of its own, may be on the desk already. */
static void
told_cb (RubricDialogs *dialogs, const RubricNotice *notice, RubricWindow *self)
{
  GFile *file = rubric_desk_get_file (self->desk);

  if (notice->kind == RUBRIC_NOTICE_SAVED && file != NULL)
    rubric_recent_add (file, rubric_desk_get_format (self->desk)->mime_type);
  rubric_window_blame (self, notice->answer);
}

static void
closed_cb (RubricDesk *desk, RubricWindow *self)
{
  g_cancellable_cancel (self->closed);
  rubric_pasting_close (self->pasting);
  rubric_window_close_making (self);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const RubricNotice gone = { .kind = RUBRIC_NOTICE_NOT_THERE };
  RubricWindow *self = user_data;
  RubricSession *session = rubric_desk_get_session (self->desk);
  g_autoptr (RubricRecord) record = NULL;

  if (session != NULL)
    record = rubric_session_take (session, g_variant_get_string (parameter, NULL));
  if (record != NULL)
    rubric_desk_restore (rubric_windows_find_free (self, self->settings)->desk, record);
  else
    rubric_prompt_tell (RUBRIC_PROMPT (self->dialogs), &gone);
}

static void
reload_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_desk_reload (RUBRIC_WINDOW (user_data)->desk);
}

static void
keep_mine_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_desk_ignore_external_change (RUBRIC_WINDOW (user_data)->desk);
}

static const GActionEntry entries[] = {
  { "continue", continue_action, "s" },
  { "reload", reload_action },
  { "keep-mine", keep_mine_action },
};

/* Not every file system tells of changes. */
static void
active_cb (RubricWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    rubric_desk_check_file (self->desk);
}

static gint64
elapsed_cb (gpointer timer)
{
  return rubric_timer_get_elapsed (timer);
}

void
rubric_window_init_desk (RubricWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  rubric_desk_set_clock (self->desk, elapsed_cb, self->timer);
  g_signal_connect_object (self->desk, "notify::title", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::change", G_CALLBACK (change_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "loaded", G_CALLBACK (loaded_cb), self, 0);
  g_signal_connect_object (self->desk, "list-read", G_CALLBACK (list_read_cb), self, 0);
  g_signal_connect_object (self->desk, "closed", G_CALLBACK (closed_cb), self, 0);
  g_signal_connect_object (self->desk, "finished", G_CALLBACK (rubric_window_congratulate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dialogs, "told", G_CALLBACK (told_cb), self, 0);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  update_title (self);
  update_change (self);
}

void
rubric_window_join (RubricWindow *self, RubricSession *session, RubricProgressStore *progress)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_set_progress (self->desk, progress);
  if (session == NULL)
    {
      rubric_desk_warn_not_autosaved (self->desk);
      return;
    }
  rubric_desk_join_session (self->desk, session);
  self->kept = rubric_continue_create_menu (session);
  g_menu_append_section (self->continue_menu, NULL, self->kept);
  rubric_start_follow (self->start, session, self->kept);
  rubric_start_follow (self->start_brief, session, self->kept);
}

void
rubric_window_restore (RubricWindow *self, const RubricRecord *record)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_restore (self->desk, record);
  rubric_window_toast (self, _ ("Restored as you left it"));
}

void
rubric_window_keep_progress (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_keep_progress (self->desk);
}

void
rubric_window_discard (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_desk_discard (self->desk);
}
