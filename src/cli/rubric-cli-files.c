/* rubric-cli-files.c - files of puzzles in, an answer for each out, in order
 *
 *     files -> stream ----> batch -> answer
 *           -> document ->
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-files.h"

#include "rubric-cli-document.h"
#include "rubric-cli-stream.h"

#include <string.h>

/* Returns RUBRIC_CLI_OK where all puzzles were answered, whatever the answers. */
static RubricCliStatus
answer_file (RubricCliAnswering *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  RubricCliInput input = { .name = path };
  RubricCliStatus status;

  self->file = path;
  if (!rubric_cli_input_open (&input, path, self->task->from, &error))
    return rubric_cli_input_fail (path, 0, error->message);
  status = input.is_stream ? rubric_cli_answer_stream (self, &input) : rubric_cli_answer_document (self, &input);
  rubric_cli_input_close (&input);
  return status;
}

/* A file that is not read has an answer, too, where the task knows one. */
static RubricCliStatus
answer_file_or_none (RubricCliAnswering *self, const char *path)
{
  RubricCliStatus status = answer_file (self, path);

  if (status == RUBRIC_CLI_ERROR && self->task->unread != NULL && !self->output_failed)
    self->output_failed = !rubric_cli_write_answers (self, self->task->unread, strlen (self->task->unread));
  return status;
}

static gboolean
may_not_go_on (const RubricCliAnswering *self)
{
  return self->output_failed || rubric_cli_answering_get_status (self) >= RUBRIC_CLI_ERROR;
}

/* What ends a column or a line is written as in C. */
static void
name_cb (const RubricCliTask *task, const char *file, const char *line, gsize length, GString *out)
{
  for (; *file != '\0'; file++)
    if (strchr ("\t\n\r\\", *file) == NULL)
      g_string_append_c (out, *file);
    else
      g_string_append_printf (out, "\\%c", *file == '\t' ? 't' : *file == '\n' ? 'n' : *file == '\r' ? 'r' : '\\');
  g_string_append_c (out, '\t');
  g_string_append_len (out, line, length);
}

void
rubric_cli_name_files (RubricCliTask *task, char **files)
{
  if (files == NULL || g_strv_length (files) < 2)
    return;
  task->filter = name_cb;
  task->unread = "unreadable\n"; /* which is not said of a puzzle */
}

RubricCliStatus
rubric_cli_answer_files (const RubricCliTask *task, char **files)
{
  static char *standard_input[] = { (char *)"-", NULL };
  RubricCliStatus status = RUBRIC_CLI_OK;
  RubricCliAnswering self;

  rubric_cli_answering_init (&self, task);
  if (files == NULL)
    files = standard_input;
  /* A file that cannot be read does not keep the next from being answered; an answer that ends the work does. */
  for (; *files != NULL && status < RUBRIC_CLI_INTERRUPTED && !may_not_go_on (&self); files++)
    {
      RubricCliStatus end = answer_file_or_none (&self, *files);

      status = MAX (status, end);
    }
  status = MAX (status, rubric_cli_answering_get_status (&self));
  if (!self.output_failed && !rubric_cli_write_rest (&self, status))
    status = MAX (status, RUBRIC_CLI_ERROR);
  if (task->tells_losses)
    rubric_cli_tell_losses (&self);
  rubric_cli_answering_clear (&self);
  return status;
}
