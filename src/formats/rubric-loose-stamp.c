/* rubric-loose-stamp.c - what chats write beside a message: when it was sent, and by whom
 *
 *     [14:32] <ann> 53..7....                 before a row, also with a date in front or behind, and a name
 *     12/3/2024, 2:32 PM - Ann: 53..7....
 *     53..7....  14:32                        behind a row
 *     Ann, [03.12.24 14:32]                   on a line of its own
 *
 * 9:05 alone may be cells: so a time has two digits behind each colon, and a space or a bracket around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MAX_STAMP = 48, /* characters of a name and a time */
  MAX_WORDS = 4,  /* of a name */
};

static gsize
count_digits (const char *at)
{
  return strspn (at, "0123456789");
}

/* "14:32", "2:32:05 PM", "14:32:05.123", "14:32Z". Returns: how long it is, 0 for none */
static gsize
measure_time (const char *at)
{
  gsize length = count_digits (at);
  guint parts = 0;

  if (length < 1 || length > 2)
    return 0;
  for (; at[length] == ':' && at[length + 1] >= '0' && at[length + 1] <= '5' && count_digits (at + length + 1) == 2; length += 3)
    parts++;
  if (parts < 1 || parts > 2)
    return 0;
  if ((at[length] == '.' || at[length] == ',') && count_digits (at + length + 1) == 3)
    length += 4;
  length += at[length] == 'Z';
  if (at[length] == ' ' && strchr ("apAP", at[length + 1]) != NULL && at[length + 1] != '\0')
    length += g_ascii_tolower (at[length + 2]) == 'm' ? 1 : 0;
  if (at[length] != '\0' && strchr ("apAP", at[length]) != NULL && g_ascii_tolower (at[length + 1]) == 'm')
    length += 2;
  return length;
}

/* "03/12/2024", "2024-12-03", "3.12.", "12-03", but not "3.1" nor "3-1", which may be three cells. Returns: how long it is,
 * 0 for none */
static gsize
measure_date (const char *at)
{
  gsize length = count_digits (at), more;
  char sign = at[length];

  if (length < 1 || length > 4 || length == 3 || sign == '\0' || strchr ("/.-", sign) == NULL)
    return 0;
  more = count_digits (at + length + 1);
  if (more < 1 || more > 2)
    return 0;
  length += 1 + more;
  if (at[length] != sign)
    return sign == '/' || length >= 5 ? length : 0;
  more = count_digits (at + length + 1);
  return more <= 4 ? length + 1 + more : 0;
}

static const char *const terms[]
    = { "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun", "at", "today", "yesterday" };

enum
{
  N_MONTHS = 12, /* of @terms */
};

/* "Dec", "December", "Tuesday", "at". Returns: how long it is, 0 for none */
static gsize
measure_word (const char *at, gboolean *month)
{
  gsize length = 0;

  while (g_ascii_isalpha (at[length]))
    length++;
  for (guint i = 0; i < G_N_ELEMENTS (terms); i++)
    if (g_ascii_strncasecmp (at, terms[i], strlen (terms[i])) == 0 && (strlen (terms[i]) == 3 || strlen (terms[i]) == length))
      {
        *month = i < N_MONTHS;
        return length;
      }
  return 0;
}

/* The day before a month, or where @after, the day or the year behind it. */
static gsize
measure_number (const char *at, gboolean after)
{
  gsize length = count_digits (at);
  gboolean month = FALSE;

  if (length != 1 && length != 2 && length != 4)
    return 0;
  return after || (at[length] == ' ' && measure_word (at + length + 1, &month) > 0 && month) ? length : 0;
}

/* One part of a date or a time, of which *@time is set. @month: whether one has just been, which it then tells of this part */
static gsize
measure_part (const char *at, gboolean *time, gboolean *month)
{
  gsize length = measure_time (at);
  gboolean after = *month;

  *time |= length > 0;
  *month = FALSE;
  if (length == 0)
    length = measure_date (at);
  if (length == 0)
    length = measure_word (at, month);
  if (length == 0)
    {
      length = measure_number (at, after);
      *month = after && length > 0 && length < 4 && count_digits (at + length + strspn (at + length, ", ")) == 4;
    }
  return length;
}

/* A time with the date beside it. Returns: behind it, or NULL where there is none */
static const char *
skip_time (const char *at)
{
  const char *end = NULL;
  gboolean time = FALSE, month = FALSE;

  for (guint parts = 0; parts < 8; parts++)
    {
      gsize length = measure_part (at, &time, &month);

      if (length == 0 || strchr (" ,:T])>\t\r\n", at[length]) == NULL) /* or at the very end */
        break;
      end = at += length;
      at += strspn (at, ", ");
      if (*at == 'T' && g_ascii_isdigit (at[1]))
        at++;
    }
  return time ? end : NULL;
}

/* The same in brackets, or none. */
static const char *
skip_stamp (const char *at)
{
  static const char open[] = "[(<", close[] = "])>";
  const char *bracket = *at != '\0' ? strchr (open, *at) : NULL, *end = skip_time (at + (bracket != NULL));

  if (end == NULL)
    return NULL;
  if (bracket != NULL)
    return *end == close[bracket - open] ? end + 1 : NULL;
  if (*end == ':' && end[1] == ' ')
    end++;
  return strchr (" \t\n\r", *end) != NULL ? end : NULL; /* or at the very end */
}

/* A name, or what stands around one: nothing that could be a cell. */
static gboolean
may_be_name (const char *text, gsize length)
{
  gboolean word = FALSE;
  guint words = 0;

  for (gsize i = 0; i < length; i++)
    {
      gboolean sign = text[i] == RUBRIC_LOOSE_OTHER || strchr (" ,:<>@()[]'\"~-", text[i]) != NULL;

      words += !word && g_ascii_isalpha (text[i]);
      if (!g_ascii_isalpha (text[i]) && !sign && !(word && (g_ascii_isalnum (text[i]) || text[i] == '_' || text[i] == '.')))
        return FALSE;
      word = !sign;
    }
  return words <= MAX_WORDS && (words == 0 || rubric_loose_has_words (text, length));
}

/* Takes away the time, with the name before it, that @line begins with. */
static gboolean
skip_front (RubricLooseLine *line)
{
  for (gsize i = 0; i < MIN (line->length, MAX_STAMP); i++)
    {
      const char *at = line->text + i, *end;

      end = i == 0 || strchr (" [(<", at[-1]) != NULL ? skip_stamp (at) : NULL;
      if (end == NULL)
        continue;
      if (end > line->text + line->length || !may_be_name (line->text, i))
        return FALSE;
      line->length -= end - line->text;
      line->text = end;
      return TRUE;
    }
  return FALSE;
}

/* Takes away the time that @line ends with; at least as much as a row is left. */
static void
skip_back (RubricLooseLine *line)
{
  gsize end = line->length, first = end > MAX_STAMP ? end - MAX_STAMP : 0;

  while (end > 0 && (line->text[end - 1] == ' ' || line->text[end - 1] == RUBRIC_LOOSE_OTHER))
    end--;
  for (gsize i = MAX (first, SUD_SIZE); i < end; i++)
    if (line->text[i - 1] == ' ' && skip_stamp (line->text + i) == line->text + end)
      {
        line->length = i;
        return;
      }
}

/* A row of blanks, in letters or dashes, that a name may stand before. */
static gboolean
has_row (const RubricLooseLine *line)
{
  const char *at = line->text;
  RubricLooseToken token;
  guint cells = 0;

  while (rubric_loose_next_token (&at, line->text + line->length, &token))
    cells += token.cells;
  return cells > 0 && cells % SUD_SIZE == 0;
}

gboolean
rubric_loose_skip_stamp (RubricLooseLine *line)
{
  gboolean front = skip_front (line);

  skip_back (line);
  return front && may_be_name (line->text, line->length) && !has_row (line);
}
