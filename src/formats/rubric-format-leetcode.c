/* rubric-format-leetcode.c - the board of LeetCode's problem 37, in JSON
 *
 *     [["5","3",".",".","7",".",".",".","."],["6",".",".","1","9","5",".",".","."],…]
 *
 * Nine arrays of nine strings of one character. Several boards, each beginning on a line of its own, are a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-private.h"
#include "rubric-json.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* An object is no board, but what is wrong with it is better said by the one who reads JSON. `[Puzzle]` is no JSON. */
static gboolean
leetcode_sniff (const char *text, gsize length)
{
  const char *end = text + length;
  const char *at = rubric_json_skip_space (text, end);

  if (at == end || (*at != '[' && *at != '{'))
    return FALSE;
  if (*at == '{')
    return TRUE;
  at = rubric_json_skip_space (at + 1, end);
  return at == end || !g_ascii_isalpha (*at);
}

/* The beginning of the line of @at, if only white space is between. */
static const char *
find_line_start (const char *text, const char *at)
{
  while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == text || at[-1] == '\n' || at[-1] == '\r' ? at : NULL;
}

static gboolean
leetcode_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricSlice slice = { text, length, 1 };
  const char *end = text + length;
  const char *at = rubric_json_skip_space (text, end);
  RubricLines lines;

  rubric_lines_init (&lines, &slice);
  while (at < end)
    {
      const char *start = find_line_start (text, at);

      if (start == NULL)
        return rubric_slice_fail (&slice, at, _("the end of the line"), error);
      while (lines.number == 0 || lines.start < start)
        rubric_lines_next (&lines);
      rubric_document_add (document, start - text, lines.number);
      if (!rubric_json_check (&slice, &at, error))
        return FALSE;
      at = rubric_json_skip_space (at, end);
    }
  return TRUE;
}

/* @path is where in the board, such as "[2][8]", or empty. */
static gboolean
fail_shape (GError **error, const char *path, const char *expected, const char *found)
{
  /* Translators: %1$s is a place in a JSON text such as "[2][8]", %2$s for example "an array of 9 cells" */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX, _("%1$s: expected %2$s, found %3$s"), path,
               expected, found);
  return FALSE;
}

static char *
describe_node (JsonNode *node)
{
  g_autofree char *text = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (_("an object"));
  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup_printf (_("an array of %u"), json_array_get_length (json_node_get_array (node)));
  text = json_to_string (node, FALSE);
  if (g_utf8_strlen (text, -1) <= 20)
    return g_steal_pointer (&text);
  *g_utf8_offset_to_pointer (text, 19) = '\0';
  return g_strconcat (text, "…", NULL);
}

static gboolean
is_set (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) > 0;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  return !JSON_NODE_HOLDS_NULL (node);
}

/* Puzzles of other programs: an extra rule or another size is named, for the rest the shape is. */
static gboolean
refuse_object (JsonObject *object, GError **error)
{
  gint64 size = json_object_get_int_member_with_default (object, "size", 9);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (rubric_variant_refuse_size (size, size, error))
    return FALSE;
  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &node))
    if (is_set (node) && rubric_variant_refuse_name (name, strlen (name), error))
      return FALSE;
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_UNKNOWN,
                       _("expected an array of 9 rows, found an object that is no puzzle known here"));
  return FALSE;
}

static gboolean
read_cell (JsonNode *node, const char *path, guint8 *digit, GError **error)
{
  g_autofree char *found = NULL;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      const char *text = json_node_get_string (node);
      int value = strlen (text) == 1 ? rubric_cell_value (text[0]) : -1;

      *digit = value;
      if (value >= 0)
        return TRUE;
    }
  found = describe_node (node);
  return fail_shape (error, path, _("a string of one digit, or \".\""), found);
}

static gboolean
read_row (JsonNode *node, int row, SudGrid *grid, GError **error)
{
  g_autofree char *row_path = g_strdup_printf ("[%d]", row);

  if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) != SUD_SIZE)
    {
      g_autofree char *found = describe_node (node);

      return fail_shape (error, row_path, _("an array of 9 cells"), found);
    }
  for (int column = 0; column < SUD_SIZE; column++)
    {
      g_autofree char *path = g_strdup_printf ("[%d][%d]", row, column);
      JsonNode *cell = json_array_get_element (json_node_get_array (node), column);

      if (!read_cell (cell, path, &grid->digit[sud_cell (row, column)], error))
        return FALSE;
    }
  return TRUE;
}

static gsize
row_width (JsonArray *rows)
{
  JsonNode *first = json_array_get_length (rows) > 0 ? json_array_get_element (rows, 0) : NULL;

  return first != NULL && JSON_NODE_HOLDS_ARRAY (first) ? json_array_get_length (json_node_get_array (first)) : 0;
}

static gboolean
leetcode_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  g_autoptr (JsonNode) root = rubric_json_parse (slice, error);
  JsonArray *rows;
  SudGrid grid;

  if (root == NULL)
    return FALSE;
  if (JSON_NODE_HOLDS_OBJECT (root))
    return refuse_object (json_node_get_object (root), error);
  rows = JSON_NODE_HOLDS_ARRAY (root) ? json_node_get_array (root) : NULL;
  if (rows != NULL && rubric_variant_refuse_size (json_array_get_length (rows), row_width (rows), error))
    return FALSE;
  if (rows == NULL || json_array_get_length (rows) != SUD_SIZE)
    {
      g_autofree char *found = describe_node (root);

      return fail_shape (error, "[]", _("an array of 9 rows"), found);
    }
  for (int row = 0; row < SUD_SIZE; row++)
    if (!read_row (json_array_get_element (rows, row), row, &grid, error))
      return FALSE;
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  return TRUE;
}

static void
leetcode_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int column = sud_column (cell);

      g_string_append (out, column > 0 ? "," : cell > 0 ? ",[" : "[[");
      g_string_append_printf (out, "\"%c\"", ".123456789"[sheet->digit[cell]]);
      if (column == SUD_SIZE - 1)
        g_string_append_c (out, ']');
    }
  g_string_append (out, "]\n");
}

const RubricFormat rubric_format_leetcode = {
  .id = "leetcode",
  .name = N_("LeetCode board"),
  .copy_name = N_("LeetCode _Board"),
  .suffixes = (const char *const[]){ ".json", NULL },
  .mime_type = "application/json",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = leetcode_sniff,
  .read = leetcode_read,
  .parse = leetcode_parse,
  .write = leetcode_write,
};
