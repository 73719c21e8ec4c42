/* rubric-loose-caption.c - a line of numbers beside a grid that is no row of it
 *
 *     9 9          how many rows there are, and columns, as contests in programming have it; 9x9, 3 3, 9 9 30
 *     #7, 12/30    the number of the puzzle or the page, or a date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  LONGEST_SIZE = 16,
};

/* The number of a puzzle or a page, "7.2", "1/3", or a date, and a sign or two around it. */
static gboolean
is_number (const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  guint digits = 0, parts = 1;
  char sign = '\0';

  at += at < end && strchr ("#([-", *at) != NULL;
  while (at < end && *at == ' ')
    at++;
  for (; at < end && strchr ("0123456789/.-", *at) != NULL; at++)
    if (g_ascii_isdigit (*at))
      digits++;
    else if (digits == 0 || end - at < 2 || !g_ascii_isdigit (at[1]))
      break;
    else
      {
        if (parts++ > 1 && *at != sign)
          return FALSE;
        sign = *at;
      }
  if (digits == 0 || digits > (parts == 3 ? 8 : 5) || parts > 3 || (parts == 2 && sign == '-'))
    return FALSE;
  while (at < end && *at == ' ')
    at++;
  return at == end || (at + 1 == end && strchr (".:)]-", *at) != NULL);
}

/* Nine or three twice, and perhaps another number: in a row no digit stands twice, so this is no piece of one. */
gboolean
rubric_loose_is_size (const RubricLooseLine *line)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint n = 0, numbers = 0;

  if (line->length == 0 || line->length > LONGEST_SIZE || (*line->text != '9' && *line->text != '3'))
    return FALSE;
  text = g_strndup (line->text, line->length);
  if (text[strspn (text, "0123456789 xX*,;\t")] != '\0')
    return FALSE;
  words = g_strsplit_set (text, " xX*,;\t", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;
      n += numbers < 2 && words[i][1] == '\0' && (words[i][0] == '9' || words[i][0] == '3') && words[i][0] == *text;
      numbers++;
    }
  return n == 2 && numbers <= 3;
}

gboolean
rubric_loose_is_caption (const RubricLooseLine *line)
{
  return is_number (line) || rubric_loose_is_size (line);
}
