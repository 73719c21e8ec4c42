/* rubric-text-solutions.h - how many solutions there are, and what would leave one, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-view.h"

#include <glib.h>

/**
 * rubric_text_solutions_summary:
 * @n: how many are known, up to RUBRIC_SOLVER_MANY; @more: and there are others
 * @differing: the cells in which all of them differ
 * @set_aside: whether the person has digits that are not looked at
 *
 * Returns: (transfer full): "12 solutions, which differ in 8 cells."
 */
char *rubric_text_solutions_summary (guint n, gboolean more, SudCells differing, gboolean set_aside);

/** Returns: (transfer full): the digits of @grid in @cells: "1 in row 1 column 7 and 4 in row 2 column 5" */
char *rubric_text_digits_in (const SudGrid *grid, SudCells cells);

/** Returns: (transfer full) (nullable): how many solutions each digit of @cell takes part in: "Row 1 column 1, 1 in 12
 * solutions, 4 in 10 solutions"; NULL where @view does not tell */
char *rubric_text_cell_counts (const SudView *view, int cell);

/**
 * rubric_text_unique:
 * @most: more than so many are not named, but said to be highlighted on the board
 *
 * Returns: (transfer full): what is to be added so that one solution is left, and that there may be a shorter way
 */
char *rubric_text_unique (const SudGrid *added, int most);
