/* rubric-board-popover.h - what opens over a cell: digits to choose from, a menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

/** Opens a pad of digits over the cursor: what a digit key would write. */
void rubric_board_popover_choose_digit (RubricBoard *board);

/** The same for centre marks: what a long press on a touch screen opens. */
void rubric_board_popover_choose_mark (RubricBoard *board);

/** Opens the menu of the selected cells. */
void rubric_board_popover_show_menu (RubricBoard *board);
