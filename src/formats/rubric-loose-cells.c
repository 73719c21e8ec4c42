/* rubric-loose-cells.c - what may be the cells of a grid and says where it stands: elements, objects, members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-cells.h"

#include <string.h>

enum
{
  LONGEST_KEY = 32,
  LONGEST_VALUE = 32,
  LONGEST_OBJECT = 2000,
  MOST_DEPTH = 32, /* of objects in others */
};

/* One that has not ended. */
typedef struct
{
  const char *start;
  gboolean listed; /* among others */
  gboolean parent; /* cells are in it */
} Object;

gboolean
rubric_loose_cell_is_told (const RubricLooseCell *self)
{
  const RubricLooseWhere *where = &self->where;

  return rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_ROW, RUBRIC_LOOSE_AXIS_COLUMN)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_Y, RUBRIC_LOOSE_AXIS_X)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_INDEX, RUBRIC_LOOSE_AXIS_INDEX)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_FIRST, RUBRIC_LOOSE_AXIS_SECOND);
}

static void
add_told (GArray *cells, const RubricLooseCell *cell)
{
  if (rubric_loose_cell_is_told (cell))
    g_array_append_val (cells, *cell);
}

/* Whether the tag whose name is at @at draws something, and has no text. */
static gboolean
is_shape (const char *at)
{
  static const char *const names[] = { "rect", "path", "line", "circle", "polygon", "use" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (rubric_loose_is_tag (at, names[i]))
      return TRUE;
  return FALSE;
}

void
rubric_loose_list_elements (GArray *cells, const char *text, const char *end)
{
  gboolean table = FALSE;

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;
      RubricLooseAttribute attribute;
      RubricLooseCell cell = { .start = at };

      table |= rubric_loose_is_tag (at + 1, "tr");
      rubric_loose_where_init (&cell.where, table);
      if (bracket == NULL || rubric_loose_is_void (at + 1) || is_shape (at + 1))
        continue;
      for (const char *next = at; rubric_loose_next_attribute (&next, bracket, &attribute);)
        rubric_loose_where_take_attribute (&cell.where, &attribute);
      cell.end = cell.inner = bracket + 1;
      add_told (cells, &cell);
    }
}

/* Closes the last of the objects that are @open: a cell is what tells its place, and has no other cell in it. */
static void
close_object (GArray *cells, GArray *open, const char *at)
{
  Object object = g_array_index (open, Object, open->len - 1);
  RubricLooseCell cell = { .start = object.start, .inner = object.start, .end = at + 1 };
  guint before = cells->len;

  g_array_set_size (open, open->len - 1);
  if (object.listed && !object.parent && at - object.start < LONGEST_OBJECT)
    {
      rubric_loose_where_init (&cell.where, FALSE);
      rubric_loose_where_take_members (&cell.where, object.start, at);
      add_told (cells, &cell);
    }
  if (open->len > 0)
    g_array_index (open, Object, open->len - 1).parent |= object.parent || cells->len > before;
}

void
rubric_loose_list_objects (GArray *cells, const char *text, const char *end)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (Object));
  char before = '\0';

  for (const char *at = text; at < end && open->len < MOST_DEPTH; at++)
    {
      Object object = { .start = at, .listed = before == '[' || before == ',' };

      if (*at == '{')
        g_array_append_val (open, object);
      else if (*at == '}' && open->len > 0)
        close_object (cells, open, at);
      if (!g_ascii_isspace (*at))
        before = *at;
    }
}

/* Where the key begins that ends before the sign at @sign, with its quotation marks or brackets. */
static const char *
find_key (const char *text, const char *sign)
{
  const char *at = sign, *least = sign - text > LONGEST_KEY ? sign - LONGEST_KEY : text;
  char open = '\0';

  while (at > least && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  if (at > least && strchr ("\"')", at[-1]) != NULL)
    open = at[-1] == ')' ? '(' : at[-1];
  if (open == '\0')
    {
      while (at > least && (g_ascii_isalnum (at[-1]) || strchr ("_-[]", at[-1]) != NULL))
        at--;
      return at;
    }
  for (at--; at > least && at[-1] != open && at[-1] != '\n';)
    at--;
  return at > least ? at - 1 : at;
}

/* Behind the value at @at, of a few words or an object without others in it; @at where there is none. */
static const char *
find_value_end (const char *at, const char *end)
{
  const char *stop = at;
  gboolean object = at < end && *at == '{';
  gsize most = MIN (end - at, object ? LONGEST_OBJECT : LONGEST_VALUE);

  if (object)
    {
      stop = memchr (at, '}', most);
      return stop != NULL && memchr (at + 1, '{', stop - at - 1) == NULL ? stop + 1 : at;
    }
  while (stop < at + most && strchr (",;&{}[]()\n", *stop) == NULL)
    stop++;
  return most == LONGEST_VALUE && stop == at + most ? at : stop;
}

void
rubric_loose_list_members (GArray *cells, const char *text, const char *end)
{
  for (const char *sign = strpbrk (text, ":="); sign != NULL; sign = strpbrk (sign + 1, ":="))
    {
      const char *key = find_key (text, sign), *value = sign + 1 + strspn (sign + 1, " \t");
      RubricLooseCell cell = { .start = key, .inner = value };

      rubric_loose_where_init (&cell.where, FALSE);
      rubric_loose_where_take_key (&cell.where, key, sign - key);
      cell.end = rubric_loose_cell_is_told (&cell) ? find_value_end (value, end) : value;
      if (cell.end > value)
        add_told (cells, &cell);
    }
}
