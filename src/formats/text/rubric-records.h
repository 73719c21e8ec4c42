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

/** rubric_record_next: Takes the next record that is no comment. Returns: FALSE if there is none. */
gboolean rubric_record_next (RubricLines *lines, RubricRecord *record);

/** rubric_fields_init: Puts the cursor before the first field of @record. */
void rubric_fields_init (RubricFields *self, const RubricRecord *record, char delimiter);

/** rubric_fields_next: Moves to the next field; passes over characters after a closing quotation mark. Returns: FALSE
 * if there is none */
gboolean rubric_fields_next (RubricFields *self);

/** rubric_fields_is_closed: Returns: whether the delimiter follows the closing quotation mark of the field, and no
 * colon as after a key of JSON */
gboolean rubric_fields_is_closed (const RubricFields *self);

/** rubric_fields_is_puzzle: Returns: whether the field has the 81 cells of a puzzle and nothing else. */
gboolean rubric_fields_is_puzzle (const RubricFields *self);

/** rubric_fields_is_damaged: Returns: whether nine tenths of the field are cells, and so many, or blanks side by side,
 * that it is no number: a puzzle with too few or too many cells, or a whole one. */
gboolean rubric_fields_is_damaged (const RubricFields *self);

/** rubric_record_has_cell: Returns: whether @column has no more than one character, as in a table of cells whose title
 * is also the name of a column of puzzles. */
gboolean rubric_record_has_cell (const RubricRecord *self, char delimiter, int column);

#define RUBRIC_RECORD_DELIMITERS ",;\t"

enum
{
  RUBRIC_SHAPE_NO_CELLS = -1,
};

/** RubricRecordShape: Traits by which records of a table are told from other text. */
typedef struct
{
  int n;            /* fields */
  int cells;        /* the first field of 81 cells, or RUBRIC_SHAPE_NO_CELLS */
  gboolean quoted;  /* that field stands in quotation marks */
  gboolean plain;   /* the fields before it, or all, are values of a table, no pieces of code or JSON */
  gboolean extends; /* it has all digits of another field of 81 cells and more, as a solution before its puzzle has */
} RubricRecordShape;

/** rubric_record_find_delimiter: Returns: that of RUBRIC_RECORD_DELIMITERS most frequent outside quotation marks */
char rubric_record_find_delimiter (const RubricRecord *record);

/** rubric_record_get_shape: Returns: the traits of @record */
RubricRecordShape rubric_record_get_shape (const RubricRecord *record, char delimiter);

/** rubric_cells_extend: Returns: whether the 81 cells at @whole have all digits of those at @part. */
gboolean rubric_cells_extend (const char *whole, const char *part);

/* The relation of the first puzzle in a line to another one after it. */
typedef enum
{
  RUBRIC_RELATION_ALONE,    /* there is no other */
  RUBRIC_RELATION_SOLUTION, /* the other is its solution, or a later state of it */
  RUBRIC_RELATION_START,    /* the other is its start: this one is the solution or a later state */
  RUBRIC_RELATION_NONE,     /* they have nothing to do with each other */
} RubricRelation;

/** rubric_text_relate_puzzles: Returns: the relation of @text, up to a number sign, to the other puzzles: of several
 * the last in the enum */
RubricRelation rubric_text_relate_puzzles (const char *text, gsize length);
