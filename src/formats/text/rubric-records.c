/* rubric-records.c - tables as text: records, and the fields in them (RFC 4180)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-records.h"

#include "sud-sheet.h"

#include <string.h>

static gboolean
has_open_quote (const char *start, const char *end)
{
  gboolean odd = FALSE;

  while ((start = memchr (start, '"', end - start)) != NULL)
    {
      odd = !odd;
      start++;
    }
  return odd;
}

/* Takes lines up to the one that closes a quotation mark. If none does, the record is the first line alone. */
static void
take_record_lines (RubricLines *lines, RubricRecord *record)
{
  RubricLines next = *lines;
  gboolean open = has_open_quote (lines->start, lines->start + lines->length);

  *record = (RubricRecord){ lines->start, lines->length, lines->number };
  while (open && next.start - record->start < RUBRIC_RECORD_MAX && rubric_lines_next (&next))
    if (has_open_quote (next.start, next.start + next.length))
      {
        record->length = next.start + next.length - record->start;
        *lines = next;
        return;
      }
}

gboolean
rubric_record_next (RubricLines *lines, RubricRecord *record)
{
  if (!rubric_lines_next_data (lines))
    return FALSE;
  take_record_lines (lines, record);
  return TRUE;
}

void
rubric_fields_init (RubricFields *self, const RubricRecord *record, char delimiter)
{
  *self = (RubricFields){
    .at = record->start, .end = record->start + record->length, .delimiter = delimiter, .index = -1
  };
}

static void
take_quoted_field (RubricFields *self)
{
  const char *p = self->start + 1;

  while (p < self->end && (*p != '"' || (p + 1 < self->end && p[1] == '"')))
    p += *p == '"' ? 2 : 1;
  self->start++;
  self->stop = MIN (p, self->end);
  self->quoted = TRUE;
}

static void
take_bare_field (RubricFields *self, const char *delimiter)
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
    take_quoted_field (self);
  else
    take_bare_field (self, find_delimiter (self, self->start));
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

char
rubric_record_find_delimiter (const RubricRecord *record)
{
  guint count[sizeof RUBRIC_RECORD_DELIMITERS] = { 0 }, best = 0;
  gboolean quoted = FALSE;

  for (gsize i = 0; i < MIN (record->length, RUBRIC_RECORD_MAX); i++)
    {
      quoted ^= record->start[i] == '"';
      for (guint k = 0; k < strlen (RUBRIC_RECORD_DELIMITERS); k++)
        count[k] += record->start[i] == RUBRIC_RECORD_DELIMITERS[k] && !quoted;
    }
  for (guint i = 1; i < strlen (RUBRIC_RECORD_DELIMITERS); i++)
    if (count[i] > count[best])
      best = i;
  return RUBRIC_RECORD_DELIMITERS[best];
}

/* Returns: whether a field has no quotation mark but those around it, no open bracket and no assignment. */
static gboolean
is_plain_value (const RubricFields *field)
{
  int depth = 0;

  if (field->quoted)
    return rubric_fields_is_closed (field);
  for (const char *at = field->start; at < field->stop; at++)
    {
      if (strchr ("\"{}[]=", *at) != NULL)
        return FALSE;
      depth += (*at == '(') - (*at == ')');
    }
  return depth == 0;
}

RubricRecordShape
rubric_record_get_shape (const RubricRecord *record, char delimiter)
{
  RubricRecordShape shape = { 0, RUBRIC_SHAPE_NO_CELLS, FALSE, TRUE, FALSE };
  const char *cells = NULL;
  RubricFields field;

  for (rubric_fields_init (&field, record, delimiter); rubric_fields_next (&field); shape.n++)
    if (!rubric_fields_is_puzzle (&field))
      shape.plain &= cells != NULL || is_plain_value (&field);
    else if (cells != NULL)
      shape.extends |= rubric_cells_extend (cells, field.start) && !rubric_cells_extend (field.start, cells);
    else
      {
        cells = field.start;
        shape.cells = field.index;
        shape.quoted = field.quoted;
      }
  return shape;
}

gboolean
rubric_cells_extend (const char *whole, const char *part)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cell_value (part[cell]) > 0 && sud_cell_value (part[cell]) != sud_cell_value (whole[cell]))
      return FALSE;
  return TRUE;
}

static RubricRelation
relate_puzzles (const char *first, const char *next)
{
  if (rubric_cells_extend (next, first))
    return RUBRIC_RELATION_SOLUTION;
  return rubric_cells_extend (first, next) ? RUBRIC_RELATION_START : RUBRIC_RELATION_NONE;
}

RubricRelation
rubric_text_relate_puzzles (const char *text, gsize length)
{
  const char *first = NULL, *end = text + length, *at = text;
  RubricRelation relation = RUBRIC_RELATION_ALONE;

  while (at < end && *at != '#')
    {
      const char *start = at;

      while (at < end && sud_cell_value (*at) >= 0)
        at++;
      if (at - start == SUD_CELLS && first != NULL)
        relation = MAX (relation, relate_puzzles (first, start));
      else if (at - start == SUD_CELLS)
        first = start;
      at += at == start;
    }
  return relation;
}
