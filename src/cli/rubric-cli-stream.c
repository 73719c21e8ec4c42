/* rubric-cli-stream.c - streams: one puzzle a line, answered one by one or many together
 *
 * A document becomes a stream as well: a line for each puzzle, with its cells where the line alone is enough to answer
 * it. The number of the line is that of the puzzle, by which all the rest is found again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answering.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-line.h"
#include "rubric-cli-terminal.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

enum
{
  QUICK_LINES = 64,        /* one by one, to a thread at once */
  ROUND_SOLUTIONS = 16384, /* together, to a thread at once: so many solutions are looked for, at most */
};

static ssize_t
read_cb (char *buffer, size_t size, void *data)
{
  RubricCliAnswering *self = data;
  ssize_t n = rubric_cli_input_read (&self->input, buffer, size);

  self->read_error = n < 0 ? errno : 0;
  return n;
}

/* Finds the cells of a puzzle that they are enough to answer. Returns: FALSE where there is more to it, or no puzzle */
static gboolean
copy_cells (RubricDocument *document, guint index, char cells[SUD_LINE_LENGTH + 1])
{
  const char *peeked = rubric_document_peek (document, index, NULL);
  SudSheet sheet;
  SudGrid grid;

  if (peeked != NULL)
    memcpy (cells, peeked, SUD_LINE_LENGTH);
  else if (rubric_document_read (document, index, &sheet, NULL, NULL)
           && !rubric_cli_puzzle_is_marked (rubric_document_get_format (document), &sheet))
    {
      grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
      sud_grid_format_line (&grid, cells);
    }
  else
    return FALSE;
  return TRUE;
}

/* Makes a line of the next puzzle of the document. */
static void
read_puzzle (RubricCliAnswering *self)
{
  guint index = self->n_read++;
  gboolean cells = self->task->answer_round != NULL && copy_cells (self->document, index, self->line);

  self->line_at = cells ? 0 : SUD_LINE_LENGTH - 1;
  self->line[SUD_LINE_LENGTH - 1] = cells ? self->line[SUD_LINE_LENGTH - 1] : '!';
  self->line[SUD_LINE_LENGTH] = '\n';
}

static ssize_t
read_document_cb (char *buffer, size_t size, void *data)
{
  RubricCliAnswering *self = data;
  guint n_puzzles = rubric_document_get_n_puzzles (self->document);
  size_t n = 0;

  while (n < size && (self->line_at < sizeof self->line || self->n_read < n_puzzles))
    {
      gsize part;

      if (self->line_at == sizeof self->line)
        read_puzzle (self);
      part = MIN (size - n, sizeof self->line - self->line_at);
      memcpy (buffer + n, self->line + self->line_at, part);
      self->line_at += part;
      n += part;
    }
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
  RubricCliAnswering *self = data;

  if (self->document != NULL && lines > 0)
    lines = rubric_document_get_line (self->document, lines - 1);
  rubric_cli_show_progress (self->input.name, lines);
}

static bool
write_cb (SudBatchChannel channel, const char *text, size_t length, void *data)
{
  if (channel == SUD_BATCH_ANSWERS)
    return rubric_cli_write_answers (data, text, length);
  rubric_cli_write_messages (text, length);
  return true;
}

/* Reads the puzzle of a line. Returns: the line of the file */
static guint64
read_line (RubricCliAnswering *self, const SudLine *line, RubricCliPuzzle *puzzle, GError **error)
{
  if (self->document != NULL)
    {
      puzzle->marked = rubric_document_read (self->document, line->number - 1, &puzzle->sheet, &puzzle->info, error)
                       && rubric_cli_puzzle_is_marked (rubric_document_get_format (self->document), &puzzle->sheet);
      return rubric_document_get_line (self->document, line->number - 1);
    }
  if (self->task->to != NULL)
    puzzle->info = rubric_info_new ();
  rubric_cli_line_read (line, &puzzle->sheet, puzzle->info, error);
  return line->number;
}

static gboolean
answer_line (RubricCliAnswering *self, RubricCliWorker *worker, const SudLine *line, SudBatchText *text)
{
  RubricCliPuzzle puzzle = { .error = NULL };
  g_autoptr (GError) error = NULL;
  guint64 number = read_line (self, line, &puzzle, &error);
  gboolean go_on;

  puzzle.error = error != NULL ? error->message : NULL;
  go_on = rubric_cli_answer_puzzle (self, worker, &puzzle, number);
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
answer_round (RubricCliAnswering *self, RubricCliWorker *worker, SudBatchText *text)
{
  const RubricCliTask *task = self->task;
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
  RubricCliAnswering *self = data;
  RubricCliWorker *worker = context;

  while (sud_round_collect (worker->round, lines))
    if (!sud_batch_goes_on (text)
        || !sud_round_solve (worker->round, self->task->round_limit, self->task->round_solutions,
                             rubric_cli_cancel_flag ())
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
rubric_cli_answer_stream (RubricCliAnswering *self)
{
  guint64 before = count_puzzles (self);
  SudBatchJob job = {
    .read = self->document != NULL ? read_document_cb : read_cb,
    .work = self->task->answer_round != NULL ? work_together_cb : work_one_by_one_cb,
    .write = write_cb,
    .progress = progress_cb,
    .interrupt = interrupt_cb,
    .data = self,
    .threads = self->n_workers,
    .contexts = self->workers,
    .context_size = sizeof self->workers[0],
    .chunk_lines = chunk_lines (self->task),
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
    return rubric_cli_fail_input (self, 0, g_strerror (self->read_error));
  if (end == SUD_BATCH_NO_RESOURCES)
    return rubric_cli_fail_input (self, 0, g_strerror (ENOMEM));
  if (end != SUD_BATCH_DONE)
    return RUBRIC_CLI_ERROR;
  return count_puzzles (self) > before ? RUBRIC_CLI_OK : rubric_cli_fail_input (self, 0, _("There is no puzzle in it."));
}
