/* sud-lines.h - text of many lines: which of them are puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"
#include "sud-line-reader.h"

/**
 * SudLine:
 * @text: not closed by a NUL; without the line's end (LF or CRLF)
 * @length: of @text
 * @number: of the line in the stream, from 1
 * @too_long: the line is longer than SUD_LINE_MAX and @text perhaps only its beginning
 */
typedef struct
{
  const char *text;
  size_t length;
  uint64_t number;
  bool too_long;
} SudLine;

/**
 * SudLines:
 * @at: the next line
 * @end: of the text
 * @number: how many lines of the stream lie before @at
 *
 * A cursor. Blank lines, lines that begin with `#` and a byte order mark are passed over; they count in the numbering.
 */
typedef struct
{
  const char *at;
  const char *end;
  uint64_t number;
} SudLines;

/** Returns: false where there is no further line with something on it */
bool sud_lines_next (SudLines *self, SudLine *line);

/** Whether a line is a puzzle: 81 cells, then the end or white space, a comma or `#`. */
bool sud_line_is_puzzle (const SudLine *line);

/**
 * sud_lines_take_puzzles:
 * @puzzles: (out): where the puzzles begin: 81 characters each
 * @max: of them
 *
 * Takes lines for as long as they are 81 cells and nothing else, quickly. What follows may be a puzzle as well, but that
 * is for sud_lines_next() to find out.
 *
 * Returns: how many puzzles
 */
size_t sud_lines_take_puzzles (SudLines *self, const char **puzzles, size_t max);
