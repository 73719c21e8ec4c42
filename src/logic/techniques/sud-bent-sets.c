/* sud-bent-sets.c - as many digits as cells, in two houses that cross
 *
 *     WXYZ-Wing: four cells of a row and a box hold only 1, 2, 3 and 9
 *
 *     |19 |123|29 |  . . . |39 |        1, 2 and 3 can be there only once each: their places see each other.
 *     | * | * | * |  . . . |   |        So one of the four cells is 9, and what sees all 9s of them is not
 *
 * Five cells make a VWXYZ-Wing. With three it would be an XY- or an XYZ-Wing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

/**
 * Bent:
 * @size: how many cells, and digits
 * @first: @second: the houses
 * @n: @cell: their cells with at most @size candidates
 */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int size;
  int first, second;
  int n;
  uint8_t cell[2 * SUD_SIZE];
} Bent;

/**
 * Choice:
 * @cells: those chosen
 * @digits: what they hold
 * @free: digits that can be there twice: their places do not all see each other
 */
typedef struct
{
  SudCells cells;
  SudDigits digits;
  SudDigits free;
} Choice;

/* Adds what follows from the cells of @choice, which hold as many digits. */
static void
judge (const Bent *bent, const Choice *choice)
{
  const SudPencilmarks *marks = &bent->logic->marks;
  int free = __builtin_ctz (choice->free);
  SudCells places = sud_cells_intersection (choice->cells, marks->digit[free]);
  SudCells out = sud_common_peers (places);
  SudStep step;

  if (!sud_cells_meet (out, marks->digit[free]))
    return;
  sud_step_init (&step, bent->technique);
  step.digits = choice->digits;
  step.cells = choice->cells;
  step.houses = 1u << bent->first | 1u << bent->second;
  step.out[free] = out;
  sud_step_add_set (&step, places, choice->free);
  sud_steps_add (&bent->logic->steps, &bent->logic->marks, &step);
}

/* Adds @cell to @choice; whether that can still become a set with one free digit. */
static bool
take (const Bent *bent, Choice *choice, int cell)
{
  const uint16_t *digits = bent->logic->marks.cell;

  choice->digits |= digits[cell];
  if (sud_digits_count (choice->digits) > bent->size)
    return false;
  SUD_EACH_CELL (other, sud_cells_difference (choice->cells, sud_peers_of (cell)))
    choice->free |= digits[other] & digits[cell];
  sud_cells_add (&choice->cells, cell);
  return (choice->free & (choice->free - 1)) == 0;
}

/* All ways to add @missing cells from number @from on to @choice. A set within one house has no free digit. */
static void
choose (const Bent *bent, int from, int missing, const Choice *choice)
{
  if (missing == 0)
    {
      if (choice->free != 0 && sud_digits_count (choice->digits) == bent->size)
        judge (bent, choice);
      return;
    }
  for (int i = from; i + missing <= bent->n; i++)
    {
      Choice more = *choice;

      if (take (bent, &more, bent->cell[i]))
        choose (bent, i + 1, missing - 1, &more);
    }
}

/* All sets of the two houses of @bent, where they cross. */
static void
find (Bent *bent)
{
  const SudPencilmarks *marks = &bent->logic->marks;
  SudCells both = sud_cells_union (sud_house_sets[bent->first], sud_house_sets[bent->second]);

  if (!sud_cells_meet (sud_house_sets[bent->first], sud_house_sets[bent->second]))
    return;
  bent->n = 0;
  SUD_EACH_CELL (cell, sud_cells_intersection (both, marks->blank))
    if (sud_digits_count (marks->cell[cell]) <= bent->size)
      bent->cell[bent->n++] = (uint8_t)cell;
  choose (bent, 0, bent->size, &(Choice){ 0 });
}

void
sud_find_bent_sets (SudLogic *logic, SudTechniqueId technique)
{
  Bent bent = { .logic = logic, .technique = technique, .size = technique == SUD_TECHNIQUE_WXYZ_WING ? 4 : 5 };

  for (bent.second = SUD_SIZE; bent.second < SUD_HOUSES; bent.second++)
    for (bent.first = 0; bent.first < bent.second && bent.first < 2 * SUD_SIZE; bent.first++)
      find (&bent);
}
