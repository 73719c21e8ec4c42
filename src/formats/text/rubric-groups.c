/* rubric-groups.c - nine rows of nine groups of digits with commas between
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-groups.h"

#include <glib/gi18n.h>

/* Takes the digit at *@p, or the pair, and leaves *@p on its last character. */
static gboolean
read_mark (const RubricLines *row, const char **p, RubricGroups groups, int column, GError **error)
{
  int digit = **p - '0';

  if (groups.marks != NULL)
    {
      groups.marks[column] |= SUD_DIGIT_BIT (digit);
      return TRUE;
    }
  if (++*p == row->start + row->length || **p < '1' || **p > '0' + SUD_COLOURS)
    return rubric_lines_fail (row, *p, _("the colour of the candidate, 1 to 9"), error);
  groups.colour[column][digit - 1] = **p - '0';
  return TRUE;
}

static gboolean
read_row (const RubricLines *row, RubricGroups groups, GError **error)
{
  const char *end = row->start + row->length;
  int column = 0;

  for (const char *p = row->start; p < end; p++)
    {
      if (*p >= '1' && *p <= '9')
        {
          if (!read_mark (row, &p, groups, column, error))
            return FALSE;
        }
      else if (*p == ',' && column == SUD_SIZE - 1)
        return rubric_lines_fail (row, p, _("no more than 9 groups"), error);
      else if (*p == ',')
        column++;
      else if (!g_ascii_isspace (*p))
        return rubric_lines_fail (row, p, _("digits or a comma"), error);
    }
  return column == SUD_SIZE - 1
         || rubric_lines_fail_format (row, end, error, _("expected %1$d groups, found %2$d"), SUD_SIZE, column + 1);
}

gboolean
rubric_groups_read (const RubricRows *rows, RubricGroups groups, GError **error)
{
  for (guint i = 0; i < MIN (rows->n, SUD_SIZE); i++)
    {
      RubricGroups row = { groups.marks != NULL ? groups.marks + i * SUD_SIZE : NULL,
                           groups.colour != NULL ? groups.colour + i * SUD_SIZE : NULL };

      if (!read_row (&rows->row[i], row, error))
        return FALSE;
    }
  return rows->n == SUD_SIZE || rubric_rows_fail_count (rows, error);
}

void
rubric_groups_write_marks (GString *out, const SudDigits marks[SUD_CELLS])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      for (int digit = 1; digit <= SUD_SIZE; digit++)
        if (marks[cell] & SUD_DIGIT_BIT (digit))
          g_string_append_c (out, '0' + digit);
      g_string_append_c (out, sud_column (cell) == SUD_SIZE - 1 ? '\n' : ',');
    }
}

void
rubric_groups_write_colours (GString *out, const guint8 colour[SUD_CELLS][SUD_SIZE])
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      for (int i = 0; i < SUD_SIZE; i++)
        if (colour[cell][i] != 0)
          g_string_append_printf (out, "%d%d", i + 1, colour[cell][i]);
      g_string_append_c (out, sud_column (cell) == SUD_SIZE - 1 ? '\n' : ',');
    }
}
