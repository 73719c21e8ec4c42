/* rubric-loose-mail.c - the text of a mail whose signs are written as =3D
 *
 *     Content-Transfer-Encoding: quoted-printable
 *
 *     <td style=3D"border:1px sol=
 *     id">3</td>
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-mail.h"

#include <glib.h>
#include <string.h>

/* Returns: behind the header that says so, or NULL */
static const char *
find_header (const char *text)
{
  static const char NAME[] = "Content-Transfer-Encoding:", VALUE[] = "quoted-printable";

  for (const char *at = text; at != NULL; at = strchr (at, '\n'))
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
  const char *at = find_header (text);
  g_autoptr (GString) out = NULL;

  if (at == NULL)
    return NULL;
  out = g_string_new_len (text, at - text);
  while (*at != '\0')
    at = append_sign (out, at);
  return g_utf8_make_valid (out->str, out->len);
}
