/* rubric-link.c - links in a text, as browsers and mail programs leave them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-link.h"

#include <string.h>

static gboolean
is_word_break (char c)
{
  return g_ascii_isspace (c) || c == '\0' || strchr ("\"'<>", c) != NULL;
}

gboolean
rubric_word_next (RubricWord *word, const char *text, const char *end)
{
  const char *at = word->start != NULL ? word->start + word->length : text;
  gboolean begins_line = word->start == NULL;

  for (; at < end && is_word_break (*at); at++)
    if (*at == '\n' || *at == '\r')
      begins_line = TRUE;
  if (at == end)
    return FALSE;
  word->is_comment = (word->is_comment && !begins_line) || (begins_line && *at == '#');
  for (word->start = at; at < end && !is_word_break (*at);)
    at++;
  word->length = at - word->start;
  return TRUE;
}

/* Returns the character of the entity at @at, `&amp;`, `&#43;` or `&#x2B;`, and the @length of that; NUL if it is
 * none. */
static char
read_html_entity (const char *at, gsize *length)
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

static char
read_percent_escape (const char *at, gsize *length)
{
  char c;

  if (!g_ascii_isxdigit (at[1]) || !g_ascii_isxdigit (at[2]))
    return '\0';
  *length = strlen ("%2B");
  c = g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2]);
  return c != '\0' ? c : '%';
}

/* Replaces each escape that begins with @sign by the character that it stands for, as @read tells. */
static void
decode_each (char *text, char sign, char (*read) (const char *at, gsize *length))
{
  char *to = text;

  while (*text != '\0')
    {
      gsize length = 1;
      char c = *text == sign ? read (text, &length) : '\0';

      *to++ = c != '\0' ? c : *text;
      text += c != '\0' ? length : 1;
    }
  *to = '\0';
}

char *
rubric_word_decode (const RubricWord *word)
{
  char *text = g_strndup (word->start, word->length);
  const char *invalid;

  decode_each (text, '&', read_html_entity);
  for (int i = 0; i < 2; i++) /* a link in a parameter of another one is escaped twice */
    decode_each (text, '%', read_percent_escape);
  if (!g_utf8_validate (text, -1, &invalid))
    text[invalid - text] = '\0';
  return text;
}
