/* rubric-loose-fields.h - a line of a table: what stands between its delimiters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose.h"

enum
{
  RUBRIC_LOOSE_MAX_FIELDS = 40,
};

/* What a field is: 0 to 9 for a cell, or one of these. */
enum
{
  RUBRIC_LOOSE_FIELD_EMPTY = 10,
  RUBRIC_LOOSE_FIELD_OTHER = 11,
  RUBRIC_LOOSE_FIELD_LABEL = 20, /* and 0 to 8: A to I, R1 to R9, C1 to C9 */
};

typedef struct
{
  guint8 field[RUBRIC_LOOSE_MAX_FIELDS];
  guint n;
  guint line;
  gboolean empty; /* all fields are */
  gboolean pairs; /* two bars part them */
  gboolean size;  /* it tells how many rows and columns there are, see rubric_loose_is_size() */
} RubricLooseFields;

/** Reads the fields of @line. Those in quotation marks may have @delimiter in them, but a cell has not. */
void rubric_loose_fields_read (const RubricLooseLine *line, char delimiter, RubricLooseFields *row);
