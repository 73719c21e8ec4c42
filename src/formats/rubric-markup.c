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

#include "rubric-loose.h"
#include "rubric-places-order.h"
#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

typedef struct
{
  GString *out;
  guint cells;
  GArray *places;
  gboolean turnable; /* whether x and y tell where one of them is */
} Writer;

/* What follows "@name=" in the tag from @at to @end, without quotation marks; NULL where there is none. */
static const char *
find_attribute (const char *at, const char *end, const char *name)
{
  gsize length = strlen (name);

  for (; at < end; at++)
    if (g_ascii_isspace (*at) && (gsize)(end - at) > length + 2 && g_ascii_strncasecmp (at + 1, name, length) == 0
        && at[length + 1] == '=')
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

/* The value of a cell that its tag tells. Returns: NULL where it does not */
static const char *
find_value (const char *at, const char *end, gsize *length)
{
  static const char *const values[] = { "value", "val", "v", "digit", "number", NULL };
  const char *text = find_any (at, end, values);

  if (text != NULL)
    *length = text[-1] == '=' ? strcspn (text, " />") : strcspn (text, (const char[]){ text[-1], '>', '\0' });
  return text;
}

static int
read_index (const char *value)
{
  return value != NULL ? rubric_places_read_index (value) : -1;
}

/* Keeps where a cell says that it is, and its digit. */
static void
take_place (Writer *self, const char *at, const char *end, char digit)
{
  static const char *const rows[] = { "row", "r", "y", "line", NULL }, *const columns[] = { "col", "column", "c", "x", NULL };

  self->turnable |= find_attribute (at, end, "x") != NULL && find_attribute (at, end, "y") != NULL;
  rubric_places_add (self->places, read_index (find_any (at, end, rows)), read_index (find_any (at, end, columns)), digit);
}

/* Several digits in a cell are what somebody has noted there. */
static gboolean
are_notes (const char *text, gsize length)
{
  return length > 1 && strspn (text, "123456789 ,\t\r\n") >= length;
}

/* How many cells stand in an element: a row may have no others in it. */
static guint
count_cells (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!rubric_loose_is_cell (text[i]))
      return 1;
  return length > 0 && length % SUD_SIZE == 0 ? length : 1;
}

/* An element without others in it: its tag from @at to @end, its text up to @stop. */
static void
take_cell (Writer *self, const char *at, const char *end, const char *stop)
{
  const char *text = end + 1;
  gsize length;
  gboolean inside;

  while (text < stop && g_ascii_isspace (*text))
    text++;
  while (stop > text && g_ascii_isspace (stop[-1]))
    stop--;
  inside = text < stop;
  length = inside ? stop - text : 0;
  if (!inside)
    text = find_value (at, end, &length);
  if (length > 0 && strspn (text, " ") >= length)
    length = 0;
  for (gsize i = 0; i < length; i++)
    g_string_append_c (self->out, g_ascii_isspace (text[i]) ? ' ' : text[i]);
  g_string_append (self->out, length > 0 ? " " : ". ");
  take_place (self, at, end, inside && are_notes (text, length) ? '.' : rubric_places_read_digit (text, length));
  self->cells += count_cells (text, length);
}

/* An element with others in it is a cell, too, where its tag tells all of it, and no place where it does not. */
static void
take_nest (Writer *self, const char *at, const char *end)
{
  gsize length = 0;
  const char *text = find_value (at, end, &length);

  g_string_append_c (self->out, '\n');
  take_place (self, at, end, text != NULL ? rubric_places_read_digit (text, length) : '\0');
}

/* Takes the tag at @at, and where it is that of a cell, the text behind it. Returns: behind what was taken */
static const char *
take_tag (Writer *self, const char *at)
{
  const char *end = strncmp (at, "<!--", strlen ("<!--")) == 0 ? strstr (at, "-->") : strchr (at, '>'), *next;

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
  else if (at[1] != '/')
    take_nest (self, at, end);
  else
    g_string_append_c (self->out, '\n');
  return end + 1;
}

char *
rubric_markup_to_text (const char *markup, RubricPlacesTold *told)
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
  line = rubric_places_to_line (writer.places, told);
  told->turnable = writer.turnable && line != NULL && rubric_places_are_sideways (writer.places);
  g_array_unref (writer.places);
  if (!placed && writer.cells >= SUD_CELLS)
    return g_string_free (writer.out, FALSE);
  g_string_free (writer.out, TRUE);
  return line;
}
