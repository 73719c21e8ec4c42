/* rubric-lines.c - the text of a file, line by line, and errors at a place in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-lines.h"

#include "rubric-format-error.h"

#include <glib/gi18n.h>
#include <string.h>

void
rubric_lines_init (RubricLines *self, const RubricSlice *slice)
{
  *self = (RubricLines){
    .start = slice->text,
    .number = slice->line - 1,
    .lines = { .at = slice->text, .end = slice->text + slice->length, .number = slice->line - 1 },
  };
}

void
rubric_lines_init_text (RubricLines *self, const char *text, gsize length)
{
  rubric_lines_init (self, &(RubricSlice){ .text = text, .length = length, .line = 1 });
}

RubricLines
rubric_slice_get_line (const RubricSlice *slice)
{
  RubricLines line;

  rubric_lines_init (&line, slice);
  rubric_lines_next (&line);
  return line;
}

gboolean
rubric_lines_next (RubricLines *self)
{
  SudLine line;

  if (!sud_lines_take (&self->lines, &line))
    return FALSE;
  self->start = line.text;
  self->length = line.length;
  self->number = line.number;
  return TRUE;
}

SudLine
rubric_lines_get (const RubricLines *self)
{
  return (SudLine){ self->start, self->length, self->number, self->length >= SUD_LINE_MAX };
}

gboolean
rubric_lines_is_blank (const RubricLines *self)
{
  SudLine line = rubric_lines_get (self);

  return sud_line_is_blank (&line);
}

gboolean
rubric_lines_is_passed_over (const RubricLines *self)
{
  SudLine line = rubric_lines_get (self);

  return sud_line_is_passed_over (&line);
}

gboolean
rubric_lines_next_data (RubricLines *self)
{
  while (rubric_lines_next (self))
    if (!rubric_lines_is_passed_over (self))
      return TRUE;
  return FALSE;
}

void
rubric_lines_find (RubricLines *self, const char *at)
{
  while (self->lines.at <= at && rubric_lines_next (self))
    ;
}

/* Columns count characters, as an editor does: bytes that continue a UTF-8 character are not counted. */
static gsize
get_column (const RubricLines *self, const char *at)
{
  gsize column = 1;

  for (const char *p = self->start; p < MIN (at, self->start + self->length); p++)
    column += ((guchar)*p & 0xc0) != 0x80;
  return column;
}

static char *
describe_found (const RubricLines *self, const char *at)
{
  gunichar c;

  if (at >= self->lines.end)
    return g_strdup (_ ("the end of the file"));
  if (at >= self->start + self->length)
    return g_strdup (_ ("the end of the line"));

  c = g_utf8_get_char_validated (at, self->start + self->length - at);
  if (c < 0x110000 && c != 0 && (c == ' ' || g_unichar_isgraph (c)))
    /* Translators: %.*s is one character of a file */
    return g_strdup_printf (_ ("“%.*s”"), (int)(g_utf8_next_char (at) - at), at);
  /* Translators: a byte of a file that is no readable character */
  return g_strdup_printf (_ ("the byte 0x%02X"), (guint)(guchar)*at);
}

gboolean
rubric_lines_fail (const RubricLines *self, const char *at, const char *expected, GError **error)
{
  g_autofree char *found = describe_found (self, at);

  /* Translators: %1$s is for example "a digit or a blank", %2$s for example "“a”" or "the end of the line" */
  return rubric_lines_fail_format (self, at, error, _ ("expected %1$s, found %2$s"), expected, found);
}

gboolean
rubric_lines_fail_format (const RubricLines *self, const char *at, GError **error, const char *format, ...)
{
  g_autofree char *problem = NULL;
  va_list arguments;

  va_start (arguments, format);
  problem = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  /* Translators: a place in a file, and what is wrong there, such as "expected 81 cells, found 80" */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX, _ ("Line %1$zu, column %2$zu: %3$s."),
               self->number, get_column (self, at), problem);
  if (error != NULL)
    rubric_format_error_set_place (*error, self->number, get_column (self, at), problem);
  return FALSE;
}

gboolean
rubric_lines_fail_cell_count (const RubricLines *self, const char *at, gsize found, GError **error)
{
  return rubric_lines_fail_format (self, at, error, _ ("expected %1$d cells, found %2$zu"), SUD_CELLS, found);
}

gboolean
rubric_slice_fail (const RubricSlice *slice, const char *at, const char *expected, GError **error)
{
  RubricLines lines;

  rubric_lines_init (&lines, slice);
  rubric_lines_find (&lines, at);
  return rubric_lines_fail (&lines, at, expected, error);
}

void
rubric_text_trim (const char **start, const char **end)
{
  while (*start < *end && g_ascii_isspace (**start))
    ++*start;
  while (*end > *start && g_ascii_isspace ((*end)[-1]))
    --*end;
}

char *
rubric_utf8_from_file (const char *text, gsize length)
{
  char *converted;
  GString *latin1;

  if (g_utf8_validate_len (text, length, NULL))
    return g_strndup (text, length);

  converted = g_convert (text, length, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);
  if (converted != NULL)
    return converted;

  /* A few bytes are no character of Windows-1252; all are one of Latin-1. */
  latin1 = g_string_sized_new (length * 2);
  for (gsize i = 0; i < length; i++)
    g_string_append_unichar (latin1, (guchar)text[i]);
  return g_string_free (latin1, FALSE);
}
