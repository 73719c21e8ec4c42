/* rubric-loose-segment.c - where in a text nine cells stand that may be a row
 *
 *     53..7....    53. .7. ...    5 3 . | . 7 . | . . .    5,3,,,7,,,,    "5", "3", ""    <td>5</td><td>3</td>
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  BOX = 3,
  MOST_BLANKS = 64,
  LONGEST_TAG = 256,
};

/* Behind blanks, and behind the lines of boxes where these are drawn between blanks */
static const char *
skip_blanks (const char *at, char delimiter)
{
  const char *blanks = delimiter == '\t' ? " " : delimiter == ' ' ? " \t|" : " \t";

  for (int i = 0; i < MOST_BLANKS && *at != '\0' && strchr (blanks, *at) != NULL; i++)
    at++;
  return at;
}

/* A cell alone, in quotation marks, or nothing before @delimiter. Returns: behind it, or NULL */
static const char *
read_field (const char *at, char delimiter, guint8 *digit)
{
  gboolean quoted = *at == '"' || *at == '\'';
  const char *cell = at + quoted;

  *digit = 0;
  if (*cell != '\0' && rubric_loose_is_cell (*cell))
    {
      *digit = MAX (sud_cell_value (*cell), 0);
      cell++;
    }
  else if (!quoted && delimiter == ' ')
    return NULL;
  if (quoted)
    return *cell == *at ? cell + 1 : NULL;
  return g_ascii_isalnum (*cell) || (*cell != '\0' && rubric_loose_is_cell (*cell)) ? NULL : cell;
}

/* Whether a tenth field stands at @at, behind the ninth. */
static gboolean
has_tenth (const char *at, char delimiter)
{
  guint8 tenth;

  at = skip_blanks (at, delimiter);
  if (rubric_loose_is_remark (at))
    return FALSE;
  if (delimiter != ' ' && *at != delimiter)
    return FALSE;
  at = delimiter == ' ' ? at : skip_blanks (at + 1, delimiter);
  return *at != '\0'
         && (*at == delimiter || (rubric_loose_is_cell (*at) && read_field (at, delimiter, &tenth) != NULL));
}

static const char *
read_fields (const char *at, char delimiter, guint8 *digits)
{
  const char *end = at;
  gboolean points = FALSE;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      const char *field = skip_blanks (at, delimiter);

      end = read_field (field, delimiter, digits + i);
      if (end == NULL || (*field == '#' && points)) /* that begins a remark */
        return NULL;
      points |= *field == '.';
      at = skip_blanks (end, delimiter);
      if (i + 1 < SUD_SIZE && delimiter != ' ' && *at++ != delimiter)
        return NULL;
    }
  return has_tenth (end, delimiter) ? NULL : end;
}

/* Nine cells that nothing parts, or three times three of them. */
static const char *
read_packed (const char *at, guint8 *digits)
{
  guint n = 0, run = 0;
  gboolean any = FALSE, parted = FALSE;

  for (; n < SUD_SIZE && *at != '\0'; at++)
    if (rubric_loose_is_cell (*at))
      {
        digits[n++] = MAX (sud_cell_value (*at), 0);
        any |= *at != '-' && *at != '_' && *at != '*' && *at != '#';
        run++;
      }
    else if (run != BOX || (*at != ' ' && *at != '|'))
      return NULL;
    else
      {
        at += strspn (at, " |") - 1;
        parted = TRUE;
        run = 0;
      }
  if (n < SUD_SIZE || !any || g_ascii_isalnum (*at) || (*at != '\0' && rubric_loose_is_cell (*at)))
    return NULL;
  return parted == (run == BOX) ? at : NULL;
}

/* An element with at most one cell in it. Returns: behind it, or NULL */
static const char *
read_element (const char *at, guint8 *digit, gsize *name)
{
  const char *start = at + 1;

  *name = *at == '<' ? strspn (start, "abcdefghijklmnopqrstuvwxyzTDHC") : 0;
  at = *name > 0 ? memchr (start, '>', strnlen (start, LONGEST_TAG)) : NULL;
  if (at == NULL)
    return NULL;
  at += 1 + strspn (at + 1, " ");
  at += g_str_has_prefix (at, "&nbsp;") ? strlen ("&nbsp;") : 0;
  *digit = 0;
  if (*at != '\0' && rubric_loose_is_cell (*at))
    {
      *digit = MAX (sud_cell_value (*at), 0);
      at++;
    }
  at += strspn (at, " ");
  if (at[0] != '<' || at[1] != '/' || strncmp (at + 2, start, *name) != 0 || at[2 + *name] != '>')
    return NULL;
  return at + 3 + *name;
}

static const char *
read_elements (const char *at, guint8 *digits)
{
  gsize first = 0, name;
  const char *end = NULL;
  guint8 tenth;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      end = read_element (at, digits + i, &name);
      if (end == NULL || (i > 0 && name != first))
        return NULL;
      first = name;
      at = end + strspn (end, " \t\r\n");
    }
  return read_element (at, &tenth, &name) != NULL && name == first ? NULL : end;
}

/* Whether what stands before @at may be a cell of the same list. */
static gboolean
follows_cell (const char *text, const char *at, gsize size)
{
  gsize run = 0;

  for (int i = 0; i < MOST_BLANKS && at > text && strchr (" \t|,;&\"'", at[-1]) != NULL; i++)
    at--;
  while (run <= size && at - run > text && rubric_loose_is_cell (at[-1 - (gssize)run]))
    run++;
  return run == size && (at - run == text || !g_ascii_isalpha (at[-1 - (gssize)run]));
}

/* Whether nothing that could be a part of it stands right before @at. */
static gboolean
may_begin (const char *text, const char *at)
{
  return at == text || (!g_ascii_isalnum (at[-1]) && !rubric_loose_is_cell (at[-1]));
}

/* Whether an empty field of the same list stands before @at. */
static gboolean
follows_empty (const char *text, const char *at, char delimiter)
{
  guint n = 0;

  for (int i = 0; i < MOST_BLANKS && delimiter != ' ' && at > text && (at[-1] == delimiter || at[-1] == ' '); i++)
    n += *--at == delimiter;
  return n > 1;
}

/* Whether the first field of a list that @delimiter parts may be at @at: none is empty but behind another, or where
 * a line or a list begins. */
static gboolean
may_list (const char *text, const char *at, char delimiter)
{
  if ((rubric_loose_is_cell (*at) || *at == '"' || *at == '\'') && *at != '\0')
    return TRUE;
  if (delimiter == ' ')
    return FALSE;
  if (at > text && at[-1] == delimiter)
    return TRUE;
  return *at == delimiter && delimiter != '|' && (at == text || strchr ("\n[({\"'", at[-1]) != NULL);
}

const char *
rubric_loose_read_segment (const char *text, const char *at, guint8 digits[SUD_SIZE])
{
  const char *end;

  if (*at == '<')
    return read_elements (at, digits);
  if (!may_begin (text, at))
    return NULL;
  end = rubric_loose_is_cell (*at) ? read_packed (at, digits) : NULL;
  if (end != NULL)
    return at[BOX] == ' ' && follows_cell (text, at, BOX) ? NULL : end;
  for (const char *delimiter = ",;\t|& "; *delimiter != '\0' && end == NULL; delimiter++)
    if (may_list (text, at, *delimiter) && !follows_empty (text, at, *delimiter))
      end = read_fields (at, *delimiter, digits);
  return end != NULL && !follows_cell (text, at, 1) ? end : NULL;
}
