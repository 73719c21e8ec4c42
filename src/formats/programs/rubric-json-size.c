/* rubric-json-size.c - how large a grid in JSON is, whatever it is called there
 *
 *     [[1, 0, …], …]   [1, 0, …]   ["1.3…", …]   [{"row": 0, "col": 0, "value": 1}, …]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-json.h"
#include "rubric-variant.h"
#include "sud-grid.h"

#include <string.h>

enum
{
  NINE = 9,
  MOST_SIZE = 25, /* rows of puzzles */
};

typedef struct
{
  guint size;    /* of the largest square of cells */
  gboolean nine; /* whether something has nine elements, or 81 */
} Search;

/* A blank, a number or sign of a puzzle with @size of them, or an object with that in it. */
static gboolean
is_cell (JsonNode *node, guint size)
{
  static const char *const names[] = { "value", "val", "v", "digit", "number" };
  const char *text = rubric_json_get_text (node);
  gint64 value;

  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (text != NULL)
    return g_utf8_strlen (text, -1) <= 2;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return rubric_json_get_int (node, &value) && value >= 0 && value <= size;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonNode *member = json_object_get_member (json_node_get_object (node), names[i]);

      if (member != NULL && !JSON_NODE_HOLDS_OBJECT (member))
        return is_cell (member, size);
    }
  return FALSE;
}

static gboolean
are_cells (JsonArray *array, guint size)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (!is_cell (json_array_get_element (array, i), size))
      return FALSE;
  return TRUE;
}

/* A sign each, digits and the first letters. */
static gboolean
are_signs (const char *text, guint size)
{
  for (; *text != '\0'; text++)
    if (sud_cell_value (*text) < 0 && (!g_ascii_isalpha (*text) || (guint)(g_ascii_toupper (*text) - 'A') >= size))
      return FALSE;
  return TRUE;
}

/* @size cells in an array, or in a text. */
static gboolean
is_row (JsonNode *node, guint size)
{
  JsonArray *cells = rubric_json_get_array (node, size);
  const char *text = rubric_json_get_text (node);

  return cells != NULL ? are_cells (cells, size) : text != NULL && strlen (text) == size && are_signs (text, size);
}

/* How many rows the grid has that @array is; 0 where it is none. */
static guint
measure (JsonArray *array)
{
  guint length = json_array_get_length (array), size = 0;

  while (size < MOST_SIZE && size * size < length)
    size++;
  if (length > 0 && size * size == length && are_cells (array, size))
    return size;
  for (guint i = 0; i < length && length <= MOST_SIZE; i++)
    if (!is_row (json_array_get_element (array, i), length))
      return 0;
  return length <= MOST_SIZE ? length : 0;
}

static void
search (Search *self, JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      guint length = json_array_get_length (array);

      self->nine |= length == NINE || length == NINE * NINE;
      self->size = MAX (self->size, measure (array));
      for (guint i = 0; i < length; i++)
        search (self, json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      JsonNode *member;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, NULL, &member))
        search (self, member);
    }
}

gboolean
rubric_json_refuse_size (const RubricSlice *slice, GError **error)
{
  const char *at = rubric_json_skip_space (slice->text, slice->text + slice->length);
  g_autoptr (JsonNode) root = NULL;
  Search found = { 0 };

  if (at == slice->text + slice->length || strchr ("[{", *at) == NULL)
    return FALSE;
  root = rubric_json_parse (slice, NULL);
  if (root != NULL)
    search (&found, root);
  return !found.nine && rubric_variant_refuse_size (found.size, found.size, error);
}
