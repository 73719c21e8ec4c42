/* rubric-tatham.h - Solo of Simon Tatham's Portable Puzzle Collection: what its game ids and its saves share
 *
 *     3x3db:5_3b7d6b1_9_5d…
 *     |   | `- a digit; "a" to "z" for 1 to 26 blanks; "_" keeps two digits apart
 *     |   `--- how hard and how symmetric it was made
 *     `------- boxes of 3×3; "j" jigsaw, "x" diagonals, "k" killer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"
#include "sud-sheet.h"

/**
 * rubric_tatham_check_parameters:
 * @slice: the text around, for the place of an error
 * @start: what stands before the colon of an id
 *
 * Returns: TRUE for the classic 9×9; else FALSE with @error, which names the kind of puzzle that it is
 */
gboolean rubric_tatham_check_parameters (const RubricSlice *slice, const char *start, const char *end, GError **error);

/**
 * rubric_tatham_read:
 * @start: what stands behind the colon
 * @sheet: an empty one, for the givens
 */
gboolean rubric_tatham_read (const RubricSlice *slice, const char *start, const char *end, SudSheet *sheet,
                             GError **error);

/** Appends the digits of @grid, as they stand behind the colon. */
void rubric_tatham_write (GString *out, const SudGrid *grid);
