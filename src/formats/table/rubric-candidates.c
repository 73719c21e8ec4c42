/* rubric-candidates.c - candidates in formats that name those ruled out, not those left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"

#include "rubric-variant.h"

#include <glib/gi18n.h>

SudDigits
rubric_candidates_get_ruled_out (const SudSheet *sheet, int cell)
{
  SudGrid grid;

  if (sheet->digit[cell] != 0)
    return 0;
  if (sheet->centre[cell] == 0)
    return sheet->eliminated[cell];
  grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  return sud_grid_candidates (&grid, cell) & ~sheet->centre[cell];
}

static gboolean
fail_count (const RubricLines *line, const char *at, gsize found, GError **error)
{
  if (rubric_variant_refuse_cells (found, error))
    return FALSE;
  return rubric_lines_fail_format (line, at, error, _("expected %1$d cells, found %2$zu"), SUD_CELLS, found);
}

gboolean
rubric_candidates_read_cells (const RubricLines *line, const char *start, gsize length, SudSheet *sheet, GError **error)
{
  const char *end = start + length;
  SudOrigin origin = SUD_ORIGIN_GIVEN;
  gsize n = 0;

  for (const char *p = start; p < end; p++)
    {
      int digit = sud_cell_value (*p);

      if (*p == '+' && origin == SUD_ORIGIN_GIVEN)
        origin = SUD_ORIGIN_ENTERED;
      else if (digit < 0 || (digit == 0 && origin == SUD_ORIGIN_ENTERED))
        return rubric_lines_fail (line, p, origin == SUD_ORIGIN_ENTERED ? _("a digit") : _("a digit or a blank"), error);
      else
        {
          if (n < SUD_CELLS)
            sud_sheet_set_digit (sheet, n, digit, origin);
          origin = SUD_ORIGIN_GIVEN;
          n++;
        }
    }
  return n == SUD_CELLS || fail_count (line, end, n, error);
}

static gboolean
is_position (const char *p, const char *end)
{
  for (int i = 0; i < 3; i++)
    if (p + i >= end || p[i] < '1' || p[i] > '9')
      return FALSE;
  return p + 3 == end || p[3] == ' ';
}

gboolean
rubric_candidates_read_ruled_out (const RubricLines *line, const char *start, gsize length, SudSheet *sheet,
                                  GError **error)
{
  const char *p = start, *end = start + length;

  while (p < end)
    {
      int cell;

      if (*p == ' ')
        {
          p++;
          continue;
        }
      if (!is_position (p, end))
        return rubric_lines_fail (line, p, _("digit, row and column of a candidate"), error);
      cell = sud_cell (p[1] - '1', p[2] - '1');
      if (sheet->digit[cell] == 0)
        sheet->eliminated[cell] |= SUD_DIGIT_BIT (*p - '0');
      p += 3;
    }
  return TRUE;
}

void
rubric_candidates_write_cells (GString *out, const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet->digit[cell] != 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        g_string_append_c (out, '+');
      g_string_append_c (out, ".123456789"[sheet->digit[cell]]);
    }
}

void
rubric_candidates_write_ruled_out (GString *out, const SudSheet *sheet)
{
  const char *separator = "";

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      SudDigits ruled_out = rubric_candidates_get_ruled_out (sheet, cell);

      for (int digit = 1; digit <= SUD_SIZE; digit++)
        if (ruled_out & SUD_DIGIT_BIT (digit))
          {
            g_string_append_printf (out, "%s%d%d%d", separator, digit, sud_row (cell) + 1, sud_column (cell) + 1);
            separator = " ";
          }
    }
}

RubricFormatFeatures
rubric_candidates_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->centre[cell] != 0)
      {
        sheet->eliminated[cell] = rubric_candidates_get_ruled_out (sheet, cell);
        sheet->centre[cell] = 0;
        lost = RUBRIC_FORMAT_FEATURE_CENTRE;
      }
  return lost;
}
