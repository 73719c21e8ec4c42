/* rubric-desk-closing.c - closing: what is in no file is put away, what is not in its file is asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

void
rubric_desk_end (RubricDesk *self)
{
  self->saving.state = RUBRIC_DESK_STATE_CLOSED;
  rubric_desk_keep_progress (self);
  rubric_desk_close_file (self);
  rubric_desk_close_verdict (self);
  rubric_desk_close_solve (self);
  rubric_jobs_close (self->saving.jobs);
  rubric_desk_take_question_back (self);
}

static void
finish (RubricDesk *self)
{
  g_object_ref (self);
  rubric_desk_end (self);
  rubric_desk_leave_session (self, FALSE);
  rubric_desk_emit (self, RUBRIC_DESK_CLOSED, NULL);
  g_object_unref (self);
}

/* A puzzle that is in no file, nor in a collection, is put away to be continued. */
static gboolean
is_to_be_kept (RubricDesk *self)
{
  return self->session.session != NULL && self->file.file == NULL && rubric_puzzle_get_modified (self->puzzle)
         && !rubric_desk_progress_is_kept (self);
}

void
rubric_desk_discard (RubricDesk *self)
{
  if (!rubric_desk_is_closed (self))
    finish (self);
}

/* What was changed while it was put away is put away again. */
static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDesk) self = user_data;
  gboolean kept, newest;

  if (self->saving.state != RUBRIC_DESK_STATE_KEEPING)
    return; /* closed meanwhile */
  kept = rubric_session_put_away_finish (self->session.session, self->puzzle, result, &newest);
  rubric_desk_set_state (self, RUBRIC_DESK_STATE_IDLE);
  if (!kept)
    rubric_desk_ask (self, RUBRIC_DESK_STATE_NOT_KEPT, (RubricQuestion){ .kind = RUBRIC_QUESTION_NOT_KEPT });
  else if (!newest)
    rubric_desk_close (self);
  else
    finish (self);
}

void
rubric_desk_close (RubricDesk *self)
{
  if (self->saving.state == RUBRIC_DESK_STATE_WRITING)
    self->saving.closing = TRUE;
  if (self->saving.state != RUBRIC_DESK_STATE_CLOSE && self->saving.state != RUBRIC_DESK_STATE_NOT_KEPT)
    rubric_desk_take_question_back (self); /* of another kind: nobody is held by what they have turned away from */
  if (self->saving.state != RUBRIC_DESK_STATE_IDLE)
    return;
  self->saving.closing = FALSE;
  rubric_desk_flush_progress (self);
  if (is_to_be_kept (self))
    {
      rubric_desk_set_state (self, RUBRIC_DESK_STATE_KEEPING);
      rubric_session_put_away_async (self->session.session, self->puzzle, kept_cb, g_object_ref (self));
    }
  else if (rubric_desk_has_changes (self) && !rubric_desk_progress_is_kept (self))
    rubric_desk_ask (self, RUBRIC_DESK_STATE_CLOSE,
                     (RubricQuestion){ .kind = RUBRIC_QUESTION_CLOSE, .name = self->file.name });
  else
    finish (self);
}

gboolean
rubric_desk_is_closed (RubricDesk *self)
{
  return self->saving.state == RUBRIC_DESK_STATE_CLOSED;
}
