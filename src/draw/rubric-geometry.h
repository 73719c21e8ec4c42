/* rubric-geometry.h - the places of lines, cells and candidates of a board, on the screen and on paper
 *
 *     ┏━┯━┯━┳━┯━┯━┳━┯━┯━┓   thick lines: frame and boxes (4 each way), thin lines: 6 each way
 *     ┃ │ │ ┃ │ │ ┃ │ │ ┃   side = 9 cells + 4 thick + 6 thin
 *
 * Plain values, thread-safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <glib.h>

/**
 * RubricGeometry:
 * @x: left edge of the outermost line; @y: its upper edge
 * @cell: side of a cell, between its lines
 * @thick: width of the lines around boxes
 * @thin: width of the other lines
 *
 * In the unit of its arguments.
 */
typedef struct
{
  double x;
  double y;
  double cell;
  double thick;
  double thin;
} RubricGeometry;

/**
 * rubric_geometry_fit:
 * @thick: @thin: the widths of lines
 * @whole: whether a cell has a whole number of units, and stands on one: pixels
 *
 * Returns: the largest board that fits into a rectangle, in its middle
 */
RubricGeometry rubric_geometry_fit (double x, double y, double width, double height, double thick, double thin,
                                    gboolean whole);

/** rubric_geometry_get_offset: Returns: the beginning of row or column @i, 0 to 9, from the outer edge of the frame;
 * that of 9 is the side of the board */
double rubric_geometry_get_offset (const RubricGeometry *self, int i);

/** rubric_geometry_get_cell: Sets the upper left corner of @cell, inside its lines. */
void rubric_geometry_get_cell (const RubricGeometry *self, int cell, double *x, double *y);

/** rubric_geometry_get_line: Sets the beginning of line @i, 0 to 9, likewise. Returns: its width */
double rubric_geometry_get_line (const RubricGeometry *self, int i, double *at);

/** rubric_geometry_find_cell: Returns: the cell at a point, or -1; a point on a line belongs to the cell before it */
int rubric_geometry_find_cell (const RubricGeometry *self, double x, double y);

/**
 * rubric_geometry_place_candidate:
 * @shapes: whether the shapes of the cell's colours stand at its foot
 *
 * Sets the middle of candidate @digit, 1 to 9, in shares of the side of its cell: its fixed place in a 3×3 grid.
 */
void rubric_geometry_place_candidate (int digit, gboolean shapes, double *x, double *y);

/** rubric_geometry_find_candidate: Returns: the candidate nearest to a point in shares of the side of its cell, without
 * shapes */
int rubric_geometry_find_candidate (double x, double y);

/** rubric_geometry_get_candidate_radius: Returns: half the room of a candidate, as a share of the side of its cell */
double rubric_geometry_get_candidate_radius (gboolean shapes);

/** rubric_geometry_place_shapes: Sets the room of the shapes of a cell's colours, in shares of the side of the cell. */
void rubric_geometry_place_shapes (double *x, double *y, double *width, double *height);

/**
 * rubric_geometry_place_corner:
 * @i: which of the corner marks of the cell, from 0, in the order of their digits
 *
 * Sets the middle of a corner mark, likewise: the corners first, then between them above and below.
 *
 *     +---------------+
 *     | 0   6 4 7   1 |
 *     |   a b c d e   |   centre marks in one line
 *     | 2   8 5     3 |
 *     +---------------+
 */
void rubric_geometry_place_corner (int i, gboolean shapes, double *x, double *y);

/** rubric_geometry_place_centre: Sets the middle of centre mark @i of @n, likewise: in the middle of the cell. */
void rubric_geometry_place_centre (int i, int n, gboolean shapes, double *x, double *y);

/** rubric_geometry_get_mark_room: Sets the room of a corner mark or, if there are @n, of a centre mark, likewise. More
 * than five stand closer. */
void rubric_geometry_get_mark_room (int n, gboolean shapes, double *width, double *height);

/** rubric_geometry_get_candidate: Sets the middle of candidate @digit of @cell on the board, without shapes. */
void rubric_geometry_get_candidate (const RubricGeometry *self, int cell, int digit, double *x, double *y);
