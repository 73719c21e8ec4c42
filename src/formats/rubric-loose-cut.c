/* rubric-loose-cut.c - grids side by side with blanks that nobody sees: one is put below the other
 *
 *     5 3     7         | |     3   2            fields between delimiters, and an empty column between the grids
 *
 *     | 5 3   |   7   |     |     3 |   2        boxes, and nothing between the grids, not even in the lines drawn
 *     +-------+-------+     +-------+----
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
  char delimiter; /* or NUL */
  gboolean used[MAX_COLUMNS];
  guint width;
  Part parts[MAX_PARTS];
  guint n;
} Block;

static gboolean
is_of_block (const RubricLooseLine *line, char delimiter)
{
  gsize at = 0;

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

      if (self->delimiter != '\0' && c == self->delimiter)
        column++;
      else if (c != ' ' && column < MAX_COLUMNS)
        self->used[column] = TRUE;
      column += self->delimiter == '\0';
    }
  self->width = MAX (self->width, column + (self->delimiter != '\0'));
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

/* Where two columns or more are empty one grid ends. */
static gboolean
part_columns (Block *self)
{
  guint start = 0, frames = 0;

  for (guint i = self->from; i < self->to; i++)
    frames += rubric_loose_get_line (self->loose, i)->kind == RUBRIC_LOOSE_FRAME;
  for (guint i = 1; i <= self->width && self->n < MAX_PARTS; i++)
    if (i == self->width || (self->used[i - 1] && i + 2 < self->width && are_unused (self, i, i + 2)))
      {
        self->parts[self->n++] = (Part){ start, i };
        while (i < self->width && !self->used[i])
          i++;
        start = i;
      }
  if (frames < LEAST_FRAMES || start < self->width)
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

/* Whether one line has fewer fields than all others, and its cells stand in the wrong columns, or one has more, and it is two
 * lines. */
static gboolean
is_uneven (const Block *self)
{
  guint odd = 0, whole = 0;

  for (guint i = self->from; i < self->to; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self->loose, i);

      if (line->kind != RUBRIC_LOOSE_BLANK)
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
  if (self->delimiter == '\0')
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
      gboolean delimits = self->delimiter != '\0' && line->text[i] == self->delimiter;

      if (column >= part.start && (!delimits || column + 1 < part.end))
        g_string_append_c (out, line->text[i]);
      column += delimits || self->delimiter == '\0';
    }
}

static void
write_block (const Block *self, GString *out, GArray *numbers)
{
  guint none = 0;

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
