/* rubric-loose-mail.c - the text of a mail whose signs are written as =3D
 *
 *     Content-Transfer-Encoding: quoted-printable
 *
 *     <td style=3D"border:1px sol=
 *     id">3</td>
 *
 * Of a mail of several parts only those are, whose headers say so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-mail.h"

#include <glib.h>
#include <string.h>

/* Returns: behind the next header at @at that says so, or NULL */
static const char *
find_header (const char *at)
{
  static const char NAME[] = "Content-Transfer-Encoding:", VALUE[] = "quoted-printable";

  for (; at != NULL; at = strchr (at, '\n'))
    {
      at += *at == '\n';
      if (g_ascii_strncasecmp (at, NAME, strlen (NAME)) != 0)
        continue;
      at += strlen (NAME) + strspn (at + strlen (NAME), " \t");
      if (g_ascii_strncasecmp (at, VALUE, strlen (VALUE)) == 0)
        return at + strlen (VALUE);
    }
  return NULL;
}

static gboolean
is_empty (const char *line)
{
  return *line == '\n' || (line[0] == '\r' && line[1] == '\n');
}

/* Returns: the line between parts that is above the headers which end at @at, or NULL where these are of all of @text */
static const char *
find_mark (const char *text, const char *at)
{
  const char *line = at;

  do
    {
      for (line -= line > text; line > text && line[-1] != '\n';)
        line--;
      if (strncmp (line, "--", 2) == 0)
        return line;
    }
  while (line > text && !is_empty (line));
  return NULL;
}

/* Returns: where the part of @text ends whose headers end at @at */
static const char *
find_part_end (const char *text, const char *at)
{
  const char *mark = find_mark (text, at), *line = mark != NULL ? strchr (at, '\n') : NULL;
  gsize length = mark != NULL ? strcspn (mark, "\r\n") : 0;

  while (line != NULL && strncmp (line + 1, mark, length) != 0)
    line = strchr (line + 1, '\n');
  return line != NULL ? line : at + strlen (at);
}

/* Whether most signs that mark others mark none: then it has been decoded. */
static gboolean
is_decoded (const char *at, const char *end)
{
  guint marks = 0, wrong = 0;

  for (at = memchr (at, '=', end - at); at != NULL; at = memchr (at + 1, '=', end - at - 1))
    {
      marks++;
      wrong += at[1] != '\r' && at[1] != '\n' && at[1] != '\0' && (!g_ascii_isxdigit (at[1]) || !g_ascii_isxdigit (at[2]));
    }
  return wrong * 2 > marks;
}

/* Appends what stands at @at. Returns: behind it */
static const char *
append_sign (GString *out, const char *at)
{
  gsize end = 1 + (*at == '=' && at[1] == '\r');

  if (*at == '=' && at[end] == '\n')
    return at + end + 1;
  if (*at == '=' && g_ascii_isxdigit (at[1]) && g_ascii_isxdigit (at[2]) && strncmp (at + 1, "00", 2) != 0)
    {
      g_string_append_c (out, (char)(g_ascii_xdigit_value (at[1]) * 16 + g_ascii_xdigit_value (at[2])));
      return at + 3;
    }
  g_string_append_c (out, *at);
  return at + 1;
}

char *
rubric_loose_dup_mail (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *copied = text;

  for (const char *at = find_header (text), *end; at != NULL; at = find_header (end))
    {
      end = find_part_end (text, at);
      if (is_decoded (at, end))
        continue;
      g_string_append_len (out, copied, at - copied);
      while (at < end)
        at = append_sign (out, at);
      copied = at;
    }
  if (copied == text)
    return NULL;
  g_string_append (out, copied);
  return g_utf8_make_valid (out->str, out->len);
}
