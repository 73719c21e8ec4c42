/* rubric-text-solutions.h - how many solutions there are, what would leave one, and why there is none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-solutions.h"
#include "sud-blame.h"
#include "sud-repair.h"
#include "sud-view.h"

#include <glib.h>

/**
 * rubric_text_solutions_summary:
 *
 * Returns: (transfer full) (nullable): "12 solutions, which differ in 8 cells.", and that digits were set aside; NULL
 *   if nothing is found
 */
char *rubric_text_solutions_summary (RubricSolutions *solutions);

/** rubric_text_solution_title: Returns: (transfer full): "Solution 3", or "All together" if @number is 0 */
char *rubric_text_solution_title (guint number);

/**
 * rubric_text_solution_digits:
 * @number: of a solution in @set, from 1, or 0 for all together
 *
 * Returns: (transfer full): the digits that tell it from others: "4 in row 1 column 3", or, if these are many, in the
 *   order in which those of all solutions together name the cells: "4 7 1 …"
 */
char *rubric_text_solution_digits (const RubricSolutionSet *set, guint number);

/**
 * rubric_text_cell_counts:
 *
 * Returns: (transfer full) (nullable): how many solutions have each digit in @cell: "Row 1 column 1, 1 in 12 solutions,
 *   4 in 10 solutions"; NULL if @view does not tell
 */
char *rubric_text_cell_counts (const SudView *view, int cell);

/**
 * rubric_text_unique:
 * @added: givens that leave one solution
 * @most: more than so many are not named, but said to be highlighted on the board
 *
 * Returns: (transfer full): these givens, and that fewer may do
 */
char *rubric_text_unique (const SudGrid *added, int most);

/**
 * rubric_text_blame:
 * @grid: without a solution
 *
 * Returns: (transfer full): which digits are to blame, and what they lead to, in whole sentences
 */
char *rubric_text_blame (const SudGrid *grid, const SudBlame *blame);

/**
 * rubric_text_slip:
 * @grid: as it was typed
 *
 * Returns: (transfer full): how to mend it: "Row 3 column 5: 1 instead of 7", "Exchange rows 3 and 4"
 */
char *rubric_text_slip (const SudGrid *grid, const SudSlip *slip);

/** rubric_text_slips: Returns: a heading for a list of @n of them */
const char *rubric_text_slips (int n);
