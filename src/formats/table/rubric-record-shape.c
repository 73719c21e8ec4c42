/* rubric-record-shape.c - what a record of a table looks like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-record-shape.h"

#include "sud-sheet.h"

#include <string.h>

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

/* No quotation mark that is not around the whole, no bracket that stays open, nothing that is set to something. */
static gboolean
is_plain (const RubricFields *field)
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
rubric_record_shape (const RubricRecord *record, char delimiter)
{
  RubricRecordShape shape = { 0, RUBRIC_SHAPE_NO_CELLS, FALSE, TRUE, FALSE };
  const char *cells = NULL;
  RubricFields field;

  for (rubric_fields_init (&field, record, delimiter); rubric_fields_next (&field); shape.n++)
    if (!rubric_fields_is_puzzle (&field))
      shape.plain &= cells != NULL || is_plain (&field);
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

static RubricBeside
compare (const char *first, const char *next)
{
  if (rubric_cells_extend (next, first))
    return RUBRIC_BESIDE_SOLUTION;
  return rubric_cells_extend (first, next) ? RUBRIC_BESIDE_START : RUBRIC_BESIDE_STRANGER;
}

RubricBeside
rubric_text_find_beside (const char *text, gsize length)
{
  const char *first = NULL, *end = text + length, *at = text;
  RubricBeside beside = RUBRIC_BESIDE_NOTHING;

  while (at < end && *at != '#')
    {
      const char *start = at;

      while (at < end && sud_cell_value (*at) >= 0)
        at++;
      if (at - start == SUD_CELLS && first != NULL)
        beside = MAX (beside, compare (first, start));
      else if (at - start == SUD_CELLS)
        first = start;
      at += at == start;
    }
  return beside;
}
