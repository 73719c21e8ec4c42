/* rubric-cli-batch.c - the puzzles of a source answered by threads, one by one or many together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-batch.h"

#include "rubric-cli-input.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

enum
{
  QUICK_LINES = 64,        /* one by one, to a thread at once */
  ROUND_SOLUTIONS = 16384, /* together, to a thread at once: so many solutions are looked for, at first */
};

typedef struct
{
  RubricCliAnswering *answering;
  RubricCliSource *source;
  int read_error; /* an errno */
} Batch;

static ssize_t
read_cb (char *buffer, size_t size, void *data)
{
  Batch *self = data;
  gssize n = self->source->read (self->source, buffer, size);

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
  Batch *self = data;

  if (self->source->get_line != NULL)
    lines = self->source->get_line (self->source, lines);
  rubric_cli_show_progress (self->answering->file, lines);
}

static bool
write_cb (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  Batch *self = data;

  if (channel == SUD_BATCH_ANSWERS)
    return rubric_cli_write_answers (self->answering, text, length);
  rubric_cli_write_messages (text, length);
  return true;
}

static gboolean
answer_line (Batch *self, RubricCliWorker *worker, const SudLine *line, SudBatchText *text)
{
  RubricCliPuzzle puzzle = { .error = NULL };
  g_autoptr (GError) error = NULL;
  guint64 number = self->source->read_puzzle (self->source, line, &puzzle, &error);
  gboolean go_on;

  if (error != NULL)
    {
      puzzle.error = rubric_format_error_get_problem (error);
      if (rubric_format_error_get_line (error) != 0)
        number = rubric_format_error_get_line (error);
    }
  puzzle.file = self->answering->file;
  puzzle.number = number;
  go_on = rubric_cli_answer_puzzle (self->answering, worker, &puzzle, number);
  g_clear_pointer (&puzzle.info, rubric_info_free);
  sud_batch_append (text, SUD_BATCH_ANSWERS, worker->out->str, worker->out->len);
  sud_batch_append (text, SUD_BATCH_NOTES, worker->message->str, worker->message->len);
  return go_on;
}

static bool
work_one_by_one_cb (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  SudLine line;

  while (sud_lines_next (lines, &line))
    if (!sud_batch_goes_on (text) || !answer_line (data, context, &line, text))
      return false;
  return true;
}

/* Answers a round that has been solved: the puzzles, and the lines among them that are none. */
static gboolean
answer_round (Batch *self, RubricCliWorker *worker, SudBatchText *text)
{
  const RubricCliTask *task = self->answering->task;
  size_t at = 0, before;

  for (size_t i = 0;; i++)
    {
      const SudLine *other = sud_round_get_other (worker->round, i, &before);
      RubricCliStatus status = task->answer_round (task, worker->round, at, before, text);

      worker->n_puzzles += before - at;
      worker->status = MAX (worker->status, status);
      at = before;
      if (other == NULL)
        return TRUE;
      if (!answer_line (self, worker, other, text))
        return FALSE;
    }
}

static bool
work_together_cb (SudLines *lines, SudBatchText *text, void *context, void *data)
{
  Batch *self = data;
  const RubricCliTask *task = self->answering->task;
  RubricCliWorker *worker = context;

  while (sud_round_collect (worker->round, lines))
    if (!sud_batch_goes_on (text)
        || !sud_round_solve (worker->round, task->round_limit, task->round_solutions, rubric_cli_cancel_flag ())
        || !answer_round (self, worker, text))
      return false;
  return true;
}

static guint64
chunk_lines (const RubricCliTask *task)
{
  if (task->answer_round == NULL)
    return task->quick ? QUICK_LINES : 1;
  return task->round_limit <= 2 ? G_MAXUINT64 : MAX (ROUND_SOLUTIONS / task->round_limit, 1);
}

static guint64
count_puzzles (const RubricCliAnswering *self)
{
  guint64 n = 0;

  for (int i = 0; i < self->n_workers; i++)
    n += self->workers[i].n_puzzles;
  return n;
}

/* Makes what the workers need to answer puzzles together: a chunk is a round. Returns FALSE without memory. */
static gboolean
prepare_rounds (RubricCliAnswering *self)
{
  int chunk = self->n_workers <= SUD_BATCH_FEW_THREADS ? SUD_BATCH_CHUNK_MAX : SUD_BATCH_CHUNK_MANY;

  for (int i = 0; i < self->n_workers && self->task->answer_round != NULL; i++)
    {
      if (self->workers[i].round == NULL)
        self->workers[i].round = sud_round_new (self->task->backend, chunk / SUD_LINE_LENGTH);
      if (self->workers[i].round == NULL)
        return FALSE;
    }
  return TRUE;
}

RubricCliStatus
rubric_cli_answer_source (RubricCliAnswering *self, RubricCliSource *source)
{
  Batch batch = { .answering = self, .source = source };
  guint64 before = count_puzzles (self);
  SudBatchJob job = {
    .read = read_cb,
    .work = self->task->answer_round != NULL ? work_together_cb : work_one_by_one_cb,
    .write = write_cb,
    .progress = progress_cb,
    .interrupt = interrupt_cb,
    .data = &batch,
    .threads = self->n_workers,
    .contexts = self->workers,
    .context_size = sizeof self->workers[0],
    .chunk_lines = chunk_lines (self->task),
    .chunk_grows = self->task->answer_round != NULL && self->task->round_limit > 2,
    .cancel = rubric_cli_cancel_flag (),
  };
  SudBatchEnd end;

  rubric_cli_enlarge_pipe (STDOUT_FILENO);
  end = prepare_rounds (self) ? sud_batch_run (&job) : SUD_BATCH_NO_RESOURCES;
  rubric_cli_hide_progress ();
  self->output_failed = end == SUD_BATCH_WRITE_FAILED;
  if (end == SUD_BATCH_CANCELLED)
    return RUBRIC_CLI_INTERRUPTED;
  if (end == SUD_BATCH_READ_FAILED)
    return rubric_cli_input_fail (self->file, 0, g_strerror (batch.read_error));
  if (end == SUD_BATCH_NO_RESOURCES)
    return rubric_cli_input_fail (self->file, 0, g_strerror (ENOMEM));
  if (end != SUD_BATCH_DONE)
    return RUBRIC_CLI_ERROR;
  return count_puzzles (self) > before ? RUBRIC_CLI_OK
                                       : rubric_cli_input_fail (self->file, 0, _("There is no puzzle in it."));
}
