/* sud-symmetrical.c - symmetrical placement: digits that look the same when the board is turned
 *
 *     |1 . .|. . .|. . 3|    Turned by half, with 1 and 2 exchanged, 3 and 4, 5 and 6, 7 and 8, the digits on the
 *     |. . .|. . .|. 7 .|    board are the same again. Turned like that, a solution is a solution, too; as there is
 *     |. . .|a . .|. . .|    only one, it is the same again as well. So a candidate and its image, as 5 in a and 6 in
 *     -------------------    b, are both right or both wrong: one goes with the other, and both go if they see each
 *     |. . .|. m .|. . .|    other or share a cell. The cell m in the middle stays where it is, so it holds 9, which
 *     -------------------    stays what it is; and in no other cell of its row, column or box there is a 9, for it
 *     |. . .|. . b|. . .|    would see another
 *     |. 8 .|. . .|. . .|
 *     |4 . .|. . .|. . 2|
 *
 * Found by Gurth. Half turns, quarter turns and reflections at a diagonal can be seen; but any exchange of rows and
 * columns that makes rows, columns and boxes again counts as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-symmetries.h"
#include "sud-techniques.h"

/* Returns: whether a candidate is wrong since one of its images, which are right or wrong with it, has gone, or cannot
 * be right beside it */
static bool
is_refuted (const SudPencilmarks *marks, const SudIsomorph *isomorph, int cell, int digit)
{
  int place = cell, image = digit;

  do
    {
      place = sud_isomorph_move (isomorph, place);
      image = isomorph->digit[image];
      if (marks->value[place] != image && !sud_pencilmarks_has (marks, place, image))
        return true;
      if (sud_candidates_clash (sud_candidate (cell, digit), sud_candidate (place, image)))
        return true;
    }
  while (place != cell || image != digit);
  return false;
}

static SudCells
find_fixed_cells (const SudPencilmarks *marks, const SudIsomorph *isomorph)
{
  SudCells fixed = SUD_NO_CELLS;

  SUD_EACH_CELL (cell, marks->blank)
    if (sud_isomorph_move (isomorph, (int)cell) == (int)cell)
      sud_cells_add (&fixed, (int)cell);
  return fixed;
}

static SudDigits
find_fixed_digits (const SudIsomorph *isomorph)
{
  SudDigits fixed = 0;

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (isomorph->digit[digit] == digit)
      fixed |= SUD_DIGIT_BIT (digit);
  return fixed;
}

/* Adds what follows from @isomorph, which is number @index of the symmetries of the digits. */
static void
add_symmetry (SudLogic *logic, const SudIsomorph *isomorph, int index)
{
  const SudPencilmarks *marks = &logic->marks;
  SudStep step;

  sud_step_init (&step, SUD_TECHNIQUE_SYMMETRICAL_PLACEMENT);
  step.size = (uint16_t)index;
  step.cells = find_fixed_cells (marks, isomorph);
  step.digits = find_fixed_digits (isomorph);
  SUD_EACH_CELL (cell, marks->blank)
    SUD_EACH_BIT (d, marks->cell[cell])
      if (is_refuted (marks, isomorph, (int)cell, (int)d + 1))
        sud_cells_add (&step.out[d], (int)cell);
  if (sud_cells_is_empty (step.cells) || step.digits == 0)
    {
      step.cells = sud_step_affects (&step);
      step.digits = sud_step_ruled_out (&step);
    }
  sud_steps_add (&logic->steps, marks, &step);
}

void
sud_find_symmetrical_placements (SudLogic *logic, SudTechniqueId technique)
{
  SudIsomorph found[SUD_AUTOMORPHISMS_MAX];
  int n = sud_symmetries_find (&logic->marks, found);

  for (int i = 0; i < n; i++)
    add_symmetry (logic, &found[i], i);
}
