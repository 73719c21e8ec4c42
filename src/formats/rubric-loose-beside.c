/* rubric-loose-beside.c - what stands beside nine rows and nine columns of a table
 *
 *        1  2  3  4 …          a heading
 *     A  5  3        …  15     a label, and a sum, or how many digits there are
 *     …
 *       30 26 17 13  …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-table.h"

enum
{
  MOST_ROWS = 4 * SUD_SIZE, /* that are counted beside nine */
};

/* What cells in a row or a column add up to, and whether other fields are that. */
typedef struct
{
  guint count;
  guint sum;
} Total;

typedef struct
{
  gboolean counts;
  gboolean sums;
} Totals;

static void
add (Total *total, guint8 field)
{
  if (field >= 1 && field <= SUD_SIZE)
    {
      total->count++;
      total->sum += field;
    }
}

static void
compare (Totals *totals, Total total, guint8 field)
{
  gboolean nothing = total.count == 0 && field == RUBRIC_LOOSE_FIELD_EMPTY;

  totals->counts &= nothing || field == total.count;
  totals->sums &= nothing || field == (total.sum > SUD_SIZE ? RUBRIC_LOOSE_FIELD_OTHER : total.sum);
}

static gboolean
are_row_totals (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint column)
{
  Totals totals = { TRUE, TRUE };

  for (guint i = 0; i < SUD_SIZE && (totals.counts || totals.sums); i++)
    {
      Total total = { 0 };

      for (guint k = 0; k < SUD_SIZE; k++)
        add (&total, rubric_loose_table_field (self, rows, i, rubric_loose_nine_at (columns, k)));
      compare (&totals, total, rubric_loose_table_field (self, rows, i, column));
    }
  return totals.counts || totals.sums;
}

static gboolean
are_column_totals (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint index)
{
  Totals totals = { TRUE, TRUE };

  for (guint k = 0; k < SUD_SIZE && (totals.counts || totals.sums); k++)
    {
      guint column = rubric_loose_nine_at (columns, k);
      Total total = { 0 };

      for (guint i = 0; i < SUD_SIZE; i++)
        add (&total, rubric_loose_table_field (self, rows, i, column));
      compare (&totals, total, rubric_loose_table_row (self, index)->field[column]);
    }
  return totals.counts || totals.sums;
}

/* A column that is left out has no digits but labels, 1 to 9 or 0 to 8, the same sign in each row, or totals. */
gboolean
rubric_loose_table_may_leave (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint column)
{
  gboolean cells = FALSE, labels = TRUE, indices = TRUE, same = TRUE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      guint8 field = rubric_loose_table_field (self, rows, i, column);

      cells |= field < RUBRIC_LOOSE_FIELD_EMPTY;
      labels &= field == i + 1;
      indices &= field == i;
      same &= field == 0;
    }
  return !cells || labels || indices || same || are_row_totals (self, rows, columns, column);
}

gboolean
rubric_loose_table_is_stain (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint index,
                             gboolean whole)
{
  gboolean digits = FALSE, heading = TRUE, indices = TRUE, cells = TRUE;

  if (index >= self->rows->len)
    return FALSE;
  for (guint k = 0; k < SUD_SIZE; k++)
    {
      guint8 field = rubric_loose_table_row (self, index)->field[rubric_loose_nine_at (columns, k)];

      digits |= field >= 1 && field <= 9;
      cells &= field <= 9;
      heading &= field == k + 1;
      indices &= field == k;
    }
  return (whole ? cells && self->delimiter != '|' : digits) && !heading && !indices
         && !are_column_totals (self, rows, columns, index);
}

/* Whether the row at @index may be one of a grid that has not been found: digits, blanks and empty fields, or nothing. A number
 * alone is none. */
static gboolean
may_be_row (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint index)
{
  const RubricLooseFields *row = rubric_loose_table_row (self, index);
  const RubricLooseLine *line = rubric_loose_get_line (self->loose, row->line);

  if (row->n < 2 || line->taken || row->size)
    return FALSE;
  for (guint k = 0; k < SUD_SIZE; k++)
    if (row->field[rubric_loose_nine_at (columns, k)] > RUBRIC_LOOSE_FIELD_EMPTY)
      return FALSE;
  return row->empty || rubric_loose_table_is_stain (self, rows, columns, index, FALSE);
}

/* Whether a line with nothing on it stands between the row at @index and the next by @step. */
static gboolean
is_parted (const RubricLooseTable *self, guint index, int step)
{
  guint first = rubric_loose_table_row (self, MIN (index, index + step))->line;
  guint second = rubric_loose_table_row (self, MAX (index, index + step))->line;

  for (guint i = first + 1; i < second; i++)
    if (rubric_loose_get_line (self->loose, i)->kind == RUBRIC_LOOSE_BLANK)
      return TRUE;
  return FALSE;
}

/* Whether such rows follow the one at @index by @step, without those of whole grids, which may have empty ones among them. */
static gboolean
has_more (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, guint index, int step)
{
  guint n = 0, all = 0, filled = 0;

  for (guint next = index + step; n < MOST_ROWS && next < self->rows->len; next += step)
    {
      gboolean empty = rubric_loose_table_row (self, next)->empty;

      if (!may_be_row (self, rows, columns, next) || is_parted (self, next - step, step) || (n == 0 && empty))
        break;
      n++;
      filled += !empty;
      all = empty ? all : n;
    }
  return all % SUD_SIZE != 0 && filled % SUD_SIZE != 0;
}

gboolean
rubric_loose_table_are_of_more (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  return has_more (self, rows, columns, rows.start, -1)
         || has_more (self, rows, columns, rubric_loose_nine_end (rows) - 1, 1);
}
