/* rubric-rows.c - nine rows of nine cells or groups of marks, one a line, as several formats write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-rows.h"

#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

gboolean
rubric_rows_add (RubricRows *self, const RubricLines *lines, GError **error)
{
  if (self->n == RUBRIC_ROWS_MAX)
    return rubric_lines_fail (lines, lines->start, _ ("the end of the puzzle"), error);
  self->row[self->n++] = *lines;
  return TRUE;
}

static gboolean
is_row_separator (char c, const char *separators)
{
  return g_ascii_isspace (c) || (c != '\0' && strchr (separators, c) != NULL);
}

static gsize
count_row_cells (const RubricLines *row, const char *separators)
{
  gsize n = 0;

  for (gsize i = 0; i < row->length; i++)
    n += !is_row_separator (row->start[i], separators);
  return n;
}

/* Returns the number of cells that each row has, or 0 if rows differ. */
static gsize
get_common_width (const RubricRows *self, const char *separators)
{
  gsize width = self->n > 0 ? count_row_cells (&self->row[0], separators) : 0;

  for (guint i = 1; i < self->n; i++)
    if (count_row_cells (&self->row[i], separators) != width)
      return 0;
  return width;
}

static gboolean
read_cell_row (const RubricLines *row, const char *separators, guint8 *value, GError **error)
{
  const char *end = row->start + row->length;
  const char *tenth = end;
  guint n = 0;

  for (const char *p = row->start; p < end; p++)
    {
      int digit = sud_cell_value (*p);

      if (is_row_separator (*p, separators))
        continue;
      if (digit < 0)
        return rubric_lines_fail (row, p, _ ("a digit or a blank"), error);
      if (n == SUD_SIZE)
        {
          tenth = p;
          break;
        }
      value[n++] = digit;
    }
  if (n == SUD_SIZE && tenth == end)
    return TRUE;
  return rubric_lines_fail_format (row, tenth, error, _ ("expected %1$d cells in a row, found %2$d"), SUD_SIZE,
                                   (int)count_row_cells (row, separators));
}

gboolean
rubric_row_next_group (const RubricLines *row, char bar, const char **at, const char **end)
{
  const char *stop = row->start + row->length;

  while (*at < stop && (g_ascii_isspace (**at) || **at == bar))
    (*at)++;
  for (*end = *at; *end < stop && !g_ascii_isspace (**end) && **end != bar;)
    (*end)++;
  return *at < *end;
}

gboolean
rubric_rows_fail_row_count (const RubricLines *line, const char *at, guint found, GError **error)
{
  return rubric_lines_fail_format (line, at, error, _ ("expected %1$d rows, found %2$d"), SUD_SIZE, (int)found);
}

gboolean
rubric_rows_fail_group_count (const RubricLines *line, const char *at, guint found, GError **error)
{
  return rubric_lines_fail_format (line, at, error, _ ("expected %1$d groups, found %2$d"), SUD_SIZE, (int)found);
}

gboolean
rubric_rows_fail_count (const RubricRows *self, GError **error)
{
  const RubricLines *last = &self->row[MIN (self->n, SUD_SIZE + 1) - 1];
  const char *at = self->n > SUD_SIZE ? last->start : last->start + last->length;

  return rubric_rows_fail_row_count (last, at, self->n, error);
}

gboolean
rubric_rows_read (const RubricRows *self, const char *separators, guint8 value[SUD_CELLS], GError **error)
{
  if (rubric_variant_refuse_size (self->n, get_common_width (self, separators), error))
    return FALSE;

  for (guint i = 0; i < MIN (self->n, SUD_SIZE); i++)
    if (!read_cell_row (&self->row[i], separators, value + i * SUD_SIZE, error))
      return FALSE;
  return self->n == SUD_SIZE || rubric_rows_fail_count (self, error);
}

void
rubric_rows_write (GString *out, const guint8 value[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_string_append_c (out, ".123456789"[value[cell]]);
      if (sud_column (cell) == SUD_SIZE - 1)
        g_string_append_c (out, '\n');
    }
}
