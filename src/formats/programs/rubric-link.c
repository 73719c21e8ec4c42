/* rubric-link.c - links in a text, as browsers and mail programs leave them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-link.h"

#include <string.h>

static gboolean
is_break (char c)
{
  return g_ascii_isspace (c) || c == '\0' || strchr ("\"'<>", c) != NULL;
}

gboolean
rubric_word_next (RubricWord *word, const char *text, const char *end)
{
  const char *at = word->start != NULL ? word->start + word->length : text;
  gboolean begins_line = word->start == NULL;

  for (; at < end && is_break (*at); at++)
    if (*at == '\n' || *at == '\r')
      begins_line = TRUE;
  if (at == end)
    return FALSE;
  word->is_comment = (word->is_comment && !begins_line) || (begins_line && *at == '#');
  for (word->start = at; at < end && !is_break (*at);)
    at++;
  word->length = at - word->start;
  return TRUE;
}

/* The character that the entity at @at stands for, and its length: `&amp;`, `&#43;`, `&#x2B;`; NUL for none. */
static char
read_entity (const char *at, gsize *length)
{
  const char *end = strchr (at, ';');
  guint64 code;

  if (end == NULL || end - at > 8)
    return '\0';
  *length = end + 1 - at;
  if (strncmp (at, "&amp;", strlen ("&amp;")) == 0)
    return '&';
  if (at[1] != '#')
    return '\0';
  code = at[2] == 'x' || at[2] == 'X' ? g_ascii_strtoull (at + 3, NULL, 16) : g_ascii_strtoull (at + 2, NULL, 10);
  return code < 0x80 ? (char)code : '\0';
}

static void
decode_entities (char *text)
{
  char *to = text;

  while (*text != '\0')
    {
      gsize length = 1;
      char c = *text == '&' ? read_entity (text, &length) : *text;

      if (c == '\0')
        {
          c = *text;
          length = 1;
        }
      *to++ = c;
      text += length;
    }
  *to = '\0';
}

/* What is escaped twice is so here too. */
static void
decode_percents (char *text)
{
  char *to = text;

  while (*text != '\0')
    {
      if (text[0] == '%' && g_ascii_isxdigit (text[1]) && g_ascii_isxdigit (text[2]))
        {
          char c = g_ascii_xdigit_value (text[1]) * 16 + g_ascii_xdigit_value (text[2]);

          *to++ = c != '\0' ? c : '%';
          text += 3;
        }
      else
        *to++ = *text++;
    }
  *to = '\0';
}

char *
rubric_word_decode (const RubricWord *word)
{
  char *text = g_strndup (word->start, word->length);
  const char *invalid;

  decode_entities (text);
  for (int i = 0; i < 2 && strchr (text, '%') != NULL; i++)
    decode_percents (text);
  if (!g_utf8_validate (text, -1, &invalid))
    text[invalid - text] = '\0';
  return text;
}
