/* rubric-loose-drawn.c - what a plain text draws between cells, or in blanks, that may stand for rules
 *
 *     . < . . . 6 . 2 > . 9        comparisons of cells
 *     . o . . 6 . 2 o 9            blanks of two kinds: even ones and odd ones, or black cells
 *     □■□□6□2■9
 *
 * Blanks that have another sign in each other box, row or column only show these. A few that have may be digits which a program
 * that reads pictures did not know.
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
  LEAST_USUAL = 18,   /* blanks that are alike, where some are not */
  MOST_SLIPS = 8,     /* in another column of the same sign there is one in each row */
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
    {
      gsize signs = token.cells < token.length ? MIN (token.cells, 1) : token.length;

      if (token.length == 0 && *token.start == '~')
        signs = 1;
      for (gsize i = 0; i < signs; i++)
        if (!take (self, loose, token.start + i))
          return FALSE;
    }
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

/* Whether @odd blanks have another sign than the @usual ones, and may be slips. */
static gboolean
are_slips (guint usual, guint odd)
{
  return odd > 0 && odd <= MOST_SLIPS && usual >= LEAST_USUAL;
}

/* Whether a few blanks have another sign than all others. */
static gboolean
have_slips (const Signs *self)
{
  guint usual = 0, blanks = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      guint same = 0;

      blanks += self->sign[cell] != 0;
      for (int other = 0; other < SUD_CELLS && self->sign[cell] != 0; other++)
        same += self->sign[other] == self->sign[cell];
      usual = MAX (usual, same);
    }
  return are_slips (usual, blanks - usual);
}

/* Counts what stands between delimiters from @at to @end: nothing, or one sign that is none of quotation. */
static void
count_fields (const char *at, const char *end, char delimiter, guint *empty, guint *signs)
{
  while (at < end)
    {
      const char *stop = memchr (at, delimiter, end - at);
      const char *behind = stop != NULL ? stop : end;

      for (; at < behind && *at == ' '; at++)
        ;
      for (; behind > at && behind[-1] == ' '; behind--)
        ;
      *empty += behind == at;
      *signs += behind - at == 1 && !g_ascii_isalnum (*at) && strchr ("\"'()[]{}", *at) == NULL;
      at = stop != NULL ? stop + 1 : end;
    }
}

/* Whether few fields of a table have a sign, where nothing is a blank. */
static gboolean
has_slips_between (const RubricLooseFind *find, char delimiter)
{
  guint empty = 0, signs = 0;

  for (const char *at = find->start; at < find->end; at++)
    {
      const char *stop = memchr (at, '\n', find->end - at);
      const char *end = stop != NULL ? stop : find->end;

      if (memchr (at, delimiter, end - at) != NULL)
        count_fields (at, end, delimiter, &empty, &signs);
      at = end;
    }
  return are_slips (empty, signs);
}

/* Reads the cells of @find, and what they are written with. Returns: whether all have signs */
static gboolean
read_signs (const RubricLoose *self, const RubricLooseFind *find, Signs *signs)
{
  *signs = (Signs){ .find = find, .n = 0 };
  for (guint i = rubric_loose_find_line (self, find->start); i < self->lines->len; i++)
    {
      const RubricLooseLine *line = rubric_loose_get_line (self, i);

      if (line->text >= find->end)
        break;
      if (!take_line (signs, self, MAX (line->text, find->start), MIN (line->text + line->length, find->end)))
        return FALSE;
    }
  return signs->n == SUD_CELLS;
}

gboolean
rubric_loose_refuse_drawn (RubricLoose *self, GError **error)
{
  for (guint i = 0; i < self->finds->len; i++)
    {
      const RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i);
      gboolean read, kinds;
      Signs signs;

      if (is_compared (find))
        return rubric_variant_refuse_name ("kropki", strlen ("kropki"), error);
      read = read_signs (self, find, &signs);
      read &= !show_houses (&signs);
      kinds = read && are_of_two_kinds (&signs);
      if (kinds && find->verdict != SUD_VERDICT_ONE)
        return !rubric_variant_refuse_rule ("overlay", error);
      self->ways.signs |= kinds || (read && have_slips (&signs)) || (!read && has_slips_between (find, '\t'))
                          || (!read && has_slips_between (find, ','));
    }
  return FALSE;
}

gboolean
rubric_loose_has_slips (const SudGrid *grid, const char *text, gsize length)
{
  RubricLooseFind find = { .grid = *grid };
  Signs signs = { .find = &find, .n = 0 };

  for (gsize i = 0; i < length; i++)
    if (sud_cell_value (text[i]) < 0)
      continue;
    else if (signs.n == SUD_CELLS || grid->digit[signs.n] != sud_cell_value (text[i]))
      return FALSE;
    else
      signs.sign[signs.n++] = sud_cell_value (text[i]) > 0 ? 0 : (guchar)text[i];
  return signs.n == SUD_CELLS && have_slips (&signs);
}
