/* rubric-format-hodoku.c - library lines of HoDoKu; many lines are a collection
 *
 *     :0000:x:53+4.7....6..195…:213 813:213::
 *     |    | |                 |       |   |`- further fields, with one colon more or less: not of the puzzle
 *     |    | |                 |       |   `-- what that step removes
 *     |    | |                 |       `------ candidates that are ruled out: digit, row, column
 *     |    | |                 `-------------- 81 cells; after a plus sign a digit that is no given
 *     |    | `-------------------------------- candidates that the step is about
 *     |    `---------------------------------- the technique to be practised
 *     `--------------------------------------- always
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  N_COLONS = 6, /* and one more in newer versions */
  CELLS_FIELD = 3,
};

static gboolean
is_data (const RubricLines *lines)
{
  return !rubric_lines_is_passed_over (lines);
}

/* Field @index, between two colons; the first is before the first colon, and always empty. */
static const char *
find_field (const RubricLines *line, int index, gsize *length)
{
  const char *start = line->start, *end = line->start + line->length;
  const char *colon;

  *length = 0;
  for (; index > 0; index--, start = colon + 1)
    if ((colon = memchr (start, ':', end - start)) == NULL)
      return NULL;
  colon = memchr (start, ':', end - start);
  *length = (colon != NULL ? colon : end) - start;
  return start;
}

/* It has a number; between the first colons of pictures in chats are names. */
static gboolean
is_technique (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isdigit (text[i]))
      return TRUE;
  return length == 0;
}

static gboolean
hodoku_sniff (const char *text, gsize length)
{
  RubricLines line;
  const char *technique;
  gsize size, cells;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (is_data (&line))
      return line.start[0] == ':' && (technique = find_field (&line, 1, &size)) != NULL && size <= 8
             && is_technique (technique, size)
             && find_field (&line, CELLS_FIELD, &cells) != NULL && find_field (&line, N_COLONS - 1, &cells) != NULL;
  return FALSE;
}

static gboolean
hodoku_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines line;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (is_data (&line))
      rubric_document_add (document, line.start - text, line.number);
  return TRUE;
}

static gboolean
hodoku_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line;
  const char *cells, *ruled_out;
  gsize length, rest;

  rubric_lines_init (&line, slice);
  rubric_lines_next (&line);
  if (line.length == 0 || line.start[0] != ':')
    return rubric_lines_fail (&line, line.start, "“:”", error);
  if (find_field (&line, N_COLONS, &length) == NULL)
    return rubric_lines_fail (&line, line.start + line.length, _("six fields, each after a colon"), error);
  cells = find_field (&line, CELLS_FIELD, &length);
  ruled_out = find_field (&line, CELLS_FIELD + 1, &rest);
  return rubric_candidates_read_cells (&line, cells, length, sheet, error)
         && rubric_candidates_read_ruled_out (&line, ruled_out, rest, sheet, error);
}

static void
hodoku_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_string_append (out, ":0000:x:");
  rubric_candidates_write_cells (out, sheet);
  g_string_append_c (out, ':');
  rubric_candidates_write_ruled_out (out, sheet);
  g_string_append (out, "::\n");
}

/* Of centre marks is held what they leave out. */
const RubricFormat rubric_format_hodoku = {
  .id = "hodoku",
  .name = N_("HoDoKu library"),
  .suffixes = (const char *const[]){ ".hodoku.txt", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .rules = TRUE,
  .exclusive = TRUE,
  .sniff = hodoku_sniff,
  .read = hodoku_read,
  .parse = hodoku_parse,
  .write = hodoku_write,
  .strip_unsupported = rubric_candidates_strip_unsupported,
};
