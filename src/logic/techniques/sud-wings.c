/* sud-wings.c - wings and bent sets: one of a few cells must hold a digit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

/* Cells with two candidates, one of which must hold a digit
 *
 *     W-Wing                        XY-Wing                     XYZ-Wing
 *     |49|. .|* |  4 has only two     |47|. .|49|  pivot 47:      |479|*|49|  pivot 479: with 4
 *     |* |. .|49|  places in a row,   |. |. .|. |  with 4 the     |79 |.|. |  49 is 9, with 7
 *      4 - - - 4   each seen from     |79|. .|* |  right is 9,                79 is 9, else
 *                  one: not both 4,                with 7 that                it is itself
 *                  so 9 in one                     below
 *
 * The digit is ruled out in the cells that see all cells that could hold it.
 */

/* Returns: the cells of @set that come after @cell */
static SudCells
cells_after (SudCells set, int cell)
{
  set.word[0] &= cell >= 63 ? 0 : UINT64_MAX << (cell + 1);
  if (cell >= 64)
    set.word[1] &= UINT64_MAX << (cell - 63);
  return set;
}

typedef struct
{
  int a, b;          /* two cells with the same two candidates */
  int linked, other; /* the digit that has a strong link between them, and the one that is ruled out */
} WWing;

/* Adds the wing if each end of @pair is seen by one of the cells. */
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
    SUD_EACH_CELL (b, sud_cells_difference (cells_after (two, (int)a), sud_peers_of ((int)a)))
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

/* Adds that digit @index goes out of @out, for one of @wing holds it. The first of @wing, the pivot, is the set. */
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

/* Two cells with two candidates, a and b, share one of them, and the pivot, which sees both, has the other two; and in
 * an XYZ-Wing the shared one as well. */
static void
find_pivot_wings (SudLogic *logic, SudTechniqueId technique, SudCells pivots, bool xyz)
{
  const uint16_t *digits = logic->marks.cell;
  SudCells two = sud_pencilmarks_with (&logic->marks, 2);

  SUD_EACH_CELL (pivot, pivots)
    {
      SudCells sees = sud_peers_of ((int)pivot), near = sud_cells_intersection (two, sees);

      SUD_EACH_CELL (a, near)
        SUD_EACH_CELL (b, cells_after (near, (int)a))
          if (digits[pivot] == (xyz ? digits[a] | digits[b] : digits[a] ^ digits[b]))
            {
              SudCells out = sud_cells_intersection (sud_peers_of ((int)a), sud_peers_of ((int)b));

              add_pivot_wing (logic, technique, (const int[]){ (int)pivot, (int)a, (int)b },
                              __builtin_ctz (digits[a] & digits[b]), xyz ? sud_cells_intersection (sees, out) : out);
            }
    }
}

void
sud_find_xy_wings (SudLogic *logic, SudTechniqueId technique)
{
  find_pivot_wings (logic, technique, sud_pencilmarks_with (&logic->marks, 2), false);
}

void
sud_find_xyz_wings (SudLogic *logic, SudTechniqueId technique)
{
  find_pivot_wings (logic, technique, sud_pencilmarks_with (&logic->marks, 3), true);
}

/* Bent sets: as many digits as cells, in two houses that cross
 *
 *     WXYZ-Wing: four cells of a row and a box hold only 1, 2, 3 and 9
 *
 *     |19 |123|29 |  . . . |39 |        1, 2 and 3 can be there only once each: their places see each other.
 *     | * | * | * |  . . . |   |        So one of the four cells is 9, and what sees all 9s of them is not
 *
 * Five cells make a VWXYZ-Wing. With three it would be an XY- or an XYZ-Wing.
 */

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int size;          /* how many cells, and digits */
  int first, second; /* the houses */
  int n;             /* how many cells can be chosen from */
  uint8_t cell[2 * SUD_SIZE];
} Bent;

typedef struct
{
  SudCells cells;   /* the cells that are chosen */
  SudCells out;     /* where the free digit, if there is one, could be ruled out */
  SudDigits digits; /* all candidates of the cells */
  SudDigits free;   /* digits that can be there twice: their places do not all see each other */
} Choice;

/* Adds the step of the cells of @choice, which hold as many digits. */
static void
add_bent_set (const Bent *bent, const Choice *choice)
{
  int free = __builtin_ctz (choice->free);
  SudStep step;

  sud_step_init (&step, bent->technique);
  step.digits = choice->digits;
  step.cells = choice->cells;
  step.houses = 1u << bent->first | 1u << bent->second;
  step.out[free] = choice->out;
  sud_step_add_set (&step, sud_cells_intersection (choice->cells, bent->logic->marks.digit[free]), choice->free);
  sud_steps_add (&bent->logic->steps, &bent->logic->marks, &step);
}

/* Returns: whether @choice with @cell does not hold too many digits. */
static bool
fits_bent_set (const Bent *bent, const Choice *choice, int cell)
{
  return sud_digits_count (choice->digits | bent->logic->marks.cell[cell]) <= bent->size;
}

/* Adds @cell, which fits, to @choice. Returns: whether that can still become a set with one free digit that is ruled
 * out somewhere */
static bool
take_bent_cell (const Bent *bent, Choice *choice, int cell)
{
  const SudPencilmarks *marks = &bent->logic->marks;
  SudDigits before = choice->free, digits = marks->cell[cell];

  choice->digits |= digits;
  SUD_EACH_CELL (other, sud_cells_difference (choice->cells, sud_peers_of (cell)))
    choice->free |= marks->cell[other] & digits;
  sud_cells_add (&choice->cells, cell);
  if ((choice->free & (choice->free - 1)) != 0)
    return false;
  if (choice->free != before)
    {
      SudCells places = marks->digit[__builtin_ctz (choice->free)];

      choice->out = sud_cells_intersection (sud_common_peers (sud_cells_intersection (choice->cells, places)), places);
    }
  else if ((choice->free & digits) != 0)
    choice->out = sud_cells_intersection (choice->out, sud_peers_of (cell));
  return choice->free == 0 || !sud_cells_is_empty (choice->out);
}

/* Tries all ways to add @missing cells from number @from on to @choice. */
static void
choose_bent_cells (const Bent *bent, int from, int missing, const Choice *choice)
{
  if (missing == 0)
    {
      if (choice->free != 0 && sud_digits_count (choice->digits) == bent->size)
        add_bent_set (bent, choice);
      return;
    }
  for (int i = from; i + missing <= bent->n; i++)
    {
      Choice more;

      if (!fits_bent_set (bent, choice, bent->cell[i]))
        continue;
      more = *choice;
      if (take_bent_cell (bent, &more, bent->cell[i]))
        choose_bent_cells (bent, i + 1, missing - 1, &more);
    }
}

/* Adds the cells among @cells that fit to @choice to the cells that can be chosen. */
static void
list_fitting (Bent *bent, const Choice *choice, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    {
      bent->cell[bent->n] = (uint8_t)cell;
      bent->n += fits_bent_set (bent, choice, (int)cell);
    }
}

/* Finds all sets in both houses. @one is the first cell of a set in the first house alone, @two the first in the second
 * house alone; all other cells come after these, or are in both houses. */
static void
find_bent_in_houses (Bent *bent, SudCells only_first, SudCells only_second, SudCells crossing)
{
  while (!sud_cells_is_empty (only_first))
    {
      int one = sud_cells_take (&only_first);
      SudCells left = only_second;
      Choice alone = { 0 };

      take_bent_cell (bent, &alone, one);
      while (!sud_cells_is_empty (left))
        {
          int two = sud_cells_take (&left);
          Choice choice = alone;

          bent->n = 0;
          if (!fits_bent_set (bent, &alone, two) || !take_bent_cell (bent, &choice, two))
            continue;
          list_fitting (bent, &choice, only_first);
          list_fitting (bent, &choice, left);
          list_fitting (bent, &choice, crossing);
          choose_bent_cells (bent, 0, bent->size - 2, &choice);
        }
    }
}

void
sud_find_bent_sets (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;
  Bent bent = { .logic = logic, .technique = technique, .size = technique == SUD_TECHNIQUE_WXYZ_WING ? 4 : 5 };
  SudCells few = sud_cells_difference (marks->blank, sud_pencilmarks_with_at_least (marks, bent.size + 1));

  for (bent.second = SUD_SIZE; bent.second < SUD_HOUSES; bent.second++)
    for (bent.first = 0; bent.first < bent.second && bent.first < 2 * SUD_SIZE; bent.first++)
      {
        SudCells first = sud_cells_intersection (few, sud_house_sets[bent.first]);
        SudCells second = sud_cells_intersection (few, sud_house_sets[bent.second]);

        if (sud_cells_meet (sud_house_sets[bent.first], sud_house_sets[bent.second]))
          find_bent_in_houses (&bent, sud_cells_difference (first, second), sud_cells_difference (second, first),
                               sud_cells_intersection (first, second));
      }
}
