/* rubric-reasoning.c - the search for how a person could go on, in a worker thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-reasoning.h"

#include "rubric-solver.h"
#include "sud-cancel.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <string.h>

typedef struct
{
  RubricReasoningResult reasoning;
  SudOrder order;
  RubricReasoningDone done;
} Question;

/* If the givens have several solutions, the reasoning begins with all that is there, and that decides. The number of
 * solutions is counted only if a person is told. */
static void
count_with_entries (RubricReasoningResult *self, const atomic_bool *cancel, SudResult *result)
{
  gboolean told = self->kind == RUBRIC_REASONING_PATH || self->kind == RUBRIC_REASONING_HODOKU
                  || self->kind == RUBRIC_REASONING_ALL;
  gint64 limit = told ? RUBRIC_SOLVER_COUNT_MAX + 1 : 2;
  SudResult marked;

  self->puzzle = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&self->puzzle, limit, cancel, result);
  self->by_digits = result->verdict == SUD_VERDICT_ONE;
  if (self->by_digits ? self->marks == RUBRIC_MARKS_RULES : self->marks != RUBRIC_MARKS_NOTES)
    {
      sud_marked_solve (&self->sheet, limit, cancel, &marked);
      if (marked.verdict != SUD_VERDICT_NONE || self->marks == RUBRIC_MARKS_RULES)
        {
          *result = marked;
          return;
        }
    }
  if (result->verdict == SUD_VERDICT_MANY)
    {
      memset (self->sheet.centre, 0, sizeof self->sheet.centre);
      memset (self->sheet.eliminated, 0, sizeof self->sheet.eliminated);
    }
}

/* Finds what contradicts the one solution of the digits, if there is one. */
static void
compare_with_solution (RubricReasoningResult *self, const atomic_bool *cancel)
{
  SudResult result;

  self->puzzle = sud_sheet_get_grid (&self->sheet, SUD_ORIGINS_GIVEN);
  sud_solve_count (&self->puzzle, 2, cancel, &result);
  self->by_digits = result.verdict == SUD_VERDICT_ONE;
  if (result.verdict == SUD_VERDICT_MANY)
    count_with_entries (self, cancel, &result);
  self->solutions = (gint64)result.solutions;
  self->unique = result.verdict == SUD_VERDICT_ONE;
  self->impossible = result.verdict == SUD_VERDICT_NONE;
  for (int cell = 0; cell < SUD_CELLS && self->unique && self->by_digits; cell++)
    {
      int digit = self->sheet.digit[cell], right = result.first.digit[cell];

      if (digit != 0 && digit != right)
        sud_cells_add (&self->wrong, cell);
      else if (digit == 0 && (sud_sheet_candidates (&self->sheet, cell) & SUD_DIGIT_BIT (right)) == 0)
        sud_cells_add (&self->lost, cell);
    }
  /* Beside a wrong digit the right ones are missing everywhere: that is not what is to be told */
  if (!sud_cells_is_empty (self->wrong))
    self->lost = SUD_NO_CELLS;
}

static gboolean
begin_reasoning (RubricReasoningResult *self, SudPencilmarks *marks)
{
  gboolean fit;

  self->from_givens = !sud_cells_is_empty (self->wrong) || !sud_cells_is_empty (self->lost);
  fit = sud_pencilmarks_from_grid (marks, &self->puzzle);
  if (!self->from_givens)
    {
      SudCells given = marks->given;

      fit = sud_pencilmarks_from_sheet (marks, &self->sheet);
      marks->given = given;
    }
  return fit;
}

/* Nets find something everywhere, and take their time: they come only after all else has failed. */
static void
drop_nets (SudOrder *order)
{
  static const SudTechniqueId nets[]
      = { SUD_TECHNIQUE_LEMMA_NET, SUD_TECHNIQUE_DOUBLE_NET, SUD_TECHNIQUE_NESTED_NET };

  for (guint i = 0; i < G_N_ELEMENTS (nets); i++)
    sud_order_drop (order, nets[i]);
}

static SudPath *
find_path (RubricReasoningResult *self, SudLogic *logic, const SudPencilmarks *marks, const SudOrder *order)
{
  SudOrder all;
  SudPath *path;

  if (self->kind == RUBRIC_REASONING_PATH)
    return sud_path_new (logic, marks, order);
  if (self->kind == RUBRIC_REASONING_HODOKU)
    return sud_hodoku_explain (logic, marks);
  if (self->kind == RUBRIC_REASONING_HINT)
    return sud_path_new_easiest (logic, marks, order);
  all = *order;
  drop_nets (&all);
  path = sud_path_new_all (logic, marks, &all);
  if (path == NULL || sud_path_get_n_steps (path) > 0)
    return path;
  sud_path_unref (path);
  return sud_path_new_easiest (logic, marks, order);
}

/* Returns: FALSE if it was cancelled; without a result it had no memory */
static gboolean
reason_with (RubricReasoningResult *self, SudLogic *logic, const SudPencilmarks *marks)
{
  SudOrder usual;
  const SudOrder *order = self->order != NULL ? self->order : &usual;

  sud_order_init (&usual);
  logic->rules = self->by_digits ? SUD_RULE_UNIQUE : 0;
  if (self->kind == RUBRIC_REASONING_GRADE)
    return sud_grade_run (logic, marks, order, &self->grade);
  if (self->kind == RUBRIC_REASONING_RATE)
    return sud_explainer_rate (logic, marks, &self->rating);
  self->path = find_path (self, logic, marks, order);
  self->failed = self->path == NULL && !sud_logic_is_cancelled (logic);
  return self->path != NULL || self->failed;
}

gboolean
rubric_reasoning_run (RubricReasoningResult *self, const atomic_bool *cancel)
{
  SudPencilmarks marks;
  SudLogic *logic;
  gboolean done;

  if (self->kind == RUBRIC_REASONING_WHY)
    return rubric_reasoning_run_why (self, cancel);
  compare_with_solution (self, cancel);
  if (!begin_reasoning (self, &marks)
      || ((self->from_givens || self->impossible) && self->kind == RUBRIC_REASONING_HINT))
    return !sud_is_cancelled (cancel);
  logic = sud_logic_new ();
  self->failed = logic == NULL;
  if (self->failed)
    return TRUE;
  logic->cancel = cancel;
  done = reason_with (self, logic, &marks);
  sud_logic_free (logic);
  return done;
}

static gboolean
reasoning_work (RubricJob *job, gpointer data, GError **error)
{
  Question *question = data;

  if (rubric_reasoning_run (&question->reasoning, rubric_job_get_cancel (job)))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "");
  return FALSE;
}

static void
reasoning_done (gpointer owner, gpointer data, const GError *error)
{
  Question *question = data;

  if (error == NULL)
    question->done (owner, &question->reasoning);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  g_clear_pointer (&question->reasoning.path, sud_path_unref);
  g_free (question);
}

static void
ask_question (RubricJobs *jobs, Question *question, const SudSheet *sheet, const SudOrder *order,
              RubricReasoningDone done)
{
  question->reasoning.sheet = *sheet;
  if (order != NULL)
    {
      question->order = *order;
      question->reasoning.order = &question->order;
    }
  question->done = done;
  rubric_jobs_run (jobs, reasoning_work, reasoning_done, question, question_free);
}

void
rubric_reasoning_ask (RubricJobs *jobs, RubricReasoningKind kind, const SudSheet *sheet, const SudOrder *order,
                      RubricReasoningDone done)
{
  Question *question = g_new0 (Question, 1);

  question->reasoning.kind = kind;
  ask_question (jobs, question, sheet, order, done);
}

void
rubric_reasoning_ask_why (RubricJobs *jobs, int cell, int digit, const SudSheet *sheet, const SudOrder *order,
                          RubricReasoningDone done)
{
  Question *question = g_new0 (Question, 1);

  question->reasoning.kind = RUBRIC_REASONING_WHY;
  question->reasoning.why = (RubricWhy){ .cell = cell, .digit = digit };
  ask_question (jobs, question, sheet, order, done);
}
