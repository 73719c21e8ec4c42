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
 * Each cell of "saved" is an entry, or an array of marks. Puzzles of version 1 may stand in a call: ipuz({…}).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json-variant.h"
#include "rubric-palette.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

#define CALL "ipuz("

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
  SudSheet *sheet;
} IpuzReader;

/* Returns the beginning of the JSON, after white space and perhaps the opening of a call. */
static const char *
skip_call (const char *text, const char *end)
{
  const char *at = rubric_json_skip_space (text, end);

  return g_strstr_len (at, MIN (end - at, (gssize)strlen (CALL)), CALL) != NULL ? at + strlen (CALL) : at;
}

static gboolean
ipuz_sniff (const char *text, gsize length)
{
  const char *end = text + length, *at = skip_call (text, end);

  return rubric_json_find_member (at, end - at, "kind") && g_strstr_len (at, end - at, "ipuz.org") != NULL;
}

/* Returns the text without a call around it. */
static RubricSlice
strip_call (const RubricSlice *slice)
{
  RubricSlice inner = *slice;
  const char *end = slice->text + slice->length;
  const char *at = skip_call (slice->text, end);

  if (at == rubric_json_skip_space (slice->text, end))
    return inner;
  while (end > at && (g_ascii_isspace (end[-1]) || end[-1] == ';'))
    end--;
  if (end > at && end[-1] == ')')
    end--;
  for (const char *p = slice->text; p < at; p++)
    inner.line += *p == '\n';
  inner.text = at;
  inner.length = end - inner.text;
  return inner;
}

/* Returns the digit in @node, 0 for a blank, or -1 for neither. */
static int
read_ipuz_value (const IpuzReader *self, JsonNode *node)
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

/* Returns the value of a cell, which may be a member of an object, beside its style. */
static JsonNode *
get_cell_value (JsonNode *node)
{
  static const char *const names[] = { "given", "value", "cell", "guess" };

  if (rubric_json_get_object (node) == NULL)
    return node;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (json_object_has_member (json_node_get_object (node), names[i]))
      return json_object_get_member (json_node_get_object (node), names[i]);
  return NULL;
}

/* A style may have signs between cells, which are rules. */
static gboolean
check_style (JsonObject *style, GError **error)
{
  static const char *const clues[] = { "lessthan", "greaterthan", "equal" };

  for (guint i = 0; i < G_N_ELEMENTS (clues); i++)
    if (json_object_has_member (style, clues[i]))
      return rubric_variant_fail_rule (clues[i], error);
  return TRUE;
}

static gboolean
read_style (JsonNode *node, SudDigits *colours, GError **error)
{
  JsonObject *cell = rubric_json_get_object (node);
  JsonObject *style = cell != NULL ? rubric_json_get_object (json_object_get_member (cell, "style")) : NULL;
  JsonNode *value;
  gint64 number = 0;

  if (style == NULL)
    return TRUE;
  if (!check_style (style, error))
    return FALSE;
  value = json_object_get_member (style, "color");
  if (!rubric_json_get_int (value, &number) && rubric_json_get_text (value) != NULL)
    number = rubric_palette_find (rubric_json_get_text (value));
  *colours = number >= 1 && number <= SUD_COLOURS ? SUD_DIGIT_BIT (number) : 0;
  return TRUE;
}

static gboolean
read_ipuz_given (JsonNode *node, const char *path, int cell, gpointer data, GError **error)
{
  const IpuzReader *self = data;
  JsonNode *inner = get_cell_value (node);
  int value = inner != NULL ? read_ipuz_value (self, inner) : 0;

  if (value < 0)
    return rubric_json_fail (error, path, _ ("a digit, or 0 for a blank"), inner);
  sud_sheet_set_digit (self->sheet, cell, value, SUD_ORIGIN_GIVEN);
  return read_style (node, &self->sheet->colours[cell], error);
}

static gboolean
read_ipuz_marks (const IpuzReader *self, JsonArray *marks, guint n, const char *path, int cell, GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (marks, i);
      int value = read_ipuz_value (self, node);

      if (value < 0)
        return rubric_json_fail (error, path, _ ("digits in the array"), node);
      if (value > 0)
        self->sheet->centre[cell] |= SUD_DIGIT_BIT (value);
    }
  return TRUE;
}

static gboolean
read_ipuz_guess (JsonNode *node, const char *path, int cell, gpointer data, GError **error)
{
  const IpuzReader *self = data;
  JsonNode *inner = get_cell_value (node);
  guint n;
  JsonArray *marks = rubric_json_get_list (inner, &n);
  int value;

  if (self->sheet->digit[cell] != 0 || inner == NULL)
    return TRUE;
  if (marks != NULL)
    return read_ipuz_marks (self, marks, n, path, cell, error);
  value = read_ipuz_value (self, inner);
  if (value < 0)
    return rubric_json_fail (error, path, _ ("a digit, an array of digits, or 0 for a blank"), inner);
  sud_sheet_set_digit (self->sheet, cell, value, SUD_ORIGIN_ENTERED);
  return TRUE;
}

/* The rows, the alphabet and the boxes tell the size. */
static gboolean
check_ipuz_size (const IpuzReader *self, GError **error)
{
  gsize n_digits = g_utf8_strlen (self->charset, -1);
  JsonNode *boxes = json_object_get_member (self->root, "boxes");

  if (rubric_json_refuse_rows (json_object_get_member (self->root, "puzzle"), error)
      || rubric_variant_refuse_size (n_digits, n_digits, error))
    return FALSE;
  if (n_digits != SUD_SIZE)
    return rubric_json_fail (error, "charset", _ ("9 characters"), json_object_get_member (self->root, "charset"));
  return boxes == NULL || rubric_json_is_true (boxes) || rubric_variant_fail_rule ("latin square", error);
}

/* Kinds below that of Sudoku, such as http://ipuz.org/sudoku/killersudoku#1, have rules of their own. */
static gboolean
check_ipuz_kind (const IpuzReader *self, GError **error)
{
  static const char sudoku[] = "ipuz.org/sudoku";
  JsonNode *node = json_object_get_member (self->root, "kind");
  guint n;
  JsonArray *all = rubric_json_get_list (node, &n);
  gboolean is_sudoku = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *kind = rubric_json_get_text (json_array_get_element (all, i));
      const char *name = kind != NULL ? strstr (kind, sudoku) : NULL;

      is_sudoku |= name != NULL;
      if (name != NULL && name[strlen (sudoku)] == '/' && !g_str_has_prefix (name + strlen (sudoku), "/wordoku"))
        return rubric_variant_fail_rule (name + strlen (sudoku) + 1, error);
    }
  return is_sudoku || rubric_json_fail (error, "kind", "http://ipuz.org/sudoku", node);
}

static gboolean
check_ipuz_rules (const IpuzReader *self, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      JsonNode *node = json_object_get_member (self->root, rules[i]);
      guint n;

      rubric_json_get_list (node, &n);
      if (n > 0 || rubric_json_get_object (node) != NULL || rubric_json_is_true (node))
        return rubric_variant_fail_rule (rules[i], error);
    }
  return TRUE;
}

static gboolean
ipuz_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricSlice inner = strip_call (slice);
  IpuzReader self = { .sheet = sheet };
  g_autoptr (JsonNode) root = rubric_json_parse_object (&inner, &self.root, error);
  const char *charset, *empty;

  if (root == NULL)
    return FALSE;
  charset = rubric_json_get_text (json_object_get_member (self.root, "charset"));
  empty = rubric_json_get_text (json_object_get_member (self.root, "empty"));
  self.charset = charset != NULL && *charset != '\0' ? charset : "123456789";
  self.empty = empty != NULL ? empty : "0";
  if (!check_ipuz_kind (&self, error) || !check_ipuz_rules (&self, error) || !check_ipuz_size (&self, error)
      || !rubric_json_read_grid (json_object_get_member (self.root, "puzzle"), "puzzle", read_ipuz_given, &self, error)
      || (json_object_has_member (self.root, "saved")
          && !rubric_json_read_grid (json_object_get_member (self.root, "saved"), "saved", read_ipuz_guess, &self,
                                     error)))
    return FALSE;
  for (guint i = G_N_ELEMENTS (fields); i-- > 0;)
    rubric_json_read_info (self.root, fields[i].name, info, fields[i].field);
  return TRUE;
}

static void
write_ipuz_given (GString *out, const SudSheet *sheet, int cell)
{
  int digit = sheet->origin[cell] == SUD_ORIGIN_GIVEN ? sheet->digit[cell] : 0;

  if (sheet->colours[cell] != 0)
    g_string_append_printf (out, "{\"given\": %d, \"style\": {\"color\": \"%06X\"}}", digit,
                            rubric_palette_get (sud_sheet_get_colour (sheet, cell)));
  else
    g_string_append_printf (out, "%d", digit);
}

static void
write_ipuz_guess (GString *out, const SudSheet *sheet, int cell)
{
  if (sheet->digit[cell] != 0 || sheet->centre[cell] == 0)
    {
      g_string_append_printf (out, "%d", sheet->digit[cell]);
      return;
    }
  g_string_append_c (out, '[');
  rubric_candidates_append (out, sheet->centre[cell], ", ");
  g_string_append_c (out, ']');
}

static void
write_ipuz_digit (GString *out, const SudSheet *sheet, int cell)
{
  g_string_append_printf (out, "%d", sheet->digit[cell]);
}

static void
write_ipuz_rows (GString *out, const char *name, const SudSheet *sheet,
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
is_ipuz_begun (const SudSheet *sheet)
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
  write_ipuz_rows (out, "puzzle", sheet, write_ipuz_given);
  if (is_ipuz_begun (sheet))
    write_ipuz_rows (out, "saved", sheet, write_ipuz_guess);
  if (solution != NULL)
    {
      SudSheet solved;

      sud_sheet_from_grid (&solved, solution, SUD_ORIGIN_SOLVED);
      write_ipuz_rows (out, "solution", &solved, write_ipuz_digit);
    }
  g_string_append (out, "\n}\n");
}

const RubricFormat rubric_format_ipuz = {
  .id = "ipuz",
  .name = N_ ("ipuz"),
  .suffixes = (const char *const[]){ ".ipuz", NULL },
  .mime_type = "application/x-sudoku-ipuz",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_COLOURS
              | RUBRIC_FORMAT_FEATURE_FIELDS,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = ipuz_sniff,
  .index = rubric_document_add_single,
  .parse = ipuz_parse,
  .write = ipuz_write,
};
