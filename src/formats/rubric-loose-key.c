/* rubric-loose-key.c - what a key says of cells: that they are givens, or that they are none
 *
 *     "isHidden": [[          bool hidden[9][9] = {\n{          hidden = np.array([          Hidden cells:\n
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-key.h"

#include "rubric-loose-tag.h"

#include <string.h>

enum
{
  LONGEST = 40, /* key */
};

/* Each word of a key must be one of these: with another it may be of something else. */
static const char *const givens[]
    = { "given", "givens", "fixed", "locked", "clue", "clues", "initial", "prefilled", "visible", "shown", "show", "revealed",
        "readonly", "original", "static", "preset", "start", "immutable", "known", "constant", "frozen", "predefined", NULL };
static const char *const others[]
    = { "hidden", "hide", "empty", "blank", "blanks", "removed", "remove", "hole", "holes", "editable", "missing", "unknown",
        "erased", "deleted", "mutable", "gap", "gaps", NULL };
static const char *const neutral[]
    = { "is", "are", "the", "to", "be", "cell", "cells", "mask", "grid", "board", "map", "matrix", "array", "list", "all",
        "position", "positions", "digit", "digits", "number", "numbers", "value", "values", "flag", "flags", "square",
        "squares", "field", "fields", "index", "indices", NULL };

static const char *const solutions[] = { "solution", "solutions", NULL };

/* What stands from @start to @end. */
typedef struct
{
  const char *start;
  const char *end;
} Key;

/* Back from @at over any of @signs. */
static const char *
skip_back (const char *text, const char *at, const char *signs)
{
  while (at > text && strchr (signs, at[-1]) != NULL)
    at--;
  return at;
}

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '-' || c == '$' || (c & 0x80) != 0;
}

/* Back over the brackets of a list and what makes an array of it, `np.array([`, to behind the sign that follows its key. */
static const char *
skip_openers (const char *text, const char *at)
{
  const char *start = skip_back (text, at, " \t\r\n[({\"'*");

  if (memchr (start, '(', at - start) == NULL)
    return start;
  while (start > text && (is_of_name (start[-1]) || start[-1] == '.'))
    start--;
  return skip_back (text, start, " \t");
}

/* Back over sizes in brackets, or those around a key: `[9][9]`, `["hidden"]`. */
static const char *
skip_sizes (const char *text, const char *at)
{
  while (at > text && at[-1] == ']')
    {
      const char *open = skip_back (text, at - 1, "0123456789");

      if (open == text || open[-1] != '[')
        return skip_back (text, at - 1, "\"'");
      at = skip_back (text, open - 1, " \t");
    }
  return skip_back (text, at, "\"'*");
}

/* Of a heading all of the line, or what begins behind a bracket or a comma. */
static gboolean
find_heading (const char *text, Key *key)
{
  const char *at = key->start;

  while (at > text && (is_of_name (at[-1]) || at[-1] == ' '))
    at--;
  if (at == text || strchr ("\n#*-", at[-1]) != NULL)
    key->start = at;
  return at == text || strchr ("\r\n#*{([,;\"'>", at[-1]) != NULL;
}

static gboolean
find_key (const char *text, const char *at, Key *key)
{
  gboolean heading;

  at = skip_openers (text, at);
  if (at > text && at[-1] == '>')
    at--;
  if (at == text || (at[-1] != ':' && at[-1] != '='))
    return FALSE;
  heading = at[-1] == ':';
  at = skip_back (text, at, ":=");
  at = skip_sizes (text, skip_back (text, at, " \t"));
  key->end = key->start = at;
  while (key->start > text && is_of_name (key->start[-1]))
    key->start--;
  return (!heading || find_heading (text, key)) && key->start < key->end && key->end - key->start <= LONGEST;
}

/* Returns: the end of the word at @at, which a capital begins, or a sign ends */
static const char *
find_end (const char *at, const char *end)
{
  const char *c = at + 1;

  while (c < end && g_ascii_isalpha (*c) && !(g_ascii_isupper (*c) && g_ascii_islower (c[-1])))
    c++;
  return c;
}

RubricLooseKey
rubric_loose_read_key (const char *text, const char *at)
{
  gboolean given = FALSE, other = FALSE;
  Key key;

  if (!find_key (text, at, &key))
    return RUBRIC_LOOSE_KEY_UNTOLD;
  for (const char *word = key.start, *end; word < key.end; word = end)
    {
      end = find_end (word, key.end);
      if (rubric_loose_is_any (word, end - word, givens))
        given = TRUE;
      else if (rubric_loose_is_any (word, end - word, others))
        other = TRUE;
      else if ((g_ascii_isalnum (*word) || (*word & 0x80) != 0) && !rubric_loose_is_any (word, end - word, neutral))
        return RUBRIC_LOOSE_KEY_STRANGE;
      else if (!g_ascii_isalpha (*word))
        end = word + 1;
    }
  if (given == other)
    return given ? RUBRIC_LOOSE_KEY_STRANGE : RUBRIC_LOOSE_KEY_UNTOLD;
  return given ? RUBRIC_LOOSE_KEY_GIVENS : RUBRIC_LOOSE_KEY_OTHERS;
}

gboolean
rubric_loose_is_called_solution (const char *text, const char *at)
{
  Key key;

  if (at == text || strchr ("\"'[{(", at[-1]) == NULL || !find_key (text, at, &key))
    return FALSE;
  for (const char *word = key.start, *end; word < key.end; word = end)
    {
      end = find_end (word, key.end);
      if (rubric_loose_is_any (word, end - word, solutions))
        return TRUE;
      if (!g_ascii_isalpha (*word))
        end = word + 1;
    }
  return FALSE;
}
