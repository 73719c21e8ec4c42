/* rubric-desk-solve.c - Solve: all blanks, or some of them
 *
 *     entries?  none, or hopeless ─► search ──► answers in the blanks
 *               right, or unknown ─► "Show the whole solution?" ──► search
 *               wrong ─────────────► "Keep or replace them?" ─────► search without them
 *
 * If the person has chosen one of several solutions, which is in sight already, it is filled in without a question.
 *
 * Wrong entries are known only if the givens have one solution. There is one question at most; if the givens have no
 * solution there is nothing to give away. A few cells are filled without a question, as the givens want it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

static SudCells
find_wrong_entries (RubricDesk *self)
{
  const SudGrid *solution = rubric_desk_get_solution (self);

  return solution != NULL ? rubric_puzzle_get_mistakes (self->puzzle, solution) : SUD_NO_CELLS;
}

/* Returns: the entries that do not stay */
static SudCells
find_replaced_entries (RubricDesk *self)
{
  if (self->solve.chosen)
    return rubric_puzzle_get_mistakes (self->puzzle, &self->solve.solution);
  return self->solve.replace ? find_wrong_entries (self) : SUD_NO_CELLS;
}

/* Writes the answer into the cells that were asked for, as one step; those in which solutions differ only if all
 * were. */
static void
fill_in_answer (RubricDesk *self, const RubricAnswer *answer)
{
  const RubricDeskSolve *solve = &self->solve;
  SudSheet sheet = *rubric_puzzle_get_sheet (self->puzzle);
  gboolean all = sud_cells_count (solve->cells) == SUD_CELLS;
  const SudGrid *solution = solve->chosen ? &solve->solution : &answer->solution;
  SudCells wrong = find_replaced_entries (self);
  gboolean differ = FALSE;
  RubricSolveStats help = { .solutions = all };

  if (all)
    sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  SUD_EACH_CELL (cell, solve->cells)
    if (!all && sud_cells_has (answer->differing, cell))
      differ = TRUE;
    else if (sheet.digit[cell] == 0 || sud_cells_has (wrong, cell))
      {
        sud_sheet_set_digit (&sheet, cell, solution->digit[cell], SUD_ORIGIN_SOLVED);
        help.cells += !all;
      }
  rubric_puzzle_replace (self->puzzle, &sheet);
  rubric_puzzle_count (self->puzzle, &help);
  if (all)
    rubric_desk_emit (self, RUBRIC_DESK_SOLVED, (gpointer)answer);
  else if (differ)
    rubric_desk_tell (self, RUBRIC_NOTICE_DIFFER, NULL, NULL);
}

static void
solved (gpointer owner, const RubricAnswer *answer)
{
  RubricDesk *self = owner;

  if (answer->result.solutions > 0)
    fill_in_answer (self, answer);
  else
    rubric_desk_tell (self, RUBRIC_NOTICE_NO_SOLUTION, NULL, answer);
}

/* Entries that are known to be wrong are no part of the question; if a solution is chosen, none is. */
static void
search_solution (RubricDesk *self)
{
  SudGrid grid = rubric_puzzle_get_grid (self->puzzle, self->solve.chosen ? SUD_ORIGINS_GIVEN : SUD_ORIGINS_PERSON);
  SudCells wrong = find_wrong_entries (self);

  SUD_EACH_CELL (cell, wrong)
    grid.digit[cell] = 0;
  rubric_solver_solve (self->solve.jobs, &grid, self->solve.chosen ? NULL : rubric_puzzle_get_sheet (self->puzzle),
                       self->solve.strategy, solved);
}

static void
solve_replied_cb (GObject *prompt, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricDesk) self = user_data;
  g_autoptr (GFile) unused = NULL;
  RubricReply reply = rubric_prompt_ask_finish (RUBRIC_PROMPT (prompt), result, &unused);
  gboolean taken_back = g_cancellable_is_cancelled (self->solve.asking);

  g_clear_object (&self->solve.asking);
  if (reply == RUBRIC_REPLY_CANCEL || taken_back)
    return;
  self->solve.replace = reply == RUBRIC_REPLY_REPLACE;
  search_solution (self);
}

static void
ask_before_solving (RubricDesk *self)
{
  RubricQuestion question = { .cells = find_wrong_entries (self) };

  if (self->prompt == NULL)
    return;
  question.kind = rubric_desk_get_solution (self) == NULL    ? RUBRIC_QUESTION_TRY_SOLUTION
                  : sud_cells_is_empty (question.cells) ? RUBRIC_QUESTION_SHOW_SOLUTION
                                                        : RUBRIC_QUESTION_WRONG_ENTRIES;
  self->solve.asking = g_cancellable_new ();
  rubric_prompt_ask_async (self->prompt, &question, self->solve.asking, solve_replied_cb, g_object_ref (self));
}

/* Full, or hopeless as far as can be seen. Wrong entries in conflict are asked about, not refused. */
static gboolean
refuse_to_solve (RubricDesk *self)
{
  SudGrid grid = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_PERSON);
  SudCells wrong = find_wrong_entries (self);

  if (sud_grid_is_solved (&grid))
    rubric_desk_tell (self, RUBRIC_NOTICE_FULL, NULL, NULL);
  else if (sud_cells_is_empty (wrong) && !sud_grid_is_valid (&grid))
    rubric_desk_tell (self, RUBRIC_NOTICE_CLASH, NULL, NULL);
  else
    return FALSE;
  return TRUE;
}

static gboolean
has_something_to_tell (RubricDesk *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (self);
  gboolean hopeless = answer != NULL && answer->result.verdict == SUD_VERDICT_NONE;

  return !hopeless && sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_ENTERED) > 0;
}

static void
set_task (RubricDesk *self, const SudStrategy *strategy, SudCells cells)
{
  self->solve.strategy = strategy;
  self->solve.cells = cells;
  self->solve.replace = self->solve.chosen = FALSE;
}

void
rubric_desk_solve (RubricDesk *self, const SudStrategy *strategy)
{
  if (self->solve.asking != NULL || refuse_to_solve (self))
    return;
  set_task (self, strategy, SUD_ALL_CELLS);
  if (has_something_to_tell (self))
    ask_before_solving (self);
  else
    search_solution (self);
}

void
rubric_desk_solve_cells (RubricDesk *self, SudCells cells, const SudStrategy *strategy)
{
  if (self->solve.asking != NULL || refuse_to_solve (self))
    return;
  set_task (self, strategy, cells);
  search_solution (self);
}

void
rubric_desk_solve_to (RubricDesk *self, const SudStrategy *strategy, const SudGrid *solution)
{
  if (self->solve.asking != NULL)
    return;
  set_task (self, strategy, SUD_ALL_CELLS);
  self->solve.chosen = TRUE;
  self->solve.solution = *solution;
  search_solution (self);
}

void
rubric_desk_stop_solving (RubricDesk *self)
{
  rubric_jobs_cancel (self->solve.jobs);
}

gboolean
rubric_desk_is_solving (RubricDesk *self)
{
  return rubric_jobs_get_busy (self->solve.jobs);
}

static void
solving_cb (RubricDesk *self)
{
  rubric_desk_notify (self, RUBRIC_DESK_PROP_SOLVING);
}

void
rubric_desk_init_solve (RubricDesk *self)
{
  self->solve.jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  g_signal_connect_object (self->solve.jobs, "notify::busy", G_CALLBACK (solving_cb), self, G_CONNECT_SWAPPED);
  /* A solve that is under way is of the puzzle before the change. */
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (rubric_desk_stop_solving), self, G_CONNECT_SWAPPED);
}

void
rubric_desk_cancel_solve (RubricDesk *self)
{
  rubric_jobs_cancel (self->solve.jobs);
  g_cancellable_cancel (self->solve.asking);
}

void
rubric_desk_close_solve (RubricDesk *self)
{
  rubric_desk_cancel_solve (self);
  rubric_jobs_close (self->solve.jobs);
}
