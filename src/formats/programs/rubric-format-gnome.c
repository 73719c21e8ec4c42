/* rubric-format-gnome.c - a saved game of GNOME Sudoku, in JSON
 *
 *     {
 *       "difficulty_category" : "Easy Difficulty",
 *       "time_elapsed" : 10.567311,
 *       "cells" : [ { "position" : [ 0, 4 ], "value" : 7, "fixed" : true, "earmarks" : [] }, … ]
 *     }
 *
 * Cells that have neither a value nor an earmark are left out. An earmark is a centre mark; a digit takes those of its
 * cell away. The newest versions refuse a category other than four, so there is always one of these, and a member
 * "level" of ours, which is skipped there, has the words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* From the easiest; @word of a level means the first that is in it, "very hard" before "hard". */
static const struct
{
  const char *category;
  const char *level;
  const char *word;
} categories[] = {
  { "Very Hard Difficulty", "Very Hard", "very" },
  { "Hard Difficulty", "Hard", "hard" },
  { "Medium Difficulty", "Medium", "medium" },
  { "Easy Difficulty", "Easy", "" },
};

static gboolean
gnome_sniff (const char *text, gsize length)
{
  return rubric_json_has_member (text, length, "cells")
         && (rubric_json_has_member (text, length, "difficulty_category")
             || rubric_json_has_member (text, length, "time_elapsed"));
}

/* What stands at @node of one cell: 0 to @max. */
static gboolean
read_number (JsonNode *node, const char *path, int max, const char *expected, int *number, GError **error)
{
  gint64 value;

  if (!rubric_json_get_int (node, &value) || value < 0 || value > max)
    return rubric_json_fail (error, path, expected, node);
  *number = value;
  return TRUE;
}

static gboolean
read_position (JsonNode *node, guint index, int *cell, GError **error)
{
  JsonArray *position = rubric_json_get_array (node, 2);
  int place[2];

  if (position == NULL)
    {
      g_autofree char *path = g_strdup_printf ("cells[%u].position", index);

      return rubric_json_fail (error, path, _("an array of row and column"), node);
    }
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *path = g_strdup_printf ("cells[%u].position[%d]", index, i);

      if (!read_number (json_array_get_element (position, i), path, SUD_SIZE - 1, _("a number from 0 to 8"), &place[i],
                        error))
        return FALSE;
    }
  *cell = sud_cell (place[0], place[1]);
  return TRUE;
}

static gboolean
read_earmarks (JsonNode *node, guint index, SudDigits *marks, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u].earmarks", index);
  JsonArray *earmarks;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return rubric_json_fail (error, path, _("an array of digits"), node);
  earmarks = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (earmarks); i++)
    {
      g_autofree char *mark_path = g_strdup_printf ("%s[%u]", path, i);
      JsonNode *element = json_array_get_element (earmarks, i);
      int mark = 0;

      if (!read_number (element, mark_path, SUD_SIZE, _("a digit from 1 to 9"), &mark, error))
        return FALSE;
      if (mark == 0)
        return rubric_json_fail (error, mark_path, _("a digit from 1 to 9"), element);
      *marks |= SUD_DIGIT_BIT (mark);
    }
  return TRUE;
}

static gboolean
read_fixed (JsonNode *node, guint index, gboolean *fixed, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u].fixed", index);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return rubric_json_fail (error, path, _("true or false"), node);
  *fixed = json_node_get_boolean (node);
  return TRUE;
}

static gboolean
read_cell (JsonNode *node, guint index, SudSheet *sheet, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u]", index);
  g_autofree char *value_path = g_strdup_printf ("%s.value", path);
  JsonObject *object;
  SudDigits marks = 0;
  gboolean fixed = FALSE;
  int cell = 0, value = 0;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return rubric_json_fail (error, path, _("an object"), node);
  object = json_node_get_object (node);
  if (!read_position (json_object_get_member (object, "position"), index, &cell, error)
      || !read_number (json_object_get_member (object, "value"), value_path, SUD_SIZE, _("a number from 0 to 9"),
                       &value, error)
      || !read_fixed (json_object_get_member (object, "fixed"), index, &fixed, error)
      || !read_earmarks (json_object_get_member (object, "earmarks"), index, &marks, error))
    return FALSE;
  sud_sheet_set_digit (sheet, cell, value, fixed ? SUD_ORIGIN_GIVEN : SUD_ORIGIN_ENTERED);
  sheet->centre[cell] = value == 0 ? marks : 0;
  return TRUE;
}

static void
read_level (JsonObject *object, RubricInfo *info)
{
  const char *category = rubric_json_get_text (json_object_get_member (object, "difficulty_category"));

  if (json_object_has_member (object, "level"))
    {
      rubric_json_read_info (object, "level", info, RUBRIC_INFO_LEVEL);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    if (g_strcmp0 (categories[i].category, category) == 0)
      rubric_info_set (info, RUBRIC_INFO_LEVEL, categories[i].level);
}

static gboolean
gnome_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  g_autoptr (JsonNode) root = rubric_json_parse (slice, error);
  JsonObject *object;
  JsonNode *cells;

  if (root == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    return rubric_json_fail (error, "[]", _("an object"), root);
  object = json_node_get_object (root);
  cells = json_object_get_member (object, "cells");
  if (rubric_json_refuse_rules (object, error))
    return FALSE;
  if (cells == NULL || !JSON_NODE_HOLDS_ARRAY (cells))
    return rubric_json_fail (error, "cells", _("an array of cells"), cells);
  for (guint i = 0; i < json_array_get_length (json_node_get_array (cells)); i++)
    if (!read_cell (json_array_get_element (json_node_get_array (cells), i), i, sheet, error))
      return FALSE;
  read_level (object, info);
  return TRUE;
}

static const char *
find_category (const char *level)
{
  g_autofree char *folded = g_ascii_strdown (level != NULL ? level : "", -1);
  guint i = 0;

  while (strstr (folded, categories[i].word) == NULL)
    i++;
  return categories[i].category;
}

static void
write_cell (GString *out, const SudSheet *sheet, int cell)
{
  const char *separator = "";

  g_string_append_printf (out, "    { \"position\" : [ %d, %d ], \"value\" : %d, \"fixed\" : %s, \"earmarks\" : [",
                          sud_row (cell), sud_column (cell), sheet->digit[cell],
                          sheet->origin[cell] == SUD_ORIGIN_GIVEN ? "true" : "false");
  for (int digit = 1; digit <= SUD_SIZE && sheet->digit[cell] == 0; digit++)
    if (sheet->centre[cell] & SUD_DIGIT_BIT (digit))
      {
        g_string_append_printf (out, "%s %d", separator, digit);
        separator = ",";
      }
  g_string_append (out, *separator != '\0' ? " ] }" : "] }");
}

static void
gnome_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  const char *level = info != NULL ? info->field[RUBRIC_INFO_LEVEL] : NULL;
  gboolean first = TRUE;

  g_string_append_printf (out, "{\n  \"difficulty_category\" : \"%s\",\n  \"level\" : ", find_category (level));
  rubric_json_append_text (out, level);
  g_string_append (out, ",\n  \"time_elapsed\" : 0.0,\n  \"cells\" : [\n");
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->digit[cell] != 0 || sheet->centre[cell] != 0)
      {
        g_string_append (out, first ? "" : ",\n");
        write_cell (out, sheet, cell);
        first = FALSE;
      }
  g_string_append (out, first ? "  ]\n}\n" : "\n  ]\n}\n");
}

const RubricFormat rubric_format_gnome = {
  .id = "gnome",
  .name = N_("GNOME Sudoku save"),
  .suffixes = (const char *const[]){ ".save", NULL },
  .mime_type = "application/json",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_LEVEL),
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = gnome_sniff,
  .read = rubric_document_add_single,
  .parse = gnome_parse,
  .write = gnome_write,
};
