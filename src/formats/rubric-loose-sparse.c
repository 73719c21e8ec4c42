/* rubric-loose-sparse.c - pages that show givens alone, each in its place, and no blanks
 *
 *     <div style="grid-row: 1; grid-column: 6">3</div>      <text x="275" y="35">3</text>
 *
 * Numbers that are drawn tell a place where they stand at nine places at the same distance: the first and the last of a
 * puzzle have digits in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-rewritten.h"

#include "rubric-loose-cells.h"
#include "rubric-places.h"
#include "sud-grid.h"

#include <string.h>

enum
{
  LEAST_DIGITS = 17,
  MOST_DIGITS = 45, /* more, and blanks or digits of others are among them, or some are lost */
  HUNDRED = 100,
  BLUR = 150, /* hundredths: half a pixel, and what stands a little aside */
};

typedef struct
{
  RubricLooseAxis row;
  RubricLooseAxis column;
  gboolean drawn; /* only by where it is drawn: x and y alone do not tell which of them is the row */
} Way;

static const Way ways[] = {
  { RUBRIC_LOOSE_AXIS_ROW, RUBRIC_LOOSE_AXIS_COLUMN, FALSE },
  { RUBRIC_LOOSE_AXIS_DOWN, RUBRIC_LOOSE_AXIS_ACROSS, FALSE },
  { RUBRIC_LOOSE_AXIS_Y, RUBRIC_LOOSE_AXIS_X, TRUE },
};

/* How numbers become rows or columns: the first of them, and how far each is from the next. */
typedef struct
{
  int first;
  int pitch;
} Scale;

/* What is in the element, if that is a digit and nothing else; a point where it is a blank, and NUL for all others. */
static char
get_digit (const RubricLooseCell *cell, const char *end)
{
  const char *text = cell->inner, *stop = memchr (text, '<', end - text);

  if (stop == NULL)
    return '\0';
  while (text < stop && g_ascii_isspace (*text))
    text++;
  while (stop > text && g_ascii_isspace (stop[-1]))
    stop--;
  return stop == text ? '.' : rubric_places_read_digit (text, stop - text);
}

/* Finds the scale of one number of @cells. Returns: FALSE where they do not stand at nine places */
static gboolean
find_scale (const GArray *cells, RubricLooseAxis axis, gboolean drawn, Scale *scale)
{
  int least = G_MAXINT, most = G_MININT;

  for (guint i = 0; i < cells->len; i++)
    {
      int number = g_array_index (cells, RubricLooseCell, i).where.number[axis];

      least = MIN (least, number);
      most = MAX (most, number);
    }
  *scale = (Scale){ 0, HUNDRED };
  if (!drawn && least >= 0 && most <= SUD_SIZE * HUNDRED)
    return TRUE;
  *scale = (Scale){ least, (most - least) / (SUD_SIZE - 1) };
  return scale->pitch > 2 * BLUR;
}

/* Returns: which row or column @number is, -1 where it is between two of them */
static int
find_index (const Scale *scale, int number)
{
  int index = (number - scale->first + scale->pitch / 2) / scale->pitch;
  int off = ABS (number - scale->first - index * scale->pitch);

  return off <= (scale->pitch > HUNDRED ? BLUR : 0) ? index : -1;
}

/* Returns: (transfer full) (nullable): the puzzle whose givens are @cells */
static char *
place (const GArray *cells, const Way *way, const char *end)
{
  g_autoptr (GArray) places = rubric_places_new ();
  RubricPlacesTold told = { 0 };
  Scale down, across;

  if (cells->len < LEAST_DIGITS || cells->len > MOST_DIGITS || !find_scale (cells, way->row, way->drawn, &down)
      || !find_scale (cells, way->column, way->drawn, &across) || (down.first == 0) != (across.first == 0))
    return NULL;
  for (guint i = 0; i < cells->len; i++)
    {
      const RubricLooseCell *cell = &g_array_index (cells, RubricLooseCell, i);
      int row = find_index (&down, cell->where.number[way->row]);
      int column = find_index (&across, cell->where.number[way->column]);
      char digit = get_digit (cell, end);

      if (row < 0 || column < 0 || digit < '1' || digit > '9')
        return NULL;
      rubric_places_add (places, row, column, digit);
    }
  return rubric_places_to_line (places, &told);
}

char *
rubric_loose_dup_sparse (const char *page)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (RubricLooseCell));
  const char *end = page + strlen (page);
  char *line = NULL;

  rubric_loose_list_elements (cells, page, end);
  for (guint i = 0; i < G_N_ELEMENTS (ways) && line == NULL; i++)
    {
      g_autoptr (GArray) alike = g_array_new (FALSE, FALSE, sizeof (RubricLooseCell));
      const RubricLooseCell *first = NULL;

      for (guint k = 0; k < cells->len; k++)
        {
          const RubricLooseCell *cell = &g_array_index (cells, RubricLooseCell, k);

          if (!rubric_loose_where_tells (&cell->where, ways[i].row, ways[i].column))
            continue;
          first = first != NULL ? first : cell;
          if (rubric_loose_is_tag (cell->start + 1, first->start + 1))
            g_array_append_val (alike, *cell);
        }
      line = place (alike, &ways[i], end);
    }
  return line;
}
