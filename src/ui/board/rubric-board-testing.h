/* rubric-board-testing.h - counts and states of the board, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board-private.h"

/** rubric_cell_get_snapshots: Returns: how often the cell has been drawn */
guint rubric_cell_get_snapshots (RubricCell *self);

/** rubric_cell_get_labels: Returns: how often its accessible name has changed */
guint rubric_cell_get_labels (RubricCell *self);

/** rubric_cell_shows_same: Returns: whether both look and sound the same */
gboolean rubric_cell_shows_same (RubricCell *self, RubricCell *other);

/** rubric_grid_view_get_state: Returns: (transfer none): the state that is shown */
const RubricGridState *rubric_grid_view_get_state (RubricGridView *self);

/** rubric_grid_view_count_glows: Returns: in how many cells something fades or flashes */
guint rubric_grid_view_count_glows (RubricGridView *self);

/** rubric_grid_view_get_computed: Returns: how many cells have been computed so far */
guint rubric_grid_view_get_computed (RubricGridView *self);

/** rubric_grid_view_get_snapshots: Returns: how often the evidence has been drawn */
guint rubric_grid_view_get_snapshots (RubricGridView *self);

/** rubric_board_find_wave: Returns: the cells that are lit @us microseconds after a wave has begun at @origin */
SudCells rubric_board_find_wave (int origin, gint64 us);
