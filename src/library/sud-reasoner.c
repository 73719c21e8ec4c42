/* sud-reasoner.c - how a person solves a puzzle: the steps, why a digit is right or wrong, and how hard it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-reasoner.h"

#include "sud-marked.h"
#include "sud-path.h"
#include "sud-puzzle-request.h"
#include "sud-ratings.h"
#include "sud-solve.h"

#include <stdlib.h>

_Static_assert (sizeof (SudRating) == 24, "no padding");

struct _SudReasoner
{
  SudLogic *logic;
  SudOrder order; /* the usual one */
};

SudReasoner *
sud_reasoner_new (void)
{
  SudReasoner *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->logic = sud_logic_new ();
  sud_order_init (&self->order);
  if (self->logic != NULL)
    return self;
  free (self);
  return NULL;
}

void
sud_reasoner_free (SudReasoner *self)
{
  if (self == NULL)
    return;
  sud_logic_free (self->logic);
  free (self);
}

/* Prepares the logic for a new question, whatever it was asked before. */
static void
forget_questions (SudReasoner *self, bool unique, const SudFlag *cancel)
{
  sud_logic_forget (self->logic);
  self->logic->rules = unique ? SUD_RULE_UNIQUE : 0;
  self->logic->cancel = cancel;
}

/* Returns: whether the paper allows the digit of @solution in each cell */
static bool
allows_solution (const SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0 && (sud_sheet_candidates (sheet, cell) & SUD_DIGIT_BIT (solution->digit[cell])) == 0)
      return false;
  return true;
}

/* Finds the one solution of @sheet, by its digits or, if these have several, by its marks, too. */
static SudAnswer
begin_position (SudReasoner *self, const SudSheet *sheet, const SudFlag *cancel, SudPencilmarks *marks,
                SudGrid *solution)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  SudSheet paper = *sheet;
  SudResult result;
  bool by_digits;

  sud_sheet_erase (&paper, SUD_ORIGIN_SOLVED);
  sud_solve_count (&grid, 2, cancel, &result);
  by_digits = result.verdict == SUD_VERDICT_ONE;
  if (result.verdict == SUD_VERDICT_MANY && sud_marked_restricts (&paper))
    sud_marked_solve (&paper, 2, cancel, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return result.verdict == SUD_VERDICT_CANCELLED ? SUD_ANSWER_CANCELLED : SUD_ANSWER_NOT_UNIQUE;
  if (!allows_solution (&paper, &result.first))
    return SUD_ANSWER_IMPOSSIBLE;
  *solution = result.first;
  sud_pencilmarks_from_sheet (marks, &paper);
  forget_questions (self, by_digits, cancel);
  return SUD_ANSWER_YES;
}

static SudAnswer
answer_with (SudExplanation *path, const SudFlag *cancel, SudExplanation **explanation)
{
  *explanation = path;
  if (path != NULL)
    return SUD_ANSWER_YES;
  return sud_is_cancelled (cancel) ? SUD_ANSWER_CANCELLED : SUD_ANSWER_NO_MEMORY;
}

SudAnswer
sud_reasoner_explain (SudReasoner *self, const SudSheet *sheet, const SudFlag *cancel, SudExplanation **explanation)
{
  SudPencilmarks marks;
  SudGrid solution;
  SudAnswer answer = begin_position (self, sheet, cancel, &marks, &solution);

  *explanation = NULL;
  if (answer != SUD_ANSWER_YES)
    return answer;
  return answer_with (sud_path_new (self->logic, &marks, &self->order), cancel, explanation);
}

SudAnswer
sud_reasoner_explain_why (SudReasoner *self, const SudSheet *sheet, int cell, int digit, const SudFlag *cancel,
                          SudExplanation **explanation)
{
  SudPencilmarks marks;
  SudGrid solution;
  SudAnswer answer = begin_position (self, sheet, cancel, &marks, &solution);

  *explanation = NULL;
  if (answer != SUD_ANSWER_YES)
    return answer;
  if (marks.value[cell] != 0)
    return SUD_ANSWER_IMPOSSIBLE;
  /* Without a step: a peer has the digit, or a mark that rules it out */
  if (!sud_pencilmarks_has (&marks, cell, digit))
    {
      const SudOrder none = { 0 };

      return answer_with (sud_path_new_all (self->logic, &marks, &none), cancel, explanation);
    }
  return answer_with (sud_path_new_why (self->logic, &marks, &self->order, cell, digit,
                                        solution.digit[cell] == digit),
                      cancel, explanation);
}

SudExplanation *
sud_explanation_ref (SudExplanation *self)
{
  return sud_path_ref (self);
}

void
sud_explanation_unref (SudExplanation *self)
{
  if (self != NULL)
    sud_path_unref (self);
}

int
sud_explanation_get_n_steps (const SudExplanation *self)
{
  return sud_path_get_n_steps (self);
}

const SudStep *
sud_explanation_get_step (const SudExplanation *self, int index)
{
  return sud_path_get_step (self, index);
}

void
sud_explanation_get_sheet (const SudExplanation *self, int index, SudSheet *sheet)
{
  SudPencilmarks marks;

  sud_path_get_marks (self, index, &marks);
  sud_pencilmarks_to_sheet (&marks, sheet);
}

/* Rates on the scales of other programs, of a puzzle that has one solution. Returns: false if it was cancelled */
static bool
rate_elsewhere (SudLogic *logic, const SudPencilmarks *marks, unsigned scales, SudRating *rating)
{
  SudExplainerRating explainer;
  SudHodoku hodoku;

  if (scales & SUD_SCALE_HODOKU)
    {
      if (!sud_hodoku_run (logic, marks, &hodoku))
        return false;
      rating->hodoku_level = hodoku.level;
      rating->hodoku_score = hodoku.score;
    }
  if (scales & SUD_SCALE_EXPLAINER)
    {
      if (!sud_explainer_rate (logic, marks, &explainer))
        return false;
      rating->er = explainer.er.tenths;
      rating->ep = explainer.ep.tenths;
      rating->ed = explainer.ed.tenths;
      rating->estimated = explainer.er.about;
    }
  return true;
}

SudAnswer
sud_reasoner_rate (SudReasoner *self, const SudGrid *puzzle, unsigned scales, const SudFlag *cancel,
                   SudRating *rating)
{
  SudPencilmarks marks;
  SudResult result;
  SudGrade grade;

  *rating = (SudRating){ .level = SUD_N_LEVELS };
  if (!sud_pencilmarks_from_grid (&marks, puzzle))
    return SUD_ANSWER_YES;
  forget_questions (self, true, cancel);
  if (!sud_grade_begin (self->logic, &marks, &self->order, &grade))
    return SUD_ANSWER_CANCELLED;
  if (!grade.complete)
    {
      sud_solve_count (puzzle, 2, cancel, &result);
      if (result.verdict == SUD_VERDICT_CANCELLED)
        return SUD_ANSWER_CANCELLED;
      if (result.verdict != SUD_VERDICT_ONE)
        return SUD_ANSWER_YES;
      if (!sud_grade_finish (self->logic, &self->order, &grade))
        return SUD_ANSWER_CANCELLED;
    }
  *rating = (SudRating){ .level = grade.level, .hardest = grade.hardest, .effort = grade.effort };
  return rate_elsewhere (self->logic, &marks, scales, rating) ? SUD_ANSWER_YES : SUD_ANSWER_CANCELLED;
}

SudAnswer
sud_make (SudLevel level_least, SudLevel level_most, SudSymmetryId symmetry, SudTechniqueId technique, uint64_t seed,
          const SudFlag *cancel, SudGrid *puzzle)
{
  static const SudAnswer answers[] = {
    [SUD_PUZZLE_REQUEST_DONE] = SUD_ANSWER_YES,
    [SUD_PUZZLE_REQUEST_STOPPED] = SUD_ANSWER_YES,
    [SUD_PUZZLE_REQUEST_TRIED] = SUD_ANSWER_IMPOSSIBLE,
    [SUD_PUZZLE_REQUEST_UNKNOWN] = SUD_ANSWER_IMPOSSIBLE,
    [SUD_PUZZLE_REQUEST_CANCELLED] = SUD_ANSWER_CANCELLED,
    [SUD_PUZZLE_REQUEST_NO_MEMORY] = SUD_ANSWER_NO_MEMORY,
  };
  SudPuzzleRequest request;
  SudRequestedPuzzle made;
  SudAnswer answer;

  sud_puzzle_request_init (&request);
  request.symmetry = symmetry;
  request.level_least = (uint8_t)level_least;
  request.level_most = (uint8_t)level_most;
  if (technique < SUD_N_TECHNIQUES)
    request.needs[technique] = true;
  if (sud_puzzle_request_check (&request) != NULL)
    return SUD_ANSWER_IMPOSSIBLE;
  answer = answers[sud_puzzle_request_make (&request, seed, cancel, &made)];
  if (answer == SUD_ANSWER_YES)
    *puzzle = made.puzzle;
  return answer;
}
