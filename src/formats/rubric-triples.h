/* rubric-triples.h - cells as three numbers: row, column, digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_triples_find:
 * @text: any text
 * @named: (out): whether they stand behind a name, and other text may be around them
 *
 * Looks for facts of logic programs, `given(1,1,5).`, for lists `[1,1,5],[1,2,3]` lines `1 1 5`, places of
 * a program `a[0][0] = 5` and keys `"0,0": 5`. They go from row to row, or below a heading that tells from column to
 * column: others may be columns and rows, or steps. What has one solution with the digit in another place is not read.
 *
 * Returns: (transfer full) (nullable): 81 characters, as rubric_places_to_line() gives
 */
char *rubric_triples_find (const char *text, gboolean *named);
