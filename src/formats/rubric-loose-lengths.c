/* rubric-loose-lengths.c - what the lengths of the rows of a table tell of fields that are lost
 *
 *     5;3;;;7;;;;      nine fields
 *     6;;;1;9;5        three less: programs that leave out empty ones at the end do so in all rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-table.h"

/* How many fields most rows have, as the first of them tell. */
static guint
get_usual (const RubricLooseTable *self, RubricLooseNine rows)
{
  guint first = rubric_loose_table_row_at (self, rows, 0)->n;

  return first != rubric_loose_table_row_at (self, rows, 1)->n ? rubric_loose_table_row_at (self, rows, 2)->n : first;
}

/* Whether a field is missing inside the nine where blanks have a sign of their own, or all of a row where others have empty
 * fields at their end: programs that leave them out do so in all rows. */
static gboolean
is_short (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  gboolean ends = FALSE, signs = FALSE, missing = FALSE, nothing = FALSE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseFields *row = rubric_loose_table_row_at (self, rows, i);

      ends |= row->n >= SUD_SIZE && row->field[row->n - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      missing |= row->field[rubric_loose_nine_end (columns) - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      nothing |= row->n == 1 && row->empty;
      for (guint k = 0; k < SUD_SIZE; k++)
        signs |= row->field[rubric_loose_nine_at (columns, k)] == 0;
    }
  return (missing && signs) || (nothing && ends);
}

/* Whether one row has a field more than all others, or any has those of another behind its own, or one has less though it ends
 * inside the nine, or any has though others have empty ones at their end: then its cells stand in the wrong columns. */
static gboolean
is_uneven (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  guint usual = get_usual (self, rows), odd = 0, n_odd = 0;
  gboolean ends_empty = FALSE, shorter = FALSE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseFields *row = rubric_loose_table_row_at (self, rows, i);

      ends_empty |= row->n == usual && row->n <= RUBRIC_LOOSE_MAX_FIELDS && row->field[row->n - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      if (row->n == usual)
        continue;
      odd = MAX (odd, row->n);
      shorter |= row->n < usual;
      n_odd++;
    }
  return (odd > usual && odd >= MIN (usual + SUD_SIZE - 1, RUBRIC_LOOSE_MAX_FIELDS))
         || (n_odd == 1 && (odd > usual || odd < rubric_loose_nine_end (columns))) || (ends_empty && shorter);
}

gboolean
rubric_loose_table_is_stripped (const RubricLooseTable *self, RubricLooseNine rows, const SudGrid *grid)
{
  guint first = 0, last = 0, shorter = 0, filled = 0;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      first += grid->digit[sud_cell (i, 0)] != 0;
      last += grid->digit[sud_cell (i, SUD_SIZE - 1)] != 0;
      filled += !rubric_loose_table_row_at (self, rows, i)->empty;
      shorter += rubric_loose_table_row_at (self, rows, i)->n < SUD_SIZE;
    }
  return (self->moved || shorter > 0) && (first == filled || last == filled) && sud_grid_count_filled (grid) < SUD_CELLS;
}

/* Whether tabs are left out where a row ends: then nothing tells of one that is lost. */
static gboolean
is_trimmed (const RubricLooseTable *self, RubricLooseNine rows)
{
  for (guint i = 1; i < SUD_SIZE; i++)
    if (self->delimiter == '\t' && rubric_loose_table_row_at (self, rows, i)->n != rubric_loose_table_row_at (self, rows, 0)->n)
      return TRUE;
  return FALSE;
}

/* Whether no row has as many fields as are read: the last column may have been empty, or another one may be lost. */
static gboolean
is_narrow (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (rubric_loose_table_row_at (self, rows, i)->n >= rubric_loose_nine_end (columns))
      return FALSE;
  return TRUE;
}

gboolean
rubric_loose_table_is_ragged (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  return is_uneven (self, rows, columns) || is_short (self, rows, columns);
}

gboolean
rubric_loose_table_may_be_ragged (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  return is_trimmed (self, rows) || is_narrow (self, rows, columns);
}
