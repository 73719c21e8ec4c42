/* rubric-loose-fold.c - cells that a text writes in a way of its own become digits and points
 *
 *     :five::white_large_square:        names of pictures in chats
 *     reshape([5, 3, 0, …], 9, 9)        sizes behind a list, which are no cells: they are left out
 *     | style="width:2em" | 5            how a cell of a table in a wiki looks is left out
 *     Optional[5], Optional.empty        what may be there or not
 *     ["53  7    ", "6  195   ", …]      nine signs in quotation marks, spaces for blanks: nine of them, or more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include <string.h>

enum
{
  LONGEST_NAME = 24,
  LEAST_WRAPPED = 17, /* digits of a puzzle */
};

static const struct
{
  const char *name;
  char cell;
} pictures[] = {
  { "zero", '.' },  { "one", '1' },   { "two", '2' },   { "three", '3' }, { "four", '4' },
  { "five", '5' },  { "six", '6' },   { "seven", '7' }, { "eight", '8' }, { "nine", '9' },
  { "white_square", '.' },            { "black_square", '.' },
  { "white_large_square", '.' },      { "black_large_square", '.' },
  { "white_square_button", '.' },     { "black_square_button", '.' },
  { "white_medium_square", '.' },     { "black_medium_square", '.' },
  { "white_circle", '.' },            { "black_circle", '.' },
  { "blue_square", '.' },             { "heavy_minus_sign", '.' },
};

/* Returns: behind the name between two colons at @at, with its cell, or NULL where another stands there, or none */
static const char *
read_picture (const char *at, char *cell)
{
  gsize length = *at == ':' ? strspn (at + 1, "abcdefghijklmnopqrstuvwxyz_") : 0;

  if (length == 0 || length > LONGEST_NAME || at[1 + length] != ':')
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (strlen (pictures[i].name) == length && memcmp (at + 1, pictures[i].name, length) == 0)
      {
        *cell = pictures[i].cell;
        return at + length + 2;
      }
  return NULL;
}

/* Returns: behind what is one or perhaps none at @at, Optional[5] or Some(5), with the cell, or NULL where there is none */
static const char *
read_wrapped (const char *at, char *cell)
{
  static const char *const wrappers[] = { "Optional", "Some" };
  static const char EMPTY[] = "Optional.empty";

  *cell = '.';
  if (strncmp (at, EMPTY, strlen (EMPTY)) == 0)
    return at + strlen (EMPTY);
  for (guint i = 0; i < G_N_ELEMENTS (wrappers); i++)
    {
      const char *value = at + strlen (wrappers[i]), *end;

      if (strncmp (at, wrappers[i], strlen (wrappers[i])) != 0 || (*value != '[' && *value != '('))
        continue;
      value++;
      end = value += strspn (value, " \t\r\n");
      end += g_ascii_isdigit (*value) != 0;
      end += strspn (end, " \t\r\n,");
      if (g_ascii_isdigit (*value) && (*end == ']' || *end == ')'))
        {
          *cell = *value;
          return end + 1;
        }
    }
  return NULL;
}

/* Nine digits and spaces in quotation marks at @at. */
static gboolean
is_row (const char *at)
{
  return (*at == '"' || *at == '\'') && strspn (at + 1, "123456789 ") == SUD_SIZE && at[SUD_SIZE + 1] == *at;
}

static gboolean
has_spaces (const char *at)
{
  return memchr (at + 1, ' ', SUD_SIZE) != NULL;
}

/* Behind the commas, brackets and blanks at @at, which must have a comma among them. */
static const char *
skip_comma (const char *at, const char *brackets)
{
  const char *start = at;

  while (*at != '\0' && (g_ascii_isspace (*at) || *at == ',' || strchr (brackets, *at) != NULL))
    at++;
  return memchr (start, ',', at - start) != NULL ? at : NULL;
}

/* Returns: where the size of a list that ends at @at ends, or NULL where there is none */
static const char *
read_size (const char *at)
{
  const char *first, *second;

  if (*at != ']' && *at != ')' && *at != '}')
    return NULL;
  first = skip_comma (at + 1, "([{/");
  if (first == NULL || first[0] != '9' || g_ascii_isdigit (first[1]))
    return NULL;
  second = skip_comma (first + 1, "");
  if (second == NULL || second[0] != '9' || g_ascii_isdigit (second[1]))
    return NULL;
  return second + 1;
}

/* Returns: behind the attributes of a cell in a wiki and the bar that follows them, where they stand behind the bar at @at; or
 * NULL */
static const char *
skip_attributes (const char *at)
{
  guint n = 0;

  if (*at++ != '|')
    return NULL;
  for (;; n++)
    {
      gsize length;

      at += strspn (at, " ");
      length = strspn (at, "abcdefghijklmnopqrstuvwxyz-");
      if (length == 0 || at[length] != '=' || at[length + 1] != '"')
        break;
      at += length + 2;
      at += strcspn (at, "\"\n");
      if (*at++ != '"')
        return NULL;
    }
  return n > 0 && at[0] == '|' && at[1] != '|' ? at + 1 : NULL;
}

/* How long what a wiki writes at @at is that is bold or a blank, 0 where there is something else. */
static gsize
measure_looks (const char *at)
{
  static const char *const looks[] = { "'''", "''", "&nbsp;" };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (strncmp (at, looks[i], strlen (looks[i])) == 0)
      return strlen (looks[i]);
  return 0;
}

/* Either of these. */
static const char *
read_sign (const char *at, char *cell)
{
  return *at == ':' ? read_picture (at, cell) : *at == 'O' || *at == 'S' ? read_wrapped (at, cell) : NULL;
}

/* How many pictures @text has, how many wrapped cells, and how many such rows. */
static void
count (const char *text, guint *cells, guint *wrapped, guint *rows)
{
  gboolean spaces = FALSE;
  char cell;

  *cells = *wrapped = *rows = 0;
  for (const char *at = text; *at != '\0';)
    {
      const char *behind = read_sign (at, &cell);

      *cells += behind != NULL && *at == ':';
      *wrapped += behind != NULL && *at != ':';
      *rows += is_row (at);
      spaces |= is_row (at) && has_spaces (at);
      at = behind != NULL ? behind : at + (is_row (at) ? SUD_SIZE + 2 : 1);
    }
  *rows = spaces ? *rows : 0;
}

/* Appends what stands at @at, in another way where it has one. Returns: behind it */
static const char *
append_piece (GString *out, const char *at, gboolean signs_too, gboolean rows_too, gboolean sizes_too, gboolean wiki_too)
{
  const char *attributes = wiki_too ? skip_attributes (at) : NULL;
  char cell;
  const char *picture = signs_too ? read_sign (at, &cell) : NULL, *size = sizes_too ? read_size (at) : NULL;

  if (picture != NULL)
    {
      g_string_append_c (out, cell);
      return picture;
    }
  if (rows_too && is_row (at))
    {
      for (guint i = 0; i < SUD_SIZE + 2; i++, at++)
        g_string_append_c (out, *at == ' ' ? '.' : *at);
      return at;
    }
  g_string_append_c (out, *at);
  if (attributes != NULL)
    return attributes;
  if (wiki_too && measure_looks (at) > 0)
    {
      out->str[out->len - 1] = ' ';
      return at + measure_looks (at);
    }
  return size != NULL ? size : at + 1;
}

char *
rubric_loose_dup_folded (const char *text)
{
  guint cells, wrapped, rows;
  gboolean signs, sizes = strstr (text, "reshape") != NULL, wiki = strstr (text, "{|") != NULL && strstr (text, "\n|-") != NULL;
  GString *out;

  count (text, &cells, &wrapped, &rows);
  signs = cells >= SUD_CELLS || wrapped >= LEAST_WRAPPED;
  if (!signs && (rows == 0 || rows % SUD_SIZE != 0) && !sizes && !wiki)
    return NULL;
  out = g_string_new (NULL);
  while (*text != '\0')
    text = append_piece (out, text, signs, rows > 0 && rows % SUD_SIZE == 0, sizes, wiki);
  return g_string_free (out, FALSE);
}
