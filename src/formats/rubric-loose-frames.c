/* rubric-loose-frames.c - grids in frames of stars or hashes
 *
 *     *************************        two long lines of them at least, which are no rows of blanks
 *     * * 5 9 * * 4 7 * 2 * * *        the same sign may stand for a blank, too: where it is a bar all rows tell together
 *     * 6 * 1 * …                      and only if they can be read in no more than one way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-frames.h"

#include "rubric-loose.h"

#include <string.h>

enum
{
  SHORTEST_STROKE = 13, /* signs of a frame around nine cells and between boxes */
  MAX_BARS = 4,
  MAX_PLACES = SUD_SIZE + MAX_BARS,
};

typedef struct
{
  char *text;
  gsize length;
} Line;

/* Where signs are bars, among those and the cells of a row. */
typedef struct
{
  guint n;
  guint bars; /* a bit each */
} Layout;

static const Layout layouts[] = {
  { SUD_SIZE, 0 },
  { SUD_SIZE + 2, 1 << 0 | 1 << 10 },
  { SUD_SIZE + 2, 1 << 3 | 1 << 7 },
  { MAX_PLACES, 1 << 0 | 1 << 4 | 1 << 8 | 1 << 12 },
};

/* Before which rows lines are drawn: a bit each, the last for the line below. */
static const guint drawn[] = { 1 << 0 | 1 << 9, 1 << 3 | 1 << 6, 1 << 0 | 1 << 3 | 1 << 6 | 1 << 9 };

typedef struct
{
  gsize place[MAX_PLACES]; /* in the line, of signs and cells */
  char *text;
  guint n;
} Row;

typedef struct
{
  Row rows[SUD_SIZE];
  guint n; /* more than SUD_SIZE where there are too many */
  guint strokes;
  char sign;
} Frame;

static gboolean
is_beside (char c)
{
  return c == ' ' || c == '\t' || c == '>';
}

/* The line at @at, without blanks and marks of quotations. Returns: where the next begins; NULL behind the last */
static char *
read_line (char *at, Line *line)
{
  gsize length = strcspn (at, "\r\n");
  char *next = at + length + 1;
  gboolean last = at[length] == '\0';

  for (; length > 0 && is_beside (at[0]); length--)
    at++;
  while (length > 0 && is_beside (at[length - 1]))
    length--;
  *line = (Line){ at, length };
  return last ? NULL : next;
}

static gboolean
is_stroke (const Line *line, char sign)
{
  if (line->length < SHORTEST_STROKE || line->length >= SUD_CELLS)
    return FALSE;
  for (gsize i = 0; i < line->length; i++)
    if (line->text[i] != sign)
      return FALSE;
  return TRUE;
}

/* Digits, signs and bars; another sign for a blank would tell that these are none. */
static gboolean
read_row (const Line *line, char sign, Row *row)
{
  row->text = line->text;
  row->n = 0;
  for (gsize i = 0; i < line->length; i++)
    {
      char c = line->text[i];

      if (c == '|' || c == ' ' || c == '\t')
        continue;
      if (row->n == MAX_PLACES || (c != sign && (c < '1' || c > '9')))
        return FALSE;
      row->place[row->n++] = i;
    }
  return row->n >= SUD_SIZE;
}

static gboolean
is_bar (const Layout *layout, guint place)
{
  return (layout->bars & 1u << place) != 0;
}

/* Whether @place and the next one are parted by the edge of a box or by a bar. */
static gboolean
is_edge (const Layout *layout, guint place)
{
  return layout->bars == 0 ? place % 3 == 2 : is_bar (layout, place) || is_bar (layout, place + 1);
}

/* Cells are as far from each other as others are: where spaces stand for blanks they are not. */
static gboolean
is_even (const Row *row, const Layout *layout)
{
  gsize gap[2] = { 0, 0 };

  for (guint i = 0; i + 1 < row->n; i++)
    {
      gsize *expected = &gap[is_edge (layout, i)], found = row->place[i + 1] - row->place[i];

      if (*expected != 0 && *expected != found)
        return FALSE;
      *expected = found;
    }
  return TRUE;
}

static gboolean
fits (const Frame *self, const Layout *layout)
{
  for (guint i = 0; i < SUD_SIZE; i++)
    {
      const Row *row = &self->rows[i];

      if (row->n != layout->n || memcmp (row->place, self->rows[0].place, row->n * sizeof *row->place) != 0)
        return FALSE;
      for (guint k = 0; k < row->n; k++)
        if (is_bar (layout, k) && row->text[row->place[k]] != self->sign)
          return FALSE;
    }
  return is_even (&self->rows[0], layout);
}

/* The only layout of all rows, or NULL. */
static const Layout *
find_layout (const Frame *self)
{
  const Layout *layout = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (fits (self, &layouts[i]))
      {
        if (layout != NULL)
          return NULL;
        layout = &layouts[i];
      }
  return layout;
}

/* Signs that are no bars become points. */
static void
end_frame (Frame *self)
{
  gboolean known = FALSE;
  const Layout *layout;

  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    known |= self->strokes == drawn[i];
  layout = known && self->n == SUD_SIZE ? find_layout (self) : NULL;
  for (guint i = 0; layout != NULL && i < SUD_SIZE; i++)
    for (guint k = 0; k < layout->n; k++)
      {
        char *c = &self->rows[i].text[self->rows[i].place[k]];

        if (*c == self->sign && !is_bar (layout, k))
          *c = '.';
      }
  self->n = self->strokes = 0;
}

static void
take_line (Frame *self, const Line *line)
{
  Row row;

  if (is_stroke (line, self->sign))
    {
      self->strokes |= 1u << MIN (self->n, SUD_SIZE + 1);
      if (self->n < SUD_SIZE)
        return;
      end_frame (self);
      self->strokes = 1;
    }
  else if (!read_row (line, self->sign, &row))
    end_frame (self);
  else if (self->n < SUD_SIZE)
    self->rows[self->n++] = row;
  else
    self->n = SUD_SIZE + 1;
}

static guint
count_strokes (char *text, char sign)
{
  guint n = 0;
  Line line;

  for (char *at = text; at != NULL;)
    {
      at = read_line (at, &line);
      n += is_stroke (&line, sign);
    }
  return n;
}

/* Lines become strokes, and signs bars. */
static void
draw (char *text, char sign)
{
  Line line;

  for (char *at = text; at != NULL;)
    {
      at = read_line (at, &line);
      if (is_stroke (&line, sign))
        memset (line.text, '=', line.length);
      else
        for (gsize i = 0; i < line.length; i++)
          if (line.text[i] == sign)
            line.text[i] = '|';
    }
}

void
rubric_loose_draw_frames (char *text)
{
  for (const char *sign = "*#"; *sign != '\0'; sign++)
    if (count_strokes (text, *sign) >= 2)
      {
        Frame frame = { .sign = *sign };
        Line line;

        for (char *at = text; at != NULL;)
          {
            at = read_line (at, &line);
            take_line (&frame, &line);
          }
        end_frame (&frame);
        draw (text, *sign);
      }
}
