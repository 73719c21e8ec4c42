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
  SudCells single = sud_pencilmarks_with (marks, 1);
  uint32_t houses = 0;

  SUD_EACH_CELL (cell, single)
    houses |= sud_cell_houses[cell];
  SUD_EACH_BIT (house, houses)
    {
      SudCells blank = sud_cells_intersection (marks->blank, sud_house_sets[house]);
      int cell;

      if (!sud_cells_is_single (blank))
        continue;
      cell = sud_cells_first (blank);
      add (logic, technique, cell, sud_digits_first (marks->cell[cell]), 1u << house);
    }
}

void
sud_find_naked_singles (SudLogic *logic, SudTechniqueId technique)
{
  SudCells single = sud_pencilmarks_with (&logic->marks, 1);

  SUD_EACH_CELL (cell, single)
    add (logic, technique, (int)cell, sud_digits_first (logic->marks.cell[cell]), sud_cell_houses[cell]);
}

/* The digits that have one place in @house. */
static uint32_t
digits_once (const SudPencilmarks *marks, int house)
{
  uint32_t once = 0, twice = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      uint32_t digits = marks->cell[sud_house_cells[house][i]];

      twice |= once & digits;
      once |= digits;
    }
  return once & ~twice;
}

void
sud_find_hidden_singles (SudLogic *logic, SudTechniqueId technique)
{
  SudDigits done[SUD_CELLS] = { 0 };

  /* Boxes first: a person sees these first, and of two reasons for a digit the first is kept */
  for (int i = 0; i < SUD_HOUSES; i++)
    {
      int house = i < SUD_SIZE ? i + 2 * SUD_SIZE : i - SUD_SIZE;

      SUD_EACH_BIT (index, digits_once (&logic->marks, house))
        {
          int cell = sud_house_cells[house][__builtin_ctz (logic->marks.place[house][index])];

          if ((done[cell] >> index & 1) == 0)
            add (logic, technique, cell, (int)index + 1, 1u << house);
          done[cell] |= (SudDigits)(1u << index);
        }
    }
}
