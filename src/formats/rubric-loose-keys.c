/* rubric-loose-keys.c - names of other rules among the keys of data, wherever these stand in a text
 *
 *     {"data": {"grid": [[0, 3, …]], "cages": [{"sum": 12, "cells": [0, 1]}]}}        a key with something in it
 *     const puzzle = { type: "hyper", grid: "…" };                                    what a puzzle calls itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-tag.h"
#include "rubric-variant.h"

#include <string.h>

enum
{
  LONGEST_KEY = 40,
  MOST_NAMES = 16, /* in a list */
  LONGEST_OBJECT = 256,
};

/* A name in a text; no NUL ends it. */
typedef struct
{
  const char *start;
  gsize length;
} Name;

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '-' || c == '+' || c == ' ';
}

static gboolean
is_mark (char c)
{
  return c == '"' || c == '\'';
}

/* The key before the colon at @colon: in quotation marks, or else behind a brace or a comma. Returns: whether there is one */
static gboolean
find_key (const char *text, const char *colon, Name *key)
{
  const char *end = colon;
  gboolean quoted;

  while (end > text && end[-1] == ' ')
    end--;
  quoted = end > text && is_mark (end[-1]);
  end -= quoted;
  end -= quoted && end > text && end[-1] == '\\';
  key->start = end;
  while (key->start > text && end - key->start < LONGEST_KEY && is_of_name (key->start[-1]))
    key->start--;
  if (quoted)
    key->start -= key->start > text && key->start[-1] == '\\';
  key->length = end - key->start;
  if (key->start == text || key->length == 0)
    return FALSE;
  if (quoted)
    return is_mark (key->start[-1]) || key->start[0] == '\\';
  for (; key->length > 0 && *key->start == ' '; key->length--)
    key->start++;
  return key->length > 0 && key->start > text && strchr ("{, \n", key->start[-1]) != NULL && !memchr (key->start, ' ', key->length);
}

/* Whether a value says anything. In a page what is only true may be about how it looks. */
static gboolean
is_set (const char *value, gboolean page)
{
  static const char *const nothing[] = { "[]", "{}", "\"\"", "''", "\\\"\\\"", "false", "null", "0", "[ ]", "{ }", "undefined" };

  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    if (strncmp (value, nothing[i], strlen (nothing[i])) == 0)
      return FALSE;
  return !page || strncmp (value, "true", strlen ("true")) != 0;
}

/* Names of keys. */
static const char *const kinds[]
    = { "type", "variant", "variants", "kind", "rules", "ruleset", "constraints", "mode", "layout", NULL };
static const char *const sentences[] = { "rules", "rule", "ruleset", "instructions", "description", "constraints", NULL };
static const char *const sums[] = { "sum", "sums", "cagesums", "killersums", NULL };
static const char *const titles[] = { "title", "name", "headline", "subject", "puzzletitle", "puzzlename", NULL };
static const char *const regions[] = { "region", "regions", "zone", "zones", NULL };
static const char *const dots[] = { "dots", "whitedots", "blackdots", "white_dots", "black_dots", "kropkidots", NULL };
static const char *const lines[] = { "line", "lines", "paths", NULL };
static const char *const areas[] = { "area", "areas", NULL };
static const char *const maps[] = { "areas", "blocks", "boxes", "boxmap", "layout", "shapes", NULL };

static gboolean
is_any (Name key, const char *const *names)
{
  return rubric_loose_is_any (key.start, key.length, names);
}

/* What is written about the rules, in quotation marks at @at. */
static gboolean
refuse_sentence (const char *at, GError **error)
{
  g_autofree char *rule = is_mark (*at) ? rubric_loose_dup_rule (at + 1, strcspn (at + 1, (const char[]){ *at, '\0' })) : NULL;

  return rule != NULL && !rubric_variant_refuse_rule (rule, error);
}

/* Whether @key says of what kind something is, which may also be a cell or a row: gameType, puzzle_variant. */
static gboolean
is_kind (Name key)
{
  for (const char *const *kind = kinds; *kind != NULL; kind++)
    if (key.length > strlen (*kind)
        && g_ascii_strncasecmp (key.start + key.length - strlen (*kind), *kind, strlen (*kind)) == 0)
      return TRUE;
  return FALSE;
}

/* What a key asks where its value is true: of isKiller killer; the key itself where it begins otherwise. */
static Name
skip_verb (Name key)
{
  static const char *const verbs[] = { "is", "has", "with", "use", "uses", "enable", "allow" };

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      gsize length = strlen (verbs[i]);

      if (key.length > length && g_ascii_strncasecmp (key.start, verbs[i], length) == 0
          && !g_ascii_islower (key.start[length]))
        return (Name){ key.start + length, key.length - length };
    }
  return key;
}

/* Lists of cells, or areas with a name. */
static gboolean
are_lists (const char *at)
{
  if (*at != '[')
    return FALSE;
  at += 1 + strspn (at + 1, " \n\r\t");
  return *at == '[' || *at == '{';
}

static gboolean
is_x (Name name)
{
  return name.length == 1 && g_ascii_tolower (*name.start) == 'x';
}

/* One letter says something only here. */
static gboolean
refuse_kind (Name name, GError **error)
{
  if (is_x (name))
    return rubric_variant_refuse_name ("sudokux", strlen ("sudokux"), error);
  return rubric_variant_refuse_key (name.start, name.length, error);
}

/* A name in quotation marks, or a list of them, at @at. */
static gboolean
refuse_value (const char *at, GError **error)
{
  gboolean list = *at == '[';

  at += list;
  for (guint i = 0; i < MOST_NAMES; i++)
    {
      Name name;

      at += strspn (at, " \n\r\t,\\");
      if (!is_mark (*at))
        return FALSE;
      name.start = ++at;
      while (*at != '\0' && at - name.start < LONGEST_KEY && !is_mark (*at) && *at != '\\')
        at++;
      name.length = at - name.start;
      if (refuse_kind (name, error))
        return TRUE;
      at += *at == '\\';
      if (!list || !is_mark (*at))
        return FALSE;
      at++;
    }
  return FALSE;
}

/* Names in the object at @at, as `{"name": "killer", "strict": true}` */
static gboolean
refuse_object (const char *at, GError **error)
{
  const char *end = at + strnlen (at, LONGEST_OBJECT);

  for (at++; at < end && *at != '}'; at++)
    if (is_mark (*at) && at[-1] != '\\' && refuse_kind ((Name){ at + 1, strcspn (at + 1, "\"'\\") }, error))
      return TRUE;
  return FALSE;
}

/* Lists of cells with what they add up to, not totals of rows. */
static gboolean
refuse_sums (const char *at, GError **error)
{
  const char *inside = at + 1 + (*at != '\0' ? strspn (at + 1, " \n\r\t") : 0);

  return *at == '[' && (*inside == '{' || *inside == '[') && rubric_variant_refuse_name ("cages", strlen ("cages"), error);
}

/* Whether a list begins at @at that is a row and a column, `[0, 8]`. */
static gboolean
is_place (const char *at, const char *end)
{
  static const char form[] = "[0,0]";
  const char *wanted = form;

  for (; at < end && *wanted != '\0'; at++)
    if (*at == *wanted || (*wanted == '0' && g_ascii_isdigit (*at)))
      wanted++;
    else if (*at != ' ')
      return FALSE;
  return *wanted == '\0';
}

/* Lists of places, or objects that have them, `[{"cells": [[0, 0], [0, 1]]`; the rows of a grid are longer. */
static gboolean
refuse_lines (const char *value, GError **error)
{
  const char *end = value + strnlen (value, LONGEST_OBJECT), *stop = memchr (value, '}', end - value);

  if (!are_lists (value))
    return FALSE;
  end = stop != NULL ? stop : end;
  for (const char *at = value + 1; at < end; at++)
    if (*at == '[' && is_place (at, end))
      return rubric_variant_refuse_name ("betweenline", strlen ("betweenline"), error);
  return FALSE;
}

static gboolean
refuse_key (Name key, const char *value, gboolean page, GError **error)
{
  Name asked = skip_verb (key);

  return rubric_variant_refuse_key (key.start, key.length, error)
         || (asked.length < key.length && rubric_variant_refuse_text (asked.start, asked.length, error))
         || (is_kind (key) && is_mark (*value) && rubric_variant_refuse_text (value + 1, strcspn (value + 1, "\"'"), error))
         || (is_any (key, areas) && !page && are_lists (value) && rubric_loose_refuse_regions (value, TRUE, error))
         || (is_any (key, dots) && !page && are_lists (value) && rubric_variant_refuse_name ("kropki", strlen ("kropki"), error))
         || (is_any (key, kinds) && (*value == '{' ? refuse_object (value, error) : refuse_value (value, error)))
         || (is_any (key, lines) && !page && refuse_lines (value, error))
         || (is_any (key, sums) && refuse_sums (value, error))
         || (is_any (key, regions) && rubric_loose_refuse_regions (value, !page, error))
         || (is_any (key, maps) && rubric_loose_refuse_regions (value, FALSE, error))
         || (is_x (key) && strncmp (value, "true", strlen ("true")) == 0 && refuse_kind (key, error))
         || (is_any (key, sentences) && !page && refuse_sentence (value, error));
}

gboolean
rubric_loose_refuse_keys (const char *text, gsize length, GError **error)
{
  g_autofree char *copy = g_strndup (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  gboolean page = strstr (copy, "</") != NULL;

  for (const char *colon = strchr (copy, ':'); colon != NULL; colon = strchr (colon + 1, ':'))
    {
      const char *value = colon + 1 + strspn (colon + 1, " \n\r\t");
      Name key;

      if (find_key (copy, colon, &key) && is_set (value, page) && refuse_key (key, value, page, error))
        return TRUE;
    }
  return FALSE;
}

char *
rubric_loose_dup_titled (const char *text)
{
  for (const char *colon = strchr (text, ':'); colon != NULL; colon = strchr (colon + 1, ':'))
    {
      const char *value = colon + 1 + strspn (colon + 1, " \n\r\t");
      const char *end = is_mark (*value) ? value + 1 + strcspn (value + 1, *value == '"' ? "\"\n" : "'\n") : value;
      Name key;

      if (end == value || !find_key (text, colon, &key) || !is_any (key, titles))
        continue;
      for (const char *at = value + 1; at < end; at++)
        if (g_ascii_isalpha (*at) && !g_ascii_isalpha (at[-1]) && rubric_variant_refuse_text (at, end - at, NULL))
          return g_strndup (at, strcspn (at, " ,.;:\"'\n"));
    }
  return NULL;
}
