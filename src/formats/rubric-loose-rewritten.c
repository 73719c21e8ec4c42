/* rubric-loose-rewritten.c - a text in which nothing was found, in the words of one in which something may be
 *
 *     [b]4[/b] . . [color=red]9[/color]            a forum: as a page has it
 *     matrix(c(…), 9, 9, byrow = TRUE)             R: the size behind the cells is none of them
 *     {"row": 0, "cells": [5, 3, …]}               "row0": [5, 3, …]
 *     [5, 3, -1, -1, 7, …]                         a number that no cell has
 *     {"A1": 5, "A2": 3, …}                        digits behind the names of squares: the same in a line
 *     ?puzzle=53%20%207…, ?g=530070000,600195000,… addresses that write blanks, or rows, in a way of their own
 *     <div data-mission="53..7…">                  81 cells of an attribute, as a line of their own
 *     <text x="25" y="35">8</text>                 givens alone, each in its place: the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-rewritten.h"

#include "rubric-loose-tag.h"
#include "sud-solve.h"

#include <string.h>

/* What @pattern finds becomes @text, in a text that has @sign in it. */
typedef struct
{
  const char *sign;
  const char *pattern;
  const char *text;
} Rewriting;

static const Rewriting forum[] = {
  { "[/", "\\[/color\\]", "</font>" },
  { "[color", "\\[color=[\"']?([\\w#]+)[\"']?\\]", "<font color=\"\\1\">" },
  { "[", "\\[(/?)([bius])\\]", "<\\1\\2>" },
  { "[size", "\\[(/?)size(=[^]\\n]{0,99})?\\]", "<\\1small>" },
  { "[", "\\[/?(font|center|left|right|quote|code|spoiler|list|url|img|tt|mono|pre|indent|hide)(=[^]\\n]{0,99})?\\]", "" },
};

static const Rewriting programs[] = {
  { "matrix", "(\\)\\s{0,9},)\\s{0,9}(nrow\\s?=\\s?)?9\\s{0,9},\\s{0,9}(ncol\\s?=\\s?)?9\\b", "\\1 dim" },
  { "[",
    "\\{\\s{0,99}\"(?:r|row|y|index|id)\"\\s{0,9}:\\s{0,9}\"?([0-9])\"?\\s{0,9},\\s{0,99}"
    "\"(?:cells|cols|columns|values|data|digits)\"\\s{0,9}:\\s{0,99}(\\[[^]{]{0,999}\\])\\s{0,99}\\}",
    "\"row\\1\": \\2" },
  { "-1", "(?<![\\w.)\\]-])-1(?![\\w.])", "." },
  { "%20", "(?<=[0-9=/]|%20)%20", "." },
  { ",", "(?<=[0-9.]{9}),(?=[0-9.]{9}(?![0-9.]))", "" },
};

/* Returns: (transfer full): what is left to be read, NULL where nothing was found */
static char *
rewrite (const char *text, const Rewriting *rewritings, guint n)
{
  g_autofree char *now = g_strdup (text);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GRegex) regex = NULL;
      g_autofree char *before = NULL;

      if (strstr (now, rewritings[i].sign) == NULL)
        continue;
      before = g_steal_pointer (&now);
      regex = g_regex_new (rewritings[i].pattern, G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL);
      now = g_regex_replace (regex, before, -1, 0, rewritings[i].text, 0, NULL);
      if (now == NULL)
        return NULL;
    }
  return g_str_equal (now, text) ? NULL : g_steal_pointer (&now);
}

/* Lines count in a forum; its tables are read elsewhere. */
static char *
dup_forum (const char *text)
{
  g_autofree char *page = NULL;

  if (strstr (text, "[/") == NULL || strchr (text, '<') != NULL)
    return NULL;
  page = rewrite (text, forum, G_N_ELEMENTS (forum));
  return page != NULL ? g_strdup_printf ("<pre>\n%s\n</pre>\n", page) : NULL;
}

/* Whether the value is a puzzle with one solution: more digits of attributes are something else. */
static gboolean
is_puzzle (const char *value, gsize length)
{
  SudResult result;
  SudGrid grid;

  if (length != SUD_CELLS || strspn (value, "0123456789.-_*xX") < SUD_CELLS)
    return FALSE;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid.digit[cell] = value[cell] >= '1' && value[cell] <= '9' ? value[cell] - '0' : 0;
  if (!sud_grid_is_valid (&grid) || sud_grid_count_filled (&grid) == SUD_CELLS)
    return FALSE;
  sud_solve_count (&grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

/* Returns: (transfer full) (nullable): the puzzles in attributes of @page, a line each */
static char *
dup_attributes (const char *page)
{
  const char *end = page + strlen (page);
  GString *out = g_string_new (NULL);

  for (const char *tag = strchr (page, '<'); tag != NULL; tag = strchr (tag + 1, '<'))
    {
      const char *bracket = rubric_loose_find_bracket (tag, end), *at = tag + 1;
      RubricLooseAttribute attribute;

      while (bracket != NULL && rubric_loose_next_attribute (&at, bracket, &attribute))
        if (is_puzzle (attribute.value, attribute.value_length))
          g_string_append_printf (out, "%.*s\n", SUD_CELLS, attribute.value);
    }
  return g_string_free (out, out->len == 0);
}

/* The page stays, for what it says of the puzzle. */
static char *
append_line (const char *page, char *line)
{
  g_autofree char *owned = line;

  return line != NULL ? g_strconcat (page, "\n<pre>\n", line, "\n</pre>\n", NULL) : NULL;
}

char *
rubric_loose_dup_rewritten (const char *text, gboolean *untold)
{
  char *other = rubric_loose_dup_squares (text);

  *untold = other != NULL;
  if (other == NULL)
    other = dup_forum (text);
  if (other == NULL)
    other = rewrite (text, programs, G_N_ELEMENTS (programs));
  if (other == NULL && strchr (text, '<') != NULL)
    other = append_line (text, dup_attributes (text));
  if (other == NULL && strchr (text, '<') != NULL)
    other = append_line (text, rubric_loose_dup_sparse (text));
  return other;
}
