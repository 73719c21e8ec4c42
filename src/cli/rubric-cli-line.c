/* rubric-cli-line.c - a line of a stream: a puzzle, or what is wrong with it
 *
 * The same form as in rubric-format-line.c, without a document around it and without an allocation where all is well.
 * Its messages name no line: that stands before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-line.h"

#include "rubric-lines.h"

#include <glib/gi18n.h>

static gsize
word_length (const char *text, gsize length)
{
  gsize n = 0;

  while (n < length && !g_ascii_isspace (text[n]) && text[n] != ',' && text[n] != '#')
    n++;
  return n;
}

gboolean
rubric_cli_line_parse (const char *text, gsize length, SudGrid *grid)
{
  return length >= SUD_LINE_LENGTH && sud_grid_parse_line (grid, text) == SUD_LINE_LENGTH
         && word_length (text + SUD_LINE_LENGTH - 1, length - SUD_LINE_LENGTH + 1) == 1;
}

char *
rubric_cli_line_explain (const char *text, gsize length)
{
  gsize word = word_length (text, length);

  for (gsize i = 0; i < MIN (word, SUD_LINE_LENGTH); i++)
    if (rubric_cell_value (text[i]) < 0)
      {
        g_autofree char *found = g_strdup_printf (g_ascii_isgraph (text[i]) ? "“%c”" : "0x%02x", (guchar)text[i]);

        /* Translators: %1$zu is a place in a line, %2$s a character such as “a”, or a byte such as 0x80 */
        return g_strdup_printf (_("column %1$zu: expected a digit or a blank, found %2$s"), i + 1, found);
      }
  return g_strdup_printf (_("expected %1$d cells, found %2$zu"), SUD_CELLS, word);
}
