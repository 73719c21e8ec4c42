/* rubric-loose-where.h - what a cell says of where it stands, by attributes or members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose-tag.h"

/** What a number is: several ways to tell a place, each by two numbers or by one. */
typedef enum
{
  RUBRIC_LOOSE_AXIS_ROW,
  RUBRIC_LOOSE_AXIS_COLUMN,
  RUBRIC_LOOSE_AXIS_DOWN, /* as a page shows it */
  RUBRIC_LOOSE_AXIS_ACROSS,
  RUBRIC_LOOSE_AXIS_Y, /* as some programs call the column, and others the row */
  RUBRIC_LOOSE_AXIS_X,
  RUBRIC_LOOSE_AXIS_INDEX,
  RUBRIC_LOOSE_AXIS_FIRST, /* of two which nothing calls row and column */
  RUBRIC_LOOSE_AXIS_SECOND,
  RUBRIC_LOOSE_N_AXES,
} RubricLooseAxis;

enum
{
  RUBRIC_LOOSE_UNTOLD = G_MININT,
};

/**
 * RubricLooseWhere:
 * @number: in hundredths, #RUBRIC_LOOSE_UNTOLD where it is not told
 * @in_table: whether rows of a table are above it
 * @shown: whether what is being read is for the looks of a page
 * @weak: whether the two numbers without names stand where others do, too
 */
typedef struct
{
  int number[RUBRIC_LOOSE_N_AXES];
  gboolean in_table;
  gboolean shown;
  gboolean weak;
} RubricLooseWhere;

void rubric_loose_where_init (RubricLooseWhere *self, gboolean in_table);

/** Takes what @attribute of an element tells. */
void rubric_loose_where_take_attribute (RubricLooseWhere *self, const RubricLooseAttribute *attribute);

/** Takes what an object of data tells, whose members are the text from @at to @end. */
void rubric_loose_where_take_members (RubricLooseWhere *self, const char *at, const char *end);

/** Takes what a key of data tells. */
void rubric_loose_where_take_key (RubricLooseWhere *self, const char *key, gsize length);

/** Whether both numbers are told. */
static inline gboolean
rubric_loose_where_tells (const RubricLooseWhere *self, RubricLooseAxis first, RubricLooseAxis second)
{
  return self->number[first] != RUBRIC_LOOSE_UNTOLD && self->number[second] != RUBRIC_LOOSE_UNTOLD;
}
