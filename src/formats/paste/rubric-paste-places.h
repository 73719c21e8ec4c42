/* rubric-paste-places.h - records: cells with numbers that tell where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-lattice.h"

enum
{
  RUBRIC_PASTE_MOST_NUMBERS = 6, /* of a record; behind them are row and column of one number that counts all cells */
  RUBRIC_PASTE_MOST_RECORDS = 162,
};

typedef struct
{
  guint n;
  guint8 axis[RUBRIC_PASTE_MOST_NUMBERS];
  gdouble number[RUBRIC_PASTE_MOST_NUMBERS + 2];
  RubricPasteCell cell;
  gboolean weak; /* names that people give either axis */
  gboolean full; /* words, not letters */
  guint32 form;
} RubricPasteRecord;

typedef struct
{
  RubricPasteShapes *shapes;
  RubricPasteRecord records[RUBRIC_PASTE_MOST_RECORDS];
  guint n;
  guint missed; /* what looks like a record and is none */
  RubricPasteRecord others[3]; /* of another form, after the last */
  guint n_others;
  gboolean scales;
  guint32 parent; /* of the last record, if it is a node */
  guint32 name;   /* a hash of its name, or 0 */
} RubricPasteGroup;

/** Adds the numbers in characters @start to @end, each with what the word in front of it says. */
void rubric_paste_read_numbers (const RubricPasteTree *tree, guint32 start, guint32 end, RubricPasteRecord *record);

void rubric_paste_add_record (RubricPasteGroup *group, const RubricPasteRecord *record);

/** Makes a lattice of the records so far, or a near miss, and begins anew. */
void rubric_paste_end_group (RubricPasteGroup *group);

/** The statements of a line: `board[0][4] = 7;`, `r1c5=7`, `1,5,7`. */
void rubric_paste_read_statements (RubricPasteGroup *group, const RubricPasteLine *line);
