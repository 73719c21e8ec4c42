/* rubric-confirm.c - a text that looks like a plain table or a list is read once more as any text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-confirm.h"

#include "rubric-paste-told.h"
#include "rubric-format-private.h"
#include "sud-houses.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  LONGEST_COUNT = 7, /* digits */
  MOST_MISSING = 2 * SUD_SIZE, /* digits without a place in a house, in candidates with mistakes */
};

/* Returns whether @paste has the one puzzle that was read. */
static gboolean
is_same_puzzle (const SudSheet *sheet, const RubricPaste *paste)
{
  const RubricPastePuzzle *puzzle = &g_array_index (paste->puzzles, RubricPastePuzzle, 0);
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  return paste->puzzles->len == 1 && (puzzle->has_marks || memcmp (&grid, &puzzle->grid, sizeof grid) == 0);
}

/* How many digits have no place in the houses of @sheet; in a blank anything may stand. */
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

/* Rows of numbers without a frame look like candidates. */
static RubricConfirm
confirm_candidates (const SudSheet *sheet, const char *text, gsize length, GError **error)
{
  if (g_strstr_len (text, length, "-+-") != NULL || count_missing (sheet) < MOST_MISSING)
    return RUBRIC_CONFIRM_YES;
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                       _("Found 9 rows of 9 cells whose digits do not go together in a Sudoku."));
  return RUBRIC_CONFIRM_NO;
}

/* Returns whether nothing speaks against a text in which no puzzle was found: it may be nearly empty. */
static gboolean
may_be_puzzle (const RubricPaste *paste, gboolean grid)
{
  return !paste->variant
         && (!grid || (paste->nears->len == 0 && (paste->refused_line == 0 || paste->refused_score >= 0)));
}

/* Returns whether a text begins with how many puzzles there are. */
static gboolean
has_count (const char *text, gsize length)
{
  gsize n = 0;

  while (n < length && n < LONGEST_COUNT && g_ascii_isdigit (text[n]))
    n++;
  return n > 0 && n < length && (text[n] == '\n' || text[n] == '\r');
}

RubricConfirm
rubric_confirm (const RubricFormat *format, guint n, guint bad, const SudSheet *sheet, const char *text,
                gsize length, GError **error)
{
  gboolean grid = format == &rubric_format_grid;
  g_autoptr (RubricPaste) paste = NULL;

  if (length > RUBRIC_CONFIRM_MAX)
    return RUBRIC_CONFIRM_YES;
  if (format == &rubric_format_marks)
    return confirm_candidates (sheet, text, length, error);
  if (!grid && format != &rubric_format_line && (format != &rubric_format_csv || bad < n))
    return RUBRIC_CONFIRM_YES;
  paste = rubric_paste_read (text, length);
  if (bad > 0 && bad == n)
    return paste->puzzles->len > 0 ? RUBRIC_CONFIRM_OTHERWISE : RUBRIC_CONFIRM_YES;
  if (bad > 0)
    return bad == 1 && paste->puzzles->len == n - 1 && has_count (text, length) ? RUBRIC_CONFIRM_OTHERWISE
                                                                                 : RUBRIC_CONFIRM_YES;
  if (paste->rivals || (n == 2 && paste->puzzles->len == 1 && paste->left[RUBRIC_PASTE_SOLUTION] == 1)
      || (grid && paste->puzzles->len > 0 && !is_same_puzzle (sheet, paste)))
    return RUBRIC_CONFIRM_OTHERWISE;
  if (paste->puzzles->len > 0 || may_be_puzzle (paste, grid))
    return RUBRIC_CONFIRM_YES;
  rubric_paste_fail (paste, text, length, error);
  return RUBRIC_CONFIRM_NO;
}

/* Returns whether a text is an array, but not of texts, as those of LeetCode are. */
static gboolean
is_other_array (const RubricFormat *format, const char *text, gsize length)
{
  const char *at = text, *end = text + length;

  while (at < end && (*at == '[' || g_ascii_isspace (*at)))
    at++;
  return format == &rubric_format_leetcode && at < end && *at != '"';
}

gboolean
rubric_confirm_is_better_told (const RubricFormat *format, const char *text, gsize length, const GError *loose)
{
  return loose->code == RUBRIC_FORMAT_ERROR_VARIANT
         || ((format == NULL || format == &rubric_format_grid || is_other_array (format, text, length))
             && loose->code != RUBRIC_FORMAT_ERROR_UNKNOWN);
}
