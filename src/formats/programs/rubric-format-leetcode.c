/* rubric-format-leetcode.c - the board of LeetCode's problem 37, in JSON
 *
 *     [["5","3",".",".","7",".",".",".","."],["6",".",".","1","9","5",".",".","."],…]
 *
 * Nine arrays of nine strings of one character. Several boards, each beginning on a line of its own, are a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-json-variant.h"

#include <glib/gi18n.h>
#include <string.h>

/* Returns: whether the array whose first element is at @at has no array in it, and another one follows: a program has
 * printed its rows one by one. */
static gboolean
is_printed_row (const char *at, const char *end)
{
  while (at < end && *at != '[' && *at != ']' && *at != '{')
    at++;
  if (at == end || *at != ']')
    return FALSE;
  at = rubric_json_skip_space (at + 1, end);
  return at < end && *at == '[';
}

/* Neither `[Puzzle]` is a board, nor the time at the beginning of a chat: `[14:32]`, `[03/12/2024, 14:32:00]` */
static gboolean
leetcode_sniff (const char *text, gsize length)
{
  const char *end = text + length;
  const char *at = rubric_json_skip_space (text, end);

  if (at == end || *at != '[')
    return FALSE;
  at = rubric_json_skip_space (at + 1, end);
  if (is_printed_row (at, end))
    return FALSE;
  if (at == end || !g_ascii_isdigit (*at))
    return at == end || !g_ascii_isalpha (*at);
  while (at < end && g_ascii_isdigit (*at))
    at++;
  at = rubric_json_skip_space (at, end);
  return at == end || *at == ',' || *at == ']';
}

/* Returns the beginning of the line of @at if only white space is between, or NULL. */
static const char *
find_line_start (const char *text, const char *at)
{
  while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == text || at[-1] == '\n' || at[-1] == '\r' ? at : NULL;
}

static gboolean
leetcode_index (RubricDocument *document, const char *text, gsize length, GError **error)
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
        return rubric_slice_fail (&slice, at, _ ("the end of the line"), error);
      while (lines.number == 0 || lines.start < start)
        rubric_lines_next (&lines);
      rubric_document_add (document, start - text, lines.number);
      if (!rubric_json_check (&slice, &at, error))
        return FALSE;
      at = rubric_json_skip_space (at, end);
    }
  return TRUE;
}

static gboolean
read_board_cell (JsonNode *node, const char *path, int cell, gpointer data, GError **error)
{
  SudGrid *grid = data;
  const char *text = rubric_json_get_text (node);
  int value = text != NULL && strlen (text) == 1 ? sud_cell_value (text[0]) : -1;

  grid->digit[cell] = value;
  return value >= 0 || rubric_json_fail (error, path, _ ("a string of one digit, or “.”"), node);
}

static gboolean
leetcode_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  g_autoptr (JsonNode) root = rubric_json_parse (slice, error);
  SudGrid grid;

  if (root == NULL || rubric_json_refuse_rows (root, error)
      || !rubric_json_read_grid (root, "", read_board_cell, &grid, error))
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
  .name = N_ ("LeetCode board"),
  .copy_name = N_ ("LeetCode _Board"),
  .suffixes = (const char *const[]){ ".json", NULL },
  .mime_type = "application/json",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = leetcode_sniff,
  .index = leetcode_index,
  .parse = leetcode_parse,
  .write = leetcode_write,
};
