/* rubric-loose-table.c - tables whose cells stand between delimiters, where nothing is a blank
 *
 *     A,5,3,,,7,,,,            fields between tabs, commas, semicolons, bars or ampersands
 *     B,6,,,1,9,5,,,           a column beside the nine may have labels or remarks
 *     …                        empty columns and rows may part boxes, or an empty column each two cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-fields.h"

#include <string.h>

enum
{
  MAX_GAP = 2,
};

typedef struct
{
  RubricLoose *loose;
  GArray *rows;
  char delimiter;
  guint gap;        /* blank lines since the last row */
  gboolean moved;   /* whether short rows end where long ones do */
  gboolean stained; /* whether cells that are in no table stand on the line above or below */
} Table;

/* Nine indices of rows or columns: one by one, with another after the third and the sixth, or with one after each. */
typedef struct
{
  guint start;
  gboolean parted;
  gboolean wide;
} Nine;

static guint
at (Nine nine, guint i)
{
  return nine.start + (nine.wide ? 2 * i : i) + (nine.parted ? i / 3 : 0);
}

static guint
end_of (Nine nine)
{
  return at (nine, SUD_SIZE - 1) + 1;
}

static const RubricLooseFields *
get_row (const Table *self, guint index)
{
  return &g_array_index (self->rows, RubricLooseFields, index);
}

static guint8
get_field (const Table *self, Nine rows, guint i, guint column)
{
  return get_row (self, at (rows, i))->field[column];
}

static gboolean
fill (const Table *self, Nine rows, Nine columns, SudGrid *grid)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    for (guint k = 0; k < SUD_SIZE; k++)
      {
        guint8 field = get_field (self, rows, i, at (columns, k));

        if (field > RUBRIC_LOOSE_FIELD_EMPTY)
          return FALSE;
        grid->digit[sud_cell (i, k)] = field % RUBRIC_LOOSE_FIELD_EMPTY;
      }
  return TRUE;
}

/* A column that is left out has no digits but labels, 1 to 9 or 0 to 8, or the same sign in each row. */
static gboolean
may_leave_column (const Table *self, Nine rows, guint column)
{
  gboolean cells = FALSE, labels = TRUE, indices = TRUE, same = TRUE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      guint8 field = get_field (self, rows, i, column);

      cells |= field < RUBRIC_LOOSE_FIELD_EMPTY;
      labels &= field == i + 1;
      indices &= field == i;
      same &= field == 0;
    }
  return !cells || labels || indices || same;
}

static gboolean
is_empty_column (const Table *self, Nine rows, guint column)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    if (get_field (self, rows, i, column) != RUBRIC_LOOSE_FIELD_EMPTY)
      return FALSE;
  return TRUE;
}

static gboolean
may_leave_columns (const Table *self, Nine rows, Nine columns)
{
  for (guint column = 0; column < RUBRIC_LOOSE_MAX_FIELDS; column++)
    {
      gboolean inside = column >= columns.start && column < end_of (columns);

      if (!inside && !may_leave_column (self, rows, column))
        return FALSE;
    }
  for (guint i = 1; i < SUD_SIZE; i++)
    for (guint column = at (columns, i - 1) + 1; column < at (columns, i); column++)
      if (!is_empty_column (self, rows, column))
        return FALSE;
  return TRUE;
}

static gboolean
may_part_rows (const Table *self, Nine rows)
{
  for (guint part = 1; part < 3 && rows.parted; part++)
    if (!get_row (self, rows.start + 4 * part - 1)->empty)
      return FALSE;
  return TRUE;
}

/* Whether a row beside the nine has digits that are no heading, or with @whole nothing but cells: then they may be nine of
 * more. */
static gboolean
is_stain (const Table *self, guint index, Nine columns, gboolean whole)
{
  gboolean digits = FALSE, heading = TRUE, indices = TRUE, cells = TRUE;

  if (index >= self->rows->len)
    return FALSE;
  for (guint k = 0; k < SUD_SIZE; k++)
    {
      guint8 field = get_row (self, index)->field[at (columns, k)];

      digits |= field >= 1 && field <= 9;
      cells &= field <= 9;
      heading &= field == k + 1;
      indices &= field == k;
    }
  return (whole ? cells && self->delimiter != '|' : digits) && !heading && !indices;
}

/* How many fields most rows have, as the first of them tell. */
static guint
get_usual (const Table *self, Nine rows)
{
  guint first = get_row (self, at (rows, 0))->n;

  return first != get_row (self, at (rows, 1))->n ? get_row (self, at (rows, 2))->n : first;
}

/* Whether a field is missing inside the nine where blanks have a sign of their own, or all of a row where others have empty
 * fields at their end: programs that leave them out do so in all rows. */
static gboolean
is_short (const Table *self, Nine rows, Nine columns)
{
  gboolean ends = FALSE, signs = FALSE, missing = FALSE, nothing = FALSE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseFields *row = get_row (self, at (rows, i));

      ends |= row->n >= SUD_SIZE && row->field[row->n - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      missing |= row->field[end_of (columns) - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      nothing |= row->n == 1 && row->empty;
      for (guint k = 0; k < SUD_SIZE; k++)
        signs |= row->field[at (columns, k)] == 0;
    }
  return (missing && signs) || (nothing && ends);
}

/* Whether one row has a field more than all others, or any has those of another behind its own, or one has one less though
 * others have empty ones at their end or it ends inside the nine: then its cells stand in the wrong columns. */
static gboolean
is_uneven (const Table *self, Nine rows, Nine columns)
{
  guint usual = get_usual (self, rows), odd = 0, n_odd = 0;
  gboolean ends_empty = FALSE;

  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const RubricLooseFields *row = get_row (self, at (rows, i));

      ends_empty |= row->n == usual && row->n <= RUBRIC_LOOSE_MAX_FIELDS && row->field[row->n - 1] == RUBRIC_LOOSE_FIELD_EMPTY;
      if (row->n == usual)
        continue;
      odd = MAX (odd, row->n);
      n_odd++;
    }
  return (odd > usual && odd >= MIN (usual + SUD_SIZE - 1, RUBRIC_LOOSE_MAX_FIELDS))
         || (n_odd == 1 && (odd > usual || ends_empty || odd < end_of (columns)));
}

/* Whether the first row is the heading of a Markdown table that has no words: a line is drawn below it, and below no other. */
static gboolean
is_empty_head (const Table *self, Nine rows)
{
  guint first = get_row (self, at (rows, 0))->line, second = get_row (self, at (rows, 1))->line;

  return get_row (self, at (rows, 0))->empty && second == first + 2 && get_row (self, at (rows, 2))->line == second + 1;
}

/* Whether the row at @index has nothing in it, and the next that has something, by @step, is beside it: that may be of another
 * grid. */
static gboolean
is_parting (const Table *self, guint index, int step)
{
  guint line = get_row (self, index)->line;

  if (!get_row (self, index)->empty)
    return FALSE;
  for (; index < self->rows->len && get_row (self, index)->empty; index += step)
    line = get_row (self, index)->line;
  for (guint k = 0; k < RUBRIC_LOOSE_MAX_FIELDS && index < self->rows->len; k++)
    if (get_row (self, index)->field[k] < RUBRIC_LOOSE_FIELD_EMPTY)
      return TRUE;
  return line + step < self->loose->lines->len && rubric_loose_get_line (self->loose, line + step)->taken;
}

/* The row at @index, or the next one or two behind it by @step where it has nothing in it. */
static guint
find_beside (const Table *self, guint index, int step)
{
  for (guint i = 0; i < MAX_GAP && index < self->rows->len && get_row (self, index)->empty; i++)
    index += step;
  return index;
}

/* Returns: whether the nine by nine fields are a puzzle with one solution */
static gboolean
take (Table *self, Nine rows, Nine columns)
{
  const RubricLooseLine *first = rubric_loose_get_line (self->loose, get_row (self, rows.start)->line);
  const RubricLooseLine *last = rubric_loose_get_line (self->loose, get_row (self, end_of (rows) - 1)->line);
  RubricLooseFind find = { .start = first->text, .end = last->text + last->length, .rows = TRUE };
  gboolean clean;

  if (!rubric_loose_may_look (self->loose) || !fill (self, rows, columns, &find.grid)
      || is_parting (self, rows.start, -1) || is_parting (self, end_of (rows) - 1, 1) || is_uneven (self, rows, columns)
      || is_short (self, rows, columns)
      || !may_leave_columns (self, rows, columns) || is_stain (self, rows.start - 1, columns, TRUE)
      || is_stain (self, end_of (rows), columns, TRUE))
    return FALSE;
  clean = !self->moved && !self->stained && !columns.wide
          && !(self->delimiter == '|' && is_empty_head (self, rows))
          && !is_stain (self, find_beside (self, rows.start - 1, -1), columns, FALSE)
          && !is_stain (self, find_beside (self, end_of (rows), 1), columns, FALSE);
  return rubric_loose_judge (self->loose, &find, clean ? RUBRIC_LOOSE_SHAPED : RUBRIC_LOOSE_WEAK)
         && find.verdict == SUD_VERDICT_ONE;
}

static gboolean
take_columns (Table *self, Nine rows, guint width)
{
  gboolean taken = FALSE;

  if (!may_part_rows (self, rows))
    return FALSE;
  for (guint parted = 0; parted < 2; parted++)
    for (guint start = 0; start + SUD_SIZE + 2 * parted <= width; start++)
      taken |= take (self, rows, (Nine){ start, parted, FALSE });
  for (guint start = 0; start + 2 * SUD_SIZE - 1 <= width; start++)
    taken |= take (self, rows, (Nine){ start, FALSE, TRUE });
  return taken;
}

/* How many fields the rows have; in a table of tabs those at the end of a line may be missing. */
static guint
get_width (const Table *self, guint from, guint rows)
{
  guint width = SUD_SIZE;

  for (guint i = from; i < from + rows; i++)
    width = MAX (width, get_row (self, i)->n);
  return width;
}

static void
search_windows (Table *self)
{
  for (guint start = 0; start + SUD_SIZE <= self->rows->len;)
    {
      guint left = self->rows->len - start;
      guint width = get_width (self, start, MIN (left, SUD_SIZE + 2));
      gboolean parted = left >= SUD_SIZE + 2 && take_columns (self, (Nine){ start, TRUE, FALSE }, width);

      if (parted || take_columns (self, (Nine){ start, FALSE, FALSE }, width))
        start += SUD_SIZE + 2 * parted;
      else
        start++;
    }
}

/* Leaves out the rows that have nothing in them. Returns: whether there were any */
static gboolean
close_up (Table *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    if (!get_row (self, i)->empty)
      g_array_index (self->rows, RubricLooseFields, n++) = *get_row (self, i);
  if (n == self->rows->len)
    return FALSE;
  g_array_set_size (self->rows, n);
  return TRUE;
}

/* A browser leaves out the empty cells that a row of a table begins with. Returns: whether that may be so here */
static gboolean
move_right (Table *self)
{
  gboolean moved = FALSE;

  if (self->delimiter != '\t')
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
note_near (Table *self)
{
  guint first = RUBRIC_LOOSE_MAX_FIELDS, last = 0;

  for (guint i = 0; i < self->rows->len; i++)
    for (guint k = 0; k < RUBRIC_LOOSE_MAX_FIELDS; k++)
      if (get_row (self, i)->field[k] < RUBRIC_LOOSE_FIELD_EMPTY)
        {
          first = MIN (first, k);
          last = MAX (last, k);
        }
  if (last >= first)
    rubric_loose_note_near (self->loose, self->rows->len, last - first + 1, TRUE);
}

static void
flush (Table *self)
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
  g_array_set_size (self->rows, 0);
  self->gap = 0;
}

/* What programs copy from tables ends in the last cell that has something in it; with commas only where nothing but digits
 * stand between them. */
static gboolean
is_row (const Table *self, const RubricLooseLine *line)
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
may_hold_row (const Table *self, const RubricLooseLine *line)
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
  return any && line->kind == RUBRIC_LOOSE_TEXT && !line->taken;
}

static void
take_line (Table *self, guint index)
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
  Table table = { .loose = self };

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
