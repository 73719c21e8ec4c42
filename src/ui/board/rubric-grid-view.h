/* rubric-grid-view.h - 81 cells that show a view: a sheet, and the evidence on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-cell.h"
#include "rubric-geometry.h"
#include "sud-view.h"

#include <gtk/gtk.h>

/**
 * RubricGridState:
 * @view: what is shown
 * @cells: for each flag the cells that have it
 * @filter: a digit, 1 to 9, whose places are the filtered cells; any other number: they have two candidates
 * @as_grid: whether candidates stand in fixed places
 *
 * All that a grid shows, as a plain value.
 */
typedef struct
{
  SudView view;
  SudCells cells[RUBRIC_N_CELL_FLAGS];
  int filter;
  gboolean as_grid;
} RubricGridState;

#define RUBRIC_TYPE_GRID_VIEW (rubric_grid_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (RubricGridView, rubric_grid_view, RUBRIC, GRID_VIEW, GtkWidget)

struct _RubricGridViewClass
{
  GtkWidgetClass parent_class;
};

/** Returns: (transfer floating): an empty grid */
GtkWidget *rubric_grid_view_new (void);

/** Shows @view and nothing else, with candidates in fixed places. */
void rubric_grid_view_show (RubricGridView *self, const SudView *view);

/** Shows @state, which is copied. Only cells that it changes are computed, and draw themselves again. */
void rubric_grid_view_set_state (RubricGridView *self, const RubricGridState *state);

/**
 * rubric_grid_view_set_glowing:
 *
 * Whether what goes from one state to the next fades, and what is newly struck flashes, unless the person wants no
 * animations: for views that follow each other so slowly that they can be told apart.
 */
void rubric_grid_view_set_glowing (RubricGridView *self, gboolean glowing);

/** Returns: (transfer none): what is shown */
const RubricGridState *rubric_grid_view_get_state (RubricGridView *self);

/** Returns: the cell at a point of the widget, or -1; a point on a line belongs to the cell before it */
int rubric_grid_view_find_cell (RubricGridView *self, double x, double y);

/** Returns: (transfer none): the widget of a cell */
GtkWidget *rubric_grid_view_get_cell (RubricGridView *self, int cell);

/** Returns: (transfer none): where everything is since the last allocation, in the widget's pixels */
const RubricGeometry *rubric_grid_view_get_geometry (RubricGridView *self);

/** Returns: in how many cells something fades or flashes: for tests */
guint rubric_grid_view_count_glows (RubricGridView *self);

/** How many cells have been computed since it was made: for tests. */
guint rubric_grid_view_get_computed (RubricGridView *self);
