/* rubric-loose-gaps.c - whether nine rows are of one grid, by what stands between them
 *
 *     ┌───┬───┬───┐
 *     │ rows 7–9  │       The end of a grid and the beginning of the next one are nine rows, too, and often a puzzle with one
 *     └───┴───┴───┘       solution: rows of a puzzle, and rows of its own solution. Between rows of one grid the gaps are
 *                         alike; or they are so where boxes end, and so elsewhere.
 *     ┌───┬───┬───┐
 *     │ rows 1–6  │
 *     └───┴───┴───┘
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-format-error.h"
#include "rubric-loose.h"

#include "sud-solve.h"

#include <glib/gi18n.h>

typedef struct
{
  guint blanks[SUD_SIZE + 1]; /* lines with nothing on them before each row; the last is behind all of them */
  guint frames[SUD_SIZE + 1]; /* and lines that are drawn */
  guint rows;
} Gaps;

/* Whether a gap is larger than the least of them, and no counterpart is. */
static gboolean
is_odd (const guint sizes[SUD_SIZE + 1], guint most)
{
  guint least = sizes[1];
  gboolean ends = TRUE, others = FALSE;

  for (guint i = 2; i < SUD_SIZE; i++)
    least = MIN (least, sizes[i]);
  least = MAX (least, most);
  for (guint i = 1; i < SUD_SIZE; i++)
    if (i % 3 == 0)
      ends &= sizes[i] > least && sizes[i] == sizes[3];
    else
      others |= sizes[i] > least;
  return others || (!ends && (sizes[3] > least || sizes[6] > least));
}

/* Whether a line is drawn between some rows inside boxes and not between others; one below the first row is that of a heading. */
static gboolean
is_torn (const guint frames[SUD_SIZE + 1])
{
  guint drawn = 0;

  for (guint i = 2; i < SUD_SIZE; i++)
    drawn += i % 3 != 0 && frames[i] > 0;
  return drawn > 0 && drawn < 5;
}

/* Returns: FALSE where there are more than nine rows from @start to @end. @bars: whether bars alone are a row of blanks */
static gboolean
count_gaps (Gaps *gaps, const RubricLoose *self, const char *start, const char *end, gboolean bars)
{
  *gaps = (Gaps){ 0 };
  for (guint i = rubric_loose_find_line (self, start); i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->text >= end)
        break;
      if (line->kind == RUBRIC_LOOSE_TEXT || (bars && line->kind == RUBRIC_LOOSE_BARS))
        {
          if (gaps->rows++ == SUD_SIZE)
            return FALSE;
        }
      else if (line->kind == RUBRIC_LOOSE_BLANK)
        gaps->blanks[gaps->rows]++;
      else
        gaps->frames[gaps->rows] += line->kind == RUBRIC_LOOSE_FRAME || line->kind == RUBRIC_LOOSE_RULE;
    }
  return gaps->rows == SUD_SIZE;
}

/* Whether all of a row is cells, or more. */
static gboolean
is_row (const RubricLooseLine *line)
{
  const char *at = line->text, *end = line->text + line->length;
  RubricLooseToken token;
  guint cells = 0;

  while (line->kind == RUBRIC_LOOSE_TEXT && rubric_loose_next_token (&at, end, &token))
    cells += token.cells;
  return cells >= SUD_SIZE;
}

/* Whether no row stands elsewhere. */
static gboolean
is_alone (const RubricLoose *self, const char *start, const char *end)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if ((line->text < start || line->text >= end) && is_row (line))
        return FALSE;
    }
  return TRUE;
}

/* Whether no row of @grid is full, as those of a solution are, and it has one solution. */
static gboolean
is_puzzle (const SudGrid *grid)
{
  SudResult result;

  for (int row = 0; row < SUD_SIZE; row++)
    {
      int filled = 0;

      for (int column = 0; column < SUD_SIZE; column++)
        filled += grid->digit[sud_cell (row, column)] != 0;
      if (filled == SUD_SIZE)
        return FALSE;
    }
  if (!sud_grid_is_valid (grid))
    return FALSE;
  sud_solve_count (grid, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE;
}

/* One blank line alone, in a puzzle that is all there is, came there by mistake. */
static gboolean
is_stray (const Gaps *gaps, const RubricLoose *self, const SudGrid *grid, const char *start, const char *end)
{
  guint blanks = 0;

  for (guint i = 1; i < SUD_SIZE; i++)
    blanks += gaps->blanks[i];
  return blanks == 1 && is_alone (self, start, end) && is_puzzle (grid);
}

gboolean
rubric_loose_are_parts (const RubricLoose *self, const SudGrid *grid, const char *start, const char *end)
{
  Gaps gaps;

  if (!count_gaps (&gaps, self, start, end, FALSE) && !count_gaps (&gaps, self, start, end, TRUE))
    return FALSE;
  return is_odd (gaps.frames, 1) || is_torn (gaps.frames) || (is_odd (gaps.blanks, 0) && !is_stray (&gaps, self, grid, start, end));
}

gboolean
rubric_loose_text_is_parts (const SudGrid *grid, const char *text, gsize length)
{
  g_autoptr (RubricLoose) self = rubric_loose_new_unsearched ();

  rubric_loose_read_text (self, text, length);
  return rubric_loose_are_parts (self, grid, self->chars->str, self->chars->str + self->chars->len);
}

gboolean
rubric_loose_fail_parts (GError **error)
{
  g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                       _("Found 9 rows with a gap between them, as if one grid ended there and another began."));
  return FALSE;
}
