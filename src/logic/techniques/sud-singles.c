/* sud-singles.c - digits that can be written at once
 *
 *     full house            naked single               hidden single
 *     5 3 4 6 7 8 9 1 [.]   a cell with one candidate  a house with one place for a digit
 *     one blank is left:    8 of 9 digits are seen     . . . | . 4 . | . . .     4 is in the other rows and in
 *     the digit missing     from it: the ninth         . . . | . . . | . 4 .     the other columns of the box:
 *                                                      [4]8 2| . . . | . . .     one place is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

/* Adds that @digit goes into @cell, for what is seen in @houses. */
static void
add (SudLogic *logic, SudTechniqueId technique, int cell, int digit, uint32_t houses)
{
  SudStep step;

  sud_step_init (&step, technique);
  step.cell = (uint8_t)cell;
  step.digit = (uint8_t)digit;
  step.digits = SUD_DIGIT_BIT (digit);
  step.cells = sud_cells_of (cell);
  step.houses = houses;
  sud_steps_add (&logic->steps, &logic->marks, &step);
}

void
sud_find_full_houses (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;

  for (int house = 0; house < SUD_HOUSES; house++)
    {
      SudCells blank = sud_cells_intersection (marks->blank, sud_house_sets[house]);
      int cell;

      if (!sud_cells_is_single (blank))
        continue;
      cell = sud_cells_first (blank);
      if (marks->cell[cell] != 0)
        add (logic, technique, cell, sud_digits_first (marks->cell[cell]), 1u << house);
    }
}

void
sud_find_naked_singles (SudLogic *logic, SudTechniqueId technique)
{
  const SudDigits *cells = logic->marks.cell;
  uint8_t single[96];

  for (int cell = 0; cell < 96; cell++)
    single[cell] = cells[cell] != 0 && (cells[cell] & (cells[cell] - 1)) == 0;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (single[cell])
      add (logic, technique, cell, sud_digits_first (cells[cell]), sud_cell_houses[cell]);
}

void
sud_find_hidden_singles (SudLogic *logic, SudTechniqueId technique)
{
  /* Boxes first: a person sees these first, and of two reasons for a digit the first is kept */
  for (int i = 0; i < SUD_HOUSES; i++)
    {
      int house = (i + 2 * SUD_SIZE) % SUD_HOUSES;
      const uint16_t *place = logic->marks.place[house];
      uint32_t single = 0;

      for (int index = 0; index < 16; index++)
        single |= (uint32_t)(place[index] != 0 && (place[index] & (place[index] - 1)) == 0) << index;
      SUD_EACH_BIT (index, single)
        add (logic, technique, sud_house_cells[house][__builtin_ctz (place[index])], (int)index + 1, 1u << house);
    }
}
