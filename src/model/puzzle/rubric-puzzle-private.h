/* rubric-puzzle-private.h - parts of a puzzle that its commands use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-puzzle.h"

/** rubric_puzzle_emit_entered: Emits ::entered, unless @cells is empty. */
void rubric_puzzle_emit_entered (RubricPuzzle *self, SudCells cells);

/** rubric_puzzle_emit_written: Emits ::written, unless @cells is empty. */
void rubric_puzzle_emit_written (RubricPuzzle *self, SudCells cells);

/** rubric_puzzle_begin_stats: Counts the current sheet's mistakes and help from nothing on. */
void rubric_puzzle_begin_stats (RubricPuzzle *self);
