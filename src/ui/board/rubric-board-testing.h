/* rubric-board-testing.h - counts and states of the board, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board-private.h"

guint rubric_cell_get_snapshots (RubricCell *self);
guint rubric_cell_get_labels (RubricCell *self);
gboolean rubric_cell_shows_same (RubricCell *self, RubricCell *other);
const RubricGridState *rubric_grid_view_get_state (RubricGridView *self);

/** rubric_grid_view_count_glows: Returns: in how many cells something fades or flashes */
guint rubric_grid_view_count_glows (RubricGridView *self);

guint rubric_grid_view_get_computed (RubricGridView *self);
guint rubric_grid_view_get_snapshots (RubricGridView *self);

/** rubric_board_find_wave: Returns: the cells that are lit @us microseconds after a wave has begun at @origin */
SudCells rubric_board_find_wave (int origin, gint64 us);

/** rubric_board_find_completed: Returns: the cells of the houses and digits that @written has made complete, and that
 * have no conflict */
SudCells rubric_board_find_completed (const SudGrid *grid, SudCells written);
