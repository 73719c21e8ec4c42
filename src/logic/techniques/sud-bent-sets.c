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
 * @n: @cell: what can be chosen from
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
 * @out: where the free digit, if there is one, could go out
 */
typedef struct
{
  SudCells cells;
  SudCells out;
  SudDigits digits;
  SudDigits free;
} Choice;

/* Adds what follows from the cells of @choice, which hold as many digits. */
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

/* Whether @choice with @cell does not hold too many digits. */
static bool
fits_bent_set (const Bent *bent, const Choice *choice, int cell)
{
  return sud_digits_count (choice->digits | bent->logic->marks.cell[cell]) <= bent->size;
}

/* Adds @cell, which fits, to @choice; whether that can still become a set with one free digit that goes out somewhere. */
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

/* All ways to add @missing cells from number @from on to @choice. */
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

/* Those of @cells that fit to @choice can be chosen. */
static void
list_fitting (Bent *bent, const Choice *choice, SudCells cells)
{
  SUD_EACH_CELL (cell, cells)
    {
      bent->cell[bent->n] = (uint8_t)cell;
      bent->n += fits_bent_set (bent, choice, (int)cell);
    }
}

/* All sets that are in both houses: @one is the first of them that is only in the first house, @two the first that is only
 * in the second, and the others come behind these or from where the houses cross. */
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
