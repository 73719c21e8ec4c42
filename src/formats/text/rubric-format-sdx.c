/* rubric-format-sdx.c - puzzles in progress of SudoCue
 *
 *     2 679 6789 1 46789 5 469 9 3        a line for each row: a given alone, an entered digit after a u,
 *     389 5 4 69 689 68 7 u1 29           or the candidates of a cell without spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-rows.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

/* Returns: the first wrong character of the cell from @start to @end, or NULL */
static const char *
read_sudocue_cell (const char *start, const char *end, gboolean *entered, SudDigits *digits)
{
  *entered = *start == 'u';
  *digits = 0;
  for (start += *entered; start < end; start++)
    {
      if (*start < '1' || *start > '9' || (*digits & SUD_DIGIT_BIT (*start - '0')) || (*entered && *digits != 0))
        return start;
      *digits |= SUD_DIGIT_BIT (*start - '0');
    }
  return *digits != 0 ? NULL : start;
}

/* Sets *@any_entered if one of the nine cells has a u. */
static gboolean
is_sudocue_row (const RubricLines *line, gboolean *any_entered)
{
  const char *at = line->start, *end;
  guint n = 0;

  for (; rubric_row_next_group (line, ' ', &at, &end); at = end, n++)
    {
      gboolean entered;
      SudDigits digits;

      if (n == SUD_SIZE || read_sudocue_cell (at, end, &entered, &digits) != NULL)
        return FALSE;
      *any_entered |= entered;
    }
  return n == SUD_SIZE;
}

/* Without a u it is a grid of candidates, as any program writes it. */
static gboolean
sdx_sniff (const char *text, gsize length)
{
  RubricLines line;
  gboolean any_entered = FALSE;
  guint rows = 0;

  rubric_lines_init_text (&line, text, length);
  for (; rows < SUD_SIZE && rubric_lines_next_data (&line); rows++)
    if (!is_sudocue_row (&line, &any_entered))
      return FALSE;
  return any_entered;
}

static gboolean
read_sudocue_row (const RubricLines *line, int row, SudSheet *sheet, GError **error)
{
  const char *at = line->start, *end;
  int column = 0;

  for (; rubric_row_next_group (line, ' ', &at, &end); at = end, column++)
    {
      int cell = row * SUD_SIZE + column;
      gboolean entered = FALSE;
      SudDigits digits = 0;
      const char *wrong = column < SUD_SIZE ? read_sudocue_cell (at, end, &entered, &digits) : at;

      if (wrong != NULL)
        return rubric_lines_fail (line, wrong,
                                  column < SUD_SIZE ? _ ("the candidates of a cell") : _ ("the end of the line"),
                                  error);
      if (entered || sud_digits_count (digits) == 1)
        sud_sheet_set_digit (sheet, cell, sud_digits_first (digits), entered ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_GIVEN);
      else
        sheet->centre[cell] = digits;
    }
  return column == SUD_SIZE || rubric_rows_fail_group_count (line, end, column, error);
}

/* A lone digit is the last candidate of its cell, and no given, if a cell that sees it has the same candidate. */
static void
unset_last_candidates (SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    for (int i = 0; i < SUD_PEERS && sheet->origin[cell] == SUD_ORIGIN_GIVEN; i++)
      if (sheet->centre[sud_cell_peers[cell][i]] & SUD_DIGIT_BIT (sheet->digit[cell]))
        {
          sheet->centre[cell] = SUD_DIGIT_BIT (sheet->digit[cell]);
          sud_sheet_set_digit (sheet, cell, 0, SUD_ORIGIN_BLANK);
        }
}

static gboolean
sdx_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line;
  int row = 0;

  rubric_lines_init (&line, slice);
  while (rubric_lines_next_data (&line))
    if (row == SUD_SIZE)
      return rubric_lines_fail (&line, line.start, _ ("the end of the puzzle"), error);
    else if (!read_sudocue_row (&line, row++, sheet, error))
      return FALSE;
  if (row < SUD_SIZE)
    return rubric_rows_fail_row_count (&line, line.start + line.length, row, error);
  unset_last_candidates (sheet);
  return TRUE;
}

const RubricFormat rubric_format_sdx = {
  .id = "sdx",
  .name = N_ ("SudoCue, in progress"),
  .suffixes = (const char *const[]){ ".sdx", NULL },
  .mime_type = "application/x-sudoku-sudocue",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = sdx_sniff,
  .index = rubric_document_add_single,
  .parse = sdx_parse,
};
