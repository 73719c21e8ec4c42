/* rubric-format-hodoku.c - library lines of HoDoKu, and lines of SudokuStudio and Susser; many lines are a collection
 *
 *     :0000:x:53+4.7....6..195…:213 813:213::
 *     |    | |                 |       |   |`- further fields, with one colon more or less: not of the puzzle
 *     |    | |                 |       |   `-- the eliminations of that step
 *     |    | |                 |       `------ candidates that are ruled out: digit, row, column
 *     |    | |                 `-------------- 81 cells; after a plus sign a digit that is no given
 *     |    | `-------------------------------- candidates that the step is about
 *     |    `---------------------------------- the technique to be practised
 *     `--------------------------------------- always
 *
 * Fields may be empty, and those after the cells may be missing.
 *
 *     53+4.7....6..195…:213 813                the two fields in the middle, as SudokuStudio and Susser write them
 *
 * Both keep centre marks as the candidates that these leave out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  CELLS_FIELD = 3,
  FIELDS_SURE = 5, /* so many are a line of a library, whatever stands in them */
};

static gboolean
read_signed_cells (const RubricLines *line, const char *start, gsize length, SudSheet *sheet, GError **error)
{
  const char *end = start + length;
  SudOrigin origin = SUD_ORIGIN_GIVEN;
  gsize n = 0;

  for (const char *p = start; p < end; p++)
    {
      int digit = sud_cell_value (*p);

      if (*p == '+' && origin == SUD_ORIGIN_GIVEN)
        origin = SUD_ORIGIN_ENTERED;
      else if (digit < 0 || (digit == 0 && origin == SUD_ORIGIN_ENTERED))
        return rubric_lines_fail (line, p, origin == SUD_ORIGIN_ENTERED ? _ ("a digit") : _ ("a digit or a blank"),
                                  error);
      else
        {
          if (n < SUD_CELLS)
            sud_sheet_set_digit (sheet, n, digit, origin);
          origin = SUD_ORIGIN_GIVEN;
          n++;
        }
    }
  return n == SUD_CELLS
         || (!rubric_variant_refuse_cells (n, error) && rubric_lines_fail_cell_count (line, end, n, error));
}

static gboolean
is_candidate_position (const char *p, const char *end)
{
  for (int i = 0; i < 3; i++)
    if (p + i >= end || p[i] < '1' || p[i] > '9')
      return FALSE;
  return p + 3 == end || p[3] == ' ';
}

/* A candidate in a cell with a digit is passed over. */
static gboolean
read_ruled_out (const RubricLines *line, const char *start, gsize length, SudSheet *sheet, GError **error)
{
  for (const char *p = start, *end = start + length; p < end; p++)
    {
      int cell;

      if (*p == ' ')
        continue;
      if (!is_candidate_position (p, end))
        return rubric_lines_fail (line, p, _ ("digit, row and column of a candidate"), error);
      cell = sud_cell (p[1] - '1', p[2] - '1');
      if (sheet->digit[cell] == 0)
        sheet->eliminated[cell] |= SUD_DIGIT_BIT (*p - '0');
      p += 2;
    }
  return TRUE;
}

static void
write_cells_and_ruled_out (GString *out, const SudSheet *sheet)
{
  const char *separator = "";

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      if (sheet->digit[cell] != 0 && sheet->origin[cell] != SUD_ORIGIN_GIVEN)
        g_string_append_c (out, '+');
      g_string_append_c (out, ".123456789"[sheet->digit[cell]]);
    }
  g_string_append_c (out, ':');
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (SudDigits left = rubric_candidates_get_ruled_out (sheet, cell); left != 0; left &= left - 1, separator = " ")
      g_string_append_printf (out, "%s%d%d%d", separator, sud_digits_first (left), sud_row (cell) + 1,
                              sud_column (cell) + 1);
}

/* Returns field @index of a line with colons between fields, or NULL; field 0, before the first colon, is empty. */
static const char *
find_colon_field (const RubricLines *line, int index, gsize *length)
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

/* The number of a technique has a digit; `:smile:` of a chat has none. */
static gboolean
is_technique_number (const char *text, gsize length)
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

  rubric_lines_init_text (&line, text, length);
  if (!rubric_lines_next_data (&line) || line.start[0] != ':')
    return FALSE;
  technique = find_colon_field (&line, 1, &size);
  return technique != NULL && size <= 8 && is_technique_number (technique, size)
         && (find_colon_field (&line, FIELDS_SURE, &cells) != NULL
             || (find_colon_field (&line, CELLS_FIELD, &cells) != NULL && cells >= SUD_CELLS));
}

static gboolean
hodoku_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line = rubric_slice_get_line (slice);
  const char *cells, *ruled_out;
  gsize length, rest;

  if (line.length == 0 || line.start[0] != ':')
    return rubric_lines_fail (&line, line.start, _ ("“:”"), error);
  cells = find_colon_field (&line, CELLS_FIELD, &length);
  if (cells == NULL)
    return rubric_lines_fail (&line, line.start + line.length, _ ("three fields, each after a colon"), error);
  ruled_out = find_colon_field (&line, CELLS_FIELD + 1, &rest);
  return read_signed_cells (&line, cells, length, sheet, error)
         && (ruled_out == NULL || read_ruled_out (&line, ruled_out, rest, sheet, error));
}

static void
hodoku_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  g_string_append (out, ":0000:x:");
  write_cells_and_ruled_out (out, sheet);
  g_string_append (out, "::\n");
}

/* Returns the number of cells that @line begins with, and in *@length their characters; 0 if something else than
 * candidates follows. */
static guint
count_signed_cells (const RubricLines *line, gsize *length)
{
  guint n = 0;

  for (*length = 0; *length < line->length && line->start[*length] != ':'; ++*length)
    if (line->start[*length] != '+')
      {
        if (sud_cell_value (line->start[*length]) < 0)
          return 0;
        n++;
      }
  for (gsize i = *length + 1; i < line->length; i++)
    if ((line->start[i] < '1' || line->start[i] > '9') && line->start[i] != ' ')
      return 0;
  return n;
}

/* The first line has a plus sign, or a colon and perhaps candidates after it; without either it is a plain list of
 * puzzles. */
static gboolean
sudokustudio_sniff (const char *text, gsize length)
{
  RubricLines line;
  gsize cells;

  rubric_lines_init_text (&line, text, length);
  return rubric_lines_next_data (&line) && count_signed_cells (&line, &cells) == SUD_CELLS
         && (memchr (line.start, '+', cells) != NULL
             || (cells < line.length && (line.length == cells + 1 || line.length == cells + 4
                                         || (line.length > cells + 4 && line.start[cells + 4] == ' '))));
}

static gboolean
sudokustudio_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line = rubric_slice_get_line (slice);
  const char *colon = memchr (line.start, ':', line.length);
  gsize length = colon != NULL ? (gsize)(colon - line.start) : line.length;

  return read_signed_cells (&line, line.start, length, sheet, error)
         && (colon == NULL || read_ruled_out (&line, colon + 1, line.length - length - 1, sheet, error));
}

static void
sudokustudio_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  write_cells_and_ruled_out (out, sheet);
  g_string_append_c (out, '\n');
}

const RubricFormat rubric_format_hodoku = {
  .id = "hodoku",
  .name = N_ ("HoDoKu library"),
  .suffixes = (const char *const[]){ ".hodoku.txt", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .marks_are_rules = TRUE,
  .exclusive = TRUE,
  .sniff = hodoku_sniff,
  .index = rubric_document_add_lines,
  .parse = hodoku_parse,
  .write = hodoku_write,
  .strip_unsupported = rubric_candidates_strip_unsupported,
};

const RubricFormat rubric_format_sudokustudio = {
  .id = "sudokustudio",
  .name = N_ ("SudokuStudio line"),
  .suffixes = (const char *const[]){ ".sudokustudio.txt", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .marks_are_rules = TRUE,
  .sniff = sudokustudio_sniff,
  .index = rubric_document_add_lines,
  .parse = sudokustudio_parse,
  .write = sudokustudio_write,
  .strip_unsupported = rubric_candidates_strip_unsupported,
};
