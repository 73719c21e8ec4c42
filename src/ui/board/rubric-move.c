/* rubric-move.c - where the cursor of a board can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-move.h"

#include "sud-grid.h"

#include <glib.h>

enum
{
  ALL_THE_WAY = 8,
};

/* Steps of one cell or one box stay where they are at the edge, so that a box step keeps its place within the box. */
static int
step_within (int at, int step)
{
  int to = at + step;

  if (to >= 0 && to < SUD_SIZE)
    return to;
  return ABS (step) == ALL_THE_WAY ? CLAMP (to, 0, SUD_SIZE - 1) : at;
}

int
rubric_move_from (int cell, RubricMove move)
{
  static const gint8 steps[][2] = {
    [RUBRIC_MOVE_LEFT] = { 0, -1 },
    [RUBRIC_MOVE_RIGHT] = { 0, 1 },
    [RUBRIC_MOVE_UP] = { -1, 0 },
    [RUBRIC_MOVE_DOWN] = { 1, 0 },
    [RUBRIC_MOVE_BOX_LEFT] = { 0, -3 },
    [RUBRIC_MOVE_BOX_RIGHT] = { 0, 3 },
    [RUBRIC_MOVE_BOX_UP] = { -3, 0 },
    [RUBRIC_MOVE_BOX_DOWN] = { 3, 0 },
    [RUBRIC_MOVE_ROW_START] = { 0, -ALL_THE_WAY },
    [RUBRIC_MOVE_ROW_END] = { 0, ALL_THE_WAY },
    [RUBRIC_MOVE_FIRST] = { -ALL_THE_WAY, -ALL_THE_WAY },
    [RUBRIC_MOVE_LAST] = { ALL_THE_WAY, ALL_THE_WAY },
  };

  if (move == RUBRIC_MOVE_NEXT)
    return MIN (cell + 1, SUD_CELLS - 1);
  if (move == RUBRIC_MOVE_BACK)
    return MAX (cell - 1, 0);
  return sud_cell (step_within (sud_row (cell), steps[move][0]), step_within (sud_column (cell), steps[move][1]));
}
