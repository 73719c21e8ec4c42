/* rubric-board-private.h - cells, and keys and pointer of the board, shared by the files of this folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"
#include "rubric-evidence.h"

/* rubric-cell.c */

/**
 * RubricCellState:
 * @on: @off: @struck: candidates with that sign, as in #SudEvidence
 * @colours: the set of colours of the cell
 * @counts: @tint: @second_tint: as in #SudEvidence
 * @flags: bit f for RubricCellFlag f
 * @origin: a SudOrigin
 * @same: the mark that stands out, 0: none
 * @as_grid: whether marks stand in fixed places of a 3×3 grid. Otherwise corner marks stand on top and below, and
 *   centre marks in the middle
 * @signs: a set of RubricCellSign
 *
 * All that a cell shows: 48 bytes without padding, compared as such.
 */
typedef struct
{
  SudDigits centre;
  SudDigits corner;
  SudDigits on;
  SudDigits off;
  SudDigits struck;
  SudDigits colours;
  guint16 counts[SUD_SIZE];
  guint16 flags;
  guint8 digit;
  guint8 origin;
  guint8 tint;
  guint8 mark_colour[SUD_SIZE];
  guint8 as_grid;
  guint8 second_tint;
  guint8 same;
  guint8 signs;
} RubricCellState;

/**
 * rubric_cell_draw_digit:
 * @widget: the widget whose font is used
 * @side: the side of a cell
 * @x: @y: the middle of the ink
 *
 * Draws a large digit as in a cell.
 */
void rubric_cell_draw_digit (GtkWidget *widget, GtkSnapshot *snapshot, int digit, double side, PangoWeight weight,
                             double x, double y, const GdkRGBA *ink);

#define RUBRIC_TYPE_CELL (rubric_cell_get_type ())
G_DECLARE_FINAL_TYPE (RubricCell, rubric_cell, RUBRIC, CELL, GtkWidget)

GtkWidget *rubric_cell_new (void);

/**
 * rubric_cell_update:
 * @label: the accessible name of the cell
 *
 * Shows @state. Draws again, and updates the name, only if it is not what is shown already.
 */
void rubric_cell_update (RubricCell *self, const RubricCellState *state, const char *label);

/* rubric-grid-view.c */

/** rubric_grid_view_get_inks: Returns: (transfer none): the inks of evidence in the current style */
const RubricEvidenceInks *rubric_grid_view_get_inks (void);

/* rubric-board-input.c */

/** rubric_board_bind_keys: Binds the keys that are the same in every keyboard layout. */
void rubric_board_bind_keys (GtkWidgetClass *widget_class);

/**
 * rubric_board_attach_input:
 *
 * Adds the controller of digits and erasing, which go by the place of the key, and the gestures.
 */
void rubric_board_attach_input (RubricBoard *board);

/* rubric-board-wave.c */

/**
 * rubric_board_flash:
 * @written: the cells in which a digit has just been written
 *
 * Lets light run once over the houses and digits that are complete now, and without a conflict; not if all of @puzzle
 * is, or if animations are turned off.
 */
void rubric_board_flash (RubricPuzzle *puzzle, const SudCells *written, RubricBoard *self);
