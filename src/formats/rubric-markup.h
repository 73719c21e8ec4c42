/* rubric-markup.h - the text of a table in XML, whatever its tags are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-places-told.h"

/**
 * rubric_markup_to_text:
 * @markup: UTF-8; a piece of a document, or nothing of the kind
 * @told: (inout): as in rubric_places_find()
 *
 * What stands in elements without others in them are cells: they are parted by blanks, and those with nothing in them become
 * points. What has elements in it ends a line. Cells that say in which row and column they are become one line of 81.
 *
 * Returns: (transfer full) (nullable): NULL where that are no cells of a Sudoku
 */
char *rubric_markup_to_text (const char *markup, RubricPlacesTold *told);
