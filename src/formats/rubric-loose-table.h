/* rubric-loose-table.h - nine rows and nine columns of a table, and what stands beside them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose-fields.h"

typedef struct
{
  RubricLoose *loose;
  GArray *rows;
  char delimiter;
  guint gap;        /* blank lines since the last row */
  gboolean moved;   /* whether short rows end where long ones do */
  gboolean stained; /* whether cells that are in no table stand on the line above or below */
} RubricLooseTable;

/* Nine indices of rows or columns: one by one, with another after the third and the sixth, or with one after each. */
typedef struct
{
  guint start;
  gboolean parted;
  gboolean wide;
} RubricLooseNine;

static inline guint
rubric_loose_nine_at (RubricLooseNine nine, guint i)
{
  return nine.start + (nine.wide ? 2 * i : i) + (nine.parted ? i / 3 : 0);
}

static inline guint
rubric_loose_nine_end (RubricLooseNine nine)
{
  return rubric_loose_nine_at (nine, SUD_SIZE - 1) + 1;
}

static inline const RubricLooseFields *
rubric_loose_table_row (const RubricLooseTable *self, guint index)
{
  return &g_array_index (self->rows, RubricLooseFields, index);
}

static inline const RubricLooseFields *
rubric_loose_table_row_at (const RubricLooseTable *self, RubricLooseNine rows, guint i)
{
  return rubric_loose_table_row (self, rubric_loose_nine_at (rows, i));
}

static inline guint8
rubric_loose_table_field (const RubricLooseTable *self, RubricLooseNine rows, guint i, guint column)
{
  return rubric_loose_table_row_at (self, rows, i)->field[column];
}

/** Whether the column at @column, outside the nine @columns, is no part of the grid: nothing, labels, or what they add up to. */
gboolean rubric_loose_table_may_leave (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint column);

/**
 * rubric_loose_table_is_stain:
 * @index: of a row that is none of the nine @rows
 * @whole: whether only a row of nothing but cells counts, not any digit
 *
 * Returns: whether that row may be one of more than nine, being no heading and not what the columns add up to
 */
gboolean rubric_loose_table_is_stain (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint index,
                                      gboolean whole);

/** Returns: whether beside the nine @rows stand more of them, and not those of whole grids: nine of ten may be the wrong ones */
gboolean rubric_loose_table_are_of_more (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns);

/** Returns: whether the nine @rows have lost a field or have one too many, so that cells stand in the wrong columns */
gboolean rubric_loose_table_is_ragged (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns);

/** Returns: whether the nine @rows end where their last digit does, so that nothing would tell of a field that is lost */
gboolean rubric_loose_table_may_be_ragged (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns);

/**
 * rubric_loose_table_is_stripped:
 * @grid: what the nine @rows have in them
 *
 * Returns: whether all rows begin with a digit, or all end with one, but those that have none, and some are too short: from such
 *   rows the blanks at one end or at both are lost, and nothing tells how many
 */
gboolean rubric_loose_table_is_stripped (const RubricLooseTable *self, RubricLooseNine rows, const SudGrid *grid);
