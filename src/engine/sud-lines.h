/* sud-lines.h - text of many lines: THE GRAMMAR of a line, and the puzzles among them
 *
 *     text  = [mark] line, line, …        each ends in LF, CR LF or CR, the last perhaps in nothing
 *     line  = [white] [cells [tail]]      81 cells are a puzzle
 *     tail  = white, comma or # and whatever follows
 *     white = space, tab, vertical tab, form feed
 *
 * A line with nothing but white space is passed over, and so is one whose first character after it is #. The mark is
 * that of the byte order, in UTF-8. Streams and documents read lines with these functions and no others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <stddef.h>

enum
{
  SUD_LINE_MAX = 32 << 10, /* bytes of the longest line that is handed out whole, its end included */
};

/**
 * SudLine:
 * @text: not closed by a NUL; without the line's end
 * @length: of @text
 * @number: of the line in the stream, from 1
 * @too_long: the line has SUD_LINE_MAX bytes or more, and @text is perhaps only its beginning: no puzzle
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
 * @newline: private; NULL at the beginning
 *
 * A cursor; copied by assignment.
 */
typedef struct
{
  const char *at;
  const char *end;
  uint64_t number;
  const char *newline; /* the first LF from @at on, or @end: or each line of a text of CR would search it all */
} SudLines;

static inline bool
sud_is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

/** sud_lines_take: Takes the next line, whatever is on it. Returns: false if there is none */
bool sud_lines_take (SudLines *self, SudLine *line);

/** sud_lines_next: Takes the next line that is not passed over, without a byte order mark. Returns: false if there is
 * none */
bool sud_lines_next (SudLines *self, SudLine *line);

/** sud_line_is_blank: Returns: whether a line has nothing but white space */
bool sud_line_is_blank (const SudLine *line);

/** sud_line_is_passed_over: Returns: whether a line is blank or a comment */
bool sud_line_is_passed_over (const SudLine *line);

/**
 * sud_line_get_word:
 * @length: (out): its bytes
 *
 * Returns: the word in the place of the cells: from the first character that is not white space up to the next that is,
 * a comma, `#` or the end
 */
const char *sud_line_get_word (const SudLine *line, size_t *length);

/** sud_line_get_puzzle: Returns: (nullable): the 81 cells of a line that is a puzzle */
const char *sud_line_get_puzzle (const SudLine *line);

/**
 * sud_lines_take_puzzles:
 * @puzzles: (out): the beginnings of the puzzles: 81 characters each
 * @max: of them
 *
 * Takes lines as long as they are 81 cells and LF, quickly. Whether the next line is a puzzle as well, sud_lines_next()
 * finds out.
 *
 * Returns: how many puzzles
 */
size_t sud_lines_take_puzzles (SudLines *self, const char **puzzles, size_t max);
