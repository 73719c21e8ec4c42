/* rubric-places.h - cells that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-places-told.h"

/** Returns: (transfer full): none yet; g_array_unref() frees it */
GArray *rubric_places_new (void);

/**
 * rubric_places_add:
 * @row: as it is counted, from 0 or from 1; negative: not known, and nothing is added
 * @column: the same
 * @digit: '1' to '9', a point for a blank, or NUL for what is neither: these are no cells of a Sudoku then
 */
void rubric_places_add (GArray *self, int row, int column, char digit);

/** Returns: the number that @text begins with, none too great for an int; -1 where it begins otherwise */
int rubric_places_read_index (const char *text);

/** Returns: what rubric_places_add() takes, for @length bytes at @text, which are all there is in a cell */
char rubric_places_read_digit (const char *text, gsize length);

/**
 * rubric_places_to_line:
 * @told: (inout): its size is raised
 *
 * Returns: (transfer full) (nullable): 81 characters, or NULL where these are not the cells of one Sudoku that has one
 *   solution: more often than not a part of something else has several
 */
char *rubric_places_to_line (const GArray *self, RubricPlacesTold *told);

/**
 * rubric_places_find:
 * @text: any text
 * @told: (inout): as in rubric_places_to_line(), and whether they are turnable
 *
 * Looks for objects with a row, a column and a value, `{"row": 0, "col": 4, "value": 7}`, and for a list `r1c5=7, r1c8: 2`,
 * which goes from row to row or from column to column: what a program has found step by step does not, or has so many of them that it is no puzzle.
 *
 * Returns: (transfer full) (nullable): the same
 */
char *rubric_places_find (const char *text, RubricPlacesTold *told);

/**
 * rubric_places_find_givens:
 * @text: any text
 * @line: (out) (transfer full) (nullable): 81 characters, the givens, or NULL where they are no puzzle
 * @told: (inout): as in rubric_places_find()
 *
 * Looks for objects that tell which digits are givens: `{"value": 7, "given": true}`, with their places or in their order.
 *
 * Returns: whether there are some, and digits that are none
 */
gboolean rubric_places_find_givens (const char *text, char **line, RubricPlacesTold *told);
