/* sud-rectangles.c - four cells of two rows, two columns and two boxes
 *
 *     type 1           type 6              hidden rectangle        were all four only 4 and 7, they could be
 *     |47 |. .|47 |    |47 |. .|479|       |47 |. .|479|           written either way round: two solutions.
 *     |47 |. .|479|    |471|. .|47 |       |471|. .|47+|           So one of the other candidates is true
 *     no 4, 7 in it    4 in the rows       4 in the row and
 *                      only there: not     column of the last
 *                      in 479 and 471      only there: no 7 in it
 *
 * Types 1 to 5 are those of any deadly pattern: see sud-deadly.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-deadly.h"
#include "sud-techniques.h"

/**
 * Rectangle:
 * @corner: the four cells: 0 and 1, 2 and 3 share a row; 0 and 2, 1 and 3 a column
 * @extra: bit i for corner i: those with other candidates
 *
 * Corners i and 3 - i are opposite.
 */
typedef struct
{
  uint8_t corner[4];
  unsigned extra;
  SudDeadly deadly;
} Rectangle;

static bool
is_diagonal (const Rectangle *rectangle)
{
  return rectangle->extra == 0x6 || rectangle->extra == 0x9;
}

static int
count_extra (const Rectangle *rectangle)
{
  return __builtin_popcount (rectangle->extra);
}

/* Adds that @digit goes out of @cells, for @locked has no other place in @houses. */
static void
add_locked (const Rectangle *rectangle, int index, SudCells cells, uint32_t houses)
{
  SudStep step;

  sud_deadly_begin (&rectangle->deadly, &step);
  step.houses = houses;
  step.out[index] = cells;
  sud_steps_add (&rectangle->deadly.logic->steps, &rectangle->deadly.logic->marks, &step);
}

/* Whether digit @index has no place in @houses beside the rectangle. */
static bool
is_locked (const Rectangle *rectangle, unsigned index, uint32_t houses)
{
  SudCells places = sud_cells_difference (rectangle->deadly.logic->marks.digit[index], rectangle->deadly.cells);

  SUD_EACH_BIT (house, houses)
    if (sud_cells_meet (places, sud_house_sets[house]))
      return false;
  return true;
}

static void
judge_1 (const Rectangle *rectangle)
{
  sud_deadly_find_cell (&rectangle->deadly);
}

static void
judge_2 (const Rectangle *rectangle)
{
  if (count_extra (rectangle) == 2 && !is_diagonal (rectangle))
    sud_deadly_find_digit (&rectangle->deadly);
}

static void
judge_3 (const Rectangle *rectangle)
{
  if (count_extra (rectangle) == 2 && !is_diagonal (rectangle))
    sud_deadly_find_subsets (&rectangle->deadly);
}

static void
judge_4 (const Rectangle *rectangle)
{
  if (count_extra (rectangle) == 2 && !is_diagonal (rectangle))
    sud_deadly_find_locked (&rectangle->deadly);
}

static void
judge_5 (const Rectangle *rectangle)
{
  if (count_extra (rectangle) == 3 || is_diagonal (rectangle))
    sud_deadly_find_digit (&rectangle->deadly);
}

static void
judge_6 (const Rectangle *rectangle)
{
  uint32_t rows = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_ROW)
                  | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_ROW);
  uint32_t columns = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_COLUMN)
                     | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_COLUMN);

  if (!is_diagonal (rectangle))
    return;
  SUD_EACH_BIT (index, rectangle->deadly.digits)
    if (is_locked (rectangle, index, rows) || is_locked (rectangle, index, columns))
      add_locked (rectangle, (int)index, rectangle->deadly.extra_cells,
                  is_locked (rectangle, index, rows) ? rows : columns);
}

static void
judge_hidden (const Rectangle *rectangle)
{
  if (count_extra (rectangle) < 3 && !is_diagonal (rectangle))
    return;
  for (int corner = 0; corner < 4; corner++)
    {
      int far = rectangle->corner[3 - corner];
      uint32_t houses = 1u << sud_house_of (far, SUD_HOUSE_ROW) | 1u << sud_house_of (far, SUD_HOUSE_COLUMN);

      if ((rectangle->extra >> corner & 1) != 0)
        continue;
      SUD_EACH_BIT (index, rectangle->deadly.digits)
        if (is_locked (rectangle, index, houses))
          add_locked (rectangle, __builtin_ctz (rectangle->deadly.digits & ~(1u << index)), sud_cells_of (far), houses);
    }
}

static void (*const judges[SUD_N_TECHNIQUES]) (const Rectangle *rectangle) = {
  [SUD_TECHNIQUE_RECTANGLE_1] = judge_1,       [SUD_TECHNIQUE_RECTANGLE_2] = judge_2,
  [SUD_TECHNIQUE_RECTANGLE_3] = judge_3,       [SUD_TECHNIQUE_RECTANGLE_4] = judge_4,
  [SUD_TECHNIQUE_RECTANGLE_5] = judge_5,       [SUD_TECHNIQUE_RECTANGLE_6] = judge_6,
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = judge_hidden,
};

/* Whether the corners can hold the two digits in one of the two ways, or must have both where that is the rule. */
static bool
can_be_deadly (const SudPencilmarks *marks, const Rectangle *rectangle, unsigned rules)
{
  SudDigits both = rectangle->deadly.digits, low = both & (SudDigits)-both, high = both & ~low;
  const uint8_t *corner = rectangle->corner;
  SudDigits straight = marks->cell[corner[0]] & marks->cell[corner[3]];
  SudDigits across = marks->cell[corner[1]] & marks->cell[corner[2]];

  if ((rules & SUD_RULE_FULL_RECTANGLES) != 0)
    return (straight & across & both) == both;
  return ((straight & low) != 0 && (across & high) != 0) || ((straight & high) != 0 && (across & low) != 0);
}

/* Judges the rectangle whose corners are @row_mate and @column_mate of @cell, which has two candidates. */
static void
judge (SudLogic *logic, SudTechniqueId technique, int cell, int row_mate, int column_mate)
{
  const SudPencilmarks *marks = &logic->marks;
  Rectangle rectangle = { .corner = { (uint8_t)cell, (uint8_t)row_mate, (uint8_t)column_mate,
                                      (uint8_t)sud_cell (sud_row (column_mate), sud_column (row_mate)) } };
  SudDeadly *deadly = &rectangle.deadly;
  int n = 0;

  deadly->logic = logic;
  deadly->technique = technique;
  deadly->digits = marks->cell[cell];
  for (int i = 0; i < 4; i++)
    {
      int corner = rectangle.corner[i];
      SudDigits keep = marks->cell[corner] & deadly->digits, extra = marks->cell[corner] & ~deadly->digits;

      if (keep == 0 || (corner < cell && marks->cell[corner] == deadly->digits))
        return;
      sud_cells_add (&deadly->cells, corner);
      if (extra == 0)
        continue;
      rectangle.extra |= 1u << i;
      deadly->extras |= extra;
      sud_cells_add (&deadly->extra_cells, corner);
    }
  SUD_EACH_CELL (corner, deadly->extra_cells)
    if (n < 2)
      deadly->keep[n++] = marks->cell[corner] & deadly->digits;
  if (rectangle.extra != 0 && can_be_deadly (marks, &rectangle, logic->rules))
    judges[technique] (&rectangle);
}

void
sud_find_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  const SudPencilmarks *marks = &logic->marks;

  SUD_EACH_CELL (cell, marks->blank)
    {
      SudDigits both = marks->cell[cell];
      SudCells either = SUD_NO_CELLS;

      if (sud_digits_count (both) != 2)
        continue;
      SUD_EACH_BIT (index, both)
        either = sud_cells_union (either, marks->digit[index]);
      sud_cells_remove (&either, (int)cell);
      SUD_EACH_CELL (row_mate, sud_cells_intersection (either, sud_house_sets[sud_house_of ((int)cell, SUD_HOUSE_ROW)]))
        SUD_EACH_CELL (column_mate,
                       sud_cells_intersection (either, sud_house_sets[sud_house_of ((int)cell, SUD_HOUSE_COLUMN)]))
          if ((sud_box ((int)row_mate) == sud_box ((int)cell)) != (sud_box ((int)column_mate) == sud_box ((int)cell)))
            judge (logic, technique, (int)cell, (int)row_mate, (int)column_mate);
    }
}
