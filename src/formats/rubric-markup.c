/* rubric-markup.c - the text of a table in XML, whatever its tags are called
 *
 *     <row><c>5</c><c/>…</row>             elements without others in them are cells
 *     <cell row="1" col="2" value="3"/>    cells that say where they are, in any order, perhaps the digits alone
 *
 * No parser of XML: what is broken is read as far as it goes, and is judged by who looks for puzzles in the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-markup.h"

#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

typedef struct
{
  GString *out;
  guint cells;
  GArray *places;
} Writer;

/* What follows "@name=" in the tag from @at to @end, without quotation marks; NULL where there is none. */
static const char *
find_attribute (const char *at, const char *end, const char *name)
{
  gsize length = strlen (name);

  for (at = memchr (at, ' ', end - at); at != NULL; at = memchr (at + 1, ' ', end - at - 1))
    if ((gsize)(end - at) > length + 2 && g_ascii_strncasecmp (at + 1, name, length) == 0 && at[length + 1] == '=')
      return at + length + 2 + (at[length + 2] == '"' || at[length + 2] == '\'');
  return NULL;
}

static const char *
find_any (const char *at, const char *end, const char *const *names)
{
  const char *value = NULL;

  for (; *names != NULL && value == NULL; names++)
    value = find_attribute (at, end, *names);
  return value;
}

static int
read_index (const char *value)
{
  return value != NULL && g_ascii_isdigit (value[0]) && !g_ascii_isdigit (value[1]) ? value[0] - '0' : -1;
}

/* Keeps where a cell says that it is, and its digit, which begins at @digit. */
static void
take_place (Writer *self, const char *at, const char *end, char digit)
{
  static const char *const rows[] = { "row", "r", "y", "line", NULL }, *const columns[] = { "col", "column", "c", "x", NULL };

  rubric_places_add (self->places, read_index (find_any (at, end, rows)), read_index (find_any (at, end, columns)), digit);
}

/* An element without others in it: its tag from @at to @end, its text up to @stop. */
static void
take_cell (Writer *self, const char *at, const char *end, const char *stop)
{
  static const char *const values[] = { "value", "val", "v", "digit", "number", NULL };
  gsize start = self->out->len;
  const char *text = end + 1;

  while (text < stop && g_ascii_isspace (*text))
    text++;
  while (stop > text && g_ascii_isspace (stop[-1]))
    stop--;
  if (text >= stop)
    {
      text = find_any (at, end, values);
      stop = text != NULL ? text + strcspn (text, "\"' />") : NULL;
    }
  for (; text != NULL && text < stop; text++)
    g_string_append_c (self->out, g_ascii_isspace (*text) ? ' ' : *text);
  if (self->out->len == start)
    g_string_append_c (self->out, '.');
  take_place (self, at, end, self->out->str[start]);
  g_string_append_c (self->out, ' ');
  self->cells++;
}

/* Takes the tag at @at, and where it is that of a cell, the text behind it. Returns: behind what was taken */
static const char *
take_tag (Writer *self, const char *at)
{
  const char *end = g_str_has_prefix (at, "<!--") ? strstr (at, "-->") : strchr (at, '>'), *next;

  if (end == NULL)
    return "";
  end = strchr (end, '>');
  if (at[1] == '!' || at[1] == '?')
    return end + 1;
  next = strchr (end, '<');
  if (at[1] != '/' && end[-1] == '/')
    take_cell (self, at, end, end + 1);
  else if (at[1] != '/' && next != NULL && next[1] == '/')
    {
      take_cell (self, at, end, next);
      end = strchr (next, '>');
      return end != NULL ? end + 1 : "";
    }
  else
    g_string_append_c (self->out, '\n');
  return end + 1;
}

char *
rubric_markup_to_text (const char *markup)
{
  Writer writer = { .out = g_string_new (NULL), .places = rubric_places_new () };
  gboolean placed;
  char *line;

  while (*markup != '\0')
    if (*markup == '<')
      markup = take_tag (&writer, markup);
    else
      g_string_append_c (writer.out, *markup++);
  placed = writer.places->len > 0;
  line = rubric_places_to_line (writer.places);
  g_array_unref (writer.places);
  if (!placed && writer.cells >= SUD_CELLS)
    return g_string_free (writer.out, FALSE);
  g_string_free (writer.out, TRUE);
  return line;
}
