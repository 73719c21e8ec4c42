/* rubric-puzzle-doubts.c - cells of the puzzle that may have been misread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-puzzle-private.h"

void
rubric_puzzle_set_uncertain (RubricPuzzle *self, SudCells cells)
{
  RubricUncertainCells *doubted;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  doubted = rubric_history_get_uncertain (&self->history);
  *doubted = (RubricUncertainCells){ cells, *rubric_history_get_sheet (&self->history) };
  g_object_notify (G_OBJECT (self), "uncertain");
}

SudCells
rubric_puzzle_get_uncertain (RubricPuzzle *self)
{
  g_return_val_if_fail (RUBRIC_IS_PUZZLE (self), SUD_NO_CELLS);

  return rubric_uncertain_cells_find (rubric_history_get_uncertain (&self->history), rubric_history_get_sheet (&self->history));
}

void
rubric_puzzle_confirm (RubricPuzzle *self, SudCells cells)
{
  RubricUncertainCells *doubted;

  g_return_if_fail (RUBRIC_IS_PUZZLE (self));

  doubted = rubric_history_get_uncertain (&self->history);
  if (!sud_cells_meet (doubted->cells, cells))
    return;
  doubted->cells = sud_cells_difference (doubted->cells, cells);
  g_object_notify (G_OBJECT (self), "uncertain");
}
