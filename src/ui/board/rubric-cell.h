/* rubric-cell.h - one cell of the board: draws a digit or its marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

typedef enum
{
  RUBRIC_CELL_CURSOR = 1 << 0,
  RUBRIC_CELL_SELECTED = 1 << 1,
  RUBRIC_CELL_PEER = 1 << 2,     /* shares a house with the cursor */
  RUBRIC_CELL_SAME = 1 << 3,     /* holds the digit under the cursor */
  RUBRIC_CELL_CONFLICT = 1 << 4, /* clashes with another cell */
  RUBRIC_CELL_SHADED = 1 << 5,   /* evidence: differs between solutions */
  RUBRIC_CELL_BLAMED = 1 << 6,   /* evidence: why there is no solution */
  RUBRIC_CELL_FILTERED = 1 << 7, /* the digit of the filter can go here */
  RUBRIC_CELL_WRONG = 1 << 8,    /* evidence: is not what the solution has; looks blamed, and no cell is told of it */
} RubricCellFlags;

/**
 * RubricCellState:
 * @as_grid: candidates stand in fixed places of a 3×3 grid, else corner marks on top and centre marks in the middle
 *
 * All that a cell shows: 18 bytes without padding, compared as such.
 */
typedef struct
{
  SudDigits centre;
  SudDigits corner;
  guint8 digit;
  guint8 origin; /* SudOrigin */
  guint8 colour;
  guint8 flags; /* RubricCellFlags */
  guint8 mark_colour[SUD_SIZE];
  guint8 as_grid;
} RubricCellState;

#define RUBRIC_TYPE_CELL (rubric_cell_get_type ())
G_DECLARE_FINAL_TYPE (RubricCell, rubric_cell, RUBRIC, CELL, GtkWidget)

/** Returns: (transfer floating): the widget of cell @index, 0 to 80 */
GtkWidget *rubric_cell_new (int index);

int rubric_cell_get_index (RubricCell *self);

/**
 * rubric_cell_update:
 * @label: what a screen reader says of the cell
 *
 * Shows @state; draws again only where it is not what is shown already.
 */
void rubric_cell_update (RubricCell *self, const RubricCellState *state, const char *label);

/** How often the cell has been drawn since it was made: for tests. */
guint rubric_cell_get_snapshots (RubricCell *self);
