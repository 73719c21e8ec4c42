/* rubric-wide.c - UTF-16 text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-wide.h"

#include <string.h>

enum
{
  LEAST = 4,      /* bytes that tell the order without a mark */
  LOOKED_AT = 256,
};

/* Whether the bytes at @odd, 0 or 1, and every second from there are 0, and none of the others: plain letters and digits. */
static gboolean
has_zeros (const char *text, gsize length, gsize odd)
{
  for (gsize i = 0; i < MIN (length, LOOKED_AT); i++)
    if ((text[i] == '\0') != (i % 2 == odd))
      return FALSE;
  return length >= LEAST;
}

static const char *
find_encoding (const char *text, gsize length)
{
  if (length % 2 != 0)
    return NULL;
  if (length >= 2 && memcmp (text, "\xff\xfe", 2) == 0)
    return "UTF-16LE";
  if (length >= 2 && memcmp (text, "\xfe\xff", 2) == 0)
    return "UTF-16BE";
  if (has_zeros (text, length, 1))
    return "UTF-16LE";
  return has_zeros (text, length, 0) ? "UTF-16BE" : NULL;
}

char *
rubric_wide_decode (const char *text, gsize length, gsize *decoded_length)
{
  const char *encoding = find_encoding (text, length);

  if (encoding == NULL)
    return NULL;
  if (text[0] != '\0' && (guchar)text[0] >= 0xfe)
    {
      text += 2;
      length -= 2;
    }
  return g_convert (text, length, "UTF-8", encoding, NULL, decoded_length, NULL);
}
