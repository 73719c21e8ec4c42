/* rubric-copying.c - a puzzle as text on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-copying.h"

#include "rubric-format.h"

void
rubric_copy_line (RubricPuzzle *puzzle, unsigned origins, GdkClipboard *clipboard)
{
  SudGrid grid = rubric_puzzle_get_grid (puzzle, origins);
  char line[SUD_LINE_LENGTH + 1];

  sud_grid_format_line (&grid, line);
  gdk_clipboard_set_text (clipboard, line);
}

/* Whoever takes a line into another program wants the cells and nothing behind them. */
static const RubricInfo *
info_to_copy (RubricPuzzle *puzzle, const RubricFormat *format)
{
  return (format->features & RUBRIC_FORMAT_FEATURE_TITLE) != 0 ? rubric_puzzle_get_info (puzzle) : NULL;
}

gboolean
rubric_copy_as (RubricPuzzle *puzzle, const char *id, GdkClipboard *clipboard)
{
  const RubricFormat *format = rubric_format_find (id);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gconstpointer data;
  gsize length;

  if (format == NULL || format->copy_name == NULL)
    return FALSE;
  bytes = rubric_format_write (format, rubric_puzzle_get_sheet (puzzle), info_to_copy (puzzle, format));
  data = g_bytes_get_data (bytes, &length);
  text = g_strchomp (g_strndup (data, length));
  gdk_clipboard_set_text (clipboard, text);
  return TRUE;
}
