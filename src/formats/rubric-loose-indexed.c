/* rubric-loose-indexed.c - lists that write an index before each of their values
 *
 *     [0] => 5       0 => 5,       [0]=>          0: 5       [0] = 5       0,5
 *     [1] => 3       1 => 3,         int(5)       1: 3       [1] = 3       1,3
 *
 * as PHP, debuggers and the consoles of browsers show them. What has no value that is a cell is a list of lists, or
 * something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-indexed.h"

#include "rubric-loose.h"

#include <string.h>

enum
{
  LEAST_ODD = 4, /* values of a list that is no row */
};

/* Rows that have been read, and the list that is being read. */
typedef struct
{
  GString *out;
  GString *list;
  int last;     /* index */
  gboolean odd; /* whether there are lists of other lengths */
} Reader;

static void
end_list (Reader *self)
{
  gsize n = self->list->len;

  if (n == SUD_SIZE || n == SUD_CELLS)
    for (gsize i = 0; i < n; i += SUD_SIZE)
      {
        g_string_append_len (self->out, self->list->str + i, SUD_SIZE);
        g_string_append_c (self->out, '\n');
      }
  else
    self->odd |= n >= LEAST_ODD;
  g_string_truncate (self->list, 0);
}

static void
add_value (Reader *self, int index, char cell)
{
  if (index != self->last + 1 || self->list->len == 0)
    end_list (self);
  self->last = index;
  if (index <= 1 || self->list->len > 0)
    g_string_append_c (self->list, cell);
}

/* Reads the index at @at, in brackets or quotation marks or not, and what stands between it and its value. Returns: behind
 * these, or NULL where there is something else */
static const char *
read_index (const char *at, int *index)
{
  const char open = *at != '\0' && strchr ("[\"'", *at) != NULL ? *at : '\0';
  gsize length;

  at += open != '\0';
  length = strspn (at, "0123456789");
  if (length == 0 || length > 2)
    return NULL;
  *index = at[0] - '0';
  if (length == 2)
    *index = *index * 10 + at[1] - '0';
  at += length;
  if (open != '\0' && *at++ != (open == '[' ? ']' : open))
    return NULL;
  at += strspn (at, " \t");
  if (at[0] == '=' && at[1] == '>')
    return at + 2;
  return *at == ':' || *at == '=' || *at == ',' || *at == '\t' ? at + 1 : NULL;
}

/* Behind the name of a type at @at, with a bracket: `int(`, `string(1) "` */
static const char *
skip_type (const char *at)
{
  static const char *const types[] = { "int(", "string(1)", "(int)" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (strncmp (at, types[i], strlen (types[i])) == 0)
      {
        at += strlen (types[i]);
        break;
      }
  at += strspn (at, " \t");
  return at + (*at == '"' || *at == '\'');
}

static gboolean
ends_value (char c)
{
  return c == '\0' || strchr (",;)]}\"' \t\r\n", c) != NULL;
}

/* Whether nothing is left of the list at @at, or an index follows: the value before is a blank. */
static gboolean
is_nothing (const char *at)
{
  int index;

  at += strspn (at, " \t\r\n");
  return *at == '\0' || strchr (",)]}", *at) != NULL || read_index (at, &index) != NULL;
}

/* Reads a cell at @at. Returns: behind it, or NULL where there is something else */
static const char *
read_cell (const char *at, char *cell)
{
  const char *value = at + strspn (at, " \t"), *next = value + strspn (value, " \t\r\n");
  gsize length;

  *cell = '.';
  if ((*value == '\n' || *value == '\r' || *value == '\0' || *value == ',') && is_nothing (value))
    return value;
  value = skip_type (next);
  length = strspn (value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (length > 0)
    return ends_value (value[length]) && rubric_loose_is_blank_word (value, length) ? value + length : NULL;
  if (value > at && ends_value (*value) && value[-1] == *value)
    return value + 1;
  if (!rubric_loose_is_cell (*value) || !ends_value (value[1]))
    return NULL;
  *cell = *value >= '1' && *value <= '9' ? *value : '.';
  return value + 1;
}

/* Behind a word, as in column 1, it is no index; before a comma or a tab it stands first on its line. */
static gboolean
begins_index (const char *text, const char *at, const char *behind)
{
  gboolean field = behind[-1] == ',' || behind[-1] == '\t';

  while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == text || at[-1] == '\n' || (!field && strchr (",([{", at[-1]) != NULL);
}

char *
rubric_loose_dup_indexed (const char *text)
{
  Reader reader = { .out = g_string_new (NULL), .list = g_string_new (NULL), .last = -1 };
  gboolean whole;

  for (const char *at = text; *at != '\0';)
    {
      int index;
      char cell;
      const char *value = at == text || !g_ascii_isalnum (at[-1]) ? read_index (at, &index) : NULL;
      const char *behind = value != NULL && begins_index (text, at, value) ? read_cell (value, &cell) : NULL;

      if (behind != NULL)
        add_value (&reader, index, cell);
      at = behind != NULL ? behind : value != NULL ? value : at + 1;
    }
  end_list (&reader);
  g_string_free (reader.list, TRUE);
  whole = !reader.odd && reader.out->len > 0 && reader.out->len % (SUD_CELLS + SUD_SIZE) == 0;
  return g_string_free (reader.out, !whole);
}
