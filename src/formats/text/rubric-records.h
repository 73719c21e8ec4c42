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

/* The text of a record, without the line's end, and the line on which it begins. */
typedef struct
{
  const char *start;
  gsize length;
  gsize number;
} RubricRecord;

/* A cursor over the fields of a record: the current one from @start to @stop, without quotation marks around it, in
 * which two mean one if it is @quoted. */
typedef struct
{
  int index; /* that of the current field, from 0 */
  const char *start;
  const char *stop;
  gboolean quoted;
  /*< private >*/
  const char *at; /* the next field, or NULL after the last */
  const char *end;
  char delimiter;
} RubricFields;

/* Takes the next record that is no comment. Returns FALSE if there is none. */
gboolean rubric_record_next (RubricLines *lines, RubricRecord *record);

/* Puts the cursor before the first field of @record. */
void rubric_fields_init (RubricFields *self, const RubricRecord *record, char delimiter);

/* Returns FALSE if there is no further field; characters after a closing quotation mark are passed over. */
gboolean rubric_fields_next (RubricFields *self);

/* Returns: whether the quotation mark that ends a field is next to the delimiter: a key of JSON has a colon there. */
gboolean rubric_fields_is_closed (const RubricFields *self);

/* Returns: whether the field has the 81 cells of a puzzle and nothing else. */
gboolean rubric_fields_is_puzzle (const RubricFields *self);

/* Returns: whether the field has most of a puzzle, or of more than one; 81 cells, too: see
 * rubric_fields_is_puzzle(). */
gboolean rubric_fields_is_damaged (const RubricFields *self);

/* Returns: whether @column has no more than a digit: in a table of cells, whose title is the name of a column. */
gboolean rubric_record_has_cell (const RubricRecord *self, char delimiter, int column);

#define RUBRIC_RECORD_DELIMITERS ",;\t"

enum
{
  RUBRIC_SHAPE_NO_CELLS = -1,
};

typedef struct
{
  int n;            /* how many fields */
  int cells;        /* the first field of 81 cells, or RUBRIC_SHAPE_NO_CELLS */
  gboolean quoted;  /* that one stands in quotation marks */
  gboolean plain;   /* the fields before it, or all, are values as tables have them: no piece of code or JSON */
  gboolean extends; /* it has all digits of another field of 81 cells and more, as a solution has those of its puzzle */
} RubricRecordShape;

/* Returns the one of RUBRIC_RECORD_DELIMITERS that stands most often outside quotation marks. */
char rubric_record_find_delimiter (const RubricRecord *record);

RubricRecordShape rubric_record_shape (const RubricRecord *record, char delimiter);

/* Returns: whether the 81 cells at @whole have all digits of those at @part. */
gboolean rubric_cells_extend (const char *whole, const char *part);

/* The other puzzles in a line with its first one of 81 cells. */
typedef enum
{
  RUBRIC_BESIDE_NOTHING,
  RUBRIC_BESIDE_SOLUTION, /* its solution, or one on the way to it */
  RUBRIC_BESIDE_START,    /* it is itself such a one, of another that follows it */
  RUBRIC_BESIDE_STRANGER, /* one that has nothing to do with it */
} RubricBeside;

/* A "#" ends the line. */
RubricBeside rubric_text_find_beside (const char *text, gsize length);
