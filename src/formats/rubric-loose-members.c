/* rubric-loose-members.c - which digits of data are givens, by members of their objects that nobody knows the names of
 *
 *     [{"value": 5, "open": true}, {"value": 4, "open": false}, {"value": 0, "open": false}, …]
 *
 * The member is sought whose values are the digits of the grid, one object after the other; what else the objects say of
 * themselves are their traits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-members.h"

#include "rubric-loose-traits.h"
#include "rubric-places.h"

#include <string.h>

enum
{
  MOST_NAMES = 16,   /* of members that may be digits */
  MOST_MEMBERS = 32, /* of an object */
  MOST_OBJECTS = 2 * SUD_CELLS,
  LEAST_OBJECTS = 17,
  LONGEST_NAME = 40,
};

typedef struct
{
  guint name;
  guint trait;
  char digit; /* '1' to '9', a point for a blank, or NUL */
} Member;

/* An object with no other in it. */
typedef struct
{
  Member member[MOST_MEMBERS];
  guint n;
} Object;

/* Reads a name and a value at @at, behind a brace or a comma. Returns: behind them, or @at where there is something else */
static const char *
read_member (const char *at, Object *object)
{
  const char *name = at + strspn (at, " \t\r\n"), *value;
  gboolean quoted = *name == '"' || *name == '\'';
  gsize length, value_length;

  name += quoted;
  length = strspn (name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");
  value = name + length + (quoted && name[length] == name[-1]);
  value += strspn (value, " \t\r\n");
  if (length == 0 || length > LONGEST_NAME || (*value != ':' && *value != '='))
    return at;
  value += 1 + strspn (value + 1, " \t\r\n");
  quoted = *value == '"' || *value == '\'';
  value += quoted;
  value_length = strcspn (value, quoted ? (const char[]){ value[-1], '\n', '\0' } : ",;}{[]()\"' \t\r\n");
  if (object->n < MOST_MEMBERS && (quoted || value_length > 0))
    {
      guint hash = rubric_loose_traits_hash (0, name, length);
      Member member = { hash, rubric_loose_traits_hash (hash, value, value_length),
                        rubric_places_read_digit (value, value_length) };

      object->member[object->n++] = member;
    }
  return value + value_length;
}

/* Returns: (transfer full): of #Object, no more than one too many */
static GArray *
list_objects (const char *text)
{
  GArray *objects = g_array_new (FALSE, FALSE, sizeof (Object));
  Object object = { .n = 0 };
  gboolean open = FALSE;

  for (const char *at = text; *at != '\0' && objects->len <= MOST_OBJECTS; at++)
    {
      if (*at == '}' && open && object.n > 1)
        g_array_append_val (objects, object);
      if (*at == '{')
        object.n = 0;
      if (*at == '{' || *at == '}')
        open = *at == '{';
      if (open && (*at == '{' || *at == ','))
        at = read_member (at + 1, &object) - 1;
    }
  return objects;
}

static const Member *
find_member (const Object *object, guint name)
{
  for (guint i = 0; i < object->n; i++)
    if (object->member[i].name == name)
      return &object->member[i];
  return NULL;
}

/* Whether members called @name are the digits of @grid, in their order. */
static gboolean
are_digits (const GArray *objects, guint name, const SudGrid *grid)
{
  int cell = 0;

  for (guint i = 0; i < objects->len; i++)
    {
      const Member *member = find_member (&g_array_index (objects, Object, i), name);

      if (member == NULL || member->digit < '1' || member->digit > '9')
        continue;
      while (cell < SUD_CELLS && grid->digit[cell] == 0)
        cell++;
      if (cell == SUD_CELLS || grid->digit[cell++] != member->digit - '0')
        return FALSE;
    }
  while (cell < SUD_CELLS && grid->digit[cell] == 0)
    cell++;
  return cell == SUD_CELLS;
}

static void
tell (const GArray *objects, guint name, const SudGrid *grid, RubricLooseTraits *traits)
{
  int cell = -1;

  for (guint i = 0; i < objects->len; i++)
    {
      const Object *object = &g_array_index (objects, Object, i);
      const Member *member = find_member (object, name);
      gboolean blank = member == NULL || member->digit < '1' || member->digit > '9';

      if (member == NULL)
        continue;
      for (cell += !blank; !blank && grid->digit[cell] == 0; cell++)
        ;
      rubric_loose_traits_begin (traits, blank ? -1 : cell);
      for (guint k = 0; k < object->n; k++)
        if (object->member[k].name != name)
          rubric_loose_traits_add (traits, object->member[k].trait);
    }
}

static void
list_parts (const GArray *objects, const RubricLooseFind *find, GArray *parts)
{
  const Object *first = &g_array_index (objects, Object, 0);

  for (guint i = 0; i < MIN (first->n, MOST_NAMES) && parts->len == 0; i++)
    {
      g_autoptr (RubricLooseTraits) traits = rubric_loose_traits_new ();

      if (!are_digits (objects, first->member[i].name, &find->grid))
        continue;
      tell (objects, first->member[i].name, &find->grid, traits);
      rubric_loose_traits_list (traits, find, parts);
    }
}

void
rubric_loose_take_members (RubricLoose *self, const char *text)
{
  g_autoptr (GArray) objects = NULL, parts = NULL;

  if (self->finds->len != 1 || strchr (text, '{') == NULL)
    return;
  objects = list_objects (text);
  parts = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
  if (objects->len >= LEAST_OBJECTS && objects->len <= MOST_OBJECTS)
    list_parts (objects, &g_array_index (self->finds, RubricLooseFind, 0), parts);
  if (parts->len == 0)
    return;
  g_array_set_size (self->finds, 0);
  g_array_append_vals (self->finds, parts->data, parts->len);
  self->ways.masked = TRUE;
}
