/* rubric-loose-cells.c - what may be the cells of a grid and says where it stands: elements, objects, members
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-cells.h"

#include <string.h>

enum
{
  LONGEST_KEY = 32,
  LONGEST_OBJECT = 400, /* that is the value of a member */
};

gboolean
rubric_loose_cell_is_told (const RubricLooseCell *self)
{
  const RubricLooseWhere *where = &self->where;

  return rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_ROW, RUBRIC_LOOSE_AXIS_COLUMN)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_INDEX, RUBRIC_LOOSE_AXIS_INDEX)
         || rubric_loose_where_tells (where, RUBRIC_LOOSE_AXIS_FIRST, RUBRIC_LOOSE_AXIS_SECOND);
}

static void
add_told (GArray *cells, const RubricLooseCell *cell)
{
  if (rubric_loose_cell_is_told (cell))
    g_array_append_val (cells, *cell);
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
      if (bracket == NULL || rubric_loose_is_void (at + 1))
        continue;
      for (const char *next = at; rubric_loose_next_attribute (&next, bracket, &attribute);)
        rubric_loose_where_take_attribute (&cell.where, &attribute);
      cell.end = cell.inner = bracket + 1;
      add_told (cells, &cell);
    }
}

void
rubric_loose_list_objects (GArray *cells, const char *text, const char *end)
{
  const char *start = NULL;
  char before = '\0';
  guint depth = 0;

  for (const char *at = text; at < end; at++)
    {
      if (*at == '{' && (start != NULL || before == '[' || before == ','))
        start = depth++ == 0 ? at : start;
      else if (*at == '}' && depth > 0 && --depth == 0)
        {
          RubricLooseCell cell = { .start = start, .inner = start, .end = at + 1 };

          rubric_loose_where_init (&cell.where, FALSE);
          rubric_loose_where_take_members (&cell.where, start, at);
          add_told (cells, &cell);
          start = NULL;
        }
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

/* Behind the value at @at, of one word or an object without others in it; @at where there is none. */
static const char *
find_value_end (const char *at, const char *end)
{
  const char *brace;

  if (*at != '{')
    return at + strcspn (at, ",;&{}[]()\n");
  brace = memchr (at, '}', MIN (end - at, LONGEST_OBJECT));
  return brace != NULL && memchr (at + 1, '{', brace - at - 1) == NULL ? brace + 1 : at;
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
