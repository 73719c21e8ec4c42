/* rubric-format-gnome.c - saved games of GNOME Sudoku, in JSON, and the codes that it copies to share a puzzle
 *
 *     {
 *       "difficulty_category" : "Easy Difficulty",
 *       "time_elapsed" : 10.567311,
 *       "cells" : [ { "position" : [ 0, 4 ], "value" : 7, "fixed" : true, "earmarks" : [] }, … ]
 *     }
 *
 * Cells that have neither a value nor an earmark are left out. An earmark is a centre mark; a digit takes those of its
 * cell away. The newest versions refuse any category but four, so one of the four is always written; the words are in a
 * member "level" of ours, which GNOME Sudoku skips.
 *
 *     #66QQ%=mLJ]*lR%C!Op"bHn0E&h5$@fMF,Uq
 *     |`---'`--- cells of the 1s, the 2s, … the 9s: '!' + row + 9 × column
 *     |  `- how many: '!' + 1s + 9 × 2s, then of 3s and 4s, 5s and 6s, 7s and 8s; '!' + 9s
 *     `- always
 *
 * A count of nine in the lower place reads as none and one more in the upper one, so GNOME Sudoku refuses such a code,
 * even its own. Of such a digit eight cells are written: the ninth follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* A level of ours is written as the first category whose @word is in it: "very hard" before "hard". */
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
  return rubric_json_find_member (text, length, "cells")
         && (rubric_json_find_member (text, length, "difficulty_category")
             || rubric_json_find_member (text, length, "time_elapsed"));
}

/* Reads a number from @min to @max. */
static gboolean
read_small_number (JsonNode *node, const char *path, int min, int max, const char *expected, int *number,
                   GError **error)
{
  gint64 value;

  if (!rubric_json_get_int (node, &value) || value < min || value > max)
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

      return rubric_json_fail (error, path, _ ("an array of row and column"), node);
    }
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *path = g_strdup_printf ("cells[%u].position[%d]", index, i);

      if (!read_small_number (json_array_get_element (position, i), path, 0, SUD_SIZE - 1, _ ("a number from 0 to 8"),
                              &place[i], error))
        return FALSE;
    }
  *cell = sud_cell (place[0], place[1]);
  return TRUE;
}

static gboolean
read_earmarks (JsonNode *node, guint index, SudDigits *marks, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u].earmarks", index);
  guint n;
  JsonArray *earmarks = rubric_json_get_list (node, &n);

  if (node != NULL && earmarks == NULL)
    return rubric_json_fail (error, path, _ ("an array of digits"), node);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *mark_path = g_strdup_printf ("%s[%u]", path, i);
      int mark = 0;

      if (!read_small_number (json_array_get_element (earmarks, i), mark_path, 1, SUD_SIZE, _ ("a digit from 1 to 9"),
                              &mark, error))
        return FALSE;
      *marks |= SUD_DIGIT_BIT (mark);
    }
  return TRUE;
}

static gboolean
read_fixed (JsonNode *node, guint index, gboolean *fixed, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u].fixed", index);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return rubric_json_fail (error, path, _ ("true or false"), node);
  *fixed = json_node_get_boolean (node);
  return TRUE;
}

static gboolean
read_gnome_cell (JsonNode *node, guint index, SudSheet *sheet, GError **error)
{
  g_autofree char *path = g_strdup_printf ("cells[%u]", index);
  g_autofree char *value_path = g_strdup_printf ("%s.value", path);
  JsonObject *object = rubric_json_get_object (node);
  SudDigits marks = 0;
  gboolean fixed = FALSE;
  int cell = 0, value = 0;

  if (object == NULL)
    return rubric_json_fail (error, path, _ ("an object"), node);
  if (!read_position (json_object_get_member (object, "position"), index, &cell, error)
      || !read_small_number (json_object_get_member (object, "value"), value_path, 0, SUD_SIZE,
                             _ ("a number from 0 to 9"), &value, error)
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
  JsonObject *object;
  g_autoptr (JsonNode) root = rubric_json_parse_object (slice, &object, error);
  JsonArray *cells;
  guint n;

  if (root == NULL || rubric_json_refuse_rules (object, error))
    return FALSE;
  cells = rubric_json_get_list (json_object_get_member (object, "cells"), &n);
  if (cells == NULL)
    return rubric_json_fail (error, "cells", _ ("an array of cells"), json_object_get_member (object, "cells"));
  for (guint i = 0; i < n; i++)
    if (!read_gnome_cell (json_array_get_element (cells, i), i, sheet, error))
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
write_gnome_cell (GString *out, const SudSheet *sheet, int cell)
{
  SudDigits marks = sheet->digit[cell] == 0 ? sheet->centre[cell] : 0;

  g_string_append_printf (out, "    { \"position\" : [ %d, %d ], \"value\" : %d, \"fixed\" : %s, \"earmarks\" : [",
                          sud_row (cell), sud_column (cell), sheet->digit[cell],
                          sheet->origin[cell] == SUD_ORIGIN_GIVEN ? "true" : "false");
  g_string_append (out, marks != 0 ? " " : "");
  rubric_candidates_append (out, marks, ", ");
  g_string_append (out, marks != 0 ? " ] }" : "] }");
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
        write_gnome_cell (out, sheet, cell);
        first = FALSE;
      }
  g_string_append (out, first ? "  ]\n}\n" : "\n  ]\n}\n");
}

enum
{
  FIRST_CHARACTER = '!',
  N_PAIRS = 5, /* counts in pairs */
  HEAD_LENGTH = 1 + N_PAIRS,
  MAX_LENGTH = HEAD_LENGTH + SUD_CELLS,
};

/* Returns the code in @text without the white space around it, or NULL if it cannot be one. */
static const char *
find_code (const char *text, gsize length, gsize *code_length)
{
  const char *end = text + length;

  rubric_text_trim (&text, &end);
  *code_length = end - text;
  if (*code_length < HEAD_LENGTH || *code_length > MAX_LENGTH || *text != '#')
    return NULL;
  for (gsize i = 0; i < *code_length; i++)
    if (!g_ascii_isgraph (text[i]))
      return NULL;
  return text;
}

/* Reads how often each digit occurs. Bit i of @nines tells that the lower count of pair i is nine, not none. Returns
 * the sum, or -1 if @nines does not go with the code. */
static int
read_code_counts (const char *code, guint nines, int count[SUD_SIZE + 1])
{
  int sum = 0;

  for (int i = 0; i < N_PAIRS; i++)
    {
      int pair = code[1 + i] - FIRST_CHARACTER;
      gboolean is_nine = nines >> i & 1;

      count[2 * i] = pair % SUD_SIZE + (is_nine ? SUD_SIZE : 0);
      count[2 * i + 1] = i < N_PAIRS - 1 ? pair / SUD_SIZE - is_nine : 0;
      if (count[2 * i] > SUD_SIZE || count[2 * i + 1] < 0)
        return -1;
      sum += count[2 * i] + count[2 * i + 1];
    }
  return sum;
}

/* The cells of a digit stand in their order, and no cell twice. */
static gboolean
read_code_cells (const char *code, const int count[SUD_SIZE + 1], SudSheet *sheet)
{
  const char *at = code + HEAD_LENGTH;

  sud_sheet_clear (sheet);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int i = 0, last = -1; i < count[digit - 1]; i++, at++)
      {
        int place = *at - FIRST_CHARACTER;
        int cell = sud_cell (place % SUD_SIZE, place / SUD_SIZE);

        if (place >= SUD_CELLS || cell <= last || sheet->digit[cell] != 0)
          return FALSE;
        sud_sheet_set_digit (sheet, cell, digit, SUD_ORIGIN_GIVEN);
        last = cell;
      }
  return TRUE;
}

/* The first reading, without any nines, is that of GNOME Sudoku. */
static gboolean
read_code (const char *code, gsize length, SudSheet *sheet)
{
  int count[SUD_SIZE + 1];

  for (guint nines = 0; nines < 1u << N_PAIRS; nines++)
    if (read_code_counts (code, nines, count) == (int)(length - HEAD_LENGTH) && read_code_cells (code, count, sheet))
      return TRUE;
  return FALSE;
}

static gboolean
gnome_code_sniff (const char *text, gsize length)
{
  gsize code_length;
  const char *code = find_code (text, length, &code_length);
  int count[SUD_SIZE + 1];

  for (guint nines = 0; code != NULL && nines < 1u << N_PAIRS; nines++)
    if (read_code_counts (code, nines, count) == (int)(code_length - HEAD_LENGTH))
      return TRUE;
  return FALSE;
}

static gboolean
gnome_code_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  gsize length;
  const char *code = find_code (slice->text, slice->length, &length);

  if (code == NULL)
    return rubric_slice_fail (slice, slice->text, _ ("a share code of GNOME Sudoku"), error);
  return read_code (code, length, sheet)
         || rubric_slice_fail (slice, code + HEAD_LENGTH, _ ("as many cells as the share code counts, each once"),
                               error);
}

/* Returns how many cells of @digit are written: not nine for a lower count. */
static int
get_digit_limit (int digit)
{
  return digit % 2 == 1 ? SUD_SIZE - 1 : SUD_SIZE;
}

static void
gnome_code_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  GString *cells = g_string_new (NULL);
  int count[SUD_SIZE + 2] = { 0 };

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    for (int cell = 0; cell < SUD_CELLS && count[digit] < get_digit_limit (digit); cell++)
      if (sheet->digit[cell] == digit)
        {
          g_string_append_c (cells, FIRST_CHARACTER + sud_row (cell) + SUD_SIZE * sud_column (cell));
          count[digit]++;
        }
  g_string_append_c (out, '#');
  for (int digit = 1; digit <= SUD_SIZE; digit += 2)
    g_string_append_c (out, FIRST_CHARACTER + count[digit] + SUD_SIZE * count[digit + 1]);
  g_string_append_printf (out, "%s\n", cells->str);
  g_string_free (cells, TRUE);
}

static RubricFormatFeatures
gnome_code_strip_unsupported (SudSheet *sheet, RubricInfo *info)
{
  RubricFormatFeatures lost = 0;
  int count[SUD_SIZE + 1] = { 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      int digit = sheet->digit[cell];

      if (digit == 0 || ++count[digit] <= get_digit_limit (digit))
        continue;
      sud_sheet_set_digit (sheet, cell, 0, SUD_ORIGIN_BLANK);
      lost = RUBRIC_FORMAT_FEATURE_NINE;
    }
  return lost;
}

const RubricFormat rubric_format_gnome = {
  .id = "gnome",
  .name = N_ ("GNOME Sudoku save"),
  .suffixes = (const char *const[]){ ".save", NULL },
  .mime_type = "application/json",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE
              | RUBRIC_FORMAT_FEATURE_FIELD (RUBRIC_INFO_LEVEL),
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .exclusive = TRUE,
  .sniff = gnome_sniff,
  .index = rubric_document_add_single,
  .parse = gnome_parse,
  .write = gnome_write,
};

const RubricFormat rubric_format_gnome_code = {
  .id = "gnome-code",
  .name = N_ ("GNOME Sudoku share code"),
  .copy_name = N_ ("GNOME Sudoku _Code"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = gnome_code_sniff,
  .index = rubric_document_add_single,
  .parse = gnome_code_parse,
  .write = gnome_code_write,
  .strip_unsupported = gnome_code_strip_unsupported,
};
