/* rubric-move.h - where the cursor of a board can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  RUBRIC_MOVE_LEFT,
  RUBRIC_MOVE_RIGHT,
  RUBRIC_MOVE_UP,
  RUBRIC_MOVE_DOWN,
  RUBRIC_MOVE_BOX_LEFT,
  RUBRIC_MOVE_BOX_RIGHT,
  RUBRIC_MOVE_BOX_UP,
  RUBRIC_MOVE_BOX_DOWN,
  RUBRIC_MOVE_ROW_START,
  RUBRIC_MOVE_ROW_END,
  RUBRIC_MOVE_FIRST,
  RUBRIC_MOVE_LAST,
  RUBRIC_MOVE_NEXT, /* reading order, stays at the last cell */
  RUBRIC_MOVE_BACK,
} RubricMove;

/** Returns: the cell that @move leads to from @cell */
int rubric_move_from (int cell, RubricMove move);
