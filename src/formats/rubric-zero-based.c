/* rubric-zero-based.c - whether 0 is one of nine digits in a grid, and no blank
 *
 *     ....521.8        470652138
 *     .........        382741605
 *     ...8..742        651830742        programs that count from 0 have digits from 0 to 8
 *     72....3.0        …
 *     …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-zero-based.h"

#include "rubric-format-error.h"
#include "sud-houses.h"
#include "sud-solve.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MOST_CELLS = SUD_CELLS + 1, /* one more than there are */
};

/* How often each digit is left to be found in the text of a grid, and how many zeros have been. */
typedef struct
{
  guint left[SUD_SIZE + 1];
  guint zeros;
  char cell[MOST_CELLS]; /* as they are written */
  guint n;
} Count;

static Count
count_digits (const SudGrid *grid)
{
  Count count = { .zeros = 0, .n = 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    count.left[grid->digit[cell]]++;
  return count;
}

/* Takes @c if it is a digit. Returns: FALSE where the grid has no more of these */
static gboolean
take (Count *self, char c)
{
  if (self->n < MOST_CELLS && !g_ascii_isspace (c) && c != '|')
    self->cell[self->n++] = c;
  if (!g_ascii_isdigit (c) || c == '0')
    self->zeros += c == '0';
  else if (self->left[c - '0']-- == 0)
    return FALSE;
  return TRUE;
}

/* Whether each house has just one blank. */
static gboolean
lacks_one_digit (const SudGrid *grid)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      guint blanks = 0;

      for (int i = 0; i < SUD_SIZE; i++)
        blanks += grid->digit[sud_house_cells[house][i]] == 0;
      if (blanks != 1)
        return FALSE;
    }
  return TRUE;
}

/* Whether the grid is no puzzle as it was read: with 0 for a digit it had one more, and was. */
static gboolean
is_no_puzzle (const SudGrid *grid)
{
  SudResult result;

  if (!sud_grid_is_valid (grid))
    return TRUE;
  sud_solve_count (grid, 2, NULL, &result);
  return result.verdict != SUD_VERDICT_ONE;
}

/* @counted: all that stands where the grid does */
static gboolean
is_zero_based (const SudGrid *grid, const Count *counted)
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (counted->left[digit] > 0)
      return FALSE;
  return (counted->zeros > 0 && counted->zeros < counted->left[0] && is_no_puzzle (grid))
         || (counted->zeros >= counted->left[0] && lacks_one_digit (grid));
}

/* Whether 0 beside other blanks may be the ninth digit, though the grid is a puzzle without: where no blank is without a sign no
 * two of its cells see each other. Two kinds of blanks are rare, and so are puzzles without a 9. */
static gboolean
may_be_zero_based (const SudGrid *grid, const Count *counted)
{
  SudGrid full = *grid;

  for (int digit = 1; digit < SUD_SIZE; digit++)
    if (counted->left[digit] > 0 || memchr (grid->digit, digit, SUD_CELLS) == NULL)
      return FALSE;
  if (counted->zeros == 0 || counted->zeros > SUD_SIZE || counted->zeros >= counted->left[0] || counted->n > SUD_CELLS)
    return FALSE;
  for (int cell = 0; cell < SUD_CELLS && counted->n == SUD_CELLS; cell++)
    if (counted->cell[cell] == '0')
      full.digit[cell] = SUD_SIZE;
  return sud_grid_is_valid (&full);
}

static gboolean
fail (GError **error)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_VARIANT,
                       _("The digits seem to go from 0 to 8; only puzzles of the digits 1 to 9 are read."));
  return TRUE;
}

/* Counts what @length bytes at @text have of @grid. Returns: FALSE where it has a 9, or they have something else */
static gboolean
count_text (Count *count, const SudGrid *grid, const char *text, gsize length)
{
  *count = count_digits (grid);
  if (sud_grid_count_filled (grid) == 0 || count->left[SUD_SIZE] > 0)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!take (count, text[i]))
      return FALSE;
  return TRUE;
}

gboolean
rubric_zero_based_refuse (const SudGrid *grid, const char *text, gsize length, GError **error)
{
  Count count;

  return count_text (&count, grid, text, length) && is_zero_based (grid, &count) && fail (error);
}

gboolean
rubric_zero_based_refuse_alone (const SudGrid *grid, const char *text, gsize length, GError **error)
{
  Count count;

  return count_text (&count, grid, text, length) && (is_zero_based (grid, &count) || may_be_zero_based (grid, &count))
         && fail (error);
}

/* Takes the cells of a line from @at to @end: numbers as 5.0 are one. Returns: whether the grid has all these digits */
static gboolean
take_line (Count *count, const char *at, const char *end)
{
  RubricLooseToken token;

  while (rubric_loose_next_token (&at, end, &token))
    for (gsize i = 0; i < (token.cells < token.length ? MIN (token.cells, 1) : token.length); i++)
      if (!take (count, token.start[i]))
        return FALSE;
  return TRUE;
}

/* @alone: whether no other find has a 9 */
static gboolean
is_find_zero_based (const RubricLoose *loose, const RubricLooseFind *find, gboolean alone)
{
  Count count = count_digits (&find->grid);

  if (count.left[SUD_SIZE] > 0 || rubric_loose_has_marks (find))
    return FALSE;
  for (guint i = rubric_loose_find_line (loose, find->start); i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);

      if (line->text >= find->end)
        break;
      if (!take_line (&count, MAX (line->text, find->start), MIN (line->text + line->length, find->end)))
        return FALSE;
    }
  return is_zero_based (&find->grid, &count) || (alone && may_be_zero_based (&find->grid, &count));
}

/* Whether one of the lines is 81 such cells: by the rules of the others it often has several solutions, and is no find. */
static gboolean
has_zero_based_line (const RubricLoose *loose)
{
  for (guint i = 0; i < loose->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (loose, i);
      SudGrid grid;

      if (line->length == SUD_CELLS && sud_grid_parse_line (&grid, line->text) == SUD_CELLS
          && rubric_zero_based_refuse (&grid, line->text, SUD_CELLS, NULL))
        return TRUE;
    }
  return FALSE;
}

gboolean
rubric_zero_based_refuse_loose (const RubricLoose *loose, GError **error)
{
  gboolean alone = TRUE;

  for (guint i = 0; i < loose->finds->len && alone; i++)
    alone = memchr (g_array_index (loose->finds, RubricLooseFind, i).grid.digit, SUD_SIZE, SUD_CELLS) == NULL;
  for (guint i = 0; i < loose->finds->len; i++)
    if (is_find_zero_based (loose, &g_array_index (loose->finds, RubricLooseFind, i), alone))
      return fail (error);
  return loose->finds->len == 0 && has_zero_based_line (loose) && fail (error);
}
