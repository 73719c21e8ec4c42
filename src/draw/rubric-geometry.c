/* rubric-geometry.c - the places of lines, cells and candidates of a board, on the screen and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-geometry.h"

#include "sud-houses.h"

#include <math.h>

enum
{
  MARK_COLUMNS = 5,
  MARK_ROWS = 4, /* corner marks in the first and the last, centre marks between */
  BOX = 3,
  THICK_LINES = 4,
  THIN_LINES = 6,
};

/* Shares of the side of a cell. */
static const double EDGE = 0.06;
static const double SHAPES = 0.18; /* at the foot of the cell */
static const double SHAPES_GAP = 0.02;

static double
get_foot (gboolean shapes)
{
  return shapes ? SHAPES + SHAPES_GAP : 0;
}

RubricGeometry
rubric_geometry_fit (double x, double y, double width, double height, double thick, double thin, gboolean whole)
{
  RubricGeometry self = { .thick = thick, .thin = thin };
  double side;

  self.cell = MAX ((MIN (width, height) - THICK_LINES * thick - THIN_LINES * thin) / SUD_SIZE, 0);
  if (whole)
    self.cell = floor (self.cell);
  side = rubric_geometry_get_offset (&self, SUD_SIZE);
  self.x = x + (width - side) / 2;
  self.y = y + (height - side) / 2;
  if (whole)
    {
      self.x = floor (self.x);
      self.y = floor (self.y);
    }
  return self;
}

double
rubric_geometry_get_offset (const RubricGeometry *self, int i)
{
  int thick_before = 1 + i / BOX, thin_before = i - i / BOX;

  return i * self->cell + thick_before * self->thick + thin_before * self->thin;
}

void
rubric_geometry_get_cell (const RubricGeometry *self, int cell, double *x, double *y)
{
  *x = self->x + rubric_geometry_get_offset (self, sud_column (cell));
  *y = self->y + rubric_geometry_get_offset (self, sud_row (cell));
}

double
rubric_geometry_get_line (const RubricGeometry *self, int i, double *at)
{
  double width = i % BOX == 0 ? self->thick : self->thin;

  /* Line i lies just before cell i, line 9 after cell 8. */
  *at = rubric_geometry_get_offset (self, i) - width;
  return width;
}

/* Returns: the row or column at @at, less than 0 on the edge of the board */
static int
find_place (const RubricGeometry *self, double at)
{
  double side = MAX (rubric_geometry_get_offset (self, SUD_SIZE), G_MINDOUBLE);
  int i = (int)CLAMP (at * SUD_SIZE / side, 0, SUD_SIZE - 1);

  while (i + 1 < SUD_SIZE && at >= rubric_geometry_get_offset (self, i + 1))
    i++;
  while (i >= 0 && at < rubric_geometry_get_offset (self, i))
    i--;
  return i;
}

int
rubric_geometry_find_cell (const RubricGeometry *self, double x, double y)
{
  double side = rubric_geometry_get_offset (self, SUD_SIZE);
  int row = find_place (self, y - self->y), column = find_place (self, x - self->x);

  return row < 0 || column < 0 || x - self->x >= side || y - self->y >= side ? -1 : sud_cell (row, column);
}

void
rubric_geometry_place_candidate (int digit, gboolean shapes, double *x, double *y)
{
  double width = (1 - 2 * EDGE) / BOX, height = (1 - 2 * EDGE - get_foot (shapes)) / BOX;

  *x = EDGE + ((digit - 1) % BOX + 0.5) * width;
  *y = EDGE + ((digit - 1) / BOX + 0.5) * height;
}

int
rubric_geometry_find_candidate (double x, double y)
{
  double room = (1 - 2 * EDGE) / BOX;
  int column = CLAMP ((int)((x - EDGE) / room), 0, BOX - 1), row = CLAMP ((int)((y - EDGE) / room), 0, BOX - 1);

  return row * BOX + column + 1;
}

double
rubric_geometry_get_candidate_radius (gboolean shapes)
{
  return (1 - 2 * EDGE - get_foot (shapes)) / BOX / 2;
}

void
rubric_geometry_place_shapes (double *x, double *y, double *width, double *height)
{
  *x = EDGE;
  *y = 1 - EDGE - SHAPES;
  *width = 1 - 2 * EDGE;
  *height = SHAPES;
}

void
rubric_geometry_get_mark_room (int n, gboolean shapes, double *width, double *height)
{
  *width = (1 - 2 * EDGE) / MAX (n, MARK_COLUMNS);
  *height = (1 - 2 * EDGE - get_foot (shapes)) / MARK_ROWS;
}

void
rubric_geometry_place_corner (int i, gboolean shapes, double *x, double *y)
{
  static const gint8 places[SUD_SIZE][2] = { { 0, 0 }, { 4, 0 }, { 0, 3 }, { 4, 3 }, { 2, 0 },
                                             { 2, 3 }, { 1, 0 }, { 3, 0 }, { 1, 3 } };

  double width, height;

  rubric_geometry_get_mark_room (0, shapes, &width, &height);
  *x = EDGE + (places[i][0] + 0.5) * width;
  *y = EDGE + (places[i][1] + 0.5) * height;
}

void
rubric_geometry_place_centre (int i, int n, gboolean shapes, double *x, double *y)
{
  double width, height;

  rubric_geometry_get_mark_room (n, shapes, &width, &height);
  *x = 0.5 + (i - (n - 1) / 2.0) * width;
  *y = EDGE + MARK_ROWS / 2.0 * height;
}

void
rubric_geometry_get_candidate (const RubricGeometry *self, int cell, int digit, double *x, double *y)
{
  double cell_x, cell_y;

  rubric_geometry_get_cell (self, cell, &cell_x, &cell_y);
  rubric_geometry_place_candidate (digit, FALSE, x, y);
  *x = cell_x + *x * self->cell;
  *y = cell_y + *y * self->cell;
}
