/* rubric-plausible.c - whether nine by nine digits are meant as a Sudoku
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-plausible.h"

#include "rubric-format-private.h"
#include "rubric-loose-drawn.h"
#include "rubric-variant.h"
#include "rubric-zero-based.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  LEAST_CLASHING = 2 * SUD_SIZE, /* cells of a table that is no puzzle */
  MOST_SEVERAL = 2,              /* with two digits or more in such a table */
  LEAST_MISSING = 2 * SUD_SIZE,  /* digits that have no place in a house, in a table of other numbers */
};

/* The digits that stand alone in their cells, be they those of the puzzle or candidates; none where more cells have
 * several. */
static SudGrid
get_lone (const SudSheet *sheet)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  int several = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid.digit[cell] == 0 && sud_digits_count (sheet->centre[cell]) == 1)
      grid.digit[cell] = sud_digits_first (sheet->centre[cell]);
    else
      several += sud_digits_count (sheet->centre[cell]) > 1;
  return several <= MOST_SEVERAL ? grid : (SudGrid){ 0 };
}

/* Returns: how many digits have no place in the houses of @sheet; in a blank anything may stand */
static guint
count_missing (const SudSheet *sheet)
{
  guint missing = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      SudDigits digits = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        {
          int cell = sud_house_cells[house][i];
          SudDigits group = sheet->digit[cell] != 0 ? SUD_DIGIT_BIT (sheet->digit[cell]) : sheet->centre[cell];

          digits |= group != 0 ? group : SUD_ALL_DIGITS;
        }
      missing += SUD_SIZE - sud_digits_count (digits);
    }
  return missing;
}

static gboolean
refuse (GError **error, RubricFormatError code, const char *message)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, code, message);
  return FALSE;
}

/* Then it is read from any text, too, and notes tell what is odd. */
static gboolean
has_one_solution (const SudGrid *grid)
{
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

gboolean
rubric_plausible_check (const RubricFormat *format, const SudSheet *sheet, const RubricSlice *text, GError **error)
{
  SudGrid grid = get_lone (sheet);
  const char *clash = _("Found 9 rows of 9 cells whose digits do not go together in a Sudoku.");
  int clashing = sud_cells_count (sud_grid_conflicts (&grid));

  if ((format == &rubric_format_grid && rubric_zero_based_refuse_alone (&grid, text->text, text->length, error))
      || (format == &rubric_format_line && rubric_zero_based_refuse (&grid, text->text, text->length, error)))
    return FALSE;
  if (format == &rubric_format_grid && rubric_loose_has_slips (&grid, text->text, text->length) && has_one_solution (&grid))
    return refuse (error, RUBRIC_FORMAT_ERROR_SYNTAX,
                   _("Blanks have two kinds of signs; if these stand for rules, they were not read."));
  if (format != &rubric_format_grid && format != &rubric_format_marks)
    return TRUE;
  if (format == &rubric_format_grid && rubric_loose_is_block (&grid, text->text, text->length))
    return refuse (error, RUBRIC_FORMAT_ERROR_EMPTY, _("There is no puzzle in it."));
  if (format == &rubric_format_grid && rubric_loose_text_is_short (text->text, text->length))
    {
      /* Translators: what comes nearest to a puzzle in a text */
      g_set_error (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                   _("Expected 9 rows of 9 cells, found %1$u rows of %2$u cells."), SUD_SIZE, SUD_SIZE - 1);
      return FALSE;
    }
  if (rubric_loose_text_draws_regions (text->text, text->length))
    return !rubric_variant_refuse_name ("jigsaw", strlen ("jigsaw"), error);
  if (rubric_loose_text_is_parts (&grid, text->text, text->length))
    return rubric_loose_fail_parts (error);
  if (clashing >= LEAST_CLASHING && clashing * 2 > sud_grid_count_filled (&grid))
    return refuse (error, RUBRIC_FORMAT_ERROR_SYNTAX, clash);
  return format != &rubric_format_marks || g_strstr_len (text->text, text->length, "-+-") != NULL
         || count_missing (sheet) < LEAST_MISSING
         || refuse (error, RUBRIC_FORMAT_ERROR_SYNTAX, clash);
}
