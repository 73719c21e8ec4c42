/* rubric-sudokupad-json.c - the JSON of f-puzzles and SudokuPad
 *
 *     {"size":9,"title":"…","author":"…","ruleset":"…",
 *      "grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2],"c":"#FFA0A0"},{},…],…],
 *      "killercage":[…], …: a member for each rule
 *
 * SudokuPad's own has "cells" for "grid", where each value is given, "regions", and drawings of all kinds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-json-variant.h"
#include "rubric-palette.h"
#include "rubric-sudokupad-private.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* Members that are no rules, with the short names of SudokuPad. */
static const char *const harmless[] = {
  "size", "title", "author", "ruleset", "grid", "solution", "disabledlogic", "cells", "regions", "cellSize",
  "settings", "id", "rules", "truecandidatesoptions", "ce", "re", "cs", "t", "metadata", "cage", "highlightConflicts",
  "cages", "ca", "msgcorrect", "genre", "successMessage", NULL,
};

/* Short names of SudokuPad that stand for a rule. */
static const char *const short_names[][2] = {
  { "l", "line" }, { "a", "arrow" }, { "o", "overlay" }, { "u", "underlay" },
};

static const struct
{
  const char *name;
  RubricInfoField field;
} fields[] = {
  { "title", RUBRIC_INFO_TITLE },  { "t", RUBRIC_INFO_TITLE },       { "author", RUBRIC_INFO_AUTHOR },
  { "rules", RUBRIC_INFO_COMMENT }, { "ruleset", RUBRIC_INFO_COMMENT },
};

/* The highlights of f-puzzles by number. */
static const char *const highlights[] = {
  "#a8a8a8", "#000", "#ffa0a0", "#ffdf61", "#feffaf", "#b0ffb0", "#61d060", "#d0d0ff", "#8180f0", "#ff08ff", "#ffd0d0",
};

static JsonNode *
get_either (JsonObject *object, const char *name, const char *short_name)
{
  return json_object_get_member (object, json_object_has_member (object, name) ? name : short_name);
}

static gboolean
check_members (JsonObject *object, GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &node))
    {
      if (g_strv_contains (harmless, name) || !rubric_json_is_set (node) || rubric_json_is_remark (name, node))
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (short_names); i++)
        if (strcmp (short_names[i][0], name) == 0)
          name = short_names[i][1];
      return rubric_variant_fail_rule (name, error);
    }
  return TRUE;
}

/* SudokuPad keeps titles in cages without cells: "title: Example". */
static gboolean
read_cage (JsonNode *node, RubricInfo *info, GError **error)
{
  JsonObject *cage = rubric_json_get_object (node);
  JsonNode *cells = cage != NULL ? get_either (cage, "cells", "ce") : NULL;
  const char *text = cage != NULL ? rubric_json_get_text (get_either (cage, "value", "v")) : NULL;
  const char *colon = text != NULL ? strchr (text, ':') : NULL;

  if (cage == NULL || (cells != NULL && rubric_json_is_set (cells)))
    return rubric_variant_fail_rule ("cage", error);
  for (guint i = 0; colon != NULL && i < G_N_ELEMENTS (fields); i++)
    if (strncmp (text, fields[i].name, colon - text) == 0 && fields[i].name[colon - text] == '\0')
      rubric_info_set (info, fields[i].field, colon + 1);
  return TRUE;
}

static gboolean
read_cages (JsonNode *node, RubricInfo *info, GError **error)
{
  guint n;
  JsonArray *cages = rubric_json_get_list (node, &n);

  for (guint i = 0; i < n; i++)
    if (!read_cage (json_array_get_element (cages, i), info, error))
      return FALSE;
  return TRUE;
}

/* Returns the digit in @node, a number or a text; 0 if there is none, -1 if it is something else. */
static int
read_json_digit (JsonNode *node)
{
  const char *text = node != NULL ? rubric_json_get_text (node) : NULL;
  gint64 number;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return 0;
  if (text != NULL)
    return *text == '\0' ? 0 : text[1] == '\0' && *text >= '0' && *text <= '9' ? *text - '0' : -1;
  return rubric_json_get_int (node, &number) && number >= 0 && number <= SUD_SIZE ? (int)number : -1;
}

static gboolean
read_pencil_marks (JsonNode *node, const char *path, SudDigits *marks, GError **error)
{
  guint n;
  JsonArray *array = rubric_json_get_list (node, &n);

  if (node != NULL && array == NULL && !JSON_NODE_HOLDS_NULL (node))
    return rubric_json_fail (error, path, _ ("an array of digits"), node);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      int digit = read_json_digit (element);

      if (digit <= 0)
        return rubric_json_fail (error, path, _ ("digits in the array"), element);
      *marks |= SUD_DIGIT_BIT (digit);
    }
  return TRUE;
}

/* Returns a colour from 1 to 9, 0 if there is none. */
static int
read_colour (JsonNode *node)
{
  gint64 number;

  if (rubric_json_get_int (node, &number))
    return number >= 0 && number < (int)G_N_ELEMENTS (highlights) ? rubric_palette_find (highlights[number]) : 0;
  return rubric_json_get_text (node) != NULL ? rubric_palette_find (rubric_json_get_text (node)) : 0;
}

static SudDigits
read_colour_set (JsonNode *node)
{
  guint n;
  JsonArray *array = rubric_json_get_list (node, &n);
  SudDigits colours = 0;

  for (guint i = 0; i < (array != NULL ? n : 1); i++)
    {
      int colour = read_colour (array != NULL ? json_array_get_element (array, i) : node);

      if (colour != 0)
        colours |= SUD_DIGIT_BIT (colour);
    }
  return colours;
}

/* The first member with any colour counts, because programs with one colour may write an empty array of several. */
static SudDigits
read_cell_colours (JsonObject *cell)
{
  static const char *const names[] = { "cArray", "c", "highlightArray", "highlight" };
  SudDigits colours = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names) && colours == 0; i++)
    if (json_object_has_member (cell, names[i]))
      colours = read_colour_set (json_object_get_member (cell, names[i]));
  return colours;
}

static gboolean
check_region (JsonObject *object, int cell, GError **error)
{
  gint64 box = sud_row (cell) / 3 * 3 + sud_column (cell) / 3, region;
  JsonNode *node = json_object_get_member (object, "region");

  if (json_object_has_member (object, "givenPencilMarks")
      && rubric_json_is_set (json_object_get_member (object, "givenPencilMarks")))
    return rubric_variant_fail_rule ("givenPencilMarks", error);
  return node == NULL || (rubric_json_get_int (node, &region) && region == box)
         || rubric_variant_fail_rule ("jigsaw", error);
}

/* The data of read_grid_cell(). */
typedef struct
{
  SudSheet *sheet;
  gboolean all_given;
} GridReader;

static gboolean
read_grid_cell (JsonNode *node, const char *path, int cell, gpointer data, GError **error)
{
  const GridReader *self = data;
  SudSheet *sheet = self->sheet;
  JsonObject *object = rubric_json_get_object (node);
  JsonNode *value, *given;
  SudDigits centre = 0, corner = 0;
  int digit;

  if (object == NULL)
    return rubric_json_fail (error, path, _ ("an object"), node);
  value = get_either (object, "value", "v");
  given = json_object_get_member (object, "given");
  digit = read_json_digit (value);
  if (digit < 0)
    return rubric_json_fail (error, path, _ ("a digit as its value"), value);
  if (!check_region (object, cell, error)
      || !read_pencil_marks (get_either (object, "centerPencilMarks", "centremarks"), path, &centre, error)
      || !read_pencil_marks (get_either (object, "cornerPencilMarks", "pencilMarks"), path, &corner, error))
    return FALSE;
  sud_sheet_set_digit (sheet, cell, digit,
                       self->all_given || (given != NULL && rubric_json_is_set (given)) ? SUD_ORIGIN_GIVEN
                                                                                         : SUD_ORIGIN_ENTERED);
  sheet->centre[cell] = digit == 0 ? centre : 0;
  sheet->corner[cell] = digit == 0 ? corner : 0;
  sheet->colours[cell] = read_cell_colours (object);
  return TRUE;
}

/* Returns the box of a place [row, column], or -1. */
static int
read_box (JsonNode *node)
{
  JsonArray *place = rubric_json_get_array (node, 2);
  gint64 row, column;

  if (place == NULL || !rubric_json_get_int (json_array_get_element (place, 0), &row)
      || !rubric_json_get_int (json_array_get_element (place, 1), &column) || row < 0 || row >= SUD_SIZE || column < 0
      || column >= SUD_SIZE)
    return -1;
  return (int)row / 3 * 3 + (int)column / 3;
}

/* Regions must be the boxes, or some of them. */
static gboolean
check_regions (JsonNode *node, GError **error)
{
  guint n;
  JsonArray *regions = rubric_json_get_list (node, &n);

  for (guint i = 0; i < n; i++)
    {
      JsonArray *region = rubric_json_get_array (json_array_get_element (regions, i), SUD_SIZE);
      int box = region != NULL ? read_box (json_array_get_element (region, 0)) : -1;

      for (int j = 1; box >= 0 && j < SUD_SIZE; j++)
        if (read_box (json_array_get_element (region, j)) != box)
          box = -1;
      if (box < 0)
        return rubric_variant_fail_rule ("jigsaw", error);
    }
  return TRUE;
}

static void
read_json_fields (JsonObject *object, RubricInfo *info)
{
  for (guint i = 0; object != NULL && i < G_N_ELEMENTS (fields); i++)
    rubric_json_read_info (object, fields[i].name, info, fields[i].field);
}

/* The object of f-puzzles has a member "grid", the object of SudokuPad "cells". */
gboolean
rubric_sudokupad_read_json (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  JsonObject *object, *metadata;
  g_autoptr (JsonNode) root = rubric_json_parse_object (slice, &object, error);
  gboolean is_own = root != NULL && !json_object_has_member (object, "grid");
  GridReader grid = { sheet, is_own };
  JsonNode *rows;

  if (root == NULL)
    return FALSE;
  metadata = rubric_json_get_object (json_object_get_member (object, "metadata"));
  rows = is_own ? get_either (object, "cells", "ce") : json_object_get_member (object, "grid");
  if (rubric_json_refuse_size_member (object, error) || !check_members (object, error)
      || (metadata != NULL && rubric_json_refuse_rules (metadata, error))
      || !check_regions (get_either (object, "regions", "re"), error)
      || !read_cages (get_either (object, "cages", "ca"), info, error)
      || !read_cages (json_object_get_member (object, "cage"), info, error) || rubric_json_refuse_rows (rows, error)
      || !rubric_json_read_grid (rows, is_own ? "cells" : "grid", read_grid_cell, &grid, error))
    return FALSE;
  read_json_fields (metadata, info);
  read_json_fields (object, info);
  return TRUE;
}

static void
write_pencil_marks (GString *out, const char **separator, const char *name, SudDigits marks)
{
  if (marks == 0)
    return;
  g_string_append_printf (out, "%s\"%s\":[", *separator, name);
  rubric_candidates_append (out, marks, ",");
  g_string_append_c (out, ']');
  *separator = ",";
}

/* Writes the first colour as every program reads it and, if there are several, all of them for programs that read
 * "cArray". */
static void
write_colour_set (GString *out, const char *separator, SudDigits colours)
{
  if (colours == 0)
    return;
  g_string_append_printf (out, "%s\"c\":\"#%06X\"", separator, rubric_palette_get (sud_digits_first (colours)));
  if (sud_digits_count (colours) == 1)
    return;
  for (separator = ",\"cArray\":["; colours != 0; colours &= colours - 1, separator = ",")
    g_string_append_printf (out, "%s\"#%06X\"", separator, rubric_palette_get (sud_digits_first (colours)));
  g_string_append_c (out, ']');
}

static void
write_grid_cell (GString *out, const SudSheet *sheet, int cell)
{
  const char *separator = "";

  g_string_append_c (out, '{');
  if (sheet->digit[cell] != 0)
    {
      g_string_append_printf (out, "\"value\":%d%s", sheet->digit[cell],
                              sheet->origin[cell] == SUD_ORIGIN_GIVEN ? ",\"given\":true" : "");
      separator = ",";
    }
  else
    {
      write_pencil_marks (out, &separator, "centerPencilMarks", sheet->centre[cell]);
      write_pencil_marks (out, &separator, "cornerPencilMarks", sheet->corner[cell]);
    }
  write_colour_set (out, separator, sheet->colours[cell]);
  g_string_append_c (out, '}');
}

static void
write_member (GString *out, const char *name, const char *text)
{
  if (text == NULL)
    return;
  g_string_append_printf (out, ",\"%s\":", name);
  rubric_json_append_text (out, text);
}

void
rubric_sudokupad_write_json (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_string_append (out, "{\"size\":9");
  if (info != NULL)
    {
      write_member (out, "title", info->field[RUBRIC_INFO_TITLE]);
      write_member (out, "author", info->field[RUBRIC_INFO_AUTHOR]);
      write_member (out, "ruleset", info->field[RUBRIC_INFO_COMMENT]);
    }
  g_string_append (out, ",\"grid\":[");
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      g_string_append (out, sud_column (cell) > 0 ? "," : cell > 0 ? "],[" : "[");
      write_grid_cell (out, sheet, cell);
    }
  g_string_append (out, "]]");
  for (int cell = 0; solution != NULL && cell < SUD_CELLS; cell++)
    g_string_append_printf (out, "%s%d", cell > 0 ? "," : ",\"solution\":[", solution->digit[cell]);
  g_string_append (out, solution != NULL ? "]}" : "}");
}

/* Copies the string that begins at @at, and escapes quotation marks of the other kind in it. Returns: its end */
static const char *
unzip_string (GString *out, const char *at, char quote)
{
  g_string_append_c (out, '"');
  for (at++; *at != '\0' && *at != quote; at++)
    {
      if (at[0] == '\\' && at[1] == '\'')
        at++;
      else if (at[0] == '\\' && at[1] != '\0')
        g_string_append_c (out, *at++);
      else if (*at == '"')
        g_string_append_c (out, '\\');
      g_string_append_c (out, *at);
    }
  g_string_append_c (out, '"');
  return *at != '\0' ? at + 1 : at;
}

/* Copies a word without quotation marks: the name of a member, or a value, in which `t` is true, `f` false, and a
 * colour has lost its "#". Returns: its end */
static const char *
unzip_word (GString *out, const char *at)
{
  gsize length = 1 + strspn (at + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.+-");
  gboolean is_value = out->len > 0 && out->str[out->len - 1] == ':';
  g_autofree char *word = g_strndup (at, length);

  if (at[length] == ':')
    g_string_append_printf (out, "\"%s\"", word);
  else if (is_value && (strcmp (word, "f") == 0 || strcmp (word, "t") == 0))
    g_string_append (out, *word == 't' ? "true" : "false");
  else if (is_value && (*word == '#' || (length == 6 && strspn (word, "0123456789abcdefABCDEF") == length)))
    g_string_append_printf (out, "\"%s%s\"", *word == '#' ? "" : "#", word);
  else
    g_string_append (out, word);
  return at + length;
}

char *
rubric_sudokupad_unzip_json (const char *text)
{
  char quote = strchr (text, '"') != NULL ? '"' : '\'';
  GString *out = g_string_new (NULL);

  while (*text != '\0')
    {
      char before = out->len > 0 ? out->str[out->len - 1] : '\0';

      if (*text == quote)
        text = unzip_string (out, text, quote);
      else if (strchr ("{}[]:, \t\r\n", *text) == NULL)
        text = unzip_word (out, text);
      else
        {
          if ((before == '[' || before == ',') && (*text == ',' || *text == ']'))
            g_string_append (out, "{}");
          g_string_append_c (out, *text++);
        }
    }
  return g_string_free (out, FALSE);
}
