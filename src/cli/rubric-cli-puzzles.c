/* rubric-cli-puzzles.c - files of puzzles in, an answer for each out, in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-puzzles.h"

#include "rubric-cli-input.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-line.h"
#include "rubric-cli-terminal.h"
#include "sud-batch.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  QUICK_LINES = 64, /* to a thread at once */
};

/* Of one worker: nothing is shared while lines are answered. */
typedef struct
{
  GString *out;
  GString *message;
  guint64 n_puzzles;
  RubricCliStatus status;
} Worker;

typedef struct
{
  const RubricCliTask *task;
  RubricCliInput input;
  int read_error; /* an errno */
  gboolean output_failed;
  Worker workers[SUD_BATCH_MAX_THREADS]; /* documents use the first */
  int n_workers;
  GString *held; /* (nullable): the one answer, kept back until it is known to be the only one */
  guint64 n_held;
} Answering;

static gboolean
holds_one (const RubricFormat *format)
{
  return format != NULL && format->max_size <= RUBRIC_DOCUMENT_MAX_SINGLE;
}

static char *
refuse_second (const RubricFormat *format)
{
  /* Translators: %s is the name of a file format such as “sdk” */
  return g_strdup_printf (_("this is a second puzzle, and “%s” holds one: convert them one by one, or to “line”"),
                          format->id);
}

/* Answers one puzzle into the worker's @out and @message. Returns whether to go on. */
static gboolean
answer_puzzle (Answering *self, Worker *worker, const RubricCliPuzzle *puzzle, guint64 line)
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

/* Streams: the callbacks of a batch. */

static ssize_t
read_cb (char *buffer, size_t size, void *data)
{
  Answering *self = data;
  ssize_t n = rubric_cli_input_read (&self->input, buffer, size);

  self->read_error = n < 0 ? errno : 0;
  return n;
}

static void
interrupt_cb (void *data)
{
  rubric_cli_wake ();
}

static void
progress_cb (uint64_t lines, void *data)
{
  Answering *self = data;

  rubric_cli_show_progress (self->input.name, lines);
}

static bool
write_cb (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  if (channel == SUD_BATCH_ANSWERS)
    return rubric_cli_write (text, length);
  rubric_cli_write_messages (text, length);
  return true;
}

/* What stands behind the cells, for formats that can hold it. */
static RubricInfo *
read_info (const RubricCliTask *task, const SudBatchLine *line)
{
  const RubricFormat *format = rubric_format_find ("line");
  RubricInfo *info;
  SudSheet scrap;

  if (task->to == NULL || !(task->to->holds & RUBRIC_FORMAT_HOLDS_INFO))
    return NULL;
  info = rubric_info_new ();
  sud_sheet_clear (&scrap);
  format->parse (&(RubricSlice){ line->text, line->length, line->number }, &scrap, info, NULL);
  return info;
}

static bool
work_cb (const SudBatchLine *line, SudBatchText *text, void *context, void *data)
{
  Answering *self = data;
  Worker *worker = context;
  RubricCliPuzzle puzzle = { .error = NULL };
  g_autofree char *error = NULL;
  gboolean go_on;
  SudGrid grid;

  if (line->too_long)
    error = g_strdup_printf (_("the line is longer than %d bytes"), SUD_LINE_MAX);
  else if (!rubric_cli_line_parse (line->text, line->length, &grid))
    error = rubric_cli_line_explain (line->text, line->length);
  else
    {
      sud_sheet_from_grid (&puzzle.sheet, &grid, SUD_ORIGIN_GIVEN);
      puzzle.info = read_info (self->task, line);
    }
  puzzle.error = error;

  go_on = answer_puzzle (self, worker, &puzzle, line->number);
  g_clear_pointer (&puzzle.info, rubric_info_free);
  sud_batch_append (text, SUD_BATCH_ANSWERS, worker->out->str, worker->out->len);
  sud_batch_append (text, SUD_BATCH_NOTES, worker->message->str, worker->message->len);
  return go_on;
}

static RubricCliStatus
fail_input (Answering *self, gsize line, const char *message)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  rubric_cli_append_message (text, self->input.name, line, message);
  rubric_cli_write_messages (text->str, text->len);
  return RUBRIC_CLI_ERROR;
}

static guint64
count_puzzles (const Answering *self)
{
  guint64 n = 0;

  for (int i = 0; i < self->n_workers; i++)
    n += self->workers[i].n_puzzles;
  return n;
}

static RubricCliStatus
answer_stream (Answering *self)
{
  guint64 before = count_puzzles (self);
  SudBatchJob job = {
    .read = read_cb,
    .work = work_cb,
    .write = write_cb,
    .progress = progress_cb,
    .interrupt = interrupt_cb,
    .data = self,
    .threads = self->n_workers,
    .contexts = self->workers,
    .context_size = sizeof self->workers[0],
    .chunk_lines = self->task->quick ? QUICK_LINES : 1,
    .cancel = rubric_cli_cancel_flag (),
  };
  SudBatchEnd end = sud_batch_run (&job);

  rubric_cli_hide_progress ();
  self->output_failed = end == SUD_BATCH_WRITE_FAILED;
  if (end == SUD_BATCH_CANCELLED)
    return RUBRIC_CLI_INTERRUPTED;
  if (end == SUD_BATCH_READ_FAILED)
    return fail_input (self, 0, g_strerror (self->read_error));
  if (end == SUD_BATCH_NO_RESOURCES)
    return fail_input (self, 0, g_strerror (ENOMEM));
  if (end != SUD_BATCH_DONE)
    return RUBRIC_CLI_ERROR;
  return count_puzzles (self) > before ? RUBRIC_CLI_OK : fail_input (self, 0, _("there is no puzzle in it"));
}

/* Documents. */

static gboolean
answer_document_puzzle (Answering *self, RubricDocument *document, guint index)
{
  Worker *worker = &self->workers[0];
  RubricCliPuzzle puzzle = { .error = NULL };
  g_autoptr (GError) error = NULL;
  gboolean go_on;

  if (!rubric_document_read (document, index, &puzzle.sheet, &puzzle.info, &error))
    puzzle.error = error->message;
  go_on = answer_puzzle (self, worker, &puzzle, rubric_document_get_line (document, index));
  g_clear_pointer (&puzzle.info, rubric_info_free);
  self->output_failed = !rubric_cli_write (worker->out->str, worker->out->len);
  rubric_cli_write_messages (worker->message->str, worker->message->len);
  return go_on && !self->output_failed;
}

static RubricCliStatus
answer_document (Answering *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_input_read_document (&self->input, &error);
  guint n;

  if (document == NULL)
    return fail_input (self, rubric_format_error_get_line (error), error->message);
  n = rubric_document_get_n_puzzles (document);
  for (guint i = 0; i < n; i++)
    if (!answer_document_puzzle (self, document, i))
      return MAX (RUBRIC_CLI_ERROR, self->workers[0].status);
  return RUBRIC_CLI_OK;
}

/* Returns RUBRIC_CLI_OK where all puzzles were answered, whatever the answers. */
static RubricCliStatus
answer_file (Answering *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  RubricCliStatus status;

  self->input.name = path;
  if (!rubric_cli_input_open (&self->input, path, self->task->from, &error))
    return fail_input (self, 0, error->message);
  status = self->input.is_stream ? answer_stream (self) : answer_document (self);
  rubric_cli_input_close (&self->input);
  return status;
}

static RubricCliStatus
worst_answer (const Answering *self)
{
  RubricCliStatus status = RUBRIC_CLI_OK;

  for (int i = 0; i < self->n_workers; i++)
    status = MAX (status, self->workers[i].status);
  return status;
}

static gboolean
may_not_go_on (const Answering *self)
{
  return self->output_failed || worst_answer (self) >= RUBRIC_CLI_ERROR;
}

static void
answering_init (Answering *self, const RubricCliTask *task)
{
  *self = (Answering){ .task = task, .n_workers = task->threads };
  if (holds_one (task->to))
    {
      self->held = g_string_new (NULL);
      self->n_workers = 1;
    }
  for (int i = 0; i < self->n_workers; i++)
    self->workers[i] = (Worker){ .out = g_string_new (NULL), .message = g_string_new (NULL) };
}

static void
answering_clear (Answering *self)
{
  for (int i = 0; i < self->n_workers; i++)
    {
      g_string_free (self->workers[i].out, TRUE);
      g_string_free (self->workers[i].message, TRUE);
    }
  if (self->held != NULL)
    g_string_free (self->held, TRUE);
}

RubricCliStatus
rubric_cli_answer_files (const RubricCliTask *task, char **files)
{
  static char *standard_input[] = { (char *)"-", NULL };
  RubricCliStatus status = RUBRIC_CLI_OK;
  Answering self;

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
  if (self.held != NULL && !rubric_cli_write (self.held->str, self.held->len))
    status = MAX (status, RUBRIC_CLI_ERROR);
  answering_clear (&self);
  return status;
}
