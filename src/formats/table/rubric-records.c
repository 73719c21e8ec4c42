/* rubric-records.c - tables as text: records, and the fields in them (RFC 4180)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-records.h"

#include "sud-sheet.h"

#include <string.h>

static gboolean
is_odd (const char *start, const char *end)
{
  gboolean odd = FALSE;

  while ((start = memchr (start, '"', end - start)) != NULL)
    {
      odd = !odd;
      start++;
    }
  return odd;
}

/* Takes lines up to the end of a record; a line without the quotation mark that should end it is one by itself. */
static void
take_record (RubricLines *lines, RubricRecord *record)
{
  RubricLines next = *lines;
  gboolean open = is_odd (lines->start, lines->start + lines->length);

  *record = (RubricRecord){ lines->start, lines->length, lines->number };
  while (open && next.start - record->start < RUBRIC_RECORD_MAX && rubric_lines_next (&next))
    if (is_odd (next.start, next.start + next.length))
      {
        record->length = next.start + next.length - record->start;
        *lines = next;
        return;
      }
}

gboolean
rubric_record_next (RubricLines *lines, RubricRecord *record)
{
  while (rubric_lines_next (lines))
    if (!rubric_lines_is_passed_over (lines))
      {
        take_record (lines, record);
        return TRUE;
      }
  return FALSE;
}

void
rubric_fields_init (RubricFields *self, const RubricRecord *record, char delimiter)
{
  *self = (RubricFields){ .at = record->start, .end = record->start + record->length, .delimiter = delimiter, .index = -1 };
}

static void
take_quoted (RubricFields *self)
{
  const char *p = self->start + 1;

  while (p < self->end && (*p != '"' || (p + 1 < self->end && p[1] == '"')))
    p += *p == '"' ? 2 : 1;
  self->start++;
  self->stop = MIN (p, self->end);
  self->quoted = TRUE;
}

static void
take_bare (RubricFields *self, const char *delimiter)
{
  self->stop = delimiter;
  while (self->stop > self->start && g_ascii_isspace (self->stop[-1]))
    self->stop--;
  self->quoted = FALSE;
}

static const char *
find_delimiter (const RubricFields *self, const char *from)
{
  const char *found = from < self->end ? memchr (from, self->delimiter, self->end - from) : NULL;

  return found != NULL ? found : self->end;
}

gboolean
rubric_fields_next (RubricFields *self)
{
  const char *delimiter;

  if (self->at == NULL)
    return FALSE;
  for (self->start = self->at; self->start < self->end && *self->start == ' ';)
    self->start++;
  if (self->start < self->end && *self->start == '"')
    take_quoted (self);
  else
    take_bare (self, find_delimiter (self, self->start));
  delimiter = find_delimiter (self, self->stop);
  self->at = delimiter < self->end ? delimiter + 1 : NULL;
  self->index++;
  return TRUE;
}

gboolean
rubric_fields_is_closed (const RubricFields *self)
{
  const char *end = self->at != NULL ? self->at - 1 : self->end;

  for (const char *at = self->stop + 1; self->quoted && at < end; at++)
    if (!g_ascii_isspace (*at))
      return FALSE;
  return TRUE;
}

gboolean
rubric_fields_is_puzzle (const RubricFields *self)
{
  SudGrid grid;

  return self->stop - self->start == SUD_CELLS && sud_grid_parse_line (&grid, self->start) == SUD_CELLS;
}

gboolean
rubric_fields_is_damaged (const RubricFields *self)
{
  gsize length = self->stop - self->start, cells = 0;
  gboolean blanks = FALSE;

  for (gsize i = 0; i < MIN (length, 2 * SUD_CELLS); i++)
    {
      cells += sud_cell_value (self->start[i]) >= 0;
      blanks |= i > 0 && self->start[i] == self->start[i - 1] && sud_cell_value (self->start[i]) == 0
                && self->start[i] != '0';
    }
  return (blanks || length >= 2 * SUD_SIZE) && cells * 10 >= length * 9;
}

gboolean
rubric_record_has_cell (const RubricRecord *self, char delimiter, int column)
{
  RubricFields field;

  for (rubric_fields_init (&field, self, delimiter); rubric_fields_next (&field);)
    if (field.index == column)
      return field.stop - field.start <= 1;
  return FALSE;
}
