/* rubric-solutions.h - the solutions of a puzzle that has several, and givens that would leave one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-inquiry.h"
#include "rubric-row.h"
#include "sud-view.h"

/**
 * RubricSolutionSet:
 * @grid: the puzzle
 * @found: of SudGrid: up to RUBRIC_SOLVER_COUNT_MAX solutions, the smallest of all first
 * @more: whether there are others
 * @counts: how many of those that were found have each digit in each cell
 * @possible: the digits that any solution has in each cell, found or not
 * @differing: the cells in which there are several such digits
 * @telling: a few cells whose digits tell those that were found apart
 */
typedef struct
{
  SudGrid grid;
  GArray *found;
  gboolean more;
  guint16 counts[SUD_CELLS][SUD_SIZE];
  SudDigits possible[SUD_CELLS];
  SudCells differing;
  SudCells telling;
} RubricSolutionSet;

/**
 * RubricSolutions:
 *
 * It applies to a puzzle that is known to have several solutions.
 *
 * RubricSolutions::set-aside-changed: the person has begun, or ceased, to have digits beside the givens
 * RubricSolutions::unique: rubric_solutions_get_added() returns another grid
 */
#define RUBRIC_TYPE_SOLUTIONS (rubric_solutions_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolutions, rubric_solutions, RUBRIC, SOLUTIONS, RubricInquiry)

/** rubric_solutions_new: Returns: (transfer full): the question about the puzzle on @desk, off at first */
RubricSolutions *rubric_solutions_new (RubricDesk *desk);

/** rubric_solutions_applies: Returns: whether the puzzle on @desk is known to have several solutions */
gboolean rubric_solutions_applies (RubricDesk *desk);

/** rubric_solutions_get_set: Returns: (transfer none) (nullable): the answer, once it is found */
const RubricSolutionSet *rubric_solutions_get_set (RubricSolutions *self);

/**
 * rubric_solutions_list:
 *
 * Returns: (transfer full): a list of RubricRow, of which it is the owner: row 0 is all solutions together, the others
 *   one each; there are none before they are found
 */
GListModel *rubric_solutions_list (RubricSolutions *self);

/** rubric_solutions_has_set_aside: Returns: whether the person has entered digits, which do not count here */
gboolean rubric_solutions_has_set_aside (RubricSolutions *self);

/**
 * rubric_solutions_get_view:
 * @index: 0 for all together: digits that all have are filled in, and other cells have candidates with the number of
 *   listed solutions that each takes part in; else a solution, with the cells shaded in which it differs from others
 *
 * Returns: FALSE if nothing is found
 */
gboolean rubric_solutions_get_view (RubricSolutions *self, guint index, SudView *view);

/** rubric_solutions_make_unique: Looks for a few givens that leave one solution: any if @index is 0, else that one. */
void rubric_solutions_make_unique (RubricSolutions *self, guint index);

/** rubric_solutions_get_added: Returns: (nullable) (transfer none): the givens to add, once they are found */
const SudGrid *rubric_solutions_get_added (RubricSolutions *self);

/** rubric_solutions_forget_added: Forgets the givens to add. */
void rubric_solutions_forget_added (RubricSolutions *self);

/** rubric_solutions_add: Adds these givens, as one step that can be undone. */
void rubric_solutions_add (RubricSolutions *self);
