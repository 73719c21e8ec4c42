/* rubric-cli-grade.c - rubric-cli grade: how hard each puzzle is for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-files.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-options.h"
#include "rubric-cli-reason.h"
#include "rubric-cli-task.h"
#include "rubric-cli-terminal.h"
#include "sud-explainer.h"
#include "sud-hodoku.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

/* Counts the solutions of @grid. Where there is not exactly one, @out says so; RUBRIC_CLI_OK where there is. */
static RubricCliStatus
check (const SudGrid *grid, GString *out)
{
  static const char *const words[] = { "none", NULL, "multiple" };
  SudResult result;

  sud_solve_count (grid, 2, rubric_cli_cancel_flag (), &result);
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  if (result.solutions == 1)
    return RUBRIC_CLI_OK;
  g_string_append_printf (out, "%s\n", words[result.solutions]);
  return RUBRIC_CLI_NOT_ONE;
}

/* Level, effort and hardest technique. Solutions are only counted where somebody relies on it that there is one. */
static RubricCliStatus
append_rubric (SudLogic *logic, const SudGrid *grid, const SudOrder *order, GString *out)
{
  SudPencilmarks marks;
  SudGrade grade;

  sud_pencilmarks_from_grid (&marks, grid);
  if (!sud_grade_begin (logic, &marks, order, &grade))
    return RUBRIC_CLI_INTERRUPTED;
  if (!grade.complete)
    {
      RubricCliStatus status = check (grid, out);

      if (status != RUBRIC_CLI_OK)
        return status;
      if (!sud_grade_finish (logic, order, &grade))
        return RUBRIC_CLI_INTERRUPTED;
    }
  g_string_append_printf (out, "%s\t%u\t%s\n", grade.complete ? rubric_cli_name_level (grade.level) : "incomplete", grade.effort,
                          grade.hardest == SUD_N_TECHNIQUES ? "-" : rubric_cli_name_technique (grade.hardest));
  return RUBRIC_CLI_OK;
}

/* Level and score of HoDoKu. */
static RubricCliStatus
append_hodoku (SudLogic *logic, const SudGrid *grid, const SudOrder *order, GString *out)
{
  RubricCliStatus status = check (grid, out);
  SudPencilmarks marks;
  SudHodoku grade;

  if (status != RUBRIC_CLI_OK)
    return status;
  sud_pencilmarks_from_grid (&marks, grid);
  if (!sud_hodoku_run (logic, &marks, &grade))
    return RUBRIC_CLI_INTERRUPTED;
  g_string_append_printf (out, "%s\t%u\n", grade.complete ? rubric_cli_name_level (grade.level) : "incomplete", grade.score);
  return RUBRIC_CLI_OK;
}

/* ER/EP/ED of Sudoku Explainer; those that are estimated with a sign before them. */
static RubricCliStatus
append_explainer (SudLogic *logic, const SudGrid *grid, const SudOrder *order, GString *out)
{
  RubricCliStatus status = check (grid, out);
  SudPencilmarks marks;
  SudExplainerRating rating;
  const SudExplainerRate *rates[] = { &rating.er, &rating.ep, &rating.ed };

  if (status != RUBRIC_CLI_OK)
    return status;
  sud_pencilmarks_from_grid (&marks, grid);
  if (!sud_explainer_rate (logic, &marks, &rating))
    return RUBRIC_CLI_INTERRUPTED;
  for (size_t i = 0; i < G_N_ELEMENTS (rates); i++)
    g_string_append_printf (out, "%s%s%d.%d", i > 0 ? "/" : "", rates[i]->about ? "~" : "", rates[i]->tenths / 10,
                            rates[i]->tenths % 10);
  g_string_append (out, rating.complete ? "\n" : "\tincomplete\n");
  return RUBRIC_CLI_OK;
}

/**
 * Scale:
 * @id: what --scale calls it
 * @chosen: whether it is told which techniques to use; the others have their own
 * @append: appends the line of a puzzle
 */
typedef struct
{
  const char *id;
  bool chosen;
  RubricCliStatus (*append) (SudLogic *logic, const SudGrid *grid, const SudOrder *order, GString *out);
} Scale;

/* The first is the one that is meant where nothing is said. */
static const Scale scales[] = {
  { "rubric", true, append_rubric },
  { "hodoku", false, append_hodoku },
  { "explainer", false, append_explainer },
};

typedef struct
{
  RubricCliTask task;
  const Scale *scale;
  SudOrder order;
} Grading;

/* The first scale where @id is NULL; NULL, having complained, where there is none called @id. */
static const Scale *
find_scale (const char *id)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      if (id == NULL || g_str_equal (id, scales[i].id))
        return &scales[i];
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", scales[i].id);
    }
  /* Translators: %1$s is what was typed, %2$s a list of names */
  rubric_cli_complain (_("there is no scale “%1$s”; the scales are %2$s"), id, names->str);
  return NULL;
}

/* Which techniques to use; false, having complained, where one is unknown or the scale has its own. */
static bool
choose_techniques (Grading *self, const char *without, const char *with)
{
  if (self->scale->chosen || (without == NULL && with == NULL))
    return rubric_cli_choose_techniques (without, with, &self->order);
  /* Translators: %s is the name of a scale */
  rubric_cli_complain (_("the scale “%s” has techniques of its own: leave out --with and --without"),
                       self->scale->id);
  return false;
}

static RubricCliStatus
grade_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Grading *self = (const Grading *)task;
  SudLogic *logic;
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
  logic = rubric_cli_get_logic ();
  if (logic == NULL)
    {
      *problem = g_strdup (_ ("there is not enough memory"));
      return RUBRIC_CLI_ERROR;
    }
  grid = sud_sheet_get_puzzle (&puzzle->sheet);
  return self->scale->append (logic, &grid, &self->order, out);
}

RubricCliStatus
rubric_cli_grade (const RubricCliCommand *command, char **argv)
{
  Grading self = { .task = { .answer = grade_cb, .threads = rubric_cli_default_threads () } };
  g_autofree char *from = NULL, *scale = NULL, *without = NULL, *with = NULL;
  gboolean bare = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &scale, N_ ("Whose scale: rubric, hodoku or explainer"), N_ ("SCALE") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.task.threads, N_ ("Grade this many puzzles at once"), N_ ("THREADS") },
    { "no-names", 0, 0, G_OPTION_ARG_NONE, &bare, N_ ("Of several files, do not print which one each line is about"), NULL },
    { "without", 0, 0, G_OPTION_ARG_STRING, &without, N_ ("Do not use these techniques"), N_ ("ID,ID") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_ ("Use these, too, which are usually left out"), N_ ("ID,ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !rubric_cli_check_range ("--threads", self.task.threads, 1, SUD_BATCH_MAX_THREADS))
    return RUBRIC_CLI_ERROR;
  self.scale = find_scale (scale);
  if (self.scale == NULL || !choose_techniques (&self, without, with))
    return RUBRIC_CLI_ERROR;
  if (!bare)
    rubric_cli_name_files (&self.task, files);
  return rubric_cli_answer_files (&self.task, files);
}
