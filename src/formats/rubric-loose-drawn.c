/* rubric-loose-drawn.c - what a plain text draws between cells, or in blanks, that may stand for rules
 *
 *     . < . . . 6 . 2 > . 9        comparisons of cells
 *     . o . . 6 . 2 o 9            blanks of two kinds: even ones and odd ones, or black cells
 *     □■□□6□2■9
 *
 * Blanks that have another sign in each other box, row or column only show these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-drawn.h"

#include "rubric-loose-looks.h"
#include "rubric-variant.h"

#include <string.h>

enum
{
  LEAST_COMPARED = 3, /* cells: one may be a slip */
  LEAST_BLANKS = 6,   /* of each kind: fewer may be slips */
};

/* Cells that have been read of the text of a find: of blanks their sign and its look, of digits 0. */
typedef struct
{
  const RubricLooseFind *find;
  guint sign[SUD_CELLS];
  int n;
} Signs;

/* Whether @sign compares two cells: both stand beside it, or both behind blanks. */
static gboolean
compares (const char *sign)
{
  int step = sign[-1] == ' ' && sign[1] == ' ' ? 2 : 1;

  return rubric_loose_is_cell (sign[-step]) && rubric_loose_is_cell (sign[step]);
}

/* Signs that part cells stand in each row alike, and those of tags come with a stroke. */
static gboolean
is_compared (const RubricLooseFind *find)
{
  guint all = 0, in_line = 0, least = G_MAXUINT, most = 0;

  for (const char *at = find->start; at < find->end; at++)
    {
      if (*at == '<' && at[1] == '/')
        return FALSE;
      in_line += (*at == '<' || *at == '>') && compares (at);
      if (*at != '\n' && at + 1 < find->end)
        continue;
      least = MIN (least, in_line);
      most = MAX (most, in_line);
      all += in_line;
      in_line = 0;
    }
  return all >= LEAST_COMPARED && least < most;
}

/* Takes a cell that @text writes. Returns: whether the find has it there */
static gboolean
take (Signs *self, const RubricLoose *loose, const char *text)
{
  gboolean digit = *text >= '1' && *text <= '9';

  if (self->n == SUD_CELLS || self->find->grid.digit[self->n] != (digit ? *text - '0' : 0))
    return FALSE;
  self->sign[self->n++] = digit ? 0 : (guint)(guchar)*text << 8 | (guchar)rubric_loose_look_at (loose, text);
  return TRUE;
}

/* Takes the cells of a line from @at to @end. Returns: whether the find has these */
static gboolean
take_line (Signs *self, const RubricLoose *loose, const char *at, const char *end)
{
  RubricLooseToken token;

  while (rubric_loose_next_token (&at, end, &token))
    for (gsize i = 0; i < (token.cells < token.length ? MIN (token.cells, 1) : token.length); i++)
      if (!take (self, loose, token.start + i))
        return FALSE;
  return TRUE;
}

/* Whether blanks have two kinds of signs, and no more, each of them often. */
static gboolean
are_of_two_kinds (const Signs *self)
{
  guint first = 0, second = 0, n[2] = { 0, 0 };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint sign = self->sign[cell];

      if (sign == 0)
        continue;
      first = first == 0 ? sign : first;
      second = second == 0 && sign != first ? sign : second;
      if (sign != first && sign != second)
        return FALSE;
      n[sign != first]++;
    }
  return MIN (n[0], n[1]) >= LEAST_BLANKS;
}

/* Whether all blanks of a row have the same sign, or of a column, or of a box. */
static gboolean
show_houses (const Signs *self)
{
  guint seen[3][SUD_SIZE] = { { 0 } };
  gboolean same[3] = { TRUE, TRUE, TRUE };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const int houses[] = { sud_row (cell), sud_column (cell), sud_box (cell) };

      for (int i = 0; i < 3 && self->sign[cell] != 0; i++)
        {
          guint *sign = &seen[i][houses[i]];

          same[i] &= *sign == 0 || *sign == self->sign[cell];
          *sign = self->sign[cell];
        }
    }
  return same[0] || same[1] || same[2];
}

/* Whether the text of @find has two kinds of blanks, by which some cells differ. */
static gboolean
has_two_kinds (const RubricLoose *self, const RubricLooseFind *find)
{
  Signs signs = { .find = find, .n = 0 };

  for (guint i = rubric_loose_find_line (self, find->start); i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->text >= find->end)
        break;
      if (!take_line (&signs, self, MAX (line->text, find->start), MIN (line->text + line->length, find->end)))
        return FALSE;
    }
  return signs.n == SUD_CELLS && are_of_two_kinds (&signs) && !show_houses (&signs);
}

gboolean
rubric_loose_refuse_drawn (RubricLoose *self, GError **error)
{
  for (guint i = 0; i < self->finds->len; i++)
    {
      const RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i);

      if (is_compared (find))
        return rubric_variant_refuse_name ("kropki", strlen ("kropki"), error);
      if (!has_two_kinds (self, find))
        continue;
      if (find->verdict != SUD_VERDICT_ONE)
        return !rubric_variant_refuse_rule ("overlay", error);
      self->ways.signs = TRUE;
    }
  return FALSE;
}
