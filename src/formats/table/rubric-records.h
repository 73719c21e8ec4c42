/* rubric-records.h - tables as text: records, and the fields in them (RFC 4180)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-lines.h"

enum
{
  RUBRIC_RECORD_MAX = 1 << 20, /* bytes of a record of several lines; a longer one has lost a quotation mark */
};

/**
 * RubricRecord:
 * @start: the text of a record, without the line's end
 * @length: its bytes
 * @number: of its first line
 */
typedef struct
{
  const char *start;
  gsize length;
  gsize number;
} RubricRecord;

/**
 * RubricFields:
 * @index: of the current field, from 0
 * @start: its text, without quotation marks around it
 * @stop: behind it
 * @quoted: two quotation marks in it mean one
 *
 * A cursor over the fields of a record.
 */
typedef struct
{
  int index;
  const char *start;
  const char *stop;
  gboolean quoted;
  /*< private >*/
  const char *at; /* the next field, or NULL behind the last */
  const char *end;
  char delimiter;
} RubricFields;

/** Takes the next record that is no comment. Returns: FALSE where there is none */
gboolean rubric_record_next (RubricLines *lines, RubricRecord *record);

/** Stands before the first field of @record. */
void rubric_fields_init (RubricFields *self, const RubricRecord *record, char delimiter);

/** Returns: FALSE where there is no further field; what stands behind a closing quotation mark is passed over */
gboolean rubric_fields_next (RubricFields *self);

/** Whether nothing stands between the quotation mark that ends a field and the delimiter: a key of JSON has a colon there. */
gboolean rubric_fields_is_closed (const RubricFields *self);

/** Whether the field has the 81 cells of a puzzle and nothing else. */
gboolean rubric_fields_is_puzzle (const RubricFields *self);

/** Whether the field has most of a puzzle, or of more than one. Of 81 cells, too: ask rubric_fields_is_puzzle() before. */
gboolean rubric_fields_is_damaged (const RubricFields *self);

/** Whether no more than a digit stands at @column: a record of a table of cells, whose title is the name of a column. */
gboolean rubric_record_has_cell (const RubricRecord *self, char delimiter, int column);
