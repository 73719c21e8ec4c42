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

/* Adds that @digit goes out of @cells, for @locked has no other place in @houses. */
static void
add_rectangle_locked (const Rectangle *rectangle, int index, SudCells cells, uint32_t houses)
{
  SudStep step;

  sud_deadly_begin (&rectangle->deadly, &step);
  step.houses = houses;
  step.out[index] = cells;
  sud_steps_add (&rectangle->deadly.logic->steps, &rectangle->deadly.logic->marks, &step);
}

/* Whether digit @index has no place in @houses beside the rectangle. */
static bool
is_locked_in (const Rectangle *rectangle, unsigned index, uint32_t houses)
{
  SudCells places = sud_cells_difference (rectangle->deadly.logic->marks.digit[index], rectangle->deadly.cells);

  SUD_EACH_BIT (house, houses)
    if (sud_cells_meet (places, sud_house_sets[house]))
      return false;
  return true;
}

/* What a technique looks at, and how. */
typedef struct
{
  uint16_t shapes; /* bit e for those whose @extra is e */
  void (*judge) (const Rectangle *rectangle);
} Type;

enum
{
  ONE = 1 << 0x1 | 1 << 0x2 | 1 << 0x4 | 1 << 0x8,
  SIDE = 1 << 0x3 | 1 << 0x5 | 1 << 0xA | 1 << 0xC,
  DIAGONAL = 1 << 0x6 | 1 << 0x9,
  THREE = 1 << 0x7 | 1 << 0xB | 1 << 0xD | 1 << 0xE,
};

static void
judge_cell (const Rectangle *rectangle)
{
  sud_deadly_find_cell (&rectangle->deadly);
}

static void
judge_digit (const Rectangle *rectangle)
{
  sud_deadly_find_digit (&rectangle->deadly);
}

static void
judge_subsets (const Rectangle *rectangle)
{
  sud_deadly_find_subsets (&rectangle->deadly);
}

static void
judge_locked (const Rectangle *rectangle)
{
  sud_deadly_find_locked (&rectangle->deadly);
}

static void
judge_lines (const Rectangle *rectangle)
{
  uint32_t rows = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_ROW)
                  | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_ROW);
  uint32_t columns = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_COLUMN)
                     | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_COLUMN);

  SUD_EACH_BIT (index, rectangle->deadly.digits)
    if (is_locked_in (rectangle, index, rows) || is_locked_in (rectangle, index, columns))
      add_rectangle_locked (rectangle, (int)index, rectangle->deadly.extra_cells,
                            is_locked_in (rectangle, index, rows) ? rows : columns);
}

static void
judge_hidden (const Rectangle *rectangle)
{
  for (int corner = 0; corner < 4; corner++)
    {
      int far = rectangle->corner[3 - corner];
      uint32_t houses = 1u << sud_house_of (far, SUD_HOUSE_ROW) | 1u << sud_house_of (far, SUD_HOUSE_COLUMN);

      if ((rectangle->extra >> corner & 1) != 0)
        continue;
      SUD_EACH_BIT (index, rectangle->deadly.digits)
        if (is_locked_in (rectangle, index, houses))
          add_rectangle_locked (rectangle, __builtin_ctz (rectangle->deadly.digits & ~(1u << index)), sud_cells_of (far), houses);
    }
}

static const Type types[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_1] = { ONE, judge_cell },
  [SUD_TECHNIQUE_RECTANGLE_2] = { SIDE, judge_digit },
  [SUD_TECHNIQUE_RECTANGLE_3] = { SIDE, judge_subsets },
  [SUD_TECHNIQUE_RECTANGLE_4] = { SIDE, judge_locked },
  [SUD_TECHNIQUE_RECTANGLE_5] = { DIAGONAL | THREE, judge_digit },
  [SUD_TECHNIQUE_RECTANGLE_6] = { DIAGONAL, judge_lines },
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = { DIAGONAL | THREE, judge_hidden },
};

/* Whether the corners have both digits where that is the rule; that they can hold them in one way is known. */
static bool
can_be_deadly (const SudPencilmarks *marks, const Rectangle *rectangle, unsigned rules)
{
  SudDigits both = rectangle->deadly.digits;

  if ((rules & SUD_RULE_FULL_RECTANGLES) == 0)
    return true;
  for (int i = 1; i < 4; i++)
    if ((marks->cell[rectangle->corner[i]] & both) != both)
      return false;
  return true;
}

/* Fills in what the corners hold beside the two digits. */
static void
fill_rectangle (Rectangle *rectangle)
{
  SudDeadly *deadly = &rectangle->deadly;
  const SudPencilmarks *marks = &deadly->logic->marks;
  int n = 0;

  for (int i = 0; i < 4; i++)
    {
      int corner = rectangle->corner[i];

      sud_cells_add (&deadly->cells, corner);
      if ((rectangle->extra >> i & 1) == 0)
        continue;
      deadly->extras |= (SudDigits)(marks->cell[corner] & ~deadly->digits);
      sud_cells_add (&deadly->extra_cells, corner);
    }
  SUD_EACH_CELL (corner, deadly->extra_cells)
    if (n < 2)
      deadly->keep[n++] = marks->cell[corner] & deadly->digits;
}

/* Judges the rectangle whose corners are @row_mate and @column_mate of @cell: its two candidates can stand in them. */
static void
judge_rectangle (SudLogic *logic, SudTechniqueId technique, int cell, int row_mate, int column_mate)
{
  const SudPencilmarks *marks = &logic->marks;
  SudDigits digits = marks->cell[cell];
  Rectangle rectangle = { .corner = { (uint8_t)cell, (uint8_t)row_mate, (uint8_t)column_mate,
                                      (uint8_t)(row_mate + column_mate - cell) },
                          .deadly = { .logic = logic, .technique = technique, .digits = digits } };

  for (int i = 1; i < 4; i++)
    {
      int corner = rectangle.corner[i];

      if (corner < cell && marks->cell[corner] == digits)
        return;
      rectangle.extra |= (unsigned)((marks->cell[corner] & ~digits) != 0) << i;
    }
  logic->quiet.shapes |= (uint16_t)(1u << rectangle.extra);
  if ((types[technique].shapes >> rectangle.extra & 1) == 0 || !can_be_deadly (marks, &rectangle, logic->rules))
    return;
  fill_rectangle (&rectangle);
  types[technique].judge (&rectangle);
}

/* Looks at the rectangles of two boxes that have a corner at @cell, with its candidate @near in the corners beside it and
 * @far in the one opposite: the other way round they are passed over where @again. Whether there are any. */
static bool
find_one_way_round (SudLogic *logic, SudTechniqueId technique, int cell, int near, int far, bool again)
{
  const SudCells *digit = logic->marks.digit;
  SudCells box = sud_house_sets[sud_house_of (cell, SUD_HOUSE_BOX)], beside = digit[near];
  SudCells column = sud_cells_intersection (beside, sud_house_sets[SUD_SIZE + sud_column (cell)]);
  SudCells row = sud_cells_intersection (beside, sud_house_sets[sud_row (cell)]);
  bool any = false;

  sud_cells_remove (&row, cell);
  sud_cells_remove (&column, cell);
  SUD_EACH_CELL (row_mate, row)
    {
      SudCells mates = sud_cells_has (box, (int)row_mate) ? sud_cells_difference (column, box)
                                                          : sud_cells_intersection (column, box);
      bool both = again && sud_cells_has (digit[far], (int)row_mate);

      SUD_EACH_CELL (column_mate, mates)
        {
          int opposite = (int)(row_mate + column_mate) - cell;

          if (!sud_cells_has (digit[far], opposite))
            continue;
          any = true;
          if (!(both && sud_cells_has (digit[far], (int)column_mate) && sud_cells_has (digit[near], opposite)))
            judge_rectangle (logic, technique, cell, (int)row_mate, (int)column_mate);
        }
    }
  return any;
}

/* Whether there are any rectangles that have a corner at @cell, which has two candidates. */
static bool
find_at_corner (SudLogic *logic, SudTechniqueId technique, int cell)
{
  SudDigits digits = logic->marks.cell[cell];
  int low = __builtin_ctz (digits), high = __builtin_ctz (digits & (digits - 1));
  bool any = find_one_way_round (logic, technique, cell, low, high, false);

  return find_one_way_round (logic, technique, cell, high, low, true) || any;
}

void
sud_find_rectangles (SudLogic *logic, SudTechniqueId technique)
{
  SudQuiet *quiet = &logic->quiet;
  SudCells two;

  /* All types look at the same rectangles: the first tells the others what there is */
  sud_quiet_follow (quiet, &logic->marks);
  if ((quiet->shapes & types[technique].shapes) == 0)
    return;
  quiet->shapes = 0;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), quiet->no_rectangle);
  SUD_EACH_CELL (cell, two)
    if (!find_at_corner (logic, technique, (int)cell))
      sud_cells_add (&quiet->no_rectangle, (int)cell);
}
