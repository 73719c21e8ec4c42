/* rubric-loose-cut.c - grids side by side with blanks that nobody sees: one is put below the other
 *
 *     5 3     7         | |     3   2            fields between delimiters, and an empty column between the grids
 *
 *     | 5 3   |   7   |     |     3 |   2        boxes, and nothing between the grids, not even in the lines drawn
 *     +-------+-------+     +-------+----
 *
 *     5 3     7                 9 7 4 8            nine lines of cells alone, and much room between the grids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MAX_COLUMNS = 256,
  MAX_PARTS = 8,
  MAX_MARGIN = 2, /* empty columns before the first grid */
  MAX_SPACE = 4,  /* empty columns between two of them */
  LEAST_LINES = SUD_SIZE,
  LEAST_FRAMES = 2,
  LEAST_ROOM = 8, /* columns between grids without frames: more than three of their blanks have */
};

/* A part of each line: characters, or fields where there is a delimiter. */
typedef struct
{
  guint start;
  guint end;
} Part;

typedef struct
{
  const RubricLoose *loose;
  guint from; /* lines */
  guint to;
  char delimiter; /* NUL where lines are drawn, a blank where nothing is */
  gboolean used[MAX_COLUMNS];
  guint width;
  Part parts[MAX_PARTS];
  guint n;
} Block;

static gboolean
has_fields (char delimiter)
{
  return delimiter != '\0' && delimiter != ' ';
}

/* Cells, each alone, and nothing else. */
static gboolean
is_of_cells (const RubricLooseLine *line)
{
  for (gsize i = 0; i < line->length; i++)
    if (line->text[i] != ' ' && (!rubric_loose_is_cell (line->text[i]) || (i > 0 && line->text[i - 1] != ' ')))
      return FALSE;
  return line->kind != RUBRIC_LOOSE_BLANK;
}

static gboolean
is_of_block (const RubricLooseLine *line, char delimiter)
{
  gsize at = 0;

  if (delimiter == ' ')
    return is_of_cells (line);
  if (delimiter != '\0')
    return line->kind == RUBRIC_LOOSE_BLANK || memchr (line->text, delimiter, line->length) != NULL;
  while (at < line->length && line->text[at] == ' ')
    at++;
  return at < line->length && (line->text[at] == '|' || line->text[at] == '+');
}

/* Which columns have something in them, in any line. */
static void
note_columns (Block *self, const RubricLooseLine *line)
{
  guint column = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      char c = line->text[i];

      if (has_fields (self->delimiter) && c == self->delimiter)
        column++;
      else if (c != ' ' && column < MAX_COLUMNS)
        self->used[column] = TRUE;
      column += !has_fields (self->delimiter);
    }
  self->width = MAX (self->width, column + has_fields (self->delimiter));
}

static gboolean
are_unused (const Block *self, guint start, guint end)
{
  for (guint i = start; i < end; i++)
    if (self->used[i])
      return FALSE;
  return TRUE;
}

/* @n grids of nine fields, as far from one another. */
static gboolean
part_fields (Block *self, guint margin, guint n)
{
  guint fields = margin + n * SUD_SIZE, space = self->width > fields ? (self->width - fields) / (n - 1) : 0;

  if (space < 1 || space > MAX_SPACE || fields + space * (n - 1) != self->width || !are_unused (self, 0, margin))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint start = margin + i * (SUD_SIZE + space);

      if (i > 0 && !are_unused (self, start - space, start))
        return FALSE;
      self->parts[i] = (Part){ start, start + SUD_SIZE };
    }
  self->n = n;
  return TRUE;
}

/* Where two columns or more are empty one grid ends, or where nothing is drawn, where many are. */
static gboolean
part_columns (Block *self)
{
  guint start = 0, frames = 0, room = self->delimiter == ' ' ? LEAST_ROOM : 2;

  for (guint i = self->from; i < self->to; i++)
    frames += rubric_loose_get_line (self->loose, i)->kind == RUBRIC_LOOSE_FRAME;
  for (guint i = 1; i <= self->width && self->n < MAX_PARTS; i++)
    if (i == self->width || (self->used[i - 1] && i + room < self->width && are_unused (self, i, i + room)))
      {
        self->parts[self->n++] = (Part){ start, i };
        while (i < self->width && !self->used[i])
          i++;
        start = i;
      }
  if ((self->delimiter == ' ' ? self->to - self->from != SUD_SIZE : frames < LEAST_FRAMES) || start < self->width)
    self->n = 0;
  return self->n > 1;
}

static guint
count_fields (const Block *self, const RubricLooseLine *line)
{
  guint n = 1;

  for (gsize i = 0; i < line->length; i++)
    n += line->text[i] == self->delimiter;
  return n;
}

static gboolean
has_digit (const RubricLooseLine *line)
{
  for (gsize i = 0; i < line->length; i++)
    if (g_ascii_isdigit (line->text[i]))
      return TRUE;
  return FALSE;
}

/* Whether one line has fewer fields than all others, and its digits stand in the wrong columns, or one has more, and it is two
 * lines. A heading has none. */
static gboolean
is_uneven (const Block *self)
{
  guint odd = 0, whole = 0;

  for (guint i = self->from; i < self->to; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self->loose, i);

      if (line->kind != RUBRIC_LOOSE_BLANK && has_digit (line))
        *(count_fields (self, line) < self->width ? &odd : &whole) += 1;
    }
  return odd == 1 || whole == 1;
}

/* Returns: whether there are several grids in the block */
static gboolean
part (Block *self)
{
  if (self->to - self->from < LEAST_LINES)
    return FALSE;
  for (guint i = self->from; i < self->to; i++)
    note_columns (self, rubric_loose_get_line (self->loose, i));
  if (self->width > MAX_COLUMNS)
    return FALSE;
  if (!has_fields (self->delimiter))
    return part_columns (self);
  if (is_uneven (self))
    return FALSE;
  for (guint margin = 0; margin <= MAX_MARGIN; margin++)
    for (guint n = 2; n <= MAX_PARTS; n++)
      if (part_fields (self, margin, n))
        return TRUE;
  return FALSE;
}

static void
write_part (const Block *self, const RubricLooseLine *line, Part part, GString *out)
{
  guint column = 0;

  for (gsize i = 0; i < line->length && column < part.end; i++)
    {
      gboolean delimits = has_fields (self->delimiter) && line->text[i] == self->delimiter;

      if (column >= part.start && (!delimits || column + 1 < part.end))
        g_string_append_c (out, line->text[i]);
      column += delimits || !has_fields (self->delimiter);
    }
}

static void
write_block (const Block *self, GString *out, GArray *numbers)
{
  guint none = 0;

  if (self->delimiter == ' ') /* a title is none of the first grid's lines */
    {
      g_string_append_c (out, '\n');
      g_array_append_val (numbers, none);
    }
  for (guint k = 0; k < self->n; k++)
    {
      for (guint i = self->from; i < self->to; i++)
        {
          const RubricLooseLine *line = rubric_loose_get_line (self->loose, i);

          write_part (self, line, self->parts[k], out);
          g_string_append_c (out, '\n');
          g_array_append_val (numbers, line->number);
        }
      g_string_append_c (out, '\n');
      g_array_append_val (numbers, none);
    }
}

/* Letters that are none of ASCII become others. */
static void
write_line (const RubricLooseLine *line, GString *out, GArray *numbers)
{
  for (gsize i = 0; i < line->length; i++)
    g_string_append_c (out, line->text[i] == RUBRIC_LOOSE_OTHER ? 'z' : line->text[i]);
  g_string_append_c (out, '\n');
  g_array_append_val (numbers, line->number);
}

char *
rubric_loose_cut (const RubricLoose *self, char delimiter, GArray *numbers)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean any = FALSE;

  g_array_set_size (numbers, 0);
  for (guint i = 0; i < self->lines->len;)
    {
      Block block = { .loose = self, .from = i, .to = i, .delimiter = delimiter };

      while (block.to < self->lines->len && is_of_block (rubric_loose_get_line (self, block.to), delimiter))
        block.to++;
      if (part (&block))
        {
          write_block (&block, out, numbers);
          any = TRUE;
        }
      for (; block.n < 2 && i < MAX (block.to, block.from + 1); i++)
        write_line (rubric_loose_get_line (self, i), out, numbers);
      i = MAX (i, block.to);
    }
  return any ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}
