/* rubric-grid-view.h - 81 cells that show a view: a sheet, and the evidence on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-geometry.h"
#include "sud-view.h"

#include <gtk/gtk.h>

typedef enum
{
  RUBRIC_CELL_CURSOR,
  RUBRIC_CELL_SELECTED,
  RUBRIC_CELL_PEER,     /* shares a house with the cursor */
  RUBRIC_CELL_SAME,     /* holds the digit that is in hand or under the cursor */
  RUBRIC_CELL_CONFLICT, /* clashes with another cell */
  RUBRIC_CELL_SHADED,   /* differs between solutions */
  RUBRIC_CELL_BLAMED,   /* is why there is no solution */
  RUBRIC_CELL_UNCERTAIN, /* was not read with certainty from a picture */
  RUBRIC_CELL_WRONG,    /* is not what the solution has: filled, and struck through */
  RUBRIC_CELL_FILTERED, /* the digit of the filter can go here */
  RUBRIC_CELL_HINTED,   /* a hint says to look here, in the colour of its pattern */
  RUBRIC_CELL_LIT,      /* the wave over a finished board is here */
  RUBRIC_N_CELL_FLAGS,
} RubricCellFlag;

/** RubricCellSign: What says the same as a colour, for those who want it or have high contrast. */
typedef enum
{
  RUBRIC_SIGN_SHAPES = 1 << 0, /* each colour of cells and candidates has a shape of its own */
  RUBRIC_SIGN_DOT = 1 << 1,    /* beside an answer */
  RUBRIC_SIGNS_ALL = RUBRIC_SIGN_SHAPES | RUBRIC_SIGN_DOT,
} RubricCellSign;

/**
 * RubricGridState:
 * @cells: the cells that have each flag
 * @filter: a digit, 1 to 9, whose places are the filtered cells; any other number: they have two candidates
 * @same: a digit, 1 to 9, whose marks stand out; 0: none
 * @as_grid: whether marks stand in fixed places of a 3×3 grid
 * @signs: a set of #RubricCellSign; high contrast has all of them
 *
 * All that a grid shows, as a plain value.
 */
typedef struct
{
  SudView view;
  SudCells cells[RUBRIC_N_CELL_FLAGS];
  int filter;
  int same;
  gboolean as_grid;
  guint8 signs;
} RubricGridState;

#define RUBRIC_TYPE_GRID_VIEW (rubric_grid_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (RubricGridView, rubric_grid_view, RUBRIC, GRID_VIEW, GtkWidget)

struct _RubricGridViewClass
{
  GtkWidgetClass parent_class;
};

GtkWidget *rubric_grid_view_new (void);

/** rubric_grid_view_show: Shows @view and nothing else, with candidates in fixed places. */
void rubric_grid_view_show (RubricGridView *self, const SudView *view);

/** rubric_grid_view_set_state: Shows @state, which is copied. Only cells that change are computed and drawn again. */
void rubric_grid_view_set_state (RubricGridView *self, const RubricGridState *state);

/**
 * rubric_grid_view_set_glowing:
 *
 * Sets whether digits that are taken back fade, and newly struck candidates flash, unless animations are turned off.
 * This is for views that follow each other slowly.
 */
void rubric_grid_view_set_glowing (RubricGridView *self, gboolean glowing);

/** rubric_grid_view_find_cell: Returns: the cell at a point, or -1; a point on a line belongs to the cell before it */
int rubric_grid_view_find_cell (RubricGridView *self, double x, double y);

GtkWidget *rubric_grid_view_get_cell (RubricGridView *self, int cell);

/**
 * rubric_grid_view_get_geometry:
 *
 * Returns: (transfer none): the places at the last allocation, in the widget's pixels
 */
const RubricGeometry *rubric_grid_view_get_geometry (RubricGridView *self);
