/* rubric-loose-data.c - data in XML whose cells are attributes or elements alone become objects, and are read as those of JSON
 *
 *     <given><c r="1" c="5" v="7"/>…</given>               {"r": "1", "c": "5", "v": "7", "list": "given"}
 *     <cell value="5" fixed="true"/>                       {"value": "5", "fixed": "true", "list": "game"}
 *     <cell><value>5</value><fixed>true</fixed></cell>     {"list": "cell", "value": "5", "fixed": "true"}
 *
 * This is done where something is said of some cells and not of others, which may tell givens from what was entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-data.h"

#include "rubric-loose-tag.h"
#include "rubric-loose-traits.h"
#include "rubric-places.h"

#include <string.h>

enum
{
  LEAST_CELLS = 17,
  MOST_CELLS = 8 * SUD_CELLS, /* or digits in them */
  MOST_VALUES = 3, /* of what parts cells */
};

/* What the element that cells are in is as a member of them. */
static const char LIST[] = "list";

/* A member, and its first values. */
typedef struct
{
  guint value[MOST_VALUES];
  guint n; /* different values, or one too many */
  guint cells;
} Member;

typedef struct
{
  GString *out;
  GHashTable *members; /* by their names */
  GArray *open;        /* elements that others are in: where their names are */
  guint cells;
  gboolean mixed;      /* an element has attributes and a text: that is read by what it shows */
} Data;

/* Elements of pages, which show what they have. */
static const char *const shown[] = { "html", "body", "table", "td", "div", "span", "input", "svg", "p", "li", "pre", "text" };

static void
count_value (Data *self, const char *name, gsize length, const char *value, gsize value_length)
{
  gpointer key = GUINT_TO_POINTER (rubric_loose_traits_hash (0, name, length));
  guint hash = rubric_loose_traits_hash (1, value, value_length), i = 0;
  Member *member = g_hash_table_lookup (self->members, key);

  if (member == NULL)
    {
      member = g_new0 (Member, 1);
      g_hash_table_insert (self->members, key, member);
    }
  member->cells++;
  while (i < MIN (member->n, MOST_VALUES) && member->value[i] != hash)
    i++;
  if (i == member->n && i < MOST_VALUES)
    member->value[i] = hash;
  member->n += i == member->n;
}

/* Signs of data in a value would be taken for its own. */
static void
append_member (Data *self, const char *name, gsize length, const char *value, gsize value_length)
{
  g_autofree char *text = g_strstrip (g_strndup (value, value_length));

  count_value (self, name, length, text, strlen (text));
  if (text[strcspn (text, "\"{}[]\\\n")] == '\0')
    g_string_append_printf (self->out, "\"%.*s\": \"%s\", ", (int)length, name, text);
}

static gboolean
is_blank (const char *at, const char *end)
{
  while (at < end && g_ascii_isspace (*at))
    at++;
  return at >= end;
}

static gsize
get_name_length (const char *name)
{
  return strcspn (name, " \t\r\n/>");
}

/* Whether the element whose tag is from @at to @bracket has no other in it. */
static gboolean
is_leaf (const char *at, const char *bracket)
{
  const char *stop = strchr (bracket, '<');

  return bracket[-1] == '/' || (stop != NULL && stop[1] == '/' && rubric_loose_is_tag (stop + 2, at + 1));
}

/* Returns: whether one is a digit */
static gboolean
append_attributes (Data *self, const char *at, const char *bracket)
{
  RubricLooseAttribute attribute;
  gboolean digit = FALSE;

  while (rubric_loose_next_attribute (&at, bracket, &attribute))
    {
      append_member (self, attribute.name, attribute.name_length, attribute.value, attribute.value_length);
      digit |= rubric_places_read_digit (attribute.value, attribute.value_length) != '\0';
    }
  return digit;
}

static void
append_list (Data *self)
{
  const char *name = self->open->len > 0 ? g_array_index (self->open, const char *, self->open->len - 1) : "";

  append_member (self, LIST, strlen (LIST), name, get_name_length (name));
}

/* Takes the element whose tag is from @at to @bracket. Returns: the last of it that has been read */
static const char *
take_element (Data *self, const char *at, const char *bracket)
{
  gsize length = get_name_length (at + 1);
  const char *stop = is_leaf (at, bracket) && bracket[-1] != '/' ? strchr (bracket, '<') : bracket;
  const char *name = at + 1;

  if (is_leaf (at, bracket) && at + 1 + length == bracket)
    {
      self->cells += rubric_places_read_digit (bracket + 1, stop - bracket - 1) != '\0';
      append_member (self, name, length, bracket + 1, stop - bracket - 1);
      return stop;
    }
  g_string_append (self->out, "{");
  self->cells += append_attributes (self, at, bracket);
  if (is_leaf (at, bracket))
    {
      self->mixed |= !is_blank (bracket + 1, stop);
      append_list (self);
      g_string_append (self->out, "},\n");
      return stop;
    }
  g_array_append_val (self->open, name);
  g_string_append_printf (self->out, "\"%s\": \"%.*s\", ", LIST, (int)length, name);
  return bracket;
}

/* Whether something is said of some cells, or in a few ways. One that is damaged may stand in no list. */
static gboolean
are_parted (const Data *self)
{
  GHashTableIter iter;
  gpointer list = GUINT_TO_POINTER (rubric_loose_traits_hash (0, LIST, strlen (LIST))), name;
  const Member *member;

  g_hash_table_iter_init (&iter, self->members);
  while (g_hash_table_iter_next (&iter, &name, (gpointer *)&member))
    if (member->cells >= LEAST_CELLS && member->n + (name != list && member->cells < self->cells) > 1 && member->n <= MOST_VALUES)
      return TRUE;
  return FALSE;
}

/* Returns: FALSE where it is a page */
static gboolean
read_elements (Data *self, const char *text)
{
  const char *end = text + strlen (text);

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;

      for (gsize i = 0; i < G_N_ELEMENTS (shown) && bracket != NULL; i++)
        if (rubric_loose_is_tag (at + 1, shown[i]))
          return FALSE;
      if (bracket != NULL)
        at = take_element (self, at, bracket);
      else if (at[1] == '/' && self->open->len > 0)
        {
          g_string_append (self->out, "},\n");
          g_array_set_size (self->open, self->open->len - 1);
        }
    }
  return TRUE;
}

char *
rubric_loose_dup_objects (const char *text)
{
  g_autoptr (GHashTable) members = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (const char *));
  Data data = { .members = members, .open = open };
  gboolean found;

  if (text[strspn (text, " \t\r\n")] != '<')
    return NULL;
  data.out = g_string_new (NULL);
  found = read_elements (&data, text) && !data.mixed && data.cells >= LEAST_CELLS && data.cells <= MOST_CELLS && are_parted (&data);
  return g_string_free (data.out, !found);
}
