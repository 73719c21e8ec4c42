/* rubric-desk-saving.c - saving and closing: the states, and what is asked in them
 *
 *     state     what goes on                    save         save as     close        what ends it
 *     ────────  ──────────────────────────────  ───────────  ──────────  ───────────  ─────────────────────────────────
 *     IDLE      nothing                         WRITING ¹    WHERE       CLOSED ²
 *     CLOSE     "save changes?"                 –            –           –            cancel: IDLE, discard: CLOSED,
 *     NOT_KEPT  "it could not be put away"      –            –           –              save: as save, and closes then
 *     WHERE     "save where?"                   –            –           as IDLE      cancel: IDLE, file: WRITING or LOSS
 *     LOSS      "save without everything?"      –            –           as IDLE      cancel: IDLE, save: WRITING,
 *                                                                                       save as: WHERE
 *     ANOTHER   "save as another file?"         –            –           as IDLE      cancel: IDLE, save as: WHERE
 *     CONFLICT  "overwrite?"                    –            –           as IDLE      cancel: IDLE, overwrite: WRITING,
 *                                                                                       save as: WHERE
 *     WRITING   a worker writes the file        once more    after it    after it     done: IDLE, and what was asked for
 *                                                                                       meanwhile; changed by another
 *                                                                                       program: CONFLICT; failed: IDLE
 *     KEEPING   the session puts it away        –            –           –            done: CLOSED, failed: NOT_KEPT
 *     CLOSED    it is over                      –            –           –
 *
 *     ¹ WHERE without a file, or with one that is no longer lent; ANOTHER where the puzzle was found among other text;
 *       LOSS where the format of the file does not hold everything
 *     ² CLOSE where there are changes to a file, KEEPING where a puzzle is in none
 *
 * A cancel, or a failure, ends the wish to close as well. Edits are possible in all states but CLOSED: what was not
 * written is asked about again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

#include "rubric-file.h"
#include "rubric-portal-file.h"
#include "rubric-text-collection.h"

#include <glib/gi18n.h>
#include <string.h>

static void ask_where (RubricDesk *self);

void
rubric_desk_set_state (RubricDesk *self, RubricDeskState state)
{
  gboolean saving = rubric_desk_is_saving (self);

  self->saving.state = state;
  if (saving != rubric_desk_is_saving (self))
    rubric_desk_notify (self, RUBRIC_DESK_PROP_SAVING);
}

void
rubric_desk_give_up (RubricDesk *self)
{
  self->saving.closing = self->saving.again = self->saving.again_as = FALSE;
}

void
rubric_desk_take_question_back (RubricDesk *self)
{
  g_autoptr (GCancellable) asking = g_steal_pointer (&self->saving.asking);

  if (asking == NULL)
    return;
  if (!rubric_desk_is_closed (self))
    rubric_desk_set_state (self, RUBRIC_DESK_STATE_IDLE);
  g_cancellable_cancel (asking);
}

void
rubric_desk_change_puzzle (RubricDesk *self)
{
  self->saving.generation++;
  rubric_desk_give_up (self);
  rubric_desk_take_question_back (self);
  rubric_desk_cancel_solve (self);
}

gboolean
rubric_desk_is_idle (RubricDesk *self)
{
  return self->saving.state == RUBRIC_DESK_STATE_IDLE;
}

static RubricFormatFeatures
loses (RubricDesk *self, const RubricFormat *format)
{
  return rubric_format_get_lost_features (format, rubric_puzzle_get_sheet (self->puzzle),
                                          rubric_puzzle_get_info (self->puzzle));
}

static void
ask_about_loss (RubricDesk *self, RubricFormatFeatures lost)
{
  g_autofree char *base = g_file_get_basename (self->saving.file);
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  rubric_desk_ask (self, RUBRIC_DESK_STATE_LOSS,
                   (RubricQuestion){
                     .kind = RUBRIC_QUESTION_LOSS, .name = name, .format = self->saving.format, .lost = lost });
}

/* The puzzle may have changed since the question before: what would be lost now? */
static void
write_or_ask (RubricDesk *self)
{
  RubricFormatFeatures lost = loses (self, self->saving.format);

  if (lost != 0)
    ask_about_loss (self, lost);
  else
    rubric_desk_write (self);
}

static void
write_all_the_same (RubricDesk *self, GFile *unused)
{
  rubric_desk_write (self);
}

static void
overwrite (RubricDesk *self, GFile *unused)
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
      rubric_desk_give_up (self);
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
  rubric_desk_discard (self);
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
  { RUBRIC_DESK_STATE_CONFLICT, RUBRIC_REPLY_OVERWRITE, overwrite },
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
replied_cb (GObject *prompt, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Asked) question = user_data;
  RubricDesk *self = question->desk;
  g_autoptr (GFile) file = NULL;
  RubricReply reply = rubric_prompt_ask_finish (RUBRIC_PROMPT (prompt), result, &file);
  RubricDeskState asked = self->saving.state;

  if (question->asking != self->saving.asking)
    return;
  g_clear_object (&self->saving.asking);
  rubric_desk_set_state (self, RUBRIC_DESK_STATE_IDLE);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (answers[i].state == asked && answers[i].reply == reply)
      {
        answers[i].act (self, file);
        return;
      }
  rubric_desk_give_up (self);
}

void
rubric_desk_ask (RubricDesk *self, RubricDeskState state, RubricQuestion question)
{
  Asked *asked;

  if (self->prompt == NULL)
    return;
  rubric_desk_set_state (self, state);
  self->saving.asking = g_cancellable_new ();
  asked = g_new (Asked, 1);
  *asked = (Asked){ g_object_ref (self), g_object_ref (self->saving.asking) };
  rubric_prompt_ask_async (self->prompt, &question, self->saving.asking, replied_cb, asked);
}

/* What the puzzle is called, as a file may be. Returns: without suffix */
static char *
dup_title (RubricDesk *self)
{
  const char *title = rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE];

  if (title == NULL)
    return g_strdup (/* Translators: the name of a new file, without suffix */ _ ("sudoku"));
  return g_strdelimit (rubric_text_short (title), G_DIR_SEPARATOR_S, '-');
}

/* The old name with the native suffix. */
static char *
propose_name (RubricDesk *self)
{
  g_autofree char *name = rubric_desk_dup_file_name (self);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  if (name == NULL)
    name = dup_title (self);
  return g_strconcat (name, rubric_format_native ()->suffixes[0], NULL);
}

/* Where to begin: beside the file, unless a portal has only lent it, in a folder that is nobody's. */
static GFile *
propose_folder (RubricDesk *self)
{
  if (self->file.file == NULL || rubric_portal_file_is (self->file.file))
    return NULL;
  return g_file_get_parent (self->file.file);
}

static void
ask_where (RubricDesk *self)
{
  g_autofree char *name = propose_name (self);
  g_autoptr (GFile) folder = propose_folder (self);

  rubric_desk_ask (self, RUBRIC_DESK_STATE_WHERE,
                   (RubricQuestion){ .kind = RUBRIC_QUESTION_WHERE, .name = name, .folder = folder });
}

/* What the person asks for. */

void
rubric_desk_save_as (RubricDesk *self)
{
  if (self->saving.state == RUBRIC_DESK_STATE_WRITING)
    self->saving.again_as = TRUE;
  else if (self->saving.state == RUBRIC_DESK_STATE_IDLE)
    ask_where (self);
}

/* What is only copied and pasted may stand among other words in a file: they would be lost. */
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
    rubric_desk_ask (self, RUBRIC_DESK_STATE_ANOTHER,
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

void
rubric_desk_init_saving (RubricDesk *self)
{
  self->saving.jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  self->saving.update = rubric_file_update;
}
