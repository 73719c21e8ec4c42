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

/* The places of @digit in @house, two or more, lie in @other as well: so nowhere else there. Mostly there are none. */
static void
add_intersection (SudLogic *logic, SudTechniqueId technique, int digit, int house, int other)
{
  SudCells out = sud_cells_difference (sud_house_sets[other], sud_house_sets[house]);
  SudStep step;

  if (!sud_cells_meet (out, logic->marks.digit[digit - 1]))
    return;
  sud_step_init (&step, technique);
  step.digits = SUD_DIGIT_BIT (digit);
  step.cells = sud_pencilmarks_places (&logic->marks, house, digit);
  step.houses = 1u << house;
  step.covers = 1u << other;
  step.out[digit - 1] = out;
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

/* The digits that have places only in one of three parts of a house. */
static SudDigits
only_in_one (SudDigits a, SudDigits b, SudDigits c)
{
  return (SudDigits)((a | b | c) & ~((a & b) | (a & c) | (b & c)));
}

/* The digits that in @house are only where one other house crosses it. */
static SudDigits
digits_in_part (const SudPencilmarks *marks, int house)
{
  const uint8_t *cells = sud_house_cells[house];
  SudDigits along[3] = { 0 }, across[3] = { 0 }, digits;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      along[i / 3] |= marks->cell[cells[i]];
      across[i % 3] |= marks->cell[cells[i]];
    }
  digits = only_in_one (along[0], along[1], along[2]);
  if (sud_house_kind (house) == SUD_HOUSE_BOX)
    digits |= only_in_one (across[0], across[1], across[2]);
  return digits;
}

/* Looks from each house of [first, end) at those of @kinds that cross it. */
static void
find_intersections (SudLogic *logic, SudTechniqueId technique, int first, int end, const int *kinds, int n_kinds)
{
  for (int house = first; house < end; house++)
    SUD_EACH_BIT (index, digits_in_part (&logic->marks, house))
      {
        uint16_t place = logic->marks.place[house][index];
        int digit = (int)index + 1;

        if ((place & (place - 1)) == 0)
          continue;
        for (int i = 0; i < n_kinds; i++)
          {
            int other = house_around (sud_pencilmarks_places (&logic->marks, house, digit), kinds[i]);

            if (other >= 0)
              add_intersection (logic, technique, digit, house, other);
          }
      }
}

void
sud_find_pointing (SudLogic *logic, SudTechniqueId technique)
{
  static const int lines[] = { 0, SUD_SIZE };

  find_intersections (logic, technique, 2 * SUD_SIZE, SUD_HOUSES, lines, 2);
}

void
sud_find_claiming (SudLogic *logic, SudTechniqueId technique)
{
  static const int boxes[] = { 2 * SUD_SIZE };

  find_intersections (logic, technique, 0, 2 * SUD_SIZE, boxes, 1);
}
