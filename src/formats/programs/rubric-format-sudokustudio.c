/* rubric-format-sudokustudio.c - lines as SudokuStudio and Susser write them; many lines are a collection
 *
 *     53+4.7....6..195…:213 813
 *     |                 `------ candidates that are ruled out: digit, row, column
 *     `------------------------ 81 cells; after a plus sign a digit that is no given
 *
 * They are what a library line of HoDoKu has in the middle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-candidates.h"
#include "rubric-document.h"
#include "rubric-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many cells @line begins with, and where they end; 0 where something else stands behind them than candidates. */
static guint
count_cells (const RubricLines *line, gsize *length)
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

/* One with a plus sign or a colon; lines without either are as good as any list of puzzles. */
static gboolean
sudokustudio_sniff (const char *text, gsize length)
{
  RubricLines line;
  gsize cells;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (!rubric_lines_is_passed_over (&line))
      return count_cells (&line, &cells) == SUD_CELLS
             && (memchr (line.start, '+', cells) != NULL
                 || (cells < line.length && (line.length == cells + 1 || line.length == cells + 4
                                             || (line.length > cells + 4 && line.start[cells + 4] == ' '))));
  return FALSE;
}

static gboolean
sudokustudio_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines line;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (!rubric_lines_is_passed_over (&line))
      rubric_document_add (document, line.start - text, line.number);
  return TRUE;
}

static gboolean
sudokustudio_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  const char *colon;
  RubricLines line;
  gsize length;

  rubric_lines_init (&line, slice);
  rubric_lines_next (&line);
  colon = memchr (line.start, ':', line.length);
  length = colon != NULL ? (gsize)(colon - line.start) : line.length;
  return rubric_candidates_read_cells (&line, line.start, length, sheet, error)
         && (colon == NULL
             || rubric_candidates_read_ruled_out (&line, colon + 1, line.length - length - 1, sheet, error));
}

static void
sudokustudio_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  rubric_candidates_write_cells (out, sheet);
  g_string_append_c (out, ':');
  rubric_candidates_write_ruled_out (out, sheet);
  g_string_append_c (out, '\n');
}

/* Centre marks are held as the candidates that they leave out. */
const RubricFormat rubric_format_sudokustudio = {
  .id = "sudokustudio",
  .name = N_("SudokuStudio line"),
  .suffixes = (const char *const[]){ ".sudokustudio.txt", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE | RUBRIC_FORMAT_FEATURE_ELIMINATED,
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .rules = TRUE,
  .sniff = sudokustudio_sniff,
  .read = sudokustudio_read,
  .parse = sudokustudio_parse,
  .write = sudokustudio_write,
  .strip_unsupported = rubric_candidates_strip_unsupported,
};
