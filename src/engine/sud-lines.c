/* sud-lines.c - text of many lines: which of them are puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lines.h"

#include <string.h>

static bool
is_passed_over (const SudLine *line)
{
  if (line->length > 0 && line->text[0] == '#')
    return true;
  for (size_t i = 0; i < line->length; i++)
    if (memchr (" \t\r\v\f", line->text[i], 5) == NULL)
      return false;
  return true;
}

static SudLine
take_line (SudLines *self)
{
  const char *newline = memchr (self->at, '\n', self->end - self->at);
  SudLine line = { .text = self->at, .length = (newline != NULL ? newline : self->end) - self->at };

  line.number = ++self->number;
  line.too_long = line.length >= SUD_LINE_MAX;
  self->at = newline != NULL ? newline + 1 : self->end;
  if (newline != NULL && line.length > 0 && line.text[line.length - 1] == '\r')
    line.length--;
  if (line.number == 1 && line.length >= 3 && memcmp (line.text, "\xef\xbb\xbf", 3) == 0)
    {
      line.text += 3;
      line.length -= 3;
    }
  return line;
}

bool
sud_lines_next (SudLines *self, SudLine *line)
{
  while (self->at < self->end)
    {
      *line = take_line (self);
      if (!is_passed_over (line))
        return true;
    }
  return false;
}

static const bool is_cell[UINT8_MAX + 1] = {
  ['0'] = true, ['1'] = true, ['2'] = true, ['3'] = true, ['4'] = true, ['5'] = true, ['6'] = true, ['7'] = true,
  ['8'] = true, ['9'] = true, ['.'] = true, ['*'] = true, ['_'] = true, ['-'] = true, ['x'] = true, ['X'] = true,
};

static bool
are_cells (const char *text)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (!is_cell[(uint8_t)text[cell]])
      return false;
  return true;
}

/* What nearly all puzzles are made of. The compiler makes vectors of this: 4 ns a puzzle; with all the blanks there are
 * it does not, and takes 50. In ASCII only the solidus stands between the full stop and the digits.
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

bool
sud_line_is_puzzle (const SudLine *line)
{
  return !line->too_long && line->length >= SUD_LINE_LENGTH && are_cells (line->text)
         && (line->length == SUD_LINE_LENGTH || memchr (" \t\r\v\f,#", line->text[SUD_LINE_LENGTH], 7) != NULL);
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
