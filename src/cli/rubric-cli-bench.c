/* rubric-cli-bench.c - rubric-cli bench: for how many puzzles per second the fast engine counts the solutions
 *
 * Only counting is timed: all puzzles are in memory before, and nothing is made of the counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-input.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "rubric-cli.h"
#include "rubric-format.h"
#include "sud-batch.h"
#include "sud-grid.h"
#include "sud-lines.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <time.h>

enum
{
  /* Puzzles a thread takes at once: many, for lanes to be full, and fewer near the end, for threads to end together. */
  RANGE_MAX = 4096,
  RANGE_MIN = 128,
  PIECE = 1 << 20, /* bytes of a stream read at once */
};

/* All puzzles of a file, as sud_lanes_run () takes them, and the memory that @puzzles points into. */
typedef struct
{
  GPtrArray *puzzles;
  GString *text; /* the whole stream, which may be larger than a document */
  RubricDocument *document;
  SudGrid *grids; /* a place for each puzzle; used if it is not 81 characters in the document */
} LoadedFile;

static RubricCliStatus
read_text (LoadedFile *self, RubricCliInput *input)
{
  gssize n;

  self->text = g_string_new (NULL);
  do
    {
      gsize length = self->text->len;

      g_string_set_size (self->text, length + PIECE);
      n = rubric_cli_input_read (input, self->text->str + length, PIECE);
      g_string_set_size (self->text, length + MAX (n, 0));
    }
  while (n > 0);
  return n == 0 ? RUBRIC_CLI_OK : rubric_cli_input_fail (input->name, 0, g_strerror (errno));
}

/* Reads a line that has no puzzle only to word the error. Returns: RUBRIC_CLI_ERROR then, having complained */
static RubricCliStatus
load_line (LoadedFile *self, const char *path, const SudLine *line)
{
  const char *cells = sud_line_get_puzzle (line);
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (cells != NULL)
    g_ptr_array_add (self->puzzles, (gpointer)cells);
  else
    rubric_cli_read_line (line, &sheet, NULL, &error);
  return error == NULL ? RUBRIC_CLI_OK
                       : rubric_cli_input_fail (path, line->number, rubric_format_error_get_problem (error));
}

static RubricCliStatus
load_stream (LoadedFile *self, RubricCliInput *input)
{
  RubricCliStatus status = read_text (self, input);
  SudLines lines = { .at = self->text->str, .end = self->text->str + self->text->len };
  SudLine line;

  while (status == RUBRIC_CLI_OK)
    {
      guint n = self->puzzles->len;

      g_ptr_array_set_size (self->puzzles, n + RANGE_MAX);
      n += sud_lines_take_puzzles (&lines, (const char **)self->puzzles->pdata + n, RANGE_MAX);
      g_ptr_array_set_size (self->puzzles, n);
      if (!sud_lines_next (&lines, &line))
        break;
      status = load_line (self, input->name, &line);
    }
  return status;
}

static RubricCliStatus
load_puzzle (LoadedFile *self, const char *path, guint index)
{
  const char *cells = rubric_document_peek (self->document, index, NULL);
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (cells == NULL)
    {
      if (!rubric_document_read (self->document, index, &sheet, NULL, &error))
        return rubric_cli_input_fail_error (path, error);
      if (rubric_cli_puzzle_is_marked (rubric_document_get_format (self->document), &sheet))
        return rubric_cli_input_fail (path, rubric_document_get_line (self->document, index),
                                      rubric_cli_refuse_marks ());
      self->grids[index] = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
      cells = (const char *)&self->grids[index];
    }
  g_ptr_array_add (self->puzzles, (gpointer)cells);
  return RUBRIC_CLI_OK;
}

static RubricCliStatus
load_document (LoadedFile *self, RubricCliInput *input)
{
  RubricCliStatus status = RUBRIC_CLI_OK;
  g_autoptr (GError) error = NULL;
  guint n;

  self->document = rubric_cli_input_read_document (input, &error);
  if (self->document == NULL)
    return rubric_cli_input_fail_error (input->name, error);
  n = rubric_document_get_n_puzzles (self->document);
  self->grids = g_new (SudGrid, n);
  for (guint i = 0; i < n && status == RUBRIC_CLI_OK; i++)
    status = load_puzzle (self, input->name, i);
  return status;
}

/* Returns: RUBRIC_CLI_ERROR, having complained, if there is no puzzle in the file, or a line that is none */
static RubricCliStatus
load_file (LoadedFile *self, const char *path, const RubricFormat *format)
{
  g_autoptr (GError) error = NULL;
  RubricCliStatus status;
  RubricCliInput input;

  if (!rubric_cli_input_open (&input, path, format, &error))
    return rubric_cli_input_fail_error (path, error);
  status = input.is_stream ? load_stream (self, &input) : load_document (self, &input);
  rubric_cli_input_close (&input);
  if (status == RUBRIC_CLI_OK && self->puzzles->len == 0)
    status = rubric_cli_input_fail (path, 0, _ ("There is no puzzle in it."));
  return status;
}

static void
load_clear (LoadedFile *self)
{
  g_ptr_array_unref (self->puzzles);
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_clear_object (&self->document);
  g_free (self->grids);
}

/* The threads share @next; each has its own part of @counts and @lanes. */
typedef struct
{
  GPtrArray *puzzles;
  guint64 limit;
  int threads;
  const SudBackend *backend;
  SudLanes *lanes[SUD_BATCH_MAX_THREADS];
  guint64 *counts;
  atomic_size_t next;
} Bench;

typedef struct
{
  Bench *bench;
  SudLanes *lanes;
  GThread *thread;
} Runner;

static gsize
take_range (Bench *self, gsize *start)
{
  gsize n;

  *start = atomic_load (&self->next);
  do
    {
      n = self->puzzles->len - *start;
      if (self->threads > 1)
        n = MIN (n, CLAMP (n / (2 * self->threads), RANGE_MIN, RANGE_MAX));
    }
  while (!atomic_compare_exchange_weak (&self->next, start, *start + n));
  return n;
}

static gpointer
bench_cb (gpointer data)
{
  Runner *self = data;
  Bench *bench = self->bench;
  gsize start, n;

  while ((n = take_range (bench, &start)) > 0)
    {
      SudLanesJob job = {
        .n = n,
        .puzzles = (const char *const *)bench->puzzles->pdata + start,
        .limit = bench->limit,
        .counts = bench->counts + start,
        .cancel = rubric_cli_cancel_flag (),
      };

      if (!sud_lanes_run (self->lanes, &job))
        break;
    }
  return NULL;
}

/* Returns: whether all threads could be started */
static gboolean
run_pass (Bench *self)
{
  Runner runners[SUD_BATCH_MAX_THREADS];
  int n = 1;

  atomic_store (&self->next, 0);
  for (int i = 0; i < self->threads; i++)
    runners[i] = (Runner){ self, self->lanes[i] };
  while (n < self->threads && (runners[n].thread = rubric_cli_start_thread ("bench", bench_cb, &runners[n])) != NULL)
    n++;
  if (n == self->threads)
    bench_cb (&runners[0]);
  for (int i = 1; i < n; i++)
    g_thread_join (runners[i].thread);
  return n == self->threads;
}

static double
seconds_of (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static RubricCliStatus
time_pass (Bench *self)
{
  gsize n = self->puzzles->len;
  double cpu = seconds_of (CLOCK_PROCESS_CPUTIME_ID), wall = seconds_of (CLOCK_MONOTONIC);

  if (!run_pass (self))
    return RUBRIC_CLI_ERROR;
  wall = seconds_of (CLOCK_MONOTONIC) - wall;
  cpu = seconds_of (CLOCK_PROCESS_CPUTIME_ID) - cpu;
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  g_print ("%zu\t%" G_GUINT64_FORMAT "\t%d\t%s\t%.0f\t%.0f\n", n, self->limit, self->threads,
           sud_backend_get_id (self->backend), n / cpu, n / wall);
  return RUBRIC_CLI_OK;
}

static gboolean
make_lanes (Bench *self)
{
  self->counts = g_try_new (guint64, self->puzzles->len);
  for (int i = 0; i < self->threads; i++)
    if ((self->lanes[i] = sud_lanes_new (self->backend)) == NULL)
      return FALSE;
  return self->counts != NULL;
}

static RubricCliStatus
run_bench (Bench *self, const char *path, int passes)
{
  RubricCliStatus status = RUBRIC_CLI_OK;

  if (!make_lanes (self))
    status = rubric_cli_input_fail (path, 0, g_strerror (ENOMEM));
  else
    g_print ("puzzles\tlimit\tthreads\tbackend\tpuzzles_per_cpu_second\tpuzzles_per_second\n");
  for (int i = 0; i < passes && status == RUBRIC_CLI_OK; i++)
    status = time_pass (self);
  for (int i = 0; i < self->threads; i++)
    sud_lanes_free (self->lanes[i]);
  g_free (self->counts);
  return status;
}

RubricCliStatus
rubric_cli_bench (const RubricCliCommand *command, char **argv)
{
  Bench self = { .threads = 1 };
  g_autofree char *backend = NULL, *from = NULL;
  g_auto (GStrv) files = NULL;
  RubricCliStatus status;
  LoadedFile load = { NULL };
  const RubricFormat *format;
  const char *path;
  gint64 limit = 2;
  int passes = 5;
  const GOptionEntry entries[] = {
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Look for this many solutions, 2 by default"), N_ ("LIMIT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.threads, N_ ("Use this many threads, 1 by default"),
      N_ ("THREADS") },
    { "passes", 0, 0, G_OPTION_ARG_INT, &passes, N_ ("Measure this many times, 5 by default"), N_ ("PASSES") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &backend, N_ ("Use this instruction set (see “list backends”)"),
      N_ ("BACKEND") },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the file, detected by default"), N_ ("FORMAT") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &format)
      || !rubric_cli_check_range ("--limit", limit, 1, G_MAXINT32)
      || !rubric_cli_check_range ("--threads", self.threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_check_range ("--passes", passes, 1, G_MAXINT32) || !rubric_cli_check_one_file (command, files)
      || !rubric_cli_choose_backend (backend, &self.backend))
    return RUBRIC_CLI_ERROR;

  path = files != NULL ? files[0] : "-";
  load.puzzles = g_ptr_array_new ();
  status = load_file (&load, path, format);
  if (status == RUBRIC_CLI_OK)
    {
      self.puzzles = load.puzzles;
      self.limit = (guint64)limit;
      status = run_bench (&self, path, passes);
    }
  load_clear (&load);
  return status;
}
