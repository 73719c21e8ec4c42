/* rubric-places.h - cells that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** Returns: (transfer full): none yet; g_array_unref() frees it */
GArray *rubric_places_new (void);

/**
 * rubric_places_add:
 * @row: as it is counted, from 0 or from 1; negative: not known, and nothing is added
 * @column: the same
 * @digit: '1' to '9'; anything else is a blank
 */
void rubric_places_add (GArray *self, int row, int column, char digit);

/** Returns: (transfer full) (nullable): 81 characters, or NULL where these are not the cells of one Sudoku */
char *rubric_places_to_line (const GArray *self);

/**
 * rubric_places_find:
 * @text: any text
 *
 * Looks for objects with a row, a column and a value, `{"row": 0, "col": 4, "value": 7}`, and for a list `r1c5=7, r1c8: 2`,
 * which goes from row to row: what a program has found step by step does not.
 *
 * Returns: (transfer full) (nullable): the same
 */
char *rubric_places_find (const char *text);
