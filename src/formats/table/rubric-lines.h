/* rubric-lines.h - the text of a file, line by line, and errors at a place in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lines.h"

#include <glib.h>

/**
 * RubricSlice:
 * @text: where one puzzle of a file begins: always the beginning of a line
 * @length: bytes up to the next puzzle or the end of the file
 * @line: number of its first line in the file, from 1
 * @heading: (nullable): the heading above this puzzle, see rubric_document_add_heading()
 * @heading_length: its bytes
 * @heading_tag: its tag; 0 without a heading
 */
typedef struct
{
  const char *text;
  gsize length;
  gsize line;
  const char *heading;
  gsize heading_length;
  guint32 heading_tag;
} RubricSlice;

/**
 * RubricLines:
 * @start: the current line
 * @length: its bytes, without the line end
 * @number: its number, from 1
 *
 * A cursor over lines as sud-lines.h parts them. Copied by assignment, so it also remembers a line.
 */
typedef struct
{
  const char *start;
  gsize length;
  gsize number;
  /*< private >*/
  SudLines lines; /* after the current one */
} RubricLines;

/* Puts the cursor before the first line of @slice. */
void rubric_lines_init (RubricLines *self, const RubricSlice *slice);

/* The same for a whole text, whose first line is line 1. */
void rubric_lines_init_text (RubricLines *self, const char *text, gsize length);

/* Returns a cursor on the first line of @slice: all of a puzzle that has one line. */
RubricLines rubric_slice_get_line (const RubricSlice *slice);

/* Returns FALSE when there is no further line. */
gboolean rubric_lines_next (RubricLines *self);

/* Returns FALSE when there is no further line with anything but white space or a comment. */
gboolean rubric_lines_next_data (RubricLines *self);

/* Returns the current line, for the functions of sud-lines.h. */
SudLine rubric_lines_get (const RubricLines *self);

/* Returns: whether the current line has nothing but white space. */
gboolean rubric_lines_is_blank (const RubricLines *self);

/* Returns: whether the current line is blank or a comment. */
gboolean rubric_lines_is_passed_over (const RubricLines *self);

/* Moves on to the line of @at, unless the cursor is there already. */
void rubric_lines_find (RubricLines *self, const char *at);

/* Sets @error to a sentence that tells line and column of @at, which is in the current line or its end, what is
 * expected there, @expected, translated, and what stands there. Returns FALSE. */
gboolean rubric_lines_fail (const RubricLines *self, const char *at, const char *expected, GError **error);

/* The same with @format, translated, for what is wrong there. */
gboolean rubric_lines_fail_format (const RubricLines *self, const char *at, GError **error, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

/* The same if the number of cells is @found, and not 81. */
gboolean rubric_lines_fail_cell_count (const RubricLines *self, const char *at, gsize found, GError **error);

/* The same as rubric_lines_fail() for readers that do not go line by line. */
gboolean rubric_slice_fail (const RubricSlice *slice, const char *at, const char *expected, GError **error);

/* Moves @start and @end over the white space at both ends of the text between them. */
void rubric_text_trim (const char **start, const char **end);

/* Returns (transfer full) @text as UTF-8. Other text is taken for Windows-1252, in which old puzzle files are
 * written. */
char *rubric_utf8_from_file (const char *text, gsize length);
