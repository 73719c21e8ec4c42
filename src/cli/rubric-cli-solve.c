/* rubric-cli-solve.c - rubric-cli solve: the solution of each puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-batch.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

typedef struct
{
  RubricCliTask task;
  const SudStrategy *strategy; /* NULL: the fast engine, which finds the smallest solution */
  gint64 limit;
  gboolean count;
  gboolean stats;
} Solve;

/* A count looks for one solution more than asked for, which tells that there are more. */
static void
search_puzzle (const Solve *self, const RubricCliPuzzle *puzzle, SudResult *result)
{
  gint64 limit = self->limit + (self->count ? 1 : 0);
  SudGrid grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);

  if (self->strategy != NULL)
    {
      SudSearchOptions options = { .limit = limit, .cancel = rubric_cli_cancel_flag () };

      sud_strategy_run (self->strategy, &grid, &options, result);
    }
  else
    {
      gint64 start = g_get_monotonic_time ();

      if (puzzle->marked)
        sud_marked_solve (&puzzle->sheet, limit, rubric_cli_cancel_flag (), result);
      else
        sud_solve_smallest (&grid, limit, rubric_cli_cancel_flag (), result);
      result->stats.ns = (guint64)(g_get_monotonic_time () - start) * 1000;
    }
}

static void
append_columns (const Solve *self, const SudResult *result, GString *out)
{
  const SudStats *stats = &result->stats;

  if (self->count)
    g_string_append_printf (out, "\t%" G_GINT64_FORMAT "%s", MIN (result->solutions, self->limit),
                            result->solutions > self->limit ? "+" : "");
  if (self->stats)
    g_string_append_printf (out, "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64, stats->placements,
                            stats->backtracks, stats->rejected, (stats->ns + 500) / 1000);
  g_string_append_c (out, '\n');
}

static void
append_solution_object (const Solve *self, const RubricCliPuzzle *puzzle, const SudResult *result, GString *out)
{
  const SudGrid givens = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);

  rubric_cli_json_begin_answer (out, puzzle->file, puzzle->number, puzzle->uncertain, &givens);
  rubric_cli_json_add_solutions (out, (guint64)result->solutions, (guint64)self->limit);
  if (result->solutions > 0)
    rubric_cli_json_add_grid (out, "solution", &result->first);
  if (self->stats && self->strategy != NULL)
    rubric_cli_json_add_stats (out, &result->stats);
  else if (self->stats)
    rubric_cli_json_add_number (out, "microseconds", (result->stats.ns + 500) / 1000);
  rubric_cli_json_end (out);
}

static void
append_line (const Solve *self, const RubricCliPuzzle *puzzle, const SudResult *result, GString *out)
{
  if (puzzle->error != NULL)
    g_string_append (out, "invalid");
  else if (result->solutions == 0)
    g_string_append (out, "none");
  else
    rubric_cli_append_line (&result->first, out);
  append_columns (self, result, out);
}

/* Returns: FALSE if the answer cannot be written in the format */
static gboolean
append_sheet (const Solve *self, const RubricCliPuzzle *puzzle, const SudResult *result, GString *out, char **problem)
{
  SudSheet sheet = puzzle->sheet;

  if (puzzle->error != NULL)
    return TRUE;
  if (result->solutions == 0)
    {
      gboolean conflict = result->verdict == SUD_VERDICT_INVALID;

      if (*problem == NULL)
        *problem = g_strdup (conflict ? _ ("no solution: equal digits share a row, column or box") : _ ("no solution"));
      return TRUE;
    }
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  sud_sheet_fill (&sheet, &result->first);
  return rubric_cli_append_sheet (&self->task, &sheet, puzzle->info, out, problem);
}

static RubricCliStatus
solve_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Solve *self = (const Solve *)task;
  SudResult result = { .verdict = SUD_VERDICT_INVALID };

  if (puzzle->marked && self->strategy != NULL)
    {
      *problem = g_strdup (rubric_cli_refuse_marks ());
      return RUBRIC_CLI_ERROR;
    }
  if (puzzle->error == NULL)
    {
      search_puzzle (self, puzzle, &result);
      /* The result of an interrupted search need not be the smallest, nor complete. */
      if (rubric_cli_interrupted ())
        return RUBRIC_CLI_INTERRUPTED;
      *problem = rubric_cli_describe_empty_cell (puzzle);
    }
  if (rubric_cli_json_is_on ())
    append_solution_object (self, puzzle, &result, out);
  else if (task->to == NULL)
    append_line (self, puzzle, &result, out);
  else if (!append_sheet (self, puzzle, &result, out, problem))
    return RUBRIC_CLI_ERROR;
  return result.solutions == 1 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

enum
{
  ANSWER_MAX = SUD_LINE_LENGTH + 32,
  BLOCK = SUD_BATCH_RESERVE_MAX / ANSWER_MAX, /* answers for which space is reserved at once */
};

static char *
write_number (char *at, guint64 number)
{
  char digits[20];
  int n = 0;

  do
    digits[n++] = '0' + number % 10;
  while ((number /= 10) > 0);
  while (n > 0)
    *at++ = digits[--n];
  return at;
}

/* Does the same as append_line(), for millions of puzzles. Returns: the end of the line at @at */
static char *
write_line (const Solve *self, const SudRound *round, size_t index, guint64 solutions, char *at)
{
  guint64 limit = (guint64)self->limit;

  if (solutions > 0)
    {
      sud_round_write_solution (round, index, at);
      at += SUD_LINE_LENGTH;
    }
  else
    at = (char *)memcpy (at, "none", 4) + 4;
  if (self->count)
    {
      *at++ = '\t';
      at = write_number (at, MIN (solutions, limit));
      if (solutions > limit)
        *at++ = '+';
    }
  *at++ = '\n';
  return at;
}

static RubricCliStatus
solve_round_cb (const RubricCliTask *task, const SudRound *round, size_t from, size_t to, SudBatchText *text)
{
  const Solve *self = (const Solve *)task;
  const uint64_t *counts = sud_round_get_counts (round);
  guint64 limit = (guint64)self->limit + (self->count ? 1 : 0), others = 0;

  while (from < to)
    {
      char *at = sud_batch_reserve (text, SUD_BATCH_ANSWERS, BLOCK * ANSWER_MAX);

      for (size_t end = MIN (to, from + BLOCK); from < end; from++)
        {
          at = write_line (self, round, from, counts[from], at);
          others |= MIN (counts[from], limit) ^ 1;
        }
      sud_batch_commit (text, SUD_BATCH_ANSWERS, at);
    }
  return others == 0 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

/* Lines are solved together, except for a strategy, statistics or sheets, which take one puzzle at a time. */
static void
set_mode (Solve *self)
{
  RubricCliTask *task = &self->task;

  if (self->strategy != NULL || self->stats || task->to != NULL)
    {
      task->quick = self->strategy == NULL && self->limit <= 2;
      return;
    }
  task->answer_round = solve_round_cb;
  task->round_limit = MAX (self->limit + (self->count ? 1 : 0), 2);
  task->round_solutions = TRUE;
}

static gboolean
set_formats (Solve *self, const char *from, const char *to)
{
  if (!rubric_cli_find_format (from, &self->task.from) || !rubric_cli_find_format_to_write (to, &self->task.to)
      || !rubric_cli_check_json_alone (to))
    return FALSE;
  /* Lines are the default, and written faster than sheets. */
  if (to != NULL && strcmp (to, "line") == 0)
    self->task.to = NULL;
  if (self->task.to != NULL && (self->count || self->stats))
    {
      rubric_cli_complain (_ ("--count and --stats add columns to lines and cannot be used with --to=%s"), to);
      return FALSE;
    }
  return TRUE;
}

RubricCliStatus
rubric_cli_solve (const RubricCliCommand *command, char **argv)
{
  Solve self = { .task = { .answer = solve_cb, .threads = rubric_cli_default_threads () }, .limit = 2 };
  g_autofree char *strategy = NULL, *from = NULL, *to = NULL, *backend = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "strategy", 's', 0, G_OPTION_ARG_STRING, &strategy, N_ ("Search with this strategy (see “list strategies”)"),
      N_ ("STRATEGY") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &self.limit, N_ ("Look for this many solutions, 2 by default"),
      N_ ("LIMIT") },
    { "count", 0, 0, G_OPTION_ARG_NONE, &self.count,
      N_ ("Add the number of solutions, followed by “+” if there are more"), NULL },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &self.stats,
      N_ ("Add placements, backtracks, rejected digits and microseconds") },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &to, N_ ("Write solved puzzles in this format"), N_ ("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.task.threads, N_ ("Solve this many puzzles at once"), N_ ("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &backend, N_ ("Use this instruction set (see “list backends”)"),
      N_ ("BACKEND") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_strategy (strategy, &self.strategy)
      || !rubric_cli_check_range ("--limit", self.limit, 1, SUD_LIMIT_NONE - 1)
      || !rubric_cli_check_range ("--threads", self.task.threads, 1, SUD_BATCH_MAX_THREADS)
      || !set_formats (&self, from, to) || !rubric_cli_choose_backend (backend, &self.task.backend))
    return RUBRIC_CLI_ERROR;
  self.count |= rubric_cli_json_is_on ();
  set_mode (&self);
  return rubric_cli_answer_files (&self.task, files);
}
