/* rubric-places.c - cells that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-places.h"

#include "sud-grid.h"

#include <string.h>

enum
{
  LEAST_DIGITS = 17, /* fewer leave several solutions */
  MAX_OBJECT = 1024, /* bytes of what one cell is told in */
};

typedef struct
{
  int row;
  int column;
  char digit; /* or a point */
} Place;

GArray *
rubric_places_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Place));
}

void
rubric_places_add (GArray *self, int row, int column, char digit)
{
  Place place = { row, column, digit >= '1' && digit <= '9' ? digit : '.' };

  if (row >= 0 && column >= 0)
    g_array_append_val (self, place);
}

/* Whether rows and columns are counted from 0 or from 1; -1 where that cannot be told. */
static int
find_base (const GArray *self)
{
  gboolean zero = FALSE, nine = FALSE;

  for (guint i = 0; i < self->len; i++)
    {
      const Place *place = &g_array_index (self, Place, i);

      zero |= place->row == 0 || place->column == 0;
      nine |= place->row == SUD_SIZE || place->column == SUD_SIZE;
    }
  return zero == nine ? -1 : nine;
}

char *
rubric_places_to_line (const GArray *self)
{
  int base = find_base (self);
  gboolean seen[SUD_CELLS] = { FALSE };
  g_autofree char *line = g_strnfill (SUD_CELLS, '.');
  guint digits = 0;

  for (guint i = 0; i < self->len; i++)
    {
      const Place *place = &g_array_index (self, Place, i);
      int row = place->row - base, column = place->column - base;

      if (base < 0 || row >= SUD_SIZE || column >= SUD_SIZE || seen[sud_cell (row, column)])
        return NULL;
      seen[sud_cell (row, column)] = TRUE;
      line[sud_cell (row, column)] = place->digit;
      digits += place->digit != '.';
    }
  return digits >= LEAST_DIGITS ? g_steal_pointer (&line) : NULL;
}

/* Behind the quotation mark, if there is one, and the colon or equals sign that follow a name, and the blanks and the
 * quotation mark before its value; NULL where there are none. */
static const char *
skip_to_value (const char *at)
{
  at += *at == '"' || *at == '\'';
  at += strspn (at, " \t");
  if (*at != ':' && *at != '=')
    return NULL;
  at += 1 + strspn (at + 1, " \t");
  return at + (*at == '"' || *at == '\'');
}

static gboolean
is_digit (const char *at)
{
  return g_ascii_isdigit (at[0]) && !g_ascii_isdigit (at[1]);
}

/* The value of a member of the object from @at to @end that is called one of @names. Returns: NULL where there is none */
static const char *
find_member (const char *at, const char *end, const char *const *names)
{
  for (; at < end; at++)
    for (guint i = 0; names[i] != NULL && g_ascii_isalpha (*at) && !g_ascii_isalnum (at[-1]) && at[-1] != '_'; i++)
      {
        gsize length = strlen (names[i]);

        if (g_ascii_strncasecmp (at, names[i], length) == 0 && skip_to_value (at + length) != NULL)
          return skip_to_value (at + length);
      }
  return NULL;
}

/* Takes the object from @at, its brace, to @end. */
static void
take_object (GArray *places, const char *at, const char *end)
{
  static const char *const rows[] = { "row", "r", "y", NULL }, *const columns[] = { "column", "col", "c", "x", NULL };
  static const char *const values[] = { "value", "val", "v", "digit", "number", NULL };
  const char *row = find_member (at + 1, end, rows), *column = find_member (at + 1, end, columns);
  const char *value = find_member (at + 1, end, values);

  if (row != NULL && column != NULL && value != NULL && is_digit (row) && is_digit (column))
    rubric_places_add (places, row[0] - '0', column[0] - '0', is_digit (value) ? value[0] : '.');
}

static char *
find_objects (const char *text)
{
  g_autoptr (GArray) places = rubric_places_new ();

  for (const char *at = strchr (text, '{'); at != NULL; at = strchr (at + 1, '{'))
    {
      gsize length = strcspn (at + 1, "{}");

      if (at[length + 1] == '}' && length < MAX_OBJECT)
        take_object (places, at, at + length + 1);
      at += length;
    }
  return rubric_places_to_line (places);
}

/* Reads `r1c5=7` or `"R1C5": "7"` at @at. Returns: behind it, or NULL where there is something else */
static const char *
take_name (GArray *places, const char *at)
{
  const char *value;

  if (g_ascii_tolower (at[0]) != 'r' || !g_ascii_isdigit (at[1]) || g_ascii_tolower (at[2]) != 'c' || !is_digit (at + 3))
    return NULL;
  value = skip_to_value (at + 4);
  if (value == NULL || !is_digit (value))
    return NULL;
  rubric_places_add (places, at[1] - '0', at[3] - '0', *value);
  return value + 1;
}

static gboolean
ascends (const GArray *places)
{
  const Place *last = &g_array_index (places, Place, places->len - 1);

  return places->len < 2 || last[-1].row < last->row || (last[-1].row == last->row && last[-1].column < last->column);
}

/* One after the other, and nothing between them. */
static char *
find_names (const char *text)
{
  g_autoptr (GArray) places = rubric_places_new ();
  const char *next;

  for (const char *at = text; *at != '\0'; at++)
    {
      if ((at > text && g_ascii_isalnum (at[-1])) || (next = take_name (places, at)) == NULL)
        continue;
      do
        {
          if (!ascends (places))
            return NULL;
          at = next + strspn (next, " \t\r\n\"',;{}()[]");
        }
      while ((next = take_name (places, at)) != NULL);
      return rubric_places_to_line (places);
    }
  return NULL;
}

char *
rubric_places_find (const char *text)
{
  char *line = find_objects (text);

  return line != NULL ? line : find_names (text);
}
