/* rubric-solution.h - one of several solutions, as an item of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib-object.h>

#define RUBRIC_TYPE_SOLUTION (rubric_solution_get_type ())
G_DECLARE_FINAL_TYPE (RubricSolution, rubric_solution, RUBRIC, SOLUTION, GObject)

/**
 * rubric_solution_new:
 * @number: from 1; 0 for all of them together
 * @grid: (nullable): the digits
 * @telling: cells whose digits tell it from the others
 *
 * Returns: (transfer full)
 */
RubricSolution *rubric_solution_new (guint number, const SudGrid *grid, SudCells telling);

/** Returns: (transfer full): "Solution 3", or "All together" */
char *rubric_solution_dup_title (RubricSolution *self);

/** Returns: (transfer full): the digits that tell it from others: "4 in row 1 column 3", or, where these are many, in the
 * order in which those of all of them together name the cells: "4 7 1 …" */
char *rubric_solution_dup_digits (RubricSolution *self);
