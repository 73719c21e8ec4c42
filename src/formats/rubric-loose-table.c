/* rubric-loose-table.c - tables whose cells stand between delimiters, where nothing is a blank
 *
 *     A,5,3,,,7,,,,            fields between tabs, commas, semicolons, bars or ampersands
 *     B,6,,,1,9,5,,,           a column beside the nine may have labels or remarks
 *     …                        empty columns and rows may part boxes, or an empty column each two cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-table.h"

#include <string.h>

enum
{
  MAX_GAP = 2,
};

static gboolean
fill (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns, SudGrid *grid)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    for (guint k = 0; k < SUD_SIZE; k++)
      {
        guint8 field = rubric_loose_table_field (self, rows, i, rubric_loose_nine_at (columns, k));

        if (field > RUBRIC_LOOSE_FIELD_EMPTY)
          return FALSE;
        grid->digit[sud_cell (i, k)] = field % RUBRIC_LOOSE_FIELD_EMPTY;
      }
  return TRUE;
}

static gboolean
is_empty_column (const RubricLooseTable *self, RubricLooseNine rows, guint column)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (rubric_loose_table_field (self, rows, i, column) != RUBRIC_LOOSE_FIELD_EMPTY)
      return FALSE;
  return TRUE;
}

static gboolean
may_leave_columns (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  for (guint column = 0; column < RUBRIC_LOOSE_MAX_FIELDS; column++)
    {
      gboolean inside = column >= columns.start && column < rubric_loose_nine_end (columns);

      if (!inside && !rubric_loose_table_may_leave (self, rows, columns, column))
        return FALSE;
    }
  for (guint i = 1; i < SUD_SIZE; i++)
    for (guint column = rubric_loose_nine_at (columns, i - 1) + 1; column < rubric_loose_nine_at (columns, i); column++)
      if (!is_empty_column (self, rows, column))
        return FALSE;
  return TRUE;
}

static gboolean
may_part_rows (const RubricLooseTable *self, RubricLooseNine rows)
{
  for (guint part = 1; part < 3 && rows.parted; part++)
    if (!rubric_loose_table_row (self, rows.start + 4 * part - 1)->empty)
      return FALSE;
  return TRUE;
}

/* Whether the first row is the heading of a Markdown table that has no words: a line is drawn below it, and below no other. */
static gboolean
is_empty_head (const RubricLooseTable *self, RubricLooseNine rows)
{
  guint first = rubric_loose_table_row_at (self, rows, 0)->line, second = rubric_loose_table_row_at (self, rows, 1)->line;

  return rubric_loose_table_row_at (self, rows, 0)->empty && second == first + 2
         && rubric_loose_table_row_at (self, rows, 2)->line == second + 1;
}

/* Whether the row at @index has nothing in it, and the next that has something, by @step, is beside it: that may be of another
 * grid. */
static gboolean
is_parting (const RubricLooseTable *self, guint index, int step)
{
  guint line = rubric_loose_table_row (self, index)->line;

  if (!rubric_loose_table_row (self, index)->empty)
    return FALSE;
  for (guint i = 0; i < SUD_SIZE && index < self->rows->len && rubric_loose_table_row (self, index)->empty; i++, index += step)
    line = rubric_loose_table_row (self, index)->line;
  for (guint k = 0; k < RUBRIC_LOOSE_MAX_FIELDS && index < self->rows->len; k++)
    if (rubric_loose_table_row (self, index)->field[k] < RUBRIC_LOOSE_FIELD_EMPTY)
      return TRUE;
  return line + step < self->loose->lines->len && rubric_loose_get_line (self->loose, line + step)->taken;
}

/* Whether the first or the last of the nine fields is what stands outside of a bar in all rows, which is nothing: there a
 * frame begins or ends, and a column is lost. Where two bars part cells the last cell may be a blank. */
static gboolean
is_half_framed (const RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  gboolean first = columns.start == 0, last = TRUE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseFields *row = rubric_loose_table_row_at (self, rows, i);

      if (self->delimiter != '|' || (row->pairs && row->n != SUD_SIZE))
        return FALSE;
      last &= row->n == rubric_loose_nine_end (columns);
    }
  return (first && is_empty_column (self, rows, columns.start))
         || (last && is_empty_column (self, rows, rubric_loose_nine_end (columns) - 1));
}

/* The row at @index, or the next one or two behind it by @step where it has nothing in it. */
static guint
find_beside (const RubricLooseTable *self, guint index, int step)
{
  for (guint i = 0; i < MAX_GAP && index < self->rows->len && rubric_loose_table_row (self, index)->empty; i++)
    index += step;
  return index;
}

/* Returns: whether the nine by nine fields are a puzzle with one solution */
static gboolean
take (RubricLooseTable *self, RubricLooseNine rows, RubricLooseNine columns)
{
  const RubricLooseLine *first = rubric_loose_get_line (self->loose, rubric_loose_table_row (self, rows.start)->line);
  const RubricLooseLine *last = rubric_loose_get_line (self->loose, rubric_loose_table_row_at (self, rows, SUD_SIZE - 1)->line);
  RubricLooseFind find = { .start = first->text, .end = last->text + last->length, .rows = TRUE };
  gboolean clean;

  if (!rubric_loose_may_look (self->loose) || !fill (self, rows, columns, &find.grid)
      || is_parting (self, rows.start, -1) || is_parting (self, rubric_loose_nine_end (rows) - 1, 1)
      || is_half_framed (self, rows, columns) || rubric_loose_table_is_ragged (self, rows, columns)
      || !may_leave_columns (self, rows, columns) || rubric_loose_table_is_stain (self, rows, columns, rows.start - 1, TRUE)
      || rubric_loose_table_is_stain (self, rows, columns, rubric_loose_nine_end (rows), TRUE))
    return FALSE;
  clean = !self->moved && !self->stained && !columns.wide && !rubric_loose_table_may_be_ragged (self, rows, columns)
          && !(self->delimiter == '|' && is_empty_head (self, rows))
          && !rubric_loose_table_is_stain (self, rows, columns, find_beside (self, rows.start - 1, -1), FALSE)
          && !rubric_loose_table_is_stain (self, rows, columns, find_beside (self, rubric_loose_nine_end (rows), 1), FALSE);
  if (rubric_loose_table_is_stripped (self, rows, &find.grid) || rubric_loose_table_are_of_more (self, rows, columns))
    return FALSE;
  return rubric_loose_judge (self->loose, &find, clean ? RUBRIC_LOOSE_SHAPED : RUBRIC_LOOSE_WEAK)
         && find.verdict == SUD_VERDICT_ONE;
}

static gboolean
take_columns (RubricLooseTable *self, RubricLooseNine rows, guint width)
{
  gboolean taken = FALSE;

  if (!may_part_rows (self, rows))
    return FALSE;
  for (guint parted = 0; parted < 2; parted++)
    for (guint start = 0; start + SUD_SIZE + 2 * parted <= width; start++)
      taken |= take (self, rows, (RubricLooseNine){ start, parted, FALSE });
  for (guint start = 0; start + 2 * SUD_SIZE - 1 <= width; start++)
    taken |= take (self, rows, (RubricLooseNine){ start, FALSE, TRUE });
  return taken;
}

/* How many fields the rows have; in a table of tabs those at the end of a line may be missing. */
static guint
get_width (const RubricLooseTable *self, guint from, guint rows)
{
  guint width = SUD_SIZE;

  for (guint i = from; i < from + rows; i++)
    width = MAX (width, rubric_loose_table_row (self, i)->n);
  return width;
}

static void
search_windows (RubricLooseTable *self)
{
  for (guint start = 0; start + SUD_SIZE <= self->rows->len;)
    {
      guint left = self->rows->len - start;
      guint width = get_width (self, start, MIN (left, SUD_SIZE + 2));
      gboolean parted = left >= SUD_SIZE + 2 && take_columns (self, (RubricLooseNine){ start, TRUE, FALSE }, width);

      if (parted || take_columns (self, (RubricLooseNine){ start, FALSE, FALSE }, width))
        start += SUD_SIZE + 2 * parted;
      else
        start++;
    }
}

/* Leaves out the rows that have nothing in them. Returns: whether there were any */
static gboolean
close_up (RubricLooseTable *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    if (!rubric_loose_table_row (self, i)->empty)
      g_array_index (self->rows, RubricLooseFields, n++) = *rubric_loose_table_row (self, i);
  if (n == self->rows->len)
    return FALSE;
  g_array_set_size (self->rows, n);
  return TRUE;
}

/* Whether rows begin with an empty field, as they would not where these are left out. */
static gboolean
begins_empty (const RubricLooseTable *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (!rubric_loose_table_row (self, i)->empty && rubric_loose_table_row (self, i)->field[0] == RUBRIC_LOOSE_FIELD_EMPTY)
      return TRUE;
  return FALSE;
}

/* A browser leaves out the empty cells that a row of a table begins with. Returns: whether that may be so here */
static gboolean
move_right (RubricLooseTable *self)
{
  gboolean moved = FALSE;

  if (self->delimiter != '\t' || begins_empty (self))
    return FALSE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      RubricLooseFields *row = &g_array_index (self->rows, RubricLooseFields, i);
      guint missing = row->n < SUD_SIZE ? SUD_SIZE - row->n : 0;

      if (missing == 0 || row->empty)
        continue;
      memmove (row->field + missing, row->field, row->n);
      memset (row->field, RUBRIC_LOOSE_FIELD_EMPTY, missing);
      row->n = SUD_SIZE;
      moved = TRUE;
    }
  return moved;
}

static void
note_near (RubricLooseTable *self)
{
  guint first = RUBRIC_LOOSE_MAX_FIELDS, last = 0;

  for (guint i = 0; i < self->rows->len; i++)
    for (guint k = 0; k < RUBRIC_LOOSE_MAX_FIELDS; k++)
      if (rubric_loose_table_row (self, i)->field[k] < RUBRIC_LOOSE_FIELD_EMPTY)
        {
          first = MIN (first, k);
          last = MAX (last, k);
        }
  if (last >= first)
    rubric_loose_note_near (self->loose, self->rows->len, last - first + 1, TRUE);
}

static void
search_rows (RubricLooseTable *self)
{
  guint found = self->loose->finds->len;

  if (self->rows->len >= SUD_SIZE)
    search_windows (self);
  if (close_up (self) && self->loose->finds->len == found && self->rows->len >= SUD_SIZE)
    search_windows (self);
  if (self->loose->finds->len == 0)
    note_near (self);
  self->moved = self->rows->len >= SUD_SIZE && move_right (self);
  if (self->moved)
    search_windows (self);
  self->moved = FALSE;
}

/* Whether all fields have signs, as the line has below the heading of a table in Markdown, |-|-|-| */
static gboolean
is_signs (const RubricLooseFields *row)
{
  guint n = 0;

  for (guint k = 0; k < row->n; k++)
    if (row->field[k] == 0)
      n++;
    else if (row->field[k] != RUBRIC_LOOSE_FIELD_EMPTY)
      return FALSE;
  return n >= SUD_SIZE;
}

/* Whether there are such lines, and blanks have no sign elsewhere. */
static gboolean
has_rules (const RubricLooseTable *self)
{
  guint rules = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RubricLooseFields *row = rubric_loose_table_row (self, i);

      rules += is_signs (row);
      if (!is_signs (row) && memchr (row->field, 0, row->n) != NULL)
        return FALSE;
    }
  return self->delimiter == '|' && rules > 1;
}

/* One table after the other: above each such line stands a heading. */
static void
search_parts (RubricLooseTable *self)
{
  g_autoptr (GArray) all = self->rows;
  guint start = 0;

  for (guint i = 1; i <= all->len; i++)
    if (i == all->len || is_signs (&g_array_index (all, RubricLooseFields, i)))
      {
        guint end = i < all->len ? i - 1 : i;

        self->rows = g_array_new (FALSE, FALSE, sizeof (RubricLooseFields));
        if (end > start)
          g_array_append_vals (self->rows, &g_array_index (all, RubricLooseFields, start), end - start);
        search_rows (self);
        g_array_unref (self->rows);
        start = i + 1;
      }
  self->rows = g_array_new (FALSE, FALSE, sizeof (RubricLooseFields));
}

static void
flush (RubricLooseTable *self)
{
  if (has_rules (self))
    search_parts (self);
  else
    search_rows (self);
  g_array_set_size (self->rows, 0);
  self->gap = 0;
}

/* What programs copy from tables ends in the last cell that has something in it; with commas only where nothing but digits
 * stand between them. */
static gboolean
is_row (const RubricLooseTable *self, const RubricLooseLine *line)
{
  guint delimiters = 0, digits = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      delimiters += line->text[i] == self->delimiter;
      digits += g_ascii_isdigit (line->text[i]);
    }
  if (self->delimiter == '\t')
    return delimiters > 0 || line->length <= 1;
  return delimiters >= SUD_SIZE - 1
         || (strchr (",;", self->delimiter) != NULL && delimiters > 0 && delimiters + digits == line->length);
}

static gboolean
may_hold_row (const RubricLooseTable *self, const RubricLooseLine *line)
{
  return !line->taken
         && (line->kind == RUBRIC_LOOSE_TEXT
             || (line->kind == RUBRIC_LOOSE_BARS && self->delimiter == '|')
             || (line->kind == RUBRIC_LOOSE_BLANK && self->delimiter == '\t'));
}

/* A row that lost its delimiters. */
static gboolean
is_broken_row (const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  gboolean any = FALSE;

  while (rubric_loose_next_token (&at, end, &token))
    {
      if (token.cells == 0)
        return FALSE;
      any = TRUE;
    }
  return any && line->kind == RUBRIC_LOOSE_TEXT && !line->taken && !rubric_loose_is_size (line);
}

static void
take_line (RubricLooseTable *self, guint index)
{
  const RubricLooseLine *line = rubric_loose_get_line (self->loose, index);
  gboolean blank = line->kind == RUBRIC_LOOSE_BLANK, broken;

  broken = self->gap == 0 && is_broken_row (line);
  self->gap = blank ? self->gap + 1 : 0;
  self->stained &= self->rows->len > 0 || !blank;
  if (may_hold_row (self, line) && is_row (self, line))
    {
      RubricLooseFields row = { .line = index };

      rubric_loose_fields_read (line, self->delimiter, &row);
      g_array_append_val (self->rows, row);
    }
  else if (line->taken || line->kind == RUBRIC_LOOSE_TEXT || self->gap > MAX_GAP)
    {
      self->stained |= broken;
      flush (self);
      self->stained = broken;
    }
}

void
rubric_loose_search_tables (RubricLoose *self)
{
  static const char delimiters[] = "\t|,;&";
  RubricLooseTable table = { .loose = self };

  table.rows = g_array_new (FALSE, FALSE, sizeof (RubricLooseFields));
  for (guint i = 0; i < strlen (delimiters); i++)
    {
      table.delimiter = delimiters[i];
      for (guint line = 0; line < self->lines->len; line++)
        take_line (&table, line);
      flush (&table);
      table.stained = FALSE;
    }
  g_array_unref (table.rows);
}
