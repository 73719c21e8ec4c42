/* rubric-desk-session.c - the desk in the session: what outlives it, and what it takes up again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

static void
follow (RubricDesk *self, const char *id)
{
  rubric_session_follow (self->session.session, self->puzzle, id);
  rubric_session_set_clock (self->session.session, self->puzzle, self->session.clock, self->session.clock_data);
}

void
rubric_desk_set_clock (RubricDesk *self, RubricSessionClock clock, gpointer user_data)
{
  self->session.clock = clock;
  self->session.clock_data = user_data;
}

/* Told once, when it begins; closing asks in any case. */
static void
failing_cb (RubricDesk *self)
{
  if (rubric_puzzle_get_modified (self->puzzle))
    rubric_desk_tell (self, RUBRIC_NOTICE_NOT_KEPT, NULL, NULL);
}

void
rubric_desk_join_session (RubricDesk *self, RubricSession *session)
{
  g_return_if_fail (self->session.session == NULL);

  self->session.session = g_object_ref (session);
  g_signal_connect_object (session, "failing", G_CALLBACK (failing_cb), self, G_CONNECT_SWAPPED);
  follow (self, NULL);
}

static void
unkept_cb (RubricDesk *self)
{
  failing_cb (self);
  g_signal_handlers_disconnect_by_func (self->puzzle, unkept_cb, self);
}

void
rubric_desk_warn_not_autosaved (RubricDesk *self)
{
  g_return_if_fail (self->session.session == NULL);

  g_signal_connect_object (self->puzzle, "notify::modified", G_CALLBACK (unkept_cb), self, G_CONNECT_SWAPPED);
}

RubricSession *
rubric_desk_get_session (RubricDesk *self)
{
  return self->session.session;
}

void
rubric_desk_update_session (RubricDesk *self)
{
  const RubricDeskFile *file = &self->file;
  g_autofree char *uri = file->file != NULL ? g_file_get_uri (file->file) : NULL;
  g_autofree char *stamp = uri != NULL ? rubric_file_stamp_to_string (rubric_desk_get_known (self)) : NULL;

  if (self->session.session != NULL)
    rubric_session_set_file (self->session.session, self->puzzle, uri, uri != NULL ? file->format->id : NULL, stamp);
}

void
rubric_desk_leave_session (RubricDesk *self, gboolean keep)
{
  if (self->session.session == NULL)
    return;
  rubric_session_leave (self->session.session, self->puzzle, keep);
  g_signal_handlers_disconnect_by_func (self->session.session, failing_cb, self);
  g_clear_object (&self->session.session);
}

void
rubric_desk_restore (RubricDesk *self, const RubricRecord *record)
{
  const RubricFormat *format = record->format != NULL ? rubric_format_find (record->format) : NULL;
  g_autoptr (GFile) file = record->uri != NULL ? g_file_new_for_uri (record->uri) : NULL;
  gint64 elapsed = record->elapsed;
  RubricFileStamp stamp;

  g_return_if_fail (self->session.session != NULL);

  rubric_desk_change_puzzle (self);
  rubric_desk_leave_collection (self);
  rubric_desk_forget_verdict (self, FALSE);
  rubric_session_leave (self->session.session, self->puzzle, FALSE);
  rubric_record_restore (record, self->puzzle);
  rubric_desk_emit (self, RUBRIC_DESK_LOADED, &elapsed);
  follow (self, record->id);
  rubric_file_stamp_from_string (&stamp, record->stamp);
  rubric_desk_set_file (self, file, format != NULL ? format : rubric_format_native (), &stamp);
  rubric_desk_update_verdict (self);
}
