/* rubric-desk-writing.c - writing the puzzle to its file, in a worker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

#include "rubric-file.h"

/* What is being written: the puzzle may change meanwhile. */
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
  RubricFileStamp stamp; /* of what was written */
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

static void
ask_about_conflict (RubricDesk *self)
{
  g_autofree char *base = g_file_get_basename (self->saving.file);
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;

  rubric_desk_ask (self, RUBRIC_DESK_STATE_CONFLICT,
                   (RubricQuestion){ .kind = RUBRIC_QUESTION_CONFLICT, .name = name });
}

/* Of a puzzle that is gone it can only be told. */
static void
fail_to_write (RubricDesk *self, const Writing *writing, const GError *error)
{
  gboolean cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  if (g_error_matches (error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED)
      && writing->generation == self->saving.generation)
    {
      ask_about_conflict (self);
      return;
    }
  rubric_desk_give_up (self);
  rubric_desk_tell (self, cancelled ? RUBRIC_NOTICE_SAVE_CANCELLED : RUBRIC_NOTICE_SAVE_FAILED, error->message, NULL);
}

/* It is this file's now; and what was asked for while it was being written. Not where another puzzle has taken its
 * place meanwhile. */
static void
take_written (RubricDesk *self, const Writing *writing)
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
    rubric_desk_close (self);
}

static void
written (gpointer owner, gpointer data, const GError *error)
{
  RubricDesk *self = owner;

  rubric_desk_set_state (self, RUBRIC_DESK_STATE_IDLE);
  if (error != NULL)
    fail_to_write (self, data, error);
  else
    take_written (self, data);
  rubric_desk_hold_file (self, rubric_desk_is_saving (self));
}

void
rubric_desk_write (RubricDesk *self)
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
  rubric_desk_set_state (self, RUBRIC_DESK_STATE_WRITING);
  rubric_desk_hold_file (self, TRUE);
  rubric_jobs_run (self->saving.jobs, write_work, written, writing, writing_free);
}
