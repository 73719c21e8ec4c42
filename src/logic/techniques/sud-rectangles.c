/* sud-rectangles.c - unique rectangles: four cells of two rows, two columns and two boxes
 *
 *     type 1           type 6              hidden rectangle        were all four only 4 and 7, they could be
 *     |47 |. .|47 |    |47 |. .|479|       |47 |. .|479|           written either way round: two solutions.
 *     |47 |. .|479|    |471|. .|47 |       |471|. .|47+|           So one of the other candidates is true
 *     no 4, 7 in it    4 in the rows       4 in the row and
 *                      only there: not     column of the last
 *                      in 479 and 471      only there: no 7 in it
 *
 * Types 1 to 5 are those of any deadly pattern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques-private.h"
#include "sud-techniques.h"

enum
{
  ROWS = SUD_ALL_DIGITS, /* bits of the houses that are rows */
  COLUMNS = SUD_ALL_DIGITS << SUD_SIZE,
};

/* Adds that digit @index goes out of @cells, for the other digit has no places in @houses but in the rectangle. */
static void
add_rectangle (const SudDeadly *rectangle, unsigned index, SudCells cells, uint32_t houses)
{
  SudStep step;

  sud_step_copy (&step, rectangle->pattern);
  step.houses = houses;
  step.out[index] = cells;
  sud_steps_add (&rectangle->logic->steps, &rectangle->logic->marks, &step);
}

/* Returns: whether digit @index has no place in @houses beside the rectangle. */
static bool
is_locked_in (const SudDeadly *rectangle, unsigned index, uint32_t houses)
{
  SudCells places = sud_cells_difference (rectangle->logic->marks.digit[index], rectangle->pattern->cells);

  SUD_EACH_BIT (house, houses)
    if (sud_cells_meet (places, sud_house_sets[house]))
      return false;
  return true;
}

/* Type 6: a digit that is locked in both rows, or both columns, is in two opposite corners: if it were in the corners
 * with extra candidates there would be two solutions, so it goes out of these. */
static void
find_locked_in_lines (const SudDeadly *rectangle)
{
  uint32_t houses = 0;

  SUD_EACH_CELL (cell, rectangle->pattern->cells)
    houses |= sud_cell_houses[cell];
  SUD_EACH_BIT (index, rectangle->pattern->digits)
    if (is_locked_in (rectangle, index, houses & ROWS))
      add_rectangle (rectangle, index, rectangle->pattern->fins, houses & ROWS);
    else if (is_locked_in (rectangle, index, houses & COLUMNS))
      add_rectangle (rectangle, index, rectangle->pattern->fins, houses & COLUMNS);
}

/* Hidden rectangles: a digit is locked in the row and the column of the corner opposite to one without extra
 * candidates. Were the other digit there, it would have to be in both corners beside. */
static void
find_hidden_rectangles (const SudDeadly *rectangle)
{
  const SudStep *pattern = rectangle->pattern;

  SUD_EACH_CELL (cell, sud_cells_difference (pattern->cells, pattern->fins))
    {
      uint32_t lines = sud_cell_houses[cell] & (ROWS | COLUMNS);
      SudCells opposite = pattern->cells;

      SUD_EACH_BIT (line, lines)
        opposite = sud_cells_difference (opposite, sud_house_sets[line]);
      lines = sud_cell_houses[sud_cells_first (opposite)] & (ROWS | COLUMNS);
      SUD_EACH_BIT (index, pattern->digits)
        if (is_locked_in (rectangle, index, lines))
          add_rectangle (rectangle, (unsigned)__builtin_ctz (pattern->digits & ~(1u << index)), opposite, lines);
    }
}

/* Bit i of a shape is set if corner i has extra candidates: 0 and 1, 2 and 3 share a row; 0 and 2, 1 and 3 a column. */
enum
{
  ONE_CORNER = 1 << 0x1 | 1 << 0x2 | 1 << 0x4 | 1 << 0x8,
  ONE_SIDE = 1 << 0x3 | 1 << 0x5 | 1 << 0xA | 1 << 0xC,
  DIAGONAL = 1 << 0x6 | 1 << 0x9,
  THREE_CORNERS = 1 << 0x7 | 1 << 0xB | 1 << 0xD | 1 << 0xE,
};

typedef struct
{
  uint16_t shapes; /* bit s for rectangles of shape s */
  void (*find) (const SudDeadly *rectangle);
} RectangleType;

static const RectangleType types[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_1] = { ONE_CORNER, sud_deadly_find_single_cell },
  [SUD_TECHNIQUE_RECTANGLE_2] = { ONE_SIDE, sud_deadly_find_single_digit },
  [SUD_TECHNIQUE_RECTANGLE_3] = { ONE_SIDE, sud_deadly_find_subsets },
  [SUD_TECHNIQUE_RECTANGLE_4] = { ONE_SIDE, sud_deadly_find_locked_digit },
  [SUD_TECHNIQUE_RECTANGLE_5] = { DIAGONAL | THREE_CORNERS, sud_deadly_find_single_digit },
  [SUD_TECHNIQUE_RECTANGLE_6] = { DIAGONAL, find_locked_in_lines },
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = { DIAGONAL | THREE_CORNERS, find_hidden_rectangles },
};

/* Finds what follows from the rectangle with the corners @corner; the corners in @shape have more candidates than
 * @digits. */
static void
find_of_type (SudLogic *logic, SudTechniqueId technique, const int corner[4], unsigned shape, SudDigits digits)
{
  const SudPencilmarks *marks = &logic->marks;
  SudStep pattern;
  SudDeadly rectangle = { .logic = logic, .pattern = &pattern };
  int n = 0;

  sud_step_init (&pattern, technique);
  pattern.digits = digits;
  for (int i = 0; i < 4; i++)
    {
      sud_cells_add (&pattern.cells, corner[i]);
      if ((shape >> i & 1) == 0)
        continue;
      rectangle.extras |= (SudDigits)(marks->cell[corner[i]] & ~digits);
      sud_cells_add (&pattern.fins, corner[i]);
    }
  SUD_EACH_CELL (cell, pattern.fins)
    if (n < 2)
      rectangle.base[n++] = marks->cell[cell] & digits;
  types[technique].find (&rectangle);
}

/* Looks at the rectangle with corners at @cell, which has two candidates, at @row_mate and at @column_mate. The caller
 * has seen that the two digits can stand in it one way round. */
static void
look_at_rectangle (SudLogic *logic, SudTechniqueId technique, int cell, int row_mate, int column_mate)
{
  const SudPencilmarks *marks = &logic->marks;
  SudDigits digits = marks->cell[cell];
  int corner[4] = { cell, row_mate, column_mate, row_mate + column_mate - cell };
  unsigned shape = 0;

  for (int i = 1; i < 4; i++)
    {
      SudDigits candidates = marks->cell[corner[i]];

      /* It was looked at from that corner */
      if (corner[i] < cell && candidates == digits)
        return;
      shape |= (unsigned)((candidates & ~digits) != 0) << i;
    }
  logic->negative.shapes |= (uint16_t)(1u << shape);
  if ((types[technique].shapes >> shape & 1) == 0)
    return;
  for (int i = 1; i < 4 && (logic->rules & SUD_RULE_FULL_RECTANGLES) != 0; i++)
    if ((marks->cell[corner[i]] & digits) != digits)
      return;
  find_of_type (logic, technique, corner, shape, digits);
}

/* Looks at the rectangles of two boxes with a corner at @cell whose candidate of index @near can stand in the corners
 * beside it, and @far in the one opposite. If @again is true, rectangles in which the two can change places are passed
 * over, as they were looked at before. Returns: whether there are any */
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
            look_at_rectangle (logic, technique, cell, (int)row_mate, (int)column_mate);
        }
    }
  return any;
}

/* Returns: whether there are any rectangles that have a corner at @cell, which has two candidates. */
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
  SudNegativeCache *cache = &logic->negative;
  SudCells two;

  /* All types look at the same rectangles: the first type notes the shapes, and a type whose shapes are not among them
   * need not look */
  sud_negative_cache_follow (cache, &logic->marks);
  if ((cache->shapes & types[technique].shapes) == 0)
    return;
  cache->shapes = 0;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), cache->no_rectangle);
  SUD_EACH_CELL (cell, two)
    if (!find_at_corner (logic, technique, (int)cell))
      sud_cells_add (&cache->no_rectangle, (int)cell);
}
