/* rubric-board-pointer.h - what mouse and finger do on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

/** Adds the gestures: click, Ctrl+click, Shift+click, double click, drag. */
void rubric_board_pointer_attach (RubricBoard *board);
