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

#include <string.h>

/* Adds that @digit goes into @cell, as is seen in @houses. */
static void
add_single (SudLogic *logic, SudTechniqueId technique, int cell, int digit, uint32_t houses)
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
      add_single (logic, technique, cell, sud_digits_first (marks->cell[cell]), 1u << house);
    }
}

void
sud_find_naked_singles (SudLogic *logic, SudTechniqueId technique)
{
  SudCells single = sud_pencilmarks_with (&logic->marks, 1);

  SUD_EACH_CELL (cell, single)
    add_single (logic, technique, (int)cell, sud_digits_first (logic->marks.cell[cell]), sud_cell_houses[cell]);
}

/* A flag for each house and digit with one place: a byte each, so that many are found at once. */
typedef uint8_t Once[SUD_HOUSES][16];

static void
find_single_places (const SudPencilmarks *marks, Once once)
{
  const uint16_t *place = &marks->place[0][0];
  uint8_t *flag = &once[0][0];

  for (int i = 0; i < SUD_HOUSES * 16; i++)
    {
      uint16_t below = (uint16_t)(place[i] - 1);

      flag[i] = (uint16_t)(place[i] ^ below) > below;
    }
}

/* Returns: whether there is any digit with one place among @flags of a house. */
static bool
has_any (const uint8_t flags[16])
{
  uint64_t first;

  memcpy (&first, flags, sizeof first);
  return first != 0 || flags[SUD_SIZE - 1] != 0;
}

/* Returns: whether @cell is the only place of digit @index in its box or row as well, if these come before @house */
static bool
is_seen_before (Once once, int cell, int index, int house)
{
  return (sud_house_kind (house) != SUD_HOUSE_BOX && once[sud_house_of (cell, SUD_HOUSE_BOX)][index])
         || (sud_house_kind (house) == SUD_HOUSE_COLUMN && once[sud_house_of (cell, SUD_HOUSE_ROW)][index]);
}

void
sud_find_hidden_singles (SudLogic *logic, SudTechniqueId technique)
{
  Once once;

  find_single_places (&logic->marks, once);
  /* Boxes first: a person sees boxes first, and of two reasons for a digit the first is kept */
  for (int i = 0; i < SUD_HOUSES; i++)
    {
      int house = i < SUD_SIZE ? i + 2 * SUD_SIZE : i - SUD_SIZE;

      if (!has_any (once[house]))
        continue;
      for (int index = 0; index < SUD_SIZE; index++)
        if (once[house][index])
          {
            int cell = sud_house_cells[house][__builtin_ctz (logic->marks.place[house][index])];

            if (!is_seen_before (once, cell, index, house))
              add_single (logic, technique, cell, index + 1, 1u << house);
          }
    }
}
