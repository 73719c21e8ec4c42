/* rubric-cell.h - one cell of the board: draws a digit or its marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-sheet.h"

#include <gtk/gtk.h>

typedef enum
{
  RUBRIC_CELL_CURSOR,
  RUBRIC_CELL_SELECTED,
  RUBRIC_CELL_PEER,     /* shares a house with the cursor */
  RUBRIC_CELL_SAME,     /* holds the digit under the cursor */
  RUBRIC_CELL_CONFLICT, /* clashes with another cell */
  RUBRIC_CELL_SHADED,   /* differs between solutions */
  RUBRIC_CELL_BLAMED,   /* is why there is no solution */
  RUBRIC_CELL_DOUBTED,  /* was not read with certainty from a picture */
  RUBRIC_CELL_WRONG,    /* is not what the solution has: struck through */
  RUBRIC_CELL_FILTERED, /* the digit of the filter can go here */
  RUBRIC_CELL_HINTED,   /* is where a hint says to look, in the colour of the pattern that is there */
  RUBRIC_CELL_LIT,      /* the wave over a finished board is here */
  RUBRIC_N_CELL_FLAGS,
} RubricCellFlag;

/**
 * RubricCellState:
 * @on: @off: @struck: candidates with that sign, as in #SudEvidence
 * @counts: of candidates, as in #SudEvidence
 * @flags: bit f for RubricCellFlag f
 * @tint: @also: as in #SudEvidence
 * @as_grid: candidates stand in fixed places of a 3×3 grid, else corner marks on top and centre marks in the middle, as
 *   always where there are corner marks, but for evidence
 *
 * All that a cell shows: 46 bytes without padding, compared as such.
 */
typedef struct
{
  SudDigits centre;
  SudDigits corner;
  SudDigits on;
  SudDigits off;
  SudDigits struck;
  SudDigits colours; /* a set */
  guint16 counts[SUD_SIZE];
  guint16 flags;
  guint8 digit;
  guint8 origin; /* SudOrigin */
  guint8 tint;
  guint8 mark_colour[SUD_SIZE];
  guint8 as_grid;
  guint8 also;
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
 * Shows @state; draws again, and tells the screen reader, only where it is not what is shown already.
 */
void rubric_cell_update (RubricCell *self, const RubricCellState *state, const char *label);

/** How often the cell has been drawn since it was made: for tests. */
guint rubric_cell_get_snapshots (RubricCell *self);

/** How often its label has changed since it was made: for tests. */
guint rubric_cell_get_labels (RubricCell *self);

/** Whether both look and sound the same: for tests. */
gboolean rubric_cell_shows_same (RubricCell *self, RubricCell *other);
