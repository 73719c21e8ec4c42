/* rubric-cli-puzzles.c - files of puzzles in, an answer for each out, in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answering.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "rubric-text.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
keeps_marks (const SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] != 0 && !(sheet->centre[cell] & SUD_DIGIT_BIT (solution->digit[cell])))
      return FALSE;
  return TRUE;
}

gboolean
rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet)
{
  SudResult result;
  SudGrid grid;

  if (!format->rules || !sud_marked_restricts (sheet))
    return FALSE;
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  return result.verdict != SUD_VERDICT_ONE || !keeps_marks (sheet, &result.first);
}

const char *
rubric_cli_refuse_marks (void)
{
  return _("its candidates rule out solutions that its digits allow, and only “check” and “solve” without a strategy keep to them");
}

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

gboolean
rubric_cli_append_sheet (const RubricCliTask *task, const SudSheet *sheet, const RubricInfo *info, GString *out,
                         char **problem)
{
  SudSheet held = *sheet;
  RubricFormatHolds lost = task->to->reduce != NULL ? task->to->reduce (&held, NULL) : 0;
  g_autofree char *what = NULL;

  if (memcmp (held.digit, sheet->digit, sizeof held.digit) == 0)
    {
      rubric_format_append (task->to, out, sheet, info, NULL);
      return TRUE;
    }
  what = rubric_text_losses (lost);
  /* Translators: %1$s is the name of a file format such as “sdk”, %2$s what it has no place for */
  *problem = g_strdup_printf (_("“%1$s” has no place for all these digits: %2$s"), task->to->id, what);
  return FALSE;
}

static gboolean
write_text (RubricCliAnswering *self, const char *text, gsize length)
{
  if (self->kept == NULL)
    return rubric_cli_write (text, length);
  g_string_append_len (self->kept, text, length);
  return TRUE;
}

gboolean
rubric_cli_write_answers (RubricCliAnswering *self, const char *text, gsize length)
{
  g_autoptr (GString) head = g_string_new (NULL);

  if (self->task->to != NULL && !self->begun && length > 0)
    {
      self->begun = TRUE;
      rubric_format_begin (self->task->to, head, FALSE);
    }
  return write_text (self, head->str, head->len) && write_text (self, text, length);
}

/* Writes what was kept back, and what stands behind the last answer. */
static gboolean
write_rest (RubricCliAnswering *self, RubricCliStatus status)
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
    rubric_cli_append_message (worker->message, self->input.name, line, puzzle->error);
  if (problem != NULL)
    rubric_cli_append_message (worker->message, self->input.name, line, problem);
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
rubric_cli_fail_input (RubricCliAnswering *self, gsize line, const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  rubric_cli_append_message (text, self->input.name, line, message);
  rubric_cli_write_messages (text->str, text->len);
  return RUBRIC_CLI_ERROR;
}

static RubricCliStatus
answer_document (RubricCliAnswering *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_input_read_document (&self->input, &error);
  RubricCliStatus status;

  if (document == NULL)
    return rubric_cli_fail_input (self, rubric_format_error_get_line (error), error->message);
  self->document = document;
  self->n_read = 0;
  self->line_at = sizeof self->line;
  status = rubric_cli_answer_stream (self);
  self->document = NULL;
  return status;
}

/* Returns RUBRIC_CLI_OK where all puzzles were answered, whatever the answers. */
static RubricCliStatus
answer_file (RubricCliAnswering *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  RubricCliStatus status;

  self->input.name = path;
  if (!rubric_cli_input_open (&self->input, path, self->task->from, &error))
    return rubric_cli_fail_input (self, 0, error->message);
  status = self->input.is_stream ? rubric_cli_answer_stream (self) : answer_document (self);
  rubric_cli_input_close (&self->input);
  return status;
}

static RubricCliStatus
worst_answer (const RubricCliAnswering *self)
{
  RubricCliStatus status = RUBRIC_CLI_OK;

  for (int i = 0; i < self->n_workers; i++)
    status = MAX (status, self->workers[i].status);
  return status;
}

static gboolean
may_not_go_on (const RubricCliAnswering *self)
{
  return self->output_failed || worst_answer (self) >= RUBRIC_CLI_ERROR;
}

static void
answering_init (RubricCliAnswering *self, const RubricCliTask *task)
{
  *self = (RubricCliAnswering){ .task = task, .n_workers = task->threads };
  if (task->strict)
    self->kept = g_string_new (NULL);
  if (holds_one (task->to))
    {
      self->held = g_string_new (NULL);
      self->n_workers = 1;
    }
  for (int i = 0; i < self->n_workers; i++)
    self->workers[i] = (RubricCliWorker){ .out = g_string_new (NULL), .message = g_string_new (NULL) };
}

static void
answering_clear (RubricCliAnswering *self)
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
}

static void
tell_losses (const RubricCliAnswering *self)
{
  RubricCliLosses losses = { 0 };

  for (int i = 0; i < self->n_workers; i++)
    rubric_cli_losses_join (&losses, &self->workers[i].losses);
  rubric_cli_losses_tell (&losses, self->task->to, self->input.name);
}

RubricCliStatus
rubric_cli_answer_files (const RubricCliTask *task, char **files)
{
  static char *standard_input[] = { (char *)"-", NULL };
  RubricCliStatus status = RUBRIC_CLI_OK;
  RubricCliAnswering self;

  answering_init (&self, task);
  if (files == NULL)
    files = standard_input;
  /* A file that cannot be read does not keep the next from being answered; an answer that ends the work does. */
  for (; *files != NULL && status < RUBRIC_CLI_INTERRUPTED && !may_not_go_on (&self); files++)
    {
      RubricCliStatus end = answer_file (&self, *files);

      status = MAX (status, end);
    }
  status = MAX (status, worst_answer (&self));
  if (!self.output_failed && !write_rest (&self, status))
    status = MAX (status, RUBRIC_CLI_ERROR);
  if (task->tells_losses)
    tell_losses (&self);
  answering_clear (&self);
  return status;
}
