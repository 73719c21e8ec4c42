/* rubric-record-shape.h - what a record of a table looks like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-records.h"

#define RUBRIC_RECORD_DELIMITERS ",;\t"

enum
{
  RUBRIC_SHAPE_NO_CELLS = -1,
};

/**
 * RubricRecordShape:
 * @n: its fields
 * @cells: the first field of 81 cells, or RUBRIC_SHAPE_NO_CELLS
 * @quoted: whether that one stands in quotation marks
 * @plain: the fields before it, or all where it is none, are values as tables have them: no piece of code or JSON
 * @extends: the field at @cells has all digits of another field of 81 cells and more, as a solution has those of its puzzle
 */
typedef struct
{
  int n;
  int cells;
  gboolean quoted;
  gboolean plain;
  gboolean extends;
} RubricRecordShape;

/** What of RUBRIC_RECORD_DELIMITERS stands most often outside quotation marks. */
char rubric_record_find_delimiter (const RubricRecord *record);

/** Looks at the fields of @record. */
RubricRecordShape rubric_record_shape (const RubricRecord *record, char delimiter);

/** Whether the 81 cells at @whole have all digits of those at @part. */
gboolean rubric_cells_extend (const char *whole, const char *part);

/**
 * RubricBeside:
 * @RUBRIC_BESIDE_NOTHING: there is no other puzzle
 * @RUBRIC_BESIDE_SOLUTION: there is its solution, or one on the way to it
 * @RUBRIC_BESIDE_START: it is itself such a one, of another that stands behind it
 * @RUBRIC_BESIDE_STRANGER: there is one that has nothing to do with it
 *
 * What else stands in a line with its first puzzle of 81 cells.
 */
typedef enum
{
  RUBRIC_BESIDE_NOTHING,
  RUBRIC_BESIDE_SOLUTION,
  RUBRIC_BESIDE_START,
  RUBRIC_BESIDE_STRANGER,
} RubricBeside;

/** What a "#" begins is none of it. */
RubricBeside rubric_text_find_beside (const char *text, gsize length);
