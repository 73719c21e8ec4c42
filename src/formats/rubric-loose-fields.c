/* rubric-loose-fields.c - a line of a table: what stands between its delimiters, in quotation marks, brackets or stars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-fields.h"

#include <string.h>

static guint8
read_label (const char *start, gsize length)
{
  if (length == 1 && start[0] >= 'A' && start[0] <= 'I')
    return RUBRIC_LOOSE_FIELD_LABEL + start[0] - 'A';
  if (length == 1 && start[0] >= 'a' && start[0] <= 'i')
    return RUBRIC_LOOSE_FIELD_LABEL + start[0] - 'a';
  if (length >= 2 && length <= 8 && g_ascii_isalpha (start[0]) && start[length - 1] >= '1' && start[length - 1] <= '9')
    return RUBRIC_LOOSE_FIELD_LABEL + start[length - 1] - '1';
  return RUBRIC_LOOSE_FIELD_OTHER;
}

static gboolean
is_dressing (char c)
{
  return c == ' ' || (c != '\0' && strchr ("\"'`()[]{}<>~^$=|", c) != NULL);
}

/* What stands in a field without quotation marks, brackets, and stars for emphasis. */
static guint8
read_field (const char *start, const char *end)
{
  guint8 digit = 0;
  gsize length;

  while (start < end && is_dressing (*start))
    start++;
  while (end > start && is_dressing (end[-1]))
    end--;
  for (; end - start > 2 && start[0] == end[-1] && (start[0] == '*' || start[0] == '_'); end--)
    start++;
  length = end - start;
  if (length == 0)
    return RUBRIC_LOOSE_FIELD_EMPTY;
  if (g_ascii_isdigit (start[0]))
    digit = start[0] - '0';
  if (digit > 0 && length == 1)
    return digit;
  if (length >= 3 && g_ascii_isdigit (start[0]) && (start[1] == '.' || start[1] == ',')
      && strspn (start + 2, "0") + 2 >= length)
    return digit;
  if (rubric_loose_measure_float (start, end) == length || (length == 2 && start[1] == 'L' && g_ascii_isdigit (start[0])))
    return digit;
  for (gsize i = 0; i < length; i++)
    if (start[i] != start[0] || !rubric_loose_is_cell (start[i]) || digit > 0)
      return rubric_loose_is_blank_word (start, length) ? 0 : read_label (start, length);
  return length <= 3 ? 0 : RUBRIC_LOOSE_FIELD_OTHER;
}

/* A wiki parts the cells of a line by two bars. */
static gboolean
has_pairs (const RubricLooseLine *line)
{
  guint bars = 0, pairs = 0;

  for (gsize i = 0; i < line->length; i++)
    {
      bars += line->text[i] == '|';
      pairs += i > 0 && line->text[i] == '|' && line->text[i - 1] == '|';
    }
  return pairs >= SUD_SIZE - 1 && bars >= 2 * (SUD_SIZE - 1);
}

void
rubric_loose_fields_read (const RubricLooseLine *line, char delimiter, RubricLooseFields *row)
{
  const char *start = line->text, *end = line->text + line->length;
  gboolean pairs = delimiter == '|' && has_pairs (line);

  row->pairs = pairs;
  row->empty = TRUE;
  row->size = rubric_loose_is_size (line);
  for (row->n = 0; row->n < RUBRIC_LOOSE_MAX_FIELDS; row->n++)
    {
      const char *stop = memchr (start, delimiter, end - start);

      if (pairs && stop != NULL && stop + 1 < end && stop[1] == '|')
        stop++;

      row->field[row->n] = read_field (start, stop != NULL ? stop - (pairs && stop > start && stop[-1] == '|') : end);
      row->empty &= row->field[row->n] == RUBRIC_LOOSE_FIELD_EMPTY;
      if (stop == NULL)
        break;
      start = stop + 1;
    }
  row->n = MIN (row->n + 1, RUBRIC_LOOSE_MAX_FIELDS);
  memset (row->field + row->n, RUBRIC_LOOSE_FIELD_EMPTY, RUBRIC_LOOSE_MAX_FIELDS - row->n);
}
