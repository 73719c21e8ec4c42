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

static bool
see_each_other (SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    {
      SudCells others = cells;

      sud_cells_remove (&others, (int)cell);
      if (!sud_cells_within (others, sud_peers_of ((int)cell)))
        return false;
    }
  return true;
}

/* Adds what follows from @cells, which hold @digits, as many. */
static void
judge (const Bent *bent, SudCells cells, SudDigits digits)
{
  const SudPencilmarks *marks = &bent->logic->marks;
  SudCells places = SUD_NO_CELLS;
  int free = -1;
  SudStep step;

  if (sud_cells_within (cells, sud_house_sets[bent->first]) || sud_cells_within (cells, sud_house_sets[bent->second]))
    return;
  SUD_EACH_BIT (index, digits)
    {
      SudCells of_digit = sud_cells_intersection (cells, marks->digit[index]);

      if (see_each_other (of_digit))
        continue;
      if (free >= 0)
        return;
      free = (int)index;
      places = of_digit;
    }
  if (free < 0 || !sud_cells_meet (sud_common_peers (places), marks->digit[free]))
    return;
  sud_step_init (&step, bent->technique);
  step.digits = digits;
  step.cells = cells;
  step.houses = 1u << bent->first | 1u << bent->second;
  step.out[free] = sud_common_peers (places);
  sud_step_add_set (&step, places, (SudDigits)(1u << free));
  sud_steps_add (&bent->logic->steps, &bent->logic->marks, &step);
}

/* All ways to add @missing cells from number @from on to @cells, which hold @digits. */
static void
choose (const Bent *bent, int from, int missing, SudCells cells, SudDigits digits)
{
  if (missing == 0)
    {
      if (sud_digits_count (digits) == bent->size)
        judge (bent, cells, digits);
      return;
    }
  for (int i = from; i + missing <= bent->n; i++)
    {
      SudDigits more = digits | bent->logic->marks.cell[bent->cell[i]];
      SudCells with = cells;

      if (sud_digits_count (more) > bent->size)
        continue;
      sud_cells_add (&with, bent->cell[i]);
      choose (bent, i + 1, missing - 1, with, more);
    }
}

/* The houses of @bent: one has cells that are not in the other, and the other way round. */
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
  choose (bent, 0, bent->size, SUD_NO_CELLS, 0);
}

void
sud_find_bent_sets (SudLogic *logic, SudTechniqueId technique)
{
  Bent bent = { .logic = logic, .technique = technique, .size = technique == SUD_TECHNIQUE_WXYZ_WING ? 4 : 5 };

  for (bent.second = SUD_SIZE; bent.second < SUD_HOUSES; bent.second++)
    for (bent.first = 0; bent.first < bent.second && bent.first < 2 * SUD_SIZE; bent.first++)
      find (&bent);
}
