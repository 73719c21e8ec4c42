/* sud-lines.c - text of many lines: the grammar of a line, and the puzzles among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lines.h"

#include <string.h>

static const char *
find_newline (const char *from, const char *end)
{
  const char *newline = memchr (from, '\n', end - from);

  return newline != NULL ? newline : end;
}

bool
sud_lines_take (SudLines *self, SudLine *line)
{
  const char *stop;

  if (self->at >= self->end)
    return false;
  if (self->newline == NULL || self->newline < self->at)
    self->newline = find_newline (self->at, self->end);
  stop = memchr (self->at, '\r', self->newline - self->at);
  if (stop == NULL)
    stop = self->newline;

  *line = (SudLine){ .text = self->at, .length = stop - self->at, .number = ++self->number };
  line->too_long = line->length >= SUD_LINE_MAX;
  if (stop < self->end && *stop == '\r')
    stop++;
  if (stop == self->newline && stop < self->end)
    stop++;
  self->at = stop;
  return true;
}

static void
skip_byte_order_mark (SudLine *line)
{
  if (line->number == 1 && line->length >= 3 && memcmp (line->text, "\xef\xbb\xbf", 3) == 0)
    {
      line->text += 3;
      line->length -= 3;
    }
}

bool
sud_lines_next (SudLines *self, SudLine *line)
{
  while (sud_lines_take (self, line))
    {
      skip_byte_order_mark (line);
      if (!sud_line_is_passed_over (line))
        return true;
    }
  return false;
}

static size_t
measure_white (const SudLine *line)
{
  size_t n = 0;

  while (n < line->length && sud_is_white (line->text[n]))
    n++;
  return n;
}

bool
sud_line_is_blank (const SudLine *line)
{
  return measure_white (line) == line->length;
}

bool
sud_line_is_passed_over (const SudLine *line)
{
  size_t white = measure_white (line);

  return white == line->length || line->text[white] == '#';
}

static bool
ends_word (char c)
{
  return sud_is_white (c) || c == ',' || c == '#';
}

const char *
sud_line_get_word (const SudLine *line, size_t *length)
{
  const char *start = line->text + measure_white (line), *end = line->text + line->length, *stop = start;

  while (stop < end && !ends_word (*stop))
    stop++;
  *length = stop - start;
  return start;
}

static bool
are_cells (const char *text)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cell_value (text[cell]) < 0)
      return false;
  return true;
}

/* Nearly all puzzles are made of these. The compiler makes vectors of this: 4 ns a puzzle; with all kinds of blanks it
 * does not, and takes 50. In ASCII only the solidus stands between the full stop and the digits.
 */
static bool
are_dots_and_digits (const char *text)
{
  uint8_t others = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      uint8_t c = text[cell];

      others |= ((uint8_t)(c - '.') > '9' - '.') | (c == '/');
    }
  return others == 0;
}

const char *
sud_line_get_puzzle (const SudLine *line)
{
  const char *cells = line->text + measure_white (line);
  size_t length = line->text + line->length - cells;

  return !line->too_long && length >= SUD_LINE_LENGTH && are_cells (cells)
                 && (length == SUD_LINE_LENGTH || ends_word (cells[SUD_LINE_LENGTH]))
             ? cells
             : NULL;
}

size_t
sud_lines_take_puzzles (SudLines *self, const char **puzzles, size_t max)
{
  const char *at = self->at;
  size_t n = 0;

  while (n < max && self->end - at > SUD_LINE_LENGTH && at[SUD_LINE_LENGTH] == '\n'
         && (are_dots_and_digits (at) || are_cells (at)))
    {
      puzzles[n++] = at;
      at += SUD_LINE_LENGTH + 1;
    }
  self->at = at;
  self->number += n;
  return n;
}
