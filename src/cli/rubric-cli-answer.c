/* rubric-cli-answer.c - the answers to puzzles: each made by a worker, all written in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"

#include "rubric-cli-terminal.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
holds_one (const RubricFormat *format)
{
  return format != NULL && !format->many;
}

static char *
refuse_second (const RubricFormat *format)
{
  /* Translators: %s is the name of a file format such as “sdk” */
  return g_strdup_printf (_("this is a second puzzle, and “%s” holds one: convert them one by one, or to “line”"),
                          format->id);
}

void
rubric_cli_answering_init (RubricCliAnswering *self, const RubricCliTask *task)
{
  *self = (RubricCliAnswering){ .task = task, .n_workers = task->threads };
  if (task->strict)
    self->kept = g_string_new (NULL);
  if (task->filter != NULL)
    self->cut = g_string_new (NULL);
  if (holds_one (task->to))
    {
      self->held = g_string_new (NULL);
      self->n_workers = 1;
    }
  for (int i = 0; i < self->n_workers; i++)
    self->workers[i] = (RubricCliWorker){ .out = g_string_new (NULL), .message = g_string_new (NULL) };
}

void
rubric_cli_answering_clear (RubricCliAnswering *self)
{
  for (int i = 0; i < self->n_workers; i++)
    {
      g_string_free (self->workers[i].out, TRUE);
      g_string_free (self->workers[i].message, TRUE);
      sud_round_free (self->workers[i].round);
    }
  if (self->held != NULL)
    g_string_free (self->held, TRUE);
  if (self->kept != NULL)
    g_string_free (self->kept, TRUE);
  if (self->cut != NULL)
    g_string_free (self->cut, TRUE);
}

/* Notes what is lost of a puzzle that has been answered. Returns RUBRIC_CLI_ERROR with @problem where nothing may be. */
static RubricCliStatus
note_losses (RubricCliAnswering *self, RubricCliWorker *worker, const RubricCliPuzzle *puzzle, guint64 line,
             char **problem)
{
  SudSheet sheet = puzzle->sheet;
  RubricFormatHolds lost = rubric_cli_losses_take (self->task->to, &sheet, puzzle->info);

  if (lost == 0)
    return RUBRIC_CLI_OK;
  if (!self->task->strict)
    {
      rubric_cli_losses_add (&worker->losses, lost, line);
      return RUBRIC_CLI_OK;
    }
  *problem = rubric_cli_losses_describe (self->task->to, lost);
  return RUBRIC_CLI_ERROR;
}

gboolean
rubric_cli_answer_puzzle (RubricCliAnswering *self, RubricCliWorker *worker, const RubricCliPuzzle *puzzle,
                          guint64 line)
{
  g_autofree char *problem = NULL;
  RubricCliStatus status = RUBRIC_CLI_ERROR;

  g_string_truncate (worker->out, 0);
  g_string_truncate (worker->message, 0);
  worker->n_puzzles++;
  if (self->held != NULL && self->n_held++ > 0)
    {
      g_string_truncate (self->held, 0);
      problem = refuse_second (self->task->to);
    }
  else
    status = self->task->answer (self->task, puzzle, worker->out, &problem);
  if (status == RUBRIC_CLI_OK && self->task->tells_losses)
    status = note_losses (self, worker, puzzle, line, &problem);

  worker->status = MAX (worker->status, status);
  if (puzzle->error != NULL)
    rubric_cli_append_message (worker->message, self->file, line, puzzle->error);
  if (problem != NULL)
    rubric_cli_append_message (worker->message, self->file, line, problem);
  if (status >= RUBRIC_CLI_ERROR)
    g_string_truncate (worker->out, 0);
  if (self->held != NULL)
    {
      g_string_append_len (self->held, worker->out->str, worker->out->len);
      g_string_truncate (worker->out, 0);
    }
  return status < RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_answering_get_status (const RubricCliAnswering *self)
{
  RubricCliStatus status = RUBRIC_CLI_OK;

  for (int i = 0; i < self->n_workers; i++)
    status = MAX (status, self->workers[i].status);
  return status;
}

static gboolean
write_text (RubricCliAnswering *self, const char *text, gsize length)
{
  if (self->kept == NULL)
    return rubric_cli_write (text, length);
  g_string_append_len (self->kept, text, length);
  return TRUE;
}

/* What the filter makes of @text and of what was cut off before it. */
static gboolean
write_filtered (RubricCliAnswering *self, const char *text, gsize length)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *end;

  while ((end = memchr (text, '\n', length)) != NULL)
    {
      gsize part = end + 1 - text;

      g_string_append_len (self->cut, text, part);
      self->task->filter (self->task, self->file, self->cut->str, self->cut->len, out);
      g_string_truncate (self->cut, 0);
      text += part;
      length -= part;
    }
  g_string_append_len (self->cut, text, length);
  return write_text (self, out->str, out->len);
}

gboolean
rubric_cli_write_answers (RubricCliAnswering *self, const char *text, gsize length)
{
  g_autoptr (GString) head = g_string_new (NULL);

  if (self->cut != NULL)
    return write_filtered (self, text, length);
  if (self->task->to != NULL && !self->begun && length > 0)
    {
      self->begun = TRUE;
      rubric_format_begin (self->task->to, head, FALSE);
    }
  return write_text (self, head->str, head->len) && write_text (self, text, length);
}

gboolean
rubric_cli_write_rest (RubricCliAnswering *self, RubricCliStatus status)
{
  g_autoptr (GString) tail = g_string_new (NULL);
  g_autoptr (GString) kept = NULL;

  if (self->kept != NULL && status >= RUBRIC_CLI_ERROR)
    return TRUE;

  if (self->held != NULL && !rubric_cli_write_answers (self, self->held->str, self->held->len))
    return FALSE;
  if (self->begun)
    rubric_format_end (self->task->to, tail);
  kept = g_steal_pointer (&self->kept);
  return (kept == NULL || rubric_cli_write (kept->str, kept->len)) && rubric_cli_write (tail->str, tail->len);
}

void
rubric_cli_tell_losses (const RubricCliAnswering *self)
{
  RubricCliLosses losses = { 0 };

  for (int i = 0; i < self->n_workers; i++)
    rubric_cli_losses_join (&losses, &self->workers[i].losses);
  rubric_cli_losses_tell (&losses, self->task->to, self->file);
}
