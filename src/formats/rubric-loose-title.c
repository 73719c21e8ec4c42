/* rubric-loose-title.c - whether a title in a text names other rules: "Killer Sudoku", "Even/Odd"
 *
 * What has one solution by the rules of the classic is read as that, and the person is told of the name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  MOST_WORDS = 6, /* of a title */
};

/* What words of a title begin with, in lower case; a blank is any sign between words, or none. */
static const char *const names[] = {
  "anti king", "anti knight", "argyle", "arrow", "asterisk", "center dot", "centre dot", "chaos construction",
  "consecutive sudoku", "diagonal", "even odd", "extra region", "fog of war", "girandola", "greater than", "hyper sudoku",
  "irregular", "jigsaw", "killer", "kropki", "little killer", "miracle sudoku", "non consecutive", "odd even", "offset sudoku",
  "palindrome", "renban", "samurai", "sandwich", "skyscraper", "sudoku x", "thermo", "whispers", "windoku", "x sudoku", "x sum",
};

/* Returns: how long @name is at @at, below @end, or 0 where something else stands there */
static gsize
measure_name (const char *at, const char *end, const char *name)
{
  const char *start = at;

  for (; *name != '\0'; name++)
    if (*name == ' ')
      at += at < end && (*at == ' ' || *at == '-' || *at == '/');
    else if (at == end || g_ascii_tolower (*at) != *name)
      return 0;
    else
      at++;
  if (at - start == strlen ("sudoku x") && at < end && g_ascii_isalpha (*at) && g_ascii_tolower (at[-1]) == 'x')
    return 0;
  while (at < end && g_ascii_isalpha (*at))
    at++;
  return at - start;
}

static gboolean
is_title (const RubricLooseLine *line)
{
  guint words = 0;

  for (gsize i = 0; i < line->length; i++)
    words += g_ascii_isalpha (line->text[i]) && (i == 0 || !g_ascii_isalpha (line->text[i - 1]));
  return line->kind == RUBRIC_LOOSE_TEXT && !line->taken && words > 0 && words <= MOST_WORDS;
}

static char *
dup_name (const RubricLooseLine *line)
{
  const char *end = line->text + line->length;

  for (const char *at = line->text; at < end; at++)
    for (guint i = 0; i < G_N_ELEMENTS (names) && (at == line->text || !g_ascii_isalpha (at[-1])); i++)
      {
        gsize length = measure_name (at, end, names[i]);

        if (length > 0)
          return g_strndup (at, length);
      }
  return NULL;
}

char *
rubric_loose_dup_variant (const RubricLoose *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);
      char *name = is_title (line) ? dup_name (line) : NULL;

      if (name != NULL)
        return name;
    }
  return NULL;
}
