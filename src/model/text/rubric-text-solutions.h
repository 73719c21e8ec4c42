/* rubric-text-solutions.h - how many solutions there are, what would leave one, and why there is none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-blame.h"
#include "sud-typo.h"
#include "sud-view.h"

#include <glib.h>

/**
 * rubric_text_solutions_summary:
 * @n: how many are known, up to RUBRIC_SOLVER_MANY
 * @more: whether there are others
 * @differing: the cells in which they differ
 * @set_aside: whether the person has digits that do not count
 *
 * Returns: (transfer full): "12 solutions, which differ in 8 cells."
 */
char *rubric_text_solutions_summary (guint n, gboolean more, SudCells differing, gboolean set_aside);

/** rubric_text_digits_in: Returns: (transfer full): the digits in @cells: "1 in row 1 column 7 and 4 in row 2 column 5" */
char *rubric_text_digits_in (const SudGrid *grid, SudCells cells);

/**
 * rubric_text_cell_counts:
 *
 * Returns: (transfer full) (nullable): how many solutions have each digit in @cell: "Row 1 column 1, 1 in 12 solutions, 4 in 10
 *   solutions"; NULL if @view does not tell
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

/** rubric_text_typo_place: Returns: (transfer full): where a digit is wrong: "Row 3 column 5" */
char *rubric_text_typo_place (const SudTypo *typo);

/** rubric_text_typo_change: Returns: (transfer full): how to correct it: "7 → 1", or "7 → blank" */
char *rubric_text_typo_change (const SudGrid *grid, const SudTypo *typo);

/** rubric_text_typo: Returns: (transfer full): both as a sentence: "In row 3 column 5, 1 instead of 7" */
char *rubric_text_typo (const SudGrid *grid, const SudTypo *typo);

/** rubric_text_typos: Returns: (transfer full): a heading for a list of @n such changes */
char *rubric_text_typos (guint n);
