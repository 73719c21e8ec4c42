/* rubric-wave.h - a wave of light over a board that has been finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

#include <gio/gio.h>

/** Returns: the cells that are lit @us microseconds after a wave has begun at @origin */
SudCells rubric_wave_find_lit (int origin, gint64 us);

/**
 * rubric_wave_run_async:
 *
 * Lights up the cells of @board one after another, from its cursor outward, for less than a second. It ends at once
 * when the puzzle changes or the board is hidden. Where animations are turned off there is nothing to see, and it is
 * over already.
 */
void rubric_wave_run_async (RubricBoard *board, GAsyncReadyCallback callback, gpointer user_data);

/** Returns: whether the puzzle is still as it was at the start; FALSE where a change has ended the wave */
gboolean rubric_wave_run_finish (RubricBoard *board, GAsyncResult *result);
