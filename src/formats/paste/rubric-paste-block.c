/* rubric-paste-block.c - which of the rows that stand together are grids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-block.h"

void
rubric_paste_block_init (RubricPasteBlock *self, RubricPasteShapes *shapes, guint form, guint32 node)
{
  *self = (RubricPasteBlock){ shapes, form, node };
  self->cells = g_array_new (FALSE, FALSE, sizeof (RubricPasteCell));
  self->rows = g_array_new (FALSE, FALSE, sizeof (RubricPasteRow));
}

void
rubric_paste_block_clear (RubricPasteBlock *self)
{
  g_array_unref (self->cells);
  g_array_unref (self->rows);
}

/* The gap between most cells of a row. */
static guint32
find_usual (const guint32 *gaps, guint n)
{
  guint32 usual = 0;
  guint most = 0;

  for (guint i = 1; i < n; i++)
    {
      guint same = 0;

      for (guint k = 1; k < n; k++)
        same += gaps[k] == gaps[i];
      if (same > most)
        {
          most = same;
          usual = gaps[i];
        }
    }
  return usual;
}

/* Nothing but signs that draw rules as well. */
static gboolean
may_be_rule (const RubricPasteCell *cells, const guint32 *gaps, guint n)
{
  for (guint k = 0; k < n; k++)
    if (cells[k].kind != RUBRIC_PASTE_CELL_BLANK || !rubric_paste_is_any (cells[k].sign, "-_*~=")
        || (k > 0 && (gaps[k] & ~(guint32)RUBRIC_PASTE_GAP_BAR) != 0))
      return FALSE;
  return TRUE;
}

RubricPasteRow *
rubric_paste_block_add (RubricPasteBlock *self, const RubricPasteCell *cells, const guint32 *gaps, guint n)
{
  RubricPasteRow row = { .cell = self->cells->len, .n = n, .counts = { -1, -1 } };
  guint seen = MIN (n, 32);
  guint32 usual = find_usual (gaps, seen);

  for (guint k = 0; k < seen; k++)
    {
      row.bars |= (gaps[k] & RUBRIC_PASTE_GAP_BAR) != 0 ? 1u << k : 0;
      row.heavy
          |= (gaps[k] & RUBRIC_PASTE_GAP_HEAVY) != 0 || (k > 0 && (gaps[k] & RUBRIC_PASTE_GAP_SIGN) != 0) ? 1u << k : 0;
      row.wide |= k > 0 && gaps[k] != usual ? 1u << k : 0;
      if (k > 0)
        row.form = row.form * 31 + (gaps[k] & ~(guint32)RUBRIC_PASTE_GAP_SPACES)
                   + ((gaps[k] & RUBRIC_PASTE_GAP_SPACES) != 0);
    }
  row.maybe = may_be_rule (cells, gaps, n);
  g_array_append_vals (self->cells, cells, n);
  g_array_append_val (self->rows, row);
  return rubric_paste_block_row (self, self->rows->len - 1);
}

gboolean
rubric_paste_block_is_blank (const RubricPasteBlock *self, const RubricPasteRow *row)
{
  for (guint k = 0; k < row->n; k++)
    if (rubric_paste_block_cell (self, row, k)->kind != RUBRIC_PASTE_CELL_BLANK)
      return FALSE;
  return TRUE;
}

gboolean
rubric_paste_block_is_head (const RubricPasteBlock *self, const RubricPasteRow *row)
{
  for (guint left = 0; left + 9 <= row->n && left < 2; left++)
    {
      gint first = rubric_paste_block_cell (self, row, left)->count;
      guint k = 1;

      while (k < 9 && first >= 0 && first < 2
             && rubric_paste_block_cell (self, row, left + k)->count == first + (gint)k)
        k++;
      if (k == 9)
        return TRUE;
    }
  return FALSE;
}

/* A row of a sheet in which nothing is written. */
static gboolean
is_void (const RubricPasteBlock *self, guint i)
{
  const RubricPasteRow *row = rubric_paste_block_row (self, i);

  return rubric_paste_block_cell (self, row, 0)->sign == ' ' && rubric_paste_block_is_blank (self, row);
}

/* The sign of most blanks in rows that are no rules; 0 for none. */
static guint8
find_sign (const RubricPasteBlock *self)
{
  guint kinds[256] = { 0 }, most = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (self, i);

      for (guint k = 0; k < row->n && !row->maybe; k++)
        {
          const RubricPasteCell *cell = rubric_paste_block_cell (self, row, k);

          if (cell->kind == RUBRIC_PASTE_CELL_BLANK && ++kinds[cell->sign] > kinds[most])
            most = cell->sign;
        }
    }
  return most;
}

/* Returns whether rows that may be rules stand only between bands of three. */
static gboolean
are_between_bands (const RubricPasteBlock *self, guint sure)
{
  guint n = 0, maybe = self->rows->len - sure;

  for (guint i = 0; i < self->rows->len; i++)
    {
      if (rubric_paste_block_row (self, i)->maybe && n % 3 != 0)
        return FALSE;
      n += !rubric_paste_block_row (self, i)->maybe;
    }
  return sure % 9 == 0 && (sure + maybe) % 9 != 0 && maybe * 9 >= sure * 2;
}

/* Rows of dashes are rows where dashes are blanks; else they are rules. */
static void
settle_rules (RubricPasteBlock *self)
{
  guint8 sign = find_sign (self);
  guint sure = 0, to = 0;
  gboolean keep;
  RubricPasteBreak gap = RUBRIC_PASTE_TOUCHING;

  for (guint i = 0; i < self->rows->len; i++)
    sure += !rubric_paste_block_row (self, i)->maybe;
  keep = sign != 0 && !are_between_bands (self, sure);
  for (guint i = 0; i < self->rows->len; i++)
    {
      RubricPasteRow *row = rubric_paste_block_row (self, i);

      if (row->maybe && (!keep || rubric_paste_block_cell (self, row, 0)->sign != sign))
        {
          gap = MAX (gap, MAX (row->gap, RUBRIC_PASTE_RULE));
          if (to == 1 && is_void (self, 0))
            to = 0; /* the head of a table, with nothing in it */
          continue;
        }
      row->maybe = FALSE;
      row->gap = MAX (row->gap, gap);
      gap = RUBRIC_PASTE_TOUCHING;
      *rubric_paste_block_row (self, to++) = *row;
    }
  g_array_set_size (self->rows, to);
}

static void
refuse (RubricPasteBlock *self, guint first, guint end)
{
  const RubricPasteRow *row = rubric_paste_block_row (self, first), *last = rubric_paste_block_row (self, end - 1);
  guint32 from = rubric_paste_block_cell (self, row, 0)->start,
          to = rubric_paste_block_cell (self, last, last->n - 1)->end;
  guint odd = first + 1, n = end - first;

  while (odd < end && rubric_paste_block_row (self, odd)->n == row->n)
    odd++;
  if (n < 3 || (n < 5 && row->n != 9))
    return;
  if (odd < end && n == 9)
    rubric_paste_add_near (self->shapes, RUBRIC_PASTE_NEAR_ROW, from, to, odd - first + 1,
                           rubric_paste_block_row (self, odd)->n);
  else
    rubric_paste_add_near (self->shapes, RUBRIC_PASTE_NEAR_ROWS, from, to, n, row->n);
}

/* A line above a grid, or below it, that is none of its rows: 9, 3 3, 25. */
static gboolean
is_size (const RubricPasteBlock *self, const RubricPasteRow *row, guint n)
{
  return row->n <= 3 && n >= 9 && !rubric_paste_block_is_blank (self, row);
}

/* On a sheet, rows and columns of blanks around a grid and between its boxes are none of it. Returns: the new end */
static guint
drop_blank_rows (RubricPasteBlock *self, guint first, guint end)
{
  guint to = first, head = first, tail = end;
  gboolean inside;

  while (head < end && is_void (self, head))
    head++;
  while (tail > head && is_void (self, tail - 1))
    tail--;
  if (tail - head < 9) /* the blank rows are rows of the grid */
    return end;
  inside = tail - head == 11 && is_void (self, head + 3) && is_void (self, head + 7);
  for (guint i = head; i < tail; i++)
    if (!inside || (i != head + 3 && i != head + 7))
      *rubric_paste_block_row (self, to++) = *rubric_paste_block_row (self, i);
  return to;
}

/* Returns whether the first of nine rows is a head, under which a line is drawn: then a row is missing. */
static gboolean
has_lost_head (const RubricPasteBlock *self, guint first)
{
  return rubric_paste_block_is_head (self, rubric_paste_block_row (self, first))
         && rubric_paste_block_row (self, first + 1)->gap > RUBRIC_PASTE_TOUCHING
         && rubric_paste_block_row (self, first + 3)->gap == RUBRIC_PASTE_TOUCHING;
}

/* Rows @first to @end are one grid, with a head at most, or none. */
static void
take_chunk (RubricPasteBlock *self, guint first, guint end)
{
  gboolean headed = FALSE;
  guint n;

  if (end - first > 9 && end - first < 16)
    end = drop_blank_rows (self, first, end);
  if (end - first > 9
      && is_size (self, rubric_paste_block_row (self, first), rubric_paste_block_row (self, first + 1)->n))
    first++;
  if (end - first > 9 && rubric_paste_block_row (self, end - 1)->gap > RUBRIC_PASTE_TOUCHING
      && is_size (self, rubric_paste_block_row (self, end - 1), rubric_paste_block_row (self, first)->n))
    end--;
  if (end - first == 10 && rubric_paste_block_is_head (self, rubric_paste_block_row (self, first)))
    {
      headed = TRUE;
      first++;
    }
  else if (end - first == 10 && rubric_paste_block_is_head (self, rubric_paste_block_row (self, end - 1)))
    {
      headed = TRUE;
      end--;
    }
  n = rubric_paste_block_row (self, first)->n;
  for (guint i = first; i < end; i++)
    if (end - first != 9 || has_lost_head (self, first) || rubric_paste_block_row (self, i)->n != n)
      {
        refuse (self, first, end);
        return;
      }
  if (end - first == 9)
    rubric_paste_block_take (self, first, headed);
}

/* The end of the rows that belong together with @start: a blank line. */
static guint
find_end (const RubricPasteBlock *self, guint start, RubricPasteBreak least)
{
  guint end = start + 1;

  while (end < self->rows->len && rubric_paste_block_row (self, end)->gap < least)
    end++;
  return end;
}

/* Returns whether nine rows from @start on are three bands, or nine lines, with the same gaps between. */
static gboolean
are_bands (const RubricPasteBlock *self, guint start, guint size)
{
  if (start + 9 > self->rows->len)
    return FALSE;
  for (guint i = 1; i < 9; i++)
    if ((rubric_paste_block_row (self, start + i)->gap >= RUBRIC_PASTE_VOID) != (i % size == 0))
      return FALSE;
  return start + 9 == self->rows->len || rubric_paste_block_row (self, start + 9)->gap >= RUBRIC_PASTE_VOID;
}

/* Returns whether the rows up to @end are grids with nothing between them; none begins or ends with a blank row. */
static gboolean
are_stacked (const RubricPasteBlock *self, guint start, guint end)
{
  if (end - start < 18 || (end - start) % 9 != 0)
    return FALSE;
  for (guint i = start; i < end; i++)
    {
      const RubricPasteRow *row = rubric_paste_block_row (self, i);

      if (row->n != rubric_paste_block_row (self, start)->n
          || ((i - start) % 9 % 8 == 0 && is_void (self, i)))
        return FALSE;
    }
  return TRUE;
}

/* Returns whether nine rows are parts of two grids: a frame ends among them, or a blank line is at one of two bands. */
static gboolean
are_parts (const RubricPasteBlock *self)
{
  guint voids = 0, at = 0;

  for (guint i = 1; i < 9; i++)
    if (rubric_paste_block_row (self, i)->gap >= RUBRIC_PASTE_VOID)
      {
        if (rubric_paste_block_row (self, i)->gap == RUBRIC_PASTE_FRAMES)
          return TRUE;
        at = i;
        voids++;
      }
  return voids == 1 && at % 3 == 0;
}

/* Returns whether a few rows like those of a grid follow it: it is cut in the wrong place. */
static gboolean
has_rest (const RubricPasteBlock *self, guint start, guint end)
{
  guint rest = end < self->rows->len ? find_end (self, end, RUBRIC_PASTE_VOID) - end : 0;

  return end - start == 9 && rest > 0 && rest < 6
         && rubric_paste_block_row (self, end)->n == rubric_paste_block_row (self, start)->n
         && !are_bands (self, end, 3) && !are_bands (self, end, 1);
}

/* Returns: where the next grid begins */
static guint
take_next (RubricPasteBlock *self, guint start)
{
  guint end = find_end (self, start, RUBRIC_PASTE_VOID);

  if (end - start <= 2 && end < self->rows->len
      && (rubric_paste_block_is_head (self, rubric_paste_block_row (self, start))
          || is_size (self, rubric_paste_block_row (self, start), rubric_paste_block_row (self, end)->n))
      && end - start == 1)
    return end; /* a head or a size apart from its grid */
  if (are_bands (self, start, 3) || (end == start + 1 && are_bands (self, start, 1)))
    end = start + 9;
  else if (end - start < 9 && end < self->rows->len)
    end = find_end (self, start, RUBRIC_PASTE_FRAMES);
  if (has_rest (self, start, end))
    {
      end = find_end (self, end, RUBRIC_PASTE_VOID);
      refuse (self, start, end);
      return end;
    }
  if (end - start == 19 && is_void (self, start + 9))
    {
      take_chunk (self, start, start + 9);
      start += 10;
    }
  if (are_stacked (self, start, end))
    for (; start + 9 < end; start += 9)
      take_chunk (self, start, start + 9);
  take_chunk (self, start, end);
  return end;
}

void
rubric_paste_block_end (RubricPasteBlock *self)
{
  settle_rules (self);
  if (self->rows->len == 9 && are_parts (self))
    refuse (self, 0, 9);
  else if (self->rows->len == 9)
    take_chunk (self, 0, 9);
  else
    for (guint start = 0; start < self->rows->len;)
      start = take_next (self, start);
  g_array_set_size (self->rows, 0);
  g_array_set_size (self->cells, 0);
}
