/* rubric-cli-answer.c - files of puzzles in, an answer for each out, in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"

#include "rubric-cli-input.h"
#include "rubric-cli-json.h"
#include "rubric-cli-terminal.h"
#include "rubric-format.h"
#include "rubric-text.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

enum
{
  N_LOSSES = 32,           /* bits of RubricFormatFeatures */
  QUICK_LINES = 64,        /* lines that a thread takes at once to answer them one by one */
  ROUND_SOLUTIONS = 16384, /* solutions that a thread looks for at once, at first, to answer puzzles together */
};

/**
 * Losses:
 * @n: how many puzzles have lost each kind of thing
 * @first: the lowest line of such a puzzle
 */
typedef struct
{
  guint64 n[N_LOSSES];
  guint64 first[N_LOSSES];
} Losses;

/**
 * Worker:
 * @out: the answer to one puzzle
 * @message: messages about it
 * @n_puzzles: how many it has answered
 * @status: the largest of them
 * @losses: what the puzzles lost
 * @round: (nullable): for puzzles that are answered together
 *
 * Belongs to one thread: nothing is shared while puzzles are answered.
 */
typedef struct
{
  GString *out;
  GString *message;
  guint64 n_puzzles;
  RubricCliStatus status;
  Losses losses;
  SudRound *round;
} Worker;

/**
 * Answering:
 * @file: the name of the current file, for messages
 * @output_failed: whether answers could not be written
 * @held: (nullable): the one answer, kept back until it is known to be the only one
 * @kept: (nullable): all answers, kept back until nothing can be lost any more
 * @cut: (nullable): the beginning of a line for the filter of @task
 * @begun: whether the text before the first puzzle of the output has been written
 */
typedef struct
{
  const RubricCliTask *task;
  const char *file;
  gboolean output_failed;
  Worker workers[SUD_BATCH_MAX_THREADS];
  int n_workers;
  GString *held;
  guint64 n_held;
  GString *kept;
  GString *cut;
  gboolean begun;
} Answering;

/**
 * Source:
 * @read: reads on, like read(2): lines of one puzzle each
 * @read_puzzle: reads the puzzle of a line; called in any thread. Returns the line of the file
 * @get_line: (nullable): the line of the file after so many lines; NULL if they are the lines of the file
 *
 * Where puzzles come from. A stream and a document put it at the beginning of a struct of their own.
 */
typedef struct _Source Source;

struct _Source
{
  gssize (*read) (Source *self, char *buffer, gsize size);
  guint64 (*read_puzzle) (Source *self, const SudLine *line, RubricCliPuzzle *puzzle, GError **error);
  guint64 (*get_line) (Source *self, guint64 lines);
};

typedef struct
{
  Answering *answering;
  Source *source;
  int read_error; /* an errno */
} Batch;

gboolean
rubric_cli_puzzle_is_marked (const RubricFormat *format, const SudSheet *sheet)
{
  SudResult result;
  SudGrid grid;

  if (!format->marks_are_rules || !sud_marked_restricts (sheet))
    return FALSE;
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  if (result.verdict == SUD_VERDICT_ONE)
    sud_marked_solve (sheet, 2, rubric_cli_cancel_flag (), &result);
  return result.verdict != SUD_VERDICT_ONE;
}

const char *
rubric_cli_refuse_marks (void)
{
  return _ ("its candidates rule out solutions that its digits allow, and search strategies and canonical forms only "
            "know digits");
}

void
rubric_cli_append_line (const SudGrid *grid, GString *out)
{
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (grid, line);
  g_string_append_len (out, line, SUD_LINE_LENGTH);
}

char *
rubric_cli_describe_empty_cell (const RubricCliPuzzle *puzzle)
{
  int cell = puzzle->marked ? sud_marked_find_empty (&puzzle->sheet) : -1;
  g_autofree char *name = cell >= 0 ? rubric_text_cell (cell) : NULL;

  /* Translators: %s is a cell: "row 9 column 3" */
  return name != NULL ? g_strdup_printf (_ ("no solution: no candidate is left for %s"), name) : NULL;
}

gboolean
rubric_cli_append_sheet (const RubricCliTask *task, const SudSheet *sheet, const RubricInfo *info, GString *out,
                         char **problem)
{
  SudSheet held = *sheet;
  RubricFormatFeatures lost = task->to->strip_unsupported != NULL ? task->to->strip_unsupported (&held, NULL) : 0;
  g_autofree char *what = NULL;

  if (memcmp (held.digit, sheet->digit, sizeof held.digit) == 0)
    {
      rubric_format_append (task->to, out, sheet, info, NULL);
      return TRUE;
    }
  what = rubric_text_losses (lost);
  /* Translators: %1$s is the name of a file format such as “sdk”, %2$s what it has no place for */
  *problem = g_strdup_printf (_ ("“%1$s” cannot hold all these digits: %2$s"), task->to->id, what);
  return FALSE;
}

static gboolean
has_marks (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((sheet->centre[cell] | sheet->eliminated[cell]) != 0)
      return TRUE;
  return FALSE;
}

/* Digits that a program filled in are no part of the puzzle: @sheet loses them if @format cannot tell them from others.
 * Returns: the losses of a puzzle in @format, with one flag for losses that a person is told as one */
static RubricFormatFeatures
losses_take (const RubricFormat *format, SudSheet *sheet, const RubricInfo *info)
{
  gboolean answers
      = !(format->features & RUBRIC_FORMAT_FEATURE_SOLVED) && sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) > 0;
  RubricFormatFeatures lost;

  if (answers)
    sud_sheet_erase (sheet, SUD_ORIGIN_SOLVED);
  lost = rubric_format_get_lost_features (format, sheet, info);
  /* A puzzle without any marks gets all that fit. */
  if (!has_marks (sheet))
    lost &= ~RUBRIC_FORMAT_FEATURE_UNMARKED;
  if (lost & RUBRIC_FORMAT_FEATURE_FIELDS)
    lost = (lost & ~RUBRIC_FORMAT_FEATURE_FIELDS) | RUBRIC_FORMAT_FEATURE_TITLE;
  return answers ? lost | RUBRIC_FORMAT_FEATURE_SOLVED : lost;
}

/* Returns: (transfer full) */
static char *
name_losses (RubricFormatFeatures lost)
{
  g_autofree char *others = rubric_text_losses (lost & ~RUBRIC_FORMAT_FEATURE_SOLVED);

  if (!(lost & RUBRIC_FORMAT_FEATURE_SOLVED))
    return g_steal_pointer (&others);
  if (*others == '\0')
    return g_strdup (_ ("digits that a program filled in"));
  return g_strjoin (C_ ("list", ", "), _ ("digits that a program filled in"), others, NULL);
}

static char *
losses_describe (const RubricFormat *format, RubricFormatFeatures lost)
{
  g_autofree char *what = name_losses (lost);

  /* Translators: %1$s is the name of a file format such as “line”, %2$s what it has no place for */
  return g_strdup_printf (_ ("“%1$s” cannot hold: %2$s"), format->id, what);
}

/* Counts @n more puzzles that lose the things of bit @i, the first of them at @line. */
static void
losses_add (Losses *self, guint i, guint64 n, guint64 line)
{
  if (n > 0)
    self->first[i] = self->n[i] == 0 ? line : MIN (self->first[i], line);
  self->n[i] += n;
}

/* Reports the losses of all threads, a line for each kind of thing. */
static void
tell_losses (const Answering *self)
{
  const RubricFormat *format = self->task->to;
  g_autoptr (GString) text = g_string_new (NULL);
  Losses all = { 0 };

  for (guint i = 0; i < N_LOSSES; i++)
    {
      g_autofree char *what = NULL, *number = NULL, *message = NULL;

      for (int worker = 0; worker < self->n_workers; worker++)
        losses_add (&all, i, self->workers[worker].losses.n[i], self->workers[worker].losses.first[i]);
      if (all.n[i] == 0)
        continue;
      what = name_losses ((RubricFormatFeatures)(1u << i));
      number = g_strdup_printf ("%" G_GUINT64_FORMAT, all.n[i]);
      /* Translators: %1$s is how many puzzles, %2$s the name of a file format such as “line”, %3$s what it has no place
       * for */
      message = g_strdup_printf (ngettext ("%1$s puzzle loses what “%2$s” cannot hold: %3$s",
                                           "%1$s puzzles lose what “%2$s” cannot hold: %3$s", all.n[i]),
                                 number, format->id, what);
      rubric_cli_append_complaint (text, self->file, all.first[i], message);
    }
  rubric_cli_write_complaints (text->str, text->len);
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
  return g_strdup_printf (_ ("this is a second puzzle, and “%s” holds one: convert them one by one, or to “line”"),
                          format->id);
}

static void
answering_init (Answering *self, const RubricCliTask *task)
{
  *self = (Answering){ .task = task, .n_workers = task->threads };
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
    self->workers[i] = (Worker){ .out = g_string_new (NULL), .message = g_string_new (NULL) };
}

static void
answering_clear (Answering *self)
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

/* Counts the losses of a puzzle that has been answered. Returns: RUBRIC_CLI_ERROR with @problem if none is allowed */
static RubricCliStatus
note_losses (Answering *self, Worker *worker, const RubricCliPuzzle *puzzle, char **problem)
{
  SudSheet sheet = puzzle->sheet;
  RubricFormatFeatures lost = losses_take (self->task->to, &sheet, puzzle->info);

  if (lost == 0)
    return RUBRIC_CLI_OK;
  if (!self->task->strict)
    {
      SUD_EACH_BIT (bit, lost)
        losses_add (&worker->losses, bit, 1, puzzle->number);
      return RUBRIC_CLI_OK;
    }
  *problem = losses_describe (self->task->to, lost);
  return RUBRIC_CLI_ERROR;
}

/* A line that is no puzzle has the same answer in JSON whatever is asked. */
static RubricCliStatus
answer_alone (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  if (puzzle->error == NULL || !rubric_cli_json_is_on ())
    return task->answer (task, puzzle, out, problem);
  rubric_cli_json_add_error (out, puzzle->file, "puzzle", puzzle->number, "invalid", puzzle->error);
  return RUBRIC_CLI_NOT_ONE;
}

/* Answers one puzzle into @out and @message of @worker. Returns: whether to go on */
static gboolean
answer_puzzle (Answering *self, Worker *worker, const RubricCliPuzzle *puzzle)
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
    status = answer_alone (self->task, puzzle, worker->out, &problem);
  if (status == RUBRIC_CLI_OK && self->task->tells_losses)
    status = note_losses (self, worker, puzzle, &problem);

  worker->status = MAX (worker->status, status);
  if (puzzle->error != NULL)
    rubric_cli_append_complaint (worker->message, self->file, puzzle->number, puzzle->error);
  if (problem != NULL)
    rubric_cli_append_complaint (worker->message, self->file, puzzle->number, problem);
  if (status >= RUBRIC_CLI_ERROR)
    g_string_truncate (worker->out, 0);
  if (status == RUBRIC_CLI_ERROR && problem != NULL && rubric_cli_json_is_on ())
    rubric_cli_json_add_error (worker->out, puzzle->file, "puzzle", puzzle->number, NULL, problem);
  if (self->held != NULL)
    {
      g_string_append_len (self->held, worker->out->str, worker->out->len);
      g_string_truncate (worker->out, 0);
    }
  return status < RUBRIC_CLI_ERROR;
}

static RubricCliStatus
answering_get_status (const Answering *self)
{
  RubricCliStatus status = RUBRIC_CLI_OK;

  for (int i = 0; i < self->n_workers; i++)
    status = MAX (status, self->workers[i].status);
  return status;
}

static gboolean
write_or_keep (Answering *self, const char *text, gsize length)
{
  if (self->kept == NULL)
    return rubric_cli_write (text, length);
  g_string_append_len (self->kept, text, length);
  return TRUE;
}

/* Writes the output of the filter for @text and the part of a line before it. */
static gboolean
write_filtered (Answering *self, const char *text, gsize length)
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
  return write_or_keep (self, out->str, out->len);
}

/* Writes answers, in order. Returns: whether that worked */
static gboolean
write_answers (Answering *self, const char *text, gsize length)
{
  g_autoptr (GString) head = g_string_new (NULL);

  if (self->cut != NULL)
    return write_filtered (self, text, length);
  if (self->task->to != NULL && !self->begun && length > 0)
    {
      self->begun = TRUE;
      rubric_format_begin (self->task->to, head, FALSE);
    }
  return write_or_keep (self, head->str, head->len) && write_or_keep (self, text, length);
}

/* Writes answers that were kept back, and the text after the last answer. Returns: whether that worked */
static gboolean
write_rest (Answering *self, RubricCliStatus status)
{
  g_autoptr (GString) tail = g_string_new (NULL);
  g_autoptr (GString) kept = NULL;

  if (self->kept != NULL && status >= RUBRIC_CLI_ERROR)
    return TRUE;

  if (self->held != NULL && !write_answers (self, self->held->str, self->held->len))
    return FALSE;
  if (self->begun)
    rubric_format_end (self->task->to, tail);
  kept = g_steal_pointer (&self->kept);
  return (kept == NULL || rubric_cli_write (kept->str, kept->len)) && rubric_cli_write (tail->str, tail->len);
}

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
    return write_answers (self->answering, text, length);
  rubric_cli_write_complaints (text, length);
  return true;
}

static gboolean
answer_line (Batch *self, Worker *worker, const SudLine *line, SudBatchText *text)
{
  RubricCliPuzzle puzzle = { .file = self->answering->file };
  g_autoptr (GError) error = NULL;
  gboolean go_on;

  puzzle.number = self->source->read_puzzle (self->source, line, &puzzle, &error);
  if (error != NULL)
    {
      puzzle.error = rubric_format_error_get_problem (error);
      if (rubric_format_error_get_line (error) != 0)
        puzzle.number = rubric_format_error_get_line (error);
    }
  go_on = answer_puzzle (self->answering, worker, &puzzle);
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

/* Writes the answers to puzzles @from to @to - 1 of a round. */
static RubricCliStatus
write_round (const Answering *self, const SudRound *round, size_t from, size_t to, SudBatchText *text)
{
  const RubricCliTask *task = self->task;

  if (!rubric_cli_json_is_on ())
    return task->answer_round (task, round, from, to, text);
  return rubric_cli_json_write_round (round, self->file, from, to, task->round_limit - 1, task->round_solutions, text)
             ? RUBRIC_CLI_OK
             : RUBRIC_CLI_NOT_ONE;
}

/* Answers a round that has been solved: the puzzles, and the other lines among them. */
static gboolean
answer_round (Batch *self, Worker *worker, SudBatchText *text)
{
  size_t at = 0, before;

  for (size_t i = 0;; i++)
    {
      const SudLine *other = sud_round_get_other (worker->round, i, &before);
      RubricCliStatus status = write_round (self->answering, worker->round, at, before, text);

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
  Worker *worker = context;

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
count_puzzles (const Answering *self)
{
  guint64 n = 0;

  for (int i = 0; i < self->n_workers; i++)
    n += self->workers[i].n_puzzles;
  return n;
}

/* Makes the rounds of the workers, a chunk each, for answering puzzles together. Returns: FALSE without memory */
static gboolean
prepare_rounds (Answering *self)
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

static RubricCliStatus
answer_source (Answering *self, Source *source)
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
                                       : rubric_cli_input_fail (self->file, 0, _ ("There is no puzzle in it."));
}

void
rubric_cli_read_line (const SudLine *line, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const RubricSlice slice = { .text = line->text, .length = line->length, .line = line->number };
  const char *cells = info == NULL ? sud_line_get_puzzle (line) : NULL;
  g_autoptr (RubricInfo) scrap = NULL;
  SudGrid grid;

  if (cells != NULL)
    {
      sud_grid_parse_line (&grid, cells);
      sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
      return;
    }
  if (info == NULL)
    info = scrap = rubric_info_new ();
  sud_sheet_clear (sheet);
  rubric_format_find ("line")->parse (&slice, sheet, info, error);
}

typedef struct
{
  Source source;
  RubricCliInput *input;
  gboolean wants_info;
} Stream;

static gssize
stream_read (Source *source, char *buffer, gsize size)
{
  return rubric_cli_input_read (((Stream *)source)->input, buffer, size);
}

static guint64
stream_read_puzzle (Source *source, const SudLine *line, RubricCliPuzzle *puzzle, GError **error)
{
  if (((Stream *)source)->wants_info)
    puzzle->info = rubric_info_new ();
  rubric_cli_read_line (line, &puzzle->sheet, puzzle->info, error);
  return line->number;
}

static RubricCliStatus
answer_stream (Answering *self, RubricCliInput *input)
{
  Stream stream = { .source = { .read = stream_read, .read_puzzle = stream_read_puzzle },
                    .input = input,
                    .wants_info = self->task->to != NULL };

  return answer_source (self, &stream.source);
}

/**
 * Document:
 * @uncertain: (nullable): see rubric_cli_read_document()
 * @together: whether cells are enough to answer puzzles
 * @n_read: how many puzzles were read
 * @pending: their lines that have not been taken
 *
 * A document is answered as a stream is: a line is made of each puzzle, with its cells if they are enough to answer it.
 * The number of the line is that of the puzzle, by which the rest of it is found again.
 */
typedef struct
{
  Source source;
  RubricDocument *document;
  const GPtrArray *uncertain;
  gboolean together;
  guint n_read;
  GString *pending;
} Document;

/* Returns: (nullable): the uncertain cells of a puzzle */
static const char *
get_uncertain_cells (const Document *self, guint64 index)
{
  return self->uncertain != NULL && index < self->uncertain->len ? g_ptr_array_index (self->uncertain, index) : NULL;
}

/* Copies the cells of a puzzle. Returns: FALSE if they are not enough to answer it, or it is no puzzle */
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

static void
append_document_line (Document *self)
{
  guint index = self->n_read++;
  char cells[SUD_LINE_LENGTH + 1];

  if (self->together && get_uncertain_cells (self, index) == NULL && copy_cells (self->document, index, cells))
    g_string_append_len (self->pending, cells, SUD_LINE_LENGTH);
  else
    g_string_append_c (self->pending, '!');
  g_string_append_c (self->pending, '\n');
}

static gssize
document_read (Source *source, char *buffer, gsize size)
{
  Document *self = (Document *)source;

  while (self->pending->len < size && self->n_read < rubric_document_get_n_puzzles (self->document))
    append_document_line (self);
  size = MIN (size, self->pending->len);
  memcpy (buffer, self->pending->str, size);
  g_string_erase (self->pending, 0, (gssize)size);
  return (gssize)size;
}

static guint64
document_read_puzzle (Source *source, const SudLine *line, RubricCliPuzzle *puzzle, GError **error)
{
  Document *self = (Document *)source;

  puzzle->uncertain = get_uncertain_cells (self, line->number - 1);
  puzzle->marked = rubric_document_read (self->document, line->number - 1, &puzzle->sheet, &puzzle->info, error)
                   && rubric_cli_puzzle_is_marked (rubric_document_get_format (self->document), &puzzle->sheet);
  return rubric_document_get_line (self->document, line->number - 1);
}

static guint64
document_get_line (Source *source, guint64 lines)
{
  return lines > 0 ? rubric_document_get_line (((Document *)source)->document, lines - 1) : 0;
}

/* Returns: RUBRIC_CLI_ERROR, with a message, if grids of the text are lost and nothing may be */
static RubricCliStatus
refuse_left_out (Answering *self, RubricDocument *document)
{
  guint n = rubric_document_get_n_left_out (document);
  g_autofree char *message = NULL;

  if (!self->task->strict || n == 0)
    return RUBRIC_CLI_OK;
  message = g_strdup_printf (ngettext ("%u grid of the text would be lost", "%u grids of the text would be lost", n),
                             n);
  return rubric_cli_input_fail (self->file, 0, message);
}

static RubricCliStatus
answer_document (Answering *self, RubricCliInput *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_input_read_document (input, &error);
  g_autoptr (GString) pending = g_string_new (NULL);
  Document source = { .source = { document_read, document_read_puzzle, document_get_line },
                      .document = document,
                      .uncertain = input->uncertain,
                      .together = self->task->answer_round != NULL && !rubric_cli_json_is_on (),
                      .pending = pending };
  RubricCliStatus refused, answered;

  if (document == NULL)
    return rubric_cli_input_fail_error (self->file, error);
  refused = refuse_left_out (self, document);
  answered = answer_source (self, &source.source);
  return MAX (refused, answered);
}

/* Returns: RUBRIC_CLI_OK if all puzzles were answered, whatever the answers */
static RubricCliStatus
answer_file (Answering *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  RubricCliInput input = { .name = path };
  RubricCliStatus status;

  self->file = path;
  if (!rubric_cli_input_open (&input, path, self->task->from, &error))
    return rubric_cli_input_fail_error (path, error);
  status = input.is_stream ? answer_stream (self, &input) : answer_document (self, &input);
  rubric_cli_input_close (&input);
  return status;
}

/* A file that cannot be read has an answer, too, if the task has one. */
static RubricCliStatus
answer_file_or_none (Answering *self, const char *path)
{
  RubricCliStatus status = answer_file (self, path);

  if (status == RUBRIC_CLI_ERROR && self->task->unread != NULL && !self->output_failed)
    self->output_failed = !write_answers (self, self->task->unread, strlen (self->task->unread));
  return status;
}

/* Characters that would end a column or a line are escaped as in C. */
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
  if (files == NULL || g_strv_length (files) < 2 || rubric_cli_json_is_on ())
    return;
  task->filter = name_cb;
  task->unread = "unreadable\n"; /* not a word for a puzzle */
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
  for (; *files != NULL && status < RUBRIC_CLI_INTERRUPTED && !self.output_failed
         && answering_get_status (&self) < RUBRIC_CLI_ERROR; files++)
    {
      RubricCliStatus end = answer_file_or_none (&self, *files);

      status = MAX (status, end);
    }
  status = MAX (status, answering_get_status (&self));
  if (!self.output_failed && !write_rest (&self, status))
    status = MAX (status, RUBRIC_CLI_ERROR);
  if (task->tells_losses)
    tell_losses (&self);
  answering_clear (&self);
  return status;
}
