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

/** rubric_lines_init: Puts the cursor before the first line of @slice. */
void rubric_lines_init (RubricLines *self, const RubricSlice *slice);

/** rubric_lines_init_text: Puts the cursor before the first line of a whole text, which is line 1. */
void rubric_lines_init_text (RubricLines *self, const char *text, gsize length);

/** rubric_slice_get_line: Returns: a cursor on the first line of @slice: all of a puzzle that has one line. */
RubricLines rubric_slice_get_line (const RubricSlice *slice);

/** rubric_lines_next: Moves to the next line. Returns: FALSE if there is none */
gboolean rubric_lines_next (RubricLines *self);

/** rubric_lines_next_data: Moves to the next line with data: not blank, no comment. Returns: FALSE if there is none */
gboolean rubric_lines_next_data (RubricLines *self);

/** rubric_lines_get: Returns: the current line, for the functions of sud-lines.h. */
SudLine rubric_lines_get (const RubricLines *self);

/** rubric_lines_is_blank: Returns: whether the current line has nothing but white space. */
gboolean rubric_lines_is_blank (const RubricLines *self);

/** rubric_lines_is_passed_over: Returns: whether the current line is blank or a comment. */
gboolean rubric_lines_is_passed_over (const RubricLines *self);

/** rubric_lines_find: Moves on to the line of @at, unless the cursor is there already. */
void rubric_lines_find (RubricLines *self, const char *at);

/** rubric_lines_fail: Sets @error to a sentence that tells line and column of @at, which is in the current line or its
 * end, what is expected there, @expected, translated, and what stands there. Returns: FALSE. */
gboolean rubric_lines_fail (const RubricLines *self, const char *at, const char *expected, GError **error);

/** rubric_lines_fail_format: As rubric_lines_fail(), with @format, translated, for what is wrong. Returns: FALSE */
gboolean rubric_lines_fail_format (const RubricLines *self, const char *at, GError **error, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

/** rubric_lines_fail_cell_count: As rubric_lines_fail(), if there are @found cells, and not 81. Returns: FALSE */
gboolean rubric_lines_fail_cell_count (const RubricLines *self, const char *at, gsize found, GError **error);

/** rubric_slice_fail: As rubric_lines_fail(), for readers that do not go line by line. Returns: FALSE */
gboolean rubric_slice_fail (const RubricSlice *slice, const char *at, const char *expected, GError **error);

/** rubric_text_trim: Moves @start and @end over the white space at both ends of the text between them. */
void rubric_text_trim (const char **start, const char **end);

/** rubric_utf8_from_file: Returns: (transfer full): @text as UTF-8, from Windows-1252, as in old puzzle files, if it is
 * none */
char *rubric_utf8_from_file (const char *text, gsize length);
