/* rubric-desk-saving.c - saving and closing: the states, and what is asked in them
 *
 *     state     activity                        save        save as    close       ends with
 *     ────────  ──────────────────────────────  ──────────  ─────────  ──────────  ──────────────────────────────────
 *     IDLE      none                            WRITING ¹   WHERE      CLOSED ²
 *     CLOSE     "save changes?"                 –           –          –           cancel: IDLE, discard: CLOSED,
 *     NOT_KEPT  "it could not be put away"      –           –          –             save: as save, then it closes
 *     WHERE     "save where?"                   –           –          as IDLE     cancel: IDLE, file: WRITING or LOSS
 *     LOSS      "save without everything?"      –           –          as IDLE     cancel: IDLE, save: WRITING,
 *                                                                                    save as: WHERE
 *     ANOTHER   "save as another file?"         –           –          as IDLE     cancel: IDLE, save as: WHERE
 *     CONFLICT  "overwrite?"                    –           –          as IDLE     cancel: IDLE, overwrite: WRITING,
 *                                                                                    save as: WHERE
 *     WRITING   a worker writes the file        once more   afterwards afterwards  done: IDLE, and what was asked for
 *                                                                                    meanwhile; changed by another
 *                                                                                    program: CONFLICT; failed: IDLE
 *     KEEPING   the session puts it away        –           –          –           done: CLOSED, failed: NOT_KEPT
 *     CLOSED    it is over                      –           –          –
 *
 *     ¹ WHERE without a file, or if a portal no longer lends it; ANOTHER if the puzzle was found among other text; LOSS
 *       if the format of the file does not hold everything
 *     ² KEEPING if a changed puzzle is in no file; CLOSE if a file lacks changes, or there is no session to keep the
 *       puzzle; progress that a collection keeps is no change
 *
 * To clear the desk is to close it, but a blank board comes instead of CLOSED.
 *
 * A cancel, or a failure, also ends the wish to close. Edits are possible in all states but CLOSED: changes that were
 * not written are asked about again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

#include "rubric-file.h"

static void ask_person (RubricDesk *self, RubricDeskState state, RubricQuestion question);
static void ask_where (RubricDesk *self);
static void finish_leaving (RubricDesk *self);
static void leave_puzzle (RubricDesk *self);
static void write_puzzle (RubricDesk *self);

static void
set_desk_state (RubricDesk *self, RubricDeskState state)
{
  gboolean saving = rubric_desk_is_saving (self);

  self->saving.state = state;
  if (saving != rubric_desk_is_saving (self))
    rubric_desk_notify (self, RUBRIC_DESK_PROP_SAVING);
}

/* The person stays: forgets the wishes for after the writing. */
static void
forget_wishes (RubricDesk *self)
{
  self->saving.closing = self->saving.clearing = self->saving.again = self->saving.again_as = FALSE;
}

static void
take_question_back (RubricDesk *self)
{
  g_autoptr (GCancellable) asking = g_steal_pointer (&self->saving.asking);

  if (asking == NULL)
    return;
  if (!rubric_desk_is_closed (self))
    set_desk_state (self, RUBRIC_DESK_STATE_IDLE);
  g_cancellable_cancel (asking);
}

void
rubric_desk_change_puzzle (RubricDesk *self)
{
  self->saving.generation++;
  forget_wishes (self);
  take_question_back (self);
  rubric_desk_cancel_solve (self);
}

gboolean
rubric_desk_is_idle (RubricDesk *self)
{
  return self->saving.state == RUBRIC_DESK_STATE_IDLE;
}

static RubricFormatFeatures
find_lost_features (RubricDesk *self, const RubricFormat *format)
{
  return rubric_format_get_lost_features (format, rubric_puzzle_get_sheet (self->puzzle),
                                          rubric_puzzle_get_info (self->puzzle));
}

/* Asks about the file to be written, whose name and format @question does not have yet. */
static void
ask_about_file (RubricDesk *self, RubricDeskState state, RubricQuestion question)
{
  g_autofree char *base = g_file_get_basename (self->saving.file);
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  question.name = name;
  question.format = self->saving.format;
  ask_person (self, state, question);
}

/* The puzzle may have changed since the question before: what would be lost now? */
static void
write_or_ask (RubricDesk *self)
{
  RubricFormatFeatures lost = find_lost_features (self, self->saving.format);

  if (lost != 0)
    ask_about_file (self, RUBRIC_DESK_STATE_LOSS, (RubricQuestion){ RUBRIC_QUESTION_LOSS, .lost = lost });
  else
    write_puzzle (self);
}

static void
write_all_the_same (RubricDesk *self, GFile *unused)
{
  write_puzzle (self);
}

static void
overwrite_answer (RubricDesk *self, GFile *unused)
{
  self->saving.check = FALSE;
  write_or_ask (self);
}

/* Where the person has been asked already whether the file may be written over. */
static void
write_as (RubricDesk *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (file == NULL)
    {
      forget_wishes (self);
      return;
    }
  g_set_object (&self->saving.file, file);
  self->saving.format = name != NULL ? rubric_format_for_name (name) : NULL;
  if (self->saving.format == NULL)
    self->saving.format = rubric_format_native ();
  self->saving.check = FALSE;
  write_or_ask (self);
}

static void
save_elsewhere (RubricDesk *self, GFile *unused)
{
  ask_where (self);
}

static void
discard_answer (RubricDesk *self, GFile *unused)
{
  finish_leaving (self);
}

static void
save_and_close (RubricDesk *self, GFile *unused)
{
  self->saving.closing = TRUE;
  rubric_desk_save (self);
}

/* Any other answer, such as cancel, ends the matter. */
static const struct
{
  RubricDeskState state;
  RubricReply reply;
  void (*act) (RubricDesk *self, GFile *file);
} answers[] = {
  { RUBRIC_DESK_STATE_CLOSE, RUBRIC_REPLY_DISCARD, discard_answer },
  { RUBRIC_DESK_STATE_CLOSE, RUBRIC_REPLY_SAVE, save_and_close },
  { RUBRIC_DESK_STATE_NOT_KEPT, RUBRIC_REPLY_DISCARD, discard_answer },
  { RUBRIC_DESK_STATE_NOT_KEPT, RUBRIC_REPLY_SAVE, save_and_close },
  { RUBRIC_DESK_STATE_WHERE, RUBRIC_REPLY_SAVE, write_as },
  { RUBRIC_DESK_STATE_LOSS, RUBRIC_REPLY_SAVE, write_all_the_same },
  { RUBRIC_DESK_STATE_LOSS, RUBRIC_REPLY_SAVE_AS, save_elsewhere },
  { RUBRIC_DESK_STATE_ANOTHER, RUBRIC_REPLY_SAVE_AS, save_elsewhere },
  { RUBRIC_DESK_STATE_CONFLICT, RUBRIC_REPLY_OVERWRITE, overwrite_answer },
  { RUBRIC_DESK_STATE_CONFLICT, RUBRIC_REPLY_SAVE_AS, save_elsewhere },
};

/* A question, which may have been taken back. */
typedef struct
{
  RubricDesk *desk;
  GCancellable *asking;
} Asked;

static void
asked_free (Asked *question)
{
  g_object_unref (question->desk);
  g_object_unref (question->asking);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asked, asked_free)

static void
saving_replied_cb (GObject *prompt, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Asked) question = user_data;
  RubricDesk *self = question->desk;
  g_autoptr (GFile) file = NULL;
  RubricReply reply = rubric_prompt_ask_finish (RUBRIC_PROMPT (prompt), result, &file);
  RubricDeskState asked = self->saving.state;

  if (question->asking != self->saving.asking)
    return;
  g_clear_object (&self->saving.asking);
  set_desk_state (self, RUBRIC_DESK_STATE_IDLE);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (answers[i].state == asked && answers[i].reply == reply)
      {
        answers[i].act (self, file);
        return;
      }
  forget_wishes (self);
}

static void
ask_person (RubricDesk *self, RubricDeskState state, RubricQuestion question)
{
  Asked *asked;

  if (self->prompt == NULL)
    return;
  set_desk_state (self, state);
  self->saving.asking = g_cancellable_new ();
  asked = g_new (Asked, 1);
  *asked = (Asked){ g_object_ref (self), g_object_ref (self->saving.asking) };
  rubric_prompt_ask_async (self->prompt, &question, self->saving.asking, saving_replied_cb, asked);
}

/* Returns: (nullable): the folder of the file, unless a portal has only lent it, in a folder that is nobody's */
static GFile *
propose_folder (RubricDesk *self)
{
  if (self->file.file == NULL || rubric_file_is_lent (self->file.file))
    return NULL;
  return g_file_get_parent (self->file.file);
}

static void
ask_where (RubricDesk *self)
{
  g_autoptr (GFile) folder = propose_folder (self);

  ask_person (self, RUBRIC_DESK_STATE_WHERE,
              (RubricQuestion){ .kind = RUBRIC_QUESTION_WHERE, .name = self->file.name, .folder = folder,
                                .title = rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE] });
}

void
rubric_desk_save_as (RubricDesk *self)
{
  if (self->saving.state == RUBRIC_DESK_STATE_WRITING)
    self->saving.again_as = TRUE;
  else if (self->saving.state == RUBRIC_DESK_STATE_IDLE)
    ask_where (self);
}

/* A format without suffixes is only copied and pasted: other words in the file would be lost. */
void
rubric_desk_save (RubricDesk *self)
{
  if (self->saving.state == RUBRIC_DESK_STATE_WRITING)
    self->saving.again = TRUE;
  if (self->saving.state != RUBRIC_DESK_STATE_IDLE)
    return;
  if (self->file.file == NULL || rubric_desk_get_change (self) == RUBRIC_FILE_LOST)
    ask_where (self);
  else if (self->file.format->suffixes[0] == NULL)
    ask_person (self, RUBRIC_DESK_STATE_ANOTHER,
                (RubricQuestion){ RUBRIC_QUESTION_ANOTHER, .name = self->file.name, .format = self->file.format });
  else
    {
      g_set_object (&self->saving.file, self->file.file);
      self->saving.format = self->file.format;
      self->saving.check = TRUE;
      write_or_ask (self);
    }
}

void
rubric_desk_stop_saving (RubricDesk *self)
{
  rubric_jobs_cancel (self->saving.jobs);
}

gboolean
rubric_desk_is_saving (RubricDesk *self)
{
  return self->saving.state == RUBRIC_DESK_STATE_WRITING;
}

/* A copy of the puzzle that is being written: it may change meanwhile. */
typedef struct
{
  guint generation;
  RubricDeskUpdate update;
  GFile *file;
  const RubricFormat *format;
  SudSheet sheet;
  RubricInfo *info;
  gboolean is_known;
  RubricFileStamp known; /* not over anything else */
  RubricFileStamp stamp; /* the file then */
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  g_object_unref (writing->file);
  rubric_info_free (writing->info);
  g_free (writing);
}

static gboolean
write_work (RubricJob *job, gpointer data, GError **error)
{
  Writing *writing = data;
  g_autoptr (GBytes) bytes = rubric_format_write (writing->format, &writing->sheet, writing->info);

  return writing->update (writing->file, bytes, writing->is_known ? &writing->known : NULL, &writing->stamp,
                          rubric_job_get_cancellable (job), error);
}

/* If the puzzle is gone, the person is only told. */
static void
report_write_failure (RubricDesk *self, const Writing *writing, const GError *error)
{
  gboolean cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  if (g_error_matches (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED)
      && writing->generation == self->saving.generation)
    {
      ask_about_file (self, RUBRIC_DESK_STATE_CONFLICT, (RubricQuestion){ RUBRIC_QUESTION_CONFLICT });
      return;
    }
  forget_wishes (self);
  rubric_desk_tell (self, cancelled ? RUBRIC_NOTICE_SAVE_CANCELLED : RUBRIC_NOTICE_SAVE_FAILED, error->message, NULL);
}

/* The puzzle belongs to the file now, unless another one has taken its place meanwhile; then does what was asked for
 * while it was being written. */
static void
accept_written (RubricDesk *self, const Writing *writing)
{
  gboolean again = self->saving.again, again_as = self->saving.again_as;

  self->saving.again = self->saving.again_as = FALSE;
  if (writing->generation == self->saving.generation)
    {
      rubric_desk_leave_collection (self);
      rubric_puzzle_mark_saved (self->puzzle, &writing->sheet, writing->info);
      rubric_desk_set_file (self, writing->file, writing->format, &writing->stamp);
    }
  rubric_desk_tell (self, RUBRIC_NOTICE_SAVED, NULL, NULL);
  if (again_as)
    rubric_desk_save_as (self);
  else if (again && rubric_puzzle_get_modified (self->puzzle))
    rubric_desk_save (self);
  else if (self->saving.closing)
    leave_puzzle (self);
}

static void
writing_done (gpointer owner, gpointer data, const GError *error)
{
  RubricDesk *self = owner;

  set_desk_state (self, RUBRIC_DESK_STATE_IDLE);
  if (error != NULL)
    report_write_failure (self, data, error);
  else
    accept_written (self, data);
  rubric_desk_hold_file (self, rubric_desk_is_saving (self));
}

static void
write_puzzle (RubricDesk *self)
{
  const RubricFileStamp *known = self->saving.check ? rubric_desk_get_known (self) : NULL;
  Writing *writing = g_new0 (Writing, 1);

  writing->generation = self->saving.generation;
  writing->update = self->saving.update;
  writing->file = g_object_ref (self->saving.file);
  writing->format = self->saving.format;
  writing->sheet = *rubric_puzzle_get_sheet (self->puzzle);
  writing->info = rubric_info_copy (rubric_puzzle_get_info (self->puzzle));
  writing->is_known = known != NULL;
  if (known != NULL)
    writing->known = *known;
  set_desk_state (self, RUBRIC_DESK_STATE_WRITING);
  rubric_desk_hold_file (self, TRUE);
  rubric_jobs_run (self->saving.jobs, write_work, writing_done, writing, writing_free);
}

void
rubric_desk_end (RubricDesk *self)
{
  self->saving.state = RUBRIC_DESK_STATE_CLOSED;
  rubric_desk_keep_progress (self);
  rubric_desk_close_file (self);
  rubric_desk_close_verdict (self);
  rubric_desk_close_solve (self);
  rubric_jobs_close (self->saving.jobs);
  take_question_back (self);
}

static void
finish_leaving (RubricDesk *self)
{
  g_object_ref (self);
  if (self->saving.clearing)
    {
      rubric_desk_take_blank (self);
      rubric_desk_emit (self, RUBRIC_DESK_CLEARED, NULL);
      g_object_unref (self);
      return;
    }
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

/* Undo brings back what gives way, but not after the next puzzle. One that was only looked at is where it came from. */
void
rubric_desk_put_aside (RubricDesk *self)
{
  gboolean begun = sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_ENTERED) > 0
                   || rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP;

  if (begun && is_to_be_kept (self))
    rubric_session_put_away_async (self->session.session, self->puzzle, NULL, NULL);
}

void
rubric_desk_discard (RubricDesk *self)
{
  self->saving.clearing = FALSE;
  if (!rubric_desk_is_closed (self))
    finish_leaving (self);
}

/* Changes that were made while it was put away are put away again. */
static void
put_away_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDesk) self = user_data;
  gboolean kept, newest;

  if (self->saving.state != RUBRIC_DESK_STATE_KEEPING)
    return; /* closed meanwhile */
  kept = rubric_session_put_away_finish (self->session.session, self->puzzle, result, &newest);
  set_desk_state (self, RUBRIC_DESK_STATE_IDLE);
  if (!kept)
    ask_person (self, RUBRIC_DESK_STATE_NOT_KEPT, (RubricQuestion){ .kind = RUBRIC_QUESTION_NOT_KEPT });
  else if (!newest)
    leave_puzzle (self);
  else
    finish_leaving (self);
}

static void
leave_puzzle (RubricDesk *self)
{
  if (self->saving.state == RUBRIC_DESK_STATE_WRITING)
    self->saving.closing = TRUE;
  if (self->saving.state != RUBRIC_DESK_STATE_CLOSE && self->saving.state != RUBRIC_DESK_STATE_NOT_KEPT)
    take_question_back (self); /* a question about something else does not hold the person */
  if (self->saving.state != RUBRIC_DESK_STATE_IDLE)
    return;
  self->saving.closing = FALSE;
  rubric_desk_flush_progress (self);
  if (is_to_be_kept (self))
    {
      set_desk_state (self, RUBRIC_DESK_STATE_KEEPING);
      rubric_session_put_away_async (self->session.session, self->puzzle, put_away_cb, g_object_ref (self));
    }
  else if (rubric_desk_has_changes (self) && !rubric_desk_progress_is_kept (self))
    ask_person (self, RUBRIC_DESK_STATE_CLOSE,
                (RubricQuestion){ .kind = RUBRIC_QUESTION_CLOSE, .name = self->file.name });
  else
    finish_leaving (self);
}

void
rubric_desk_close (RubricDesk *self)
{
  self->saving.clearing = FALSE;
  leave_puzzle (self);
}

void
rubric_desk_clear (RubricDesk *self)
{
  self->saving.clearing = TRUE;
  leave_puzzle (self);
}

gboolean
rubric_desk_is_closed (RubricDesk *self)
{
  return self->saving.state == RUBRIC_DESK_STATE_CLOSED;
}

void
rubric_desk_init_saving (RubricDesk *self)
{
  self->saving.jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  self->saving.update = rubric_file_save;
}
