/* rubric-loose-lead.c - words before the first field of each row of a table
 *
 *     Row 1: 5,3,,,7,,,,          the same words, and a number that counts or none at all
 *     Row 2: 6,,,1,9,5,,,
 *
 * A label in a field of its own is not looked at: that is a column, see rubric-loose-beside.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

/* Lines one below the other with the same words before their first field. */
typedef struct
{
  RubricLoose *loose;
  guint first;
  guint last;
  guint n;        /* lines of a table among them */
  gboolean cells; /* whether something stands in a first field */
} Leads;

static gboolean
has_fields (const RubricLooseLine *line, char delimiter)
{
  guint n = 0;

  for (gsize i = 0; i < line->length; i++)
    n += line->text[i] == delimiter;
  return n >= SUD_SIZE - 1;
}

gsize
rubric_loose_measure_lead (const RubricLooseLine *line)
{
  static const char delimiters[] = "\t,;";

  for (guint i = 0; i < strlen (delimiters); i++)
    {
      const char *end;
      gsize length;

      if (!has_fields (line, delimiters[i]))
        continue;
      end = memchr (line->text, delimiters[i], line->length);
      length = end - line->text;
      while (length > 0 && line->text[length - 1] != ' ')
        length--;
      if (line->text + length + 1 < end || (line->text + length < end && !rubric_loose_is_cell (line->text[length])))
        return 0;
      return strspn (line->text, " ") < length ? length : 0;
    }
  return 0;
}

static int
read_number (const char *text, gsize length, gsize *at)
{
  int number = 0;

  for (guint digits = 0; *at < length && digits < 6 && g_ascii_isdigit (text[*at]); digits++)
    number = number * 10 + text[(*at)++] - '0';
  return number;
}

/* Whether the same words stand before two rows, with the same numbers or the next ones; a number alone counts. */
static gboolean
is_next (const RubricLooseLine *before, const RubricLooseLine *line)
{
  gsize n = rubric_loose_measure_lead (before), m = rubric_loose_measure_lead (line), i = 0, k = 0;
  gboolean words = FALSE, counts = FALSE;

  while (i < n && k < m)
    if (g_ascii_isdigit (before->text[i]) && g_ascii_isdigit (line->text[k]))
      {
        int first = read_number (before->text, n, &i), second = read_number (line->text, m, &k);

        if (second != first && second != first + 1)
          return FALSE;
        counts |= second != first;
      }
    else if (before->text[i] != line->text[k])
      return FALSE;
    else
      {
        words |= line->text[k] != ' ';
        i++;
        k++;
      }
  return i == n && k == m && n > 0 && (words || counts);
}

/* Takes the words away where there are rows enough for a puzzle. */
static void
flush (Leads *self)
{
  for (guint i = self->first; self->n >= SUD_SIZE && self->cells && i <= self->last; i++)
    {
      RubricLooseLine *line = rubric_loose_get_line (self->loose, i);
      gsize length = line->kind == RUBRIC_LOOSE_TEXT ? rubric_loose_measure_lead (line) : 0;

      line->text += length;
      line->length -= length;
    }
  self->n = 0;
  self->cells = FALSE;
}

static void
take_line (Leads *self, guint index)
{
  const RubricLooseLine *line = rubric_loose_get_line (self->loose, index);
  gsize length = rubric_loose_measure_lead (line);

  if (self->n > 0 && !is_next (rubric_loose_get_line (self->loose, self->last), line))
    flush (self);
  if (length == 0)
    return;
  if (self->n++ == 0)
    self->first = index;
  self->last = index;
  self->cells |= rubric_loose_is_cell (line->text[length]);
}

void
rubric_loose_skip_leads (RubricLoose *self)
{
  Leads leads = { .loose = self };

  for (guint i = 0; i < self->lines->len; i++)
    if (rubric_loose_get_line (self, i)->kind == RUBRIC_LOOSE_TEXT)
      take_line (&leads, i);
  flush (&leads);
}
