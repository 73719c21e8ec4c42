/* rubric-cli-check.c - rubric-cli check: how many solutions each puzzle has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-backend.h"
#include "rubric-cli-blame.h"
#include "rubric-cli-files.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "sud-batch.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  WORD_MAX = 16,
  BLOCK = SUD_BATCH_RESERVE_MAX / WORD_MAX, /* answers for which room is made at once */
};

/* For programs: not translated. All of the same size, so that they are copied without a look at their length. */
static const char words[][WORD_MAX] = { "none\n", "unique\n", "multiple\n" };

typedef struct
{
  RubricCliTask task;
  gboolean blame;
} Check;

/* Candidates may be the reason, too, and they are no digits. */
static void
append_blame (const RubricCliPuzzle *puzzle, GString *out)
{
  SudGrid grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);
  SudResult result = { .solutions = 0 };

  if (puzzle->marked)
    sud_solve_count (&grid, 1, rubric_cli_cancel_flag (), &result);
  rubric_cli_append_blame (result.solutions == 0 ? &grid : NULL, out);
}

/* The word without the end of the line, and what else there is to say. */
static void
append_answer (const Check *self, const RubricCliPuzzle *puzzle, int64_t solutions, GString *out)
{
  int length = (int)strcspn (words[solutions], "\n");

  if (puzzle->doubt != NULL)
    g_string_append_printf (out, "not certain: %.*s; %s", length, words[solutions], puzzle->doubt);
  else
    g_string_append_len (out, words[solutions], length);
  if (self->blame && solutions == 0)
    append_blame (puzzle, out);
  g_string_append_c (out, '\n');
}

static RubricCliStatus
check_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  SudResult result;

  if (puzzle->error != NULL)
    {
      g_string_append (out, "invalid\n");
      return RUBRIC_CLI_NOT_ONE;
    }
  if (puzzle->marked)
    sud_marked_solve (&puzzle->sheet, 2, rubric_cli_cancel_flag (), &result);
  else
    {
      SudGrid grid = sud_sheet_get_grid (&puzzle->sheet, SUD_ORIGINS_PERSON);

      sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
    }
  append_answer ((const Check *)task, puzzle, result.solutions, out);
  *problem = rubric_cli_dup_empty (puzzle);
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  return result.solutions == 1 ? RUBRIC_CLI_OK : RUBRIC_CLI_NOT_ONE;
}

static RubricCliStatus
check_round_cb (const RubricCliTask *task, const SudRound *round, size_t from, size_t to, SudBatchText *text)
{
  static const size_t lengths[] = { sizeof "none", sizeof "unique", sizeof "multiple" };
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
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_("The format of the files, detected by default"), N_("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &task->threads, N_("Check this many puzzles at once"), N_("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &backend, N_("Use this instruction set (see “list backends”)"),
      N_("BACKEND") },
    { "no-names", 0, 0, G_OPTION_ARG_NONE, &bare, N_("Of several files, do not print which one each line is about"), NULL },
    { "blame", 0, 0, G_OPTION_ARG_NONE, &check.blame,
      N_("Also print which digits rule out every solution, and which single changes lead to one"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &task->from)
      || !rubric_cli_check_range ("--threads", task->threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_choose_backend (backend, &task->backend))
    return RUBRIC_CLI_ERROR;
  if (!check.blame)
    task->answer_round = check_round_cb; /* which only counts */
  if (!bare)
    rubric_cli_name_files (task, files);
  return rubric_cli_answer_files (task, files);
}
