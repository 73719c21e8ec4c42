/* rubric-window-session.c - the window in the session: what outlives it, and what it takes up again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-continue.h"

#include <glib/gi18n.h>

static gint64
elapsed_cb (gpointer timer)
{
  return rubric_timer_get_elapsed (timer);
}

static void
follow (RubricWindow *self, const char *id)
{
  rubric_session_follow (self->session, self->puzzle, id);
  rubric_session_set_clock (self->session, self->puzzle, elapsed_cb, self->timer);
}

static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  g_autoptr (RubricRecord) record = NULL;

  if (self->session != NULL)
    record = rubric_session_take (self->session, g_variant_get_string (parameter, NULL));
  if (record != NULL)
    rubric_window_restore (rubric_window_find_free (self), record);
  else
    rubric_window_toast (self, _ ("The puzzle is no longer there"));
}

void
rubric_window_join_session (RubricWindow *self, RubricSession *session)
{
  static const GActionEntry entries[] = { { "continue", continue_action, "s" } };
  g_autoptr (GMenuModel) menu = NULL;

  g_return_if_fail (RUBRIC_IS_WINDOW (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  follow (self, NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  menu = rubric_continue_create_menu (session);
  g_menu_append_section (self->continue_menu, NULL, menu);
}

void
rubric_window_leave_session (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_window_keep_progress (self);
  if (self->session == NULL)
    return;
  rubric_session_leave (self->session, self->puzzle,
                        self->file == NULL && rubric_puzzle_get_modified (self->puzzle)
                            && !rubric_window_progress_is_kept (self));
  g_clear_object (&self->session);
}

void
rubric_window_update_session (RubricWindow *self)
{
  g_autofree char *uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  g_autofree char *stamp = uri != NULL ? rubric_file_stamp_to_string (rubric_window_get_known_file (self)) : NULL;

  if (self->session != NULL)
    rubric_session_set_file (self->session, self->puzzle, uri, uri != NULL ? self->format->id : NULL, stamp);
}

void
rubric_window_restore (RubricWindow *self, const RubricRecord *record)
{
  const RubricFormat *format = record->format != NULL ? rubric_format_find (record->format) : NULL;
  g_autoptr (GFile) file = record->uri != NULL ? g_file_new_for_uri (record->uri) : NULL;
  RubricFileStamp stamp;

  g_return_if_fail (RUBRIC_IS_WINDOW (self));
  g_return_if_fail (self->session != NULL);

  rubric_window_leave_collection (self);
  self->has_verdict = self->just_opened = FALSE;
  rubric_session_leave (self->session, self->puzzle, FALSE);
  rubric_record_restore (record, self->puzzle);
  rubric_timer_set_elapsed (self->timer, record->elapsed);
  follow (self, record->id);
  rubric_file_stamp_from_string (&stamp, record->stamp);
  rubric_window_set_file (self, file, format != NULL ? format : rubric_format_native (), &stamp);
  rubric_board_set_cursor (self->board, 0, SUD_NO_CELLS);
  rubric_window_update_verdict (self);
  rubric_window_update_actions (self);
}

void
rubric_window_tell_recovery (RubricWindow *self)
{
  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  rubric_window_toast (self, _ ("Restored as you left it"));
}

gboolean
rubric_window_is_kept (RubricWindow *self)
{
  return rubric_window_progress_is_kept (self)
         || (self->session != NULL && self->file == NULL && rubric_session_get_works (self->session));
}
