/* rubric-format-ipuz.c - Sudoku of the ipuz standard, in JSON
 *
 *     {
 *       "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"],
 *       "title": "…", "author": "…", …
 *       "charset": "123456789", "displaycharset": true, "boxes": true,
 *       "puzzle": [[5, 3, 0, 0, {"given": 7, "style": {"color": "F9D62E"}}, …], …],
 *       "saved": [[0, 0, 4, [2, 6], 0, …], …],
 *       "solution": [[5, 3, 4, …], …]
 *     }
 *
 * What is saved is an entry, or an array of marks. Puzzles of version 1 may stand in a call: ipuz({…}).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json.h"
#include "rubric-palette.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* In the order of writing; the first name of a field is the one written. */
static const struct
{
  const char *name;
  RubricInfoField field;
} fields[] = {
  { "title", RUBRIC_INFO_TITLE },           { "author", RUBRIC_INFO_AUTHOR }, { "intro", RUBRIC_INFO_DESCRIPTION },
  { "notes", RUBRIC_INFO_COMMENT },         { "date", RUBRIC_INFO_DATE },     { "publication", RUBRIC_INFO_SOURCE },
  { "difficulty", RUBRIC_INFO_LEVEL },      { "url", RUBRIC_INFO_URL },       { "explanation", RUBRIC_INFO_COMMENT },
  { "publisher", RUBRIC_INFO_SOURCE },      { "copyright", RUBRIC_INFO_SOURCE },
};

/* Members that stand for a rule. */
static const char *const rules[] = { "cages", "zones", "diagonals" };

typedef struct
{
  JsonObject *root;
  const char *charset;
  const char *empty;
} Reader;

static gboolean
ipuz_sniff (const char *text, gsize length)
{
  const char *end = text + length, *at = rubric_json_skip_space (text, end);

  if (end - at >= 5 && memcmp (at, "ipuz(", 5) == 0)
    at += 5;
  return rubric_json_has_member (at, end - at, "kind") && g_strstr_len (at, end - at, "ipuz.org") != NULL;
}

/* Without the call around. */
static RubricSlice
strip_call (const RubricSlice *slice)
{
  RubricSlice inner = *slice;
  const char *end = slice->text + slice->length;
  const char *at = rubric_json_skip_space (slice->text, end);

  if (end - at < 5 || memcmp (at, "ipuz(", 5) != 0)
    return inner;
  while (end > at && (g_ascii_isspace (end[-1]) || end[-1] == ';'))
    end--;
  if (end > at && end[-1] == ')')
    end--;
  for (const char *p = slice->text; p < at; p++)
    inner.line += *p == '\n';
  inner.text = at + 5;
  inner.length = end - inner.text;
  return inner;
}

/* 0 for a blank, -1 for no cell of a Sudoku. */
static int
read_value (const Reader *self, JsonNode *node)
{
  const char *text = rubric_json_get_text (node);
  gint64 number;

  if (JSON_NODE_HOLDS_NULL (node))
    return 0;
  if (rubric_json_get_int (node, &number))
    return number >= 0 && number <= SUD_SIZE ? (int)number : -1;
  if (text == NULL || g_utf8_strlen (text, -1) > 1)
    return -1;
  if (*text == '\0' || strcmp (text, self->empty) == 0 || strcmp (text, "0") == 0)
    return 0;
  for (const char *p = self->charset; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) == g_utf8_get_char (text))
      return g_utf8_pointer_to_offset (self->charset, p) + 1;
  return sud_cell_value (*text);
}

/* The value of a cell may be inside an object, with its style. */
static JsonNode *
unwrap (JsonNode *node)
{
  static const char *const names[] = { "given", "value", "cell", "guess" };

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return node;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (json_object_has_member (json_node_get_object (node), names[i]))
      return json_object_get_member (json_node_get_object (node), names[i]);
  return NULL;
}

/* Signs between cells are rules. */
static gboolean
check_style (JsonObject *style, GError **error)
{
  static const char *const clues[] = { "lessthan", "greaterthan", "equal" };

  for (guint i = 0; i < G_N_ELEMENTS (clues); i++)
    if (json_object_has_member (style, clues[i]))
      return rubric_variant_refuse_rule (clues[i], error);
  return TRUE;
}

static gboolean
read_style (JsonNode *node, SudDigits *colours, GError **error)
{
  JsonNode *style = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), "style") : NULL;
  JsonNode *value;
  gint64 number = 0;

  if (style == NULL || !JSON_NODE_HOLDS_OBJECT (style))
    return TRUE;
  if (!check_style (json_node_get_object (style), error))
    return FALSE;
  value = json_object_get_member (json_node_get_object (style), "color");
  if (!rubric_json_get_int (value, &number) && rubric_json_get_text (value) != NULL)
    number = rubric_palette_find (rubric_json_get_text (value));
  *colours = number >= 1 && number <= SUD_COLOURS ? SUD_DIGIT_BIT (number) : 0;
  return TRUE;
}

static gboolean
read_given (const Reader *self, JsonNode *node, const char *path, int cell, SudSheet *sheet, GError **error)
{
  JsonNode *inner = unwrap (node);
  int value = inner != NULL ? read_value (self, inner) : 0;

  if (value < 0)
    return rubric_json_fail (error, path, _("a digit, or 0 for a blank"), inner);
  sud_sheet_set_digit (sheet, cell, value, SUD_ORIGIN_GIVEN);
  return read_style (node, &sheet->colours[cell], error);
}

static gboolean
read_marks (const Reader *self, JsonArray *marks, const char *path, int cell, SudSheet *sheet, GError **error)
{
  for (guint i = 0; i < json_array_get_length (marks); i++)
    {
      JsonNode *node = json_array_get_element (marks, i);
      int value = read_value (self, node);

      if (value < 0)
        return rubric_json_fail (error, path, _("digits in the array"), node);
      if (value > 0)
        sheet->centre[cell] |= SUD_DIGIT_BIT (value);
    }
  return TRUE;
}

static gboolean
read_guess (const Reader *self, JsonNode *node, const char *path, int cell, SudSheet *sheet, GError **error)
{
  JsonNode *inner = unwrap (node);
  int value;

  if (sheet->digit[cell] != 0 || inner == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_ARRAY (inner))
    return read_marks (self, json_node_get_array (inner), path, cell, sheet, error);
  value = read_value (self, inner);
  if (value < 0)
    return rubric_json_fail (error, path, _("a digit, an array of digits, or 0 for a blank"), inner);
  sud_sheet_set_digit (sheet, cell, value, SUD_ORIGIN_ENTERED);
  return TRUE;
}

typedef gboolean (*ReadCell) (const Reader *self, JsonNode *node, const char *path, int cell, SudSheet *sheet,
                              GError **error);

static gboolean
read_row (const Reader *self, JsonNode *node, const char *name, int row, ReadCell read_cell, SudSheet *sheet,
          GError **error)
{
  g_autofree char *row_path = g_strdup_printf ("%s[%d]", name, row);
  JsonArray *cells = rubric_json_get_array (node, SUD_SIZE);

  if (cells == NULL)
    return rubric_json_fail (error, row_path, _("an array of 9 cells"), node);
  for (int column = 0; column < SUD_SIZE; column++)
    {
      g_autofree char *path = g_strdup_printf ("%s[%d]", row_path, column);

      if (!read_cell (self, json_array_get_element (cells, column), path, sud_cell (row, column), sheet, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_rows (const Reader *self, const char *name, ReadCell read_cell, SudSheet *sheet, GError **error)
{
  JsonNode *node = json_object_get_member (self->root, name);
  JsonArray *rows = rubric_json_get_array (node, SUD_SIZE);

  if (rows == NULL)
    return rubric_json_fail (error, name, _("an array of 9 rows"), node);
  for (int row = 0; row < SUD_SIZE; row++)
    if (!read_row (self, json_array_get_element (rows, row), name, row, read_cell, sheet, error))
      return FALSE;
  return TRUE;
}

static gsize
count_elements (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) : 0;
}

static gboolean
is_true (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

/* The size as the rows, the alphabet and the boxes tell it. */
static gboolean
check_size (const Reader *self, GError **error)
{
  JsonNode *rows = json_object_get_member (self->root, "puzzle");
  gsize n_rows = count_elements (rows);
  gsize n_columns = n_rows > 0 ? count_elements (json_array_get_element (json_node_get_array (rows), 0)) : 0;
  gsize n_digits = g_utf8_strlen (self->charset, -1);
  JsonNode *boxes = json_object_get_member (self->root, "boxes");

  if (rubric_variant_refuse_size (n_rows, n_columns, error) || rubric_variant_refuse_size (n_digits, n_digits, error))
    return FALSE;
  if (n_digits != SUD_SIZE)
    return rubric_json_fail (error, "charset", _("9 characters"), json_object_get_member (self->root, "charset"));
  return boxes == NULL || is_true (boxes) || rubric_variant_refuse_rule ("latin square", error);
}

/* Kinds below that of Sudoku, such as http://ipuz.org/sudoku/killersudoku#1, have rules of their own. */
static gboolean
check_kind (const Reader *self, GError **error)
{
  static const char sudoku[] = "ipuz.org/sudoku";
  JsonNode *node = json_object_get_member (self->root, "kind");
  gboolean is_sudoku = FALSE;

  for (gsize i = 0; i < count_elements (node); i++)
    {
      const char *kind = rubric_json_get_text (json_array_get_element (json_node_get_array (node), i));
      const char *name = kind != NULL ? strstr (kind, sudoku) : NULL;

      is_sudoku |= name != NULL;
      if (name != NULL && name[strlen (sudoku)] == '/' && !g_str_has_prefix (name + strlen (sudoku), "/wordoku"))
        return rubric_variant_refuse_rule (name + strlen (sudoku) + 1, error);
    }
  return is_sudoku || rubric_json_fail (error, "kind", "http://ipuz.org/sudoku", node);
}

static gboolean
check_rules (const Reader *self, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      JsonNode *node = json_object_get_member (self->root, rules[i]);

      if (node != NULL && (count_elements (node) > 0 || JSON_NODE_HOLDS_OBJECT (node) || is_true (node)))
        return rubric_variant_refuse_rule (rules[i], error);
    }
  return TRUE;
}

static gboolean
read_root (Reader *self, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const char *charset = rubric_json_get_text (json_object_get_member (self->root, "charset"));
  const char *empty = rubric_json_get_text (json_object_get_member (self->root, "empty"));

  self->charset = charset != NULL && *charset != '\0' ? charset : "123456789";
  self->empty = empty != NULL ? empty : "0";
  if (!check_kind (self, error) || !check_rules (self, error) || !check_size (self, error)
      || !read_rows (self, "puzzle", read_given, sheet, error)
      || (json_object_has_member (self->root, "saved") && !read_rows (self, "saved", read_guess, sheet, error)))
    return FALSE;
  for (guint i = G_N_ELEMENTS (fields); i-- > 0;)
    rubric_json_read_info (self->root, fields[i].name, info, fields[i].field);
  return TRUE;
}

static gboolean
ipuz_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricSlice inner = strip_call (slice);
  g_autoptr (JsonNode) root = rubric_json_parse (&inner, error);

  if (root == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    return rubric_json_fail (error, "[]", _("an object"), root);
  return read_root (&(Reader){ .root = json_node_get_object (root) }, sheet, info, error);
}

static void
write_given (GString *out, const SudSheet *sheet, int cell)
{
  int digit = sheet->origin[cell] == SUD_ORIGIN_GIVEN ? sheet->digit[cell] : 0;

  if (sheet->colours[cell] != 0)
    g_string_append_printf (out, "{\"given\": %d, \"style\": {\"color\": \"%06X\"}}", digit,
                            rubric_palette_get (sud_sheet_get_colour (sheet, cell)));
  else
    g_string_append_printf (out, "%d", digit);
}

static void
write_guess (GString *out, const SudSheet *sheet, int cell)
{
  const char *separator = "[";

  if (sheet->digit[cell] != 0 || sheet->centre[cell] == 0)
    {
      g_string_append_printf (out, "%d", sheet->digit[cell]);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (sheet->centre[cell] & SUD_DIGIT_BIT (digit))
      {
        g_string_append_printf (out, "%s%d", separator, digit);
        separator = ", ";
      }
  g_string_append_c (out, ']');
}

static void
write_digit (GString *out, const SudSheet *sheet, int cell)
{
  g_string_append_printf (out, "%d", sheet->digit[cell]);
}

static void
write_rows (GString *out, const char *name, const SudSheet *sheet,
            void (*write_cell) (GString *out, const SudSheet *sheet, int cell))
{
  g_string_append_printf (out, ",\n  \"%s\": [\n", name);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_string_append (out, sud_column (cell) == 0 ? "    [" : ", ");
      write_cell (out, sheet, cell);
      if (sud_column (cell) == SUD_SIZE - 1)
        g_string_append (out, cell == SUD_CELLS - 1 ? "]\n  ]" : "],\n");
    }
}

static gboolean
is_begun (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->origin[cell] > SUD_ORIGIN_GIVEN || (sheet->digit[cell] == 0 && sheet->centre[cell] != 0))
      return TRUE;
  return FALSE;
}

static void
ipuz_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_string_append (out, "{\n  \"version\": \"http://ipuz.org/v2\",\n  \"kind\": [\"http://ipuz.org/sudoku#1\"]");
  for (int i = 0; info != NULL && i < RUBRIC_N_INFO_FIELDS; i++)
    if (info->field[fields[i].field] != NULL)
      {
        g_string_append_printf (out, ",\n  \"%s\": ", fields[i].name);
        rubric_json_append_text (out, info->field[fields[i].field]);
      }
  g_string_append (out, ",\n  \"charset\": \"123456789\",\n  \"displaycharset\": true,\n  \"boxes\": true");
  write_rows (out, "puzzle", sheet, write_given);
  if (is_begun (sheet))
    write_rows (out, "saved", sheet, write_guess);
  if (solution != NULL)
    {
      SudSheet solved;

      sud_sheet_from_grid (&solved, solution, SUD_ORIGIN_SOLVED);
      write_rows (out, "solution", &solved, write_digit);
    }
  g_string_append (out, "\n}\n");
}

const RubricFormat rubric_format_ipuz = {
  .id = "ipuz",
  .name = N_("ipuz"),
  .suffixes = (const char *const[]){ ".ipuz", NULL },
  .mime_type = "application/x-sudoku-ipuz",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_COLOURS
              | RUBRIC_FORMAT_FEATURE_FIELDS,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = ipuz_sniff,
  .read = rubric_document_add_single,
  .parse = ipuz_parse,
  .write = ipuz_write,
};
