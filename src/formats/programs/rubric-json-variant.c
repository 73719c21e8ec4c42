/* rubric-json-variant.c - puzzles in JSON that have other rules or another size, refused by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-json-variant.h"

#include "rubric-format-error.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_GRID_SIZE = 25, /* rows of the largest puzzle that is refused by name */
};

gboolean
rubric_json_refuse_rows (JsonNode *node, GError **error)
{
  guint n_rows, n_columns = 0;
  JsonArray *rows = rubric_json_get_list (node, &n_rows);

  if (n_rows > 0)
    rubric_json_get_list (json_array_get_element (rows, 0), &n_columns);
  return rubric_variant_refuse_size (n_rows, n_columns, error);
}

gboolean
rubric_json_refuse_size_member (JsonObject *object, GError **error)
{
  gint64 size;

  return rubric_json_get_int (json_object_get_member (object, "size"), &size)
         && rubric_variant_refuse_size (CLAMP (size, 0, 99), CLAMP (size, 0, 99), error);
}

/* Returns: whether @value, of a member that names the rules, tells of no extra one. */
static gboolean
is_classic (const char *value)
{
  g_autofree char *folded = g_ascii_strdown (value, -1);

  return g_strv_contains (
      (const char *const[]){ "classic", "normal", "none", "regular", "standard", "sudoku", "", NULL }, folded);
}

gboolean
rubric_json_is_remark (const char *name, JsonNode *node)
{
  static const char *const rules[] = { "constraint", "rule", "variant" };
  const char *text = rubric_json_get_text (node);

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) == G_TYPE_BOOLEAN
      || rubric_variant_refuse_name (name, strlen (name), NULL)
      || (text != NULL && rubric_variant_refuse_name (text, strlen (text), NULL)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_ascii_strncasecmp (name, rules[i], strlen (rules[i])) == 0)
      return text != NULL && is_classic (text);
  return TRUE;
}

gboolean
rubric_json_refuse_rules (JsonObject *object, GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &node))
    if (rubric_json_is_set (node) && rubric_variant_refuse_name (name, strlen (name), error))
      return TRUE;
  return FALSE;
}

gboolean
rubric_json_fail_object (const RubricSlice *slice, GError **error)
{
  g_autoptr (JsonNode) root = rubric_json_parse (slice, error);

  if (root == NULL || rubric_json_refuse_rules (json_node_get_object (root), error)
      || rubric_json_refuse_size_member (json_node_get_object (root), error))
    return FALSE;
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_UNKNOWN,
                       _ ("Expected a puzzle, found a JSON object of an unknown kind."));
  return FALSE;
}

/* The sizes of grids in a tree of JSON. */
typedef struct
{
  guint size;        /* the rows of the largest square of cells */
  gboolean has_nine; /* an array has 9 elements, or 81 */
} SizeSearch;

/* Returns: whether @node is a cell of a puzzle with @size rows: null, a text of one or two characters, a number up to
 * @size, or an object with one of the three in it. */
static gboolean
is_grid_cell (JsonNode *node, guint size)
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
        return is_grid_cell (member, size);
    }
  return FALSE;
}

static gboolean
are_grid_cells (JsonArray *array, guint size)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (!is_grid_cell (json_array_get_element (array, i), size))
      return FALSE;
  return TRUE;
}

/* Returns: whether @text has cells only, in which letters go on after 9 or begin at 1. */
static gboolean
are_cell_characters (const char *text, guint size)
{
  for (; *text != '\0'; text++)
    if (sud_cell_value (*text) < 0 && (!g_ascii_isalpha (*text) || (guint)(g_ascii_toupper (*text) - 'A') >= size))
      return FALSE;
  return TRUE;
}

/* Returns: whether @node has @size cells, in an array or in a text. */
static gboolean
is_grid_row (JsonNode *node, guint size)
{
  JsonArray *cells = rubric_json_get_array (node, size);
  const char *text = rubric_json_get_text (node);

  if (cells != NULL)
    return are_grid_cells (cells, size);
  return text != NULL && strlen (text) == size && are_cell_characters (text, size);
}

/* Returns the number of rows of @array if that is a grid, of all cells or of rows; otherwise 0. */
static guint
measure_grid (JsonArray *array)
{
  guint length = json_array_get_length (array), size = 0;

  while (size < MAX_GRID_SIZE && size * size < length)
    size++;
  if (length > 0 && size * size == length && are_grid_cells (array, size))
    return size;
  for (guint i = 0; i < length && length <= MAX_GRID_SIZE; i++)
    if (!is_grid_row (json_array_get_element (array, i), length))
      return 0;
  return length <= MAX_GRID_SIZE ? length : 0;
}

static void
search_grid (SizeSearch *self, JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      guint length = json_array_get_length (array);

      self->has_nine |= length == SUD_SIZE || length == SUD_CELLS;
      self->size = MAX (self->size, measure_grid (array));
      for (guint i = 0; i < length; i++)
        search_grid (self, json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      JsonNode *member;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, NULL, &member))
        search_grid (self, member);
    }
}

gboolean
rubric_json_refuse_size (const RubricSlice *slice, GError **error)
{
  const char *at = rubric_json_skip_space (slice->text, slice->text + slice->length);
  g_autoptr (JsonNode) root = NULL;
  SizeSearch found = { 0 };

  if (at == slice->text + slice->length || strchr ("[{", *at) == NULL)
    return FALSE;
  root = rubric_json_parse (slice, NULL);
  if (root != NULL)
    search_grid (&found, root);
  return !found.has_nine && rubric_variant_refuse_size (found.size, found.size, error);
}
