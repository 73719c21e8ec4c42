/* rubric-frame.c - candidates drawn in a frame of dots and dashes, in columns
 *
 *     .-------------------.---
 *     | 5    3      124   | 26
 *
 * The columns are as wide as their widest group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-frame.h"

#include <string.h>

static int
width_of (SudDigits group)
{
  return MAX (sud_digits_count (group), 1);
}

static void
get_widths (const SudDigits group[SUD_CELLS], int width[SUD_SIZE])
{
  memset (width, 0, SUD_SIZE * sizeof *width);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    width[sud_column (cell)] = MAX (width[sud_column (cell)], width_of (group[cell]));
}

static void
append_times (GString *out, char c, int n)
{
  for (; n > 0; n--)
    g_string_append_c (out, c);
}

static void
write_frame (GString *out, const int width[SUD_SIZE], const char corners[3])
{
  for (int column = 0; column < SUD_SIZE; column += 3)
    {
      g_string_append_c (out, column == 0 ? corners[0] : corners[1]);
      append_times (out, '-', width[column] + width[column + 1] + width[column + 2] + 6);
    }
  g_string_append_c (out, corners[2]);
  g_string_append_c (out, '\n');
}

static void
write_group (GString *out, SudDigits group, int width)
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (group & SUD_DIGIT_BIT (digit))
      g_string_append_c (out, '0' + digit);
  if (group == 0)
    g_string_append_c (out, '.');
  append_times (out, ' ', width - width_of (group) + 1);
}

void
rubric_frame_write (GString *out, const SudDigits group[SUD_CELLS])
{
  int width[SUD_SIZE];

  get_widths (group, width);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int column = sud_column (cell);

      if (cell % (3 * SUD_SIZE) == 0)
        write_frame (out, width, cell == 0 ? "..." : ":+:");
      g_string_append (out, column % 3 == 0 ? "| " : " ");
      write_group (out, group[cell], width[column]);
      if (column == SUD_SIZE - 1)
        g_string_append (out, "|\n");
    }
  write_frame (out, width, "'''");
}
