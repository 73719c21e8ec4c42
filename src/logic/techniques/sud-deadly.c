/* sud-deadly.c - deadly patterns: cells that could change places in the solution, were it not for an extra candidate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-techniques.h"

#include <stddef.h>

/* Cells that could change places in the solution, were it not for an extra candidate
 *
 *     type 1        type 2         type 3                type 4
 *     |47|47 |      |47 |47 |      |47 |47 |             |47 |47 |
 *     |47|479|      |479|479| -9   |471|472|12| -1-2     |479|471|    no other 4 in the row:
 *         9          9 in one      1 or 2 in one         no 7 in these two
 */

/* Would none of the extra candidates be true, there were two solutions, or none. */
typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  SudDigits digits;       /* all that the cells would be left with; 0 if that is not the same everywhere */
  SudDigits extras;       /* the other candidates, of which one is true */
  SudDigits keep[2];      /* candidates that are not extra in the first and the second of two @extra_cells */
  SudCells cells;         /* all cells of the pattern */
  SudCells extra_cells;   /* those with other candidates */
  uint8_t corner[4];      /* those of a rectangle: 0 and 1, 2 and 3 share a row; 0 and 2, 1 and 3 a column */
  unsigned extra_corners; /* bit i for corner i: those with other candidates */
  const SudStep *way;     /* (nullable): a step whose nodes show the way round a loop */
  /* in a grave those of @extra_cells one by one, with the extra candidates of each; @n_each of them */
  const SudStepSet *each;
  int n_each;
} Deadly;

typedef struct
{
  const Deadly *deadly;
  int house;              /* where to look */
  int n;
  uint8_t cell[SUD_SIZE]; /* its other blanks; @n of them */
} Subsets;

/* Begins a step that shows the pattern. */
static void
begin_deadly (const Deadly *self, SudStep *step)
{
  sud_step_init (step, self->technique);
  for (int i = 0; self->way != NULL && i < self->way->n_nodes; i++)
    sud_step_add_node (step, SUD_STEP_WEAK, self->way->nodes[i].cells, self->way->nodes[i].digit);
  for (int i = 0; i < self->n_each; i++)
    sud_step_add_set (step, self->each[i].cells, self->each[i].digits);
  step->digits = self->digits != 0 ? self->digits : self->extras;
  step->cells = self->cells;
  step->fins = self->extra_cells;
}

static void
add_deadly (const Deadly *self, SudStep *step)
{
  sud_steps_add (&self->logic->steps, &self->logic->marks, step);
}

/* One cell has other candidates (type 1): it is one of those. */
static void
find_deadly_cell (const Deadly *self)
{
  SudStep step;

  if (!sud_cells_is_single (self->extra_cells))
    return;
  begin_deadly (self, &step);
  SUD_EACH_BIT (index, self->digits)
    step.out[index] = self->extra_cells;
  add_deadly (self, &step);
}

/* All other candidates are of one digit (types 2 and 5): it goes where all of them are seen. */
static void
find_deadly_digit (const Deadly *self)
{
  SudStep step;

  if (sud_digits_count (self->extras) != 1 || sud_cells_is_single (self->extra_cells))
    return;
  begin_deadly (self, &step);
  step.out[__builtin_ctz (self->extras)] = sud_common_peers (self->extra_cells);
  add_deadly (self, &step);
}

/* @cells and the pattern together hold @digits, one more than @cells: out of the other cells that see all of them. */
static void
add_subset (const Subsets *subsets, SudCells cells, SudDigits digits)
{
  const Deadly *deadly = subsets->deadly;
  SudCells all = sud_cells_union (cells, deadly->extra_cells);
  SudStep step;

  begin_deadly (deadly, &step);
  step.houses = 1u << subsets->house;
  sud_step_add_set (&step, cells, digits);
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (all, sud_house_sets[house]))
      SUD_EACH_BIT (index, digits)
        step.out[index] = sud_cells_union (step.out[index], sud_cells_difference (sud_house_sets[house], all));
  add_deadly (deadly, &step);
}

/* All subsets with @cells, which hold @digits with the extra ones, and any cells from @from on. */
static void
choose_subset (const Subsets *subsets, int from, SudCells cells, int count, SudDigits digits)
{
  if (count > 0 && sud_digits_count (digits) == count + 1)
    add_subset (subsets, cells, digits);
  for (int i = from; i < subsets->n; i++)
    {
      SudCells more = cells;

      sud_cells_add (&more, subsets->cell[i]);
      choose_subset (subsets, i + 1, more, count + 1, digits | subsets->deadly->logic->marks.cell[subsets->cell[i]]);
    }
}

/* The other candidates are as one cell, which makes a subset with others of a house (type 3). */
static void
find_deadly_subsets (const Deadly *self)
{
  for (int house = 0; house < SUD_HOUSES; house++)
    {
      Subsets subsets = { .deadly = self, .house = house };

      SudCells blank = sud_cells_intersection (sud_house_sets[house], self->logic->marks.blank);

      if (!sud_cells_within (self->extra_cells, sud_house_sets[house]))
        continue;
      SUD_EACH_CELL (cell, sud_cells_difference (blank, self->extra_cells))
        subsets.cell[subsets.n++] = (uint8_t)cell;
      choose_subset (&subsets, 0, SUD_NO_CELLS, 0, self->extras);
    }
}

/* In a house of the two cells one of the digits has no other place (type 4): the others go out of these cells. */
static void
find_deadly_locked (const Deadly *self)
{
  const SudPencilmarks *marks = &self->logic->marks;
  SudDigits common = self->keep[0] & self->keep[1];

  if (sud_cells_count (self->extra_cells) != 2)
    return;
  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (self->extra_cells, sud_house_sets[house]))
      SUD_EACH_BIT (index, common)
        {
          SudStep step;
          int i = 0;

          if (!sud_cells_within (sud_pencilmarks_places (marks, house, (int)index + 1), self->extra_cells))
            continue;
          begin_deadly (self, &step);
          step.houses = 1u << house;
          SUD_EACH_CELL (cell, self->extra_cells)
            {
              SUD_EACH_BIT (other, self->keep[i] & ~(1u << index))
                sud_cells_add (&step.out[other], (int)cell);
              i++;
            }
          add_deadly (self, &step);
        }
}

/* Four cells of two rows, two columns and two boxes
 *
 *     type 1           type 6              hidden rectangle        were all four only 4 and 7, they could be
 *     |47 |. .|47 |    |47 |. .|479|       |47 |. .|479|           written either way round: two solutions.
 *     |47 |. .|479|    |471|. .|47 |       |471|. .|47+|           So one of the other candidates is true
 *     no 4, 7 in it    4 in the rows       4 in the row and
 *                      only there: not     column of the last
 *                      in 479 and 471      only there: no 7 in it
 *
 * Types 1 to 5 are those of any deadly pattern.
 */

/* Digit @index goes out of @cells, for another one is locked in @houses. */
static void
add_rectangle_locked (const Deadly *rectangle, int index, SudCells cells, uint32_t houses)
{
  SudStep step;

  begin_deadly (rectangle, &step);
  step.houses = houses;
  step.out[index] = cells;
  add_deadly (rectangle, &step);
}

/* Returns: whether digit @index has no place in @houses beside the rectangle. */
static bool
is_locked_in (const Deadly *rectangle, unsigned index, uint32_t houses)
{
  SudCells places = sud_cells_difference (rectangle->logic->marks.digit[index], rectangle->cells);

  SUD_EACH_BIT (house, houses)
    if (sud_cells_meet (places, sud_house_sets[house]))
      return false;
  return true;
}

typedef struct
{
  uint16_t shapes; /* bit e for rectangles whose @extra_corners are e */
  void (*judge) (const Deadly *rectangle);
} RectangleType;

enum
{
  ONE = 1 << 0x1 | 1 << 0x2 | 1 << 0x4 | 1 << 0x8,
  SIDE = 1 << 0x3 | 1 << 0x5 | 1 << 0xA | 1 << 0xC,
  DIAGONAL = 1 << 0x6 | 1 << 0x9,
  THREE = 1 << 0x7 | 1 << 0xB | 1 << 0xD | 1 << 0xE,
};

static void
judge_lines (const Deadly *rectangle)
{
  uint32_t rows = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_ROW)
                  | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_ROW);
  uint32_t columns = 1u << sud_house_of (rectangle->corner[0], SUD_HOUSE_COLUMN)
                     | 1u << sud_house_of (rectangle->corner[3], SUD_HOUSE_COLUMN);

  SUD_EACH_BIT (index, rectangle->digits)
    if (is_locked_in (rectangle, index, rows) || is_locked_in (rectangle, index, columns))
      add_rectangle_locked (rectangle, (int)index, rectangle->extra_cells,
                            is_locked_in (rectangle, index, rows) ? rows : columns);
}

static void
judge_hidden (const Deadly *rectangle)
{
  for (int corner = 0; corner < 4; corner++)
    {
      int far = rectangle->corner[3 - corner];
      uint32_t houses = 1u << sud_house_of (far, SUD_HOUSE_ROW) | 1u << sud_house_of (far, SUD_HOUSE_COLUMN);

      if ((rectangle->extra_corners >> corner & 1) != 0)
        continue;
      SUD_EACH_BIT (index, rectangle->digits)
        if (is_locked_in (rectangle, index, houses))
          add_rectangle_locked (rectangle, __builtin_ctz (rectangle->digits & ~(1u << index)), sud_cells_of (far),
                                houses);
    }
}

static const RectangleType types[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_RECTANGLE_1] = { ONE, find_deadly_cell },
  [SUD_TECHNIQUE_RECTANGLE_2] = { SIDE, find_deadly_digit },
  [SUD_TECHNIQUE_RECTANGLE_3] = { SIDE, find_deadly_subsets },
  [SUD_TECHNIQUE_RECTANGLE_4] = { SIDE, find_deadly_locked },
  [SUD_TECHNIQUE_RECTANGLE_5] = { DIAGONAL | THREE, find_deadly_digit },
  [SUD_TECHNIQUE_RECTANGLE_6] = { DIAGONAL, judge_lines },
  [SUD_TECHNIQUE_HIDDEN_RECTANGLE] = { DIAGONAL | THREE, judge_hidden },
};

/* Returns: whether the corners have both digits where that is the rule; that they can hold them in one way is known. */
static bool
can_be_deadly (const SudPencilmarks *marks, const Deadly *rectangle, unsigned rules)
{
  SudDigits both = rectangle->digits;

  if ((rules & SUD_RULE_FULL_RECTANGLES) == 0)
    return true;
  for (int i = 1; i < 4; i++)
    if ((marks->cell[rectangle->corner[i]] & both) != both)
      return false;
  return true;
}

/* Fills in the cells with other candidates than the two digits, and these candidates. */
static void
fill_rectangle (Deadly *rectangle)
{
  const SudPencilmarks *marks = &rectangle->logic->marks;
  int n = 0;

  for (int i = 0; i < 4; i++)
    {
      int corner = rectangle->corner[i];

      sud_cells_add (&rectangle->cells, corner);
      if ((rectangle->extra_corners >> i & 1) == 0)
        continue;
      rectangle->extras |= (SudDigits)(marks->cell[corner] & ~rectangle->digits);
      sud_cells_add (&rectangle->extra_cells, corner);
    }
  SUD_EACH_CELL (corner, rectangle->extra_cells)
    if (n < 2)
      rectangle->keep[n++] = marks->cell[corner] & rectangle->digits;
}

/* Judges the rectangle whose corners are @row_mate and @column_mate of @cell: its two candidates can stand in them. */
static void
judge_rectangle (SudLogic *logic, SudTechniqueId technique, int cell, int row_mate, int column_mate)
{
  const SudPencilmarks *marks = &logic->marks;
  SudDigits digits = marks->cell[cell];
  Deadly rectangle = { .logic = logic, .technique = technique, .digits = digits,
                       .corner = { (uint8_t)cell, (uint8_t)row_mate, (uint8_t)column_mate,
                                   (uint8_t)(row_mate + column_mate - cell) } };

  for (int i = 1; i < 4; i++)
    {
      int corner = rectangle.corner[i];

      if (corner < cell && marks->cell[corner] == digits)
        return;
      rectangle.extra_corners |= (unsigned)((marks->cell[corner] & ~digits) != 0) << i;
    }
  logic->negative.shapes |= (uint16_t)(1u << rectangle.extra_corners);
  if ((types[technique].shapes >> rectangle.extra_corners & 1) == 0 || !can_be_deadly (marks, &rectangle, logic->rules))
    return;
  fill_rectangle (&rectangle);
  types[technique].judge (&rectangle);
}

/* Looks at the rectangles of two boxes that have a corner at @cell, with its candidate @near in the corners beside it
 * and @far in the one opposite: the other way round they are passed over where @again. Whether there are any. */
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

  /* All types look at the same rectangles: the first tells the others what there is */
  sud_negative_cache_follow (cache, &logic->marks);
  if ((cache->shapes & types[technique].shapes) == 0)
    return;
  cache->shapes = 0;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), cache->no_rectangle);
  SUD_EACH_CELL (cell, two)
    if (!find_at_corner (logic, technique, (int)cell))
      sud_cells_add (&cache->no_rectangle, (int)cell);
}

/* Six to fourteen cells that take two digits in turn
 *
 *     |47 |. .|47 |. .|. .|     each row, column and box that has a cell of the loop has two, of which one would be
 *     |. .|. .|47 |. .|47 |     4 and one 7. Were all of them only 4 and 7, they could be written either way round: two
 *     |47 |. .|. .|. .|479|     solutions. So one of the other candidates is true
 *
 * Types 1 to 4 are those of any deadly pattern. A loop of four cells is a unique rectangle.
 */

enum
{
  LOOP_MIN = 6,
  LOOP_MAX = 14,
};

typedef struct
{
  Deadly deadly;
  SudCells can;       /* cells with both digits that could be in it */
  SudCells cells[2];  /* for each of the two ways round those that take the same digit */
  uint32_t houses[2]; /* their houses: of each way no house twice; a loop is closed where both have the same */
  int n;              /* how many cells there are */
} Loop;

/* Goes on from @cell over all cells of @left and back to @start, and draws the way; whether there is one. */
static bool
draw_loop (SudStep *step, int start, int cell, SudCells left, int digit)
{
  sud_step_add_node (step, SUD_STEP_WEAK, sud_cells_of (cell), digit);
  if (sud_cells_is_empty (left) && sud_cells_has (sud_peers_of (cell), start))
    return true;
  SUD_EACH_CELL (next, sud_cells_intersection (left, sud_peers_of (cell)))
    {
      SudCells rest = left;

      sud_cells_remove (&rest, (int)next);
      if (draw_loop (step, start, (int)next, rest, digit))
        return true;
    }
  step->n_nodes--;
  return false;
}

static void
judge_loop_3 (const Deadly *deadly)
{
  if (sud_cells_count (deadly->extra_cells) == 2)
    find_deadly_subsets (deadly);
}

static void (*const judges[SUD_N_TECHNIQUES]) (const Deadly *deadly) = {
  [SUD_TECHNIQUE_UNIQUE_LOOP_1] = find_deadly_cell,
  [SUD_TECHNIQUE_UNIQUE_LOOP_2] = find_deadly_digit,
  [SUD_TECHNIQUE_UNIQUE_LOOP_3] = judge_loop_3,
  [SUD_TECHNIQUE_UNIQUE_LOOP_4] = find_deadly_locked,
};

static void
judge_loop (Loop *loop)
{
  Deadly *deadly = &loop->deadly;
  SudCells left;
  SudStep way;
  int start, digit = __builtin_ctz (deadly->digits) + 1;

  if (loop->n < LOOP_MIN || sud_cells_is_empty (deadly->extra_cells))
    return;
  deadly->cells = sud_cells_union (loop->cells[0], loop->cells[1]);
  deadly->keep[0] = deadly->keep[1] = deadly->digits;
  sud_step_init (&way, 0);
  left = deadly->cells;
  start = sud_cells_take (&left);
  if (!draw_loop (&way, start, start, left, digit))
    return;
  sud_step_add_node (&way, SUD_STEP_WEAK, sud_cells_of (start), digit);
  deadly->way = &way;
  judges[deadly->technique] (deadly);
}

/* Returns: whether @extra_cells with @extras other digits can still make any type. */
static bool
is_promising (const Deadly *deadly)
{
  int most = deadly->technique == SUD_TECHNIQUE_UNIQUE_LOOP_1 ? 1 : 2;

  if (deadly->technique == SUD_TECHNIQUE_UNIQUE_LOOP_2)
    return sud_digits_count (deadly->extras) <= 1;
  return sud_cells_count (deadly->extra_cells) <= most;
}

static void grow_loop (Loop *loop);

/* Takes @cell as one that goes with @way, and looks for all loops with it. */
static void
take_loop_cell (const Loop *loop, int way, int cell)
{
  SudDigits extra = loop->deadly.logic->marks.cell[cell] & ~loop->deadly.digits;
  Loop more = *loop;

  sud_cells_add (&more.cells[way], cell);
  sud_cells_remove (&more.can, cell);
  more.houses[way] |= sud_cell_houses[cell];
  more.n++;
  more.deadly.extras |= extra;
  if (extra != 0)
    sud_cells_add (&more.deadly.extra_cells, cell);
  if (is_promising (&more.deadly))
    grow_loop (&more);
}

/* All loops with the cells of @loop. The lowest house that has a cell of one way needs one of the other, and so on
 * until all have both: so each loop is found once. */
static void
grow_loop (Loop *loop)
{
  uint32_t open = loop->houses[0] ^ loop->houses[1];
  int house, way;

  if (open == 0)
    {
      judge_loop (loop);
      return;
    }
  if (loop->n == LOOP_MAX)
    return;
  house = __builtin_ctz (open);
  way = (loop->houses[0] >> house & 1) != 0;
  SUD_EACH_CELL (cell, sud_cells_intersection (loop->can, sud_house_sets[house]))
    if ((sud_cell_houses[cell] & loop->houses[way]) == 0)
      take_loop_cell (loop, way, (int)cell);
}

/* Drops cells that are alone in a house, until there is none. */
static void
prune_cells (SudCells *can)
{
  for (bool again = true; again;)
    {
      again = false;
      for (int house = 0; house < SUD_HOUSES; house++)
        {
          SudCells places = sud_cells_intersection (*can, sud_house_sets[house]);

          if (!sud_cells_is_single (places))
            continue;
          *can = sud_cells_difference (*can, places);
          again = true;
        }
    }
}

/* All loops of the two @digits that have one of @starts: cells with no other candidates. */
static void
find_loops_of (SudLogic *logic, SudTechniqueId technique, SudDigits digits, SudCells starts)
{
  SudNegativeCache *cache = &logic->negative;
  Loop loop = { .deadly = { .logic = logic, .technique = technique, .digits = digits }, .can = logic->marks.blank };

  SUD_EACH_BIT (index, digits)
    loop.can = sud_cells_intersection (loop.can, logic->marks.digit[index]);
  if (sud_cells_count (loop.can) >= LOOP_MIN)
    prune_cells (&loop.can);
  if (sud_cells_count (loop.can) < LOOP_MIN)
    loop.can = SUD_NO_CELLS;
  cache->no_loop = sud_cells_union (cache->no_loop, sud_cells_difference (starts, loop.can));
  SUD_EACH_CELL (start, sud_cells_intersection (starts, loop.can))
    {
      if (sud_cells_count (loop.can) < LOOP_MIN)
        return;
      cache->loops = true;
      take_loop_cell (&loop, 0, (int)start);
      sud_cells_remove (&loop.can, (int)start);
    }
}

void
sud_find_unique_loops (SudLogic *logic, SudTechniqueId technique)
{
  SudNegativeCache *cache = &logic->negative;
  SudCells two;

  /* Where no cells can make a loop, none of the types need look again */
  sud_negative_cache_follow (cache, &logic->marks);
  if (!cache->loops)
    return;
  cache->loops = false;
  two = sud_cells_difference (sud_pencilmarks_with (&logic->marks, 2), cache->no_loop);
  while (!sud_cells_is_empty (two))
    {
      SudDigits digits = logic->marks.cell[sud_cells_first (two)];
      SudCells starts = two;

      SUD_EACH_BIT (index, digits)
        starts = sud_cells_intersection (starts, logic->marks.digit[index]);
      two = sud_cells_difference (two, starts);
      find_loops_of (logic, technique, digits, starts);
    }
}

/* Two candidates in every cell, each twice in every house: then there would be two solutions
 *
 *     bivalue universal grave + 1: all blanks hold two candidates, but one holds three
 *
 *     |47|   |4[7]9|       7 is there three times in the row, the column and the box of that cell, all others twice.
 *     |  | 3 |79   |       Without this 7 every blank could take either of its two: two solutions or none. So it is 7
 *     |47| 9 |     |
 *
 * With more extra candidates one of them is true: type 2, they are of one digit; type 3, they make a subset with other
 * cells; type 4, a digit is locked in the two cells; BUG + n, what all of them exclude goes.
 */

enum
{
  CELLS_MAX = 6, /* with extra candidates: more is no longer a pattern for people */
};

typedef struct
{
  SudLogic *logic;
  SudTechniqueId technique;
  int n;                      /* cells with more than two candidates */
  uint8_t cell[CELLS_MAX];    /* those; @cells: the same as a set */
  SudCells cells;
  uint32_t houses;            /* theirs */
  /* for each those that can be extra: there are more than two in all its houses, since two are to be left */
  SudDigits can[CELLS_MAX];
  SudDigits extra[CELLS_MAX]; /* for each the candidates that are taken as extra */
} Bug;

/* Returns: whether each digit that is missing in @house has two places there, when the extra candidates are gone. */
static bool
is_grave_in (const Bug *bug, int house)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  SudDigits missing = 0, once = 0, twice = 0, more = 0;

  for (int i = 0; i < SUD_SIZE; i++)
    {
      int cell = sud_house_cells[house][i];
      SudDigits digits = marks->cell[cell];

      missing |= digits;
      if (sud_cells_has (bug->cells, cell))
        for (int j = 0; j < bug->n; j++)
          digits &= (SudDigits) ~(bug->cell[j] == cell ? bug->extra[j] : 0);
      more |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
  return (twice & ~more) == missing;
}

/* Returns: whether that is so in all of @houses. */
static bool
is_grave_in_houses (const Bug *bug, uint32_t houses)
{
  SUD_EACH_BIT (house, houses)
    if (!is_grave_in (bug, (int)house))
      return false;
  return true;
}

/* All that every extra candidate excludes goes: BUG + 1, type 2, BUG + n. */
static void
add_all_excluded (const Deadly *deadly)
{
  bool one = deadly->technique == SUD_TECHNIQUE_BUG_1;
  SudStep step;

  begin_deadly (deadly, &step);
  for (int index = 0; index < SUD_SIZE; index++)
    {
      step.out[index] = one ? deadly->extra_cells : SUD_ALL_CELLS;
      for (int i = 0; i < deadly->n_each; i++)
        SUD_EACH_BIT (extra, deadly->each[i].digits)
          step.out[index] = sud_cells_intersection (step.out[index], extra == (unsigned)index
                                                                         ? sud_common_peers (deadly->each[i].cells)
                                                                         : deadly->each[i].cells);
    }
  if (one)
    step.houses = sud_cell_houses[sud_cells_first (deadly->extra_cells)];
  add_deadly (deadly, &step);
}

typedef struct
{
  /* the least and the most cells with extra candidates, extra candidates, and different digits of them */
  uint8_t cells[2], extra[2], digits[2];
  void (*add) (const Deadly *deadly);
} BugKind;

static const BugKind kinds[SUD_N_TECHNIQUES] = {
  [SUD_TECHNIQUE_BUG_1] = { { 1, 1 }, { 1, 1 }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_2] = { { 2, CELLS_MAX }, { 2, CELLS_MAX }, { 1, 1 }, add_all_excluded },
  [SUD_TECHNIQUE_BUG_3] = { { 2, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, find_deadly_subsets },
  [SUD_TECHNIQUE_BUG_4] = { { 2, 2 }, { 2, UINT8_MAX }, { 1, SUD_SIZE }, find_deadly_locked },
  [SUD_TECHNIQUE_BUG_N] = { { 1, CELLS_MAX }, { 2, UINT8_MAX }, { 2, SUD_SIZE }, add_all_excluded },
};

static bool
is_between (int n, const uint8_t bounds[2])
{
  return n >= bounds[0] && n <= bounds[1];
}

/* Adds what follows where one of the extra candidates of @bug is true. */
static void
judge_bug (const Bug *bug)
{
  const BugKind *kind = &kinds[bug->technique];
  SudStepSet each[CELLS_MAX];
  Deadly deadly = { .logic = bug->logic, .technique = bug->technique, .cells = bug->logic->marks.blank,
                       .each = each, .n_each = bug->n };
  int n_extra = 0;

  for (int i = 0; i < bug->n; i++)
    {
      each[i] = (SudStepSet){ sud_cells_of (bug->cell[i]), bug->extra[i] };
      sud_cells_add (&deadly.extra_cells, bug->cell[i]);
      deadly.extras |= bug->extra[i];
      n_extra += sud_digits_count (bug->extra[i]);
      if (i < 2)
        deadly.keep[i] = (SudDigits)(bug->logic->marks.cell[bug->cell[i]] & ~bug->extra[i]);
    }
  if (is_between (bug->n, kind->cells) && is_between (n_extra, kind->extra)
      && is_between (sud_digits_count (deadly.extras), kind->digits) && is_grave_in_houses (bug, bug->houses))
    kind->add (&deadly);
}

/* The candidates of @cell that each of its houses has more than twice. */
static SudDigits
find_extra (const SudPencilmarks *marks, int cell)
{
  SudDigits extra = marks->cell[cell];

  SUD_EACH_BIT (house, sud_cell_houses[cell])
    SUD_EACH_BIT (index, extra)
      if (sud_digits_count (marks->place[house][index]) < 3)
        extra &= (SudDigits) ~(1u << index);
  return extra;
}

/* The cells with more than two candidates; false where there are too many of them, or none, or they are not to
 * blame. */
static bool
collect_bug_cells (Bug *bug)
{
  const SudPencilmarks *marks = &bug->logic->marks;
  SudCells more = sud_pencilmarks_with_at_least (marks, 3), two = sud_pencilmarks_with (marks, 2);

  bug->n = 0;
  if (sud_cells_count (more) > kinds[bug->technique].cells[1]
      || !sud_cells_equal (sud_cells_union (more, two), marks->blank))
    return false;
  SUD_EACH_CELL (cell, more)
    {
      bug->can[bug->n] = find_extra (marks, (int)cell);
      if (sud_digits_count (marks->cell[cell] & ~bug->can[bug->n]) > 2)
        return false;
      bug->cell[bug->n++] = (uint8_t)cell;
      bug->houses |= sud_cell_houses[cell];
    }
  bug->cells = more;
  return bug->n > 0 && is_grave_in_houses (bug, ((1u << SUD_HOUSES) - 1) & ~bug->houses);
}

/* All ways to take two candidates of each cell from number @i on as those that are not extra. */
static void
choose_extras (Bug *bug, int i)
{
  if (i == bug->n || i == CELLS_MAX)
    {
      judge_bug (bug);
      return;
    }
  SudDigits digits = bug->logic->marks.cell[bug->cell[i]];

  SUD_EACH_BIT (first, digits)
    SUD_EACH_BIT (second, digits & ~((2u << first) - 1))
      {
        bug->extra[i] = (SudDigits)(digits & ~(1u << first | 1u << second));
        if ((bug->extra[i] & ~bug->can[i]) == 0)
          choose_extras (bug, i + 1);
      }
}

void
sud_find_bug (SudLogic *logic, SudTechniqueId technique)
{
  Bug bug = { .logic = logic, .technique = technique };

  if (collect_bug_cells (&bug))
    choose_extras (&bug, 0);
}
