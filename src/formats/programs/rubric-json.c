/* rubric-json.c - JSON text that is checked before the library sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-json.h"

#include "rubric-format-error.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum
{
  MAX_SNIFFED = 1 << 20, /* bytes in which a member is looked for */
};

/* A cursor that goes through a text by the grammar of JSON. */
typedef struct
{
  const RubricSlice *slice;
  const char *at;
  const char *end;
  guint values; /* so far */
} JsonChecker;

const char *
rubric_json_skip_space (const char *at, const char *end)
{
  while (at < end && *at != '\0' && strchr (" \t\r\n", *at) != NULL)
    at++;
  return at;
}

static gboolean
fail_here (const JsonChecker *self, const char *expected, GError **error)
{
  return rubric_slice_fail (self->slice, self->at, expected, error);
}

static char
peek_after_space (JsonChecker *self)
{
  self->at = rubric_json_skip_space (self->at, self->end);
  return self->at < self->end ? *self->at : '\0';
}

/* Takes the next character if it is one of @signs. */
static gboolean
take_one_of (JsonChecker *self, const char *signs)
{
  gboolean taken = self->at < self->end && *self->at != '\0' && strchr (signs, *self->at) != NULL;

  self->at += taken;
  return taken;
}

/* Reads the @unit of an escape; the cursor is after its u. */
static gboolean
check_hex (JsonChecker *self, guint *unit, GError **error)
{
  *unit = 0;
  for (int i = 0; i < 4; i++, self->at++)
    {
      if (self->at == self->end || !g_ascii_isxdigit (*self->at))
        return fail_here (self, _ ("a hexadecimal digit"), error);
      *unit = *unit * 16 + g_ascii_xdigit_value (*self->at);
    }
  return TRUE;
}

/* A character beyond 16 bits is two escapes. Half of one is refused, because json-glib would swallow the text after it,
 * and so is NUL, which would end a string early. */
static gboolean
check_unicode (JsonChecker *self, GError **error)
{
  const char *start = self->at - strlen ("\\u");
  guint high, low = 0;

  if (!check_hex (self, &high, error))
    return FALSE;
  if (high != 0 && (high < 0xd800 || high > 0xdfff))
    return TRUE;
  if (high != 0 && high <= 0xdbff && self->end - self->at >= 2 && self->at[0] == '\\' && self->at[1] == 'u')
    {
      self->at += 2;
      if (!check_hex (self, &low, error))
        return FALSE;
    }
  return (low >= 0xdc00 && low <= 0xdfff) || rubric_slice_fail (self->slice, start, _ ("a whole character"), error);
}

/* The cursor is at the first quotation mark. */
static gboolean
check_string (JsonChecker *self, GError **error)
{
  self->at++;
  while (self->at < self->end && *self->at != '"' && (guchar)*self->at >= 0x20)
    if (*self->at++ != '\\')
      continue;
    else if (take_one_of (self, "u"))
      {
        if (!check_unicode (self, error))
          return FALSE;
      }
    else if (!take_one_of (self, "\"\\/bfnrt"))
      return fail_here (self, _ ("an escape sequence"), error);
  return take_one_of (self, "\"") || fail_here (self, _ ("the end of the string"), error);
}

static gboolean
check_digits (JsonChecker *self, GError **error)
{
  const char *start = self->at;

  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;
  return self->at > start || fail_here (self, _ ("a digit"), error);
}

static gboolean
check_number (JsonChecker *self, GError **error)
{
  take_one_of (self, "-");
  if (!take_one_of (self, "0") && !check_digits (self, error))
    return FALSE;
  if (take_one_of (self, ".") && !check_digits (self, error))
    return FALSE;
  if (!take_one_of (self, "eE"))
    return TRUE;
  take_one_of (self, "+-");
  return check_digits (self, error);
}

static gboolean
check_scalar (JsonChecker *self, char c, GError **error)
{
  static const char *const words[] = { "true", "false", "null" };

  if (c == '"')
    return check_string (self, error);
  if (c == '-' || g_ascii_isdigit (c))
    return check_number (self, error);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize)(self->end - self->at) >= strlen (words[i]) && memcmp (self->at, words[i], strlen (words[i])) == 0)
      {
        self->at += strlen (words[i]);
        return TRUE;
      }
  return fail_here (self, _ ("a value"), error);
}

static gboolean
check_key (JsonChecker *self, GError **error)
{
  if (peek_after_space (self) != '"')
    return fail_here (self, _ ("a name in quotation marks"), error);
  if (!check_string (self, error))
    return FALSE;
  peek_after_space (self);
  return take_one_of (self, ":") || fail_here (self, _ ("“:”"), error);
}

/* @depth: the number of open arrays and objects, which limits the recursion */
static gboolean
check_value (JsonChecker *self, guint depth, GError **error)
{
  char c = peek_after_space (self);
  const char *closer = c == '[' ? "]" : "}";

  if (++self->values > RUBRIC_JSON_MAX_VALUES)
    return fail_here (self, _ ("no more than a million values"), error);
  if (c != '[' && c != '{')
    return check_scalar (self, c, error);
  if (depth == RUBRIC_JSON_MAX_DEPTH)
    return fail_here (self, _ ("brackets nested no deeper than 64"), error);
  self->at++;
  if (peek_after_space (self) == *closer)
    return take_one_of (self, closer);
  do
    {
      if ((c == '{' && !check_key (self, error)) || !check_value (self, depth + 1, error))
        return FALSE;
      peek_after_space (self);
    }
  while (take_one_of (self, ","));
  return take_one_of (self, closer) || fail_here (self, c == '[' ? _ ("“,” or “]”") : _ ("“,” or “}”"), error);
}

gboolean
rubric_json_check (const RubricSlice *slice, const char **at, GError **error)
{
  JsonChecker checker = { .slice = slice, .at = *at, .end = slice->text + slice->length };
  const char *invalid;
  gboolean ok = check_value (&checker, 0, error);

  if (ok && !g_utf8_validate_len (*at, checker.at - *at, &invalid))
    return rubric_slice_fail (slice, invalid, _ ("UTF-8 text"), error);
  *at = checker.at;
  return ok;
}

JsonNode *
rubric_json_parse (const RubricSlice *slice, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  const char *at = slice->text, *end = slice->text + slice->length;

  if (!rubric_json_check (slice, &at, error))
    return NULL;
  at = rubric_json_skip_space (at, end);
  if (at < end)
    {
      rubric_slice_fail (slice, at, _ ("nothing more"), error);
      return NULL;
    }
  if (json_parser_load_from_data (parser, slice->text, slice->length, NULL))
    return json_parser_steal_root (parser);

  /* The library should read all that the check lets through; if it does not, its message is not translated. */
  rubric_slice_fail (slice, slice->text, _ ("JSON that can be read"), error);
  return NULL;
}

/* Returns the end of the string that begins at @at. */
static const char *
skip_string (const char *at, const char *end)
{
  for (at++; at < end && *at != '"'; at++)
    if (*at == '\\')
      at++;
  return MIN (at + 1, end);
}

const char *
rubric_json_find_member (const char *text, gsize length, const char *name)
{
  const char *end = text + MIN (length, MAX_SNIFFED);
  const char *at = rubric_json_skip_space (text, end);
  gsize name_length = strlen (name);
  guint depth = 0;

  if (at == end || *at != '{')
    return NULL;
  while (at < end)
    {
      const char *start = at;

      if (*at == '"')
        {
          at = rubric_json_skip_space (skip_string (at, end), end);
          if (depth == 1 && at < end && *at == ':' && (gsize)(end - start) > name_length
              && memcmp (start + 1, name, name_length) == 0 && start[name_length + 1] == '"')
            return rubric_json_skip_space (at + 1, end);
          continue;
        }
      depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
      if (depth == 0)
        return NULL;
      at++;
    }
  return NULL;
}

gboolean
rubric_json_get_int (JsonNode *node, gint64 *value)
{
  double number;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    {
      *value = json_node_get_int (node);
      return TRUE;
    }
  if (json_node_get_value_type (node) != G_TYPE_DOUBLE)
    return FALSE;
  number = json_node_get_double (node);
  if (!(fabs (number) <= G_MAXINT32) || number != floor (number))
    return FALSE;
  *value = (gint64)number;
  return TRUE;
}

const char *
rubric_json_get_text (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

JsonObject *
rubric_json_get_object (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
rubric_json_get_list (JsonNode *node, guint *length)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  *length = array != NULL ? json_array_get_length (array) : 0;
  return array;
}

JsonArray *
rubric_json_get_array (JsonNode *node, guint length)
{
  guint found;
  JsonArray *array = rubric_json_get_list (node, &found);

  return found == length ? array : NULL;
}

gboolean
rubric_json_is_true (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

gboolean
rubric_json_read_grid (JsonNode *node, const char *name, RubricJsonReadCell read_cell, gpointer data, GError **error)
{
  JsonArray *rows = rubric_json_get_array (node, SUD_SIZE);

  if (rows == NULL)
    return rubric_json_fail (error, *name != '\0' ? name : "[]", _ ("an array of 9 rows"), node);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      JsonNode *row = json_array_get_element (rows, sud_row (cell));
      JsonArray *cells = rubric_json_get_array (row, SUD_SIZE);
      g_autofree char *row_path = g_strdup_printf ("%s[%d]", name, sud_row (cell));
      g_autofree char *path = g_strdup_printf ("%s[%d]", row_path, sud_column (cell));

      if (cells == NULL)
        return rubric_json_fail (error, row_path, _ ("an array of 9 cells"), row);
      if (!read_cell (json_array_get_element (cells, sud_column (cell)), path, cell, data, error))
        return FALSE;
    }
  return TRUE;
}

void
rubric_json_read_info (JsonObject *object, const char *name, RubricInfo *info, RubricInfoField field)
{
  const char *text = rubric_json_get_text (json_object_get_member (object, name));

  if (text != NULL)
    rubric_info_set (info, field, text);
}

void
rubric_json_append_text (GString *out, const char *text)
{
  g_string_append (out, text != NULL ? "\"" : "null");
  for (const char *p = text; p != NULL && *p != '\0'; p++)
    if (*p == '"' || *p == '\\')
      g_string_append_printf (out, "\\%c", *p);
    else if ((guchar)*p < 0x20)
      g_string_append_printf (out, "\\u%04x", (guint)*p);
    else
      g_string_append_c (out, *p);
  g_string_append (out, text != NULL ? "\"" : "");
}

JsonNode *
rubric_json_parse_object (const RubricSlice *slice, JsonObject **object, GError **error)
{
  g_autoptr (JsonNode) root = rubric_json_parse (slice, error);

  if (root == NULL)
    return NULL;
  *object = rubric_json_get_object (root);
  if (*object != NULL)
    return g_steal_pointer (&root);
  rubric_json_fail (error, "[]", _ ("an object"), root);
  return NULL;
}

static char *
describe_node (JsonNode *node)
{
  g_autofree char *text = NULL;

  if (node == NULL)
    return g_strdup (_ ("nothing"));
  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (_ ("an object"));
  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup_printf (_ ("an array of %u"), json_array_get_length (json_node_get_array (node)));
  text = json_to_string (node, FALSE);
  if (g_utf8_strlen (text, -1) <= 20)
    return g_steal_pointer (&text);
  *g_utf8_offset_to_pointer (text, 19) = '\0';
  return g_strconcat (text, "…", NULL);
}

gboolean
rubric_json_fail (GError **error, const char *path, const char *expected, JsonNode *found)
{
  g_autofree char *description = describe_node (found);

  /* Translators: %1$s is a place in a JSON text such as "[2][8]", %2$s for example "an array of 9 cells" */
  g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX, _ ("At %1$s: expected %2$s, found %3$s."), path,
               expected, description);
  return FALSE;
}

gboolean
rubric_json_is_set (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) > 0;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  return !JSON_NODE_HOLDS_NULL (node);
}
