/* rubric-places-order.c - in which order cells stand that say in which row and column they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-places-order.h"

#include "sud-grid.h"

enum
{
  MOST_GIVENS = 40, /* of a puzzle; more of them are what was entered, whose givens are missing */
  MOST_GAPS = 2,    /* between cells of a list of all of them */
  LEAST_TORN = 76,  /* cells of such a list in any order */
};

static int
compare_places (const RubricPlace *a, const RubricPlace *b, gboolean columns)
{
  int first = columns ? a->column - b->column : a->row - b->row, second = columns ? a->row - b->row : a->column - b->column;

  return first != 0 ? first : second;
}

guint
rubric_places_find_descent (const GArray *self, guint without, gboolean columns)
{
  const RubricPlace *last = NULL;

  for (guint i = 0; i < self->len; i++)
    {
      const RubricPlace *place = &g_array_index (self, RubricPlace, i);

      if (i == without)
        continue;
      if (last != NULL && compare_places (last, place, columns) >= 0)
        return i;
      last = place;
    }
  return self->len;
}

gboolean
rubric_places_are_sideways (const GArray *self)
{
  return rubric_places_find_descent (self, self->len, TRUE) == self->len
         && rubric_places_find_descent (self, self->len, FALSE) < self->len;
}

void
rubric_places_put_in_boxes (GArray *self)
{
  for (guint i = 0; i < self->len; i++)
    {
      RubricPlace *place = &g_array_index (self, RubricPlace, i);
      int box = i / SUD_SIZE, inside = i % SUD_SIZE;

      place->row = box / 3 * 3 + inside / 3;
      place->column = box % 3 * 3 + inside % 3;
    }
}

gboolean
rubric_places_are_displaced (const GArray *self)
{
  gboolean displaced = FALSE;

  for (guint columns = 0; columns < 2; columns++)
    {
      guint at = rubric_places_find_descent (self, self->len, columns);

      if (at == self->len)
        return FALSE;
      displaced |= rubric_places_find_descent (self, at, columns) == self->len || rubric_places_find_descent (self, at - 1, columns) == self->len;
    }
  return displaced;
}

gboolean
rubric_places_are_torn (const GArray *self)
{
  guint gaps = 0, blanks = 0;

  for (guint i = 0; i < self->len; i++)
    {
      const RubricPlace *place = &g_array_index (self, RubricPlace, i);
      int steps = i > 0 ? (place->row - place[-1].row) * SUD_SIZE + place->column - place[-1].column : 1;
      int across = i > 0 ? (place->column - place[-1].column) * SUD_SIZE + place->row - place[-1].row : 1;

      gaps += steps != 1 && across != 1;
      blanks += place->digit == '.';
    }
  return blanks > 0 && self->len > MOST_GIVENS && self->len < SUD_CELLS && (gaps <= MOST_GAPS || self->len >= LEAST_TORN);
}

gboolean
rubric_places_are_steps (const GArray *self)
{
  for (guint i = 0; i < self->len; i++)
    if (g_array_index (self, RubricPlace, i).digit == '.')
      return FALSE;
  return self->len > MOST_GIVENS && self->len < SUD_CELLS;
}
