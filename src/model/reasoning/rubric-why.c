/* rubric-why.c - why a cell cannot be a digit, or must, from the person's own position
 *
 *     givens with one solution ─────────────► it is that digit, or not: the path shows why
 *     with several: givens and entries, ────► the digit is in none of the solutions, in all, or in some
 *     and marks that are part of the puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-reasoning.h"

#include "sud-cancel.h"
#include "sud-houses.h"
#include "sud-marked.h"
#include "sud-solve.h"

#include <string.h>

/* Returns: a cell in sight of @cell that has @digit, or -1 */
static int
find_seen (const SudGrid *grid, int cell, int digit)
{
  SudCells peers = sud_peers_of (cell);

  SUD_EACH_CELL (peer, peers)
    if (grid->digit[peer] == digit)
      return (int)peer;
  return -1;
}

/* Returns: whether a solution that the marks of @sheet allow has @digit in @cell, which is blank */
static gboolean
can_hold (const SudSheet *sheet, int cell, int digit, const atomic_bool *cancel)
{
  SudSheet tried = *sheet;
  SudResult result;

  if ((sud_sheet_candidates (sheet, cell) & SUD_DIGIT_BIT (digit)) == 0)
    return FALSE;
  sud_sheet_set_digit (&tried, cell, digit, SUD_ORIGIN_ENTERED);
  sud_marked_solve (&tried, 1, cancel, &result);
  return result.solutions > 0;
}

/* Answers for @sheet, whose cell of the question is blank, by its solutions, of which there are several. */
static void
answer_by_solutions (RubricWhy *why, const SudSheet *sheet, const atomic_bool *cancel)
{
  gboolean can = can_hold (sheet, why->cell, why->digit, cancel);

  for (int digit = 1; digit <= SUD_SIZE && why->other == 0; digit++)
    if (digit != why->digit && can_hold (sheet, why->cell, digit, cancel))
      why->other = digit;
  why->answer = !can ? RUBRIC_WHY_NOT : why->other == 0 ? RUBRIC_WHY_MUST : RUBRIC_WHY_EITHER;
}

/* Takes out of @sheet what is wrong, and the marks if they leave out a right digit. */
static void
keep_right (RubricReasoningResult *self, SudSheet *sheet, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0 && sheet->digit[cell] != solution->digit[cell])
      {
        sud_cells_add (&self->wrong, cell);
        sud_sheet_set_digit (sheet, cell, 0, SUD_ORIGIN_BLANK);
      }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] == 0
        && (sud_sheet_candidates (sheet, cell) & SUD_DIGIT_BIT (solution->digit[cell])) == 0)
      sud_cells_add (&self->lost, cell);
}

/* Fills @marks with the position to begin with: without the marks of @sheet, if they rule out a right digit or leave
 * nothing to be shown. Given is what has the one solution, be it with entries. */
static void
begin_position (RubricReasoningResult *self, SudSheet *sheet, SudPencilmarks *marks)
{
  const RubricWhy *why = &self->why;
  SudPencilmarks given;

  sud_pencilmarks_from_grid (&given, &self->puzzle);
  sud_pencilmarks_from_sheet (marks, sheet);
  if (!sud_cells_is_empty (self->lost) || !sud_pencilmarks_has (marks, why->cell, why->digit))
    {
      sud_sheet_clear_marks (sheet);
      sud_pencilmarks_from_sheet (marks, sheet);
    }
  marks->given = given.given;
}

/* Counts the solutions of the givens; if these have several, of all that the person has entered in @sheet, with the
 * marks if they are part of the puzzle. */
static void
count_for_question (RubricReasoningResult *self, const SudSheet *sheet, const atomic_bool *cancel, SudResult *result)
{
  self->puzzle = sud_sheet_get_grid (sheet, SUD_ORIGINS_GIVEN);
  sud_solve_count (&self->puzzle, 2, cancel, result);
  self->by_digits = result->verdict == SUD_VERDICT_ONE;
  if (result->verdict != SUD_VERDICT_MANY)
    return;
  self->puzzle = sud_sheet_get_grid (sheet, SUD_ORIGINS_PERSON);
  sud_solve_count (&self->puzzle, 2, cancel, result);
  self->by_digits = result->verdict == SUD_VERDICT_ONE;
  if (self->marks == RUBRIC_MARKS_RULES)
    sud_marked_solve (sheet, 2, cancel, result);
}

/* Answers by the solutions, and takes out of @sheet what contradicts the only one. Returns: FALSE if there is none */
static gboolean
answer_question (RubricReasoningResult *self, SudSheet *sheet, const atomic_bool *cancel)
{
  RubricWhy *why = &self->why;
  SudResult result;

  count_for_question (self, sheet, cancel, &result);
  self->solutions = (gint64)result.solutions;
  self->unique = result.verdict == SUD_VERDICT_ONE;
  self->impossible = result.verdict == SUD_VERDICT_NONE || result.verdict == SUD_VERDICT_INVALID;
  if (self->impossible)
    why->answer = RUBRIC_WHY_NONE;
  else if (!self->unique)
    {
      if (self->marks != RUBRIC_MARKS_RULES)
        sud_sheet_clear_marks (sheet); /* nobody can tell whether they are right */
      answer_by_solutions (why, sheet, cancel);
    }
  else
    {
      keep_right (self, sheet, &result.first);
      why->answer = result.first.digit[why->cell] == why->digit ? RUBRIC_WHY_MUST : RUBRIC_WHY_NOT;
    }
  return !self->impossible;
}

/* Finds the path that shows the answer from @marks: nothing but the board, if it is seen there. Returns: FALSE if it
 * was cancelled */
static gboolean
show_answer (RubricReasoningResult *self, const SudPencilmarks *marks, const atomic_bool *cancel)
{
  SudLogic *logic = sud_logic_new ();
  const RubricWhy *why = &self->why;
  SudOrder usual, none = { 0 };

  sud_order_init (&usual);
  if (logic != NULL)
    {
      logic->cancel = cancel;
      logic->rules = self->by_digits ? SUD_RULE_UNIQUE : 0;
      if (why->answer == RUBRIC_WHY_SEEN)
        self->path = sud_path_new_all (logic, marks, &none);
      else
        self->path = sud_path_new_why (logic, marks, self->order != NULL ? self->order : &usual, why->cell,
                                       why->digit, why->answer == RUBRIC_WHY_MUST);
      sud_logic_free (logic);
    }
  self->failed = self->path == NULL && !sud_is_cancelled (cancel);
  return self->path != NULL || self->failed;
}

gboolean
rubric_reasoning_run_why (RubricReasoningResult *self, const atomic_bool *cancel)
{
  RubricWhy *why = &self->why;
  SudSheet sheet = self->sheet;
  SudPencilmarks marks;
  SudGrid grid;

  if (sheet.origin[why->cell] == SUD_ORIGIN_GIVEN)
    {
      why->answer = RUBRIC_WHY_GIVEN;
      return TRUE;
    }
  sud_sheet_erase (&sheet, SUD_ORIGIN_SOLVED);
  sud_sheet_set_digit (&sheet, why->cell, 0, SUD_ORIGIN_BLANK);
  if (!answer_question (self, &sheet, cancel))
    return !sud_is_cancelled (cancel);
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
  why->seen = find_seen (&grid, why->cell, why->digit);
  if (why->seen >= 0)
    why->answer = RUBRIC_WHY_SEEN;
  if (why->answer == RUBRIC_WHY_EITHER)
    return !sud_is_cancelled (cancel);
  begin_position (self, &sheet, &marks);
  self->sheet = sheet;
  return show_answer (self, &marks, cancel);
}
