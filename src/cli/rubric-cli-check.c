/* rubric-cli-check.c - rubric-cli check: how many solutions each puzzle has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-batch.h"
#include "sud-blame.h"
#include "sud-grid.h"
#include "sud-marked.h"
#include "sud-solve.h"
#include "sud-repair.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

/* Adds what append_blame() appends: lists of cells with their digits, and of such lists. */
static void
add_blame (const SudGrid *grid, const SudBlame *blame, const SudSlip *slips, int n_slips, GString *out)
{
  rubric_cli_json_open (out, "blame", '[');
  SUD_EACH_CELL (cell, blame->cells)
    rubric_cli_json_add_candidate (out, NULL, (int)cell, grid->digit[cell]);
  g_string_append_c (out, ']');
  rubric_cli_json_add_literal (out, "blame_minimal", blame->minimal ? "true" : "false");
  rubric_cli_json_open (out, "slips", '[');
  for (int i = 0; i < n_slips; i++)
    {
      rubric_cli_json_open (out, NULL, '[');
      for (int cell = 0; cell < SUD_CELLS; cell++)
        if (slips[i].meant.digit[cell] != grid->digit[cell])
          rubric_cli_json_add_candidate (out, NULL, cell, slips[i].meant.digit[cell]);
      g_string_append_c (out, ']');
    }
  g_string_append_c (out, ']');
}

static void
append_cell_digit (GString *out, char before, int cell, int digit)
{
  g_string_append_printf (out, "%cr%dc%d=%c", before, sud_row (cell) + 1, sud_column (cell) + 1, ".123456789"[digit]);
}

/* Appends the cells that @slip has spoilt: "r3c4=9,r3c5=7". */
static void
append_slip (GString *out, char before, const SudGrid *grid, const SudSlip *slip)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (slip->meant.digit[cell] != grid->digit[cell])
      {
        append_cell_digit (out, before, cell, slip->meant.digit[cell]);
        before = ',';
      }
}

/**
 * append_blame:
 * @grid: (nullable): digits without a solution; NULL: not the digits are the reason
 *
 * Appends a tab and the digits that are to blame, "r1c1=5 r1c7=5", followed by "?" if fewer may do; a tab and the
 * likely slips without which there is one solution, "r3c4=9,r3c5=7 r1c7=." for a blank; "-" for none. An interrupt may
 * cut it short.
 */
static void
append_blame (const SudGrid *grid, GString *out)
{
  SudSlip slips[SUD_MAX_SLIPS];
  SudBlame blame;
  char before = '\t';
  int n;

  if (grid == NULL)
    {
      g_string_append (out, rubric_cli_json_is_on () ? "" : "\t-\t-");
      return;
    }
  sud_blame_find (grid, SUD_BLAME_PATIENCE, rubric_cli_cancel_flag (), &blame);
  n = sud_slips_find (grid, blame.cells, 0, rubric_cli_cancel_flag (), slips);
  if (rubric_cli_json_is_on ())
    {
      add_blame (grid, &blame, slips, n, out);
      return;
    }
  SUD_EACH_CELL (cell, blame.cells)
    {
      append_cell_digit (out, before, (int)cell, grid->digit[cell]);
      before = ' ';
    }
  if (!blame.minimal)
    g_string_append (out, " ?");
  if (n <= 0)
    g_string_append (out, "\t-");
  for (int i = 0; i < n; i++)
    append_slip (out, i == 0 ? '\t' : ' ', grid, &slips[i]);
}

enum
{
  WORD_MAX = 16,
  BLOCK = SUD_BATCH_RESERVE_MAX / WORD_MAX, /* answers for which space is reserved at once */
};

/* For programs, so not translated. All have the same size, so that they are copied without a look at their length. */
static const char words[][WORD_MAX] = { "none\n", "unique\n", "multiple\n" };

typedef struct
{
  RubricCliTask task;
  gboolean blame;
} Check;

/* The candidates of a marked puzzle may be the reason instead of its digits. */
static void
append_blame_of (const RubricCliPuzzle *puzzle, GString *out)
{
  SudGrid grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);
  SudResult result = { .solutions = 0 };

  if (puzzle->marked)
    sud_solve_count (&grid, 1, rubric_cli_cancel_flag (), &result);
  append_blame (result.solutions == 0 ? &grid : NULL, out);
}

static void
append_verdict_object (const Check *self, const RubricCliPuzzle *puzzle, int64_t solutions, GString *out)
{
  const SudGrid givens = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);

  rubric_cli_json_begin_answer (out, puzzle->file, puzzle->number, puzzle->uncertain, &givens);
  rubric_cli_json_add_solutions (out, (guint64)solutions, 2);
  if (self->blame && solutions == 0)
    append_blame_of (puzzle, out);
  rubric_cli_json_end (out);
}

/* Appends the word, and the uncertain cells or the digits to blame. */
static void
append_answer (const Check *self, const RubricCliPuzzle *puzzle, int64_t solutions, GString *out)
{
  int length = (int)strcspn (words[solutions], "\n");

  if (puzzle->uncertain != NULL)
    g_string_append_printf (out, "not certain: %.*s; %s", length, words[solutions], puzzle->uncertain);
  else
    g_string_append_len (out, words[solutions], length);
  if (self->blame && solutions == 0)
    append_blame_of (puzzle, out);
  g_string_append_c (out, '\n');
}

static RubricCliStatus
check_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  int64_t limit = (int64_t)task->round_limit;
  SudResult result;

  if (puzzle->error != NULL)
    {
      g_string_append (out, "invalid\n");
      return RUBRIC_CLI_NOT_ONE;
    }
  if (puzzle->marked)
    sud_marked_solve (&puzzle->sheet, limit, rubric_cli_cancel_flag (), &result);
  else
    {
      SudGrid grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);

      sud_solve_count (&grid, limit, rubric_cli_cancel_flag (), &result);
    }
  if (rubric_cli_json_is_on ())
    append_verdict_object ((const Check *)task, puzzle, result.solutions, out);
  else
    append_answer ((const Check *)task, puzzle, result.solutions, out);
  *problem = rubric_cli_describe_empty_cell (puzzle);
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  return result.solutions == 1 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

static RubricCliStatus
check_round_cb (const RubricCliTask *task, const SudRound *round, size_t from, size_t to, SudBatchText *text)
{
  static const size_t lengths[] = { sizeof "none", sizeof "unique", sizeof "multiple" }; /* with the newline */
  const uint64_t *counts = sud_round_get_counts (round);
  uint64_t others = 0;

  while (from < to)
    {
      char *at = sud_batch_reserve (text, SUD_BATCH_ANSWERS, BLOCK * WORD_MAX);

      for (size_t end = MIN (to, from + BLOCK); from < end; from++)
        {
          memcpy (at, words[counts[from]], WORD_MAX);
          at += lengths[counts[from]];
          others |= counts[from] ^ 1;
        }
      sud_batch_commit (text, SUD_BATCH_ANSWERS, at);
    }
  return others == 0 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

RubricCliStatus
rubric_cli_check (const RubricCliCommand *command, char **argv)
{
  Check check = { .task = { .answer = check_cb, .round_limit = 2, .threads = rubric_cli_default_threads () } };
  RubricCliTask *task = &check.task;
  g_autofree char *from = NULL, *backend = NULL;
  gboolean bare = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &task->threads, N_ ("Check this many puzzles at once"), N_ ("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &backend, N_ ("Use this instruction set (see “list backends”)"),
      N_ ("BACKEND") },
    { "no-names", 0, 0, G_OPTION_ARG_NONE, &bare,
      N_ ("Of several files, do not print which one each line is about"), NULL },
    { "blame", 0, 0, G_OPTION_ARG_NONE, &check.blame,
      N_ ("Also print which digits rule out every solution, and the likely slips without which there is one"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &task->from)
      || !rubric_cli_check_range ("--threads", task->threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_choose_backend (backend, &task->backend))
    return RUBRIC_CLI_ERROR;
  if (rubric_cli_json_is_on ())
    task->round_limit = 3; /* tells that there are more than two */
  if (!check.blame)
    task->answer_round = check_round_cb; /* which only counts */
  if (!bare)
    rubric_cli_name_files (task, files);
  return rubric_cli_answer_files (task, files);
}
