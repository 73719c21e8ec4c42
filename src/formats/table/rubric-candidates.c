/* rubric-candidates.c - candidates as formats write them: digit after digit, in a frame, or those that are ruled out
 *
 *     .-------------------.---         A frame has columns as wide as their widest group.
 *     | 5    3      124   | 26
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"

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

void
rubric_candidates_append (GString *out, SudDigits candidates, const char *separator)
{
  for (const char *before = ""; candidates != 0; candidates &= candidates - 1, before = separator)
    g_string_append_printf (out, "%s%d", before, sud_digits_first (candidates));
}

static int
get_group_width (SudDigits group)
{
  return MAX (sud_digits_count (group), 1);
}

static void
append_times (GString *out, char c, int n)
{
  for (; n > 0; n--)
    g_string_append_c (out, c);
}

static void
append_frame_line (GString *out, const int width[SUD_SIZE], const char corners[3])
{
  for (int column = 0; column < SUD_SIZE; column += 3)
    {
      g_string_append_c (out, column == 0 ? corners[0] : corners[1]);
      append_times (out, '-', width[column] + width[column + 1] + width[column + 2] + 6);
    }
  g_string_append_c (out, corners[2]);
  g_string_append_c (out, '\n');
}

void
rubric_candidates_append_frame (GString *out, const SudDigits group[SUD_CELLS])
{
  int width[SUD_SIZE] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    width[sud_column (cell)] = MAX (width[sud_column (cell)], get_group_width (group[cell]));
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int column = sud_column (cell);

      if (cell % (3 * SUD_SIZE) == 0)
        append_frame_line (out, width, cell == 0 ? "..." : ":+:");
      g_string_append (out, column % 3 == 0 ? "| " : " ");
      rubric_candidates_append (out, group[cell], "");
      if (group[cell] == 0)
        g_string_append_c (out, '.');
      append_times (out, ' ', width[column] - get_group_width (group[cell]) + 1);
      if (column == SUD_SIZE - 1)
        g_string_append (out, "|\n");
    }
  append_frame_line (out, width, "'''");
}
