/* rubric-desk-verdict.c - the verdict on the puzzle, live
 *
 *     puzzle::changed ──► job (givens, limit 2) ──► verdict-changed ──► job (how hard) ──► verdict-changed
 *                                                                       ──► job (Explainer) ──► rated
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-desk-private.h"

#include "rubric-reasoning.h"

#include <string.h>

/* A puzzle that has arrived is there to be played; one that has not just one solution still has something to set up. */
static void
choose_mode (RubricDesk *self)
{
  if (self->verdict.just_opened)
    rubric_desk_set_mode (self, rubric_desk_get_solution (self) != NULL ? RUBRIC_MODE_SOLVING : RUBRIC_MODE_SETUP);
}

/* Returns: (nullable): the answer to add @reasoning to; NULL if that is about another puzzle */
static RubricAnswer *
get_answer (RubricDesk *self, const RubricReasoningResult *reasoning)
{
  SudGrid grid = sud_sheet_get_grid (&reasoning->sheet, SUD_ORIGINS_GIVEN);
  RubricAnswer *answer = &self->verdict.answer;

  if (reasoning->failed || !self->verdict.known || memcmp (&grid, &answer->grid, sizeof grid) != 0)
    return NULL;
  return answer;
}

static void
ask_reasoning (RubricDesk *self, RubricReasoningKind kind, RubricReasoningDone done)
{
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, &self->verdict.answer.grid, SUD_ORIGIN_GIVEN);
  rubric_reasoning_ask (self->verdict.grading, kind, &sheet, rubric_techniques_get_order (self->verdict.techniques),
                        done);
}

static void
rated (gpointer owner, const RubricReasoningResult *reasoning)
{
  RubricDesk *self = owner;
  RubricAnswer *answer = get_answer (self, reasoning);

  if (answer == NULL || !reasoning->rating.complete || reasoning->rating.er.tenths == 0)
    return;
  answer->rated = TRUE;
  answer->rating = reasoning->rating;
  rubric_desk_emit (self, RUBRIC_DESK_RATED, NULL);
}

/* To the session, for the person who comes back to the puzzle some day. */
static void
tell_level (RubricDesk *self)
{
  const RubricAnswer *answer = &self->verdict.answer;
  gboolean known = self->verdict.known && answer->graded && answer->grade.complete;

  if (self->session.session != NULL)
    rubric_session_set_level (self->session.session, self->puzzle, known ? (int)answer->grade.level : -1);
}

static void
graded (gpointer owner, const RubricReasoningResult *reasoning)
{
  RubricDesk *self = owner;
  RubricAnswer *answer = get_answer (self, reasoning);

  if (answer == NULL)
    return;
  answer->graded = TRUE;
  answer->grade = reasoning->grade;
  tell_level (self);
  if (!answer->rated)
    ask_reasoning (self, RUBRIC_REASONING_RATE, rated);
  rubric_desk_emit (self, RUBRIC_DESK_VERDICT_CHANGED, NULL);
}

/* How hard it is takes longer to find out than whether there is one solution. */
static void
ask_grade (RubricDesk *self)
{
  rubric_jobs_cancel (self->verdict.grading);
  if (self->verdict.answer.result.verdict == SUD_VERDICT_ONE)
    ask_reasoning (self, RUBRIC_REASONING_GRADE, graded);
}

static void
techniques_cb (RubricDesk *self)
{
  self->verdict.answer.graded = FALSE;
  if (self->verdict.known)
    ask_grade (self);
}

static void
checked (gpointer owner, const RubricAnswer *answer)
{
  RubricDesk *self = owner;

  self->verdict.answer = *answer;
  self->verdict.known = TRUE;
  choose_mode (self);
  rubric_desk_emit (self, RUBRIC_DESK_VERDICT_CHANGED, NULL);
  ask_grade (self);
}

void
rubric_desk_forget_verdict (RubricDesk *self)
{
  self->verdict.known = FALSE;
  self->verdict.just_opened = FALSE;
}

void
rubric_desk_expect_play (RubricDesk *self)
{
  gboolean blank = sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_BLANK) == SUD_CELLS;

  rubric_puzzle_set_mode (self->puzzle, blank ? RUBRIC_MODE_SETUP : RUBRIC_MODE_SOLVING);
  self->verdict.just_opened = !blank;
  if (!rubric_desk_is_checking (self))
    choose_mode (self);
}

void
rubric_desk_update_verdict (RubricDesk *self)
{
  RubricDeskVerdict *verdict = &self->verdict;
  SudGrid givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);

  if (verdict->known && memcmp (&givens, &verdict->answer.grid, sizeof givens) == 0)
    return;
  verdict->known = FALSE;
  tell_level (self);
  rubric_jobs_cancel (verdict->grading);
  if (sud_grid_is_valid (&givens))
    rubric_solver_check (verdict->jobs, &givens, checked);
  else
    {
      rubric_jobs_cancel (verdict->jobs);
      choose_mode (self);
    }
  rubric_desk_emit (self, RUBRIC_DESK_VERDICT_CHANGED, NULL);
}

/* Some cells may have been solved for the person, but not all blanks at once. */
static gboolean
is_finished (RubricDesk *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  return sud_grid_is_solved (&all)
         && (sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) == 0 || rubric_puzzle_get_stats (self->puzzle)->solutions == 0);
}

static void
entered_cb (RubricPuzzle *puzzle, const SudCells *cells, RubricDesk *self)
{
  guint mistakes = rubric_solve_stats_count_mistakes (rubric_puzzle_get_sheet (puzzle), *cells,
                                                      rubric_desk_get_solution (self));

  rubric_puzzle_count (puzzle, &(RubricSolveStats){ .mistakes = mistakes });
  if (is_finished (self))
    rubric_desk_emit (self, RUBRIC_DESK_FINISHED, NULL);
}

const RubricAnswer *
rubric_desk_get_verdict (RubricDesk *self)
{
  return self->verdict.known ? &self->verdict.answer : NULL;
}

const SudGrid *
rubric_desk_get_solution (RubricDesk *self)
{
  const RubricAnswer *answer = rubric_desk_get_verdict (self);

  return answer != NULL && answer->result.verdict == SUD_VERDICT_ONE ? &answer->result.first : NULL;
}

RubricTechniques *
rubric_desk_get_techniques (RubricDesk *self)
{
  return self->verdict.techniques;
}

gboolean
rubric_desk_is_checking (RubricDesk *self)
{
  return !self->verdict.known && rubric_jobs_get_busy (self->verdict.jobs);
}

void
rubric_desk_set_mode (RubricDesk *self, RubricMode mode)
{
  self->verdict.just_opened = FALSE;
  rubric_puzzle_set_mode (self->puzzle, mode);
}

void
rubric_desk_init_verdict (RubricDesk *self)
{
  self->verdict.jobs = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->verdict.grading = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->verdict.techniques = rubric_techniques_new ();
  g_signal_connect_object (self->verdict.techniques, "changed", G_CALLBACK (techniques_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (rubric_desk_update_verdict), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "entered", G_CALLBACK (entered_cb), self, 0);
  rubric_desk_update_verdict (self);
}

void
rubric_desk_close_verdict (RubricDesk *self)
{
  rubric_jobs_close (self->verdict.jobs);
  rubric_jobs_close (self->verdict.grading);
}
