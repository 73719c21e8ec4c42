/* sud-wings.c - cells with two candidates, one of which holds the digit at last
 *
 *     W-Wing                        XY-Wing                     XYZ-Wing
 *     |49|. .|* |  4 has only two     |47|. .|49|  pivot 47:      |479|*|49|  pivot 479: with 4
 *     |* |. .|49|  places in a row,   |. |. .|. |  with 4 the     |79 |.|. |  49 is 9, with 7
 *      4 - - - 4   each seen from     |79|. .|* |  right is 9,                79 is 9, else
 *                  one: not both 4,                with 7 that                it is itself
 *                  so 9 in one                     below
 *
 * The digit goes from the cells that see all cells that could hold it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-conjugates.h"
#include "sud-techniques.h"

/* The cells of @set behind @cell. */
static SudCells
behind (SudCells set, int cell)
{
  set.word[0] &= cell >= 63 ? 0 : UINT64_MAX << (cell + 1);
  if (cell >= 64)
    set.word[1] &= UINT64_MAX << (cell - 63);
  return set;
}

/**
 * WWing:
 * @a: @b: two cells with the same two candidates
 * @linked: the digit that has a strong link between them; @other goes
 */
typedef struct
{
  int a, b;
  int linked, other;
} WWing;

/* Adds the wing where @pair is seen by both, one end each. */
static void
join_w_wing (SudLogic *logic, SudTechniqueId technique, const WWing *wing, const SudConjugate *pair)
{
  SudCells sees_a = sud_peers_of (wing->a), sees_b = sud_peers_of (wing->b);

  for (int i = 0; i < 2; i++)
    {
      int near = pair->cell[i], far = pair->cell[1 - i];
      SudStep step;

      if (!sud_cells_has (sees_a, near) || !sud_cells_has (sees_b, far) || near == wing->b || far == wing->a)
        continue;
      sud_step_init (&step, technique);
      step.digits = (SudDigits)(SUD_DIGIT_BIT (wing->linked) | SUD_DIGIT_BIT (wing->other));
      step.cells = sud_cells_union (sud_cells_of (wing->a), sud_cells_of (wing->b));
      step.houses = 1u << pair->house;
      step.out[wing->other - 1] = sud_cells_intersection (sees_a, sees_b);
      sud_step_add_node (&step, SUD_STEP_END, sud_cells_of (wing->a), wing->other);
      sud_step_add_node (&step, SUD_STEP_STRONG, sud_cells_of (wing->a), wing->linked);
      sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (near), wing->linked);
      sud_step_add_node (&step, SUD_STEP_STRONG, sud_cells_of (far), wing->linked);
      sud_step_add_node (&step, SUD_STEP_WEAK, sud_cells_of (wing->b), wing->linked);
      sud_step_add_node (&step, SUD_STEP_STRONG, sud_cells_of (wing->b), wing->other);
      sud_steps_add (&logic->steps, &logic->marks, &step);
      return;
    }
}

void
sud_find_w_wings (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  SudCells two = sud_pencilmarks_with (marks, 2);
  SudConjugate pairs[SUD_SIZE][SUD_HOUSES];
  int n[SUD_SIZE] = { 0 };
  SudDigits known = 0;

  SUD_EACH_CELL (a, two)
    SUD_EACH_CELL (b, sud_cells_difference (behind (two, (int)a), sud_peers_of ((int)a)))
      {
        if (marks->cell[a] != marks->cell[b])
          continue;
        SUD_EACH_BIT (linked, marks->cell[a])
          {
            int other = __builtin_ctz (marks->cell[a] & ~(1u << linked));
            WWing wing = { (int)a, (int)b, (int)linked + 1, other + 1 };

            if (!sud_cells_meet (sud_cells_intersection (sud_peers_of ((int)a), sud_peers_of ((int)b)),
                                 marks->digit[other]))
              continue;
            if ((known >> linked & 1) == 0)
              n[linked] = sud_conjugates_find (marks, (int)linked + 1, pairs[linked]);
            known |= (SudDigits)(1u << linked);
            for (int i = 0; i < n[linked]; i++)
              join_w_wing (logic, technique, &wing, &pairs[linked][i]);
          }
      }
}

/* Adds that digit @index goes out of @out, for one of @wing holds it. The first of these, the pivot, is the set. */
static void
add_pivot_wing (SudLogic *logic, SudTechniqueId technique, const int wing[3], uint32_t index, SudCells out)
{
  SudStep step;

  if (!sud_cells_meet (out, logic->marks.digit[index]))
    return;
  sud_step_init (&step, technique);
  for (int i = 0; i < 3; i++)
    {
      step.digits |= logic->marks.cell[wing[i]];
      sud_cells_add (&step.cells, wing[i]);
    }
  step.out[index] = out;
  sud_step_add_set (&step, sud_cells_of (wing[0]), logic->marks.cell[wing[0]]);
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_xy_wings (SudLogic *logic, SudTechniqueId technique)
{
  const uint16_t *digits = logic->marks.cell;
  SudCells two = sud_pencilmarks_with (&logic->marks, 2);

  SUD_EACH_CELL (pivot, two)
    {
      SudCells near = sud_cells_intersection (two, sud_peers_of ((int)pivot));

      SUD_EACH_CELL (a, near)
        {
          if (sud_digits_count (digits[a] & digits[pivot]) != 1)
            continue;
          SUD_EACH_CELL (b, behind (near, (int)a))
            {
              SudDigits last = digits[a] & digits[b] & ~digits[pivot];

              if (last != 0 && digits[a] != digits[b] && (digits[b] & digits[pivot]) != 0)
                add_pivot_wing (logic, technique, (const int[]){ (int)pivot, (int)a, (int)b }, __builtin_ctz (last),
                                sud_cells_intersection (sud_peers_of ((int)a), sud_peers_of ((int)b)));
            }
        }
    }
}

void
sud_find_xyz_wings (SudLogic *logic, SudTechniqueId technique)
{
  const uint16_t *digits = logic->marks.cell;
  SudCells two = sud_pencilmarks_with (&logic->marks, 2), three = sud_pencilmarks_with (&logic->marks, 3);

  SUD_EACH_CELL (pivot, three)
    {
      SudCells sees = sud_peers_of ((int)pivot), near = sud_cells_intersection (two, sees);

      SUD_EACH_CELL (a, near)
        {
          if ((digits[a] & ~digits[pivot]) != 0)
            continue;
          SUD_EACH_CELL (b, behind (near, (int)a))
            if ((digits[b] & ~digits[pivot]) == 0 && digits[a] != digits[b])
              add_pivot_wing (logic, technique, (const int[]){ (int)pivot, (int)a, (int)b },
                              __builtin_ctz (digits[a] & digits[b]),
                              sud_cells_intersection (sees, sud_cells_intersection (sud_peers_of ((int)a),
                                                                                    sud_peers_of ((int)b))));
        }
    }
}
