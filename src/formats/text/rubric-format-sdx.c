/* rubric-format-sdx.c - the puzzles in progress of SudoCue
 *
 *     2 679 6789 1 46789 5 469 9 3        a line for each row: givens alone,
 *     389 5 4 69 689 68 7 u1 29           entered digits behind a u, candidates without spaces
 *     …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

/* The next cell of @line from *@at on. */
static gboolean
next_cell (const RubricLines *line, const char **at, const char **end)
{
  const char *stop = line->start + line->length;

  while (*at < stop && g_ascii_isspace (**at))
    (*at)++;
  for (*end = *at; *end < stop && !g_ascii_isspace (**end);)
    (*end)++;
  return *at < *end;
}

/* Returns: what is wrong in the cell from @start to @end, or NULL */
static const char *
read_cell (const char *start, const char *end, gboolean *entered, SudDigits *digits)
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

/* Nine cells, of which *@entered is set where one has a u. */
static gboolean
is_row (const RubricLines *line, gboolean *entered)
{
  const char *at = line->start, *end;
  guint n = 0;

  for (; next_cell (line, &at, &end); at = end, n++)
    {
      gboolean is_entered;
      SudDigits digits;

      if (n == SUD_SIZE || read_cell (at, end, &is_entered, &digits) != NULL)
        return FALSE;
      *entered |= is_entered;
    }
  return n == SUD_SIZE;
}

/* Without a u it is a grid of candidates like others. */
static gboolean
sdx_sniff (const char *text, gsize length)
{
  RubricLines line;
  gboolean entered = FALSE;
  guint rows = 0;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rows < SUD_SIZE && rubric_lines_next (&line))
    if (!rubric_lines_is_passed_over (&line))
      {
        if (!is_row (&line, &entered))
          return FALSE;
        rows++;
      }
  return entered;
}

static gboolean
read_row (const RubricLines *line, int row, SudSheet *sheet, GError **error)
{
  const char *at = line->start, *end;
  int column = 0;

  for (; next_cell (line, &at, &end); at = end, column++)
    {
      int cell = row * SUD_SIZE + column;
      gboolean entered;
      SudDigits digits;
      const char *wrong = column < SUD_SIZE ? read_cell (at, end, &entered, &digits) : at;

      if (wrong != NULL)
        return rubric_lines_fail (line, wrong, column < SUD_SIZE ? _("the candidates of a cell") : _("the end of the line"),
                                  error);
      if (entered || sud_digits_count (digits) == 1)
        sud_sheet_set_digit (sheet, cell, sud_digits_first (digits), entered ? SUD_ORIGIN_ENTERED : SUD_ORIGIN_GIVEN);
      else
        sheet->centre[cell] = digits;
    }
  return column == SUD_SIZE
         || rubric_lines_fail_format (line, end, error, _("expected %1$d groups, found %2$d"), SUD_SIZE, column);
}

/* A digit alone is given, unless a cell that sees it has it for a candidate: then it is the last of its own. */
static void
take_last_candidates (SudSheet *sheet)
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
  while (rubric_lines_next (&line))
    {
      if (rubric_lines_is_passed_over (&line))
        continue;
      if (row == SUD_SIZE)
        return rubric_lines_fail (&line, line.start, _("the end of the puzzle"), error);
      if (!read_row (&line, row++, sheet, error))
        return FALSE;
    }
  if (row < SUD_SIZE)
    return rubric_lines_fail_format (&line, line.start + line.length, error, _("expected %1$d rows, found %2$d"), SUD_SIZE,
                                     row);
  take_last_candidates (sheet);
  return TRUE;
}

const RubricFormat rubric_format_sdx = {
  .id = "sdx",
  .name = N_("SudoCue, in progress"),
  .suffixes = (const char *const[]){ ".sdx", NULL },
  .mime_type = "text/plain",
  .features = RUBRIC_FORMAT_FEATURE_ENTERED | RUBRIC_FORMAT_FEATURE_CENTRE,
  .max_size = RUBRIC_DOCUMENT_MAX_SINGLE,
  .sniff = sdx_sniff,
  .read = rubric_document_add_single,
  .parse = sdx_parse,
};
