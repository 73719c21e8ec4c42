/* sud-intersections.c - where a box and a line meet
 *
 *     pointing: in the box only there,       claiming: in the row only there,
 *     so nowhere else in the row             so nowhere else in the box
 *     4 4 . | - - - | - - -                  4 4 . | . . . | . . .
 *     . . . | . . . | . . .                  - - - | . . . | . . .
 *     . . . | . . . | . . .                  - - - | . . . | . . .
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

/* Whether all of @cells, which are not empty, lie in one house of the kind that @first is of: that house, or -1. */
static int
house_around (SudCells cells, int first)
{
  int house = sud_house_of (sud_cells_first (cells), sud_house_kind (first));

  return sud_cells_within (cells, sud_house_sets[house]) ? house : -1;
}

/* The places of @digit in @house, two or more, lie in @other as well: so nowhere else there. */
static void
add (SudLogic *logic, SudTechniqueId technique, int digit, int house, int other)
{
  SudStep step;

  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  step.cells = sud_pencilmarks_places (&logic->marks, house, digit);
  step.houses = 1u << house;
  step.covers = 1u << other;
  step.out[digit - 1] = sud_cells_difference (sud_house_sets[other], sud_house_sets[house]);
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* Looks from each house of [first, end) at those of @kinds that cross it. */
static void
find (SudLogic *logic, SudTechniqueId technique, int first, int end, const int *kinds, int n_kinds)
{
  for (int house = first; house < end; house++)
    for (int digit = 1; digit <= SUD_SIZE; digit++)
      {
        uint16_t place = logic->marks.place[house][digit - 1];

        if (place == 0 || (place & (place - 1)) == 0 || __builtin_popcount (place) > 3)
          continue;
        for (int i = 0; i < n_kinds; i++)
          {
            int other = house_around (sud_pencilmarks_places (&logic->marks, house, digit), kinds[i]);

            if (other >= 0)
              add (logic, technique, digit, house, other);
          }
      }
}

void
sud_find_pointing (SudLogic *logic, SudTechniqueId technique)
{
  static const int lines[] = { 0, SUD_SIZE };

  find (logic, technique, 2 * SUD_SIZE, SUD_HOUSES, lines, 2);
}

void
sud_find_claiming (SudLogic *logic, SudTechniqueId technique)
{
  static const int boxes[] = { 2 * SUD_SIZE };

  find (logic, technique, 0, 2 * SUD_SIZE, boxes, 1);
}
