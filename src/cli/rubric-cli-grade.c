/* rubric-cli-grade.c - rubric-cli grade: how hard each puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-files.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-reason.h"
#include "rubric-cli-task.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

typedef struct
{
  RubricCliTask task;
  SudOrder order;
} Grade;

/* For programs: not translated. */
static const char *const levels[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = "easy",     [SUD_LEVEL_MEDIUM] = "medium",   [SUD_LEVEL_HARD] = "hard",
  [SUD_LEVEL_UNFAIR] = "unfair", [SUD_LEVEL_EXTREME] = "extreme",
};

static void
append_grade (const SudGrade *grade, GString *out)
{
  const char *hardest
      = grade->hardest == SUD_N_TECHNIQUES ? "-" : sud_technique_get ((SudTechniqueId)grade->hardest)->id;

  g_string_append_printf (out, "%s\t%u\t%s\n", grade->complete ? levels[grade->level] : "incomplete", grade->effort,
                          hardest);
}

/* The givens: what somebody has filled in does not make a puzzle easier. Where nobody said which these are, all digits. */
static SudGrid
get_puzzle (const SudSheet *sheet)
{
  return sud_sheet_get_grid (sheet, sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0 ? SUD_ORIGINS_GIVEN : SUD_ORIGINS_PERSON);
}

static RubricCliStatus
grade_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  static const char *const words[] = { "none", NULL, "multiple" };
  const Grade *self = (const Grade *)task;
  SudLogic *logic;
  SudPencilmarks marks;
  SudResult result;
  SudGrade grade;
  SudGrid grid;

  if (puzzle->error != NULL)
    {
      g_string_append (out, "invalid\n");
      return RUBRIC_CLI_NOT_ONE;
    }
  if (puzzle->marked)
    {
      *problem = g_strdup (rubric_cli_refuse_marks ());
      return RUBRIC_CLI_ERROR;
    }
  grid = get_puzzle (&puzzle->sheet);
  sud_solve_count (&grid, 2, rubric_cli_cancel_flag (), &result);
  if (!rubric_cli_interrupted () && result.solutions != 1)
    {
      g_string_append_printf (out, "%s\n", words[result.solutions]);
      return RUBRIC_CLI_NOT_ONE;
    }
  logic = rubric_cli_get_logic ();
  sud_pencilmarks_from_grid (&marks, &grid);
  if (rubric_cli_interrupted () || !sud_grade_run (logic, &marks, &self->order, &grade))
    return RUBRIC_CLI_INTERRUPTED;
  append_grade (&grade, out);
  return RUBRIC_CLI_OK;
}

RubricCliStatus
rubric_cli_grade (const RubricCliCommand *command, char **argv)
{
  Grade self = { .task = { .answer = grade_cb, .threads = rubric_cli_default_threads () } };
  g_autofree char *from = NULL, *without = NULL, *with = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.task.threads, N_ ("Grade this many puzzles at once"), N_ ("THREADS") },
    { "without", 0, 0, G_OPTION_ARG_STRING, &without, N_ ("Do not use these techniques"), N_ ("ID,ID") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_ ("Use these, too, which are usually left out"), N_ ("ID,ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !rubric_cli_check_range ("--threads", self.task.threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_choose_techniques (without, with, &self.order))
    return RUBRIC_CLI_ERROR;
  return rubric_cli_answer_files (&self.task, files);
}
