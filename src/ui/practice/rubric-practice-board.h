/* rubric-practice-board.h - a board to read a step on, or to try one: a cursor, and candidates that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-grid-view.h"

/**
 * RubricPracticeBoard:
 * As high as it is wide. Arrows move the cursor; Alt and a digit tints where it can still go, with 0 cells with two
 * candidates, and the same again takes it away.
 *
 * RubricPracticeBoard::chosen: (int cell, int digit): a candidate was clicked, or the key of a digit was pressed in a cell
 */
#define RUBRIC_TYPE_PRACTICE_BOARD (rubric_practice_board_get_type ())
G_DECLARE_FINAL_TYPE (RubricPracticeBoard, rubric_practice_board, RUBRIC, PRACTICE_BOARD, RubricGridView)

/** Returns: (transfer floating): an empty board */
GtkWidget *rubric_practice_board_new (void);

/** Shows @view, which is copied. */
void rubric_practice_board_set_view (RubricPracticeBoard *self, const SudView *view);

/** Tints @cells, where a hint says to look. */
void rubric_practice_board_set_hinted (RubricPracticeBoard *self, SudCells cells);

/** Tints nothing more: for another position. */
void rubric_practice_board_clear_filter (RubricPracticeBoard *self);

/** @text (nullable): what a screen reader adds to the board, and to the cell under the cursor */
void rubric_practice_board_describe (RubricPracticeBoard *self, const char *text);
