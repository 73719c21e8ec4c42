/* rubric-text-scan.h - sentences about the Sudokus of a picture: their names in a list, and how sure they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-scan.h"

/** rubric_scan_dup_notes: Returns: (transfer full) (nullable): sentences about what was left out of a PDF file */
char *rubric_scan_dup_notes (const RubricScan *scan);

/** rubric_scan_dup_names: Returns: (transfer full): the names of the rows of @found (nullable) for a list */
GStrv rubric_scan_dup_names (const GArray *found);

/**
 * rubric_scan_dup_rest:
 * @n_answers: how many grids of a PDF file were left out as solutions
 * @looked_at: how many of its @n_pages were looked at
 *
 * Returns: (transfer full) (nullable): sentences about that, or NULL if nothing was left out
 */
char *rubric_scan_dup_rest (int n_answers, int looked_at, int n_pages);

/**
 * rubric_scan_dup_sentence:
 * @puzzle: (nullable): NULL if there is no grid
 * @uncertain: how many of its cells are not certain
 *
 * Returns: (transfer full): how sure it is, and what to do
 */
char *rubric_scan_dup_sentence (const SudGrid *puzzle, int uncertain);

/** rubric_scan_dup_cell_name: Returns: (transfer full): the place of @cell and the @digit, or 0, read there, and if it
 * is @uncertain the key that confirms it */
char *rubric_scan_dup_cell_name (int cell, int digit, gboolean uncertain);

/** rubric_scan_dup_choice: Returns: (transfer full): the label of a button that takes @digit, or 0 */
char *rubric_scan_dup_choice (int digit);
