/* rubric-format-grid.c - nine lines of nine cells, with or without lines drawn around them
 *
 *     53. | .7. | ...
 *     6.. | 195 | ...
 *     .98 | ... | .6.
 *     ----+-----+----
 *     …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-rows.h"
#include "rubric-variant.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  SNIFFED_LINES = 30,   /* more than nine rows and their frame have */
  SNIFFED_COLUMNS = 1024,
  MIN_ROW_COMMENTS = 8, /* one between each two rows */
};

/* A dash draws frames in most files and is a blank in some; a file is read the first way, then the second. */
static const char *const separators[] = { "|+-,;", "|+,;" };

/* Returns: whether a line has separators only, or a stroke of three signs and no digit or letter: ` *-----------*`,
 * `.---.---.` */
static gboolean
is_frame_line (const RubricLines *line)
{
  gboolean stroke = FALSE, only_separators = TRUE;

  for (gsize i = 0; i < line->length; i++)
    {
      const char *p = line->start + i;

      if (g_ascii_isalnum (*p))
        return FALSE;
      stroke |= i >= 2 && (*p == '-' || *p == '=') && p[-1] == *p && p[-2] == *p;
      only_separators &= g_ascii_isspace (*p) || (*p != '\0' && strchr (separators[0], *p) != NULL);
    }
  return stroke || only_separators;
}

static gboolean
is_mostly_cells (const RubricLines *line)
{
  gsize cells = 0, others = 0;

  for (gsize i = 0; i < MIN (line->length, SNIFFED_COLUMNS); i++)
    if (sud_cell_value (line->start[i]) >= 0)
      cells++;
    else if (!g_ascii_isspace (line->start[i]) && (line->start[i] == '\0' || !strchr (separators[0], line->start[i])))
      others++;
  return cells >= others;
}

/* Returns: whether a comment stands above each row, such as `### Row 2`; any text may have its rows so. */
static gboolean
has_row_comments (const char *text, gsize length)
{
  RubricLines line;
  guint comments = 0;
  gboolean row = FALSE;

  rubric_lines_init_text (&line, text, length);
  while (comments < MIN_ROW_COMMENTS && rubric_lines_next (&line))
    if (line.length > 0 && line.start[0] == '#')
      {
        comments += row;
        row = FALSE;
      }
    else
      row |= !rubric_lines_is_passed_over (&line);
  return comments >= MIN_ROW_COMMENTS;
}

/* Most of the first lines are rows, or it is prose or markup around a few digits. A bad row is found when it is
 * read. */
static gboolean
grid_sniff (const char *text, gsize length)
{
  RubricLines line;
  guint rows = 0, others = 0;

  rubric_lines_init_text (&line, text, length);
  while (rows + others < SNIFFED_LINES && rubric_lines_next_data (&line))
    *(is_mostly_cells (&line) ? &rows : &others) += 1;
  return rows > others && !has_row_comments (text, length);
}

static gboolean
is_all_cells (const RubricLines *line)
{
  for (gsize i = 0; i < line->length; i++)
    if (sud_cell_value (line->start[i]) < 0)
      return FALSE;
  return TRUE;
}

static gboolean
collect_rows (const RubricSlice *slice, gboolean frames, RubricRows *rows, GString *comment, GError **error)
{
  RubricLines line;

  rows->n = 0;
  rubric_lines_init (&line, slice);
  while (rubric_lines_next (&line))
    {
      if (line.length > 0 && line.start[0] == '#')
        {
          g_autofree char *text = rubric_utf8_from_file (line.start + 1, line.length - 1);

          g_string_append_printf (comment, "%s\n", g_strstrip (text));
        }
      else if (!rubric_lines_is_passed_over (&line) && !(frames && is_frame_line (&line))
               && !rubric_rows_add (rows, &line, error))
        return FALSE;
    }
  return rows->n != 1 || !is_all_cells (&rows->row[0]) || !rubric_variant_refuse_cells (rows->row[0].length, error);
}

static gboolean
read_grid_rows (const RubricSlice *slice, gboolean frames, SudGrid *grid, RubricInfo *info, GError **error)
{
  g_autoptr (GString) comment = g_string_new (NULL);
  RubricRows rows;

  if (!collect_rows (slice, frames, &rows, comment, error))
    return FALSE;
  if (rows.n == 0)
    {
      g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_EMPTY, _ ("There is no puzzle in it."));
      return FALSE;
    }
  if (!rubric_rows_read (&rows, separators[frames ? 0 : 1], grid->digit, error))
    return FALSE;
  rubric_info_set (info, RUBRIC_INFO_COMMENT, comment->str);
  return TRUE;
}

static gboolean
grid_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  SudGrid grid;

  if (!read_grid_rows (slice, TRUE, &grid, info, error))
    {
      if (!read_grid_rows (slice, FALSE, &grid, info, NULL))
        return FALSE;
      g_clear_error (error);
    }
  sud_sheet_from_grid (sheet, &grid, SUD_ORIGIN_GIVEN);
  return TRUE;
}

static void
grid_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  rubric_rows_write (out, sheet->digit);
}

const RubricFormat rubric_format_grid = {
  .id = "grid",
  .name = N_ ("Nine lines of nine"),
  .copy_name = N_ ("_Grid"),
  .suffixes = (const char *const[]){ ".txt", ".skp", NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = grid_sniff,
  .index = rubric_document_add_single,
  .parse = grid_parse,
  .write = grid_write,
};
