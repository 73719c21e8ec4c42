/* rubric-loose-looks.c - what characters lose that become one byte each: their forms, and the colours of a terminal
 *
 *     ..1.⑥③②.⑨        . . 1 . ６ ３ ２ . ９        ^[[1m6^[[0m ^[[34m5^[[0m
 *
 * Looks are only compared, so a number of a byte will do for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-looks.h"

#include "rubric-loose-tag.h"

#include <string.h>

/* A number of 1 to 251 for @of. */
static char
shorten (guint of)
{
  return (char)(of % 251 + 1);
}

char
rubric_loose_look_of (gunichar c, char as)
{
  if (c < 0x80)
    return 0;
  return shorten (g_ascii_isdigit (as) ? c - (as - '0') : c);
}

char
rubric_loose_look_styled (const char *at, char before)
{
  static const char *const plain[] = { "0", "00", "0;0", "22", "39", "22;39", "39;22", NULL };
  gsize length = strspn (at, "0123456789;");
  guint hash = (guchar)before + 1;

  if (at[length] != 'm')
    return before;
  if (length == 0 || rubric_loose_is_any (at, length, plain))
    return 0;
  for (gsize i = 0; i < length; i++)
    hash = hash * 33 + (guchar)at[i];
  return shorten (hash);
}

void
rubric_loose_look_extend (RubricLoose *self, char look)
{
  while (self->looks->len < self->chars->len)
    g_string_append_c (self->looks, look);
}

char
rubric_loose_look_at (const RubricLoose *self, const char *at)
{
  gsize index = at - self->chars->str;

  return index < self->looks->len ? self->looks->str[index] : 0;
}

char *
rubric_loose_dup_styled (const char *page)
{
  g_autoptr (GRegex) regex = NULL;

  if (strstr (page, "</") == NULL)
    return g_strdup (page);
  regex = g_regex_new ("<(b|strong|u|i|em|mark|ins|s|small|font|span)\\b[^<>]{0,99}>\\s?([1-9])\\s?</\\1>",
                       G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_replace (regex, page, -1, 0, "<\\1>\x1b[4m\\2\x1b[0m</\\1>", 0, NULL);
}
